import { answersOf, CHANCE, fractionValue, type Json, TEAM } from '@nineworlds/engine';
import { completeOptions, optionFaults } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { heuristic } from '../bot/heuristic.ts';
import { yggdrasil } from '../checked.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { yggdrasil as inPlay } from '../game.ts';
import { calmOdds } from '../view/odds/calm-odds.ts';
import { winChance } from '../view/odds/fight-odds.ts';
import { viewOf } from '../view/view.ts';
import { DISCARDING_EDITION, OWNER_EDITION, ownerFile } from './owner-edition.ts';
import { acting, cardsOf, drawing, namesOf, type Situation, targetsIn } from './situation.ts';

const OWN = { edition: ownerFile() };
const DISCARDING = { edition: ownerFile(DISCARDING_EDITION) };
const RAGNAROK = { ...OWN, ragnarok: 4, spread: 'random' };

/** The owner's table, with what else a test says of it. */
function own(situation: Situation = {}): Situation {
  return { ...situation, options: { ...OWN, ...situation.options } };
}

const faultsOf = (options: unknown) => optionFaults(yggdrasil, options);
/** The reasons of an edition with something wrong. */
const wrong = (change: object) => faultsOf({ edition: ownerFile(change) });

describe('Y-16.15: the die of an owner', () => {
  test('Y-5: its faces come as often as they are on it', () => {
    const { position } = acting(own({ enemies: { hel: 1 }, vikings: [1] })).play('asgard hel 1');
    const [moves, weights] = [new Int32Array(8), new Float64Array(8)];
    const n = yggdrasil.outcomes(position, moves, weights);
    expect([...moves.subarray(0, n)]).toEqual([0, 1, 2, 3]);
    expect([...weights.subarray(0, n)]).toEqual([1, 1, 1, 3]);
  });

  test('Y-10.4: its hammers count in a fight', () => {
    const game = acting(own({ enemies: { hel: 3 }, vikings: [1] })).play('asgard hel 1');
    game.rolls('die black').asks(0, 'act').end();
    expect(game.events).toContainEqual(
      expect.objectContaining({
        name: 'dieRolled',
        facts: { god: 'heimdall', face: 'black', hammers: 5 },
      }),
    );
    expect(namesOf(game)).toContain('fightWon');
  });

  test('Y-10.4: white has a hammer here, and blue none', () => {
    const beaten = (face: string) => {
      const game = acting(own({ enemies: { hel: 1 }, vikings: [4] })).play('asgard hel 4');
      game.rolls(`die ${face}`).asks(0, 'act').end();
      return namesOf(game).includes('fightWon');
    };
    expect([beaten('white'), beaten('blue')]).toEqual([true, false]);
  });

  test('Y-10: the odds are those of this die', () => {
    const { position } = acting(own({ enemies: { hel: 1 }, vikings: [5] }));
    const chances = [2, 3, 4, 5].map((sent) => fractionValue(winChance(position, 1, sent, 0)));
    expect(chances).toEqual([3 / 6, 4 / 6, 5 / 6, 1]);
  });

  test('Y-14.5: Tyr keeps the face with more hammers, in the odds and as the bot', () => {
    const tyr = own({ gods: ['tyr'], enemies: { hel: 1 }, vikings: [4] });
    const game = acting(tyr).play('asgard hel 4').rolls('die white', 'die blue');
    game.asks(0, 'chooseRoll');
    const { position } = game;
    const moves = new Int32Array(yggdrasil.maxMoves);
    const n = yggdrasil.legal(position, moves);
    expect(heuristic.choose(yggdrasil, position, 0, moves, n, undefined as never)).toBe(0);
    expect(fractionValue(winChance(acting(tyr).position, 1, 4, 0))).toBeCloseTo(1 - (1 / 6) ** 2);
    game.play('keep white').asks(0, 'act').end();
    expect(namesOf(game)).toContain('fightWon');
  });

  test('Y-8.1: Fenrir is calmed by the same colours, however often they come', () => {
    const { position } = acting(own({ fenrirCard: 'fenrir', enemies: { fenrir: 1 } }));
    expect(fractionValue(calmOdds(position).attempt)).toBe(3 / 6);
  });

  test('Y-16.1: with the bags of the draft it has their colours in order', () => {
    const game = acting(own({ options: { bags: 'draft' }, enemies: { hel: 3 }, vikings: [1] }));
    game.play('asgard hel 1').rolls('die red').asks(0, 'act').end();
    expect(namesOf(game)).toContain('fightWon');
  });

  test('the view shows it', () => {
    const { edition } = viewOf(acting(own()).position, 0);
    expect(edition?.id).toBe('my-copy');
    expect(edition?.die.map(({ sides, hammers }) => [sides, hammers])).toEqual([
      [1, 1],
      [1, 0],
      [1, 2],
      [3, 5],
    ]);
    expect(viewOf(acting().position, 0)).not.toHaveProperty('edition');
  });
});

