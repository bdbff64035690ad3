import type { Loaders } from '../catalogue.svelte.ts';
import type { RewindTexts } from './en.ts';

/** The texts of going back, a chunk for each language. */
export const REWIND_TEXTS: Loaders<RewindTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
