/** A place at the table, 0..n-1. */
export type Seat = number;

/** The dice, bags and decks decide. */
export const CHANCE: Seat = -1;
/** The whole team decides together (co-operative games). */
export const TEAM: Seat = -2;
/** Nobody is asked: the game is over. */
export const OVER: Seat = -3;

/** An observer that sees everything: the table's host, a record, a test. Never a person. */
export const HOST: Seat = -4;
/** An observer that sees only what lies open. */
export const SPECTATOR: Seat = -5;

/** A set of seats: bit s is seat s. */
export type SeatMask = number;

/** Every seat there is. */
export const ALL: SeatMask = -1;

/** The set that holds one seat only. */
export function only(seat: Seat): SeatMask {
  return 1 << seat;
}

/** Whether an observer belongs to the set: the host to every set, a spectator only to `ALL`. */
export function includes(mask: SeatMask, observer: Seat): boolean {
  if (observer >= 0) return ((mask >> observer) & 1) === 1;
  return observer === HOST || mask === ALL;
}
