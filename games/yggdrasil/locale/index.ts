import type { Lang } from '@nineworlds/engine';
import { type Catalogue, type LaterTexts, textsFrom, type YggdrasilTexts } from './catalogue.ts';

const CATALOGUES: Readonly<Record<Lang, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

const LATER: Readonly<Record<Lang, LaterTexts>> = {
  en: {
    reasons: async () => (await import('./refusals/en.ts')).reasons,
    lines: async () => (await import('./lines/en.ts')).lines,
  },
  ja: {
    reasons: async () => (await import('./refusals/ja.ts')).reasons,
    lines: async () => (await import('./lines/ja.ts')).lines,
  },
  fr: {
    reasons: async () => (await import('./refusals/fr.ts')).reasons,
    lines: async () => (await import('./lines/fr.ts')).lines,
  },
  it: {
    reasons: async () => (await import('./refusals/it.ts')).reasons,
    lines: async () => (await import('./lines/it.ts')).lines,
  },
};

/** The texts of Yggdrasil in a language; only that language is loaded. */
export async function textsOf(lang: Lang): Promise<YggdrasilTexts> {
  return textsFrom(await CATALOGUES[lang](), LATER[lang]);
}
