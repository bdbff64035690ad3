import type { Loaders } from '../catalogue.svelte.ts';
import type { AdviceTexts } from './en.ts';

/** The texts of the adviser, a chunk for each language. */
export const ADVICE_TEXTS: Loaders<AdviceTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
