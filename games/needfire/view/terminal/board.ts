import type { PlainKey, Seat } from '@nineworlds/engine';
import { COLUMNS, cut, flow } from '@nineworlds/engine/terminal-layout';
import { SET_UP } from '../../rules/state.ts';
import type { NeedfireView } from '../view.ts';
import type { BoardText } from './board-text.ts';
import { bonfireLines, memoryLines } from './bonfire-lines.ts';
import type { TerminalPhrases } from './phrases/en.ts';
import { drawRing } from './ring.ts';
import { drawnLines, seatLines } from './seat-lines.ts';

/** The phrase for each step of the game. */
const STEPS: readonly PlainKey<TerminalPhrases>[] = [
  'setUp',
  'step1',
  'step2',
  'step3',
  'step4',
  'scoring',
  'ended',
];

/** A view of NeedFire as text for a terminal. */
export function drawNeedfire(view: NeedfireView, board: BoardText): string {
  const others = seatsFrom(view).filter((seat) => seat !== view.seat);
  return [
    ...headLines(view, board),
    ...drawRing(view, board),
    ...bonfireLines(view, board),
    ...memoryLines(view, board),
    ...others.flatMap((seat) => seatLines(view, board, seat)),
    ...(view.seat === undefined ? [] : seatLines(view, board, view.seat)),
    ...drawnLines(view, board),
    cut(board.phrases.legend, COLUMNS, board.width),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The seats in the order in which they play, from the left of whoever looks. */
function seatsFrom({ seats, seat = -1 }: NeedfireView): Seat[] {
  return Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats);
}

/** The turn, its step and whose it is; and whose reactions are played: ours, or an owner's. */
function headLines(view: NeedfireView, board: BoardText): string[] {
  const { turn, turns, step, active } = view;
  const what = board.phrases[STEPS[step] ?? 'ended'];
  const isPlayed = step !== SET_UP && turn > 0;
  const head = isPlayed ? [board.say('turnOf', { turn, turns }), board.seat(active), what] : [what];
  const lines = flow(head, COLUMNS, board.width);
  return [...lines, board.word(view.deck.reconstructed ? 'reconstructedDeck' : 'ownersDeck')];
}
