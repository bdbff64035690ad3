import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Assignment, Rng } from '../index.ts';

/** All ways to put cards with masks into places with room, by trying everything. */
function everyWay(masks: readonly number[], room: readonly number[]): string[] {
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
  put(0, room, []);
  return ways;
}

function asked(masks: readonly number[], room: readonly number[]): Assignment {
  const assignment = new Assignment(masks.length, room.length);
  assignment.clear();
  room.forEach((count, place) => {
    assignment.addRoom(place, count);
  });
  for (const mask of masks) assignment.addCard(mask);
  return assignment;
}

describe('cards are put into hidden places', () => {
  test('in exactly as many ways as trying everything finds', () => {
    const puzzle = fc
      .array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 4 })
      .chain((room) => {
        const cards = room.reduce((sum, count) => sum + count, 0);
        const mask = fc.integer({ min: 1, max: (1 << room.length) - 1 });
        return fc.tuple(fc.constant(room), fc.array(mask, { minLength: cards, maxLength: cards }));
      });
    fc.assert(
      fc.property(puzzle, ([room, masks]) => {
        const ways = everyWay(masks, room);
        expect(asked(masks, room).count()).toBe(ways.length);
        const assignment = asked(masks, room);
        expect(assignment.sample(new Rng(1))).toBe(ways.length > 0);
        if (ways.length > 0) expect(ways).toContain(assignment.placeOf.join(' '));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test('with every way equally likely', () => {
    // A hand of two, a slot, and two unseen places; one card is in the hand or in the slot.
    const room = [2, 1, 2];
    const masks = [0b011, 0b111, 0b111, 0b111, 0b101];
    const ways = everyWay(masks, room);
    const counts = new Map(ways.map((way) => [way, 0]));
    const rng = new Rng(7);
    const draws = 4000 * ways.length;
    for (let i = 0; i < draws; i++) {
      const assignment = asked(masks, room);
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
});
