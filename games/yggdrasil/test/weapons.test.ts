import { CHANCE } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { ENEMY_WORDS, HEL, LOKI } from '../data/enemies.ts';
import { WEAPON_WORDS, WEAPONS } from '../data/weapons.ts';
import { acting, type Game } from './situation.ts';

/** The holders of the three levels against an enemy: seats from 1, 0 for the forge. */
function holdersOf({ position }: Game, enemy: number): number[] {
  return [...position.weapons.subarray(3 * enemy, 3 * enemy + 3)];
}

describe('Nidavellir', () => {
  test('Y-9.3: a level 1 weapon is taken', () => {
    const game = acting().play('nidavellir loki').asks(0, 'act');
    expect(holdersOf(game, LOKI)).toEqual([1, 0, 0]);
    game.end();
  });

  test('Y-9.3: a weapon is given back for the next level', () => {
    const game = acting({ weapons: { loki: [1] } }).play('nidavellir loki');
    expect(holdersOf(game, LOKI)).toEqual([0, 1, 0]);
    const third = acting({ weapons: { loki: [2] } })
      .play('nidavellir loki')
      .asks(0, 'act');
    expect(holdersOf(third, LOKI)).toEqual([0, 0, 1]);
    third.end();
  });

  test('Y-9.3: it works at once', () => {
    const game = acting({ enemies: { loki: 1 }, vikings: [4] }).play('nidavellir loki');
    game.play('asgard loki 4').rolls('die white').asks(0, 'act').end();
    expect(game.position.enemies[LOKI]).toBe(0);
  });
});

test('Y-9.3: the forge has nothing for a god who has the best of everything', () => {
  const weapons = { fenrir: [3], hel: [3], jormungand: [3], loki: [3], nidhogg: [3], surt: [3] };
  acting({ weapons }).refuses('nidavellir hel', 'Y-9.3', 'noWeapon').asks(0, 'act').end();
});

describe('weapons', () => {
  test('Y-12.1: three levels against each enemy, one card of each', () => {
    expect(WEAPON_WORDS).toEqual([
      'gleipnir',
      'draupnir',
      'mjollnir',
      'hofund',
      'gungnir',
      'mimming',
    ]);
    expect(WEAPONS).toBe(18);
    for (const [i, enemy] of ENEMY_WORDS.entries()) {
      const forged = acting().play(`nidavellir ${enemy}`);
      expect(forged.events.at(-1)?.facts).toMatchObject({
        enemy,
        weapon: WEAPON_WORDS[i],
        level: 1,
      });
      forged.asks(0, 'act').end();
    }
  });

  test.each([1, 2, 3])('Y-12.1: level %i is the bonus against its enemy', (level) => {
    const start = { enemies: { hel: 1 }, vikings: [5], weapons: { hel: [level] } };
    for (const [sent, space] of [
      [5 - level, 0],
      [4 - level, 1],
    ]) {
      const game = acting(start).play(`asgard hel ${sent}`).rolls('die white').asks(0, 'act');
      expect(game.position.enemies[HEL]).toBe(space);
      game.end();
    }
  });

  test('Y-12.1: what another god holds has to come back to the forge first', () => {
    const gods = ['heimdall', 'thor'];
    const game = acting({ gods, weapons: { loki: [1, 2] } });
    game.refuses('nidavellir loki', 'Y-12.1', 'weaponAway').play('pass');
    // Thor takes the third level, and the second lies in the forge again.
    game.rolls('card surt', 'die white').play('nidavellir loki').play('pass');
    game.rolls('card surt', 'die white').play('nidavellir loki').asks(0, 'act').end();
    expect(holdersOf(game, LOKI)).toEqual([0, 1, 2]);
  });

  test('Y-12.1: there is nothing beyond the third level', () => {
    const game = acting({ weapons: { loki: [3] } });
    game.refuses('nidavellir loki', 'Y-12.1', 'weaponBest').asks(0, 'act').end();
  });

  test('Y-12.2: a god holds several weapons, but one against an enemy', () => {
    const game = acting({ weapons: { loki: [1], hel: [2] } }).play('nidavellir hel');
    expect([holdersOf(game, LOKI), holdersOf(game, HEL)]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
    game.asks(0, 'act').end();
  });

  test('Y-12.2: two gods may hold different levels against one enemy', () => {
    const game = acting({ gods: ['heimdall', 'thor'], weapons: { loki: [0, 3] } });
    game.play('nidavellir loki').asks(0, 'act').end();
    expect(holdersOf(game, LOKI)).toEqual([1, 0, 2]);
  });

  test('Y-12.2: bonuses of different weapons never add up', () => {
    const start = {
      enemies: { hel: 1 },
      vikings: [3],
      weapons: { hel: [2], loki: [3], surt: [3] },
    };
    const lost = acting(start).play('asgard hel 2').rolls('die white');
    expect(lost.events.at(-1)).toMatchObject({ name: 'fightLost', facts: { total: 4 } });
    lost.play('pass').asks(CHANCE, 'drawCard').end();
  });
});
