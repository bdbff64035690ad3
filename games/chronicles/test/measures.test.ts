import { WinJudge } from '@nineworlds/bots/thinking';
import { hashOf, Rng } from '@nineworlds/engine';
import { randomOptions } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { heuristic } from '../bot/heuristic.ts';
import { MEASURES, measure } from '../bot/measures.ts';
import { WIN_MODEL } from '../bot/win-model.ts';
import { brain } from '../brain.ts';
import { chronicles } from '../checked.ts';
import type { ChroniclesPosition } from '../index.ts';
import { playGame } from './bot-games.ts';
import { moving, type Situation } from './situation.ts';

/** The numbers of a position for a seat; all of them have to be written. */
function measured(p: ChroniclesPosition, seat: number): readonly number[] {
  const into = new Float64Array(MEASURES.length + 1).fill(Number.NaN);
  measure(p, seat, into);
  expect(into[MEASURES.length]).toBeNaN();
  const numbers = Array.from(into.subarray(0, MEASURES.length));
  expect(numbers.every(Number.isFinite), numbers.join(' ')).toBe(true);
  return numbers;
}

describe('the measures of Chronicles', () => {
  test('are those that the win model was fitted to', () => {
    expect(WIN_MODEL.measures).toEqual(MEASURES);
    expect(WIN_MODEL.units.map(({ length }) => length)).toEqual(
      WIN_MODEL.units.map(() => MEASURES.length + 1),
    );
    expect(WIN_MODEL.answer).toHaveLength(WIN_MODEL.units.length + 1);
    expect(WIN_MODEL.scales.every((scale) => scale > 0)).toBe(true);
  });

  test('can be told of every position with any options, which stays as it was', () => {
    for (let seed = 1; seed <= 5; seed++) {
      playGame(heuristic, randomOptions(chronicles, new Rng(seed)), seed, (p) => {
        const before = hashOf(p);
        measured(p, 0);
        expect(hashOf(p)).toBe(before);
      });
    }
  });

  test('depend on nothing but what a god knows', () => {
    const rng = new Rng(3);
    playGame(heuristic, { seats: 3, mode: 'hard' }, 5, (p) => {
      const o = new (p.constructor as typeof ChroniclesPosition)(p.setup);
      chronicles.observe(p, 1, o);
      const known = measured(o, 1);
      expect(measured(p, 2)).toEqual(known);
      chronicles.determinize(o, rng);
      expect(measured(o, 1)).toEqual(known);
    });
  });
});

describe('the win model of Chronicles', () => {
  const judge = new WinJudge(chronicles, brain);
  const chance = (situation: Situation) => {
    const game = moving(situation);
    const found = judge.winProbability(game.position, 0);
    game.end();
    return found;
  };

  test('C-15.5: gives more when Nidhogg is near the tree', () => {
    expect(chance({ nidhogg: 4 })).toBeGreaterThan(chance({ nidhogg: 0 }));
  });

  test('C-4.1, C-7.1: gives less for gods with few lives and ravaged worlds', () => {
    const lives = { thor: 1, odin: 2, heimdall: 2 };
    expect(chance({ lives, ravaged: ['alfheim', 'midgard', 'niflheim'] })).toBeLessThan(
      chance({}) - 0.1,
    );
  });
});
