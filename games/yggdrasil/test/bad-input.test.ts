import { type Json, toPositionFile } from '@nineworlds/engine';
import { type Fields, optionFaults, plus, positionFaults, withItem } from '@nineworlds/testkit';
import { badInputSuite } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { FIRST_ORDINARY } from '../data/cards.ts';
import { ENEMY_WORDS, type EnemyWord, JORMUNGAND } from '../data/enemies.ts';
import { GIANT_WORDS } from '../data/giants.ts';
import { ASGARD, HELHEIM, MIDGARD } from '../data/worlds.ts';
import { questions } from '../rules/questions.ts';
import { EVERY_QUESTION } from './every-question.ts';
import { acting, drawing, type Game } from './situation.ts';

const faultsOf = (options: unknown) => optionFaults(yggdrasil, options);

/** What is wrong with the file of a game's position in which something has been changed. */
function spoilt({ match, position }: Game, change: (position: Fields) => Fields): string[] {
  return positionFaults(yggdrasil, { options: match.options, position }, change);
}

badInputSuite(yggdrasil, {
  tables: [{ seats: 1 }, { seats: 3, angry: 3, ragnarok: 2 }],
  mostFaults: 11,
});

describe('options', () => {
  test.each([
    [{ gods: ['thor', 'baldr'] }, ['options.gods[1] godUnknown']],
    [{ gods: ['thor', 'tyr', 'thor'] }, ['options.gods[2] godTwice']],
    [{ gods: ['none'] }, ['options.gods[0] godUnknown']],
    [{ gods: 'thor' }, ['options.gods notAList']],
    [{ gods: [] }, ['options.seats outOfRange']],
    [{ gods: ['thor', 7, null] }, ['options.gods[1] godUnknown', 'options.gods[2] godUnknown']],
    [{ gods: ['thor', 'tyr'], seats: 3 }, ['options.gods wrongCount']],
    [{ angryEnemies: ['loki'], angry: 2 }, ['options.angryEnemies wrongCount']],
    [{ angryEnemies: ['loki', 'loki'] }, ['options.angryEnemies[1] enemyTwice']],
    [{ angryEnemies: ['thor'] }, ['options.angryEnemies[0] enemyUnknown']],
    [{ angryEnemies: { loki: true } }, ['options.angryEnemies notAList']],
    [{ angry: 7 }, ['options.angry outOfRange']],
    [{ angry: -1 }, ['options.angry outOfRange']],
    [{ angry: 2.5 }, ['options.angry notWhole']],
    [{ ragnarok: 5 }, ['options.ragnarok outOfRange']],
    [{ seats: 0 }, ['options.seats outOfRange']],
    [{ seats: 7 }, ['options.seats outOfRange']],
    [{ seats: '3' }, ['options.seats notWhole']],
    [{ seats: 2, first: '3' }, ['options.first outOfRange']],
    [{ first: '7' }, ['options.first notOneOf']],
    [{ first: 1 }, ['options.first notOneOf']],
    [{ ruleset: 'printed' }, ['options.ruleset notOneOf']],
    [{ ruleset: 'constructor' }, ['options.ruleset notOneOf']],
    [{ ruleset: ['draft2010'] }, ['options.ruleset notOneOf']],
    [{ anyGiant: 'true' }, ['options.anyGiant notOneOf']],
    [{ anyGiant: 0 }, ['options.anyGiant notOneOf']],
    [{ bags: 'red' }, ['options.bags notOneOf']],
    [{ floodStart: 'green' }, ['options.floodStart notOneOf']],
  ])('Y-3, Y-6, Y-16: %j is refused', (options, faults) => {
    expect(faultsOf(options)).toEqual(faults);
  });
});

