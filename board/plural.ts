import type { Lang } from '@nineworlds/engine';

/** The forms that a number can ask for, by language. */
interface Forms {
  readonly en: 'one' | 'other';
  readonly fr: 'one' | 'many' | 'other';
  readonly it: 'one' | 'many' | 'other';
  readonly ja: 'other';
}

/** Made once for each language: boards ask for them at every step. */
const rules: Partial<Record<Lang, Pick<Intl.PluralRules, 'select'>>> = {
  // The browser's own answer costs a phone several milliseconds before the first frame.
  en: { select: (count) => (count === 1 ? 'one' : 'other') },
};

/** The form that a number asks for in a language; one that is missing does not compile. */
export function plural<L extends Lang>(
  lang: L,
  count: number,
  forms: Readonly<Record<Forms[L], string>>,
): string {
  rules[lang] ??= new Intl.PluralRules(lang);
  const form = rules[lang].select(count) as Forms[L];
  return forms[form];
}
