import { isPlainObject, type Json } from '@nineworlds/engine';
import {
  DIE_SIDES,
  type Edition,
  MOST_ISLANDS,
  MOST_STEPS,
  STONE_EFFECTS,
  STONE_SIDES,
  STONE_WORDS,
  type StoneEffect,
  type StoneWord,
  SYMBOL_WORDS,
  type SymbolWord,
} from '../../../data/edition.ts';
import { ENEMY_WORDS, type EnemyWord } from '../../../data/enemies.ts';
import {
  BLOCKERS,
  FIRST_DENIER,
  FIRST_PROTECTOR,
  IOTUNN_WORDS,
  type IotunnWord,
} from '../../../data/iotunns.ts';
import { RECONSTRUCTED_EDITION } from '../../../data/reconstructed-edition.ts';
import { ANONYMOUS } from '../../../data/sizes.ts';
import { COLUMNS, WORLD_WORDS, type WorldWord } from '../../../data/worlds.ts';

/** The two dice, the levels of the tree from the top, and the modes that a box has. */
export const DICE = ['godDie', 'vanirDie'] as const;
export type DieWord = (typeof DICE)[number];
export const LEVELS = ['top', 'middle', 'bottom'] as const;
export type LevelWord = (typeof LEVELS)[number];
export const BOX_MODES = ['easy', 'hard'] as const;
export type BoxMode = (typeof BOX_MODES)[number];

/** C-8.2: the Iotunns that close a world, those that protect an enemy, and whom they can protect. */
export const CLOSERS: readonly IotunnWord[] = IOTUNN_WORDS.slice(0, BLOCKERS);
export const PROTECTORS: readonly IotunnWord[] = IOTUNN_WORDS.slice(FIRST_PROTECTOR, FIRST_DENIER);
export const PROTECTED: readonly EnemyWord[] = ENEMY_WORDS.filter((enemy) => enemy !== 'nidhogg');

/** A value of an edition; null until its owner has entered it. */
export type Entered<T> = T | null;
type Row<T> = readonly Entered<T>[];

/** An edition on its way: everything has its place, but not all of it need be there. */
export interface EditionDraft extends Pick<Edition, 'schema' | 'editionId' | 'status'> {
  readonly godDie: Row<SymbolWord>;
  readonly vanirDie: Row<SymbolWord>;
  readonly islands: Row<number>;
  readonly runestones: Readonly<Record<StoneWord, Row<StoneEffect>>>;
  readonly columns: Readonly<Record<LevelWord, Row<WorldWord>>>;
  readonly closes: { readonly [iotunn in IotunnWord]?: Entered<WorldWord> };
  readonly protects: { readonly [iotunn in IotunnWord]?: Entered<EnemyWord> };
  readonly steps: Readonly<Record<BoxMode, Entered<number>>>;
}

const SCHEMA = 'chronicles-edition/1';
/** What an edition is called that somebody has entered here. */
const OWN_ID = 'my-edition';

/** Our own edition. */
export const OURS: EditionDraft = RECONSTRUCTED_EDITION;

/** The worlds of a level. */
export function worldsOf(level: LevelWord): readonly WorldWord[] {
  const first = COLUMNS * LEVELS.indexOf(level);
  return WORLD_WORDS.slice(first, first + COLUMNS);
}

/**
 * An edition from a file as far as it can be edited; undefined where it holds anything that has no place in an
 * edition. What is missing is left for its owner to enter; capitals are forgiven.
 */
