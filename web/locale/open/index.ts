import type { Loaders } from '../catalogue.svelte.ts';
import type { OpenTexts } from './en.ts';

/** The texts of the page that opens links and files, a chunk for each language. */
export const OPEN_TEXTS: Loaders<OpenTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
