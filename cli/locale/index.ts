import { type Facts, fillText, type Lang } from '@nineworlds/engine';
import { type CliTexts, en, type TextKey } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';

export type { TextKey };

const TEXTS: Readonly<Record<Lang, CliTexts>> = { en, ja, fr, it };

/** All texts of the terminal in a language. */
export function textsIn(lang: Lang): CliTexts {
  return TEXTS[lang];
}

/** A text of the terminal, with its facts filled in. */
export function text(lang: Lang, key: TextKey, facts: Facts = {}): string {
  return fillText(TEXTS[lang][key], facts);
}

/** The text of a key that may belong to somebody else; undefined if it does. */
export function findText(lang: Lang, key: string, facts: Facts): string | undefined {
  return Object.hasOwn(en, key) ? text(lang, key as TextKey, facts) : undefined;
}
