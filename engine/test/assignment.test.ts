import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Assignment, Rng } from '../index.ts';

/** All ways to put cards with masks into places with capacity, by trying everything. */
function everyWay(masks: readonly number[], capacity: readonly number[]): string[] {
  const ways: string[] = [];
  const put = (card: number, left: readonly number[], places: readonly number[]): void => {
    if (card === masks.length) {
      if (left.every((count) => count === 0)) ways.push(places.join(' '));
      return;
    }
    left.forEach((count, place) => {
      if (count === 0 || ((masks[card] >> place) & 1) === 0) return;
      const rest = left.map((other, i) => (i === place ? other - 1 : other));
      put(card + 1, rest, [...places, place]);
    });
  };
  put(0, capacity, []);
  return ways;
}

/** Gives all rows of numbers that can be drawn, one after the other. */
class EveryDraw extends Rng {
  #digits: number[] = [];
  #sizes: number[] = [];
  #at = 0;

  constructor() {
    super(0);
  }

  override below(n: number): number {
    if (this.#at === this.#digits.length) this.#digits.push(0);
    this.#sizes[this.#at] = n;
    return this.#digits[this.#at++];
  }

  /** Goes on to the next row; false after the last. */
  next(): boolean {
    this.#at = 0;
    while (this.#digits.length > 0) {
      const last = this.#digits.length - 1;
      if (++this.#digits[last] < this.#sizes[last]) return true;
      this.#digits.pop();
    }
    return false;
  }
}

function asked(masks: readonly number[], capacity: readonly number[]): Assignment {
  const assignment = new Assignment(masks.length, capacity.length);
  assignment.clear();
  capacity.forEach((count, place) => {
    assignment.addRoom(place, count);
  });
  for (const mask of masks) assignment.addCard(mask);
  return assignment;
}

describe('cards are put into hidden places', () => {
  test('in exactly as many ways as trying everything finds', () => {
    const puzzle = fc
      .array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 4 })
      .chain((capacity) => {
        const cards = capacity.reduce((sum, count) => sum + count, 0);
        const mask = fc.integer({ min: 1, max: (1 << capacity.length) - 1 });
        return fc.tuple(
          fc.constant(capacity),
          fc.array(mask, { minLength: cards, maxLength: cards }),
        );
      });
    fc.assert(
      fc.property(puzzle, ([capacity, masks]) => {
        const ways = everyWay(masks, capacity);
        expect(asked(masks, capacity).count()).toBe(ways.length);
        const assignment = asked(masks, capacity);
        expect(assignment.sample(new Rng(1))).toBe(ways.length > 0);
        if (ways.length > 0) expect(ways).toContain(assignment.placeOf.join(' '));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test.each([
    // A hand of two, a slot, and two unseen places; one card is in the hand or in the slot.
    { capacity: [2, 1, 2], masks: [0b011, 0b111, 0b111, 0b111, 0b101] },
    // Guessing seldom succeeds here, so that the ways are counted.
    { capacity: [1, 1, 1, 2], masks: [0b0011, 0b0110, 0b1101, 0b1110, 0b1011] },
    // Nothing can be anywhere but one card.
    { capacity: [2, 2, 1], masks: [0b011, 0b110, 0b101, 0b111, 0b001] },
  ])('with every way equally likely: $capacity, $masks', ({ capacity, masks }) => {
    const ways = everyWay(masks, capacity);
    const counts = new Map(ways.map((way) => [way, 0]));
    const rng = new Rng(7);
    const draws = 4000 * ways.length;
    for (let i = 0; i < draws; i++) {
      const assignment = asked(masks, capacity);
      assignment.sample(rng);
      const way = assignment.placeOf.join(' ');
      counts.set(way, (counts.get(way) ?? 0) + 1);
    }
    const expected = draws / ways.length;
    const chiSquare = [...counts.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(ways.length);
    // Six standard deviations above the mean of the distribution with that many ways.
    expect(chiSquare).toBeLessThan(ways.length + 6 * Math.sqrt(2 * ways.length));
  });

  test.each([
    // All cards can be anywhere, or one is known.
    { capacity: [2, 1, 2], masks: [0b111, 0b111, 0b111, 0b111, 0b111] },
    { capacity: [2, 1, 2, 1], masks: [0b1111, 0b0010, 0b1111, 0b1111, 0b1111, 0b1111] },
    // One is in the hand or in the slot: no guess fails.
    { capacity: [2, 1, 2], masks: [0b111, 0b111, 0b011, 0b111, 0b111] },
  ])('each by exactly as many random numbers: $capacity, $masks', ({ capacity, masks }) => {
    const rng = new EveryDraw();
    const counts = new Map(everyWay(masks, capacity).map((way) => [way, 0]));
    let draws = 0;
    do {
      const assignment = asked(masks, capacity);
      assignment.sample(rng);
      const way = assignment.placeOf.join(' ');
      counts.set(way, (counts.get(way) ?? 0) + 1);
      draws++;
    } while (rng.next());
    expect(new Set(counts.values())).toEqual(new Set([draws / everyWay(masks, capacity).length]));
  });

  test('where there is a single way that guessing hardly finds', () => {
    // Ten cards in a row of ten places: each in its own or the next place, the last in the last.
    const capacity = new Array<number>(10).fill(1);
    const masks = capacity.map((_, i) => (i === 9 ? 1 << 9 : 0b11 << i));
    const assignment = asked(masks, capacity);
    expect(assignment.count()).toBe(1);
    for (let seed = 1; seed <= 50; seed++) {
      expect(assignment.sample(new Rng(seed))).toBe(true);
      expect(Array.from(assignment.placeOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
  });
});