export function readDraft(value: Json): EditionDraft | undefined {
  if (!isPlainObject(value) || value.schema !== SCHEMA) return undefined;
  const reader = new Reader();
  const draft: EditionDraft = {
    schema: SCHEMA,
    editionId: reader.id(value.editionId),
    status: reader.word(['OWNER_ENTERED', 'RECONSTRUCTED'], value.status) ?? 'OWNER_ENTERED',
    godDie: reader.row(DIE_SIDES, value.godDie, (item) => reader.small(SYMBOL_WORDS, item)),
    vanirDie: reader.row(DIE_SIDES, value.vanirDie, (item) => reader.small(SYMBOL_WORDS, item)),
    islands: reader.list(value.islands, (item) => reader.count(ANONYMOUS, item)),
    runestones: reader.table(STONE_WORDS, value.runestones, (faces) =>
      reader.row(STONE_SIDES, faces, (item) => reader.small(STONE_EFFECTS, item)),
    ),
    columns: reader.table(LEVELS, value.columns, (worlds, level) =>
      reader.row(COLUMNS, worlds, (item) => reader.small(worldsOf(level), item)),
    ),
    closes: reader.table(CLOSERS, value.closes, (item) => reader.small(WORLD_WORDS, item)),
    protects: reader.table(PROTECTORS, value.protects, (item) => reader.small(PROTECTED, item)),
    steps: reader.table(BOX_MODES, value.steps, (item) => reader.count(MOST_STEPS, item)),
  };
  reader.known(Object.keys(draft), value);
  if (reader.isLost) return undefined;
  if (hasValuesOf(OURS, draft)) return draft.status === 'RECONSTRUCTED' ? OURS : draft;
  return { ...draft, status: 'OWNER_ENTERED' };
}

/** Whether two editions are the same but for whose they are. */
function hasValuesOf(one: EditionDraft, other: EditionDraft): boolean {
  const { editionId, status } = one;
  return JSON.stringify(one) === JSON.stringify({ ...other, editionId, status });
}

/** Reads the parts of a draft, and notices what it cannot keep. */
class Reader {
  isLost = false;

  /** Something that has no place in an edition. */
  lost(): null {
    this.isLost = true;
    return null;
  }

  word<W extends string>(words: readonly W[], value: Json | undefined): Entered<W> {
    if (value === undefined || value === null) return null;
    return words.find((word) => word === value) ?? this.lost();
  }

  /** A word that may have capitals. */
  small<W extends string>(words: readonly W[], value: Json | undefined): Entered<W> {
    return this.word(words, typeof value === 'string' ? value.toLowerCase() : value);
  }

  /** A number from 1 on. */
  count(most: number, value: Json | undefined): Entered<number> {
    if (value === undefined || value === null) return null;
    const isCount =
      typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
    return isCount ? value : this.lost();
  }

  id(value: Json | undefined): string {
    const id = value === undefined ? OWN_ID : typeof value === 'string' ? value.toLowerCase() : '';
    if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id)) this.lost();
    return id;
  }

  list<T>(value: Json | undefined, read: (item: Json | undefined) => T): readonly T[] {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value) && value.length <= MOST_ISLANDS)
      return value.map((item) => read(item));
    this.lost();
    return [];
  }

  /** A list of so many; places at its end may be missing. */
  row<T>(
    length: number,
    value: Json | undefined,
    read: (item: Json | undefined) => T,
  ): readonly T[] {
    const list = this.list(value, (item) => item);
    if (list.length > length) this.lost();
    return Array.from({ length }, (_, i) => read(list[i]));
  }

  /** An object with these fields and no other ones. */
  table<W extends string, T>(
    words: readonly W[],
    value: Json | undefined,
    read: (item: Json | undefined, word: W) => T,
  ): Readonly<Record<W, T>> {
    const given = isPlainObject(value) ? value : {};
    if (value !== undefined && value !== null && !isPlainObject(value)) this.lost();
    const small = Object.entries(given).map(([key, item]) => [key.toLowerCase(), item] as const);
    const fields = Object.fromEntries(small);
    if (Object.keys(fields).length < small.length) this.lost();
    this.known(words, fields);
    const entries = words.map((word) => [word, read(fields[word], word)] as const);
    return Object.fromEntries(entries) as Record<W, T>;
  }

  known(words: readonly string[], given: { readonly [key: string]: Json }): void {
    if (Object.keys(given).some((key) => !words.includes(key))) this.lost();
  }
}

