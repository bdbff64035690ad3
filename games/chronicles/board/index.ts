import type { GameBoard } from '@nineworlds/board';
import type { ChroniclesView } from '../view/view.ts';
import Board from './Board.svelte';
import type { ChroniclesBoardTexts } from './locale/labels.ts';
import ThrowSheet from './ThrowSheet.svelte';
import { boardTextsOf } from './texts.ts';

/** Yggdrasil Chronicles in the browser. */
export const board: GameBoard<ChroniclesView, ChroniclesBoardTexts> = {
  load: boardTextsOf,
  Board,
  Sheet: ThrowSheet,
  indifferent: [],
};
