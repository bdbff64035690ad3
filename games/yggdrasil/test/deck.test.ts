import { answersOf, CHANCE, TEAM } from '@nineworlds/engine';
import { scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { ENEMY_WORDS, FENRIR, HEL, JORMUNGAND, LOKI, NIDHOGG, SURT } from '../data/enemies.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { acting, cardsOf, drawing, giantsOf, namesOf } from './situation.ts';

const GODS = ['heimdall'];

/** The piles of a fresh deck from the top: ordinary and special cards in each. */
function pilesOf(options: object): number[][] {
  const { piles } = scenario(yggdrasil, { options: { gods: GODS, ...options } }).position.deck;
  const pairs = Array.from({ length: piles.length / 2 }, (_, i) => [
    piles[2 * i],
    piles[2 * i + 1],
  ]);
  return pairs.filter(([ordinary, special]) => ordinary + special > 0);
}

describe('the ordinary deck', () => {
  test('Y-6.1: has seven cards of each enemy, 42 in all', () => {
    const { deck, ordinary, special } = scenario(yggdrasil, { options: { gods: GODS } }).position;
    expect(deck.size).toBe(42);
    expect([...ordinary.subarray(1, 7)]).toEqual([7, 7, 7, 7, 7, 7]);
    expect(cardsOf(special)).toEqual([]);
  });

  test('Y-6.1: resolved cards lie open and do not come back', () => {
    const game = drawing().rolls('card surt', 'die white');
    expect(cardsOf(game.position.discard)).toEqual(['surt']);
    game.play('pass').rolls('card hel', 'die white').asks(0, 'act');
    expect(cardsOf(game.position.discard)).toEqual(['hel', 'surt']);
    expect(game.position.deck.size).toBe(40);
    expect(cardsOf(game.position.ordinary)).toHaveLength(40);
    game.end();
  });

  test('Y-6.1: what was drawn seven times cannot be drawn again', () => {
    const game = drawing({ unseen: ['hel', 'hel', 'loki'] });
    expect(answersOf(yggdrasil, game.position)).toEqual([HEL + 1, LOKI + 1]);
    expect(() => game.rolls('card surt')).toThrow(/does not answer/);
  });
});

describe('Angry cards', () => {
  test('Y-6.2: move two spaces, with one effect at the end of the way', () => {
    const options = { angryEnemies: ['loki'], spread: 'random' };
    const game = drawing({ options, enemies: { loki: 2 } });
    game.rolls('card angry-loki', 'giant hrym', 'giant gymir').asks(0, 'act').end();
    expect(game.position.enemies[LOKI]).toBe(4);
    // Power 2 of space 4, not power 2 twice, nor power 1 on the way.
    expect(giantsOf(game.position.activeGiants)).toEqual(['hrym', 'gymir']);
    expect(namesOf(game).filter((name) => name === 'enemyAdvanced')).toHaveLength(1);
  });

  test('Y-6.3: take the place of ordinary cards of the same enemy', () => {
    const options = { gods: GODS, angryEnemies: ['loki', 'surt'] };
    const { deck, ordinary, special } = scenario(yggdrasil, { options }).position;
    expect([...ordinary.subarray(1, 7)]).toEqual([7, 7, 7, 6, 7, 6]);
    expect(cardsOf(special)).toEqual(['angry-loki', 'angry-surt']);
    expect(deck.size).toBe(42);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('Y-6.3: %i of them leave the deck at 42 cards', (angry) => {
    const game = scenario(yggdrasil, { options: { gods: GODS, angry } });
    for (const enemy of ['hel', 'loki', 'surt', 'fenrir', 'nidhogg'].slice(0, angry % 6)) {
      game.rolls(`angry ${enemy}`);
    }
    expect(game.position.deck.size).toBe(42);
    expect(cardsOf(game.position.special)).toHaveLength(angry);
    game.asks(CHANCE, 'drawCard').end();
  });

  test('Y-6.5: chance picks the enemies, each as likely, and everybody sees whose they are', () => {
    const game = scenario(yggdrasil, { options: { gods: GODS, angry: 2 } });
    expect(answersOf(yggdrasil, game.position)).toEqual([0, 1, 2, 3, 4, 5]);
    game.rolls('angry loki').asks(CHANCE, 'dealAngry');
    expect(answersOf(yggdrasil, game.position)).toEqual([0, 1, 2, 4, 5]);
    game.rolls('angry hel').asks(CHANCE, 'drawCard').end();
    expect(game.events.map(({ facts }) => facts.enemy)).toEqual(['loki', 'hel', undefined]);
  });

  test('Y-6.5: named enemies, and all six, leave nothing to chance', () => {
    for (const options of [{ angryEnemies: ['hel'] }, { angry: 6 }]) {
      scenario(yggdrasil, { options: { gods: GODS, ...options } })
        .asks(CHANCE, 'drawCard')
        .end();
    }
  });
});

describe('the spread of special cards', () => {
  test.each([
    [1, [42]],
    [2, [21, 21]],
    [3, [14, 14, 14]],
    [4, [11, 11, 10, 10]],
    [5, [9, 9, 8, 8, 8]],
    [6, [7, 7, 7, 7, 7, 7]],
  ])(
    'Y-6.4: %i special cards make piles of %j, larger ones on top, one in each',
    (angry, sizes) => {
      const angryEnemies = ['fenrir', 'hel', 'jormungand', 'loki', 'nidhogg', 'surt'].slice(
        0,
        angry,
      );
      expect(pilesOf({ angryEnemies })).toEqual(sizes.map((size) => [size - 1, 1]));
    },
  );

  test('Y-6.4: Ragnarök cards count, too: ten piles with all of them', () => {
    expect(pilesOf({ angry: 6, ragnarok: 4 })).toEqual([
      ...new Array(2).fill([4, 1]),
      ...new Array(8).fill([3, 1]),
    ]);
  });

  test('Y-6.4: without special cards, and by the option, there is one pile', () => {
    expect(pilesOf({})).toEqual([[42, 0]]);
    expect(pilesOf({ angry: 6, ragnarok: 4, spread: 'random' })).toEqual([[32, 10]]);
  });

  test('Y-6.4: whose Angry card lies in which pile is not known before', () => {
    const game = scenario(yggdrasil, { options: { gods: GODS, angryEnemies: ['hel', 'loki'] } });
    // Any of the two may be the one of the first pile.
    expect(() => game.rolls('card angry-loki')).not.toThrow();
    const { position } = game;
    expect(cardsOf(position.special)).toEqual(['angry-hel']);
    // Now the other one can only be in the second pile.
    const next = answersOf(yggdrasil, drawing({ options: { angryEnemies: ['hel'] } }).position);
    expect(next).toContain(7 + HEL);
    game.rolls('giant hrym').play('pass');
    expect(answersOf(yggdrasil, position)).not.toContain(7 + HEL);
  });
});

describe('Ragnarök cards', () => {
  const NONE = { ragnarok: 4, spread: 'random' };
  const EACH = { ...NONE, ragnarokEffects: 'each' };

  test('Y-6.6: four trios, each enemy in two of them', () => {
    const counts = ENEMY_WORDS.map(
      (enemy) =>
        RECONSTRUCTED_EDITION.ragnarok.filter(({ enemies }) => enemies.includes(enemy)).length,
    );
    expect(counts).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test.each([
    ['ragnarok-1', [0, 1, 1, 0, 0, 1]],
    ['ragnarok-2', [1, 0, 0, 1, 1, 0]],
    ['ragnarok-3', [1, 0, 0, 1, 0, 1]],
    ['ragnarok-4', [0, 1, 1, 0, 1, 0]],
  ])('Y-6.6: %s moves three enemies without effects', (card, spaces) => {
    const game = drawing({ options: NONE }).rolls(`card ${card}`).asks(0, 'act');
    expect([...game.position.enemies]).toEqual(spaces);
    expect(game.position.fenrirCard).toBe(0);
    expect(cardsOf(game.position.discard)).toEqual([card]);
    game.end();
  });

  test('Y-6.6: none is in the deck without the option; chance picks which are', () => {
    const game = scenario(yggdrasil, { options: { gods: GODS, ragnarok: 2 } });
    expect(answersOf(yggdrasil, game.position)).toEqual([13, 14, 15, 16]);
    game.rolls('ragnarok ragnarok-2');
    expect(answersOf(yggdrasil, game.position)).toEqual([13, 15, 16]);
    game.rolls('ragnarok ragnarok-4').asks(CHANCE, 'drawCard').end();
    expect(cardsOf(game.position.special)).toEqual(['ragnarok-2', 'ragnarok-4']);
  });

  test('Y-6.6: it replaces a card that nobody sees, so the deck stays at 42', () => {
    const { deck, ordinary } = drawing({ options: NONE }).position;
    expect(deck.size).toBe(42);
    // Any ordinary card may be one of the four in the box.
    expect(cardsOf(ordinary)).toHaveLength(42);
    expect([...deck.piles.subarray(0, 2)]).toEqual([38, 4]);
  });

  test('Y-6.6: by the option the gods choose the order of the effects', () => {
    const game = drawing({ options: EACH, enemies: { hel: 2 } });
    game.rolls('card ragnarok-1').asks(TEAM, 'orderEffects');
    game.refuses('effect loki', 'Y-6.6', 'notInTrio');
    game.play('effect jormungand').rolls('die green').asks(TEAM, 'orderEffects');
    game.refuses('effect jormungand', 'Y-6.6', 'notInTrio');
    game.play('effect hel').asks(CHANCE, 'rollEffect').rolls('die white');
    // The last one comes by itself.
    game.asks(CHANCE, 'rollEffect').rolls('die black').asks(0, 'act');
    expect(game.position).toMatchObject({ flooded: 3, helheim: 7, muspellheim: 11 });
    game.end();
  });

  test('Y-6.6: a Ragnarök card that angers Fenrir stays open', () => {
    const game = drawing({ options: EACH }).rolls('card ragnarok-3').asks(TEAM, 'orderEffects');
    game.play('effect fenrir').play('effect surt').rolls('die white', 'giant hymir');
    game.asks(0, 'act');
    expect(game.position.fenrirCard).toBe(15);
    expect(cardsOf(game.position.discard)).toEqual([]);
    game.play('calm').rolls('die white').asks(0, 'act').end();
    expect(cardsOf(game.position.discard)).toEqual(['ragnarok-3']);
  });

  test('Y-6.6: enemies whom the card brings into the Residence have no effect', () => {
    const enemies = { fenrir: 6, loki: 6, nidhogg: 6 };
    const game = drawing({ options: EACH, enemies: { ...enemies, fenrir: 2, nidhogg: 0 } });
    game.rolls('card ragnarok-2').asks(TEAM, 'orderEffects');
    game.refuses('effect loki', 'Y-6.6', 'notInTrio');
    game.play('effect fenrir').asks(TEAM, 'advanceRearmost').play('advance hel').asks(0, 'act');
    expect([...game.position.enemies]).toEqual([3, 1, 0, 7, 1, 0]);
    game.end();
  });

  test('Y-6.6: one whom Nidhögg drags on meanwhile hits with the power it has then', () => {
    const enemies = { fenrir: 3, hel: 1, jormungand: 2, loki: 3, nidhogg: 3, surt: 3 };
    const game = drawing({ options: EACH, enemies }).rolls('card ragnarok-4');
    // Hel stands alone on space 2 now: Nidhögg drags her to 3, where her power is 2.
    game.play('effect nidhogg').play('effect hel').rolls('die white', 'die white');
    expect(game.position.enemies[HEL]).toBe(3);
    expect(game.position.helheim).toBe(7);
    game.asks(0, 'act').end();
  });
});

test('Y-6.7: the levels of difficulty', () => {
  expect(yggdrasil.options.presets).toEqual({
    introductory: { angry: 0, ragnarok: 0, firstArchOneWay: false },
    normal: { angry: 3, ragnarok: 0, firstArchOneWay: false },
    expert: { angry: 6, ragnarok: 0, firstArchOneWay: false },
    master: { angry: 6, ragnarok: 0, firstArchOneWay: true },
    ragnarok: { angry: 6, ragnarok: 4, firstArchOneWay: false },
    custom: {},
  });
  for (const preset of Object.values(yggdrasil.options.presets)) {
    scenario(yggdrasil, { options: preset }).asks(CHANCE, 'dealGod').end();
  }
});

test('Y-6.2: Angry cards of all six enemies move two spaces', () => {
  const options = { angry: 6, spread: 'random' };
  const rolls: Record<string, string[]> = {
    fenrir: [],
    hel: ['die white'],
    jormungand: ['die white'],
    loki: ['giant hrym'],
    surt: ['die white'],
  };
  for (const [enemy, more] of Object.entries(rolls)) {
    const game = drawing({ options })
      .rolls(`card angry-${enemy}`, ...more)
      .asks(0, 'act');
    expect(Math.max(...game.position.enemies)).toBe(2);
    game.end();
  }
  const game = drawing({ options }).rolls('card angry-nidhogg').asks(TEAM, 'advanceRearmost');
  game.play('advance surt').asks(0, 'act').end();
  expect([NIDHOGG, SURT, FENRIR, JORMUNGAND].map((enemy) => game.position.enemies[enemy])).toEqual([
    2, 1, 0, 0,
  ]);
  expect(acting().position.deck.size).toBe(41);
});
