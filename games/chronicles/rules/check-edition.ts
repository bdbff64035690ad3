import { isPlainObject, type Json, show } from '@nineworlds/engine';
import {
  DIE_SIDES,
  STONE_EFFECTS,
  STONE_SIDES,
  STONE_WORDS,
  SYMBOL_WORDS,
} from '../data/edition.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { BLOCKERS, FIRST_DENIER, FIRST_PROTECTOR, IOTUNN_WORDS } from '../data/iotunns.ts';
import { ANONYMOUS } from '../data/sizes.ts';
import { COLUMNS, WORLD_WORDS } from '../data/worlds.ts';
import type { FaultList } from './refusals.ts';

/** The most islands that an edition may have besides the rainbow island. */
const MOST_ISLANDS = 8;
/** The most steps that Nidhogg may need. */
const MOST_STEPS = 12;

const KEYS = [
  'schema',
  'editionId',
  'status',
  'godDie',
  'vanirDie',
  'islands',
  'runestones',
  'columns',
  'closes',
  'protects',
  'steps',
] as const;

/** Names everything that is wrong with an edition from outside. */
export function checkEdition(value: Json, path: string, faults: FaultList): void {
  if (!isPlainObject(value)) {
    faults.add(path, 'notAnObject', { value: show(value) });
    return;
  }
  checkKeys(value, KEYS, path, faults);
  const at = (key: string) => `${path}.${key}`;
  if (value.schema !== undefined && value.schema !== 'chronicles-edition/1') {
    faults.add(at('schema'), 'unknownFormat', { value: show(value.schema) });
  }
  if (value.editionId !== undefined) checkId(value.editionId, at('editionId'), faults);
  if (value.status !== undefined) {
    // Only ours is reconstructed by us, and it is named by its word.
    checkWord(value.status, ['OWNER_ENTERED'], at('status'), faults);
  }
  for (const die of ['godDie', 'vanirDie'] as const) {
    if (value[die] !== undefined) checkFaces(value[die], at(die), faults);
  }
  if (value.islands !== undefined) checkIslands(value.islands, at('islands'), faults);
  if (value.runestones !== undefined) checkStones(value.runestones, at('runestones'), faults);
  if (value.columns !== undefined) checkColumns(value.columns, at('columns'), faults);
  if (value.closes !== undefined) {
    checkTable(value.closes, IOTUNN_WORDS.slice(0, BLOCKERS), WORLD_WORDS, at('closes'), faults);
  }
  if (value.protects !== undefined) {
    const enemies = ENEMY_WORDS.filter((enemy) => enemy !== 'nidhogg');
    const iotunns = IOTUNN_WORDS.slice(FIRST_PROTECTOR, FIRST_DENIER);
    checkTable(value.protects, iotunns, enemies, at('protects'), faults);
  }
  if (value.steps !== undefined) checkSteps(value.steps, at('steps'), faults);
}

function checkKeys(
  value: { readonly [key: string]: Json },
  keys: readonly string[],
  path: string,
  faults: FaultList,
): void {
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) faults.add(`${path}.${show(key)}`, 'unknownField');
  }
  for (const key of keys)
    if (!Object.hasOwn(value, key)) faults.add(`${path}.${key}`, 'missingField');
}

function checkId(value: Json, path: string, faults: FaultList): void {
  if (typeof value !== 'string' || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(value)) {
    faults.add(path, 'badId', { value: show(value) });
  }
}

function checkWord(value: Json, words: readonly string[], path: string, faults: FaultList): void {
  if (typeof value !== 'string' || !words.includes(value)) {
    faults.add(path, 'notOneOf', { value: show(value), words: words.join(', ') });
  }
}

/** A list of a fixed length; undefined, and a fault, for anything else. */
function listOf(
  value: Json,
  min: number,
  max: number,
  path: string,
  faults: FaultList,
): readonly Json[] | undefined {
  if (!Array.isArray(value)) faults.add(path, 'notAList', { value: show(value) });
  else if (value.length >= min && value.length <= max) return value;
  else if (min === max) faults.add(path, 'wrongLength', { value: show(value), length: max });
  else faults.add(`${path}.length`, 'outOfRange', { value: value.length, min, max });
  return undefined;
}

