import { CHANCE, includes, type Options, only, putMembers, type Seat } from '@nineworlds/engine';
import { type DeckTable, ELEMENTS } from '../data/deck-table.ts';
import { RECONSTRUCTED_DECK } from '../data/reconstructed-deck.ts';
import { BAND, EMBERS, HAND, MAX_SEATS, RING, type Sizes, sizesFor } from '../data/sizes.ts';
import { cardWord, secretWord } from './cards.ts';
import type { Sink } from './events.ts';
import { knowNothing, learnDealt } from './knowing.ts';
import { chanceQuestion } from './question.ts';
import { insert } from './sorted.ts';
import { type NeedfirePosition, SET_UP } from './state.ts';
import { unseenFlame, unseenHuman } from './unseen.ts';

/** What the options mean to the rules. */
export interface Setup {
  readonly seats: number;
  readonly sizes: Sizes;
  readonly deck: DeckTable;
  /** The elements' ids by card number; 0 is no card. */
  readonly words: readonly string[];
  /** Which humans react to an element: bit h is human h. */
  readonly reactors: readonly number[];
  /** N-3.8: the seat that begins, or chance decides. */
  readonly first: number | 'random';
  /** N-7.1: whether a warrior with an ember may be exiled. */
  readonly mayExileEmbered: boolean;
  /** N-7.6: whether a player is shown what they have already seen. */
  readonly memoryAid: boolean;
}

/** The deck of the options: an owner's table, or the reconstructed one. */
function deckOf(options: Options): DeckTable {
  const deck = options.deck;
  return typeof deck === 'string' ? RECONSTRUCTED_DECK : (deck as unknown as DeckTable);
}

const setups = new WeakMap<Options, Setup>();

/** The options as the rules use them; worked out once for each options object. */
export function setupOf(options: Options): Setup {
  const known = setups.get(options);
  if (known !== undefined) return known;
  const seats = Number(options.seats);
  const deck = deckOf(options);
  const numberOf = new Map(deck.elements.map(({ id }, i) => [id, i + 1]));
  const reactors = new Array<number>(ELEMENTS + 1).fill(0);
  deck.elements.forEach(({ reactsTo }, i) => {
    for (const id of reactsTo) reactors[numberOf.get(id) ?? 0] |= 1 << (i + 1);
  });
  const setup: Setup = {
    seats,
    sizes: sizesFor(seats),
    deck,
    words: ['none', ...deck.elements.map(({ id }) => id)],
    reactors,
    first: options.first === 'random' ? 'random' : Number(options.first) - 1,
    mayExileEmbered: options.exileEmbered === 'allowed',
    memoryAid: options.memoryAid === true,
  };
  setups.set(options, setup);
  return setup;
}

/**
 * N-3: nothing is seen yet; the ring is laid out card by card, then the bands, then the hands.
 * N-3.3, N-3.4: of the exiles and the draw pile only the number counts, so they lie there at once.
 */
export function setUp(p: NeedfirePosition): void {
  const { sizes } = p.setup;
  knowNothing(p);
  p.exileCount = sizes.exiles;
  p.pile = ELEMENTS - sizes.exiles;
  dealHuman.ask(p, CHANCE, 0);
}

/** N-3.1, N-3.2: the humans go to the ring, and after nine one to each seat; `dealt` have been dealt. */
export const dealHuman = chanceQuestion({
  ...unseenHuman,
  name: 'dealHuman',
  verb: 'human',
  args: (dealt: number) => ({ dealt }),
  words(p, human, _observer, { dealt }) {
    const where = dealt < RING ? `ring-${dealt + 1}` : `seat-${dealt - RING + 1}`;
    return `${where} ${cardWord(p, human)}`;
  },
  fits: (p, { seat, dealt }) =>
    seat === CHANCE && p.step === SET_UP && dealt >= 0 && dealt < humansDealt(p),
  apply(p, human, sink, { dealt }) {
    const card = cardWord(p, human);
    p.pile--;
    if (dealt < RING) {
      p.ring[dealt] = human;
      sink?.tell('warriorDealt', { card, place: dealt + 1 });
    } else {
      p.bands[(dealt - RING) * BAND] = human;
      sink?.tell('humanDealt', { seat: dealt - RING, card });
    }
    if (dealt + 1 < humansDealt(p)) {
      dealHuman.ask(p, CHANCE, dealt + 1);
      return;
    }
    // N-3.6: an ember goes under each of the two warriors beside the draw pile. N-7.13: nothing else
    // depends on a warrior's place in the ring.
    p.emberHosts[0] = p.ring[0];
    p.emberHosts[EMBERS - 1] = p.ring[RING - 1];
    dealFlame.ask(p, CHANCE, 0);
  },
});

/** How many humans are dealt face up, to the ring and to the seats. */
export function humansDealt(p: NeedfirePosition): number {
  return RING + p.setup.sizes.dealt * p.setup.seats;
}

/** N-3.5, N-3.7: five flames to each hand; the rest are bonfires that nobody has seen. */
export const dealFlame = chanceQuestion({
  ...unseenFlame,
  name: 'dealFlame',
  verb: 'flame',
  args: (dealt: number) => ({ dealt }),
  words(p, flame, observer, { dealt }) {
    const seat = Math.floor(dealt / HAND);
    return `seat-${seat + 1} ${secretWord(p, flame, includes(only(seat), observer))}`;
  },
  fits: (p, { seat, dealt }) =>
    seat === CHANCE && p.step === SET_UP && dealt >= 0 && dealt < HAND * p.setup.seats,
  apply(p, flame, sink, { dealt }) {
    const seat = Math.floor(dealt / HAND);
    const held = dealt % HAND;
    insert(p.hands, seat * HAND, held, flame);
    learnDealt(p, seat, flame, held);
    sink?.tellSecret('flameDealt', { seat, card: cardWord(p, flame) }, only(seat), { seat });
    if (dealt + 1 < HAND * p.setup.seats) dealFlame.ask(p, CHANCE, dealt + 1);
    else if (p.setup.first === 'random') chooseFirst.ask(p, CHANCE);
    else begin(p, p.setup.first, sink);
  },
});

/** How many flames a seat holds: five, but fewer while they are dealt. */
export function flamesInHand(p: NeedfirePosition, seat: Seat): number {
  if (p.turn > 0 || chooseFirst.isOpen(p)) return HAND;
  if (!dealFlame.isOpen(p)) return 0;
  const { dealt } = dealFlame.open(p);
  return Math.max(0, Math.min(HAND, dealt - seat * HAND));
}

/** N-3.8: chance decides who begins. */
export const chooseFirst = chanceQuestion({
  name: 'chooseFirst',
  verb: 'first',
  moves: MAX_SEATS,
  outcomes: (p, moves, weights) => putMembers(moves, weights, (1 << p.setup.seats) - 1),
  sample: (p, rng) => rng.below(p.setup.seats),
  words: (_p, first) => String(first + 1),
  fits: (p, { seat }) => seat === CHANCE && p.step === SET_UP && p.setup.first === 'random',
  apply: (p, first, sink) => begin(p, first, sink),
});

/** N-3.8: the seat that begins; the first turn follows. */
function begin(p: NeedfirePosition, first: number, sink: Sink): void {
  p.active = first;
  sink?.tell('firstChosen', { seat: first });
}
