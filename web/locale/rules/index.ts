import type { Loaders } from '../catalogue.svelte.ts';
import type { RulesTexts } from './en.ts';

/** The rulebook reader's texts, a chunk for each language. */
export const RULES_TEXTS: Loaders<RulesTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
