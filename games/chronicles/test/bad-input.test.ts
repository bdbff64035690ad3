import type { Json } from '@nineworlds/engine';
import { optionFaults, plus, withItem } from '@nineworlds/testkit';
import { badInputSuite } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { EVERY_QUESTION } from './every-question.ts';
import { acting, moving, revealing } from './situation.ts';
import { spoilt } from './spoilt.ts';

const faultsOf = (options: unknown) => optionFaults(chronicles, options);

badInputSuite(chronicles, { tables: [{ seats: 1 }, { seats: 3, mode: 'hard' }], mostFaults: 202 });

describe('options that cannot be', () => {
  test('good ones are accepted', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ gods: ['thor', 'tyr'], supports: ['odin'], mode: 'hard' })).toEqual([]);
    const owned = { ...RECONSTRUCTED_EDITION, status: 'OWNER_ENTERED' };
    expect(faultsOf({ edition: owned })).toEqual([]);
    // Ours may be written out whole; nobody else's passes for it.
    expect(faultsOf({ edition: { ...RECONSTRUCTED_EDITION } })).toEqual([]);
    expect(faultsOf({ edition: { ...RECONSTRUCTED_EDITION, islands: [1, 2, 2] } })).toEqual([
      'options.edition.status notOneOf',
    ]);
  });

  test.each([0, 6, 2.5, -1, '3', null, [3]])('C-3.3: %j seats', (seats) => {
    expect(faultsOf({ seats })[0]).toMatch(/^options.seats /);
  });

  test('C-3.3: gods that are none, twice, too many or too few', () => {
    expect(faultsOf({ gods: ['thor', 'loki', 3] })).toEqual([
      'options.gods[1] godUnknown',
      'options.gods[2] godUnknown',
    ]);
    expect(faultsOf({ gods: ['thor', 'thor', 'none'] })).toEqual([
      'options.gods[1] godTwice',
      'options.gods[2] godUnknown',
    ]);
    expect(faultsOf({ seats: 2, gods: ['thor', 'odin', 'tyr'] })).toEqual([
      'options.gods wrongCount',
    ]);
    expect(faultsOf({ gods: 'thor' })).toEqual(['options.gods notAList']);
    expect(faultsOf({ gods: [] })).not.toEqual([]);
  });

  test('C-3.3: Support gods that somebody plays, or whose number does not fit', () => {
    expect(faultsOf({ gods: ['thor', 'odin'], supports: ['thor'] })).toEqual([
      'options.supports[0] godTwice',
    ]);
    expect(faultsOf({ seats: 3, supports: ['thor'] })).toEqual(['options.supports wrongCount']);
    expect(faultsOf({ seats: 1, supports: ['thor'] })).toEqual(['options.supports wrongCount']);
    expect(faultsOf({ seats: 1, supports: ['thor', 'thor'] })).toEqual([
      'options.supports[1] godTwice',
    ]);
  });

  test('C-14.1: relations that are none, towards oneself, or twice', () => {
    const relations = [
      'frigg:kin:freyr',
      'frigg:kin:freyr',
      'frigg:kin:frigg',
      'frigg:kin',
      'frigg:kin:freyr:odin',
      'loki:kin:freyr',
      'frigg:enemy:freyr',
      '__proto__:kin:freyr',
      7,
      null,
    ];
    expect(faultsOf({ relations })).toEqual([
      'options.relations[1] twice',
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((i) => `options.relations[${i}] relationUnknown`),
    ]);
  });
});

