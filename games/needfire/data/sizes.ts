/** N-3: how many of everything, by the number of seats (2, 3, 4). */
export interface Sizes {
  /** Humans dealt face up to each seat. */
  readonly dealt: number;
  /** Exiles at the start. */
  readonly exiles: number;
  /** Cards in the draw pile at the start. */
  readonly pile: number;
  /** Bonfires laid out. */
  readonly bonfires: number;
  /** N-4.2: cards drawn at a refill. */
  readonly refill: number;
  /** N-5: turns until everybody has five humans. */
  readonly turns: number;
}

export const MAX_SEATS = 4;
export const RING = 9;
export const HAND = 5;
/** N-5: the game ends when everybody has so many humans. */
export const BAND = 5;
export const EMBERS = 2;
/** N-7.5: so many bonfires are looked at with two seats. */
export const PEEKED = 3;
/** N-4.4: so many of the top exiles are looked at. */
export const EXILES_LOOKED_AT = 2;
/** N-4.2: the most humans that are drawn at a refill. */
export const MAX_REFILL = 3;
export const MAX_BONFIRES = 14;
/** The most exiles there ever are (two seats). */
export const MAX_EXILES = 12;

const SIZES: readonly Sizes[] = [
  { dealt: 0, exiles: 2, pile: 15, bonfires: 14, refill: 3, turns: 10 },
  { dealt: 1, exiles: 4, pile: 10, bonfires: 9, refill: 2, turns: 12 },
  { dealt: 1, exiles: 2, pile: 11, bonfires: 4, refill: 1, turns: 16 },
];

export function sizesFor(seats: number): Sizes {
  return SIZES[seats - 2];
}
