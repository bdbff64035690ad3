import {
  ALL,
  type CheckedGame,
  type Faults,
  integer,
  type Options,
  type Seat,
} from '@nineworlds/engine';
import { checkFrames, invariants } from './check.ts';
import { CARDS, DECKS, GOAL, HAND, MAX_CARDS, MAX_SEATS, OMENS, SLOTS } from './data.ts';
import { setUp } from './deal.ts';
import { EVENTS } from './events.ts';
import { rowOf } from './knowing.ts';
import { determinize, observe } from './observation.ts';
import { ToyPosition, type ToySetup } from './position.ts';
import { questions } from './questions.ts';
import type { ToyFaults } from './refusals.ts';
import { goOn, worthOf } from './turn.ts';

const { kinds, legal, refuse, answer, tokens, outcomes, sample, draw } = questions;

/** What a seat is shown. Hidden cards are `?`. */
export interface ToyView {
  readonly turn: number;
  readonly active: Seat;
  readonly hands: readonly (readonly string[])[];
  readonly slots: readonly { card: string; faceUp: boolean; seenBy: readonly Seat[] }[];
  readonly sparks: readonly number[];
  readonly reserve: number;
  /** Known omens on top of each deck and under it, and how many lie between. */
  readonly decks: readonly { top: readonly string[]; unseen: number; bottom: readonly string[] }[];
  /** Where each card can be, as far as the seat knows: an aid to memory. */
  readonly mayBe: { readonly [card: string]: number };
}

function setupOf(options: Options): ToySetup {
  return {
    seats: Number(options.seats),
    cards: Number(options.cards),
    rounds: Number(options.rounds),
  };
}

function view(o: ToyPosition, seat: Seat): ToyView {
  const { seats, cards } = o.setup;
  const seatList = Array.from({ length: seats }, (_, s) => s);
  const shown = (card: number) => (card === 0 ? '?' : CARDS[card]);
  const names = (known: Int32Array) =>
    Array.from(known)
      .filter((omen) => omen > 0)
      .map((omen) => OMENS[omen]);
  return {
    turn: o.turn,
    active: o.active,
    hands: seatList.map((s) => Array.from(o.hands.subarray(s * HAND, (s + 1) * HAND), shown)),
    slots: Array.from(o.slots, (card, slot) => ({
      card: shown(card),
      faceUp: o.faceUp[slot] === 1,
      seenBy: seatList.filter((s) => (o.seen[slot] >> s) & 1),
    })),
    sparks: Array.from(o.sparks.subarray(0, seats)),
    reserve: o.reserve,
    decks: [o.east, o.west].map((deck) => ({
      top: names(deck.head),
      unseen: deck.piles.reduce((sum, count) => sum + count, 0),
      bottom: names(deck.tail),
    })),
    mayBe: Object.fromEntries(
      CARDS.slice(1, cards + 1).map((card, i) => [card, rowOf(o, seat)[i + 1]]),
    ),
  };
}

/**
 * A toy with everything that is hard in the games to come: hidden hands, face-down slots, secret
 * peeks, blind swaps, nested effects, questions to the team, lazy decks with shared pools.
 */
export const toy: CheckedGame<ToyPosition, ToyView> = {
  id: 'toy',
  rulesVersion: 1,
  seats: [2, MAX_SEATS],
  cooperative: true,
  options: {
    fields: {
      seats: integer(2, MAX_SEATS, 2),
      cards: integer(8, MAX_CARDS, MAX_CARDS),
      rounds: integer(1, 6, 3),
    },
    presets: { short: { rounds: 1 } },
    together(options, faults: Faults<ToyFaults>) {
      const { seats, cards } = setupOf(options);
      if (seats * HAND + SLOTS > cards) {
        faults.add('options.cards', 'tooFewCards', { cards, needed: seats * HAND + SLOTS });
      }
    },
  },
  kinds,
  events: EVENTS,
  content: [...CARDS.slice(1), ...OMENS.slice(1), ...DECKS, 'rest', 'swap', 'peek', 'open', 'keep'],
  maxMoves: MAX_CARDS + 2,
  // 18 turns of an omen, which may bring on a dozen more questions, and an action.
  maxPlies: 600,
  fieldWords: () => ({
    hands: CARDS,
    slots: CARDS,
    'east.head': OMENS,
    'east.tail': OMENS,
    'west.head': OMENS,
    'west.tail': OMENS,
  }),
  seatCount: (options) => setupOf(options).seats,
  create(options) {
    const p = new ToyPosition(setupOf(options));
    setUp(p);
    return p;
  },
  blank: (options) => new ToyPosition(setupOf(options)),
  legal,
  outcomes: outcomes,
  sample,
  apply(p, move, sink) {
    answer(p, move, sink);
    goOn(p, sink);
  },
  results(p) {
    const won = worthOf(p) >= GOAL ? 1 : 0;
    return {
      scores: new Array<number>(p.setup.seats).fill(won),
      winners: won === 1 ? ALL : 0,
    };
  },
  winners: (p) => (worthOf(p) >= GOAL ? ALL : 0),
  active: (p) => p.active,
  turn: (p) => p.turn,
  draw,
  observe,
  determinize,
  view,
  tokens,
  refuse,
  outcomeOf: () => undefined,
  invariants,
  checkFrames,
};
