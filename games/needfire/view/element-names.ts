import type { Onlooker } from '@nineworlds/engine';
import type { Element } from '../data/deck-table.ts';

/** What an element is called, and its rune; the rune is empty where it has none. */
export interface ElementName {
  readonly name: string;
  readonly glyph: string;
}

/** The names of a deck's elements by id: ours where we have one, otherwise the deck's own. */
export function elementNames(
  elements: readonly Element[],
  { lang, texts }: Pick<Onlooker, 'lang' | 'texts'>,
): ReadonlyMap<string, ElementName> {
  return new Map(
    elements.map(({ id, nameEn, nameJa, glyph }) => {
      const own = lang === 'ja' && nameJa !== undefined ? nameJa : nameEn;
      const name = Object.hasOwn(texts.words, id) ? (texts.words[id] ?? own) : own;
      return [id, { name: printable(name), glyph: printable(glyph ?? '') }];
    }),
  );
}

/** `ᚷ Gebo`. */
export function fullName({ name, glyph }: ElementName): string {
  return glyph === '' ? name : `${glyph} ${name}`;
}

/** A name from an owner's file must not be able to move the cursor or begin a line. */
function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
}
