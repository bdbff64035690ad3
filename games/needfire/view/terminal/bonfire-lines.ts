import { COLUMNS, flow, grid } from '@nineworlds/engine/terminal-layout';
import type { NeedfireView, Remembered, ShownBonfire } from '../view.ts';
import type { BoardText } from './board-text.ts';

/** The bonfires by place, those that lie face up first. */
export function bonfireLines(view: NeedfireView, board: BoardText): string[] {
  const { phrases, width } = board;
  const faceUp: string[] = [];
  const faceDown: string[] = [];
  view.bonfires.forEach((bonfire, place) => {
    if (bonfire.faceUp) faceUp.push(openBonfire(view, board, bonfire, place));
    else faceDown.push(closedBonfire(view, board, bonfire, place));
  });
  const lines = (heading: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [heading, ...items.map((item) => `  ${item}`)];
  return [
    ...lines(`${board.word('bonfires')} (${phrases.faceUp})`, grid(faceUp, COLUMNS - 2, width)),
    ...lines(`${board.word('bonfires')} (${phrases.faceDown})`, flow(faceDown, COLUMNS - 2, width)),
  ];
}

/** `3 ᚲ Kenaz* +1 → Hag Isa`: the place, the flame, and who reacts to it. */
function openBonfire(
  { seat }: NeedfireView,
  board: BoardText,
  { card }: ShownBonfire,
  place: number,
): string {
  const flame = `${board.bonfire(card, place)}${board.blessing(card, seat)}`;
  return `${place + 1} ${flame} ${board.makesReact(card)}`;
}

/** `3 [?]`, or `3 [ᚲ Kenaz +1]` for whoever has seen it; then who else has. */
function closedBonfire(
  { seat }: NeedfireView,
  board: BoardText,
  { card, seenBy }: ShownBonfire,
  place: number,
): string {
  const flame = `${board.cards.full(card)}${board.blessing(card, seat)}`;
  const others = seenBy.filter((other) => other !== seat).map((other) => board.seat(other));
  const seen = others.length === 0 ? '' : ` ${board.say('seenBy', { names: others.join(', ') })}`;
  return `${place + 1} [${flame}]${seen}`;
}

/** The flames that are not shown anywhere, though the player knows about where they are. */
export function memoryLines(view: NeedfireView, board: BoardText): string[] {
  const isShown = ({ places }: Remembered) =>
    places.length === 1 && places.every((place) => place.startsWith('bonfire-'));
  const items = view.memory
    .filter((remembered) => !isShown(remembered))
    .map(({ card, places }) => {
      const where = places.map((place) => placeName(board, place));
      return `${board.cards.name(card)}: ${where.join(` ${board.phrases.or} `)}`;
    });
  const lines = flow(items, COLUMNS - 2, board.width, '; ');
  return lines.length === 0 ? [] : [board.word('memory'), ...lines.map((line) => `  ${line}`)];
}

function placeName(board: BoardText, place: string): string {
  const seat = /^seat-(\d+)$/.exec(place);
  return seat === null ? board.host(place) : board.seat(Number(seat[1]) - 1);
}
