import { CHANCE, type EventSink, type Options, only } from '@nineworlds/engine';
import { type DeckTable, ELEMENTS } from '../data/deck-table.ts';
import { RECONSTRUCTED_DECK } from '../data/reconstructed-deck.ts';
import { BAND, EMBERS, HAND, RING, type Sizes, sizesFor } from '../data/sizes.ts';
import { CHOOSE_FIRST, DEAL_FLAME, DEAL_HUMAN } from './kinds.ts';
import { knowNothing, learnDealt } from './knowing.ts';
import { insert } from './sorted.ts';
import type { NeedfirePosition } from './state.ts';

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
  /** N-7.6: whether a player is shown what he has already seen. */
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
  p.frames.push(DEAL_HUMAN, CHANCE, 0);
}

/** N-3.1, N-3.2: the k-th human goes to the ring, and after nine one to each seat. */
export function dealHuman(
  p: NeedfirePosition,
  k: number,
  human: number,
  sink: EventSink | undefined,
): void {
  const { seats, sizes, words } = p.setup;
  p.pile--;
  if (k < RING) {
    p.ring[k] = human;
    sink?.tell('warriorDealt', { card: words[human], place: k + 1 });
  } else {
    p.bands[(k - RING) * BAND] = human;
    sink?.tell('humanDealt', { seat: k - RING, card: words[human] });
  }
  if (k + 1 < RING + sizes.dealt * seats) {
    p.frames.push(DEAL_HUMAN, CHANCE, k + 1);
    return;
  }
  // N-3.6: an ember goes under each of the two warriors beside the draw pile. N-7.13: nothing else
  // depends on a warrior's place in the ring.
  p.emberHosts[0] = p.ring[0];
  p.emberHosts[EMBERS - 1] = p.ring[RING - 1];
  p.frames.push(DEAL_FLAME, CHANCE, 0);
}

/** N-3.5, N-3.7: five flames to each hand; the rest are bonfires that nobody has seen. */
export function dealFlame(
  p: NeedfirePosition,
  k: number,
  flame: number,
  sink: EventSink | undefined,
): void {
  const seat = Math.floor(k / HAND);
  insert(p.hands, seat * HAND, k % HAND, flame);
  learnDealt(p, seat, flame, k % HAND);
  sink?.tellSecret('flameDealt', { seat, card: p.setup.words[flame] }, only(seat), { seat });
  if (k + 1 < HAND * p.setup.seats) p.frames.push(DEAL_FLAME, CHANCE, k + 1);
  else if (p.setup.first === 'random') p.frames.push(CHOOSE_FIRST, CHANCE);
  else begin(p, p.setup.first, sink);
}

/** N-3.8: the seat that begins; the first turn follows. */
export function begin(p: NeedfirePosition, first: number, sink: EventSink | undefined): void {
  p.active = first;
  sink?.tell('firstChosen', { seat: first });
}
