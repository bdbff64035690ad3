import {
  answersOf,
  BadInput,
  CHANCE,
  continuesLine,
  EventList,
  eventFor,
  Faults,
  fromPositionFile,
  type Json,
  Match,
  type Move,
  NO_CARD,
  type Options,
  OVER,
  Rng,
  type Seat,
  spellLine,
  toPositionFile,
} from '@nineworlds/engine';
import {
  completeOptions,
  playAtRandom,
  positionFaults,
  randomPositions,
  type Scenario,
  scenario,
  withItem,
} from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { needfire } from '../checked.ts';
import type { NeedfirePosition } from '../index.ts';
import { seeBonfire } from '../rules/bonfires.ts';
import { countFlameWorlds } from '../rules/observation.ts';
import { CARDS, dealt, rollsOf, seenBy, untilAsked } from './dealt.ts';
import { Memory } from './memory.ts';

/** Random games of each number of seats; `NEEDFIRE_GAMES=1000` makes it more than 150 000 positions. */
const GAMES = Number(process.env.NEEDFIRE_GAMES ?? 120);

/** The bits of a row of knowledge: four hands, fourteen bonfires, all that nobody has seen. */
const UNSEEN = 18;

function placeName(bit: number): string {
  return bit < 4 ? `hand-${bit}` : `bonfire-${bit - 3}`;
}

/** Where the flames are that somebody has seen. */
function placesOf(p: NeedfirePosition): Map<string, string> {
  const { words, seats } = p.setup;
  const places = new Map<string, string>();
  p.hands.subarray(0, seats * 5).forEach((card, i) => {
    if (card !== NO_CARD) places.set(words[card], placeName(Math.floor(i / 5)));
  });
  p.bonfires.forEach((card, place) => {
    if (card !== NO_CARD) places.set(words[card], placeName(4 + place));
  });
  return places;
}

/** One way in which flames lie, as text. */
function arrangement(p: NeedfirePosition): string {
  return [...placesOf(p)]
    .map((at) => at.join(' '))
    .sort()
    .join(', ');
}

/** The places of each flame by the row of an observer, without those that may be anywhere. */
function rowOf(o: NeedfirePosition, seat: Seat): Map<string, string[]> {
  const places = new Map<string, string[]>();
  o.row(seat).forEach((mask, flame) => {
    if (flame === 0 || (mask >> UNSEEN) & 1) return;
    const bits = Array.from({ length: UNSEEN }, (_, bit) => bit).filter((bit) => (mask >> bit) & 1);
    places.set(o.setup.words[flame], bits.map(placeName).sort());
  });
  return places;
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

/** How many worlds the rules take for possible. */
function worldsFor(p: NeedfirePosition, options: Options, seat: Seat): number {
  const observation = needfire.blank(options);
  needfire.observe(p, seat, observation);
  return countFlameWorlds(observation);
}

/** The chi-square statistic of counts that should be alike, in standard deviations from what is fair. */
function deviation(counts: readonly number[]): number {
  const fair = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
  const freedom = counts.length - 1;
  // The cube root of a chi-square variable is nearly normal (Wilson and Hilferty).
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(statistic / freedom) - 1 + spread) / Math.sqrt(spread);
}

describe('N-7.4: what a seat knows of the flames is what its whole history tells it', () => {
  test.each([2, 3, 4])('in random games of %i seats', (seats) => {
    const options = completeOptions(needfire, { seats });
    const observation = needfire.blank(options);
    const tally = { positions: 0, observations: 0, exact: 0 };
    for (let seed = 1; seed <= GAMES; seed++) {
      const match = new Match(needfire, options);
      playAtRandom(match, seed);
      const memories = Array.from({ length: seats }, (_, seat) => new Memory(seat));
      const p = needfire.create(options);
      for (const { moves, events } of match.lines) {
        for (const move of moves) needfire.apply(p, move);
        if (p.frames.seat === OVER) break;
        tally.positions++;
        const truth = placesOf(p);
        for (const memory of memories) {
          for (const event of events) {
            const { name, facts } = eventFor(event, memory.seat);
            memory.hear(name, facts);
          }
          // A flame on its way out of a hand is counted once it has got there.
          if (p.frames.seat === CHANCE) continue;
          needfire.observe(p, memory.seat, observation);
          tally.observations++;
          const row = rowOf(observation, memory.seat);
          const possible = memory.places;
          // Both know the same flames, and the rules rule nothing out that can be.
          if ([...row.keys()].sort().join() !== [...possible.keys()].sort().join()) {
            expect([...row.keys()].sort()).toEqual([...possible.keys()].sort());
          }
          for (const [card, places] of possible) {
            if (places.some((place) => row.get(card)?.includes(place) !== true)) {
              expect(row.get(card)).toEqual(expect.arrayContaining([...places]));
            }
          }
          if (!memory.allows((card) => truth.get(card) ?? '')) expect(truth).toBe('remembered');
          const surplus = countFlameWorlds(observation) / memory.count;
          if (surplus < 1 - 1e-9) expect(surplus).toBe(1);
          if (surplus < 1 + 1e-9) tally.exact++;
        }
      }
    }
    expect(tally.positions).toBeGreaterThan(40 * GAMES);
    expect(tally.exact).toBe(tally.observations);
  });
});

