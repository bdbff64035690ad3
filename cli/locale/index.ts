import { type Facts, type FactsFor, type Lang, sayAny } from '@nineworlds/engine';
import { plainText } from '../plain-text.ts';
import { type CliTexts, en, type TextKey } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';

export type { CliTexts, TextKey };

const TEXTS: Readonly<Record<Lang, CliTexts>> = { en, ja, fr, it };

/** All texts of the terminal in a language. */
export function textsIn(lang: Lang): CliTexts {
  return TEXTS[lang];
}

/** A text of the terminal, made with its facts, which may come from outside. */
export function text<K extends TextKey>(
  lang: Lang,
  key: K,
  ...[facts]: FactsFor<CliTexts, K>
): string {
  return sayAny(TEXTS[lang], key, plainFacts(facts ?? {})) ?? key;
}

/** The text of a key that may belong to somebody else; undefined if it does. */
export function findText(lang: Lang, key: string, facts: Facts): string | undefined {
  return sayAny(TEXTS[lang], key, plainFacts(facts));
}

function plainFacts(facts: Facts): Facts {
  const plain = Object.entries(facts).map(([name, fact]) => {
    return [name, typeof fact === 'string' ? plainText(fact) : fact] as const;
  });
  return Object.fromEntries(plain);
}
