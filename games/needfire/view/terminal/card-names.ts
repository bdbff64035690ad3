import type { TerminalOnlooker } from '@nineworlds/engine';
import { cut, type Width } from '@nineworlds/engine/terminal-layout';
import type { Element } from '../../data/deck-table.ts';
import { type ElementName, elementNames, fullName } from '../element-names.ts';

/** No name takes more columns; an owner's table may hold anything. */
const MOST_NAME = 12;
const MOST_SHORT = 6;
/** A short name takes at least so many columns: fewer tell too little. */
const LEAST_SHORT = 3;

/** What the cards of a deck are called, in full and in short. */
export class CardNames {
  readonly #names = new Map<string, ElementName>();
  readonly #shorts = new Map<string, string>();

  constructor(elements: readonly Element[], onlooker: TerminalOnlooker) {
    const { width } = onlooker;
    for (const [id, { name, glyph }] of elementNames(elements, onlooker)) {
      this.#names.set(id, { name: cut(name, MOST_NAME, width), glyph: cut(glyph, 2, width) });
    }
    for (const [id, { name }] of this.#names) {
      this.#shorts.set(id, cut(this.#shortest(name, width), MOST_SHORT, width));
    }
  }

  /** `Gebo`; `?` for a hidden card. */
  name(id: string): string {
    return this.#names.get(id)?.name ?? id;
  }

  /** `ᚷ Gebo`. */
  full(id: string): string {
    const name = this.#names.get(id);
    return name === undefined ? id : fullName(name);
  }

  /** `Geb`: the beginning of the name that no other name has. */
  short(id: string): string {
    return this.#shorts.get(id) ?? id;
  }

  #shortest(name: string, width: Width): string {
    const names = [...this.#names.values()].map((other) => other.name);
    let start = '';
    for (const letter of name) {
      start += letter;
      const isOnly = names.filter((other) => other.startsWith(start)).length === 1;
      if (isOnly && width(start) >= LEAST_SHORT) break;
    }
    return start;
  }
}
