import {
  type GameDef,
  hashOf,
  type Options,
  type Position,
  Rng,
  type SearchModel,
  type Seat,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { botGames } from '../bot-games.ts';

/** The features of a position for a seat; all of them have to be written, and nothing else changes. */
export function featuresOf<P extends Position>(
  searchModel: SearchModel<P>,
  p: P,
  seat: Seat,
): readonly number[] {
  const count = searchModel.features.length;
  const into = new Float64Array(count + 1).fill(Number.NaN);
  const before = hashOf(p);
  searchModel.writeFeatures(p, seat, into);
  expect(hashOf(p)).toBe(before);
  expect(into[count]).toBeNaN();
  const numbers = Array.from(into.subarray(0, count));
  expect(numbers.every(Number.isFinite), numbers.join(' ')).toBe(true);
  return numbers;
}

/** What every game's features are held to; `tables` are options that between them bring most of a game. */
export function featureSuite<P extends Position>(
  game: GameDef<P>,
  searchModel: SearchModel<P>,
  tables: readonly Options[],
): void {
  const { playGame } = botGames(game);

  describe('the features', () => {
    test('are those that the win model was fitted to', () => {
      const { features, winModel } = searchModel;
      expect(winModel.features).toEqual(features);
      for (const unit of winModel.units) expect(unit).toHaveLength(features.length + 1);
      expect(winModel.answer).toHaveLength(winModel.units.length + 1);
      expect(winModel.scales.every((scale) => scale > 0)).toBe(true);
    });

    test.each(tables)('can be told of every position, which stays as it was: %j', (options) => {
      playGame(searchModel.policy, options, 1, (p) => {
        featuresOf(searchModel, p, 0);
      });
    });

    test.each(tables)('depend on nothing but what the seat knows: %j', (options) => {
      const rng = new Rng(7);
      let compared = 0;
      playGame(searchModel.policy, options, 2, (p) => {
        if (game.turn(p) === 0) return;
        const seat = game.active(p);
        const world = copyOf(p);
        game.observe(p, seat, world);
        const known = featuresOf(searchModel, world, seat);
        expect(featuresOf(searchModel, p, seat)).toEqual(known);
        game.determinize(world, rng);
        expect(featuresOf(searchModel, world, seat)).toEqual(known);
        compared++;
      });
      expect(compared).toBeGreaterThan(20);
    });
  });

  function copyOf(p: P): P {
    const { setup } = p as unknown as { readonly setup: unknown };
    const copy = Reflect.construct(p.constructor, [setup]) as P;
    copy.copyFrom(p);
    return copy;
  }
}
