import type { Lang, ReasonTexts } from '@nineworlds/engine';
import { type Catalogue, inWordsOf } from '../catalogue.ts';
import type { AdviceTexts } from './en.ts';

type Texts = readonly [catalogue: Catalogue, sentences: AdviceTexts];

const TEXTS: Readonly<Record<Lang, () => Promise<Texts>>> = {
  en: async () => [(await import('../en.ts')).en, (await import('./en.ts')).en],
  ja: async () => [(await import('../ja.ts')).ja, (await import('./ja.ts')).ja],
  fr: async () => [(await import('../fr.ts')).fr, (await import('./fr.ts')).fr],
  it: async () => [(await import('../it.ts')).it, (await import('./it.ts')).it],
};

/** The sentences for what speaks for a line; only the language that is asked for is loaded. */
export async function adviceTextsOf(lang: Lang): Promise<ReasonTexts> {
  return inWordsOf(...(await TEXTS[lang]()));
}