/** A draft with a change; whatever its owner changes, it is no longer ours. */
function owned(draft: EditionDraft, change: Partial<EditionDraft>): EditionDraft {
  const editionId = draft.status === 'RECONSTRUCTED' ? OWN_ID : draft.editionId;
  return { ...draft, editionId, status: 'OWNER_ENTERED', ...change };
}

/** A draft in which everything is still to be entered. */
export const EMPTY: EditionDraft = owned(OURS, {
  godDie: emptied(OURS.godDie),
  vanirDie: emptied(OURS.vanirDie),
  islands: [],
  runestones: {
    white: emptied(OURS.runestones.white),
    green: emptied(OURS.runestones.green),
    red: emptied(OURS.runestones.red),
  },
  columns: {
    top: emptied(OURS.columns.top),
    middle: emptied(OURS.columns.middle),
    bottom: emptied(OURS.columns.bottom),
  },
  closes: Object.fromEntries(CLOSERS.map((iotunn) => [iotunn, null])),
  protects: Object.fromEntries(PROTECTORS.map((iotunn) => [iotunn, null])),
  steps: { easy: null, hard: null },
});

function emptied(row: readonly unknown[]): null[] {
  return row.map(() => null);
}

function replaced<T>(row: readonly T[], index: number, item: T): readonly T[] {
  return row.map((other, i) => (i === index ? item : other));
}

/** A face of a die shows a symbol. */
export function withFace(
  draft: EditionDraft,
  die: DieWord,
  face: number,
  symbol: SymbolWord,
): EditionDraft {
  return owned(draft, { [die]: replaced(draft[die], face, symbol) });
}

/** A face of a runestone shows an effect. */
export function withEffect(
  draft: EditionDraft,
  stone: StoneWord,
  face: number,
  effect: StoneEffect,
): EditionDraft {
  const faces = replaced(draft.runestones[stone], face, effect);
  return owned(draft, { runestones: { ...draft.runestones, [stone]: faces } });
}

/** An island shows a number. */
export function withIsland(draft: EditionDraft, island: number, anonymous: number): EditionDraft {
  return owned(draft, { islands: replaced(draft.islands, island, anonymous) });
}

/** One more island at the end of the row; there may be no room for it. */
export function withMoreIslands(draft: EditionDraft): EditionDraft {
  return owned(draft, { islands: [...draft.islands, null].slice(0, MOST_ISLANDS) });
}

/** The row without its last island. */
export function withFewerIslands(draft: EditionDraft): EditionDraft {
  return owned(draft, { islands: draft.islands.slice(0, -1) });
}

/** A world stands in a column of its level; the one that stood there goes where it came from. */
export function withWorld(
  draft: EditionDraft,
  level: LevelWord,
  column: number,
  world: WorldWord,
): EditionDraft {
  const row = draft.columns[level];
  const before = row[column] ?? null;
  const swapped = row.map((other) => (other === world ? before : other));
  return owned(draft, {
    columns: { ...draft.columns, [level]: replaced(swapped, column, world) },
  });
}

/** An Iotunn closes a world. */
export function withClosed(
  draft: EditionDraft,
  iotunn: IotunnWord,
  world: WorldWord,
): EditionDraft {
  return owned(draft, { closes: { ...draft.closes, [iotunn]: world } });
}

/** An Iotunn protects an enemy. */
export function withProtected(
  draft: EditionDraft,
  iotunn: IotunnWord,
  enemy: EnemyWord,
): EditionDraft {
  return owned(draft, { protects: { ...draft.protects, [iotunn]: enemy } });
}

/** Nidhogg takes so many steps in a mode. */
export function withSteps(draft: EditionDraft, mode: BoxMode, steps: number): EditionDraft {
  return owned(draft, { steps: { ...draft.steps, [mode]: steps } });
}
