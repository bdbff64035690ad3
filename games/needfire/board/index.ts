import type { GameBoard } from '@nineworlds/board';
import type { NeedfireEvents } from '../rules/events.ts';
import type { QuestionName } from '../rules/questions.ts';
import type { IgnitionSheet } from '../view/ignition-sheet.ts';
import type { NeedfireView } from '../view/view.ts';
import Board from './Board.svelte';
import { MARKS } from './event-marks.ts';
import { type NeedfireTexts, textsFrom } from './texts.ts';

const LANGUAGES = {
  en: () => import('./locale/en.ts'),
  ja: () => import('./locale/ja.ts'),
  fr: () => import('./locale/fr.ts'),
  it: () => import('./locale/it.ts'),
};

/** NeedFire in the browser. */
export const board: GameBoard<
  NeedfireView,
  NeedfireTexts,
  NeedfireEvents,
  QuestionName,
  IgnitionSheet
> = {
  load: async (lang) => textsFrom((await LANGUAGES[lang]()).sentences),
  Board,
  marks: MARKS,
  ours: ({ deck }) => (deck.reconstructed ? ['N-9'] : []),
  // N-7.5, N-7.3: how the other two lie matters only to whoever remembers it.
  indifferent: ['arrange', 'stackRest'],
};
