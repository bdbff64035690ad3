import { describe, expect, test } from 'vitest';
import { Deck, NO_CARD, Position, Rng } from '../index.ts';

const CARDS = 6;
const POOLS = 3;
const PILES = 2;

/** Two decks with a shared pool, a pool of special cards, and a pool of their own each. */
class TwoDecks extends Position {
  readonly shared = this.zone(CARDS + 1);
  readonly special = this.zone(CARDS + 1);
  readonly eastOwn = this.zone(CARDS + 1);
  readonly westOwn = this.zone(CARDS + 1);
  readonly east = this.#deck(this.eastOwn);
  readonly west = this.#deck(this.westOwn);

  constructor() {
    super(4 * (CARDS + 1) + 2 * (2 * CARDS + PILES * POOLS + 2), 1);
  }

  #deck(own: Int32Array): Deck {
    const pools = [this.shared, this.special, own];
    return new Deck(
      this.zone(CARDS),
      this.zone(PILES * POOLS),
      this.zone(CARDS),
      this.zone(2),
      pools,
    );
  }
}

/** What is done to the decks; the players decide by what they see, so steps may look at it. */
type Step =
  | { readonly draw: 'east' | 'west' }
  | { readonly shuffle: 'east' | 'west' }
  /** The cards drawn so far decide which of them goes back where. */
  | {
      readonly back: (drawn: readonly number[]) => {
        deck: 'east' | 'west';
        card: number;
        to: 'top' | 'bottom';
      };
    };

type Law = Map<string, number>;

function add(law: Law, seen: readonly number[], weight: number): void {
  const key = seen.join(' ');
  law.set(key, (law.get(key) ?? 0) + weight);
}

/** The law of all cards drawn, with lazy decks: every chance is gone through. */
function lazyLaw(start: TwoDecks, steps: readonly Step[]): Law {
  const law: Law = new Map();
  const visit = (p: TwoDecks, at: number, drawn: readonly number[], weight: number): void => {
    if (at === steps.length) {
      add(law, drawn, weight);
      return;
    }
    const step = steps[at];
    const next = new TwoDecks();
    next.copyFrom(p);
    if ('shuffle' in step) {
      next[step.shuffle].shuffle();
      visit(next, at + 1, drawn, weight);
    } else if ('back' in step) {
      const { deck, card, to } = step.back(drawn);
      if (to === 'top') next[deck].putOnTop(card);
      else next[deck].putUnder(card);
      visit(next, at + 1, drawn, weight);
    } else if (p[step.draw].knownTop !== NO_CARD) {
      const card = next[step.draw].takeKnownTop();
      visit(next, at + 1, [...drawn, card], weight);
    } else {
      const moves = new Int32Array(CARDS);
      const weights = new Float64Array(CARDS);
      const n = p[step.draw].outcomes(moves, weights);
      const total = weights.subarray(0, n).reduce((sum, w) => sum + w, 0);
      for (let i = 0; i < n; i++) {
        next.copyFrom(p);
        next[step.draw].takeDrawn(moves[i]);
        visit(next, at + 1, [...drawn, moves[i]], (weight * weights[i]) / total);
      }
    }
  };
  visit(start, 0, [], 1);
  return law;
}

function permutations(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, i) =>
    permutations(cards.filter((_, j) => j !== i)).map((rest) => [card, ...rest]),
  );
}

interface Stacks {
  readonly east: readonly number[];
  readonly west: readonly number[];
}

/** The same law when every deck is shuffled at once and lies there: every order is gone through. */
function shuffledLaw(starts: readonly Stacks[], steps: readonly Step[]): Law {
  const law: Law = new Map();
  const visit = (stacks: Stacks, at: number, drawn: readonly number[], weight: number): void => {
    if (at === steps.length) {
      add(law, drawn, weight);
      return;
    }
    const step = steps[at];
    if ('shuffle' in step) {
      const orders = permutations(stacks[step.shuffle]);
      for (const order of orders) {
        visit({ ...stacks, [step.shuffle]: order }, at + 1, drawn, weight / orders.length);
      }
    } else if ('back' in step) {
      const { deck, card, to } = step.back(drawn);
      const cards = to === 'top' ? [card, ...stacks[deck]] : [...stacks[deck], card];
      visit({ ...stacks, [deck]: cards }, at + 1, drawn, weight);
    } else {
      const [card, ...rest] = stacks[step.draw];
      visit({ ...stacks, [step.draw]: rest }, at + 1, [...drawn, card], weight);
    }
  };
  for (const start of starts) visit(start, 0, [], 1 / starts.length);
  return law;
}

