import type { Loaders } from '../catalogue.svelte.ts';
import type { NoticeTexts } from './en.ts';

/** The texts of a table's notices, a chunk for each language. */
export const NOTICE_TEXTS: Loaders<NoticeTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