describe('positions that cannot be', () => {
  const gods = ['heimdall', 'thor'];
  const game = () => acting({ gods, vikings: [3, 2], elves: [1], enemies: { hel: 2 } });

  test('Y-2: 48 Vikings, 43 Fire Giants, an elf too many', () => {
    const faults = spoilt(game(), (p) => ({
      helheim: Number(p.helheim) + 1,
      muspellheim: 13,
      alfheim: 3,
    }));
    expect(faults).toEqual([
      'position.vikings wrongTotal',
      'position.bagFire wrongTotal',
      'position.elves wrongTotal',
    ]);
  });

  test('Y-2: negative counts, and counts that make up for them', () => {
    expect(
      spoilt(game(), (p) => ({ vikings: withItem(p.vikings, 0, -1), helheim: 9, alfheim: -1 })),
    ).toEqual([
      'position.vikings[0] outOfRange',
      'position.alfheim outOfRange',
      'position.vikings wrongTotal',
      'position.elves wrongTotal',
    ]);
    expect(spoilt(game(), () => ({ muspellheim: -12 }))).toEqual([
      'position.muspellheim outOfRange',
      'position.bagFire wrongTotal',
    ]);
  });

  test('Y-2: something in the hands of gods who do not play', () => {
    const faults = spoilt(game(), (p) => ({
      vikings: plus(plus(p.vikings, 0, -1), 5, 1),
      elves: plus(plus(p.elves, 0, -1), 4, 1),
      gods: withItem(p.gods, 2, 'odin'),
    }));
    expect(faults).toEqual([
      'position.gods[2] mustBeEmpty',
      'position.elves[4] mustBeEmpty',
      'position.vikings[5] mustBeEmpty',
    ]);
  });

  test.each([
    [['white', 'blue'], 'notWhole'],
    [['white'], 'notWhole'],
    [{ white: true }, 'notWhole'],
    ['white blue', 'notOneOf'],
    ['red', 'notOneOf'],
    ['rainbow', 'notOneOf'],
    ['none', 'outOfRange'],
    [0, 'outOfRange'],
    [5, 'outOfRange'],
    [2.5, 'notWhole'],
    [null, 'notWhole'],
    [true, 'notWhole'],
  ] as const)('Y-8.4: exactly one island is flooded, not %j', (flooded, reason) => {
    expect(spoilt(game(), () => ({ flooded: flooded as Json }))).toEqual([
      `position.flooded ${reason}`,
    ]);
  });

  test('Y-12.2: a weapon in two levels, or with nobody’s', () => {
    const held = acting({ gods, weapons: { loki: [1] } });
    expect(spoilt(held, (p) => ({ weapons: withItem(p.weapons, 11, 1) }))).toEqual([
      'position.weapons[11] twoLevels',
    ]);
    // A card has one holder: it cannot be written down twice.
    expect(spoilt(held, (p) => ({ weapons: [...(p.weapons as Json[]), 1] }))).toEqual([
      'position.weapons wrongLength',
    ]);
    expect(spoilt(held, (p) => ({ weapons: withItem(p.weapons, 11, [1, 2]) }))).toEqual([
      'position.weapons[11] notWhole',
    ]);
    expect(spoilt(held, (p) => ({ weapons: withItem(p.weapons, 11, 3) }))).toEqual([
      'position.weapons[11] outOfRange',
    ]);
  });

  test('Y-11: a giant both active and beaten, or a seventeenth one', () => {
    const giants = acting({ gods, activeGiants: ['hrym'] });
    expect(spoilt(giants, (p) => ({ beatenGiants: p.activeGiants }))).toEqual([
      'position.beatenGiants giantTwice',
    ]);
    expect(spoilt(giants, () => ({ activeGiants: 1 << GIANT_WORDS.length }))).toEqual([
      'position.activeGiants outOfRange',
    ]);
  });

  test('Y-6.1: 43 cards', () => {
    expect(spoilt(game(), (p) => ({ discard: plus(p.discard, 1, 1) }))).toEqual([
      'position.ordinary[1] wrongTotal',
    ]);
    expect(spoilt(game(), (p) => ({ ordinary: plus(p.ordinary, 6, 1) }))).toContain(
      'position.ordinary[6] outOfRange',
    );
    expect(spoilt(game(), (p) => ({ 'deck.piles': plus(p['deck.piles'], 0, 1) }))).not.toEqual([]);
    const known = acting({ gods, head: ['loki'] });
    const head = spoilt(known, (p) => ({ 'deck.head': withItem(p['deck.head'], 1, 'loki') }));
    expect(head).toEqual(['position.ordinary[4] wrongTotal']);
  });

  test('Y-6.1: a card for another, and an eighth of one enemy', () => {
    const faults = spoilt(game(), (p) => ({ ordinary: plus(plus(p.ordinary, 1, -1), 2, 1) }));
    expect(faults).toEqual(['position.ordinary[1] wrongTotal', 'position.ordinary[2] wrongTotal']);
  });

  test('Y-6.3: Angry and Ragnarök cards that the options do not know', () => {
    const faults = spoilt(game(), (p) => ({
      special: withItem(withItem(p.special, 10, 1), 13, 1),
      ordinary: plus(p.ordinary, 4, -1),
    }));
    expect(faults).toEqual(['position.special wrongTotal', 'position.special wrongTotal']);
  });

  test('Y-6.5: another angry enemy than the options name', () => {
    const angry = acting({ gods, options: { angryEnemies: ['loki'] } });
    const faults = spoilt(angry, (p) => ({
      special: withItem(withItem(p.special, 10, 0), 12, 1),
      ordinary: plus(plus(p.ordinary, 4, 1), 6, -1),
    }));
    expect(faults).toEqual([
      'position.special[10] cardsDoNotFit',
      'position.special[12] cardsDoNotFit',
    ]);
  });

  test('Y-6.4: piles of other sizes, and a pile begun before the one above is empty', () => {
    const angry = acting({ gods, options: { angryEnemies: ['loki', 'hel'] } });
    const faults = spoilt(angry, (p) => ({
      'deck.piles': plus(plus(p['deck.piles'], 0, 1), 2, -1),
    }));
    expect(faults).toContain('position.deck.piles[2] cardsDoNotFit');
  });

  test('Y-7.1: a turn that does not fit the cards that were drawn', () => {
    expect(spoilt(game(), () => ({ turn: 5 }))).toEqual(['position.turn outOfRange']);
    expect(spoilt(game(), () => ({ turn: 99 }))).toEqual(['position.turn outOfRange']);
    expect(spoilt(game(), () => ({ turn: 0 }))).toContain('position.step stepDoesNotFit');
  });

  test('Y-3.6: the turn of a god who cannot be next', () => {
    const fixed = acting({ gods, options: { first: '1' } });
    expect(spoilt(fixed, () => ({ active: 1 }))).toEqual(['position.active notTheirTurn']);
    expect(spoilt(game(), () => ({ active: 2 }))).toEqual(['position.active outOfRange']);
  });

  test('Y-7.2: more actions than a god has, or worlds without actions', () => {
    expect(spoilt(game(), () => ({ taken: 4 }))).toEqual(['position.taken tooManyActions']);
    expect(spoilt(game(), () => ({ used: 7, taken: 2 }))).toEqual([
      'position.taken tooManyActions',
    ]);
    expect(spoilt(game(), () => ({ taken: 3 }))).toEqual(['position.frames[0] wrongFrame']);
    const repeat = { used: 1, taken: 2, repeated: 1 };
    expect(spoilt(game(), () => repeat)).toEqual(['position.taken tooManyActions']);
  });

  test('Y-16.11: a gathering where it is not noted, or without an action in Midgard', () => {
    const inMidgard = { used: 1 << MIDGARD, taken: 1, gathered: 1 };
    const once = acting({ gods, options: { gathering: 'oncePerTurn' } });
    expect(spoilt(once, () => inMidgard)).toEqual([]);
    expect(spoilt(game(), () => inMidgard)).toEqual(['position.gathered outOfRange']);
    expect(spoilt(once, () => ({ gathered: 1 }))).toEqual(['position.gathered outOfRange']);
    const again = [{ kind: 'gather', seat: 'chance', args: [0, 4] }];
    const twice = { ...inMidgard, valkyries: 'white', frames: again };
    expect(spoilt(once, () => ({ ...twice, gathered: 0 }))).toEqual([]);
    expect(spoilt(once, () => twice)).toEqual(['position.frames[0] wrongFrame']);
  });

  test('Y-16.14: a giant that is fought in Asgard, where only enemies are', () => {
    const fighting = { used: 1 << ASGARD, taken: 1, activeGiants: 1 };
    const frames = [{ kind: 'payVikings', seat: 0, args: [ENEMY_WORDS.length] }];
    const both = acting({ gods, vikings: [3], options: { asgardFoes: 'enemiesAndGiants' } });
    expect(spoilt(both, () => ({ ...fighting, frames }))).toEqual([]);
    expect(spoilt(game(), () => ({ ...fighting, frames }))).toEqual([
      'position.frames[0] wrongFrame',
    ]);
    const hidden = [{ kind: 'payVikings', seat: 0, args: [ENEMY_WORDS.length + 16] }];
    expect(spoilt(both, () => ({ ...fighting, frames: hidden }))).toEqual([
      'position.frames[0] wrongFrame',
    ]);
  });

  test('Y-11.4: a fourth action of Frey, or a repeat of Freyja, while Utgardloki is active', () => {
    const faultsUnder = (god: string, giants: number, fields: Fields) =>
      spoilt(acting({ gods: [god, 'thor'] }), () => ({ activeGiants: giants, ...fields }));
    const utgardloki = 1 << GIANT_WORDS.indexOf('utgardloki');
    const gathering = [{ kind: 'gather', seat: 'chance', args: [0, 3] }];
    const fourth = { used: 0b1111, taken: 4, valkyries: 'white', frames: gathering };
    expect(faultsUnder('frey', 0, fourth)).toEqual([]);
    expect(faultsUnder('frey', utgardloki, fourth)).toEqual(['position.taken tooManyActions']);
    const repeat = { used: 1, taken: 2, repeated: 1 };
    expect(faultsUnder('freyja', 0, repeat)).toEqual([]);
    expect(faultsUnder('freyja', utgardloki, repeat)).toEqual(['position.taken tooManyActions']);
  });

  test('Y-11.3: a world in which the god has acted although a giant closes it', () => {
    const hrym = acting({ gods, activeGiants: ['hrym'] });
    expect(spoilt(hrym, () => ({ used: 1, taken: 1 }))).toEqual([]);
    expect(spoilt(hrym, () => ({ used: 1 << HELHEIM, taken: 1 }))).toEqual([
      'position.used tooManyActions',
    ]);
  });

  test('Y-8.1: a world in which the god has acted although Fenrir is angry', () => {
    const angry = acting({ gods, fenrirCard: 'fenrir', enemies: { fenrir: 1 } });
    expect(spoilt(angry, () => ({ taken: 1 }))).toEqual([]);
    expect(spoilt(angry, () => ({ used: 1, taken: 1 }))).toEqual(['position.used tooManyActions']);
  });

  test('Y-3.1: no god, a god twice, another god than the options name', () => {
    expect(spoilt(game(), (p) => ({ gods: withItem(p.gods, 1, 'none') }))).toContain(
      'position.gods[1] noGod',
    );
    expect(spoilt(game(), (p) => ({ gods: withItem(p.gods, 1, 'heimdall') }))).toEqual([
      'position.gods[1] godDealtTwice',
    ]);
    expect(spoilt(game(), (p) => ({ gods: withItem(p.gods, 1, 'frey') }))).toEqual([
      'position.gods[1] notOneOf',
    ]);
    expect(spoilt(game(), (p) => ({ gods: withItem(p.gods, 1, 'baldr') }))).toEqual([
      'position.gods[1] notOneOf',
    ]);
  });

  test('Y-8.1: an angry Fenrir at the start, or by another card', () => {
    const angry = acting({ gods, fenrirCard: 'fenrir', enemies: { fenrir: 1 } });
    expect(spoilt(angry, (p) => ({ enemies: withItem(p.enemies, 0, 0) }))).toEqual([
      'position.fenrirCard angryFenrirAtStart',
    ]);
    const other = spoilt(angry, (p) => ({
      fenrirCard: 'hel',
      discard: plus(plus(p.discard, 2, -1), 1, 1),
    }));
    expect(other).toEqual(['position.fenrirCard cardsDoNotFit']);
  });

  test('Y-11.9: turns without cards before Daeg is complete', () => {
    expect(spoilt(game(), () => ({ skips: 1 }))).toEqual(['position.skips mustBeEmpty']);
  });

  test('Y-11.9: an enemy card while Daeg’s dawn lasts', () => {
    const beatenGiants = ['greip', 'gialp', 'geirroed', 'skyrmir'] as const;
    const unseen = ['hel', 'surt', 'loki'];
    const drawn = drawing({ gods, beatenGiants, unseen });
    expect(spoilt(drawn, () => ({}))).toEqual([]);
    expect(spoilt(drawn, (p) => ({ skips: 1, turn: Number(p.turn) - 1 }))).toEqual([
      'position.skips mustBeEmpty',
    ]);
  });

  test('Y-13.5: a pile that was searched more often than giants are beaten', () => {
    expect(spoilt(game(), () => ({ giantShuffles: 1 }))).toEqual([
      'position.giantShuffles outOfRange',
    ]);
  });

  test('Y-14.1: cards that are looked at while nobody looks, and gaps between known cards', () => {
    const drawn = drawing({ gods: ['odin', 'thor'] }, 2).rolls('card hel', 'card surt');
    const act = [{ kind: 'act', seat: 0, args: [] }];
    expect(spoilt(drawn, () => ({ frames: act }))).toContain('position.looked cardsDoNotFit');
    const known = acting({ gods, head: ['loki'] });
    const gap = spoilt(known, (p) => ({
      'deck.head': withItem(withItem(p['deck.head'], 0, 'none'), 1, 'loki'),
    }));
    expect(gap).toContain('position.deck.head cardsDoNotFit');
  });

  test('Y-7.4, Y-7.5: an end that has not come, and one that is not told', () => {
    expect(spoilt(game(), () => ({ won: 1 }))).toEqual(['position.won wonDoesNotFit']);
    expect(spoilt(game(), () => ({ step: 3, frames: [] }))).toEqual(['position.won wonDoesNotFit']);
    expect(spoilt(game(), () => ({ frames: [] }))).toEqual(['position.frames notOver']);
    const over = acting({ gods, enemies: { hel: 7 } }).play('pass');
    expect(spoilt(over, () => ({}))).toEqual([]);
    expect(spoilt(over, () => ({ won: 1 }))).toEqual(['position.won wonDoesNotFit']);
    const act = [{ kind: 'act', seat: 0, args: [] }];
    expect(spoilt(over, () => ({ frames: act }))).toEqual(['position.frames alreadyOver']);
    expect(
      spoilt(drawing({ gods, enemies: { hel: 6 } }), (p) => ({
        enemies: withItem(p.enemies, 1, 7),
      })),
    ).toEqual(['position.enemies alreadyOver']);
  });

  test('Y-3: a set-up in which somebody has begun already', () => {
    const start = EVERY_QUESTION.chooseFirst();
    const faults = spoilt(start, (p) => ({
      enemies: withItem(p.enemies, 1, 2),
      valkyries: 'green',
      vanir: 1,
      vikings: withItem(p.vikings, 0, 1),
      helheim: 4,
    }));
    expect(faults).toEqual([
      'position.enemies stepDoesNotFit',
      'position.vikings stepDoesNotFit',
      'position.valkyries stepDoesNotFit',
      'position.vanir stepDoesNotFit',
      'position.helheim stepDoesNotFit',
    ]);
  });
});

