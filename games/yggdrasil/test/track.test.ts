import { CHANCE, OVER } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { HEL, SURT } from '../data/enemies.ts';
import { POWER, STRENGTH } from '../data/track.ts';
import { strengthOf } from '../rules/combat.ts';
import { acting, drawing } from './situation.ts';

describe('the track', () => {
  const spaces = [1, 2, 3, 4, 5, 6, 7].map((space) => ({ space, strength: STRENGTH[space] }));

  test.each(spaces)('Y-4.1: on space $space an enemy has strength $strength', (row) => {
    const { space, strength } = row;
    const game = acting({ enemies: { surt: space }, vikings: [strength] });
    expect(strengthOf(game.position, SURT)).toBe(strength);
    game.play(`asgard surt ${strength - 1}`).rolls('die white');
    expect(game.position.enemies[SURT]).toBe(space);
    const again = acting({ enemies: { surt: space }, vikings: [strength] });
    again.play(`asgard surt ${strength}`).rolls('die white').asks(0, 'act').end();
    expect(again.position.enemies[SURT]).toBe(space - 1);
  });

  test('Y-4.1: strengths and powers are as printed, from the start to the Residence', () => {
    expect(STRENGTH).toEqual([0, 5, 5, 6, 6, 7, 7, 8]);
    expect(POWER).toEqual([0, 1, 1, 2, 2, 3, 3, 0]);
  });

  test.each([0, 1, 2, 3, 4, 5])(
    'Y-4.1: from space %i Hel hits with the power of the next',
    (from) => {
      const game = drawing({ enemies: { hel: from } }).rolls('card hel', 'die green');
      expect(game.position.helheim).toBe(5 + POWER[from + 1]);
      expect(game.position.bagVikings[2]).toBe(12 - POWER[from + 1]);
      game.asks(0, 'act').end();
    },
  );

  test('Y-4.1: any number of enemies share a space', () => {
    const all = { fenrir: 2, hel: 1, jormungand: 2, loki: 2, nidhogg: 2, surt: 2 };
    const game = drawing({ enemies: all }).rolls('card hel', 'die white');
    expect([...game.position.enemies]).toEqual([2, 2, 2, 2, 2, 2]);
    game.asks(0, 'act').end();
  });
});

describe('the three lines', () => {
  const rows = [
    { line: 'wall', enemies: { fenrir: 3, hel: 3, jormungand: 3, loki: 3 }, next: { surt: 3 } },
    { line: 'door', enemies: { fenrir: 5, hel: 6 }, next: { surt: 5 } },
    { line: 'residence', enemies: { fenrir: 6 }, next: { surt: 7 } },
  ];

  test.each(rows)('Y-4.2: $line: one enemy fewer does not overrun it', ({ enemies }) => {
    acting({ enemies }).play('pass').asks(CHANCE, 'drawCard').end();
  });

  test.each(rows)('Y-4.2: $line: this many do', ({ line, enemies, next }) => {
    const game = acting({ enemies: { ...enemies, ...next } }).play('pass');
    expect(game.events.at(-1)).toMatchObject({ name: 'gameLost', facts: { line } });
    expect(yggdrasil.results(game.position)).toEqual({ scores: [0], winners: 0 });
    game.asks(OVER, 'nothing').end();
  });

  test('Y-4.2: an enemy beyond the door is beyond the wall, too', () => {
    const enemies = { fenrir: 5, hel: 6, jormungand: 3, loki: 3, surt: 4 };
    const game = acting({ enemies }).play('pass');
    expect(game.events.at(-1)).toMatchObject({
      name: 'gameLost',
      facts: { line: 'wall', count: 5 },
    });
    game.asks(OVER, 'nothing').end();
  });
});

describe('the die', () => {
  test('Y-5: two faces white, two blue, one green, one black', () => {
    const game = acting({ enemies: { hel: 1 } })
      .play('asgard hel')
      .asks(CHANCE, 'rollFight');
    const moves = new Int32Array(yggdrasil.maxMoves);
    const weights = new Float64Array(yggdrasil.maxMoves);
    const n = yggdrasil.outcomes(game.position, moves, weights);
    expect([...moves.subarray(0, n)]).toEqual([0, 1, 2, 3]);
    expect([...weights.subarray(0, n)]).toEqual([2, 2, 1, 1]);
  });

  test.each([
    ['white', 5],
    ['blue', 4],
    ['green', 3],
    ['black', 2],
  ])('Y-5: hammers of %s: with them %i Vikings beat strength 5', (face, vikings) => {
    for (const [sent, space] of [
      [vikings, 0],
      [vikings - 1, 1],
    ]) {
      const game = acting({ enemies: { hel: 1 }, vikings: [5] });
      game.play(`asgard hel ${sent}`).rolls(`die ${face}`).asks(0, 'act').end();
      expect(game.position.enemies[HEL]).toBe(space);
    }
  });

  test('Y-5: the colour of a face points to the bag of that colour', () => {
    for (const [bag, colour] of ['white', 'blue', 'green', 'black'].entries()) {
      const game = drawing().rolls('card surt', `die ${colour}`);
      expect([...game.position.bagFire]).toEqual(
        [12, 9, 6, 3].map((fire, i) => (i === bag ? fire + 1 : fire)),
      );
      game.asks(0, 'act').end();
    }
  });
});
