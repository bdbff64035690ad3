import type { GameTexts, Lang } from '@nineworlds/engine';
import { type Catalogue, textsFrom } from './catalogue.ts';

const CATALOGUES: Readonly<Record<Lang, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

/** The texts of Yggdrasil Chronicles in a language; only that language is loaded. */
export async function textsOf(lang: Lang): Promise<GameTexts> {
  return textsFrom(await CATALOGUES[lang]());
}
