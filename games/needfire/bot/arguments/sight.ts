import { countBits, hasBit, NO_CARD, type Seat } from '@nineworlds/engine';
import { BAND, HAND } from '../../data/sizes.ts';
import { cardWord } from '../../rules/cards.ts';
import { BONFIRE_HOST, isHost } from '../../rules/hosts.ts';
import { longestChain } from '../../rules/score.ts';
import type { NeedfirePosition } from '../../rules/state.ts';
import { remembersBonfire, remembersExile } from '../../view/view.ts';

/** The humans in front of a seat. */
export function bandOf(o: NeedfirePosition, seat: Seat): number[] {
  return cardsIn(o.bands, seat * BAND, BAND);
}

/** The flames in a seat's hand, as far as they are known. */
export function handOf(o: NeedfirePosition, seat: Seat): number[] {
  return cardsIn(o.hands, seat * HAND, HAND);
}

/** The warriors in the ring. */
export function ringOf(o: NeedfirePosition): number[] {
  return cardsIn(o.ring, 0, o.ring.length);
}

function cardsIn(cards: Int32Array, from: number, count: number): number[] {
  return Array.from(cards.subarray(from, from + count)).filter((card) => card !== NO_CARD);
}

/** Those of some humans that react to a flame or to another human (N-2). */
export function reactingAmong(
  o: NeedfirePosition,
  humans: readonly number[],
  card: number,
): number[] {
  return humans.filter((human) => isReacting(o, human, card));
}

/** N-2: whether a human reacts to a flame or to another human. */
export function isReacting(o: NeedfirePosition, human: number, card: number): boolean {
  return hasBit(reactorsTo(o, card), human);
}

/** N-2: the humans that react to a flame or to another human, as a set. */
function reactorsTo(o: NeedfirePosition, card: number): number {
  return o.setup.reactors[card] ?? 0;
}

/** The flame of a bonfire as far as the seat is shown it; `NO_CARD` where it is not (N-7.6). */
export function flameShown(o: NeedfirePosition, seat: Seat, place: number): number {
  return remembersBonfire(o, seat, place) ? (o.bonfires[place] ?? NO_CARD) : NO_CARD;
}

/** The top two exiles that the seat is shown (N-7.6). */
export function exilesShown(o: NeedfirePosition, seat: Seat): number[] {
  return [o.exileCount - 1, o.exileCount - 2]
    .filter((at) => at >= 0 && remembersExile(o, seat, at))
    .map((at) => o.exiles[at] ?? NO_CARD)
    .filter((card) => card !== NO_CARD);
}

/** N-4.4: every face-up card without an ember. */
export function cardsToIgnite(o: NeedfirePosition): number[] {
  const humans = [...ringOf(o), ...Array.from(o.bands).filter((card) => card !== NO_CARD)];
  const places = Array.from({ length: o.setup.sizes.bonfires }, (_, place) => place);
  const bonfires = places.filter((place) => o.faceUp[place] === 1);
  return [...bonfires.map((place) => BONFIRE_HOST + place), ...humans].filter(
    (host) => !isHost(o, host),
  );
}

/** Another seat for whom something counts, and how much. */
export interface Rival {
  readonly seat: Seat;
  readonly count: number;
}

/** The other seat most of whose humans react to a flame. */
export function rivalFor(o: NeedfirePosition, seat: Seat, flame: number): Rival {
  const counts = othersThan(o, seat).map((other) => ({
    seat: other,
    count: countBits(reactorsTo(o, flame) & setOf(bandOf(o, other))),
  }));
  return counts.reduce((most, rival) => (rival.count > most.count ? rival : most));
}

/** N-5: the other seat whose chain would become longest with a human, and how long it is now. */
export function chainRival(
  o: NeedfirePosition,
  seat: Seat,
  human: number,
): Rival & { readonly now: number } {
  const { reactors } = o.setup;
  const rivals = othersThan(o, seat).map((other) => {
    const band = bandOf(o, other);
    const now = longestChain(reactors, band).length;
    // N-5: who has five humans takes no more.
    const count = band.length === BAND ? now : longestChain(reactors, [...band, human]).length;
    return { seat: other, now, count };
  });
  return rivals.reduce((most, rival) =>
    rival.count - rival.now > most.count - most.now ? rival : most,
  );
}

function othersThan(o: NeedfirePosition, seat: Seat): Seat[] {
  return Array.from({ length: o.setup.seats }, (_, other) => other).filter((s) => s !== seat);
}

function setOf(cards: readonly number[]): number {
  return cards.reduce((set, card) => set | (1 << card), 0);
}

/** The words of some cards, one after the other. */
export function wordsOf(o: NeedfirePosition, cards: readonly number[]): string {
  return cards.map((card) => cardWord(o, card)).join(' ');
}
