import {
  addFractions,
  CERTAIN,
  CHANCE,
  type Fraction,
  fraction,
  fractionText,
  multiplyFractions,
  NO_CARD,
} from '@nineworlds/engine';
import { completeOptions, scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import type { ChroniclesPosition } from '../index.ts';
import { cardWord, placeTop, setOf, settle } from '../rules/decks.ts';
import { showCard } from '../rules/norns.ts';
import { seeBack } from '../rules/round.ts';
import { FIRST_BACK, NOTHING } from '../rules/state.ts';
import { revealCard } from '../rules/wheel.ts';

// Cards are decided when they are seen. That must come to the same as dealing and shuffling first.

const OPTIONS = completeOptions(chronicles, { gods: ['thor', 'odin'], supports: ['tyr'] });

/** A small table: the cards known to be in the decks, and those of Tyr that are dealt unseen. */
interface Table {
  readonly own: readonly [thor: readonly number[], odin: readonly number[]];
  readonly shared: readonly number[];
  readonly waiting: readonly [thor: number, odin: number];
}

/** What is done with the decks, by seat. */
type Deed = readonly ['place' | 'back' | 'show' | 'reveal', seat: number];
/** What is seen, and how likely that is. */
type Law = Map<string, Fraction>;

const [thor, odin, tyr] = [0, 6, 12].map((set) => (enemy: number) => set + enemy + 1);

function add(law: Law, seen: string, probability: Fraction): void {
  const known = law.get(seen);
  law.set(seen, known === undefined ? probability : addFractions(known, probability));
}

function texts(law: Law): Map<string, string> {
  return new Map(
    [...law].sort(([a], [b]) => (a < b ? -1 : 1)).map(([seen, f]) => [seen, fractionText(f)]),
  );
}

function bits(cards: readonly number[]): number {
  return cards.reduce((set, card) => set | (1 << card), 0);
}

function laid({ own, shared, waiting }: Table): ChroniclesPosition {
  const p = chronicles.create(OPTIONS);
  p.frames.clear();
  for (const seat of [0, 1]) {
    p.own[seat] = bits(own[seat]);
    p.waiting[seat] = waiting[seat];
    p.unseen[seat] = own[seat].length + waiting[seat];
    p.placed[seat] = NOTHING;
  }
  p.shared = bits(shared);
  return p;
}

/** The law of what is seen when chance decides card by card. */
function lazyLaw(table: Table, deeds: readonly Deed[]): Law {
  const law: Law = new Map();
  const play = (p: ChroniclesPosition, at: number, seen: string, probability: Fraction): void => {
    const deed = deeds[at];
    if (deed === undefined) {
      add(law, seen, probability);
      return;
    }
    const [what, seat] = deed;
    if (what === 'place') {
      placeTop(p, seat);
      play(p, at + 1, seen, probability);
      return;
    }
    p.active = seat;
    if (what === 'back') seeBack.ask(p, CHANCE, seat);
    else if (what === 'show') showCard.ask(p, CHANCE, seat);
    else revealCard.ask(p, CHANCE);
    const moves = new Int32Array(chronicles.maxMoves);
    const weights = new Float64Array(chronicles.maxMoves);
    const n = chronicles.outcomes(p, moves, weights);
    p.frames.pop();
    const total = weights.subarray(0, n).reduce((a, b) => a + b, 0);
    for (let i = 0; i < n; i++) {
      const next = chronicles.blank(OPTIONS);
      next.copyFrom(p);
      if (what === 'back') {
        next.placed[seat] = FIRST_BACK + moves[i];
      } else {
        settle(next, seat, moves[i]);
        if (what === 'show') next.unseen[seat]--;
        else next.placed[seat] = NOTHING;
      }
      const share = fraction(weights[i], total);
      play(next, at + 1, `${seen} ${moves[i]}`, multiplyFractions(probability, share));
    }
  };
  play(laid(table), 0, '', CERTAIN);
  return law;
}

/** The law of what is seen when the Support god's cards are dealt and both decks shuffled first. */
function dealtLaw(table: Table, deeds: readonly Deed[]): Law {
  const law: Law = new Map();
  const deals = permutations(table.shared);
  for (const deal of deals) {
    const firsts = permutations([...table.own[0], ...deal.slice(0, table.waiting[0])]);
    const seconds = permutations([...table.own[1], ...deal.slice(table.waiting[0])]);
    const share = fraction(1, deals.length * firsts.length * seconds.length);
    for (const first of firsts) {
      for (const second of seconds) add(law, seenOf([[...first], [...second]], deeds), share);
    }
  }
  return law;
}

function seenOf(decks: readonly [number[], number[]], deeds: readonly Deed[]): string {
  const placed = [NO_CARD, NO_CARD];
  let seen = '';
  for (const [what, seat] of deeds) {
    if (what === 'place') placed[seat] = decks[seat].shift() ?? NO_CARD;
    else if (what === 'back') seen += ` ${setOf(placed[seat])}`;
    else if (what === 'reveal') seen += ` ${placed[seat]}`;
    else seen += ` ${decks[seat].shift()}`;
  }
  return seen;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    permutations(items.filter((_, k) => k !== i)).map((rest) => [item, ...rest]),
  );
}

