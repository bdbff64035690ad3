import { type FactNames, isPlainObject, type Lang, type Options } from '@nineworlds/engine';
import type { SagaTexts } from '../sagas/index.ts';
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

/** The texts of Yggdrasil Chronicles in a language, with those of the saga that the options name. */
export async function textsOf(lang: Lang, options: Options = {}): Promise<ChroniclesTexts> {
  const [catalogue, saga] = await Promise.all([CATALOGUES[lang](), sagaTexts(lang, options)]);
  return {
    ...textsFrom(catalogue, LATER[lang], saga),
    places: async () => (await import('./place-names.ts')).placeNamesOf(lang, catalogue),
  };
}

/** The texts of the saga that the options name: of ours by its number. An owner's own has none here. */
async function sagaTexts(lang: Lang, { saga }: Options): Promise<SagaTexts> {
  if (!isPlainObject(saga) || 'schema' in saga || typeof saga.number !== 'number') return {};
  return (await (await import('../sagas/index.ts')).sagaTextsOf(saga.number, lang)) ?? {};
}

/** How the facts of sentences are named in a language. */
export async function factNamesOf(lang: Lang): Promise<FactNames> {
  return namesOf(await CATALOGUES[lang]());
}