describe('Y-16.15: the Ragnarök cards of an owner', () => {
  test('Y-6.6: all six enemies advance, without effects', () => {
    const game = drawing({ options: RAGNAROK }).rolls('card ragnarok-2').asks(0, 'act');
    game.end();
    expect([...game.position.enemies]).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('Y-6.6: two enemies go two spaces on, and the gods choose the order of the effects', () => {
    const game = drawing({ options: RAGNAROK }).rolls('card ragnarok-1');
    game.asks(TEAM, 'orderEffects').refuses('effect surt', 'Y-6.6', 'notInTrio');
    game.play('effect hel').rolls('die white', 'giant hrym').asks(0, 'act').end();
    expect([...game.position.enemies]).toEqual([0, 2, 0, 2, 0, 0]);
    expect(cardsOf(game.position.discard)).toEqual(['ragnarok-1']);
  });

  test('Y-6.6: the effect of a single enemy follows at once', () => {
    const game = drawing({ options: RAGNAROK }).rolls('card ragnarok-4');
    game.asks(CHANCE, 'turnGiant').rolls('giant hrym').asks(0, 'act').end();
    expect([...game.position.enemies]).toEqual([0, 0, 0, 1, 0, 0]);
  });

  test('Y-15.4: three spaces end in the Residence, where there is no effect', () => {
    const game = drawing({ options: RAGNAROK, enemies: { surt: 5, nidhogg: 6 } });
    game.rolls('card ragnarok-3').asks(TEAM, 'orderEffects');
    game.refuses('effect surt', 'Y-6.6', 'notInTrio').play('effect fenrir').rolls('die white');
    game.asks(0, 'act').end();
    expect([...game.position.enemies]).toEqual([3, 0, 3, 0, 7, 7]);
    expect(game.position).toMatchObject({ fenrirCard: 15, flooded: 1 });
  });

  test('the view shows those that are in the deck', () => {
    const { edition } = viewOf(drawing({ options: RAGNAROK }).position, 0);
    expect(edition?.ragnarok).toEqual(OWNER_EDITION.ragnarok);
    expect(viewOf(drawing({ options: OWN }).position, 0).edition?.ragnarok).toEqual([]);
  });
});

describe('Y-16.15: the Vanir of an owner', () => {
  test.each([
    [0, ['advance']],
    [1, ['advance', 'push']],
    [2, ['advance', 'push']],
    [3, ['advance', 'take', 'push']],
    [4, ['advance', 'take', 'foresee', 'push']],
    [5, ['fly', 'take', 'foresee', 'push']],
  ])('Y-13: on space %i the effects of its spaces can be used', (vanir, actions) => {
    const game = acting(own({ vanir, enemies: { hel: 1 } }));
    expect(targetsIn(game, 'vanaheim')).toEqual(actions);
    game.asks(0, 'act').end();
  });

  test('Y-16.6: in the draft only the effect of their own space', () => {
    const exact = { vanirUse: 'exact' };
    const on = (vanir: number) => acting(own({ vanir, enemies: { hel: 1 }, options: exact }));
    expect(targetsIn(on(1), 'vanaheim')).toEqual(['advance', 'push']);
    expect(targetsIn(on(2), 'vanaheim')).toEqual(['advance']);
    on(2).refuses('vanaheim push hel', 'Y-16.6', 'vanirElsewhere').end();
  });

  test('Y-13.2: so many dead Vikings are taken, or all', () => {
    const taken = (helheim: number) => {
      const game = acting(own({ vanir: 3, helheim })).play('vanaheim take');
      game.asks(0, 'act').end();
      return game.position.vikings[0];
    };
    expect([taken(9), taken(3)]).toEqual([4, 3]);
  });

  test('Y-13.3: so many cards are looked at', () => {
    const game = acting(own({ vanir: 4 })).play('vanaheim foresee');
    game.rolls('card loki', 'card surt').asks(0, 'orderCard').play('order surt loki');
    game.asks(0, 'act').end();
    expect([...game.position.deck.head.subarray(0, 3)]).toEqual([6, 4, 0]);
  });

  test('Y-16.7: a space discards the next card', () => {
    const game = acting({ options: DISCARDING, vanir: 2 }).play('vanaheim foresee');
    game.rolls('card loki').asks(0, 'act').end();
    expect(namesOf(game)).toContain('cardDiscarded');
    expect(cardsOf(game.position.discard)).toEqual(['hel', 'loki']);
  });

  test('Y-13: an effect that no space has cannot be used', () => {
    acting(own({ vanir: 5 }))
      .refuses('vanaheim dismiss hrym', 'Y-16.15', 'vanirLacks')
      .end();
  });

  test('Y-16.13: from a last space without effect the Vanir may return', () => {
    const vanir = new Array(5).fill({ effect: 'none' });
    const options = { edition: ownerFile({ vanir }) };
    const game = acting({ options, vanir: 5 }).play('vanaheim').asks(0, 'act');
    game.end();
    expect(game.position.vanir).toBe(0);
    acting({ options: { ...options, vanirEnd: 'stays' }, vanir: 5 })
      .refuses('vanaheim', 'Y-13', 'noVanirUse')
      .end();
  });

  test('the event tells the space, and the view what each of them does', () => {
    const game = acting(own({ vanir: 5, enemies: { hel: 1 } })).play('vanaheim push hel');
    expect(game.events).toContainEqual(
      expect.objectContaining({ name: 'vanirUsed', facts: { god: 'heimdall', space: 1 } }),
    );
    game.asks(0, 'act').end();
    const { effects } = viewOf(game.position, 0).vanir;
    expect(effects.map(({ effect, count }) => [effect, count])).toEqual([
      ['push', 0],
      ['none', 0],
      ['take', 4],
      ['foresee', 2],
      ['fly', 0],
    ]);
  });
});

describe('Y-16.15: editions that cannot be', () => {
  test('ours is named by its word, and may be entered as a file, too', () => {
    expect(faultsOf({ edition: 'reconstructed' })).toEqual([]);
    expect(faultsOf({ edition: RECONSTRUCTED_EDITION })).toEqual([]);
    expect(faultsOf(OWN)).toEqual([]);
    expect(faultsOf(DISCARDING)).toEqual([]);
    expect(faultsOf({ edition: 'printed' })).toEqual(['options.edition notAnObject']);
  });

  test.each<[Json]>([[null], [7], [true], [[]], [{}], [{ schema: 'yggdrasil-edition/2' }]])(
    'what is no edition at all: %j',
    (edition) => {
      expect(faultsOf({ edition })).toEqual(['options.edition editionSchema']);
    },
  );

  test('without its checks the game takes no file', () => {
    expect(optionFaults({ ...yggdrasil, options: inPlay.options }, OWN)).toEqual([
      'options.edition notAnObject',
    ]);
  });

  const { die, ragnarok, vanir } = OWNER_EDITION;
  /** A list with its third thing changed. */
  const third = (list: readonly object[], change: object) =>
    list.map((item, i) => (i === 2 ? { ...item, ...change } : item));

  test.each<[string, object, string]>([
    ['an id with a space', { editionId: 'my copy' }, 'editionId'],
    ['a long id', { editionId: 'x'.repeat(41) }, 'editionId'],
    ['a field too many', { cards: 3 }, 'editionField'],
    ['no die', { die: undefined }, 'editionLength'],
    ['five faces', { die: die.slice(1) }, 'editionLength'],
    ['a hundred thousand faces', { die: new Array(100_000).fill(7) }, 'editionLength'],
    ['a face that is a word', { die: [...die.slice(1), 'white'] }, 'editionThing'],
    ['a blank face', { die: third(die, { colour: 'blank' }) }, 'editionWord'],
    ['a red face', { die: third(die, { colour: 'red' }) }, 'editionWord'],
    ['six hammers', { die: third(die, { hammers: 6 }) }, 'editionNumber'],
    ['half a hammer', { die: third(die, { hammers: 0.5 }) }, 'editionNumber'],
    ['a face with a name', { die: third(die, { name: 'x' }) }, 'editionField'],
    ['two sorts of black', { die: third(die, { hammers: 4 }) }, 'editionHammers'],
    [
      'no white face',
      {
        die: die.map((face) => ({
          ...face,
          ...(face.colour === 'white' ? { colour: 'blue', hammers: 0 } : {}),
        })),
      },
      'editionColours',
    ],
    ['three Ragnarök cards', { ragnarok: ragnarok.slice(1) }, 'editionLength'],
    ['a card without enemies', { ragnarok: third(ragnarok, { enemies: [] }) }, 'editionEnemies'],
    [
      'enemies that are no list',
      { ragnarok: third(ragnarok, { enemies: 'loki' }) },
      'editionEnemies',
    ],
    ['an enemy that is none', { ragnarok: third(ragnarok, { enemies: ['thor'] }) }, 'editionWord'],
    ['an enemy twice', { ragnarok: third(ragnarok, { enemies: ['hel', 'HEL'] }) }, 'editionTwice'],
    ['no spaces', { ragnarok: third(ragnarok, { spaces: 0 }) }, 'editionNumber'],
    ['four spaces', { ragnarok: third(ragnarok, { spaces: 4 }) }, 'editionNumber'],
    ['another word for effects', { ragnarok: third(ragnarok, { effects: true }) }, 'editionWord'],
    ['six spaces', { vanir: [...vanir, { effect: 'none' }] }, 'editionLength'],
    ['an unknown effect', { vanir: third(vanir, { effect: 'sing' }) }, 'editionWord'],
    ['ten Vikings', { vanir: third(vanir, { vikings: 10 }) }, 'editionNumber'],
    ['no number of Vikings', { vanir: third(vanir, { vikings: undefined }) }, 'editionNumber'],
    ['cards where none are looked at', { vanir: third(vanir, { cards: 2 }) }, 'editionField'],
    [
      'seven cards',
      {
        vanir: third(vanir, { effect: 'none', vikings: undefined }).map((space, i) =>
          i === 3 ? { effect: 'foresee', cards: 7 } : space,
        ),
      },
      'editionNumber',
    ],
    [
      'an effect twice',
      { vanir: third(vanir, { effect: 'push', vikings: undefined }) },
      'editionTwice',
    ],
    [
      'both readings of one effect',
      { vanir: third(vanir, { effect: 'discardNext', vikings: undefined }) },
      'editionTwice',
    ],
  ])('%s', (_, change, reason) => {
    expect(wrong(change)).toEqual([`options.edition ${reason}`]);
  });

  test('all faults are named at once', () => {
    const change = { editionId: '', die: [], ragnarok: third(ragnarok, { spaces: 9 }), vanir: 7 };
    expect(wrong(change)).toEqual([
      'options.edition editionId',
      'options.edition editionLength',
      'options.edition editionNumber',
      'options.edition editionLength',
    ]);
  });

  test('capitals are forgiven, and the game plays and saves small letters', () => {
    const shouted = JSON.parse(
      JSON.stringify(ownerFile(DISCARDING_EDITION)).replace(
        /"(?:black|white|loki|discardNext|none|each|my-copy|discarding|yggdrasil-edition\/1)"/g,
        (word) => word.toUpperCase(),
      ),
    );
    expect(completeOptions(yggdrasil, { edition: shouted }).edition).toEqual(DISCARDING_EDITION);
  });
});

describe('Y-16.15: an owner’s edition and other options', () => {
  const allEach = ownerFile({
    ragnarok: OWNER_EDITION.ragnarok.map((card) => ({ ...card, effects: 'each' })),
  });

  test('what contradicts it is refused, what says the same is not', () => {
    expect(faultsOf({ ...OWN, vanir3: 'discardNext' })).toEqual([
      'options.vanir3 editionSaysVanir',
    ]);
    expect(faultsOf({ ...DISCARDING, vanir3: 'discardNext' })).toEqual([]);
    expect(faultsOf({ ...DISCARDING, vanir3: 'reorder' })).toEqual([]);
    expect(faultsOf({ ...OWN, ragnarokEffects: 'each' })).toEqual([
      'options.ragnarokEffects editionSaysRagnarok',
    ]);
    expect(faultsOf({ edition: allEach, ragnarokEffects: 'each' })).toEqual([]);
    expect(faultsOf({ edition: allEach, ragnarokEffects: 'none' })).toEqual([]);
  });

  test('a rule set leaves to it what it says', () => {
    const options = completeOptions(yggdrasil, { ...OWN, ruleset: 'draft2010' });
    expect(options).toMatchObject({ vanir3: 'reorder', vanirUse: 'exact', bags: 'draft' });
    const game = acting(own({ options: { ruleset: 'draft2010' }, vanir: 4 }));
    game.play('vanaheim foresee').rolls('card loki', 'card surt').asks(0, 'orderCard').end();
  });

  test('the words of lines and their numbers are those of every game', () => {
    const ours = acting({ enemies: { hel: 1 }, vanir: 1 }).position;
    const theirs = acting(own({ enemies: { hel: 1 }, vanir: 1 })).position;
    expect(answersOf(yggdrasil, theirs)).toEqual(answersOf(yggdrasil, ours));
  });
});
