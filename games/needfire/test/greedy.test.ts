import { CHANCE, type Options, OVER, Rng } from '@nineworlds/engine';
import { policySuite } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { Band } from '../bot/band.ts';
import { greedy } from '../bot/greedy.ts';
import { needfire } from '../checked.ts';
import type { NeedfirePosition } from '../index.ts';
import { longestChain, scoreOf } from '../rules/score.ts';
import { setupOf } from '../rules/setup.ts';

function options(seats: number): Options {
  return {
    seats,
    deck: 'reconstructed',
    first: 'random',
    exileEmbered: 'allowed',
    memoryAid: true,
  };
}

const out = new Int32Array(needfire.maxMoves);

/** What greedy answers to the open question of an observation. */
function answer(observation: NeedfirePosition, seed: number): number {
  const n = needfire.legal(observation, out);
  return greedy.choose(needfire, observation, observation.active, out, n, new Rng(seed));
}

/** Goes through games of greedy and random players; `visit` sees every question to a seat. */
function walk(seats: number, games: number, visit: (p: NeedfirePosition) => void): void {
  const rng = new Rng(seats);
  const observation = needfire.blank(options(seats));
  for (let game = 0; game < games; game++) {
    const p = needfire.create(options(seats));
    while (p.frames.seat !== OVER) {
      if (p.frames.seat === CHANCE) {
        needfire.apply(p, needfire.sample(p, rng));
        continue;
      }
      visit(p);
      needfire.observe(p, p.active, observation);
      const isGreedy = (p.active + game) % 2 === 0;
      const n = needfire.legal(p, out);
      needfire.apply(p, isGreedy ? answer(observation, rng.bits()) : out[rng.below(n)]);
    }
  }
}

policySuite(needfire, greedy, { tables: [{ seats: 2 }, { seats: 4 }], drawsLots: true });

describe('greedy', () => {
  test.each([2, 3, 4])(
    'answers alike in worlds that its seat cannot tell apart, %i seats',
    (seats) => {
      const rng = new Rng(31);
      const world = needfire.blank(options(seats));
      const first = needfire.blank(options(seats));
      const second = needfire.blank(options(seats));
      let compared = 0;
      walk(seats, 8, (p) => {
        needfire.observe(p, p.active, first);
        world.copyFrom(first);
        needfire.determinize(world, rng);
        needfire.observe(world, p.active, second);
        const seed = rng.bits();
        expect(answer(second, seed)).toBe(answer(first, seed));
        compared++;
      });
      expect(compared).toBeGreaterThan(300);
    },
  );

  test('takes the warrior with whom it scores most, embers aside', () => {
    const observation = needfire.blank(options(3));
    let taken = 0;
    walk(3, 12, (p) => {
      if (needfire.kinds[p.frames.kind].name !== 'takeWarrior') return;
      const band = Array.from(p.bands.subarray(p.active * 5, (p.active + 1) * 5));
      const hand = Array.from(p.hands.subarray(p.active * 5, (p.active + 1) * 5));
      const isFree = (card: number) => !p.emberHosts.includes(card);
      const choices = Array.from(out.subarray(0, needfire.legal(p, out)));
      if (![...band, ...choices].every(isFree)) return;
      const scoreWith = (human: number) => {
        const humans = [...band.filter((card) => card !== 0), human];
        return scoreOf(p.setup.reactors, humans, hand).total;
      };
      needfire.observe(p, p.active, observation);
      const best = Math.max(...choices.map(scoreWith));
      expect(scoreWith(answer(observation, 1))).toBe(best);
      taken++;
    });
    expect(taken).toBeGreaterThan(10);
  });
});

describe('a band', () => {
  test('N-5: has the leadership and the blessing of the rules', () => {
    const { reactors } = setupOf(options(2));
    const rng = new Rng(41);
    const band = new Band();
    for (let k = 0; k < 500; k++) {
      const humans = new Set(Array.from({ length: rng.below(6) }, () => 1 + rng.below(26)));
      band.become(
        reactors,
        [...humans].reduce((mask, human) => mask | (1 << human), 0),
      );
      expect(band.leadership).toBe(longestChain(reactors, [...humans]).length);
      for (let flame = 1; flame <= 26; flame++) {
        expect(band.count(flame)).toBe(scoreOf(reactors, [...humans], [flame]).blessing);
      }
    }
  });
});
