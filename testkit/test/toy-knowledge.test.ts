import {
  answersOf,
  CHANCE,
  continuesLine,
  EventList,
  eventFor,
  fastFate,
  Match,
  type Move,
  Rng,
  type Seat,
  spellLine,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { countWorlds, type ToyPosition, toy } from '../games/toy/index.ts';
import { seeCard } from '../games/toy/slots.ts';

const OPTIONS = { seats: 2, cards: 8, rounds: 3 };

/** A game in which the seats peek, swap and open far more than chance would have it. */
function busyGame(seed: number): Match<ToyPosition> {
  const match = new Match(toy, OPTIONS);
  const fate = fastFate(`busy ${seed}`);
  const rng = new Rng(seed);
  const moves = new Int32Array(toy.maxMoves);
  while (!match.over) {
    if (match.seat === CHANCE) {
      match.settleChance(fate);
      continue;
    }
    const ahead = toy.blank(OPTIONS);
    ahead.copyFrom(match.position);
    const seat = match.seat;
    const line: Move[] = [];
    do {
      const n = toy.legal(ahead, moves);
      const acting = toy.kinds[ahead.frames.kind].name === 'act';
      // Move 1 is swapping; rest only every now and then.
      const move = acting && rng.below(2) === 0 ? 1 : moves[rng.below(n)];
      line.push(move);
      toy.apply(ahead, move);
    } while (continuesLine(toy, ahead, seat));
    match.playMoves(line);
  }
  return match;
}

/** All lines that can be played from a position. */
function everyLine(p: ToyPosition): Move[][] {
  const seat = p.frames.seat;
  const grow = (line: readonly Move[]): Move[][] => {
    const at = toy.blank(OPTIONS);
    at.copyFrom(p);
    for (const move of line) toy.apply(at, move);
    if (line.length > 0 && !continuesLine(toy, at, seat)) return [[...line]];
    return answersOf(toy, at).flatMap((move) => grow([...line, move]));
  };
  return grow([]);
}

/** Where the decided cards are, and which is being swapped: what makes one world unlike another. */
function placesOf(p: ToyPosition): string {
  const onItsWay = seeCard.isOpen(p) ? seeCard.open(p).given : 0;
  return `${p.hands.join(',')} | ${p.slots.join(',')} | ${onItsWay}`;
}

/** What a seat is told of a line: the words it may read and the events it may know. */
function told(p: ToyPosition, line: readonly Move[], seat: Seat, after: ToyPosition): string {
  const words = spellLine(toy, p, line, seat, after);
  const events = new EventList();
  after.copyFrom(p);
  for (const move of line) toy.apply(after, move, events);
  return JSON.stringify([words, events.list.map((event) => eventFor(event, seat))]);
}

describe('T-7: a seat knows exactly what its whole history tells it', () => {
  test.each([1, 2, 3, 4, 5, 6])('game %i', (seed) => {
    const match = busyGame(seed);
    for (const seat of [0, 1]) {
      let worlds = new Map<string, ToyPosition>([['', toy.create(OPTIONS)]]);
      const truth = toy.create(OPTIONS);
      const observation = toy.blank(OPTIONS);
      const after = toy.blank(OPTIONS);
      for (const { moves } of match.lines) {
        const heard = told(truth, moves, seat, after);
        for (const move of moves) toy.apply(truth, move);
        const next = new Map<string, ToyPosition>();
        for (const world of worlds.values()) {
          for (const line of everyLine(world)) {
            if (told(world, line, seat, after) !== heard) continue;
            const kept = toy.blank(OPTIONS);
            kept.copyFrom(after);
            next.set(placesOf(kept), kept);
          }
        }
        worlds = next;
        toy.observe(truth, seat, observation);
        expect(worlds.has(placesOf(truth))).toBe(true);
        // A card on its way is known by nobody else; the count is of places alone.
        if (truth.frames.seat !== CHANCE) expect(countWorlds(observation)).toBe(worlds.size);
      }
    }
  });
});
