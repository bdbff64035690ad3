import type { Lang } from '@nineworlds/engine';
import Book from './Book.svelte';
import type { BookLabels } from './labels.ts';
import OwnTracks from './OwnTracks.svelte';
import PageInShort from './PageInShort.svelte';
import PageTab from './PageTab.svelte';
import PageTurn from './PageTurn.svelte';
import Track from './Track.svelte';

/** The parts of the board that only a game with a saga has; they are loaded when one is played. */
export const PARTS = { Book, OwnTracks, PageInShort, PageTab, PageTurn, Track };

const LABELS: Readonly<Record<Lang, () => Promise<BookLabels>>> = {
  en: async () => (await import('./locale/en.ts')).en,
  ja: async () => (await import('./locale/ja.ts')).ja,
  fr: async () => (await import('./locale/fr.ts')).fr,
  it: async () => (await import('./locale/it.ts')).it,
};

/** What the book says in a language; only that language is loaded. */
export async function bookLabelsOf(lang: Lang): Promise<BookLabels> {
  return LABELS[lang]();
}
