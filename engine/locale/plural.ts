import type { Lang } from './language.ts';

/** The forms of a word that a number can ask for, by language. */
interface Forms {
  readonly en: 'one' | 'other';
  readonly fr: 'one' | 'other';
  readonly it: 'one' | 'other';
  readonly ja: 'other';
}

/** The form that a number, without its sign, asks for. */
const FORM_OF: { readonly [L in Lang]: (count: number) => Forms[L] } = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  // Zero and one and a half are singular.
  fr: (count) => (count < 2 ? 'one' : 'other'),
  it: (count) => (count === 1 ? 'one' : 'other'),
  ja: () => 'other',
};

/**
 * The form of a word that a number asks for in a language; one that is missing does not compile. A number that
 * is hidden (`?`) is like many.
 */
export function plural<L extends Lang>(
  lang: L,
  count: number | string,
  forms: Readonly<Record<Forms[L], string>>,
): string {
  return forms[FORM_OF[lang](Math.abs(Number(count)))];
}
