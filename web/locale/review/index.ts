import type { Loaders } from '../catalogue.svelte.ts';
import type { ReviewTexts } from './en.ts';

/** The texts of the review, a chunk for each language. */
export const REVIEW_TEXTS: Loaders<ReviewTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
