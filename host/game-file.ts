import {
  BadInput,
  type CheckedGame,
  checkRecord,
  type Fault,
  fromCompact,
  fromPositionFile,
  gameOfCompact,
  gameOfFile,
  type LoadedPosition,
  type MatchRecord,
  type Position,
} from '@nineworlds/engine';
import { badInput } from './bad-input.ts';

/** What a text from outside turned out to be, with its game. Its shape has been checked. */
export type GameFile<G extends LoadedGame = LoadedGame> = { readonly entry: G } & (
  | { readonly kind: 'record'; readonly record: MatchRecord }
  | { readonly kind: 'position'; readonly loaded: LoadedPosition<Position> }
);

/** A game with its checks, and whatever else a surface needs of it. */
interface LoadedGame {
  readonly game: CheckedGame;
}

/** How a surface reads a game file. */
export interface GameFileReading<G extends LoadedGame> {
  /** A game by its id; throws `BadInput` for one that does not exist. */
  readonly loadGame: (id: string) => Promise<G>;
  /** A value from a JSON text; throws `BadInput`. */
  readonly parse: (text: string) => unknown;
  /** What is thrown for a record with such faults, where they alone would not do. */
  readonly refuse?: (faults: readonly Fault[]) => BadInput;
}

/** Reads a record, a compact record or a position file; throws `BadInput` with every fault. */
export async function readGameFile<G extends LoadedGame>(
  given: string,
  { loadGame, parse, refuse }: GameFileReading<G>,
): Promise<GameFile<G>> {
  const text = given.trim();
  if (text.startsWith('nw1.')) {
    const entry = await loadGame(gameOfCompact(text));
    return { kind: 'record', entry, record: fromCompact(entry.game, text) };
  }
  const value = parse(text);
  const entry = await loadGame(gameOfFile(value));
  if (isPositionFile(value)) {
    return { kind: 'position', entry, loaded: fromPositionFile(entry.game, value) };
  }
  try {
    return { kind: 'record', entry, record: checkRecord(entry.game, value) };
  } catch (error) {
    if (!(error instanceof BadInput) || refuse === undefined) throw error;
    throw refuse(error.faults);
  }
}

/** No record of a game is longer. */
const MAX_TEXT = 8_000_000;

/** Throws `BadInput` for a text that is longer than any record of a game. */
export function requireLength({ length }: string): void {
  if (length > MAX_TEXT) throw badInput('file', 'tooLong', { length, most: MAX_TEXT });
}

/** A value from the JSON text of one of our files; throws `BadInput` for any other. */
export function parseOurs(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badInput('file', 'notJson');
  }
  if (!isPositionFile(value) && !hasKey(value, 'nineworlds')) throw badInput('file', 'notJson');
  return value;
}

/** Says first what the faults mean: somebody has changed the file, or it has suffered on its way. */
export function damaged(faults: readonly Fault[]): BadInput {
  if (faults.some(({ reason }) => reason === 'otherRules')) return new BadInput(faults);
  return new BadInput([...badInput('file', 'damaged').faults, ...faults]);
}

function isPositionFile(value: unknown): boolean {
  return hasKey(value, 'nineworlds-position');
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}