describe('N-7.4: small positions, against all histories that the rules themselves allow', () => {
  /**
   * A position late in a random game, in which every seat knows where every flame lies that has been
   * seen: so that from here on all histories can be listed.
   */
  function openTable(seats: number, turn: number, seed: number): Match<NeedfirePosition> {
    const options = completeOptions(needfire, { seats });
    const match = new Match(needfire, options);
    playAtRandom(match, seed);
    const p = needfire.create(options);
    for (const move of match.lines.flatMap((line) => line.moves)) {
      if (p.turn === turn) break;
      needfire.apply(p, move);
    }
    const known = Array.from(p.known);
    const numberOf = new Map(p.setup.words.map((word, i) => [word, i]));
    for (const [card, place] of placesOf(p)) {
      const bit = Array.from({ length: UNSEEN }, (_, i) => i).find((i) => placeName(i) === place);
      for (const row of [0, 1, 2, 3, 4].filter((r) => r === 4 || r < seats)) {
        known[row * 27 + (numberOf.get(card) ?? 0)] = 1 << (bit ?? 0);
      }
    }
    for (let cell = 0; cell < known.length; cell++) {
      if ((known[cell] >> UNSEEN) & 1) known[cell] = 1 << UNSEEN;
    }
    const file = toPositionFile(needfire, options, p);
    const position: { readonly [field: string]: Json } = { ...file.position, known };
    return new Match(needfire, options, fromPositionFile(needfire, { ...file, position }).position);
  }

  /** Kinds of questions by which flames move or are seen; the others move humans. */
  const FLAMES = ['openBonfire', 'peekBonfire', 'seeBonfire', 'settle', 'giveFlame'];

  /** All lines about flames that can be played; of the others only the one that was. */
  function linesOf(p: NeedfirePosition, options: Options, real: readonly Move[]): Move[][] {
    if (!FLAMES.includes(needfire.kinds[p.frames.kind].name)) return [[...real]];
    const { seat } = p.frames;
    const grow = (line: readonly Move[]): Move[][] => {
      const at = needfire.blank(options);
      at.copyFrom(p);
      for (const move of line) needfire.apply(at, move);
      if (line.length > 0 && !continuesLine(needfire, at, seat)) return [[...line]];
      const answers = answersOf(needfire, at);
      // Where to look is done in the open: only the real answer tells the same.
      const isOpen = ['openBonfire', 'peekBonfire'].includes(needfire.kinds[at.frames.kind].name);
      const tried = isOpen ? answers.filter((move) => move === real[line.length]) : answers;
      return tried.flatMap((move) => grow([...line, move]));
    };
    return grow([]);
  }

  /** What a seat is told of a line: the words it may read and the events it may know. */
  function told(
    p: NeedfirePosition,
    line: readonly Move[],
    seat: Seat,
    after: NeedfirePosition,
  ): string {
    const words = spellLine(needfire, p, line, seat, after);
    const events = new EventList();
    after.copyFrom(p);
    for (const move of line) needfire.apply(after, move, events);
    return JSON.stringify([words, events.list.map((event) => eventFor(event, seat))]);
  }

  /** Draws worlds of an observation and counts them; every one must be in the list. */
  function demandUniform(
    o: NeedfirePosition,
    options: Options,
    worlds: ReadonlySet<string>,
    rng: Rng,
  ): number {
    const counts = new Map([...worlds].map((world) => [world, 0]));
    const drawn = needfire.blank(options);
    for (let i = 0; i < 20 * worlds.size; i++) {
      drawn.copyFrom(o);
      needfire.determinize(drawn, rng);
      const world = arrangement(drawn);
      expect(worlds).toContain(world);
      counts.set(world, (counts.get(world) ?? 0) + 1);
    }
    return deviation([...counts.values()]);
  }

  const CASES = [
    { seats: 2, turn: 7, seeds: [1, 2, 3, 4, 5, 6] },
    { seats: 3, turn: 5, seeds: [1, 2, 5, 6, 7] },
  ].flatMap(({ seats, turn, seeds }) => seeds.map((seed) => ({ seats, turn, seed })));

  test.each(CASES)('$seats seats from turn $turn, game $seed', ({ seats, turn, seed }) => {
    const match = openTable(seats, turn, seed);
    const { options } = match;
    playAtRandom(match, seed + 100);
    const rng = new Rng(seed, 9);
    const after = needfire.blank(options);
    const observation = needfire.blank(options);
    const seen = { compared: 0, hidden: 0, drawn: 0 };
    for (let seat = 0; seat < seats; seat++) {
      const truth = needfire.blank(options);
      truth.copyFrom(match.start);
      let worlds = new Map([['', match.start]]);
      const memory = new Memory(seat, placesOf(match.start), 5, seats);
      for (const { moves, events } of match.lines) {
        const heard = told(truth, moves, seat, after);
        for (const move of moves) needfire.apply(truth, move);
        if (truth.frames.seat === OVER) break;
        const next = new Map<string, NeedfirePosition>();
        for (const world of worlds.values()) {
          for (const line of linesOf(world, options, moves)) {
            if (told(world, line, seat, after) !== heard) continue;
            const kept = needfire.blank(options);
            kept.copyFrom(after);
            const given = seeBonfire.isOpen(kept) ? seeBonfire.open(kept).given : 0;
            next.set(`${arrangement(kept)} ${given}`, kept);
          }
        }
        worlds = next;
        for (const event of events) {
          const { name, facts } = eventFor(event, seat);
          memory.hear(name, facts);
        }
        if (truth.frames.seat === CHANCE) continue;
        const listed = new Set([...worlds.values()].map(arrangement));
        expect(listed).toContain(arrangement(truth));
        expect(memory.count).toBe(listed.size);
        needfire.observe(truth, seat, observation);
        const possible = countFlameWorlds(observation);
        expect(possible).toBeGreaterThanOrEqual(listed.size);
        seen.compared++;
        if (listed.size > 1) seen.hidden++;
        if (possible !== listed.size || listed.size < 2 || listed.size > 60) continue;
        expect(demandUniform(observation, options, listed, rng)).toBeLessThan(5);
        seen.drawn++;
      }
    }
    expect(seen.compared).toBeGreaterThan(20);
    expect(seen.hidden).toBeGreaterThan(0);
    expect(seen.drawn).toBeGreaterThan(0);
  });
});

