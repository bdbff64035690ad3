import type { GameBoard } from '@nineworlds/board';
import type { YggdrasilEvents } from '../rules/events.ts';
import type { QuestionName } from '../rules/questions.ts';
import type { FightSheet } from '../view/fight-sheet.ts';
import { oursIn } from '../view/ours.ts';
import type { YggdrasilView } from '../view/view.ts';
import Board from './Board.svelte';
import { MARKS } from './event-marks.ts';
import Sheet from './Sheet.svelte';
import { type Texts, textsOf } from './texts.ts';

const SAY = {
  en: () => import('./locale/en.ts'),
  ja: () => import('./locale/ja.ts'),
  fr: () => import('./locale/fr.ts'),
  it: () => import('./locale/it.ts'),
};

/** Yggdrasil (2011) in the browser. */
export const board: GameBoard<YggdrasilView, Texts, YggdrasilEvents, QuestionName, FightSheet> = {
  load: async (lang) => textsOf((await SAY[lang]()).say),
  Board,
  Sheet,
  marks: MARKS,
  ours: oursIn,
  indifferent: ['orderEffects'],
};
