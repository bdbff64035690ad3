import { isPlainObject, type Lang, type Options } from '@nineworlds/engine';

/** An element as an owner names it. */
interface Named {
  readonly id: string;
  readonly nameEn?: unknown;
  readonly nameJa?: unknown;
}

/** No name on a board is longer. */
const LONGEST = 24;

/**
 * What an owner calls an element, in a language; undefined where they have not named it. A name that only
 * repeats the id names nothing: there our own name stands.
 */
export function ownNameOf({ id, nameEn, nameJa }: Named, lang: Lang): string | undefined {
  if (lang === 'ja' && isName(nameJa)) return nameJa;
  return isName(nameEn) && nameEn.toLowerCase() !== id.toLowerCase() ? nameEn : undefined;
}

/** The names of an owner's table by id, in a language. Nothing is known of the options: links bring them, too. */
export function ownNames({ deck }: Options, lang: Lang): Readonly<Record<string, string>> {
  const elements = isPlainObject(deck) && Array.isArray(deck.elements) ? deck.elements : [];
  const names = elements.filter(isElement).flatMap((element): [string, string][] => {
    const name = ownNameOf(element, lang);
    return name === undefined ? [] : [[element.id, printable(name)]];
  });
  return Object.fromEntries(names);
}

function isElement(value: unknown): value is Named {
  return isPlainObject(value) && typeof value.id === 'string';
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** A name from outside must not be able to move the cursor, begin a line or fill the page. */
function printable(text: string): string {
  const letters = Array.from(text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim());
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('');
}
