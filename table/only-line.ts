import {
  continuesLine,
  type GameDef,
  type Move,
  type Options,
  type Position,
} from '@nineworlds/engine';

/** The line that answers the open question, if there is no other; undefined where there is a choice. */
export function onlyLine<P extends Position>(
  game: GameDef<P>,
  options: Options,
  position: P,
): readonly Move[] | undefined {
  const legal = new Int32Array(game.maxMoves);
  if (game.legal(position, legal) !== 1) return undefined;
  const ahead = game.blank(options);
  ahead.copyFrom(position);
  const seat = ahead.frames.seat;
  const line: Move[] = [];
  do {
    if (game.legal(ahead, legal) !== 1) return undefined;
    line.push(legal[0] as Move);
    game.apply(ahead, legal[0] as Move);
  } while (continuesLine(game, ahead, seat));
  return line;
}
