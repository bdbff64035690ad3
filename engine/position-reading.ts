import * as v from 'valibot';
import { BadInput, Faults } from './faults.ts';
import { FRAME_ARGS } from './frames.ts';
import type { CheckedGame, GameDef, Options } from './game.ts';
import { checkOptions, isPlainObject, show } from './options.ts';
import { anyObject, fields, found, oneOf, parse, shown, type Why, why } from './parse.ts';
import { fieldNames, fieldOf, type Position } from './position.ts';
import { CHANCE, type Seat, TEAM } from './seat.ts';

/** A position that came out of a file, with the options it belongs to. */
export interface LoadedPosition<P extends Position> {
  readonly options: Options;
  readonly position: P;
}

const INT32 = 0x8000_0000;

/** The number of the format of records and position files. */
export const formatOne = v.literal(1, why('unknownFormat', shown));

/** The game that a file is about. */
export function gameNamed({ id }: Pick<GameDef, 'id'>) {
  return v.literal(
    id,
    why('otherGame', (value) => ({ value: show(value), expected: id })),
  );
}

/** The rules that a file follows: these, or older ones that they can read. */
export function rulesOf({ rulesVersion }: Pick<GameDef, 'rulesVersion'>) {
  return v.custom<number>(
    (version) => isVersionUpTo(rulesVersion, version),
    why('otherRules', (value) => ({ value: show(value), expected: rulesVersion })),
  );
}

function isVersionUpTo(newest: number, version: unknown): version is number {
  return Number.isInteger(version) && Number(version) >= 1 && Number(version) <= newest;
}

/** Options of a file, checked and completed; what older rules did not ask has the reading that they had. */
export function readOptions(
  game: Pick<GameDef, 'options' | 'rulesVersion' | 'upgrade'>,
  version: unknown,
  given: unknown,
  faults: Faults,
): Options | undefined {
  const isOlder = isVersionUpTo(game.rulesVersion - 1, version) && isPlainObject(given);
  const options = isOlder ? (game.upgrade?.(version, given) ?? given) : given;
  return checkOptions(game.options, options, faults);
}

/** Reads a position; throws `BadInput` with every fault unless it can be played to the end. */
export function fromPositionFile<P extends Position>(
  game: CheckedGame<P>,
  file: unknown,
): LoadedPosition<P> {
  const given = parse(anyObject, file);
  const optionFaults = new Faults();
  const options = readOptions(game, given.rulesVersion, given.options, optionFaults);
  const p = options && game.blank(options);
  const read = parse(
    fields({
      'nineworlds-position': formatOne,
      game: gameNamed(game),
      rulesVersion: rulesOf(game),
      options: found(options, optionFaults.list),
      // What a position is made of follows from the options.
      position: p === undefined ? anyObject : positionShape(game, options ?? {}, p),
    }),
    given,
  );
  if (p === undefined || options === undefined) throw new BadInput(optionFaults.list);
  fill(p, read.position as Written);

  // Only whole numbers in the right places get here: now whether they make sense together.
  const deeper = new Faults();
  game.invariants(p, deeper);
  if (deeper.none) game.checkFrames(p, deeper);
  if (deeper.none) return { options, position: p };
  throw new BadInput(deeper.list.map((fault) => ({ ...fault, path: `position.${fault.path}` })));
}

/** The fields of a position, and its open questions under `frames`. */
type Written = { readonly [field: string]: number | readonly number[] | readonly WrittenFrame[] };

interface WrittenFrame {
  readonly kind: number;
  readonly seat: Seat;
  readonly args: readonly number[];
}

function positionShape(
  game: Pick<GameDef, 'kinds' | 'fieldWords' | 'seatCount'>,
  options: Options,
  p: Position,
) {
  const words = game.fieldWords(options);
  const shapes = fieldNames(p).map((name) => {
    const field = fieldOf(p, name);
    const cell = cellShape(words[name]);
    const shape = typeof field === 'number' ? cell : rowShape(field.length, cell);
    return [name, p.laterFields.includes(name) ? v.optional(shape) : shape] as const;
  });
  const frame = frameShape(game, game.seatCount(options));
  const frames = v.pipe(upTo(p.frames.capacity), v.array(frame));
  return fields({ ...Object.fromEntries(shapes), frames });
}

/** A whole number, or a word that stands for one. */
function cellShape(words: readonly string[] | undefined): v.GenericSchema<unknown, number> {
  const isCell = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= -INT32 && value < INT32;
  // There is no minus zero in a position.
  const number = v.pipe(
    v.custom<number>(isCell, why('notWhole', shown)),
    v.transform((value) => value + 0),
  );
  if (words === undefined) return number;
  const word = v.pipe(
    oneOf(words),
    v.transform((value) => words.indexOf(value)),
  );
  return v.lazy((value) => (typeof value === 'string' ? word : number));
}

function rowShape(length: number, cell: v.GenericSchema<unknown, number>) {
  return v.pipe(
    v.custom<readonly unknown[]>(
      (value) => Array.isArray(value) && value.length === length,
      why('wrongLength', (value) => ({ value: show(value), length })),
    ),
    v.array(cell),
  );
}

function otherLength(length: number): Why {
  return why('wrongLength', (value) => ({ value: show(value), length }));
}

/** A list of at most so many; more have another length than they should. */
function upTo(length: number) {
  return v.custom<readonly unknown[]>(
    (value) => Array.isArray(value) && value.length <= length,
    otherLength(length),
  );
}

function frameShape(game: Pick<GameDef, 'kinds'>, seats: number) {
  const kinds = game.kinds.map(({ name }) => name);
  const isSeat = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats;
  const shape = {
    kind: v.pipe(
      oneOf(kinds),
      v.transform((name) => kinds.indexOf(name)),
    ),
    seat: v.pipe(
      v.custom<number | 'chance' | 'team'>(
        (value) => value === 'chance' || value === 'team' || isSeat(value),
        why('unknownSeat', (value) => ({ value: show(value), seats })),
      ),
      v.transform((word): Seat => (word === 'chance' ? CHANCE : word === 'team' ? TEAM : word)),
    ),
    args: v.pipe(upTo(FRAME_ARGS), v.array(cellShape(undefined))),
  };
  // Questions without arguments have another length, too.
  return fields(shape, { args: otherLength(FRAME_ARGS) });
}

/** Makes an empty position what was written down. */
function fill(p: Position, { frames, ...written }: Written): void {
  for (const [name, value] of Object.entries(written)) {
    const field = fieldOf(p, name);
    if (typeof field === 'number') Reflect.set(p, name, value);
    else field.set(value as readonly number[]);
  }
  for (const { kind, seat, args } of frames as readonly WrittenFrame[]) {
    p.frames.push(kind, seat, ...args);
  }
}
