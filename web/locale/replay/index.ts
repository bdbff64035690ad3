import type { Loaders } from '../catalogue.svelte.ts';
import type { ReplayTexts } from './en.ts';

/** The texts of replays and of sharing, a chunk for each language. */
export const REPLAY_TEXTS: Loaders<ReplayTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