function expectSameLaw(lazy: Law, shuffled: Law): void {
  expect([...lazy.keys()].sort()).toEqual([...shuffled.keys()].sort());
  for (const [key, weight] of shuffled) expect(lazy.get(key), key).toBeCloseTo(weight, 12);
}

const DRAW_EAST: Step = { draw: 'east' };
const DRAW_WEST: Step = { draw: 'west' };

describe('a lazy deck is equal in law to shuffling first', () => {
  test('plain drawing', () => {
    const lazy = new TwoDecks();
    for (const card of [1, 2, 3, 4]) lazy.shared[card] = 1;
    lazy.east.addUnseen(0, 0, 4);
    const starts = permutations([1, 2, 3, 4]).map((east) => ({ east, west: [] }));
    const steps = [DRAW_EAST, DRAW_EAST, DRAW_EAST, DRAW_EAST];
    expectSameLaw(lazyLaw(lazy, steps), shuffledLaw(starts, steps));
  });

  test('several copies of a card', () => {
    const lazy = new TwoDecks();
    lazy.shared.set([0, 3, 1, 1]);
    lazy.east.addUnseen(0, 0, 5);
    const starts = permutations([1, 1, 1, 2, 3]).map((east) => ({ east, west: [] }));
    const steps = [DRAW_EAST, DRAW_EAST, DRAW_EAST, DRAW_EAST];
    expectSameLaw(lazyLaw(lazy, steps), shuffledLaw(starts, steps));
  });

  test('two cards are drawn and one goes back on top or under the deck', () => {
    const lazy = new TwoDecks();
    for (const card of [1, 2, 3, 4]) lazy.shared[card] = 1;
    lazy.east.addUnseen(0, 0, 4);
    const starts = permutations([1, 2, 3, 4]).map((east) => ({ east, west: [] }));
    const back: Step = {
      back: (drawn) => {
        const [a, b] = drawn.slice(-2);
        return { deck: 'east', card: Math.min(a, b), to: a < b ? 'top' : 'bottom' };
      },
    };
    const steps = [DRAW_EAST, DRAW_EAST, back, DRAW_EAST, DRAW_EAST, back, DRAW_EAST, DRAW_EAST];
    expectSameLaw(lazyLaw(lazy, steps), shuffledLaw(starts, steps));
  });

  test('piles with one special card each, the rest dealt out unseen', () => {
    const lazy = new TwoDecks();
    for (const card of [1, 2, 3, 4]) lazy.shared[card] = 1;
    for (const card of [5, 6]) lazy.special[card] = 1;
    for (const pile of [0, 1]) {
      lazy.east.addUnseen(pile, 0, 2);
      lazy.east.addUnseen(pile, 1, 1);
    }
    const starts = permutations([1, 2, 3, 4]).flatMap(([a, b, c, d]) =>
      permutations([5, 6]).flatMap(([x, y]) =>
        permutations([a, b, x]).flatMap((top) =>
          permutations([c, d, y]).map((low) => ({ east: [...top, ...low], west: [] })),
        ),
      ),
    );
    const steps = Array<Step>(6).fill(DRAW_EAST);
    expectSameLaw(lazyLaw(lazy, steps), shuffledLaw(starts, steps));
  });

  test('a pool dealt unseen into two decks', () => {
    const lazy = new TwoDecks();
    for (const card of [1, 2, 3]) lazy.shared[card] = 1;
    lazy.eastOwn[4] = 1;
    lazy.westOwn[5] = 1;
    lazy.east.addUnseen(0, 0, 2);
    lazy.east.addUnseen(0, 2, 1);
    lazy.west.addUnseen(0, 0, 1);
    lazy.west.addUnseen(0, 2, 1);
    const starts = permutations([1, 2, 3]).flatMap(([a, b, c]) =>
      permutations([a, b, 4]).flatMap((east) =>
        permutations([c, 5]).map((west) => ({ east, west })),
      ),
    );
    const steps = [DRAW_EAST, DRAW_WEST, DRAW_EAST, DRAW_WEST, DRAW_EAST];
    expectSameLaw(lazyLaw(lazy, steps), shuffledLaw(starts, steps));
  });

  test('known cards are shuffled back, and are known to be in that deck only', () => {
    const lazy = new TwoDecks();
    for (const card of [1, 2, 3, 4]) lazy.shared[card] = 1;
    lazy.east.addUnseen(0, 0, 2);
    lazy.west.addUnseen(0, 0, 2);
    const starts = permutations([1, 2, 3, 4]).map(([a, b, c, d]) => ({
      east: [a, b],
      west: [c, d],
    }));
    const under: Step = {
      back: (drawn) => ({ deck: 'east', card: drawn[drawn.length - 1], to: 'bottom' }),
    };
    const steps: Step[] = [
      DRAW_EAST,
      under,
      { shuffle: 'east' },
      DRAW_WEST,
      DRAW_EAST,
      under,
      DRAW_EAST,
      under,
      { shuffle: 'east' },
      DRAW_EAST,
      DRAW_EAST,
      DRAW_WEST,
    ];
    expectSameLaw(lazyLaw(lazy, steps), shuffledLaw(starts, steps));
  });
});

