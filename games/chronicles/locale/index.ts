import type { FactNames, Lang } from '@nineworlds/engine';
import {
  type Catalogue,
  type ChroniclesTexts,
  type LaterTexts,
  namesOf,
  textsFrom,
} from './catalogue.ts';

const CATALOGUES: Readonly<Record<Lang, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

const LATER: Readonly<Record<Lang, () => Promise<LaterTexts>>> = {
  en: () => import('./later/en.ts'),
  ja: () => import('./later/ja.ts'),
  fr: () => import('./later/fr.ts'),
  it: () => import('./later/it.ts'),
};

/** The texts of Yggdrasil Chronicles in a language; only that language is loaded. */
export async function textsOf(lang: Lang): Promise<ChroniclesTexts> {
  const catalogue = await CATALOGUES[lang]();
  return {
    ...textsFrom(catalogue, LATER[lang]),
    places: async () => (await import('./place-names.ts')).placeNamesOf(lang, catalogue),
  };
}

/** How the facts of sentences are named in a language. */
export async function factNamesOf(lang: Lang): Promise<FactNames> {
  return namesOf(await CATALOGUES[lang]());
}
