import type { Lang } from '@nineworlds/engine';
import type { InAnotherLanguage } from '../locale/labels.ts';
import type { en } from './locale/en.ts';

/** What the Saga Book says in a language besides the texts of the saga; one that lacks anything does not compile. */
export type BookLabels = InAnotherLanguage<typeof en>;

const LABELS: Readonly<Record<Lang, () => Promise<BookLabels>>> = {
  en: async () => (await import('./locale/en.ts')).en,
  ja: async () => (await import('./locale/ja.ts')).ja,
  fr: async () => (await import('./locale/fr.ts')).fr,
  it: async () => (await import('./locale/it.ts')).it,
};

/** What the book says in a language; only that language is loaded. */
export async function bookLabels(lang: Lang): Promise<BookLabels> {
  return LABELS[lang]();
}
