import type { Lang } from '@nineworlds/engine';

/** The forms that a number can ask for, by language. */
interface Forms {
  readonly en: 'one' | 'other';
  readonly fr: 'one' | 'many' | 'other';
  readonly it: 'one' | 'many' | 'other';
  readonly ja: 'other';
}

/** The form that a number asks for in a language; one that is missing does not compile. */
export function plural<L extends Lang>(
  lang: L,
  count: number,
  forms: Readonly<Record<Forms[L], string>>,
): string {
  const form = new Intl.PluralRules(lang).select(count) as Forms[L];
  return forms[form];
}
