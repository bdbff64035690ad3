import { CHANCE, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { HEL, LOKI, NIDHOGG, SURT } from '../data/enemies.ts';
import { acting, drawing, giantsOf, namesOf } from './situation.ts';

const MOST = ['hrym', 'gymir', 'thrym', 'thokk', 'greip', 'gialp', 'hymir', 'fafner'] as const;
const REST = ['angerboda', 'hrungnir', 'utgardloki', 'suttung', 'skyrmir', 'geirroed'] as const;

describe('effects', () => {
  test('Y-8: come after the move, with the power of the space reached', () => {
    const game = drawing({ enemies: { surt: 4 } }).rolls('card surt', 'die black');
    expect(game.position.bagFire[3]).toBe(6);
    game.asks(0, 'act').end();
  });

  test('Y-8: there is none in the Residence', () => {
    for (const enemy of ['fenrir', 'hel', 'jormungand', 'loki', 'nidhogg', 'surt'] as const) {
      const game = drawing({ enemies: { [enemy]: 6 } })
        .rolls(`card ${enemy}`)
        .asks(0, 'act');
      expect(namesOf(game)).toEqual(['cardDrawn', 'enemyAdvanced']);
      expect(game.position.fenrirCard).toBe(0);
      game.end();
    }
  });

  test('Y-8: an enemy that goes back has none', () => {
    const game = acting({ enemies: { hel: 3 }, vikings: [6] });
    game.play('asgard hel 6').rolls('die white').asks(0, 'act');
    expect(game.position.enemies[HEL]).toBe(2);
    game.play('pass').end();
    const pushed = acting({ enemies: { loki: 4 }, vanir: 4 }).play('vanaheim push loki');
    pushed.asks(0, 'act').end();
    expect(pushed.position).toMatchObject({ activeGiants: 0 });
  });

  test('Y-8: the die is rolled by the god whose turn it is', () => {
    const game = drawing({ gods: ['heimdall', 'tyr'], active: 1 }).rolls('card hel', 'die blue');
    // Tyr rolls twice.
    game.asks(CHANCE, 'rollEffect').rolls('die white').asks(1, 'chooseRoll').play('keep white');
    expect(game.position.bagVikings[0]).toBe(5);
    game.asks(1, 'act').end();
  });
});

describe('Hel', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ])('Y-8.2: coming from space %i takes %i Vikings out of the bag of the colour', (from, count) => {
    const game = drawing({ enemies: { hel: from } })
      .rolls('card hel', 'die blue')
      .asks(0, 'act');
    expect([...game.position.bagVikings]).toEqual([6, 9 - count, 12, 15]);
    expect(game.position.helheim).toBe(5 + count);
    game.end();
  });

  test('Y-8.2: takes all if there are fewer, and nothing from a bag without Vikings', () => {
    const bagVikings = [2, 0, 12, 15];
    const few = drawing({ enemies: { hel: 5 }, bagVikings }).rolls('card hel', 'die white');
    expect(few.position.bagVikings[0]).toBe(0);
    expect(few.position.helheim).toBe(20);
    const none = drawing({ enemies: { hel: 5 }, bagVikings }).rolls('card hel', 'die blue');
    expect(none.position.helheim).toBe(18);
    expect(namesOf(none).at(-1)).toBe('nothingHappened');
    none.asks(0, 'act').end();
  });
});

describe('Surt', () => {
  test.each([
    [1, 1],
    [3, 2],
    [5, 3],
  ])(
    'Y-8.3: coming from space %i sends %i Fire Giants into the bag of the colour',
    (from, count) => {
      const game = drawing({ enemies: { surt: from } })
        .rolls('card surt', 'die green')
        .asks(0, 'act');
      expect([...game.position.bagFire]).toEqual([12, 9, 6 + count, 3]);
      expect(game.position.muspellheim).toBe(12 - count);
      game.end();
    },
  );

  test('Y-8.3: sends all if there are fewer, and none out of an empty Muspellheim', () => {
    const few = drawing({ enemies: { surt: 5 }, muspellheim: 2 }).rolls('card surt', 'die black');
    expect(few.position).toMatchObject({ muspellheim: 0 });
    expect(few.position.bagFire[3]).toBe(5);
    const none = drawing({ enemies: { surt: 5 }, muspellheim: 0 }).rolls('card surt', 'die black');
    expect(none.position.bagFire[3]).toBe(3);
    expect(namesOf(none).at(-1)).toBe('nothingHappened');
    none.asks(0, 'act').end();
  });
});

