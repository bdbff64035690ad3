import type { BoardTexts, EventMarks, GameBoard } from '@nineworlds/board';
import type { TaflView } from '../game.ts';
import type { TaflEvents } from '../rules/events.ts';
import type { QuestionName } from '../rules/questions.ts';
import Board from './Board.svelte';

const MARKS: EventMarks<TaflEvents> = {
  moved: { sound: 'slide' },
  taken: { icon: 'skull', sound: 'clang' },
  kingCaught: { icon: 'hall', sound: 'fall' },
  kingEscaped: { icon: 'hall', sound: 'rise' },
  drawn: { sound: 'chime' },
};

const texts: BoardTexts<TaflView> = {
  tabs: ['Board', 'Turn', 'Pieces', 'Log'],
  headline: ({ turn, turns }) => ({
    subtitle: `Turn ${Math.min(turn, turns)}`,
    progress: `${Math.max(0, turns - turn + 1)} turns to a draw`,
    short: String(Math.max(0, turns - turn + 1)),
    icon: '',
    step: `turn ${Math.min(turn, turns)}`,
  }),
  actor: () => '',
  chip: () => ({ icon: '', rune: '' }),
};

/** Small tafl in the browser, in English. */
export const board: GameBoard<TaflView, BoardTexts<TaflView>, TaflEvents, QuestionName> = {
  load: () => Promise.resolve(texts),
  Board,
  marks: MARKS,
  indifferent: [],
};
