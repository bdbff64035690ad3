import { type Facts, type FactsFor, type Lang, say, sayAny } from '@nineworlds/engine';
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

/** A text of the terminal, made with its facts. */
export function text<K extends TextKey>(
  lang: Lang,
  key: K,
  ...facts: FactsFor<CliTexts, K>
): string {
  return say(TEXTS[lang], key, ...facts);
}

/** The text of a key that may belong to somebody else; undefined if it does. */
export function findText(lang: Lang, key: string, facts: Facts): string | undefined {
  return sayAny(TEXTS[lang], key, facts);
}
