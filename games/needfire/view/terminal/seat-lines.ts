import type { Seat } from '@nineworlds/engine';
import { behind, COLUMNS, flow, grid } from '@nineworlds/engine/terminal-layout';
import { SET_UP } from '../../rules/state.ts';
import type { NeedfireView, ShownScore } from '../view.ts';
import type { BoardText } from './board-text.ts';

/** A seat's humans in one line; with its flames and its score where they are known. */
export function seatLines(view: NeedfireView, board: BoardText, seat: Seat): string[] {
  const { phrases, width } = board;
  const isTheirTurn = seat === view.active && view.step !== SET_UP;
  const name = `${isTheirTurn ? '>' : ' '} ${board.seat(seat)}`;
  const score = view.scores[seat];
  const isOpen = view.hands[seat]?.some((card) => card !== '?') ?? false;
  const band = view.bands[seat] ?? [];
  if (score === undefined && !isOpen) {
    const humans = band.length === 0 ? ['-'] : band.map((card) => board.human(card));
    const indent = Math.max(...view.bands.map((_, other) => width(board.seat(other)))) + 4;
    return behind(name, flow(humans, COLUMNS - indent, width), indent, width);
  }
  const behindName = width(name) + 2;
  const scores = score === undefined ? [''] : scoreTexts(board, score, COLUMNS - behindName);
  const indent = Math.max(width(board.word('humans')), width(phrases.flames)) + 4;
  const room = COLUMNS - indent;
  const humans = band.map((card) => `${board.human(card)} ${board.reactsTo(card)}`);
  return [
    ...behind(name, scores, behindName, width),
    ...behind(`  ${board.word('humans')}`, grid(humans, room, width), indent, width),
    ...behind(`  ${phrases.flames}`, grid(flamesOf(view, board, seat), room, width), indent, width),
  ];
}

/**
 * The flames in hand, and the embers under the seat's humans once they are revealed. N-7.15: those that do
 * not count are set aside.
 */
function flamesOf(view: NeedfireView, board: BoardText, seat: Seat): string[] {
  const counted = view.scores[seat]?.flames.map(({ card }) => card);
  const flame = (card: string, mark = '') => {
    const name = `${board.cards.full(card)}${mark}`;
    const isSetAside = counted?.includes(card) === false;
    if (isSetAside) return `${name} (${board.phrases.setAside})`;
    return `${name}${board.blessing(card, seat)} ${board.makesReact(card)}`;
  };
  const band = view.bands[seat] ?? [];
  const embers = view.revealed.filter(
    (card, ember) => card !== undefined && band.includes(view.embers[ember] ?? ''),
  );
  return [
    ...(view.hands[seat] ?? []).map((card) => flame(card)),
    ...embers.map((card) => flame(card ?? '?', '*')),
  ];
}

/** `12 = leadership 3 × blessing 4   Gebo → Tiwaz → Laguz`, in as many lines as that takes. */
function scoreTexts(board: BoardText, score: ShownScore, most: number): string[] {
  const { cards, width } = board;
  const { leadership, blessing, total } = score;
  const sum = `${board.word('score')} ${total} = ${board.word('leadership')} ${leadership} × ${board.word('blessing')} ${blessing}`;
  const chain = score.chain.map((card) => cards.name(card)).join(' → ');
  return flow(score.chain.length === 0 ? [sum] : [sum, chain], most, width, '   ');
}

/** The humans that were drawn, while the seat chooses among them. */
export function drawnLines(view: NeedfireView, board: BoardText): string[] {
  if (view.drawn.length === 0) return [];
  const { phrases, width } = board;
  const humans = view.drawn.map((card) => `${board.human(card)} ${board.reactsTo(card)}`);
  const indent = width(phrases.drawn) + 4;
  return behind(`  ${phrases.drawn}`, grid(humans, COLUMNS - indent, width), indent, width);
}