describe('forged questions', () => {
  const FORGED = 'position.frames[0] wrongFrame';

  test('there is an example of every kind', () => {
    for (const [kind, make] of Object.entries(EVERY_QUESTION)) {
      const game = make();
      expect(questions.asked(game.position)?.name).toBe(kind);
      expect(spoilt(game, () => ({}))).toEqual([]);
    }
    expect(Object.keys(EVERY_QUESTION).sort()).toEqual(
      yggdrasil.kinds.map(({ name }) => name).sort(),
    );
  });

  test.each(Object.keys(EVERY_QUESTION))('%s: put to another seat', (kind) => {
    const game = EVERY_QUESTION[kind]();
    for (const seat of ['chance', 'team', 0, 1]) {
      const forge = ({ frames }: Fields): Fields => {
        const [frame] = frames as unknown as [Fields];
        return { frames: [{ ...frame, seat }] };
      };
      const isOwn = JSON.stringify(forge(fieldsOf(game)).frames) === framesText(game);
      expect(spoilt(game, forge)).toEqual(isOwn ? [] : ['position.frames[0] wrongFrame']);
    }
  });

  test.each(Object.keys(EVERY_QUESTION))('%s: about something that does not exist', (kind) => {
    const game = EVERY_QUESTION[kind]();
    for (let arg = 0; arg < 6; arg++) {
      for (const number of [-1, 99, -(2 ** 31), 2 ** 31 - 1]) {
        const faults = spoilt(game, ({ frames }) => {
          const [frame] = frames as unknown as [Fields];
          return { frames: [{ ...frame, args: withItem(frame.args, arg, number) }] };
        });
        expect(faults.length).toBeGreaterThan(0);
      }
    }
  });

  /** What a question of each kind tells that is not so: fields, or what the question is about. */
  const LIES: { readonly [kind: string]: readonly ((p: Fields) => Fields)[] } = {
    // It is the other seat that is without a god.
    dealGod: [asking([1])],
    dealAngry: [(p) => ({ ...withCard(p, 7) })],
    dealRagnarok: [(p) => ({ special: withItem(p.special, 13, 1) })],
    // The deck has not been stacked.
    chooseFirst: [(p) => ({ 'deck.piles': (p['deck.piles'] as Json[]).map(() => 0) })],
    // Two cards for a god who draws one; to look ahead before the actions.
    drawCard: [asking([0, 2]), asking([0, 0]), asking([1, 1]), asking([2, 1])],
    resolveCard: [() => ({ active: 1 }), () => ({ activeGiants: 1 << 2 })],
    // The card to be resolved is not one of the two.
    returnCard: [asking([3]), asking([0])],
    // Hel has another power there; Loki rolls no die; only Tyr has a first roll.
    // No card of Hel has been drawn.
    rollEffect: [asking([1, 2]), asking([3, 1]), asking([1, 1, 2]), withoutCard('hel')],
    rollCalm: [asking([0, 1]), asking([0, 0, 1])],
    // More Vikings than lie in Helheim; an enemy at the start; a die that Thiazy forbids.
    rollFight: [asking([1, 6]), asking([3, 0]), () => ({ activeGiants: 1 << 11 })],
    // Twice the same roll; for a fight that is none; not Tyr.
    chooseRoll: [
      asking([1, 1, 1, 1, 7]),
      asking([1, 0, 1, 2, 9]),
      asking([1, 1, 1, 2, 3]),
      () => ({ activeGiants: 1 << 2 }),
    ],
    // More giants than Loki's power; beaten by nobody; no card of Loki.
    turnGiant: [
      asking([0, 2]),
      asking([0, 0]),
      asking([1, 0]),
      asking([2, 0]),
      withoutCard('loki'),
    ],
    // No card of Nidhögg; there is no tie; Nidhögg has no effect.
    advanceRearmost: [
      withoutCard('nidhogg'),
      () => ({ enemies: [0, 1, 1, 1, 1, 1] }),
      () => ({ enemies: [0, 0, 1, 1, 0, 1] }),
    ],
    // A single effect, none, one of another trio, a card that was not drawn; nobody has advanced.
    orderEffects: [
      asking([2, 13]),
      asking([0, 13]),
      asking([10, 13]),
      asking([38, 14]),
      () => ({ enemies: [0, 0, 0, 0, 0, 0] }),
    ],
    act: [() => ({ taken: 3 }), asking([1])],
    payVikings: [asking([3]), asking([23]), () => ({ used: 2 })],
    // A total that cannot be; nobody has an elf.
    payElves: [asking([1, 20]), (p) => ({ elves: withItem(p.elves, 0, 0), alfheim: 3 })],
    gather: [asking([1, 4]), asking([2, 3]), () => ({ flooded: 'green' })],
    burn: [asking([0, 4]), asking([4, 5]), () => ({ used: 1 })],
    keepVikings: [asking([0]), asking([2]), () => ({ used: 1 })],
    keepElves: [asking([0]), asking([2]), () => ({ used: 1 })],
    orderCard: [asking([-1]), asking([2]), () => ({ used: 1 })],
    // More Vikings than are dead, or fewer; a rune that is not complete.
    shareVikings: [
      asking([0, 6]),
      asking([0, 4]),
      asking([1, 4]),
      asking([2, 5]),
      asking([0, 0]),
      () => ({ beatenGiants: 7 }),
    ],
    // The third pick, although there was one enemy only for the first two.
    pushBack: [
      asking([4, 1, 0]),
      asking([3, 3, 0]),
      asking([3, 1, 1]),
      asking([1, 3, 0]),
      asking([1, 1, 1]),
    ],
    chooseEnemy: [() => ({ enemies: [0, 0, 0, 0, 0, 0] }), () => ({ used: 1, taken: 1 })],
    chooseIsland: [() => ({ used: 2, taken: 1 })],
    chooseWeapon: [() => ({ activeGiants: 1 << 6 })],
    choosePartner: [() => ({ activeGiants: 1 << 10 })],
    reviveBag: [(p) => ({ helheim: 0, bagVikings: plus(p.bagVikings, 0, Number(p.helheim)) })],
    burnBag: [() => ({ activeGiants: 1 << 5 })],
    chooseGiant: [() => ({ activeGiants: 0, beatenGiants: 0xffff, skips: 3 })],
    useVanir: [() => ({ activeGiants: 1 << 9 })],
    chooseFoe: [
      () => ({ activeGiants: 0, enemies: [0, 0, 0, 0, 0, 0] }),
      () => ({ used: 1, taken: 1 }),
    ],
  };

  /** The question is about this instead. */
  function asking(args: readonly number[]): (p: Fields) => Fields {
    return ({ frames }) => {
      const [frame] = frames as unknown as [Fields];
      return { frames: [{ ...frame, args: [...args] }] };
    };
  }

  /** The discarded card of an enemy is one of Jörmungand instead. */
  function withoutCard(enemy: EnemyWord): (p: Fields) => Fields {
    const card = FIRST_ORDINARY + ENEMY_WORDS.indexOf(enemy);
    const other = FIRST_ORDINARY + JORMUNGAND;
    return ({ discard, ordinary }) => ({
      discard: plus(plus(discard, card, -1), other, 1),
      ordinary: plus(plus(ordinary, card, 1), other, -1),
    });
  }

  /** An Angry card more, properly exchanged for an ordinary one. */
  function withCard(p: Fields, card: number): Fields {
    return { special: withItem(p.special, card, 1), ordinary: plus(p.ordinary, card - 6, -1) };
  }

  test('there is a lie for every kind', () => {
    expect(Object.keys(LIES).sort()).toEqual(Object.keys(EVERY_QUESTION).sort());
  });

  test.each(Object.keys(LIES))('%s: where it cannot be asked', (kind) => {
    for (const [i, lie] of LIES[kind].entries()) {
      const faults = spoilt(EVERY_QUESTION[kind](), lie).join('; ');
      // A card that is drawn for something else leaves the turn without its card.
      const isTurn = kind === 'drawCard' && faults === 'position.turn outOfRange';
      expect(`${i} ${isTurn ? FORGED : faults}`).toBe(`${i} ${FORGED}`);
    }
  });

  test('Y-6.6: questions below which there can be none', () => {
    const act = { kind: 'act', seat: 0, args: [] };
    const game = acting({ gods: ['heimdall', 'thor'] });
    expect(spoilt(game, () => ({ frames: [act, act] }))).toEqual(['position.frames[0] wrongFrame']);
    expect(spoilt(game, () => ({ frames: [act, act, act] }))).toEqual([
      'position.frames wrongLength',
    ]);
    const effects = EVERY_QUESTION.orderEffects().play('effect hel');
    expect(spoilt(effects, () => ({}))).toEqual([]);
    const below = spoilt(effects, ({ frames }) => {
      const [order, roll] = frames as unknown as [Fields, Fields];
      // Hel's effect is open already, so it cannot be to come.
      return { frames: [{ ...order, args: [38, 13] }, roll] };
    });
    expect(below).toEqual(['position.frames[0] wrongFrame']);
  });

  function fieldsOf(game: Game): Fields {
    return JSON.parse(
      JSON.stringify(toPositionFile(yggdrasil, game.match.options, game.position).position),
    );
  }

  function framesText(game: Game): string {
    return JSON.stringify(fieldsOf(game).frames);
  }
});
