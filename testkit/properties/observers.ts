import {
  type GameDef,
  type Options,
  type Position,
  type Seat,
  SPECTATOR,
} from '@nineworlds/engine';

/** Everybody who must not learn more than they may: all seats and the spectators. */
export function observersOf<P extends Position>(game: GameDef<P>, options: Options): Seat[] {
  const seats = Array.from({ length: game.seatCount(options) }, (_, seat) => seat);
  return [...seats, SPECTATOR];
}

/** An observer as messages name them. */
export function observerName(observer: Seat): string {
  return observer === SPECTATOR ? 'a spectator' : `seat ${observer}`;
}
