import {
  badInput,
  type CheckedGame,
  checkRecord,
  fromCompact,
  fromPositionFile,
  type GameRoom,
  gameOfCompact,
  gameOfFile,
  type LoadedPosition,
  type MatchRecord,
  type Position,
} from '@nineworlds/engine';
import { loadRoom } from './rooms.ts';

/** What a text from outside turned out to be, with its game. Its shape has been checked. */
export type GameText = { readonly room: GameRoom; readonly game: CheckedGame } & (
  | { readonly kind: 'record'; readonly record: MatchRecord }
  | { readonly kind: 'position'; readonly loaded: LoadedPosition<Position> }
);

/** No record of a game is longer. */
const MAX_TEXT = 8_000_000;

/** Reads a record, a compact record or a position file; throws `BadInput` with every fault. */
export async function readGameText(given: string): Promise<GameText> {
  const text = given.trim();
  if (text.length > MAX_TEXT)
    throw badInput('file', 'tooLong', { length: text.length, most: MAX_TEXT });
  if (text.startsWith('nw1.')) {
    const room = await loadRoom(gameOfCompact(text));
    const game = await room.checked();
    return { kind: 'record', room, game, record: fromCompact(game, text) };
  }
  const value = parsed(text);
  const room = await loadRoom(gameOfFile(value));
  const game = await room.checked();
  if (isPositionFile(value)) {
    return { kind: 'position', room, game, loaded: fromPositionFile(game, value) };
  }
  return { kind: 'record', room, game, record: checkRecord(game, value) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badInput('file', 'notJson');
  }
}

function isPositionFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'nineworlds-position');
}
