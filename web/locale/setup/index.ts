import type { Loaders } from '../catalogue.svelte.ts';
import type { SetupTexts } from './en.ts';

/** The set-up page's texts, a chunk for each language. */
export const SETUP_TEXTS: Loaders<SetupTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
