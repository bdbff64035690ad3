import {
  BadInput,
  checkOptions,
  Faults,
  type GameDef,
  isPlainObject,
  type OptionDef,
  type Options,
  show,
} from '@nineworlds/engine';
import { badInput } from './bad-input.ts';
import type { Io } from './context.ts';
import { parseJson } from './parse-json.ts';
import { readText } from './read-text.ts';

/**
 * Reads the options after `--options`: `key=value,key=value`, the name of a preset or one with changes
 * (`expert,seats=2`), or a JSON file.
 * A value whose name ends in `.json` is a file with the value in it.
 * Where the game has an option `seats` that is not given, it follows the number of seats.
 */
export async function readOptions(
  io: Io,
  game: GameDef,
  spec: string | undefined,
  seatCount: number | undefined,
): Promise<Options> {
  return completeOptions(
    game,
    spec === undefined ? {} : await givenOptions(io, game, spec),
    seatCount,
  );
}

/** The options that were given and no others, not checked yet; throws `BadInput`. */
export async function readGiven(io: Io, game: GameDef, spec: string | undefined): Promise<Options> {
  const given = spec === undefined ? {} : await givenOptions(io, game, spec);
  if (isPlainObject(given)) return given;
  throw badInput('--options', 'notAnObject', { value: show(given) });
}

/** Checks options and completes them with the defaults; throws `BadInput`. */
export function completeOptions(
  game: GameDef,
  given: unknown,
  seatCount: number | undefined,
): Options {
  const bySeats =
    seatCount !== undefined && Object.hasOwn(game.options.fields, 'seats')
      ? { seats: seatCount }
      : {};
  const faults = new Faults();
  const options = checkOptions(
    game.options,
    isPlainObject(given) ? { ...bySeats, ...given } : given,
    faults,
  );
  if (options === undefined) throw new BadInput(faults.list);
  const length = game.seatCount(options);
  if (seatCount !== undefined && seatCount !== length) {
    throw badInput('--seats', 'wrongLength', { value: seatCount, length });
  }
  return options;
}

async function givenOptions(io: Io, game: GameDef, spec: string): Promise<unknown> {
  const { presets, fields } = game.options;
  const items = spec.split(',');
  const [first = ''] = items;
  const preset = Object.hasOwn(presets, first) ? presets[first] : undefined;
  if (preset === undefined && !spec.includes('=')) {
    return parseJson(await optionsFile(io, spec), spec);
  }
  const given = new Map<string, unknown>();
  for (const item of preset === undefined ? items : items.slice(1)) {
    const at = item.indexOf('=');
    const key = item.slice(0, Math.max(at, 0)).trim();
    const typed = item.slice(at + 1).trim();
    const path = `options.${key.slice(0, 40)}`;
    if (key === '') throw badInput('--options', 'badOption', { value: item.slice(0, 40) });
    if (given.has(key)) throw badInput(path, 'givenTwice');
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const value = await givenValue(io, field, typed);
    if (value === undefined) throw badInput(path, 'onlyFromFile');
    given.set(key, value);
  }
  return { ...preset, ...Object.fromEntries(given) };
}

/** The text of an options file; what is no file was perhaps meant for a preset. */
async function optionsFile(io: Io, spec: string): Promise<string> {
  try {
    return await readText(io, spec);
  } catch (error) {
    const isMissing =
      error instanceof BadInput && error.faults.every(({ reason }) => reason === 'fileMissing');
    if (!isMissing) throw error;
    throw badInput('--options', 'noPresetNorFile', { value: spec.slice(0, 40) });
  }
}

async function givenValue(io: Io, field: OptionDef | undefined, typed: string): Promise<unknown> {
  if (typed.endsWith('.json')) return parseJson(await readText(io, typed), typed);
  // What is no option of the game is named as a fault later.
  return field === undefined ? typed : field.parse(typed);
}
