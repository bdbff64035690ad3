import { BadInput, badInput, Faults } from './faults.ts';
import { FRAME_ARGS } from './frames.ts';
import type { CheckedGame, GameDef, Json, Options } from './game.ts';
import { checkOptions, isPlainObject, show } from './options.ts';
import { fieldNames, fieldOf, type Position } from './position.ts';
import { CHANCE, type Seat, TEAM } from './seat.ts';

/** A position that came out of a file, with the options it belongs to. */
export interface LoadedPosition<P extends Position> {
  readonly options: Options;
  readonly position: P;
}

const FILE_KEYS = ['nineworlds-position', 'game', 'rulesVersion', 'options', 'position'] as const;
const FRAME_KEYS = ['kind', 'seat', 'args'] as const;
const INT32 = 0x8000_0000;

/** Reads a position; throws `BadInput` with every fault unless it can be played to the end. */
export function fromPositionFile<P extends Position>(
  game: CheckedGame<P>,
  file: unknown,
): LoadedPosition<P> {
  const faults = new Faults();
  if (!isPlainObject(file)) throw badInput('', 'notAnObject', { value: show(file) });
  checkKeys(file, FILE_KEYS, '', faults);
  const has = (key: string) => Object.hasOwn(file, key);
  if (has('nineworlds-position') && file['nineworlds-position'] !== 1) {
    faults.add('nineworlds-position', 'unknownFormat', {
      value: show(file['nineworlds-position']),
    });
  }
  if (has('game') && file.game !== game.id) {
    faults.add('game', 'otherGame', { value: show(file.game), expected: game.id });
  }
  if (has('rulesVersion') && file.rulesVersion !== game.rulesVersion) {
    faults.add('rulesVersion', 'otherRules', {
      value: show(file.rulesVersion),
      expected: game.rulesVersion,
    });
  }
  const options = has('options') ? checkOptions(game.options, file.options, faults) : undefined;
  const fields = file.position;
  if (options === undefined || !isPlainObject(fields)) {
    if (has('position') && !isPlainObject(fields))
      faults.add('position', 'notAnObject', { value: show(fields) });
    throw new BadInput(faults.list);
  }
  const p = game.blank(options);
  readFields(p, fields, game.fieldWords(options), faults);
  readFrames(game, p, fields.frames, game.seatCount(options), faults);
  if (!faults.none) throw new BadInput(faults.list);

  // Only whole numbers in the right places get here: now whether they make sense together.
  const deeper = new Faults();
  game.invariants(p, deeper);
  if (deeper.none) game.checkFrames(p, deeper);
  faults.list.push(...deeper.list.map((fault) => ({ ...fault, path: `position.${fault.path}` })));
  if (!faults.none) throw new BadInput(faults.list);
  return { options, position: p };
}

function checkKeys(
  given: { readonly [key: string]: Json },
  known: readonly string[],
  path: string,
  faults: Faults,
): void {
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) faults.add(at(key.slice(0, 40)), 'unknownField');
  }
  for (const key of known) if (!Object.hasOwn(given, key)) faults.add(at(key), 'missingField');
}

function readFields(
  p: Position,
  given: { readonly [field: string]: Json },
  fieldWords: { readonly [field: string]: readonly string[] },
  faults: Faults,
): void {
  const names = fieldNames(p);
  checkKeys(given, [...names, 'frames'], 'position', faults);
  for (const name of names) {
    if (!Object.hasOwn(given, name)) continue;
    const path = `position.${name}`;
    const value = given[name] ?? null;
    const field = fieldOf(p, name);
    const words = fieldWords[name];
    if (typeof field === 'number') {
      Reflect.set(p, name, readNumber(value, words, path, faults));
    } else if (!Array.isArray(value) || value.length !== field.length) {
      faults.add(path, 'wrongLength', { value: show(value), length: field.length });
    } else {
      value.forEach((item, i) => {
        field[i] = readNumber(item, words, `${path}[${i}]`, faults);
      });
    }
  }
}

/** A whole number, or a word that stands for one; 0 and a fault for anything else. */
function readNumber(
  value: Json,
  words: readonly string[] | undefined,
  path: string,
  faults: Faults,
): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= -INT32 && value < INT32) {
    // There is no minus zero in a position.
    return value + 0;
  }
  if (words !== undefined && typeof value === 'string') {
    const index = words.indexOf(value);
    if (index >= 0) return index;
    faults.add(path, 'notOneOf', { value: show(value), words: words.join(', ') });
    return 0;
  }
  faults.add(path, 'notWhole', { value: show(value) });
  return 0;
}

function readFrames<P extends Position>(
  game: GameDef<P>,
  p: P,
  given: Json | undefined,
  seats: number,
  faults: Faults,
): void {
  if (given === undefined) return;
  if (!Array.isArray(given) || given.length > p.frames.capacity) {
    faults.add('position.frames', 'wrongLength', {
      value: show(given),
      length: p.frames.capacity,
    });
    return;
  }
  given.forEach((frame: Json, depth: number) => {
    const path = `position.frames[${depth}]`;
    if (!isPlainObject(frame)) {
      faults.add(path, 'notAnObject', { value: show(frame) });
      return;
    }
    checkKeys(frame, FRAME_KEYS, path, faults);
    const kind = game.kinds.findIndex(({ name }) => name === frame.kind);
    if (kind < 0) {
      const words = game.kinds.map(({ name }) => name).join(', ');
      faults.add(`${path}.kind`, 'notOneOf', { value: show(frame.kind), words });
    }
    const seat = readSeat(frame.seat, seats);
    if (seat === undefined) {
      faults.add(`${path}.seat`, 'unknownSeat', { value: show(frame.seat), seats });
    }
    const args = frame.args;
    if (!Array.isArray(args) || args.length > FRAME_ARGS) {
      faults.add(`${path}.args`, 'wrongLength', { value: show(args), length: FRAME_ARGS });
      return;
    }
    const numbers = args.map((arg, i) => readNumber(arg, undefined, `${path}.args[${i}]`, faults));
    p.frames.push(Math.max(kind, 0), seat ?? 0, ...numbers);
  });
}

function readSeat(value: Json | undefined, seats: number): Seat | undefined {
  if (value === 'chance') return CHANCE;
  if (value === 'team') return TEAM;
  const isSeat =
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;
  return isSeat ? value : undefined;
}
