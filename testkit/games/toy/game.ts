import {
  ALL,
  ask,
  askOn,
  type CheckedGame,
  HOST,
  includes,
  integer,
  type Move,
  type Options,
  only,
  type Refusal,
  type Seat,
} from '@nineworlds/engine';
import { chances, draw, sample } from './chance.ts';
import { checkFrames, invariants } from './check.ts';
import {
  ACT,
  ACTIONS,
  AFTER_ECHO,
  BLAME,
  CARDS,
  CHOOSE_DECK,
  DEAL,
  DECKS,
  GIVE_CARD,
  GOAL,
  HAND,
  KEEP_OMEN,
  KEEP_REST,
  MAX_CARDS,
  MAX_SEATS,
  OMENS,
  OPEN,
  PEEK,
  REST,
  RETURN_OMEN,
  REVEAL_OMEN,
  SEE_CARD,
  SHARE,
  SLOTS,
  SWAP,
  TO_OPEN,
} from './data.ts';
import { determinize, observe, rowOf } from './knowing.ts';
import { legal, REASONS, whyNot } from './legal.ts';
import { ToyPosition, type ToySetup } from './position.ts';
import { apply, setUp, worthOf } from './rules.ts';

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

function tokens(p: ToyPosition, move: Move, observer: Seat): string {
  const frames = p.frames;
  switch (frames.kind) {
    case DEAL: {
      const seat = Math.floor(frames.arg(0) / HAND);
      return `${seat + 1} ${includes(only(seat), observer) ? CARDS[move] : '?'}`;
    }
    case CHOOSE_DECK:
      return DECKS[move];
    case REVEAL_OMEN:
    case KEEP_OMEN:
      return OMENS[move];
    case RETURN_OMEN:
      return move === 0 ? 'top' : 'bottom';
    case AFTER_ECHO:
      return move === 0 ? 'spark' : 'quiet';
    case BLAME:
      return String(move + 1);
    case SHARE:
      return move === KEEP_REST ? 'keep' : String(move);
    case ACT:
      return actionWords(move);
    case GIVE_CARD:
      return includes(only(frames.seat), observer) ? CARDS[move] : '?';
    case SEE_CARD: {
      const open = frames.arg(1) === TO_OPEN;
      return open || includes(only(frames.arg(2)), observer) ? CARDS[move] : '?';
    }
    default:
      return String(move + 1);
  }
}

function actionWords(move: Move): string {
  if (move === REST) return 'rest';
  if (move === SWAP) return 'swap';
  return move >= OPEN ? `open ${move - OPEN + 1}` : `peek ${move - PEEK + 1}`;
}

function refuse(p: ToyPosition, move: Move): Refusal | undefined {
  const { rule, reason } = REASONS[whyNot(p, move)];
  if (reason === 'allowed') return undefined;
  return { rule, reason, facts: { answer: tokens(p, move, HOST) } };
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
    together(options, faults) {
      const { seats, cards } = setupOf(options);
      if (seats * HAND + SLOTS > cards) {
        faults.add('options.cards', 'tooFewCards', { cards, needed: seats * HAND + SLOTS });
      }
    },
  },
  kinds: [
    ask('deal', MAX_CARDS + 1, 'deal'),
    ask('chooseDeck', DECKS.length, 'draw'),
    ask('revealOmen', OMENS.length, 'omen'),
    ask('keepOmen', OMENS.length, 'keep'),
    askOn('returnOmen', 2, 'return'),
    ask('afterEcho', 2, 'echo'),
    ask('blame', MAX_SEATS, 'wolf'),
    askOn('share', KEEP_REST + 1, 'share'),
    ask('sendRaven', SLOTS, 'raven'),
    ask('act', ACTIONS),
    askOn('giveCard', MAX_CARDS + 1, 'give'),
    askOn('chooseSlot', SLOTS, 'slot'),
    ask('seeCard', MAX_CARDS + 1, 'card'),
  ],
  events: [
    { name: 'cardDealt', reveals: true },
    { name: 'cardSwapped', reveals: true },
    { name: 'deckShuffled', reveals: false },
    { name: 'nightEnded', reveals: false },
    { name: 'omenDrawn', reveals: false },
    { name: 'omenReturned', reveals: false },
    { name: 'openCardSwapped', reveals: true },
    { name: 'rested', reveals: false },
    { name: 'slotOpened', reveals: true },
    { name: 'slotPeeked', reveals: true },
    { name: 'sparkGained', reveals: false },
    { name: 'sparkLost', reveals: false },
    { name: 'sparksShared', reveals: false },
  ],
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
  chances,
  sample,
  apply,
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
  judge: () => undefined,
  invariants,
  checkFrames,
};
