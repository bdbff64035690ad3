import type { Onlooker } from '@nineworlds/engine';
import type { Element } from '../data/deck-table.ts';
import { cut } from './layout.ts';

/** No name takes more columns; an owner's table may hold anything. */
const MOST_NAME = 12;
const MOST_SHORT = 6;
/** A short name takes at least so many columns: fewer tell too little. */
const LEAST_SHORT = 3;

/** What the cards of a deck are called, in full and in short. */
export class CardNames {
  readonly #names = new Map<string, string>();
  readonly #glyphs = new Map<string, string>();
  readonly #shorts = new Map<string, string>();

  constructor(elements: readonly Element[], { lang, texts, width }: Onlooker) {
    for (const { id, nameEn, nameJa, glyph } of elements) {
      const own = lang === 'ja' && nameJa !== undefined ? nameJa : nameEn;
      const name = Object.hasOwn(texts.words, id) ? texts.words[id] : own;
      this.#names.set(id, cut(printable(name), MOST_NAME, width));
      this.#glyphs.set(id, cut(printable(glyph ?? ''), 2, width));
    }
    for (const [id, name] of this.#names) {
      this.#shorts.set(id, cut(this.#shortest(name, width), MOST_SHORT, width));
    }
  }

  /** `Gebo`; `?` for a hidden card. */
  name(id: string): string {
    return this.#names.get(id) ?? id;
  }

  /** `ᚷ Gebo`. */
  full(id: string): string {
    const glyph = this.#glyphs.get(id) ?? '';
    return glyph === '' ? this.name(id) : `${glyph} ${this.name(id)}`;
  }

  /** `Geb`: the beginning of the name that no other name has. */
  short(id: string): string {
    return this.#shorts.get(id) ?? id;
  }

  #shortest(name: string, width: Onlooker['width']): string {
    const names = [...this.#names.values()];
    let start = '';
    for (const letter of name) {
      start += letter;
      const isOnly = names.filter((other) => other.startsWith(start)).length === 1;
      if (isOnly && width(start) >= LEAST_SHORT) break;
    }
    return start;
  }
}

/** A name from an owner's file must not be able to move the cursor or begin a line. */
function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
}
