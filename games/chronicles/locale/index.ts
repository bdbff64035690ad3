import type { Lang } from '@nineworlds/engine';
import { type Catalogue, type ChroniclesTexts, type Reasons, textsFrom } from './catalogue.ts';

const CATALOGUES: Readonly<Record<Lang, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

const REASONS: Readonly<Record<Lang, () => Promise<Reasons>>> = {
  en: async () => (await import('./refusals/en.ts')).reasons,
  ja: async () => (await import('./refusals/ja.ts')).reasons,
  fr: async () => (await import('./refusals/fr.ts')).reasons,
  it: async () => (await import('./refusals/it.ts')).reasons,
};

/** The texts of Yggdrasil Chronicles in a language; only that language is loaded. */
export async function textsOf(lang: Lang): Promise<ChroniclesTexts> {
  const catalogue = await CATALOGUES[lang]();
  return {
    ...textsFrom(catalogue, REASONS[lang]),
    places: async () => (await import('./place-names.ts')).placeNamesOf(lang, catalogue),
  };
}