const TABLES: Record<string, Table> = {
  'two and one of three cards dealt': {
    own: [[thor(0), thor(1)], [odin(0)]],
    shared: [tyr(1), tyr(3), tyr(5)],
    waiting: [1, 2],
  },
  'two of four to each': {
    own: [[thor(3)], [odin(3)]],
    shared: [tyr(0), tyr(1), tyr(2), tyr(3)],
    waiting: [2, 2],
  },
  'one card of Tyr’s known to be in the first deck': {
    own: [[thor(1), tyr(0)], [odin(0)]],
    shared: [tyr(1), tyr(3), tyr(5)],
    waiting: [1, 2],
  },
  'all that are left in one deck': {
    own: [[thor(1), thor(2)], [odin(0)]],
    shared: [tyr(4), tyr(5)],
    waiting: [0, 2],
  },
};

const SCRIPTS: Record<string, readonly Deed[]> = {
  'backs shown, one after the other': [
    ...(['place', 'back'] as const).map((what): Deed => [what, 0]),
    ...(['place', 'back', 'reveal'] as const).map((what): Deed => [what, 1]),
    ['reveal', 0],
    ['place', 0],
    ['place', 1],
    ['back', 0],
    ['back', 1],
    ['reveal', 0],
    ['reveal', 1],
  ],
  'backs hidden': [
    ['place', 0],
    ['place', 1],
    ['reveal', 0],
    ['show', 1],
    ['reveal', 1],
    ['show', 0],
  ],
  'Skuld below cards whose backs are known': [
    ['place', 0],
    ['back', 0],
    ['place', 1],
    ['back', 1],
    ['show', 1],
    ['show', 1],
    ['show', 0],
    ['reveal', 0],
    ['reveal', 1],
  ],
};

describe('C-3.3: cards of a Support god that are decided late have the law of dealing first', () => {
  for (const [name, table] of Object.entries(TABLES)) {
    test.each(Object.entries(SCRIPTS))(`C-3.3, C-5, C-12.2: ${name}: %s`, (_, deeds) => {
      const law = texts(lazyLaw(table, deeds));
      expect(law).toEqual(texts(dealtLaw(table, deeds)));
      expect(law.size).toBeGreaterThan(10);
    });
  }
});

/** The probability of a card at the open question of chance. */
function probabilityOf(p: ChroniclesPosition, word: string): string {
  const moves = new Int32Array(chronicles.maxMoves);
  const weights = new Float64Array(chronicles.maxMoves);
  const n = chronicles.outcomes(p, moves, weights);
  const total = weights.subarray(0, n).reduce((a, b) => a + b, 0);
  const at = [...moves.subarray(0, n)].findIndex((card) => cardWord(p, card) === word);
  return at < 0 ? '0/1' : fractionText(fraction(weights[at], total));
}

describe('C-3.3: what is known of the first cards of two players', () => {
  const ARTIFACTS = ['artifact draupnir', 'artifact miming', 'artifact svalinn'];

  test('C-3.3: hidden backs: the second god’s card is the Support’s Loki once in eighteen', () => {
    const game = scenario(chronicles, { options: { ...OPTIONS, backs: 'hidden' } });
    game.rolls(...ARTIFACTS).play('order odin');
    expect(probabilityOf(game.position, 'tyr-loki')).toBe('1/18');
    expect(probabilityOf(game.position, 'odin-loki')).toBe('1/9');
  });

  test('C-3.3: after Thor has shown one of Tyr’s cards, the others are likelier with Odin', () => {
    const game = scenario(chronicles, { options: { ...OPTIONS, backs: 'hidden' } });
    game
      .rolls(...ARTIFACTS)
      .play('order thor')
      .rolls('card tyr-hel')
      .play('move midgard');
    game.play('rest').asks(CHANCE, 'revealCard');
    // Three of the five that are left lie with Odin, one in nine of them on top.
    expect(probabilityOf(game.position, 'tyr-loki')).toBe('1/15');
    expect(probabilityOf(game.position, 'tyr-hel')).toBe('0/1');
  });

  test('C-5: shown backs: the set is known, the enemy is not', () => {
    const game = scenario(chronicles, { options: OPTIONS }).rolls(...ARTIFACTS);
    game.rolls('back thor tyr', 'back odin tyr').play('order odin');
    expect(probabilityOf(game.position, 'tyr-loki')).toBe('1/6');
    expect(probabilityOf(game.position, 'odin-loki')).toBe('0/1');
  });
});