describe('a deck', () => {
  test('samples by the law that it lists', () => {
    const p = new TwoDecks();
    p.shared.set([0, 3, 1, 2]);
    for (const card of [5, 6]) p.special[card] = 1;
    p.east.addUnseen(0, 0, 3);
    p.east.addUnseen(0, 1, 1);
    const moves = new Int32Array(CARDS);
    const weights = new Float64Array(CARDS);
    const n = p.east.outcomes(moves, weights);
    const total = weights.subarray(0, n).reduce((sum, w) => sum + w, 0);
    const rng = new Rng(1);
    const counts = new Map<number, number>();
    const draws = 20_000;
    for (let i = 0; i < draws; i++) {
      const card = p.east.sample(rng);
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from(moves.subarray(0, n)));
    for (let i = 0; i < n; i++) {
      const share = weights[i] / total;
      const spread = 5 * Math.sqrt((share * (1 - share)) / draws);
      expect(Math.abs((counts.get(moves[i]) ?? 0) / draws - share)).toBeLessThan(spread);
    }
  });

  test('gives up a card that is searched for, and nothing else', () => {
    const p = new TwoDecks();
    p.eastOwn.set([0, 1, 1, 1]);
    p.east.addUnseen(0, 2, 3);
    p.east.takeOut(2);
    expect(p.east.size).toBe(2);
    expect(p.east.isEmpty).toBe(false);
    const moves = new Int32Array(CARDS);
    expect(p.east.outcomes(moves, new Float64Array(CARDS))).toBe(2);
    expect(Array.from(moves.subarray(0, 2))).toEqual([1, 3]);
    expect(() => p.east.takeOut(2)).toThrow('card 2 is not known to be in this deck');
  });

  test('is not searched where it would be chance in which pile a card is found', () => {
    const p = new TwoDecks();
    p.eastOwn.set([0, 1, 1]);
    p.east.addUnseen(0, 2, 1);
    p.east.addUnseen(1, 2, 1);
    expect(() => p.east.takeOut(1)).toThrow('own cards lie in several piles');
    expect(Array.from(p.eastOwn.subarray(0, 3))).toEqual([0, 1, 1]);
  });

  test('knows its top card when only known cards are left', () => {
    const p = new TwoDecks();
    p.east.putUnder(3);
    p.east.putUnder(1);
    p.east.putOnTop(2);
    expect(p.east.takeKnownTop()).toBe(2);
    expect(p.east.takeKnownTop()).toBe(3);
    expect(p.east.knownTop).toBe(1);
    expect(p.east.size).toBe(1);
  });

  test('refuses cards that cannot be there', () => {
    const p = new TwoDecks();
    expect(() => p.east.takeKnownTop()).toThrow('the top card is not known');
    expect(() => p.east.takeDrawn(1)).toThrow('card 1 cannot lie on top');
    for (let i = 0; i < CARDS; i++) p.east.putUnder(1);
    expect(() => p.east.putUnder(1)).toThrow('the deck is full');
  });

  test('does not mix equal cards of two pools, which it could not tell apart', () => {
    const p = new TwoDecks();
    p.shared[1] = 1;
    p.east.addUnseen(0, 0, 1);
    p.east.putUnder(1);
    expect(() => p.east.shuffle()).toThrow('card 1 is in two pools');
  });
});
