import type { Lang } from '@nineworlds/engine';
import { type Catalogue, type ChroniclesTexts, type Reasons, textsFrom } from './catalogue.ts';
import type { Places } from './places/en.ts';

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

const PLACES: Readonly<Record<Lang, () => Promise<Places>>> = {
  en: async () => (await import('./places/en.ts')).places,
  ja: async () => (await import('./places/ja.ts')).places,
  fr: async () => (await import('./places/fr.ts')).places,
  it: async () => (await import('./places/it.ts')).places,
};

/** The texts of Yggdrasil Chronicles in a language; only that language is loaded. */
export async function textsOf(lang: Lang): Promise<ChroniclesTexts> {
  const catalogue = await CATALOGUES[lang]();
  return {
    ...textsFrom(catalogue, REASONS[lang]),
    async places() {
      const { placeNamesFrom } = await import('./place-names.ts');
      return placeNamesFrom(catalogue, await PLACES[lang]());
    },
  };
}
