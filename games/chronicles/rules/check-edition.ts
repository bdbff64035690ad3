import {
  anyList,
  check,
  fields,
  isPlainObject,
  type Json,
  type KernelReasons,
  lengthOf,
  type OptionDef,
  oneOf,
  show,
  shown,
  whole,
  why,
  whyOf,
} from '@nineworlds/engine';
import * as v from 'valibot';
import {
  DIE_SIDES,
  MOST_ISLANDS,
  MOST_STEPS,
  STONE_EFFECTS,
  STONE_SIDES,
  STONE_WORDS,
  SYMBOL_WORDS,
} from '../data/edition.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { BLOCKERS, FIRST_DENIER, FIRST_PROTECTOR, IOTUNN_WORDS } from '../data/iotunns.ts';
import { OUR_EDITIONS } from '../data/reconstructed-edition.ts';
import { ANONYMOUS } from '../data/sizes.ts';
import { COLUMNS, WORLD_WORDS } from '../data/worlds.ts';
import { READINGS } from './readings.ts';
import type { ChroniclesFaults, FaultList } from './refusals.ts';

const whyNot = whyOf<ChroniclesFaults & KernelReasons>();

/** A value that its owner has still to enter: so drafts of editions are saved. */
function entered<S extends v.GenericSchema<unknown, unknown>>(value: S) {
  return v.pipe(
    v.custom<unknown>((given) => given !== null, whyNot('notEntered')),
    value,
  );
}

/** A list of exactly so many. */
function row<S extends v.GenericSchema<unknown, unknown>>(length: number, item: S) {
  return v.pipe(
    anyList,
    v.check(
      (list) => list.length === length,
      why('wrongLength', (value) => ({ value: show(value), length })),
    ),
    v.array(entered(item)),
  );
}

/** Fields of one shape, by their names. */
function table<S extends v.GenericSchema<unknown, unknown>>(words: readonly string[], value: S) {
  return fields(Object.fromEntries(words.map((word) => [word, value])));
}

/** C-2.5 */
const islands = v.pipe(
  anyList,
  v.rawCheck(({ dataset: { value, typed }, addIssue }) => {
    const count = lengthOf(value);
    if (!typed || (count >= 1 && count <= MOST_ISLANDS)) return;
    addIssue({
      input: count,
      message: why('outOfRange', (length) => ({
        value: Number(length),
        min: 1,
        max: MOST_ISLANDS,
      })),
      path: [{ type: 'unknown', origin: 'value', input: value, key: 'length', value: count }],
    });
  }),
  v.array(entered(whole(1, ANONYMOUS))),
);

/** C-2.2: a level has its three worlds, each once. */
function level(index: number) {
  const worlds = oneOf(WORLD_WORDS.slice(COLUMNS * index, COLUMNS * (index + 1)));
  return v.pipe(
    row(COLUMNS, worlds),
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      // What is no list of so many has been named already.
      if (lengthOf(value) !== COLUMNS || !Array.isArray(value)) return;
      const given: readonly unknown[] = value;
      given.forEach((world, key) => {
        if (world === null || given.indexOf(world) === key) return;
        const place = { type: 'array', origin: 'value', input: value, key, value: world } as const;
        addIssue({ input: world, message: whyNot('twice', shown), path: [place] });
      });
    }),
  );
}

/** An edition as its owner writes it down. */
const EDITION = fields({
  schema: v.literal('chronicles-edition/1', why('unknownFormat', shown)),
  editionId: v.pipe(
    v.string(whyNot('badId', shown)),
    v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, whyNot('badId', shown)),
  ),
  // Only ours is reconstructed by us, and it is named by its word.
  status: oneOf(['OWNER_ENTERED']),
  // C-13.3: six faces.
  godDie: row(DIE_SIDES, oneOf(SYMBOL_WORDS)),
  vanirDie: row(DIE_SIDES, oneOf(SYMBOL_WORDS)),
  islands,
  // C-11.4
  runestones: table(STONE_WORDS, row(STONE_SIDES, oneOf(STONE_EFFECTS))),
  columns: fields({ top: level(0), middle: level(1), bottom: level(2) }),
  // C-8.2: what each of some Iotunns is set on; on a real copy it may be the same for two.
  closes: table(IOTUNN_WORDS.slice(0, BLOCKERS), entered(oneOf(WORLD_WORDS))),
  protects: table(
    IOTUNN_WORDS.slice(FIRST_PROTECTOR, FIRST_DENIER),
    entered(oneOf(ENEMY_WORDS.filter((enemy) => enemy !== 'nidhogg'))),
  ),
  // C-15.5
  steps: table(['easy', 'hard'], entered(whole(1, MOST_STEPS))),
});

/** Names everything that is wrong with an edition from outside; capitals are forgiven (`readEdition`). */
function checkEdition(value: Json, path: string, faults: FaultList): void {
  check(EDITION, readEdition(value), path, faults);
}

/** The word for an edition of ours, which may also be written out whole; undefined for any other value. */
function ourEdition(value: Json): string | undefined {
  if (typeof value === 'string') return OUR_EDITIONS.has(value) ? value : undefined;
  return [...OUR_EDITIONS].find(([, ours]) => isSame(ours as unknown as Json, value))?.[0];
}

/** Whether a value from outside is the same as one of ours, however deep it goes on. */
export function isSame(ours: Json, value: Json): boolean {
  if (typeof ours !== 'object' || typeof value !== 'object') return ours === value;
  if (ours === null || value === null || Array.isArray(ours) !== Array.isArray(value)) return false;
  const [known, given] = [Object.entries(ours), Object.keys(value)];
  return (
    known.length === given.length &&
    known.every(([key, item]) => {
      const other: Json | undefined = Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined;
      return other !== undefined && isSame(item, other);
    })
  );
}

/** The fields that hold words: of faces, of stones, of worlds, of Iotunns and enemies. */
const IN_WORDS: readonly string[] = [
  'editionId',
  'godDie',
  'vanirDie',
  'runestones',
  'columns',
  'closes',
  'protects',
];
/** No word stands deeper in an edition; what a stranger's file has below is not looked at. */
const LEVELS = 2;

/** An edition as it is played and saved: its words in small letters. */
function readEdition(value: Json): Json {
  if (!isPlainObject(value)) return value;
  const read = Object.entries(value).map(([key, part]): [string, Json] => [
    key,
    IN_WORDS.includes(key) ? inSmallLetters(part, LEVELS) : part,
  ]);
  return Object.fromEntries(read);
}

function inSmallLetters(value: Json, levels: number): Json {
  if (typeof value === 'string') return value.toLowerCase();
  if (levels === 0) return value;
  if (Array.isArray(value)) return value.map((item: Json) => inSmallLetters(item, levels - 1));
  if (!isPlainObject(value)) return value;
  // Where two names are the same but for capitals, both stay, and the one in capitals is refused.
  const nameOf = (key: string) =>
    Object.hasOwn(value, key.toLowerCase()) ? key : key.toLowerCase();
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [nameOf(key), inSmallLetters(item, levels - 1)]),
  );
}

/** The reconstructed edition, or an owner's own, embedded whole. */
export const edition: OptionDef = {
  ...READINGS.edition,
  check(value, path, faults: FaultList) {
    if (ourEdition(value) === undefined) checkEdition(value, path, faults);
  },
  read: (value) => ourEdition(value) ?? readEdition(value),
};
