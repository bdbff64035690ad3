import { answersOf, NO_CARD } from '@nineworlds/engine';
import { completeOptions, scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { CARD_WORDS, FIRST_ANGRY, isSpecial } from '../data/cards.ts';
import { GIANT_WORDS } from '../data/giants.ts';
import type { YggdrasilPosition } from '../index.ts';
import { ORDINARY, SPECIAL } from '../rules/state.ts';
import { acting, cardNumber, drawing } from './situation.ts';

// Cards are decided when they are drawn. That must come to the same as shuffling first.

/** A small deck: the cards of the two pools, and how many of each lie in the piles from the top. */
interface Stack {
  readonly ordinary: readonly string[];
  readonly special: readonly string[];
  readonly piles: readonly (readonly [ordinary: number, special: number])[];
}

/** What can be done with a deck, lazy or shuffled. */
interface Pack {
  readonly size: number;
  draw(): string;
  putOnTop(card: string): void;
  putUnder(card: string): void;
}

/** What is done with a deck until it is empty; tells what came of it. */
type Script = (pack: Pack) => string;

/** The results of a script with their probabilities, as counts of so many equally likely cases. */
type Law = Map<string, { count: bigint; of: bigint }>;

const BLANK = completeOptions(yggdrasil, { gods: ['odin'] });

function stacked({ ordinary, special, piles }: Stack): YggdrasilPosition {
  const p = yggdrasil.blank(BLANK);
  for (const word of ordinary) p.ordinary[cardNumber(word)]++;
  for (const word of special) p.special[cardNumber(word)]++;
  piles.forEach(([plain, odd], pile) => {
    p.deck.addUnseen(pile, ORDINARY, plain);
    p.deck.addUnseen(pile, SPECIAL, odd);
  });
  return p;
}

/** Plays a script with every way that chance can go. */
function lazyLaw(stack: Stack, script: Script): Law {
  const law: Law = new Map();
  const moves = new Int32Array(yggdrasil.maxMoves);
  const weights = new Float64Array(yggdrasil.maxMoves);
  /** Which outcome is taken at each draw, and how many there are. */
  const path: { taken: number; outcomes: number }[] = [];
  do {
    const { deck } = stacked(stack);
    let [count, of, depth] = [1n, 1n, 0];
    const result = script({
      get size() {
        return deck.size;
      },
      draw() {
        if (deck.knownTop !== NO_CARD) return CARD_WORDS[deck.takeKnownTop()];
        const n = deck.outcomes(moves, weights);
        if (depth === path.length) path.push({ taken: 0, outcomes: n });
        const { taken } = path[depth++];
        const card = moves[taken];
        count *= BigInt(weights[taken]);
        of *= BigInt(weights.subarray(0, n).reduce((a, b) => a + b, 0));
        deck.takeDrawn(card);
        return CARD_WORDS[card];
      },
      putOnTop: (card) => deck.putOnTop(cardNumber(card)),
      putUnder: (card) => deck.putUnder(cardNumber(card)),
    });
    add(law, result, count, of);
  } while (isAnotherLeft(path));
  return law;
}

/** Goes to the next path; tells whether there is one. */
function isAnotherLeft(path: { taken: number; outcomes: number }[]): boolean {
  let last = path.pop();
  while (last !== undefined && last.taken + 1 === last.outcomes) last = path.pop();
  if (last === undefined) return false;
  path.push({ taken: last.taken + 1, outcomes: last.outcomes });
  return true;
}

/** Plays a script with every way to shuffle first. */
function shuffledLaw(stack: Stack, script: Script): Law {
  const law: Law = new Map();
  const decks = everyDeck(stack);
  for (const cards of decks) {
    const deck = [...cards];
    const result = script({
      get size() {
        return deck.length;
      },
      draw: () => deck.shift() ?? '',
      putOnTop: (card) => deck.unshift(card),
      putUnder: (card) => deck.push(card),
    });
    add(law, result, 1n, BigInt(decks.length));
  }
  return law;
}

/** Every order of the deck that shuffling by hand can give, as often as it does. */
function everyDeck({ ordinary, special, piles }: Stack): string[][] {
  return permutations(ordinary).flatMap((plain) =>
    permutations(special).flatMap((odd) => {
      let [at, from] = [0, 0];
      let decks: string[][] = [[]];
      for (const [o, s] of piles) {
        const orders = permutations([...plain.slice(at, at + o), ...odd.slice(from, from + s)]);
        decks = decks.flatMap((deck) => orders.map((order) => [...deck, ...order]));
        at += o;
        from += s;
      }
      return decks;
    }),
  );
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    permutations(items.filter((_, k) => k !== i)).map((rest) => [item, ...rest]),
  );
}

