import { type Bot, CHANCE, type Fate, fastFate, OVER, Rng, TEAM } from '@nineworlds/engine';
import { miniTrack } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { Candidates } from '../candidates.ts';
import { Clairvoyant } from '../clairvoyant.ts';
import { random } from '../random.ts';
import { Search } from '../search.ts';
import { Thinker } from '../thinker.ts';
import { PLAIN, plainBrain } from './brains.ts';

const OPTIONS = {};
const BRAIN = plainBrain<ReturnType<typeof miniTrack.create>>();
type P = ReturnType<typeof miniTrack.create>;

/** Plays a game of mini-track; what each bot is told besides is up to `before`. */
function play(
  bot: { choose: Thinker<P>['choose'] },
  seed: string,
  before?: (p: P, fate: Fate, ofKind: Int32Array) => void,
): number {
  const p = miniTrack.create(OPTIONS);
  const fate = fastFate(seed);
  const ofKind = new Int32Array(miniTrack.kinds.length);
  const legal = new Int32Array(miniTrack.maxMoves);
  const rng = new Rng(7);
  let turn = miniTrack.turn(p);
  while (p.frames.seat !== OVER) {
    if (miniTrack.turn(p) !== turn) {
      turn = miniTrack.turn(p);
      ofKind.fill(0);
    }
    if (p.frames.seat === CHANCE) {
      const { kind } = p.frames;
      const nth = ofKind[kind] ?? 0;
      ofKind[kind] = nth + 1;
      miniTrack.apply(p, fate.choose(miniTrack, p, nth));
      continue;
    }
    const seat = p.frames.seat === TEAM ? miniTrack.active(p) : p.frames.seat;
    before?.(p, fate, ofKind);
    const n = miniTrack.legal(p, legal);
    miniTrack.apply(p, bot.choose(miniTrack, p, seat, legal, n, rng));
  }
  return p.won;
}

function winsOf(bot: { choose: Thinker<P>['choose'] }, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) wins += play(bot, `search ${game}`);
  return wins;
}

/** The first question of a game that is a choice. */
function firstChoice(): P {
  const p = miniTrack.create(OPTIONS);
  const rng = new Rng(3);
  while (p.frames.seat === CHANCE) miniTrack.apply(p, miniTrack.sample(p, rng));
  return p;
}

function thoughtOf(iterations: number, seed: number) {
  const search = new Search(miniTrack, OPTIONS, BRAIN);
  search.begin(firstChoice(), 0, { ...PLAIN, iterations }, new Rng(seed));
  search.run(Number.POSITIVE_INFINITY);
  const { moves, visits, sums, count } = search.candidates;
  return {
    done: search.done,
    moves: [...moves.subarray(0, count)],
    visits: [...visits.subarray(0, count)],
    sums: [...sums.subarray(0, count)],
  };
}

