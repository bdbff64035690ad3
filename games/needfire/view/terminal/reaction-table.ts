import { across, COLUMNS, cut } from '@nineworlds/engine/terminal-layout';
import type { NeedfireView } from '../view.ts';
import type { BoardText } from './board-text.ts';

/** Where the human stands, what it reacts to, and who reacts to it. */
const COLUMN_STARTS = [0, 16, 40];

/** N-2: what every human reacts to, and who reacts to it. */
export function reactionTable(view: NeedfireView, board: BoardText): string {
  const { phrases, width, cards } = board;
  const rows = view.deck.elements.map(({ id }) => [
    cards.full(id),
    board.reactsTo(id),
    board.makesReact(id),
  ]);
  const lines = [['', phrases.reacts, phrases.isReactedTo], ...rows].map((texts) =>
    cut(
      across(
        texts.map((text, i) => [COLUMN_STARTS[i] ?? 0, text]),
        width,
      ),
      COLUMNS,
      width,
    ),
  );
  const whose = view.deck.reconstructed ? 'reconstructedDeck' : 'ownersDeck';
  return [board.word(whose), ...lines].join('\n');
}
