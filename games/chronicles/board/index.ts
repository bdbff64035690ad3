import type { GameBoard } from '@nineworlds/board';
import type { ChroniclesEvents } from '../rules/events.ts';
import type { QuestionName } from '../rules/questions.ts';
import type { ThrowSheet as ThrowFacts } from '../view/throw-sheet.ts';
import type { ChroniclesView } from '../view/view.ts';
import Board from './Board.svelte';
import { MARKS } from './event-marks.ts';
import type { ChroniclesBoardTexts } from './locale/labels.ts';
import ThrowSheet from './ThrowSheet.svelte';
import { boardTextsOf } from './texts.ts';

/** The rules that hold the values of an edition: what we have made up until an owner enters theirs. */
const EDITION_RULES = ['C-2.2', 'C-2.5', 'C-8.2', 'C-11.4', 'C-13.3', 'C-15.5'];

/** Yggdrasil Chronicles in the browser. */
export const board: GameBoard<
  ChroniclesView,
  ChroniclesBoardTexts,
  ChroniclesEvents,
  QuestionName,
  ThrowFacts
> = {
  load: boardTextsOf,
  Board,
  Sheet: ThrowSheet,
  marks: MARKS,
  ours: ({ edition }) => (edition.reconstructed ? EDITION_RULES : []),
  indifferent: [],
};
