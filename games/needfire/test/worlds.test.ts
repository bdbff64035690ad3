import {
  Assignment,
  CHANCE,
  eventFor,
  Faults,
  Match,
  type Options,
  OVER,
  Rng,
  type Seat,
} from '@nineworlds/engine';
import { completeOptions, playAtRandom, type Scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { needfire } from '../checked.ts';
import type { NeedfirePosition } from '../index.ts';
import { dealt, untilAsked } from './dealt.ts';
import { Memory } from './memory.ts';

const FLAMES = 26;
const HAND = 5;
/** The places of a row of knowledge: four hands, fourteen bonfires, all that nobody has seen. */
const PLACES = 19;
const UNSEEN = 18;

/** Draws of each world, if all were equally likely. */
const DRAWS = 60;
/** Where worlds are counted there are at most so many, of the flames that the seat has seen. */
const MOST_WORLDS = 60;

function observed(p: NeedfirePosition, options: Options, seat: Seat): NeedfirePosition {
  const observation = needfire.blank(options);
  needfire.observe(p, seat, observation);
  return observation;
}

/** Where some flames are, as text. */
function wordsOf(cards: readonly string[], placeOf: (card: string) => string | undefined): string {
  return cards.map((card) => `${card} ${placeOf(card)}`).join(', ');
}

/** Where the flames are in a world made up. */
function placesOf(p: NeedfirePosition): Map<string, string> {
  const places = new Map<string, string>();
  p.hands.forEach((flame, i) => {
    places.set(p.setup.words[flame], `hand-${Math.floor(i / HAND)}`);
  });
  p.bonfires.forEach((flame, place) => {
    places.set(p.setup.words[flame], `bonfire-${place + 1}`);
  });
  return places;
}

/** In how many ways the flames can lie by the row alone, without the history. */
function waysByRow(o: NeedfirePosition, seat: Seat): number {
  const assignment = new Assignment(FLAMES, PLACES);
  assignment.clear();
  let unseen = FLAMES;
  for (let other = 0; other < o.setup.seats; other++) assignment.addRoom(other, HAND);
  unseen -= HAND * o.setup.seats;
  o.bonfireSeen.forEach((seen, place) => {
    if (seen === 0) return;
    assignment.addRoom(4 + place, 1);
    unseen--;
  });
  assignment.addRoom(UNSEEN, unseen);
  for (const mask of o.row(seat).subarray(1)) assignment.addCard(mask);
  return assignment.count();
}

/** How likely the history makes a world that is drawn by the row alone. */
function tightness(o: NeedfirePosition, memory: Memory): number {
  return memory.count / waysByRow(o, memory.seat);
}

/** How many standard deviations the chi-square statistic of counts lies above what is fair. */
function chiSquare(
  cells: readonly { readonly count: number; readonly expected: number }[],
): number {
  const statistic = cells.reduce((sum, c) => sum + (c.count - c.expected) ** 2 / c.expected, 0);
  // The cube root of a chi-square variable is nearly normal (Wilson and Hilferty).
  const freedom = cells.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(statistic / freedom) - 1 + spread) / Math.sqrt(spread);
}

/**
 * Draws worlds and compares how often the flames that the seat has seen come to lie in each way with
 * how often they should: as often as there are ways for the others. A world that cannot be is a fault.
 */
