import {
  BadInput,
  type CheckedGame,
  checkRecord,
  type Fault,
  fromCompact,
  fromPositionFile,
  type GameModule,
  gameOfCompact,
  gameOfFile,
  type LoadedPosition,
  type MatchRecord,
  type Position,
} from '@nineworlds/engine';
import { badInput } from '../bad-input.ts';
import { loadModule } from './load-module.ts';

/** What a text from outside turned out to be, with its game. Its shape has been checked. */
export type GameText = { readonly module: GameModule; readonly game: CheckedGame } & (
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
    const module = await loadModule(gameOfCompact(text));
    const game = await module.checked();
    return { kind: 'record', module, game, record: fromCompact(game, text) };
  }
  const value = parsed(text);
  if (!isOurs(value)) throw badInput('file', 'notJson');
  const module = await loadModule(gameOfFile(value));
  const game = await module.checked();
  if (isPositionFile(value)) {
    return { kind: 'position', module, game, loaded: fromPositionFile(game, value) };
  }
  try {
    return { kind: 'record', module, game, record: checkRecord(game, value) };
  } catch (error) {
    if (!(error instanceof BadInput) || error.faults.some(isOtherRules)) throw error;
    throw damaged(error.faults);
  }
}

/** Says first what that means: somebody has changed the file, or it has suffered on its way. */
export function damaged(faults: readonly Fault[]): BadInput {
  return new BadInput([...badInput('file', 'damaged').faults, ...faults]);
}

function isOtherRules({ reason }: Fault): boolean {
  return reason === 'otherRules';
}

/** Whether a file claims to be one of ours. */
function isOurs(value: unknown): boolean {
  return isPositionFile(value) || hasKey(value, 'nineworlds');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badInput('file', 'notJson');
  }
}

function isPositionFile(value: unknown): boolean {
  return hasKey(value, 'nineworlds-position');
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}
