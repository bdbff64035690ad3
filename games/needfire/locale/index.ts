import type { Lang } from '@nineworlds/engine';
import { type Catalogue, type NeedfireTexts, type Reasons, textsFrom } from './catalogue.ts';

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

/** The texts of NeedFire in a language; only that language is loaded. */
export async function textsOf(lang: Lang): Promise<NeedfireTexts> {
  return textsFrom(lang, await CATALOGUES[lang](), REASONS[lang]);
}