function deviation(o: NeedfirePosition, options: Options, memory: Memory, rng: Rng): number {
  const { worlds } = memory;
  const cards = [...worlds[0].places.keys()];
  const total = worlds.reduce((sum, { ways }) => sum + ways, 0);
  const draws = DRAWS * worlds.length;
  const counts = new Map(worlds.map(({ places }) => [wordsOf(cards, (c) => places.get(c)), 0]));
  const drawn = needfire.blank(options);
  for (let i = 0; i < draws; i++) {
    drawn.copyFrom(o);
    needfire.determinize(drawn, rng);
    const places = placesOf(drawn);
    const world = wordsOf(cards, (card) => places.get(card));
    expect(counts.keys()).toContain(world);
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  // What is expected less than five times is counted together.
  const rare = { count: 0, expected: 0 };
  const cells: { count: number; expected: number }[] = [];
  [...counts.values()].forEach((count, i) => {
    const expected = (draws * worlds[i].ways) / total;
    if (expected >= 5) cells.push({ count, expected });
    else {
      rare.count += count;
      rare.expected += expected;
    }
  });
  if (rare.expected >= 5) cells.push(rare);
  expect(cells.length).toBeGreaterThan(1);
  return chiSquare(cells);
}

/** A memory of a match so far. */
function memoryOf(game: Scenario<NeedfirePosition>, seat: Seat): Memory {
  const memory = new Memory(seat);
  for (const event of game.events) {
    const { name, facts } = eventFor(event, seat);
    memory.hear(name, facts);
  }
  return memory;
}

/** The observations of random games, with what each observer remembers. */
function* observations(seats: number, games: number) {
  const options = completeOptions(needfire, { seats });
  for (let seed = 1; seed <= games; seed++) {
    const match = new Match(needfire, options);
    playAtRandom(match, seed);
    const memories = Array.from({ length: seats }, (_, seat) => new Memory(seat));
    const p = needfire.create(options);
    for (const { moves, events } of match.lines) {
      for (const move of moves) needfire.apply(p, move);
      if (p.frames.seat === OVER) break;
      for (const memory of memories) {
        for (const event of events) {
          const { name, facts } = eventFor(event, memory.seat);
          memory.hear(name, facts);
        }
        if (p.turn > 0 && p.frames.seat !== CHANCE) yield { p, options, memory };
      }
    }
  }
}

describe('N-7.4: worlds are drawn as often as there are ways to them', () => {
  test.each([
    { seats: 2, games: 40, every: 31 },
    { seats: 3, games: 60, every: 13 },
  ])('at some questions of random games of $seats seats', ({ seats, games, every }) => {
    const rng = new Rng(seats, 3);
    const deviations: number[] = [];
    let n = 0;
    for (const { p, options, memory } of observations(seats, games)) {
      const { length } = memory.worlds;
      if (length < 2 || length > MOST_WORLDS || n++ % every !== 0) continue;
      deviations.push(deviation(observed(p, options, memory.seat), options, memory, rng));
    }
    expect(deviations.length).toBeGreaterThan(20);
    expect(Math.max(...deviations)).toBeLessThan(4.5);
  });

  test.each([2, 3, 4])('flames that the seat has never seen: %i seats', (seats) => {
    const rng = new Rng(seats, 5);
    const deviations: number[] = [];
    let n = 0;
    for (const { p, options, memory } of observations(seats, 12)) {
      if (memory.worlds.length !== 1 || n++ % 61 !== 0) continue;
      const o = observed(p, options, memory.seat);
      const [{ places }] = memory.worlds;
      const never = o.setup.words.slice(1).filter((card) => !places.has(card));
      // With all flames seen in their places, the free spots of the others are counted in any world.
      const counts = new Map<string, { count: number; expected: number }>();
      const world = needfire.blank(options);
      const draws = 400;
      for (let i = 0; i < draws; i++) {
        world.copyFrom(o);
        needfire.determinize(world, rng);
        const drawn = placesOf(world);
        if (i === 0) {
          for (const card of never) {
            const place = drawn.get(card) ?? 'unseen';
            const cell = counts.get(place) ?? { count: 0, expected: 0 };
            counts.set(place, { ...cell, expected: cell.expected + draws / never.length });
          }
        }
        const cell = counts.get(drawn.get(never[0]) ?? 'unseen');
        if (cell === undefined) expect(drawn).toBe('possible');
        else cell.count++;
      }
      if (counts.size > 1) deviations.push(chiSquare([...counts.values()]));
    }
    expect(deviations.length).toBeGreaterThan(5);
    expect(Math.max(...deviations)).toBeLessThan(4.5);
  });

  test('where the history rules out much of what the row allows', () => {
    const rng = new Rng(2, 4);
    const deviations: number[] = [];
    let tightest = 1;
    for (const { p, options, memory } of observations(2, 150)) {
      if (memory.worlds.length > MOST_WORLDS || memory.worlds.length < 2) continue;
      const o = observed(p, options, memory.seat);
      const tight = tightness(o, memory);
      if (tight > 1 - 1e-9) continue;
      tightest = Math.min(tightest, tight);
      deviations.push(deviation(o, options, memory, rng));
    }
    expect(deviations.length).toBeGreaterThan(20);
    expect(tightest).toBeLessThan(0.7);
    expect(Math.max(...deviations)).toBeLessThan(4.5);
  });

  test('where only one of two flames can have gone on with a bonfire', () => {
    const game = dealt({ seats: 2 });
    untilAsked(game, 1, 'giveFlame').play('swap fehu 1');
    untilAsked(game, 3, 'giveFlame').play('swap uruz 3');
    untilAsked(game, 5, 'giveFlame').play('swap thurisaz 14');
    untilAsked(game, 7, 'peekBonfire').play('peek 12 13 14');
    untilAsked(game, 7, 'giveFlame').asks(0, 'giveFlame');
    const { options } = game.match;
    const memory = memoryOf(game, 1);
    const o = observed(game.position, options, 1);
    expect(tightness(o, memory)).toBeLessThan(1);
    expect(deviation(o, options, memory, new Rng(5))).toBeLessThan(4.5);
  });
});

describe('N-7.4: a world made up', () => {
  test('has a past that leads to it and that its observer can have seen', () => {
    const rng = new Rng(6);
    let n = 0;
    for (const { p, options, memory } of observations(2, 12)) {
      if (n++ % 5 !== 0) continue;
      const world = observed(p, options, memory.seat);
      needfire.determinize(world, rng);
      // The checks of a position walk through its history with all secrets.
      const faults = new Faults();
      needfire.invariants(world, faults);
      expect(faults.list).toEqual([]);
      const again = observed(world, options, memory.seat);
      const o = observed(p, options, memory.seat);
      expect(again.history).toEqual(o.history);
    }
    expect(n).toBeGreaterThan(500);
  });

  test('depends on the observation and the generator only', () => {
    let n = 0;
    for (const { p, options, memory } of observations(2, 6)) {
      const world = observed(p, options, memory.seat);
      needfire.determinize(world, new Rng(++n));
      // Others are drawn in between.
      needfire.determinize(observed(p, options, 1 - memory.seat), new Rng(n + 1));
      const again = observed(p, options, memory.seat);
      needfire.determinize(again, new Rng(n));
      if (again.cells.join() !== world.cells.join()) expect(again.cells).toEqual(world.cells);
    }
    expect(n).toBeGreaterThan(400);
  });
});