describe('N-7.4: cards that are lost sight of', () => {
  test('who took the face-up gebo and then swapped face down has it in hand or there', () => {
    const game = dealt({
      seats: 2,
      hands: 'fehu uruz thurisaz ansuz raidho kenaz wunjo hagalaz nauthiz isa'.split(' '),
    })
      .rolls('bonfire 1 gebo', 'bonfire 2 jera', 'bonfire 3 ear')
      .play('peek 1 2 3')
      .play('settle 1 keep')
      .play('swap fehu 1');
    const placesFor = () => rowOfSeat(game, 1).get('gebo');
    expect(placesFor()).toEqual(['hand-0']);
    untilAsked(game, 3, 'giveFlame').play('swap uruz 14');
    untilAsked(game, 3, 'ignite');
    expect(placesFor()).toEqual(['bonfire-14', 'hand-0']);
    expect(seenBy(game, 1).memory).toContainEqual({
      card: 'gebo',
      places: ['seat-1', 'bonfire-14'],
    });
    expect(worldsFor(game.position, game.match.options, 1)).toBe(memoryOf(game, 1).count);
    game.asks(0, 'ignite').end();
  });

  test('two flames that another laid back are in either place', () => {
    const game = dealt({ seats: 2 })
      .rolls('bonfire 2 isa', 'bonfire 5 jera', 'bonfire 9 ear')
      .play('peek 2 5 9')
      .play('settle 5 keep');
    untilAsked(game, 2, 'peekBonfire')
      .rolls('bonfire 3 dagaz')
      .play('peek 2 3 9')
      .play('settle 3 exchange');
    const row = rowOfSeat(game, 0);
    expect(row.get('isa')).toEqual(['bonfire-2', 'bonfire-9']);
    expect(row.get('ear')).toEqual(['bonfire-2', 'bonfire-9']);
    const before = worldsFor(game.position, game.match.options, 0);
    expect(before).toBe(memoryOf(game, 0).count);
    // Looking at them tells again.
    untilAsked(game, 3, 'peekBonfire').rolls('bonfire 4 othala').play('peek 2 4 9');
    expect(rowOfSeat(game, 0).get('isa')).toEqual(['bonfire-9']);
    expect(rowOfSeat(game, 0).get('ear')).toEqual(['bonfire-2']);
    game.asks(0, 'settle').end();
  });

  test('what nobody has seen can be an ember, too', () => {
    const game = dealt({ seats: 4 }).rolls('bonfire 1 laguz').play('open 1').asks(0, 'giveFlame');
    // Of 26 flames the first seat knows 6; of the 20 others 15 are in hands.
    expect(worldsFor(game.position, game.match.options, 0)).toBe(memoryOf(game, 0).count);
    expect(memoryOf(game, 0).count).toBeCloseTo(15_504 * 756_756, -3);
    game.end();
  });

  function rowOfSeat(game: Scenario<NeedfirePosition>, seat: Seat): Map<string, string[]> {
    const observation = needfire.blank(game.match.options);
    needfire.observe(game.position, seat, observation);
    return rowOf(observation, seat);
  }
});