describe('search', () => {
  test('the same seed and iterations give the same thoughts to the last bit', () => {
    expect(thoughtOf(300, 5)).toEqual(thoughtOf(300, 5));
    expect(thoughtOf(300, 5).sums).not.toEqual(thoughtOf(300, 6).sums);
  });

  test('it simulates no more games than it was given', () => {
    for (const iterations of [1, 2, 10, 99, 500]) {
      const { done, visits } = thoughtOf(iterations, 1);
      expect(done).toBeLessThanOrEqual(Math.max(iterations, 2));
      expect(visits.reduce((sum, n) => sum + n, 0)).toBe(done);
    }
  });

  test('thinking in slices comes to the same as thinking at once', () => {
    const search = new Search(miniTrack, OPTIONS, BRAIN);
    search.begin(firstChoice(), 0, { ...PLAIN, iterations: 300 }, new Rng(5));
    while (!search.run(7));
    expect(search.done).toBe(thoughtOf(300, 5).done);
    expect([...search.candidates.sums.subarray(0, search.candidates.count)]).toEqual(
      thoughtOf(300, 5).sums,
    );
  });

  test('an estimate of random play agrees with random games', () => {
    const games = 1500;
    const p = firstChoice();
    const estimate = new Search(miniTrack, OPTIONS, BRAIN).estimate(p, 0, PLAIN, games, 11);
    let wins = 0;
    const rng = new Rng(12);
    const legal = new Int32Array(miniTrack.maxMoves);
    const q = miniTrack.blank(OPTIONS);
    for (let game = 0; game < games; game++) {
      q.copyFrom(p);
      while (q.frames.seat !== OVER) {
        if (q.frames.seat === CHANCE) miniTrack.apply(q, miniTrack.sample(q, rng));
        else miniTrack.apply(q, legal[rng.below(miniTrack.legal(q, legal))] ?? 0);
      }
      wins += q.won;
    }
    expect(Math.abs(estimate.mean - wins / games)).toBeLessThan(0.02);
  });

  test('who thinks wins more than who does not', () => {
    const thought = { ...PLAIN, iterations: 300 };
    const thinker = new Thinker('t', miniTrack, OPTIONS, BRAIN, thought);
    expect(winsOf(thinker, 4)).toBeGreaterThan(winsOf(random, 4));
  });

  test('who is told the dice and the cards foresees what comes of going on by the policy', () => {
    const first: Bot<P> = { name: 'first', choose: (_game, _o, _seat, moves) => moves[0] ?? 0 };
    const search = new Search(miniTrack, OPTIONS, plainBrain(first));
    for (let game = 0; game < 20; game++) {
      const foreseen: number[] = [];
      const won = play(first, `told ${game}`, (p, fate, ofKind) => {
        const thought = { ...PLAIN, iterations: 2 };
        search.begin(p, 0, thought, new Rng(game), 2, { fate, ofKind });
        search.run(1);
        foreseen.push(search.candidates.sums[0] ?? -1);
      });
      expect(new Set(foreseen)).toEqual(new Set([won]));
    }
  });

  test('the clairvoyant answers what is legal, and only when it has been told', () => {
    const told = new Clairvoyant(miniTrack, OPTIONS, BRAIN, { ...PLAIN, iterations: 10 });
    const legal = new Int32Array(miniTrack.maxMoves);
    const p = firstChoice();
    const n = miniTrack.legal(p, legal);
    expect(() => told.choose(miniTrack, p, 0, legal, n, new Rng(1))).toThrow(RangeError);
    told.foresee(p, fastFate('told'), new Int32Array(miniTrack.kinds.length));
    const move = told.choose(miniTrack, p, 0, legal, n, new Rng(1));
    expect([...legal.subarray(0, n)]).toContain(move);
  });

  test('by the clock it stops when the clock says so', () => {
    let time = 0;
    const clock = { milliseconds: 50, now: () => time++ };
    const bot = new Thinker('t', miniTrack, OPTIONS, BRAIN, PLAIN, clock);
    const legal = new Int32Array(miniTrack.maxMoves);
    const p = firstChoice();
    const n = miniTrack.legal(p, legal);
    const move = bot.choose(miniTrack, p, 0, legal, n, new Rng(1));
    expect([...legal.subarray(0, n)]).toContain(move);
    // It looked at the clock at most once more than there were milliseconds.
    expect(time).toBeLessThanOrEqual(clock.milliseconds + 3);
  });
});

describe('candidates', () => {
  const MOVES = Int32Array.of(10, 11, 12, 13, 14, 15, 16, 17);

  /** Tries answers whose games always come out the same. */
  function tried(values: Readonly<Record<number, number>>, iterations: number): Candidates {
    const candidates = new Candidates(MOVES.length);
    candidates.begin(MOVES, MOVES.length, 12, iterations, 2, new Rng(1));
    for (let index = candidates.next(); index >= 0; index = candidates.next()) {
      candidates.note(index, values[candidates.moves[index] ?? -1] ?? 0);
    }
    return candidates;
  }

  test('the policy’s answer comes first and is left only for a better one', () => {
    const same = tried({}, 80);
    expect(same.moves[0]).toBe(12);
    expect(same.moves[same.best(0, 0)]).toBe(12);
    const better = tried({ 15: 0.5 }, 80);
    expect(better.moves[better.best(0, 1)]).toBe(15);
    // By less than the trust in the policy.
    expect(better.moves[better.best(0.6, 1)]).toBe(12);
  });

  test('the better half is tried more often', () => {
    const candidates = tried({ 10: 0.9, 11: 0.8, 12: 0.7, 13: 0.6 }, 80);
    const visits = (move: number) => candidates.visits[candidates.moves.indexOf(move)] ?? 0;
    expect(visits(10)).toBeGreaterThan(visits(13));
    expect(visits(13)).toBeGreaterThanOrEqual(visits(17));
  });

  test('answers that cannot be better any more are left out', () => {
    const candidates = tried({ 12: 1 }, 8000);
    expect(candidates.visits.reduce((sum, n) => sum + n, 0)).toBeLessThan(2000);
  });
});
