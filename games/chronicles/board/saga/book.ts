import Book from './Book.svelte';
import OwnTracks from './OwnTracks.svelte';
import PageInShort from './PageInShort.svelte';
import PageTab from './PageTab.svelte';
import PageTurn from './PageTurn.svelte';
import Track from './Track.svelte';

/** The parts of the board that only a game with a saga has; they are loaded when one is played. */
export const PARTS = { Book, OwnTracks, PageInShort, PageTab, PageTurn, Track };
