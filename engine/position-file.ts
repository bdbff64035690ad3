import { FRAME_ARGS } from './frames.ts';
import { type GameDef, type Json, kindNumbered, type Options } from './game.ts';
import { fieldOf, type Position, writtenFieldNames } from './position.ts';
import { CHANCE, type Seat, TEAM } from './seat.ts';

/** A position on paper: puzzles, tests, analysis. */
export interface PositionFile {
  readonly 'nineworlds-position': 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly position: { readonly [field: string]: Json };
}

/** Writes a position down: fields by name, cards and such by their words, frames by their kind. */
export function toPositionFile<P extends Position>(
  game: GameDef<P>,
  options: Options,
  p: P,
): PositionFile {
  const position: Record<string, Json> = {};
  const fieldWords = game.fieldWords(options);
  for (const name of writtenFieldNames(p)) {
    const field = fieldOf(p, name);
    const words = fieldWords[name];
    const written = (value: number): Json => words?.[value] ?? value;
    position[name] = typeof field === 'number' ? written(field) : Array.from(field, written);
  }
  position.frames = Array.from({ length: p.frames.depth }, (_, depth) => ({
    kind: kindNumbered(game, p.frames.kindAt(depth)).name,
    seat: seatWord(p.frames.seatAt(depth)),
    args: Array.from({ length: FRAME_ARGS }, (_unused, arg) => p.frames.argAt(depth, arg)),
  }));
  return {
    'nineworlds-position': 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    position,
  };
}

/** A seat as files write it: its number from 0, `chance` or `team`. */
function seatWord(seat: Seat): Json {
  return seat === CHANCE ? 'chance' : seat === TEAM ? 'team' : seat;
}