/** C-13.3: six faces. */
function checkFaces(value: Json, path: string, faults: FaultList): void {
  const faces = listOf(value, DIE_SIDES, DIE_SIDES, path, faults);
  faces?.forEach((face, i) => {
    checkWord(face, SYMBOL_WORDS, `${path}[${i}]`, faults);
  });
}

/** C-2.5 */
function checkIslands(value: Json, path: string, faults: FaultList): void {
  const islands = listOf(value, 1, MOST_ISLANDS, path, faults);
  islands?.forEach((island, i) => {
    if (typeof island !== 'number' || !Number.isInteger(island)) {
      faults.add(`${path}[${i}]`, 'notWhole', { value: show(island) });
    } else if (island < 1 || island > ANONYMOUS) {
      faults.add(`${path}[${i}]`, 'outOfRange', { value: island, min: 1, max: ANONYMOUS });
    }
  });
}

/** C-11.4 */
function checkStones(value: Json, path: string, faults: FaultList): void {
  if (!isPlainObject(value)) {
    faults.add(path, 'notAnObject', { value: show(value) });
    return;
  }
  checkKeys(value, STONE_WORDS, path, faults);
  for (const stone of STONE_WORDS) {
    const given = value[stone];
    if (given === undefined) continue;
    const faces = listOf(given, STONE_SIDES, STONE_SIDES, `${path}.${stone}`, faults);
    faces?.forEach((face, i) => {
      checkWord(face, STONE_EFFECTS, `${path}.${stone}[${i}]`, faults);
    });
  }
}

/** C-2.2: each level has its three worlds, each once. */
function checkColumns(value: Json, path: string, faults: FaultList): void {
  if (!isPlainObject(value)) {
    faults.add(path, 'notAnObject', { value: show(value) });
    return;
  }
  const levels = ['top', 'middle', 'bottom'] as const;
  checkKeys(value, levels, path, faults);
  levels.forEach((level, i) => {
    const given = value[level];
    if (given === undefined) return;
    const words = WORLD_WORDS.slice(COLUMNS * i, COLUMNS * (i + 1));
    const worlds = listOf(given, COLUMNS, COLUMNS, `${path}.${level}`, faults);
    worlds?.forEach((world, column) => {
      const at = `${path}.${level}[${column}]`;
      checkWord(world, words, at, faults);
      if (worlds.indexOf(world) < column) faults.add(at, 'twice', { value: show(world) });
    });
  });
}

/** C-8.2: what each of some Iotunns is set on; on a real copy it may be the same for two. */
function checkTable(
  value: Json,
  iotunns: readonly string[],
  targets: readonly string[],
  path: string,
  faults: FaultList,
): void {
  if (!isPlainObject(value)) {
    faults.add(path, 'notAnObject', { value: show(value) });
    return;
  }
  checkKeys(value, iotunns, path, faults);
  for (const iotunn of iotunns) {
    const target = value[iotunn];
    if (target === undefined) continue;
    const at = `${path}.${iotunn}`;
    checkWord(target, targets, at, faults);
  }
}

/** C-15.5 */
function checkSteps(value: Json, path: string, faults: FaultList): void {
  if (!isPlainObject(value)) {
    faults.add(path, 'notAnObject', { value: show(value) });
    return;
  }
  const modes = ['easy', 'hard'] as const;
  checkKeys(value, modes, path, faults);
  for (const mode of modes) {
    const steps = value[mode];
    if (steps === undefined) continue;
    if (typeof steps !== 'number' || !Number.isInteger(steps)) {
      faults.add(`${path}.${mode}`, 'notWhole', { value: show(steps) });
    } else if (steps < 1 || steps > MOST_STEPS) {
      faults.add(`${path}.${mode}`, 'outOfRange', { value: steps, min: 1, max: MOST_STEPS });
    }
  }
}
