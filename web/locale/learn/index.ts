import type { Loaders } from '../catalogue.svelte.ts';
import type { LearnTexts } from './en.ts';

/** The texts of the tutorials, a chunk for each language. */
export const LEARN_TEXTS: Loaders<LearnTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
