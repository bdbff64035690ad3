import type { Loaders } from '../catalogue.svelte.ts';
import type { MenuTexts } from './en.ts';

/** The texts of a table's menu, a chunk for each language. */
export const MENU_TEXTS: Loaders<MenuTexts> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
