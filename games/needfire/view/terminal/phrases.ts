import type { Lang } from '@nineworlds/engine';
import type { TerminalPhrases } from './phrases/en.ts';

const PHRASES: Readonly<Record<Lang, () => Promise<{ readonly phrases: TerminalPhrases }>>> = {
  en: () => import('./phrases/en.ts'),
  ja: () => import('./phrases/ja.ts'),
  fr: () => import('./phrases/fr.ts'),
  it: () => import('./phrases/it.ts'),
};

/** What the terminal says in a language; only that language is loaded. */
export async function phrasesOf(lang: Lang): Promise<TerminalPhrases> {
  return (await PHRASES[lang]()).phrases;
}
