import type { OptionEditor } from '@nineworlds/board';
import type { Json } from '@nineworlds/engine';
import { RECONSTRUCTED_DECK } from '../../data/reconstructed-deck.ts';
import { readDraft, withoutReactions } from '../deck-draft.ts';
import type { Sentences } from '../texts.ts';
import DeckEditor from './DeckEditor.svelte';

const LANGUAGES = {
  en: () => import('../locale/en.ts'),
  ja: () => import('../locale/ja.ts'),
  fr: () => import('../locale/fr.ts'),
  it: () => import('../locale/it.ts'),
};

/** N-9.7: an owner enters the reaction table of their own box. */
export const editor: OptionEditor<Sentences> = {
  load: async (lang) => (await LANGUAGES[lang]()).sentences,
  Editor: DeckEditor,
  ours: RECONSTRUCTED_DECK as unknown as Json,
  empty: withoutReactions(RECONSTRUCTED_DECK) as unknown as Json,
  read: (value) => readDraft(value) as Json | undefined,
};
