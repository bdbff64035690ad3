import type { Loaders } from '../catalogue.svelte.ts';
import type { FaultTexts } from './en.ts';

/** The texts of faults, a chunk for each language: most games come to none. */
export const FAULT_TEXTS: Loaders<FaultTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
