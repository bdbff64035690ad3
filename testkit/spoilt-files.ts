import {
  BadInput,
  type CheckedGame,
  checkOptions,
  type Fault,
  Faults,
  fromPositionFile,
  type Json,
  type LoadedPosition,
  type Position,
  toPositionFile,
} from '@nineworlds/engine';

/** The fields of a position as its file has them. */
export type Fields = { [field: string]: Json };

/** What is wrong with options, as places and reasons: `options.seats outOfRange`. */
export function optionFaults(game: CheckedGame, options: unknown): string[] {
  const faults = new Faults();
  checkOptions(game.options, options, faults);
  return faults.list.map(asText);
}

/** What is wrong with the file of a position in which something has been changed; undefined leaves a field out. */
export function positionFaults<P extends Position>(
  game: CheckedGame<P>,
  { options, position }: LoadedPosition<P>,
  change: (position: Fields) => { readonly [field: string]: Json | undefined },
): string[] {
  const file = JSON.parse(JSON.stringify(toPositionFile(game, options, position)));
  const changed = { ...file.position, ...change(file.position) };
  try {
    fromPositionFile(game, JSON.parse(JSON.stringify({ ...file, position: changed })));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.faults.map(asText);
  }
  return [];
}

function asText({ path, reason }: Fault): string {
  return `${path} ${reason}`;
}

/** A list with one item changed. */
export function withItem(list: Json | undefined, at: number, item: Json): Json {
  return (list as readonly Json[]).map((known, i) => (i === at ? item : known));
}

/** A list with one number changed by so much. */
export function plus(list: Json | undefined, at: number, more: number): Json {
  return withItem(list, at, Number((list as readonly Json[])[at]) + more);
}
