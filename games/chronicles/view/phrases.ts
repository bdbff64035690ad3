import type { Lang } from '@nineworlds/engine';
import { en } from './phrases/en.ts';
import { fr } from './phrases/fr.ts';
import { it } from './phrases/it.ts';
import { ja } from './phrases/ja.ts';

/** The phrases of a language; one that lacks any does not compile. */
export type Phrases = Readonly<Record<keyof typeof en, string>>;

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, ja, fr, it };

export function phrasesIn(lang: Lang): Phrases {
  return PHRASES[lang];
}