describe('N-7.3, N-7.4: what a seat knows of the exiles', () => {
  /** The stack as a seat remembers it from what it was told; `?` for a human it has not seen. */
  function remember(
    stack: string[],
    name: string,
    facts: Readonly<Record<string, string | number>>,
  ) {
    const card = facts.card === undefined ? '?' : String(facts.card);
    if (name === 'exileAdded' || name === 'warriorExiled') {
      stack.push(card);
    } else if (name === 'exileKept') {
      const top = stack.pop() ?? '?';
      const below = stack.pop() ?? '?';
      // The kept one is the one it knows, or else the one it does not know.
      const keptTop = top === card || (top === '?' && below !== card);
      const bothUnknown = top === '?' && below === '?';
      stack.push(bothUnknown ? '?' : keptTop ? below : top);
    }
  }

  test.each([2, 3, 4])('in random games of %i seats', (seats) => {
    const options = completeOptions(needfire, { seats });
    const observation = needfire.blank(options);
    const rng = new Rng(seats);
    for (let seed = 1; seed <= 40; seed++) {
      const match = new Match(needfire, options);
      playAtRandom(match, seed);
      const stacks = Array.from({ length: seats }, () =>
        new Array<string>(seats === 3 ? 4 : 2).fill('?'),
      );
      const p = needfire.create(options);
      for (const { moves, events } of match.lines) {
        for (const move of moves) needfire.apply(p, move);
        stacks.forEach((stack, seat) => {
          let looked = 0;
          for (const event of events) {
            const { name, facts } = eventFor(event, seat);
            if (name === 'exileSeen' && facts.card !== undefined) {
              stack[stack.length - 1 - looked++] = String(facts.card);
            }
            remember(stack, name, facts);
          }
          if (p.frames.depth > 0 && p.frames.seat === CHANCE) return;
          needfire.observe(p, seat, observation);
          const shown = needfire.view(observation, seat).exiles;
          if (shown.join() !== stack.join()) expect(shown).toEqual(stack);
          if (p.frames.seat === OVER) return;
          // A world made up has other humans there, and never one that lies elsewhere.
          needfire.determinize(observation, rng);
          const humans = [p.ring, p.bands, p.drawn, observation.exiles]
            .flatMap((zone) => Array.from(zone))
            .filter((card) => card !== NO_CARD);
          if (seat === p.active && new Set(humans).size !== humans.length) {
            expect(humans).toEqual([...new Set(humans)]);
          }
        });
      }
      expect(stacks[0]).toHaveLength(p.exileCount);
    }
  });

  test('hidden exiles are any of the humans out of sight, equally likely', () => {
    const options = completeOptions(needfire, { seats: 3 });
    const match = new Match(needfire, options);
    playAtRandom(match, 5);
    const p = needfire.create(options);
    for (const move of match.lines.flatMap((line) => line.moves)) {
      if (p.turn === 8) break;
      needfire.apply(p, move);
    }
    const observation = needfire.blank(options);
    needfire.observe(p, 0, observation);
    const hidden = Array.from(observation.exiles).findIndex(
      (card, i) => card === NO_CARD && observation.exileSeen[i] !== 0,
    );
    expect(hidden).toBeGreaterThanOrEqual(0);
    const counts = new Map<number, number>();
    const rng = new Rng(8);
    const world = needfire.blank(options);
    for (let i = 0; i < 3000; i++) {
      world.copyFrom(observation);
      needfire.determinize(world, rng);
      counts.set(world.exiles[hidden], (counts.get(world.exiles[hidden]) ?? 0) + 1);
    }
    const inSight = [observation.ring, observation.bands, observation.exiles]
      .flatMap((zone) => Array.from(zone))
      .filter((card) => card !== NO_CARD);
    expect([...counts.keys()].some((card) => inSight.includes(card))).toBe(false);
    expect(counts.size).toBe(26 - inSight.length);
    expect(deviation([...counts.values()])).toBeLessThan(5);
  });
});