describe('editions that cannot be', () => {
  const edition = { ...RECONSTRUCTED_EDITION, status: 'OWNER_ENTERED' };
  const wrong = (change: object) => faultsOf({ edition: { ...edition, ...change } });

  test('what is no edition at all', () => {
    for (const other of [null, [], 3, 'mine']) {
      expect(faultsOf({ edition: other })).toEqual(['options.edition notAnObject']);
    }
  });

  test('all fields missing', () => {
    const keys = Object.keys(edition);
    expect(faultsOf({ edition: {} })).toEqual(
      keys.map((key) => `options.edition.${key} missingField`),
    );
  });

  test('every field wrong in some way, and all are named at once', () => {
    const { thjazi: _, ...closes } = edition.closes;
    const faults = wrong({
      schema: 'chronicles-edition/2',
      editionId: 'Not An Id',
      status: 'PRINTED',
      godDie: ['s', 's', 'i', 'i', 'ii'],
      vanirDie: ['s', 's-lost', 'i', 'i-lost', 'iii', 7],
      islands: [1, 9, 2.5],
      runestones: { white: ['move', 'turn', 'turn'], green: ['heal', 'win'], blue: [] },
      columns: {
        top: ['asgard', 'asgard', 'vanaheim'],
        middle: ['midgard', 'asgard', 'svartalfheim'],
        bottom: 'iotunheim',
      },
      closes: { ...closes, geirrod: 'cage' },
      protects: { ...edition.protects, hymir: 'nidhogg', thrym: 'surt' },
      steps: { easy: 0, hard: 1.5 },
      pages: 3,
    });
    expect(faults).toEqual([
      'options.edition.pages unknownField',
      'options.edition.schema unknownFormat',
      'options.edition.editionId badId',
      'options.edition.status notOneOf',
      'options.edition.godDie wrongLength',
      'options.edition.vanirDie[4] notOneOf',
      'options.edition.vanirDie[5] notOneOf',
      'options.edition.islands[1] outOfRange',
      'options.edition.islands[2] notWhole',
      'options.edition.runestones.blue unknownField',
      'options.edition.runestones.red missingField',
      'options.edition.runestones.white wrongLength',
      'options.edition.runestones.green[1] notOneOf',
      'options.edition.columns.top[1] twice',
      'options.edition.columns.middle[1] notOneOf',
      'options.edition.columns.bottom notAList',
      'options.edition.closes.thjazi missingField',
      'options.edition.closes.geirrod notOneOf',
      'options.edition.protects.thrym unknownField',
      'options.edition.protects.hymir notOneOf',
      'options.edition.steps.easy outOfRange',
      'options.edition.steps.hard notWhole',
    ]);
  });

  test.each(['godDie', 'islands', 'runestones', 'columns', 'closes', 'protects', 'steps'])(
    'a %s of another kind',
    (key) => {
      for (const value of [null, 3, 'x', []]) {
        expect(wrong({ [key]: value })[0]).toMatch(new RegExp(`^options.edition.${key}`));
      }
    },
  );

  test('C-2.5, C-15.5: no islands, too many, too long a way', () => {
    expect(wrong({ islands: [] })).toEqual(['options.edition.islands.length outOfRange']);
    expect(wrong({ islands: new Array(9).fill(1) })).toEqual([
      'options.edition.islands.length outOfRange',
    ]);
    expect(wrong({ steps: { easy: 5, hard: 13 } })).toEqual([
      'options.edition.steps.hard outOfRange',
    ]);
  });

  test('C-13.3, C-2.5: a game by an owner’s edition goes by it', () => {
    const own = {
      ...edition,
      editionId: 'mine',
      status: 'OWNER_ENTERED',
      islands: [1, 1, 2, 3],
      godDie: ['s', 's-lost', 'i', 'i-lost', 'ii', 'blank'],
      closes: { ...edition.closes, thjazi: 'iotunheim' },
    } as unknown as Json;
    const { setup } = moving({ options: { edition: own } }).position;
    expect(setup.godDie).toEqual([1, 1, 1, 1, 1, 0, 1]);
    expect([setup.edition.islands.length, setup.closes[0]]).toEqual([4, 6]);
  });
});

