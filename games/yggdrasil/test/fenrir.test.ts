import { answersOf, CHANCE } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { FENRIR } from '../data/enemies.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { acting, cardsOf, drawing, namesOf } from './situation.ts';

const FACES = ['white', 'blue', 'green', 'black'] as const;
const FACE_COUNT = FACES.map(
  (face) => RECONSTRUCTED_EDITION.die.filter(({ colour }) => colour === face).length,
);
const CALM = 0;

/** Whether a face calms Fenrir on a space. */
function calms(space: number, face: string): boolean {
  const game = acting({ fenrirCard: 'fenrir', enemies: { fenrir: space } });
  game.play('calm').rolls(`die ${face}`).asks(0, 'act').end();
  expect(namesOf(game).at(-1)).toBe(
    game.position.fenrirCard === 0 ? 'fenrirCalmed' : 'fenrirRaged',
  );
  return game.position.fenrirCard === CALM;
}

describe('Fenrir', () => {
  test('Y-8.1: becomes angry, and his card stays open', () => {
    const game = drawing().rolls('card fenrir').asks(0, 'act');
    expect(game.position.fenrirCard).toBe(FENRIR + 1);
    expect(cardsOf(game.position.discard)).toEqual([]);
    game.end();
  });

  test.each([
    { spaces: [1, 2], faces: ['white', 'blue', 'green'], chance: 5 },
    { spaces: [3, 4], faces: ['white', 'blue'], chance: 4 },
    { spaces: [5, 6], faces: ['white'], chance: 2 },
    // In the Residence he is as hard to calm as before it.
    { spaces: [7], faces: ['white'], chance: 2 },
  ])('Y-8.1: on $spaces he is calmed by $faces', ({ spaces, faces, chance }) => {
    for (const space of spaces) {
      expect(FACES.filter((face) => calms(space, face))).toEqual(faces);
    }
    const sides = faces.map((face) => FACE_COUNT[FACES.indexOf(face as (typeof FACES)[number])]);
    expect(sides.reduce((a: number, b) => a + b, 0)).toBe(chance);
  });

  test('Y-8.1: until he is calm nothing but calming is possible, not even passing', () => {
    const game = acting({ fenrirCard: 'fenrir', enemies: { fenrir: 1 }, vikings: [3] });
    for (const line of [
      'alfheim',
      'asgard fenrir 1',
      'midgard white',
      'vanaheim advance',
      'pass',
    ]) {
      game.refuses(line, 'Y-8.1', 'fenrirAngry');
    }
    expect(answersOf(yggdrasil, game.position)).toHaveLength(1);
    game.asks(0, 'act').end();
  });

  test('Y-8.1: a calm one cannot be calmed', () => {
    acting({ enemies: { fenrir: 3 } })
      .refuses('calm', 'Y-8.1', 'fenrirNotAngry')
      .asks(0, 'act')
      .end();
  });

  test('Y-8.1: each attempt costs an action but uses no world; then the others are free', () => {
    const game = acting({ fenrirCard: 'fenrir', enemies: { fenrir: 5 } });
    game.play('calm').rolls('die blue').asks(0, 'act').play('calm').rolls('die white');
    expect(game.position).toMatchObject({ fenrirCard: CALM, taken: 2, used: 0 });
    expect(cardsOf(game.position.discard)).toEqual(['fenrir', 'hel']);
    game.play('alfheim').asks(CHANCE, 'drawCard').end();
  });

  test('Y-8.1: Frey may try four times', () => {
    const game = acting({ gods: ['frey'], fenrirCard: 'fenrir', enemies: { fenrir: 5 } });
    for (const face of ['black', 'green', 'blue']) game.play('calm').rolls(`die ${face}`);
    game.asks(0, 'act').play('calm').rolls('die blue').asks(CHANCE, 'drawCard').end();
  });

  test('Y-8.1: if he stays angry, the next god resolves a card and then goes on calming', () => {
    const gods = ['heimdall', 'thor'];
    const game = acting({ gods, fenrirCard: 'fenrir', enemies: { fenrir: 5 } });
    for (let i = 0; i < 3; i++) game.play('calm').rolls('die black');
    game.asks(CHANCE, 'drawCard').rolls('card surt', 'die white').asks(1, 'act');
    game.refuses('alfheim', 'Y-8.1', 'fenrirAngry');
    game.play('calm').rolls('die white').play('alfheim').asks(1, 'act').end();
  });

  test('Y-8.1: another card of his only moves him and is discarded', () => {
    const options = { angryEnemies: ['fenrir'], spread: 'random' };
    const start = { options, fenrirCard: 'fenrir', enemies: { fenrir: 1 } };
    const unseen = ['fenrir', 'angry-fenrir'];
    const game = drawing({ ...start, unseen })
      .rolls('card fenrir')
      .asks(0, 'act');
    expect(game.position.enemies[FENRIR]).toBe(2);
    expect(game.position.fenrirCard).toBe(FENRIR + 1);
    expect(namesOf(game)).toEqual(['cardDrawn', 'enemyAdvanced']);
    const angry = drawing({ ...start, unseen })
      .rolls('card angry-fenrir')
      .asks(0, 'act');
    expect(angry.position.enemies[FENRIR]).toBe(3);
    expect(angry.position.discard[FENRIR + 7]).toBe(1);
    // He stands beyond the wall now, so green does not calm him any more.
    angry.play('calm').rolls('die green').asks(0, 'act').end();
    expect(angry.position.fenrirCard).not.toBe(CALM);
  });

  test('Y-8.1: calming is no fight, so Thiazy does not forbid the roll', () => {
    const start = {
      fenrirCard: 'fenrir',
      enemies: { fenrir: 1 },
      activeGiants: ['thiazy'],
    } as const;
    const game = acting(start).play('calm').asks(CHANCE, 'rollCalm').rolls('die green');
    expect(game.position.fenrirCard).toBe(CALM);
    game.asks(0, 'act').end();
  });

  test.each([
    [1, 35],
    [3, 32],
    [5, 20],
  ])('Y-8.1: on space %i Tyr calms him in %i of 36 pairs of rolls', (space, pairs) => {
    let calmed = 0;
    FACES.forEach((first, i) => {
      FACES.forEach((second, k) => {
        const game = acting({ gods: ['tyr'], fenrirCard: 'fenrir', enemies: { fenrir: space } });
        game.play('calm').rolls(`die ${first}`, `die ${second}`);
        // The first colours calm him best.
        if (first !== second) game.play(`keep ${FACES[Math.min(i, k)]}`);
        if (game.position.fenrirCard === CALM) calmed += FACE_COUNT[i] * FACE_COUNT[k];
      });
    });
    expect(calmed).toBe(pairs);
  });
});