describe('Jörmungand', () => {
  test('Y-8.4: floods the island of the colour alone, and the Valkyries go home', () => {
    const start = { valkyries: 'green', flooded: 'black' };
    for (const [bag, colour] of ['white', 'blue', 'green', 'black'].entries()) {
      const game = drawing(start).rolls('card jormungand', `die ${colour}`).asks(0, 'act');
      expect(game.position).toMatchObject({ flooded: bag + 1, valkyries: 0 });
      game.end();
    }
  });

  test('Y-8.4: whatever his power', () => {
    const game = drawing({ enemies: { jormungand: 5 } }).rolls('card jormungand', 'die white');
    expect(game.position).toMatchObject({ flooded: 1, helheim: 5, muspellheim: 12 });
    game.asks(0, 'act').end();
  });
});

describe('Loki', () => {
  test.each([
    [0, 1],
    [2, 2],
    [4, 3],
  ])('Y-8.5: coming from space %i turns up %i giants, which are active at once', (from, count) => {
    const game = drawing({ enemies: { loki: from } }).rolls('card loki');
    for (const giant of MOST.slice(0, count)) {
      game.asks(CHANCE, 'turnGiant').rolls(`giant ${giant}`);
    }
    expect(giantsOf(game.position.activeGiants).sort()).toEqual(MOST.slice(0, count).sort());
    game.asks(0, 'act').end();
  });

  test('Y-8.5: turns up all if there are fewer', () => {
    const start = {
      activeGiants: [...MOST, 'thiazy'],
      beatenGiants: REST,
      enemies: { loki: 5 },
    } as const;
    const game = drawing(start).rolls('card loki', 'giant bergelmir').asks(0, 'act');
    expect(giantsOf(game.position.activeGiants | game.position.beatenGiants)).toHaveLength(16);
    game.end();
  });
});

describe('Nidhögg', () => {
  test('Y-8.6: drags the rearmost enemy one space on, without its effect', () => {
    const enemies = { fenrir: 1, jormungand: 1, loki: 2, nidhogg: 3, surt: 1 };
    const game = drawing({ enemies }).rolls('card nidhogg').asks(0, 'act');
    expect([...game.position.enemies]).toEqual([1, 1, 1, 2, 4, 1]);
    expect(game.position.helheim).toBe(5);
    game.end();
  });

  test('Y-8.6: may drag himself', () => {
    const enemies = { fenrir: 2, hel: 2, jormungand: 2, loki: 2, surt: 2 };
    const game = drawing({ enemies }).rolls('card nidhogg').asks(0, 'act');
    expect(game.position.enemies[NIDHOGG]).toBe(2);
    game.end();
  });

  test('Y-8.6: the gods choose among several, whatever his power', () => {
    const enemies = { fenrir: 2, hel: 1, jormungand: 2, loki: 1, nidhogg: 4, surt: 2 };
    const game = drawing({ enemies }).rolls('card nidhogg').asks(TEAM, 'advanceRearmost');
    game.refuses('advance surt', 'Y-8.6', 'notRearmost');
    game.refuses('advance nidhogg', 'Y-8.6', 'notRearmost');
    game.play('advance loki').asks(0, 'act');
    expect([HEL, LOKI, NIDHOGG, SURT].map((e) => game.position.enemies[e])).toEqual([1, 2, 5, 2]);
    expect(game.position.activeGiants).toBe(0);
    game.end();
  });
});
