import { CHANCE, OVER, Rng } from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { featureSuite, featuresOf } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../bot/features.ts';
import { greedy } from '../bot/greedy.ts';
import { needfire } from '../checked.ts';
import type { NeedfirePosition } from '../index.ts';
import { leadershipOf, scoreOf } from '../rules/score.ts';
import { searchModel } from '../search-model.ts';

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

featureSuite(needfire, searchModel, [{ seats: 2 }, { seats: 3 }, { seats: 4 }]);

describe('the features of NeedFire', () => {
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
        const numbers = featuresOf(searchModel, p, seat);
        expect(numbers[FEATURES.indexOf('leadership')]).toBe(leadership);
        expect(numbers[FEATURES.indexOf('blessing')]).toBe(blessing);
        const set = humans.reduce((sum, human) => sum | (1 << human), 0);
        expect(leadershipOf(p.setup.reactors, set)).toBe(leadership);
      }
    });
  });
});
