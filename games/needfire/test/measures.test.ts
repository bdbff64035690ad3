import { CHANCE, OVER, Rng } from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { greedy } from '../bot/greedy.ts';
import { MEASURES, measure } from '../bot/measures.ts';
import { WIN_MODEL } from '../bot/win-model.ts';
import { needfire } from '../checked.ts';
import type { NeedfirePosition } from '../index.ts';
import { leadershipOf, scoreOf } from '../rules/score.ts';

const legal = new Int32Array(needfire.maxMoves);

/** Goes through games of greedy and random players; `visit` sees everything before it is answered. */
function walk(seats: number, games: number, visit: (p: NeedfirePosition) => void): void {
  const options = completeOptions(needfire, { seats });
  const rng = new Rng(seats);
  const o = needfire.blank(options);
  for (let game = 0; game < games; game++) {
    const p = needfire.create(options);
    while (p.frames.seat !== OVER) {
      visit(p);
      if (p.frames.seat === CHANCE) {
        needfire.apply(p, needfire.sample(p, rng));
        continue;
      }
      needfire.observe(p, p.active, o);
      const n = needfire.legal(o, legal);
      const isGreedy = (p.active + game) % 2 === 0;
      const move = isGreedy ? greedy.choose(needfire, o, p.active, legal, n, rng) : -1;
      needfire.apply(p, isGreedy ? move : legal[rng.below(n)]);
    }
  }
}

/** The numbers of a position for a seat; all of them have to be written. */
function measured(p: NeedfirePosition, seat: number): readonly number[] {
  const into = new Float64Array(MEASURES.length + 1).fill(Number.NaN);
  measure(p, seat, into);
  expect(into[MEASURES.length]).toBeNaN();
  const numbers = Array.from(into.subarray(0, MEASURES.length));
  expect(numbers.every(Number.isFinite), numbers.join(' ')).toBe(true);
  return numbers;
}

describe('the measures of NeedFire', () => {
  test('are those that the win model was fitted to', () => {
    expect(WIN_MODEL.measures).toEqual(MEASURES);
    expect(WIN_MODEL.units.map(({ length }) => length)).toEqual(
      WIN_MODEL.units.map(() => MEASURES.length + 1),
    );
    expect(WIN_MODEL.answer).toHaveLength(WIN_MODEL.units.length + 1);
    expect(WIN_MODEL.scales.every((scale) => scale > 0)).toBe(true);
  });

  test.each([2, 3, 4])(
    'depend on nothing but what the seat knows, in the whole position too: %i seats',
    (seats) => {
      const options = completeOptions(needfire, { seats });
      const o = needfire.blank(options);
      const world = needfire.blank(options);
      const again = needfire.blank(options);
      const rng = new Rng(7);
      let compared = 0;
      walk(seats, 4, (p) => {
        if (p.turn === 0) return;
        const seat = rng.below(seats);
        needfire.observe(p, seat, o);
        const known = measured(o, seat);
        expect(measured(p, seat)).toEqual(known);
        world.copyFrom(o);
        needfire.determinize(world, rng);
        expect(measured(world, seat)).toEqual(known);
        needfire.observe(world, seat, again);
        expect(measured(again, seat)).toEqual(known);
        compared++;
      });
      expect(compared).toBeGreaterThan(300);
    },
  );

  test('leave the position as it was', () => {
    const before = needfire.blank(completeOptions(needfire, { seats: 3 }));
    walk(3, 1, (p) => {
      before.copyFrom(p);
      measured(p, 0);
      expect(p.cells).toEqual(before.cells);
    });
  });

  test('N-5: tell the own leadership and blessing as they are scored', () => {
    walk(4, 2, (p) => {
      const cards = (zone: Int32Array, from: number) =>
        Array.from(zone.subarray(from, from + 5)).filter((card) => card !== 0);
      for (let seat = 0; seat < 4; seat++) {
        const humans = cards(p.bands, seat * 5);
        const { leadership, blessing } = scoreOf(
          p.setup.reactors,
          humans,
          cards(p.hands, seat * 5),
        );
        const numbers = measured(p, seat);
        expect(numbers[MEASURES.indexOf('leadership')]).toBe(leadership);
        expect(numbers[MEASURES.indexOf('blessing')]).toBe(blessing);
        const set = humans.reduce((sum, human) => sum | (1 << human), 0);
        expect(leadershipOf(p.setup.reactors, set)).toBe(leadership);
      }
    });
  });
});
