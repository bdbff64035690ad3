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
  indifferent: [],
};
