import { across, cut, edge, flow } from '@nineworlds/engine/terminal-layout';
import type { NeedfireView } from '../view.ts';
import type { BoardText } from './board-text.ts';

/** The columns of the ring: its edges, the three cards above and below, the middle, the right. */
const LEFT_EDGE = 1;
const RIGHT_EDGE = 78;
const CARDS = [8, 32, 56];
const MIDDLE = 23;
const RIGHT = 58;
/** What there is room for in the middle. */
const MIDDLE_COLUMNS = RIGHT - MIDDLE - 2;
const EXILE_LINES = 3;

/**
 * The ring of nine with the draw pile in its gap, the exiles and the embers in the middle. The
 * places go round like a clock: three above, two at the right, three below, one at the left, and the
 * draw pile above it.
 */
export function drawRing(view: NeedfireView, board: BoardText): string[] {
  const at = (place: number) => warriorLines(view.ring[place], board);
  const above = [at(0), at(1), at(2)];
  const below = [at(7), at(6), at(5)];
  const [upperRight, lowerRight, left] = [at(3), at(4), at(8)];
  const middle = middleLines(view, board);
  const sides: readonly (readonly [left: string, right: string])[] = [
    [`[${board.word('pile')} ${view.pile}]`, upperRight.name],
    ['', upperRight.reactsTo],
    ['', ''],
    [left.name, lowerRight.name],
    [left.reactsTo, lowerRight.reactsTo],
  ];
  return [
    ringEdge('╭', above.map(nameOf), '╮', board),
    inside(above.map(reactionOf), board),
    ...sides.map(([leftText, rightText], line) =>
      across(
        [
          [LEFT_EDGE, leftText],
          [MIDDLE, middle[line] ?? ''],
          [RIGHT, rightText],
        ],
        board.width,
      ),
    ),
    inside(below.map(nameOf), board),
    ringEdge('╰', below.map(reactionOf), '╯', board),
  ];
}

interface Warrior {
  readonly name: string;
  readonly reactsTo: string;
}

const nameOf = ({ name }: Warrior) => name;
const reactionOf = ({ reactsTo }: Warrior) => reactsTo;

/** A warrior in two lines; a dot where nobody stands. */
function warriorLines(card: string | undefined, board: BoardText): Warrior {
  if (card === undefined) return { name: '·', reactsTo: '' };
  return { name: board.human(card), reactsTo: board.reactsTo(card) };
}

/** An edge of the ring, on which three texts stand. */
function ringEdge(
  start: string,
  texts: readonly string[],
  end: string,
  { width }: BoardText,
): string {
  const line = edge(
    [
      [0, start],
      ...texts.map((text, i) => [(CARDS[i] ?? 0) - LEFT_EDGE - 1, text && ` ${text} `] as const),
      [RIGHT_EDGE - LEFT_EDGE, end],
    ],
    width,
    '─',
  );
  return ' '.repeat(LEFT_EDGE) + line;
}

/** Three texts just inside an edge. */
function inside(texts: readonly string[], { width }: BoardText): string {
  const cards = texts.map((text, i) => [CARDS[i] ?? 0, text] as const);
  return across([[LEFT_EDGE, '│'], ...cards, [RIGHT_EDGE, '│']], width);
}

/** The exiles from the top, as far as they are known, and where the embers are. */
function middleLines(view: NeedfireView, board: BoardText): string[] {
  const { phrases, width } = board;
  const exiles = [...view.exiles].reverse().map((card) => board.exile(card));
  const lines = flow(exiles, MIDDLE_COLUMNS, width, ' ');
  const embers = view.embers.map((host) => board.host(host)).join(', ');
  return [
    `${board.word('exiles')} ${view.exiles.length} (${phrases.topFirst})`,
    ...Array.from({ length: EXILE_LINES }, (_, i) => lines[i] ?? ''),
    cut(`${board.word('embers')} *: ${embers}`, MIDDLE_COLUMNS, width),
  ];
}
