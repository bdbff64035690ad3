import {
  anySentences,
  type FactTexts,
  type Lang,
  type Options,
  type Sentences,
  withNames,
} from '@nineworlds/engine';
import type { NeedfireArguments } from '../../bot/arguments/facts.ts';
import { type Catalogue, namesOf, playedWith } from '../catalogue.ts';

/** What speaks for a line, in one language. */
export type AdviceTexts = Sentences<NeedfireArguments>;

type Texts = readonly [catalogue: Catalogue, sentences: AdviceTexts];

const TEXTS: Readonly<Record<Lang, () => Promise<Texts>>> = {
  en: async () => [(await import('../en.ts')).en, (await import('./en.ts')).en],
  ja: async () => [(await import('../ja.ts')).ja, (await import('./ja.ts')).ja],
  fr: async () => [(await import('../fr.ts')).fr, (await import('./fr.ts')).fr],
  it: async () => [(await import('../it.ts')).it, (await import('./it.ts')).it],
};

/** The sentences for what speaks for a line; only the language that is asked for is loaded. */
export async function adviceTextsOf(lang: Lang, options: Options): Promise<FactTexts> {
  const [catalogue, sentences] = await TEXTS[lang]();
  return withNames(namesOf(playedWith(catalogue, options, lang)), anySentences(sentences));
}
