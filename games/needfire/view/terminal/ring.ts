import type { NeedfireView } from '../view.ts';
import type { BoardText } from './board-text.ts';
import { across, cut, flow } from './layout.ts';

/** The columns of the ring: its edges, the three cards above and below, the middle, the right. */
const LEFT_EDGE = 1;
const RIGHT_EDGE = 78;
const CARDS = [8, 32, 56] as const;
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
  const [a, b, c, d, e, f, g, h, i] = view.ring.map((card) => warriorLines(card, board));
  const middle = middleLines(view, board);
  const sides = [
    [`[${board.words.pile} ${view.pile}]`, d.name],
    ['', d.reactsTo],
    ['', ''],
    [i.name, e.name],
    [i.reactsTo, e.reactsTo],
  ];
  return [
    edge('╭', [a.name, b.name, c.name], '╮', board),
    inside([a.reactsTo, b.reactsTo, c.reactsTo], board),
    ...sides.map(([left, right], line) =>
      across(
        [
          [LEFT_EDGE, left],
          [MIDDLE, middle[line]],
          [RIGHT, right],
        ],
        board.width,
      ),
    ),
    inside([h.name, g.name, f.name], board),
    edge('╰', [h.reactsTo, g.reactsTo, f.reactsTo], '╯', board),
  ];
}

/** A warrior in two lines; a dot where nobody stands. */
function warriorLines(card: string | undefined, board: BoardText) {
  if (card === undefined) return { name: '·', reactsTo: '' };
  return { name: board.human(card), reactsTo: board.reactsTo(card) };
}

/** An edge of the ring, on which three texts stand. */
function edge(start: string, texts: readonly string[], end: string, { width }: BoardText): string {
  const line = across(
    [
      [0, start],
      ...texts.map((text, i) => [CARDS[i] - LEFT_EDGE - 1, text && ` ${text} `] as const),
      [RIGHT_EDGE - LEFT_EDGE, end],
    ],
    width,
    '─',
  );
  return ' '.repeat(LEFT_EDGE) + line;
}

/** Three texts just inside an edge. */
function inside(texts: readonly string[], { width }: BoardText): string {
  const cards = texts.map((text, i) => [CARDS[i], text] as const);
  return across([[LEFT_EDGE, '│'], ...cards, [RIGHT_EDGE, '│']], width);
}

/** The exiles from the top, as far as they are known, and where the embers are. */
function middleLines(view: NeedfireView, board: BoardText): string[] {
  const { words, phrases, width } = board;
  const exiles = [...view.exiles].reverse().map((card) => board.exile(card));
  const lines = flow(exiles, MIDDLE_COLUMNS, width, ' ');
  const embers = view.embers.map((host) => board.host(host)).join(', ');
  return [
    `${words.exiles} ${view.exiles.length} (${phrases.topFirst})`,
    ...Array.from({ length: EXILE_LINES }, (_, i) => lines[i] ?? ''),
    cut(`${words.embers} *: ${embers}`, MIDDLE_COLUMNS, width),
  ];
}
