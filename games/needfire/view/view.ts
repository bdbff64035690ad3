import { ALL, hasBit, NO_CARD, type Seat } from '@nineworlds/engine';
import type { Element } from '../data/deck-table.ts';
import { BAND, EXILES_LOOKED_AT, HAND } from '../data/sizes.ts';
import { arrange, settle } from '../rules/bonfires.ts';
import { cardWord } from '../rules/cards.ts';
import { BONFIRE_HOST, hostWord } from '../rules/hosts.ts';
import { keepExile } from '../rules/ignition.ts';
import { possiblePlaces } from '../rules/observation.ts';
import { BONFIRE_PLACE, UNSEEN } from '../rules/places.ts';
import { scoreOfSeat } from '../rules/score.ts';
import { type NeedfirePosition, SCORING } from '../rules/state.ts';

/** What a board of NeedFire shows to a seat. A card is its element's id, `?` when it is hidden. */
export interface NeedfireView {
  readonly seats: number;
  /** The seat that looks, where it is one. */
  readonly seat: Seat | undefined;
  readonly turn: number;
  readonly turns: number;
  readonly step: number;
  readonly active: Seat;
  /** The warriors by ring place; undefined where the ring has a gap. */
  readonly ring: readonly (string | undefined)[];
  readonly pile: number;
  /** Humans drawn for the refill, while they are looked at. */
  readonly drawn: readonly string[];
  /** From the bottom to the top. */
  readonly exiles: readonly string[];
  readonly bonfires: readonly ShownBonfire[];
  /** What the two embers lie under: a human, or `bonfire-3`; none before they are laid. */
  readonly embers: readonly string[];
  readonly bands: readonly (readonly string[])[];
  readonly hands: readonly (readonly string[])[];
  /** The embers' flames once they are revealed. */
  readonly revealed: readonly (string | undefined)[];
  /** The looking seat's score as its cards lie now; everybody's at the end. */
  readonly scores: readonly (ShownScore | undefined)[];
  /** Where each flame can be that the seat has seen and that is hidden now; only with the memory aid. */
  readonly memory: readonly Remembered[];
  readonly deck: {
    readonly id: string;
    readonly reconstructed: boolean;
    /** What every card is called and reacts to. */
    readonly elements: readonly Element[];
  };
}

/** A bonfire as a seat sees it. */
export interface ShownBonfire {
  readonly card: string;
  readonly faceUp: boolean;
  /** Seats that have seen it as it lies there. */
  readonly seenBy: readonly Seat[];
}

/** A seat's score and what it is made of. */
export interface ShownScore {
  readonly seat: Seat;
  readonly chain: readonly string[];
  /** The flames that count, the best first, and how many humans react to each. */
  readonly flames: readonly ShownFlame[];
  readonly leadership: number;
  readonly blessing: number;
  readonly total: number;
}

/** A flame of a score: the card, and how many of the seat's humans react to it. */
export interface ShownFlame {
  readonly card: string;
  readonly reacting: number;
}

/** A hidden flame, and the places where it can be: `seat-2`, `bonfire-3`. */
export interface Remembered {
  readonly card: string;
  readonly places: readonly string[];
}

/** Builds the view of a seat from its observation, and from nothing else. */
export function viewOf(o: NeedfirePosition, seat: Seat): NeedfireView {
  const { seats, sizes, deck } = o.setup;
  const seatList = Array.from({ length: seats }, (_, s) => s);
  const shown = (card: number) => (card === NO_CARD ? '?' : cardWord(o, card));
  const isCard = (card: number) => card !== NO_CARD;
  const over = o.frames.depth === 0;
  return {
    seats,
    seat: seat >= 0 ? seat : undefined,
    turn: o.turn,
    turns: sizes.turns,
    step: o.step,
    active: o.active,
    ring: Array.from(o.ring, (card) => (isCard(card) ? cardWord(o, card) : undefined)),
    pile: o.pile,
    drawn: Array.from(o.drawn).filter(isCard).map(shown),
    exiles: Array.from(o.exiles.subarray(0, o.exileCount), (card, i) =>
      remembersExile(o, seat, i) ? shown(card) : '?',
    ),
    bonfires: Array.from(o.bonfires.subarray(0, sizes.bonfires), (card, place) => ({
      card: remembersBonfire(o, seat, place) ? shown(card) : '?',
      faceUp: o.faceUp[place] === 1,
      seenBy: seatList.filter((s) => hasBit(o.bonfireSeen[place] ?? 0, s)),
    })),
    embers: Array.from(o.emberHosts)
      .filter(isCard)
      .map((host) => hostWord(o, host)),
    bands: seatList.map((s) =>
      Array.from(o.bands.subarray(s * BAND, (s + 1) * BAND))
        .filter(isCard)
        .map(shown),
    ),
    hands: seatList.map((s) => Array.from(o.hands.subarray(s * HAND, (s + 1) * HAND), shown)),
    revealed: Array.from(o.embers, (card) => (isCard(card) ? cardWord(o, card) : undefined)),
    scores: seatList.map((s) => (s === seat || over ? scoreLine(o, s) : undefined)),
    memory: o.setup.memoryAid && seat >= 0 && o.step < SCORING ? memoryOf(o, seat) : [],
    deck: {
      id: deck.deckId,
      reconstructed: deck.status === 'RECONSTRUCTED',
      elements: deck.elements,
    },
  };
}

/** N-7.6: without the memory aid a player sees face-down cards only while they look at them. */
export function remembersBonfire(o: NeedfirePosition, seat: Seat, place: number): boolean {
  if (o.setup.memoryAid || seat < 0 || o.faceUp[place] === 1) return true;
  if (seat !== o.active || !(settle.isOpen(o) || arrange.isOpen(o))) return false;
  const { first, second, third } = settle.isOpen(o) ? settle.open(o) : arrange.open(o);
  return [first, second, third].includes(place);
}

/** N-7.6: likewise for an exile. */
export function remembersExile(o: NeedfirePosition, seat: Seat, index: number): boolean {
  if (o.setup.memoryAid || seat < 0) return true;
  const isLooking = keepExile.isOpen(o) && seat === o.active;
  return isLooking && index >= o.exileCount - EXILES_LOOKED_AT;
}

function scoreLine(o: NeedfirePosition, seat: Seat): ShownScore {
  const { chain, flames, leadership, blessing, total } = scoreOfSeat(o, seat);
  return {
    seat,
    chain: chain.map((card) => cardWord(o, card)),
    flames: flames.map(({ flame, reacting }) => ({ card: cardWord(o, flame), reacting })),
    leadership,
    blessing,
    total,
  };
}

/** N-7.6: hidden flames of which the seat knows that they are in one of a few places. */
function memoryOf(o: NeedfirePosition, seat: Seat): Remembered[] {
  const row = o.row(seat);
  return o.setup.words.slice(1).flatMap((card, i) => {
    const known = row[i + 1] ?? 0;
    if (hasBit(known, UNSEEN) || known === 1 << seat) return [];
    const mask = o.observer === seat ? possiblePlaces(o, i + 1) : known;
    const places: string[] = [];
    for (let place = 0; place < UNSEEN; place++) {
      if (!hasBit(mask, place)) continue;
      if (place < BONFIRE_PLACE) places.push(`seat-${place + 1}`);
      else if (o.bonfireSeen[place - BONFIRE_PLACE] !== ALL) {
        places.push(hostWord(o, BONFIRE_HOST + place - BONFIRE_PLACE));
      }
    }
    return places.length === 0 ? [] : [{ card, places }];
  });
}
