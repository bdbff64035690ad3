import type { Deck } from './deck.ts';
import { FRAME_CELLS, FrameStack } from './frames.ts';

/**
 * The complete state of a game. A subclass adds zones (`readonly vikings = this.zone(4)`), all of
 * them subarrays of one backing buffer, and plain number fields, and copies the latter in
 * `copyFrom`. Zones and number fields are the named fields that files and hashes are made of. Besides
 * them a position may refer to one unchanging `setup` (what its options mean to the rules), and holds
 * nothing else. It is changed in place and pooled, never allocated per move.
 */
export abstract class Position {
  /** The one backing buffer: first the frames, then the zones. */
  readonly cells: Int32Array;
  /** The open questions. */
  readonly frames: FrameStack;
  #carved: number;

  /**
   * The fields that later versions of the rules have added. While all their numbers are 0 they are neither
   * hashed nor written to files, and a file may lack them: so old positions keep their hashes.
   */
  get laterFields(): readonly string[] {
    return NO_FIELDS;
  }

  /** Room for the zones, in cells, and for the deepest nesting of questions. */
  constructor(zoneCells: number, maxDepth: number) {
    const frameCells = maxDepth * FRAME_CELLS;
    this.cells = new Int32Array(frameCells + zoneCells);
    this.frames = new FrameStack(this.cells.subarray(0, frameCells));
    this.#carved = frameCells;
  }

  /** The next free part of the backing buffer; called by field initialisers only. */
  protected zone(size: number): Int32Array {
    const start = this.#carved;
    this.#carved += size;
    if (this.#carved > this.cells.length) throw new RangeError('the zones outgrow the buffer');
    return this.cells.subarray(start, this.#carved);
  }

  /** Becomes equal to another position of the same game and options. Never allocates. */
  copyFrom(source: this): void {
    this.cells.set(source.cells);
    this.frames.depth = source.frames.depth;
  }
}

const NO_FIELDS: readonly string[] = [];
const NOT_FIELDS: ReadonlySet<string> = new Set(['cells', 'frames', 'setup']);
const DECK_ZONES = ['head', 'piles', 'shuffles', 'tail'] as const;

/** By its zones and not by its class, so that a game without decks does not load them. */
function isDeck(value: unknown): value is Deck {
  return typeof value === 'object' && value !== null && 'piles' in value;
}

/**
 * The names of a position's fields in alphabetical order: its numbers, its zones and the zones of
 * its decks (`east.head`), not its frames.
 */
export function fieldNames(p: Position): string[] {
  return Object.entries(p)
    .filter(([name]) => !NOT_FIELDS.has(name))
    .flatMap(([name, value]) =>
      isDeck(value) ? DECK_ZONES.map((zone) => `${name}.${zone}`) : [name],
    )
    .sort();
}

/** A field by its name: a zone or a number. */
export function fieldOf(p: Position, name: string): Int32Array | number {
  const [own = name, zone] = name.split('.');
  const value: unknown = Reflect.get(p, own);
  const field: unknown = zone !== undefined && isDeck(value) ? Reflect.get(value, zone) : value;
  if (typeof field === 'number' || field instanceof Int32Array) return field;
  throw new TypeError(`the field ${name} of a position is neither a zone nor a number`);
}

/** The names of the fields that hashes and files are made of: all but later ones in which all is 0. */
export function writtenFieldNames(p: Position): string[] {
  const isEmpty = (field: Int32Array | number) =>
    typeof field === 'number' ? field === 0 : field.every((cell) => cell === 0);
  return fieldNames(p).filter(
    (name) => !p.laterFields.includes(name) || !isEmpty(fieldOf(p, name)),
  );
}
