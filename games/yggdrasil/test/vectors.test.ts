import { CHANCE, OVER, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { FENRIR, HEL, LOKI, SURT } from '../data/enemies.ts';
import { GIANT_WORDS } from '../data/giants.ts';
import { HIDDEN_FOE, strengthOf } from '../rules/combat.ts';
import { acting, drawing, giantsOf, namesOf } from './situation.ts';

// The test vectors of the rules reference, by their numbers.

test('Y-4.1, vector 1: strengths by space; beaten on 3 an enemy has strength 5 on 2', () => {
  const strengths = [1, 2, 3, 4, 5, 6, 7].map((space) =>
    strengthOf(acting({ enemies: { loki: space } }).position, LOKI),
  );
  expect(strengths).toEqual([5, 5, 6, 6, 7, 7, 8]);
  const game = acting({ enemies: { loki: 3 }, vikings: [6] }).play('asgard loki 6');
  game.rolls('die white').asks(0, 'act').end();
  expect(game.position.enemies[LOKI]).toBe(2);
  expect(strengthOf(game.position, LOKI)).toBe(5);
});

describe('Y-10.5, vector 2: Odin against Surt with strength 6', () => {
  const start = { gods: ['odin'], enemies: { surt: 4 }, vikings: [2], elves: [1] };
  const fight = () =>
    acting({ ...start, weapons: { surt: [1] } })
      .play('asgard surt 2')
      .rolls('die green');

  test('Y-10.5, vector 2: two Vikings, two hammers, weapon +1 and an elf win', () => {
    const game = fight().asks(0, 'payElves').play('elves 1').asks(0, 'act');
    expect(game.position.enemies[SURT]).toBe(3);
    game.end();
  });

  test('Y-10.6, vector 2: without the elf the fight is lost and the Vikings are in Helheim', () => {
    const game = fight().play('elves 0').asks(0, 'act');
    expect(game.position.enemies[SURT]).toBe(4);
    expect([game.position.vikings[0], game.position.helheim]).toEqual([0, 5]);
    game.end();
  });
});

test('Y-7.4, vector 3: each line alone is defeat, but only at the end of a turn', () => {
  for (const enemies of [
    { fenrir: 3, hel: 3, jormungand: 4, loki: 4, surt: 3 },
    { fenrir: 5, hel: 5, surt: 6 },
    { surt: 7 },
  ]) {
    const game = acting({ enemies }).play('alfheim').play('vanaheim advance').asks(0, 'act');
    game.play('pass').asks(OVER, 'nothing').end();
    expect(game.position.won).toBe(0);
  }
});

test('Y-8.2, vector 4: Hel coming to the third area acts with power 2', () => {
  const game = drawing({ enemies: { hel: 2 } })
    .rolls('card hel', 'die white')
    .asks(0, 'act');
  expect([game.position.bagVikings[0], game.position.helheim]).toEqual([4, 7]);
  game.end();
});

test('Y-6.2, vector 5: Angry Hel goes from 2 to 4 with one effect of power 2', () => {
  const options = { angryEnemies: ['hel'], spread: 'random' };
  const game = drawing({ options, enemies: { hel: 2 } }).rolls('card angry-hel', 'die black');
  expect([game.position.enemies[HEL], game.position.helheim]).toEqual([4, 7]);
  game.asks(0, 'act').end();
});

test('Y-15.3, vector 5: Angry Surt goes from 6 to 7 without effect', () => {
  const options = { angryEnemies: ['surt'], spread: 'random' };
  const game = drawing({ options, enemies: { surt: 6 } })
    .rolls('card angry-surt')
    .asks(0, 'act');
  expect([game.position.enemies[SURT], game.position.muspellheim]).toEqual([7, 12]);
  game.end();
});

test('Y-8.6, vector 6: from a fresh start Nidhögg moves, then one of the five others', () => {
  for (const [i, enemy] of ['fenrir', 'hel', 'jormungand', 'loki', 'surt'].entries()) {
    const game = drawing().rolls('card nidhogg').asks(TEAM, 'advanceRearmost');
    game.refuses('advance nidhogg', 'Y-8.6', 'notRearmost').play(`advance ${enemy}`);
    const expected = [0, 0, 0, 0, 1, 0];
    expected[i === 4 ? 5 : i] = 1;
    expect([...game.position.enemies]).toEqual(expected);
    expect(game.position).toMatchObject({ fenrirCard: 0, helheim: 5, activeGiants: 0 });
    game.asks(0, 'act').end();
  }
});

test('Y-8.1, vector 7: Fenrir with power 3; blue, green, white calm him with the third action', () => {
  const game = drawing({ enemies: { fenrir: 4 } })
    .rolls('card fenrir')
    .asks(0, 'act');
  expect(game.position.enemies[FENRIR]).toBe(5);
  for (const face of ['blue', 'green']) {
    game.play('calm').rolls(`die ${face}`).asks(0, 'act');
    expect(game.position.fenrirCard).toBe(FENRIR + 1);
  }
  game.play('calm').rolls('die white').asks(CHANCE, 'drawCard').end();
  expect(game.position.fenrirCard).toBe(0);
});

test('Y-8.5, vector 8: Loki with power 2 and one giant in the pile turns up one', () => {
  const start = { activeGiants: GIANT_WORDS.slice(1), enemies: { loki: 2 } };
  const game = drawing(start).rolls('card loki', 'giant angerboda').asks(0, 'act');
  expect(game.position.enemies[LOKI]).toBe(3);
  expect(giantsOf(game.position.activeGiants)).toHaveLength(16);
  game.end();
});

test('Y-11.5, vector 9: under Thiazy Thor with weapon +2 and two Vikings reaches 5', () => {
  const start = { gods: ['thor'], enemies: { hel: 2 }, vikings: [2], weapons: { hel: [2] } };
  const game = acting({ ...start, activeGiants: ['thiazy'] })
    .play('asgard hel 2')
    .asks(0, 'act');
  expect(game.position.enemies[HEL]).toBe(1);
  expect(namesOf(game)).not.toContain('dieRolled');
  game.end();
});

test('Y-11.7, vector 10: with Bergelmir the hidden giant on top needs 4', () => {
  const start = { activeGiants: ['bergelmir'], vikings: [4] } as const;
  expect(strengthOf(acting(start).position, HIDDEN_FOE)).toBe(4);
  const lost = acting(start).play('jotunheim hidden 3').rolls('die white').asks(0, 'act');
  expect(namesOf(lost)).toContain('fightLost');
  const won = acting(start).play('jotunheim hidden 4').rolls('die white').asks(CHANCE, 'turnGiant');
  won.rolls('giant hrym').asks(0, 'act').end();
});

test('Y-7.5, vector 11: four beyond the wall, two of them beyond the door: victory', () => {
  const enemies = { fenrir: 5, hel: 6, jormungand: 4, surt: 2, nidhogg: 2 };
  const game = drawing({ enemies, unseen: ['surt'] }).rolls('card surt', 'die white');
  expect(game.position.enemies[SURT]).toBe(3);
  game.play('pass').asks(OVER, 'nothing').end();
  expect(game.position.won).toBe(1);
});

test('Y-13, vector 12: with the Vanir on 4 effects 1 to 4 can be used, 5 cannot', () => {
  for (const effect of ['fly green', 'take', 'push hel', 'foresee']) {
    const game = acting({ vanir: 4, enemies: { hel: 1 } });
    game.refuses('vanaheim dismiss hrym', 'Y-13', 'vanirNotReached');
    game.play(`vanaheim ${effect}`);
    expect(game.position.vanir).toBe(0);
  }
});

test('Y-11.6, vector 13: Jörmungand floods white under Hymir: nothing is reached from the rainbow', () => {
  const game = drawing({ activeGiants: ['hymir'], valkyries: 'green' });
  game.rolls('card jormungand', 'die white').asks(0, 'act');
  expect(game.position).toMatchObject({ flooded: 1, valkyries: 0 });
  for (const island of ['white', 'blue', 'rainbow']) {
    game.refuses(`midgard ${island}`, 'Y-15.10', 'noIsland');
  }
  game.asks(0, 'act').end();
});