function add(law: Law, result: string, count: bigint, of: bigint): void {
  const known = law.get(result) ?? { count: 0n, of: 1n };
  law.set(result, { count: known.count * of + count * known.of, of: known.of * of });
}

/** A law with its fractions in lowest terms. */
function fractions(law: Law): Map<string, string> {
  const lowest = [...law].map(([result, { count, of }]): [string, string] => {
    let [a, b] = [count, of];
    while (b > 0n) [a, b] = [b, a % b];
    return [result, `${count / a}/${of / a}`];
  });
  return new Map(lowest.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const inOrder: Script = (pack) => {
  const cards: string[] = [];
  while (pack.size > 0) cards.push(pack.draw());
  return cards.join(' ');
};

/** Odin draws two, resolves the one that comes first by name, and puts the other on top or under. */
const byOdin: Script = (pack) => {
  const resolved: string[] = [];
  for (let turn = 0; pack.size > 0; turn++) {
    const drawn = [pack.draw(), ...(pack.size > 0 ? [pack.draw()] : [])].sort();
    resolved.push(drawn[0]);
    if (drawn.length === 2 && turn % 2 === 0) pack.putUnder(drawn[1]);
    else if (drawn.length === 2) pack.putOnTop(drawn[1]);
  }
  return resolved.join(' ');
};

/** One card is drawn, three are seen and sorted, the others come as they lie. */
const byForesight: Script = (pack) => {
  const first = pack.draw();
  const seen = [pack.draw(), pack.draw(), pack.draw()].sort();
  for (const card of seen.reverse()) pack.putOnTop(card);
  return `${first} ${inOrder(pack)}`;
};

describe('Y-6.4: a deck that is decided card by card has the law of a shuffled one', () => {
  const stacks: Record<string, Stack> = {
    'one pile': { ordinary: ['hel', 'hel', 'loki', 'surt'], special: [], piles: [[4, 0]] },
    'special cards anywhere': {
      ordinary: ['hel', 'hel', 'loki'],
      special: ['angry-hel', 'angry-surt'],
      piles: [[3, 2]],
    },
    'two piles, the larger one on top': {
      ordinary: ['hel', 'hel', 'loki'],
      special: ['angry-hel', 'angry-surt'],
      piles: [
        [2, 1],
        [1, 1],
      ],
    },
    'three piles': {
      ordinary: ['hel', 'loki', 'loki'],
      special: ['angry-hel', 'angry-surt', 'angry-loki'],
      piles: [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    },
    'a card in the box that nobody has seen': {
      ordinary: ['hel', 'hel', 'loki', 'surt'],
      special: ['angry-hel', 'ragnarok-1'],
      piles: [
        [2, 1],
        [1, 1],
      ],
    },
  };

  for (const [name, stack] of Object.entries(stacks)) {
    test(`Y-6.4: ${name}, drawn one by one`, () => {
      const law = fractions(lazyLaw(stack, inOrder));
      expect(law).toEqual(fractions(shuffledLaw(stack, inOrder)));
      expect(law.size).toBeGreaterThan(10);
    });

    test(`Y-14.1: ${name}, with Odin’s cards on top and under it`, () => {
      expect(fractions(lazyLaw(stack, byOdin))).toEqual(fractions(shuffledLaw(stack, byOdin)));
    });

    test(`Y-13.3: ${name}, with cards looked at and sorted`, () => {
      const law = fractions(lazyLaw(stack, byForesight));
      expect(law).toEqual(fractions(shuffledLaw(stack, byForesight)));
    });
  }
});

describe('the real deck', () => {
  /** The chance that the next card is a special one, as a fraction, and takes an ordinary one. */
  function hazard(p: YggdrasilPosition): [number, number] {
    const moves = new Int32Array(yggdrasil.maxMoves);
    const weights = new Float64Array(yggdrasil.maxMoves);
    const n = p.deck.outcomes(moves, weights);
    let [special, total] = [0, 0];
    for (let i = 0; i < n; i++) {
      total += weights[i];
      if (isSpecial(moves[i])) special += weights[i];
    }
    p.deck.takeDrawn(moves[0]);
    return [special, total];
  }

  test('Y-6.4: with three piles the first Angry card comes at each of 14 draws alike', () => {
    const options = { gods: ['heimdall'], angryEnemies: ['loki', 'hel', 'surt'] };
    const { position } = scenario(yggdrasil, { options });
    for (let draw = 1; draw <= 13; draw++) {
      const [special, total] = hazard(position);
      // 1/14 of all, given that it is not among those before: 1/(14 - draw + 1).
      expect(special * (15 - draw)).toBe(total);
    }
    // The fourteenth is certain, and it is any of the three.
    const angry = answersOf(yggdrasil, position).map((card) => CARD_WORDS[card]);
    expect(angry).toEqual(['angry-hel', 'angry-loki', 'angry-surt']);
  });

  test('Y-6.4: with a random spread of three it comes as in a shuffled deck of 42', () => {
    const options = { gods: ['heimdall'], angryEnemies: ['loki', 'hel', 'surt'], spread: 'random' };
    const { position } = scenario(yggdrasil, { options });
    for (let draw = 1; draw <= 39; draw++) {
      const [special, total] = hazard(position);
      expect(special * (43 - draw)).toBe(3 * total);
    }
    expect(answersOf(yggdrasil, position).every((card) => card >= FIRST_ANGRY)).toBe(true);
  });

  test('Y-6.1: the next card is each unseen one alike, whatever was discarded', () => {
    const { position } = drawing({ unseen: ['hel', 'hel', 'hel', 'loki', 'surt'] });
    const moves = new Int32Array(yggdrasil.maxMoves);
    const weights = new Float64Array(yggdrasil.maxMoves);
    const n = yggdrasil.outcomes(position, moves, weights);
    const total = weights.subarray(0, n).reduce((a, b) => a + b, 0);
    const shares = Array.from({ length: n }, (_, i) => [CARD_WORDS[moves[i]], weights[i] * 5]);
    expect(shares).toEqual([
      ['hel', 3 * total],
      ['loki', total],
      ['surt', total],
    ]);
  });
});

test('Y-13.5: in a searched pile all other giants stay equally likely', () => {
  const start = {
    vanir: 5,
    vikings: [3],
    activeGiants: ['hrym'],
    beatenGiants: ['greip'],
  } as const;
  const game = acting(start).play('vanaheim dismiss thiazy').play('jotunheim hidden 3');
  game.rolls('die white');
  const moves = new Int32Array(yggdrasil.maxMoves);
  const weights = new Float64Array(yggdrasil.maxMoves);
  const n = yggdrasil.outcomes(game.position, moves, weights);
  const gone: readonly string[] = ['thiazy', 'hrym', 'greip'];
  expect(Array.from(moves.subarray(0, n), (giant) => GIANT_WORDS[giant])).toEqual(
    GIANT_WORDS.filter((giant) => !gone.includes(giant)),
  );
  expect([...weights.subarray(0, n)]).toEqual(new Array(13).fill(1));
  // Fate keys the shuffled pile anew.
  expect(yggdrasil.draw(game.position)).toMatchObject({ epoch: 1 });
});