describe('positions that cannot be', () => {
  const game = () =>
    acting({
      places: { thor: 'alfheim' },
      elves: { thor: 2 },
      dice: { odin: 1 },
      wheel: ['odin-hel'],
      tails: { heimdall: ['heimdall-surt'] },
      artifacts: { miming: 'thor' },
      iotunns: ['thrym'],
      ravaged: ['midgard'],
    });

  test('C-1: more pawns than there are', () => {
    const faults = spoilt(game(), () => ({
      fire: 9,
      anonymous: 9,
      valhalla: 9,
      island: 4,
      nidhogg: 6,
      turned: 3,
      ravaged: 512,
      iotunns: 1 << 18,
    }));
    expect(faults).toEqual(
      ['turned', 'island', 'nidhogg', 'fire', 'anonymous', 'valhalla', 'ravaged', 'iotunns'].map(
        (field) => `position.${field} outOfRange`,
      ),
    );
  });

  test('C-1: negative counts', () => {
    const faults = spoilt(game(), (p) => ({
      fire: -1,
      valhalla: -1,
      elves: withItem(p.elves, 0, -1),
      lives: withItem(p.lives, 0, -1),
      drawn: -1,
    }));
    expect(faults).toEqual([
      'position.lives[0] outOfRange',
      'position.elves[0] outOfRange',
      'position.drawn outOfRange',
      'position.fire outOfRange',
      'position.valhalla outOfRange',
    ]);
  });

  test('C-3.3: more Elves or dice than the reserve had', () => {
    expect(
      spoilt(game(), (p) => ({ elves: plus(p.elves, 0, 6), dice: plus(p.dice, 0, 9) })),
    ).toEqual(['position.dice wrongTotal']);
    expect(spoilt(game(), (p) => ({ elves: withItem(p.elves, 1, 8) }))).toEqual([
      'position.elves wrongTotal',
    ]);
  });

  test('C-3.3: life points beyond the most, and none left while the game goes on', () => {
    expect(spoilt(game(), (p) => ({ lives: withItem(p.lives, 1, 8) }))).toEqual([
      'position.lives[1] outOfRange',
    ]);
    expect(spoilt(game(), (p) => ({ lives: withItem(p.lives, 1, 0) }))).toEqual([
      'position.lives[1] outOfRange',
    ]);
    const support = acting({ gods: ['thor', 'odin'], places: { thor: 'alfheim' } });
    expect(spoilt(support, (p) => ({ lives: withItem(p.lives, 2, 6) }))).toEqual([
      'position.lives[2] outOfRange',
    ]);
  });

  test('C-3.3: other gods than the options say, one twice, or figures that do not play', () => {
    expect(spoilt(game(), (p) => ({ gods: withItem(p.gods, 0, 'tyr') }))).toEqual([
      'position.gods[0] notOneOf',
    ]);
    expect(spoilt(game(), (p) => ({ gods: withItem(p.gods, 1, 'thor') }))).toEqual([
      'position.gods[1] godDealtTwice',
    ]);
    expect(
      spoilt(game(), (p) => ({
        gods: withItem(p.gods, 4, 'tyr'),
        places: withItem(p.places, 3, 'alfheim'),
        lives: withItem(p.lives, 3, 1),
        elves: withItem(p.elves, 4, 1),
        godDice: withItem(p.godDice, 3, 1),
      })),
    ).toEqual([
      'position.gods[4] mustBeEmpty',
      'position.places[3] mustBeEmpty',
      'position.lives[3] mustBeEmpty',
      'position.elves[4] mustBeEmpty',
      'position.godDice[3] mustBeEmpty',
    ]);
  });

  test.each([
    ['gods', 'loki', 'notOneOf'],
    ['places', 'cage', 'notOneOf'],
    ['places', 9, 'outOfRange'],
    ['places', null, 'notWhole'],
    ['enemies', 'helheim', 'notOneOf'],
  ] as const)('%s: %j', (field, value, reason) => {
    expect(spoilt(game(), (p) => ({ [field]: withItem(p[field], 0, value) }))).toEqual([
      `position.${field}[0] ${reason}`,
    ]);
  });

  test('C-7.4: enemies where they cannot be', () => {
    const misplaced = (enemy: number, place: string) =>
      spoilt(game(), (p) => ({ enemies: withItem(p.enemies, enemy, place) }));
    for (const [enemy, place] of [
      [0, 'alfheim'],
      [1, 'cage'],
      [2, 'alfheim'],
      [3, 'track'],
      [4, 'asgard'],
      [5, 'cage'],
      [5, 'track'],
    ] as const) {
      expect(misplaced(enemy, place)).toEqual([`position.enemies[${enemy}] enemyMisplaced`]);
    }
  });

  test('C-7.1: two enemies in a world that is not ravaged, and more markers than there are', () => {
    expect(spoilt(game(), (p) => ({ enemies: withItem(p.enemies, 1, 'vanaheim') }))).toEqual([
      'position.ravaged mustBeRavaged',
    ]);
    expect(spoilt(game(), () => ({ ravaged: 255 }))).toContain('position.ravaged wrongTotal');
  });

  test('C-8.1: an Iotunn twice, and more of them than pawns', () => {
    expect(spoilt(game(), (p) => ({ iotunnDeck: Number(p.iotunnDeck) | (1 << 15) }))).toEqual([
      'position.iotunns cardTwice',
    ]);
    expect(spoilt(game(), () => ({ iotunns: 255, iotunnDeck: 0 }))).toEqual([
      'position.iotunns wrongTotal',
    ]);
  });

  test('C-12.2: a creature drawn and still in the deck, or drawn for nothing', () => {
    const drawn = EVERY_QUESTION.chooseCreature();
    expect(spoilt(drawn, (p) => ({ creatureDeck: Number(p.creatures) }))).toEqual([
      'position.creatures cardTwice',
    ]);
    expect(
      spoilt(game(), (p) => ({ creatures: 1, creatureDeck: Number(p.creatureDeck) & ~1 })),
    ).toEqual(['position.frames[0] wrongFrame']);
  });

  test('C-3.1: two artifacts of a level in sight, a holder who does not play', () => {
    expect(spoilt(game(), (p) => ({ artifacts: withItem(p.artifacts, 3, 1) }))).toEqual([
      'position.artifacts artifactsDoNotFit',
    ]);
    expect(spoilt(game(), (p) => ({ artifacts: withItem(p.artifacts, 3, 5) }))).toEqual([
      'position.artifacts[3] outOfRange',
    ]);
  });

  test('C-6: a card twice, in the wrong slot, of another set, or nowhere', () => {
    // Odin's Hel is card 8, in the second slot of the wheel.
    expect(spoilt(game(), (p) => ({ own: plus(p.own, 1, 1 << 8) }))).toEqual(
      expect.arrayContaining(['position.own[1] cardTwice']),
    );
    expect(spoilt(game(), (p) => ({ wheel: withItem(withItem(p.wheel, 2, 0), 4, 8) }))).toEqual([
      'position.wheel[4] cardsDoNotFit',
    ]);
    expect(spoilt(game(), (p) => ({ wheel: withItem(withItem(p.wheel, 2, 0), 3, 8) }))).toEqual(
      expect.arrayContaining(['position.wheel[3] cardsDoNotFit']),
    );
    expect(spoilt(game(), (p) => ({ wheel: withItem(p.wheel, 2, 0) }))).toEqual([
      'position.wheel wrongTotal',
    ]);
    // Heimdall's card lies under Odin's deck.
    expect(spoilt(game(), (p) => ({ tails: withItem(withItem(p.tails, 12, 0), 6, 18) }))).toContain(
      'position.tails[6] cardsDoNotFit',
    );
    // A gap above a known card.
    expect(
      spoilt(game(), (p) => ({ tails: withItem(withItem(p.tails, 12, 0), 13, 18) })),
    ).toContain('position.tails[13] cardsDoNotFit');
    expect(spoilt(game(), (p) => ({ unseen: plus(p.unseen, 0, 1) }))).toEqual([
      'position.unseen[0] cardsDoNotFit',
    ]);
  });

  test('C-5: a card put down after its turn, or a back that cannot be', () => {
    expect(
      spoilt(game(), (p) => ({ placed: withItem(p.placed, 0, 32), unseen: plus(p.unseen, 0, -1) })),
    ).toEqual(['position.placed[0] cardsDoNotFit']);
    const down = () => revealing();
    expect(spoilt(down(), (p) => ({ placed: withItem(p.placed, 0, 33) }))).toContain(
      'position.placed[0] cardsDoNotFit',
    );
    expect(spoilt(down(), (p) => ({ placed: withItem(p.placed, 0, 31) }))).toContain(
      'position.placed[0] cardsDoNotFit',
    );
    expect(spoilt(down(), (p) => ({ placed: withItem(p.placed, 0, 40) }))).toEqual([
      'position.placed[0] outOfRange',
    ]);
  });

  test('C-5: an order with a god twice, and a turn of somebody else', () => {
    expect(spoilt(game(), () => ({ order: [1, 1, 0, 0, 0] }))).toEqual([
      'position.order orderDoesNotFit',
    ]);
    expect(spoilt(game(), () => ({ active: 1 }))).toContain('position.active notTheirTurn');
    expect(spoilt(game(), () => ({ place: 0 }))).toContain('position.active notTheirTurn');
    expect(spoilt(game(), () => ({ turn: 0 }))).toEqual(['position.turn stepDoesNotFit']);
  });

  test('C-4: an outcome of a game that goes on, and an end without one', () => {
    expect(spoilt(game(), () => ({ outcome: 1 }))).toContain('position.outcome stepDoesNotFit');
    expect(spoilt(game(), () => ({ nidhogg: 5 }))).toEqual(['position.nidhogg stepDoesNotFit']);
    expect(spoilt(game(), () => ({ step: 9 }))).toContain('position.outcome stepDoesNotFit');
    expect(spoilt(game(), () => ({ frames: [] }))).toEqual(['position.frames notOver']);
  });

  test('C-13: dice without a throw', () => {
    expect(
      spoilt(game(), (p) => ({
        thrown: withItem(p.thrown, 0, 1),
        godDice: withItem(p.godDice, 0, 1),
      })),
    ).toEqual(['position.thrown noThrow', 'position.godDice noThrow']);
  });

  test('C-3.1: a set-up in which something lies elsewhere', () => {
    const fresh = EVERY_QUESTION.dealGod;
    expect(
      spoilt(fresh(), (p) => ({
        fire: 1,
        turned: 1,
        places: withItem(p.places, 0, 'alfheim'),
        lives: withItem(p.lives, 0, 5),
        artifacts: withItem(p.artifacts, 0, 2),
      })),
    ).toEqual(
      ['places', 'lives', 'artifacts', 'turned', 'fire'].map(
        (field) => `position.${field} stepDoesNotFit`,
      ),
    );
  });
});