/**
 * A row says of each flame where it can be, but not that two flames cannot both be where only one of
 * them can have come from. That is what the history is for.
 */
describe('N-7.4: two flames that come from one place', () => {
  test('3 seats: only one of two flames can have gone on with a bonfire', () => {
    // The first seat takes two flames face up, lays one of its hand face down, the second takes that.
    const game = dealt({ seats: 3 });
    untilAsked(game, 1, 'giveFlame').play('swap fehu 1');
    untilAsked(game, 4, 'giveFlame').play('swap uruz 4');
    untilAsked(game, 7, 'giveFlame').play('swap thurisaz 9');
    untilAsked(game, 8, 'giveFlame');
    game.play(`swap ${CARDS[game.position.hands[5] - 1]} 9`);
    untilAsked(game, 8, 'ignite').asks(1, 'ignite');
    expect(worldsFor(game.position, game.match.options, 2)).toBe(memoryOf(game, 2).count);
  });

  test('2 seats: only one of two flames can be among those laid back', () => {
    // The first seat takes two flames face up, lays one of its hand face down, then looks there.
    const game = dealt({ seats: 2 });
    untilAsked(game, 1, 'giveFlame').play('swap fehu 1');
    untilAsked(game, 3, 'giveFlame').play('swap uruz 3');
    untilAsked(game, 5, 'giveFlame').play('swap thurisaz 14');
    untilAsked(game, 7, 'peekBonfire').play('peek 12 13 14');
    untilAsked(game, 7, 'giveFlame').asks(0, 'giveFlame');
    expect(worldsFor(game.position, game.match.options, 1)).toBe(memoryOf(game, 1).count);
  });
});

describe('N-7.4: a history from a file', () => {
  const file = () => {
    const game = dealt({ seats: 2 });
    untilAsked(game, 5, 'giveFlame');
    return toPositionFile(needfire, game.match.options, game.position);
  };
  const faultsOf = (changes: { readonly [field: string]: Json }) => {
    const whole = file();
    const position = { ...whole.position, ...changes };
    try {
      fromPositionFile(needfire, { ...whole, position });
    } catch (error) {
      if (error instanceof BadInput) return error.faults.map((f) => `${f.path}: ${f.reason}`);
      throw error;
    }
    return [];
  };
  const entries = () => file().position.history as number[];
  const length = () => file().position.historyLength as number;

  test('is accepted as it was written, and may be missing', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ history: entries().fill(0), historyLength: 0 })).toEqual([]);
  });

  test('that cannot have led to the flames is refused', () => {
    // The last thing seen is said to have been another flame.
    const forged = entries();
    const last = length() - 1;
    const flame = (forged[last] >> 14) & 31;
    forged[last] = (forged[last] & ~(31 << 14)) | ((flame === 26 ? 1 : flame + 1) << 14);
    expect(faultsOf({ history: forged })).toEqual(['position.history: otherHistory']);
  });

  test('with entries that tell nothing, or with too many, is refused', () => {
    const forged = entries();
    forged[0] = 0x7fff_ffff;
    expect(faultsOf({ history: forged })).toEqual(['position.history[0]: noSuchEntry']);
    expect(faultsOf({ historyLength: 112 })).toEqual(['position.historyLength: outOfRange']);
  });
});

