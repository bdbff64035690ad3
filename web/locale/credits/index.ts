import type { Loaders } from '../catalogue.svelte.ts';
import type { CreditsTexts } from './en.ts';

/** The texts of the page of credits, a chunk for each language. */
export const CREDITS_TEXTS: Loaders<CreditsTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
