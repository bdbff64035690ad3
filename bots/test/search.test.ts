import { type Bot, CHANCE, type Fate, fastFate, OVER, Rng, TEAM } from '@nineworlds/engine';
import { miniTrack } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { Candidates } from '../candidates.ts';
import { Clairvoyant } from '../clairvoyant.ts';
import { random } from '../random.ts';
import { Search } from '../search.ts';
import { SearchBot } from '../search-bot.ts';
import { PLAIN, plainBrain } from './search-models.ts';

const OPTIONS = {};
const SEARCH_MODEL = plainBrain<ReturnType<typeof miniTrack.create>>();
type P = ReturnType<typeof miniTrack.create>;

/** Plays a game of mini-track; what each bot is told besides is up to `before`. */
function play(
  bot: { choose: SearchBot<P>['choose'] },
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

function winsOf(bot: { choose: SearchBot<P>['choose'] }, games: number): number {
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

function searchOf(iterations: number, seed: number) {
  const search = new Search(miniTrack, OPTIONS, SEARCH_MODEL);
  search.begin(firstChoice(), 0, { ...PLAIN, iterations }, new Rng(seed));
  search.run(Number.POSITIVE_INFINITY);
  const { tried } = search.candidates;
  return {
    done: search.done,
    moves: tried.map(({ move }) => move),
    visits: tried.map(({ visits }) => visits),
    sums: tried.map(({ sum }) => sum),
  };
}

describe('search', () => {
  test('the same seed and iterations give the same values to the last bit', () => {
    expect(searchOf(300, 5)).toEqual(searchOf(300, 5));
    expect(searchOf(300, 5).sums).not.toEqual(searchOf(300, 6).sums);
  });

  test('it simulates no more games than it was given', () => {
    for (const iterations of [1, 2, 10, 99, 500]) {
      const { done, visits } = searchOf(iterations, 1);
      expect(done).toBeLessThanOrEqual(Math.max(iterations, 2));
      expect(visits.reduce((sum, n) => sum + n, 0)).toBe(done);
    }
  });

  test('thinking in slices comes to the same as thinking at once', () => {
    const search = new Search(miniTrack, OPTIONS, SEARCH_MODEL);
    search.begin(firstChoice(), 0, { ...PLAIN, iterations: 300 }, new Rng(5));
    while (!search.run(7));
    expect(search.done).toBe(searchOf(300, 5).done);
    expect(search.candidates.tried.map(({ sum }) => sum)).toEqual(searchOf(300, 5).sums);
  });

  test('an estimate of random play agrees with random games', () => {
    const games = 1500;
    const p = firstChoice();
    const estimate = new Search(miniTrack, OPTIONS, SEARCH_MODEL).estimate(p, 0, PLAIN, games, 11);
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
    const settings = { ...PLAIN, iterations: 300 };
    const bot = new SearchBot('t', miniTrack, OPTIONS, SEARCH_MODEL, settings);
    expect(winsOf(bot, 4)).toBeGreaterThan(winsOf(random, 4));
  });

  test('who is told the dice and the cards foresees what comes of going on by the policy', () => {
    const first: Bot<P> = { name: 'first', choose: (_game, _o, _seat, moves) => moves[0] ?? 0 };
    const search = new Search(miniTrack, OPTIONS, plainBrain(first));
    for (let game = 0; game < 20; game++) {
      const foreseen: number[] = [];
      const won = play(first, `told ${game}`, (p, fate, ofKind) => {
        const settings = { ...PLAIN, iterations: 2 };
        search.begin(p, 0, settings, new Rng(game), 2, { fate, ofKind });
        search.run(1);
        foreseen.push(search.candidates.tried[0]?.sum ?? -1);
      });
      expect(new Set(foreseen)).toEqual(new Set([won]));
    }
  });

  test('the clairvoyant answers what is legal, and only when it has been told', () => {
    const told = new Clairvoyant(miniTrack, OPTIONS, SEARCH_MODEL, { ...PLAIN, iterations: 10 });
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
    const bot = new SearchBot('t', miniTrack, OPTIONS, SEARCH_MODEL, PLAIN, clock);
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
    const candidates = new Candidates();
    candidates.begin(MOVES, MOVES.length, 12, iterations, 2, new Rng(1));
    for (let next = candidates.next(); next !== undefined; next = candidates.next()) {
      candidates.note(next, values[next.move] ?? 0);
    }
    return candidates;
  }

  test('the policy’s answer comes first and is left only for a better one', () => {
    const same = tried({}, 80);
    expect(same.tried[0]?.move).toBe(12);
    expect(same.best(0, 0).move).toBe(12);
    const better = tried({ 15: 0.5 }, 80);
    expect(better.best(0, 1).move).toBe(15);
    // By less than the trust in the policy.
    expect(better.best(0.6, 1).move).toBe(12);
  });

  test('the better half is tried more often', () => {
    const { tried: all } = tried({ 10: 0.9, 11: 0.8, 12: 0.7, 13: 0.6 }, 80);
    const visits = (move: number) => all.find((candidate) => candidate.move === move)?.visits ?? 0;
    expect(visits(10)).toBeGreaterThan(visits(13));
    expect(visits(13)).toBeGreaterThanOrEqual(visits(17));
  });

  test('answers that cannot be better any more are left out', () => {
    const { tried: all } = tried({ 12: 1 }, 8000);
    expect(all.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThan(2000);
  });
});