describe('N-7.4: knowledge from a file', () => {
  /** The rows of the seats, and the last one, of everybody; a cell for each flame. */
  const ROW = 27;
  const EVERYBODY = 4;
  type Card = (typeof CARDS)[number];
  const faultsOf = (
    game: Scenario<NeedfirePosition>,
    row: number,
    card: Card,
    change: (mask: number) => number,
  ) => {
    const loaded = { options: game.match.options, position: game.position };
    const at = row * ROW + numberOf(card);
    return positionFaults(needfire, loaded, ({ known }) => {
      return { known: withItem(known, at, change(Number((known as number[])[at]))) };
    });
  };
  const numberOf = (card: Card) => CARDS.indexOf(card) + 1;
  const at = (row: number, card: Card) => `position.known[${row * ROW + numberOf(card)}]`;
  /** Three hands, uruz in the first of them; ear is among the flames that nobody has seen. */
  const inPlay = () => untilAsked(dealt({ seats: 3 }), 2, 'giveFlame');
  const without = (seat: Seat) => (mask: number) => mask & ~(1 << seat);

  test('what everybody knows, each of them knows', () => {
    // Everybody is said to know that uruz is not in the second hand.
    const faults = faultsOf(inPlay(), EVERYBODY, 'uruz', without(1));
    expect(faults).toContain(`${at(2, 'uruz')} knowsTooLittle`);
  });

  test('of flames that nobody has seen nothing tells one from another', () => {
    // The first seat is said to know that ear is not in the third hand.
    expect(faultsOf(inPlay(), 0, 'ear', without(2))).toEqual([`${at(0, 'ear')} knowsWrong`]);
  });

  test('of a flame that may be unseen for somebody, they know no more than of those that are', () => {
    // The third seat, which has not seen uruz, is said to know that it is not in the second hand.
    expect(faultsOf(inPlay(), 2, 'ear', without(1))).toEqual([`${at(2, 'ear')} knowsWrong`]);
    expect(faultsOf(inPlay(), 2, 'uruz', without(1)).length).toBeGreaterThan(0);
  });

  test('the next flame that is dealt may be any that nobody has seen', () => {
    const rolls = rollsOf({ seats: 3 });
    const dealing = scenario(needfire, { options: { seats: 3 } }).rolls(...rolls.slice(0, -3));
    const { position } = dealing;
    // The first seat is said to know that no unseen flame comes into the third hand.
    const unseen = CARDS.slice(13);
    for (const card of unseen) position.row(0)[numberOf(card)] &= ~(1 << 2);
    expect(faultsOf(dealing, 0, 'ear', (mask) => mask)).toContain(`${at(0, 'ear')} knowsWrong`);
  });

  test('whose rows tell less than the history has worlds that are found soon', () => {
    /** Counts what is drawn. */
    class CountedRng extends Rng {
      drawn = 0;
      override bits(): number {
        this.drawn++;
        return super.bits();
      }
    }
    const found = randomPositions(needfire, [{ seats: 2 }, { seats: 3 }, { seats: 4 }])(
      400,
      1,
      ({ step }) => step > 0 && step < 5,
    );
    let most = 0;
    for (const [seed, { options, p }] of found.entries()) {
      forget(p, 0);
      if (!isSound(p)) continue;
      const rng = new CountedRng(seed);
      const observation = needfire.blank(options);
      needfire.observe(p, 0, observation);
      needfire.determinize(observation, rng);
      expect(isSound(observation)).toBe(true);
      most = Math.max(most, rng.drawn);
    }
    // A world takes about thirty numbers.
    expect(most).toBeGreaterThan(64 * 10);
    expect(most).toBeLessThan(600 * 60);
  });

  function isSound(p: NeedfirePosition): boolean {
    const faults = new Faults();
    needfire.invariants(p, faults);
    return faults.none;
  }

  /** A seat keeps its hand and what everybody knows; where others have seen a bonfire, it has not. */
  function forget(p: NeedfirePosition, seat: number): void {
    p.bonfireSeen.forEach((seen, place) => {
      const others = seen & ~(1 << seat);
      if (p.faceUp[place] === 0 && others !== 0) p.bonfireSeen[place] = others;
    });
    const hand = p.hands.subarray(seat * 5, seat * 5 + 5);
    const row = p.row(seat);
    for (let flame = 1; flame < ROW; flame++) {
      row[flame] = hand.includes(flame) ? 1 << seat : p.row(EVERYBODY)[flame] & ~(1 << seat);
    }
    p.bonfireSeen.forEach((seen, place) => {
      if (p.faceUp[place] === 1 || ((seen >> seat) & 1) === 0) return;
      for (let flame = 1; flame < ROW; flame++) row[flame] &= ~(1 << (4 + place));
      row[p.bonfires[place]] = 1 << (4 + place);
    });
  }
});
