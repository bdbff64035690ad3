import { itemAt } from '@nineworlds/engine';
import { cut, flow, type Width } from '@nineworlds/engine/terminal-layout';
import { actionText } from '../action-text.ts';
import { type ShownWorld, worldNumber } from '../tree-view.ts';
import type { ChroniclesView } from '../view.ts';
import type { BoardText } from './board-text.ts';
import { sagaFigureTexts } from './saga-lines.ts';

/** Columns of a world between the borders. */
const CELL = 25;

/** How a level of the tree is framed: the middle one is a belt that turns. */
interface Frame {
  readonly line: string;
  readonly left: string;
  readonly cross: string;
  readonly right: string;
  readonly side: string;
}

const TOP: Frame = { line: '─', left: '┌', cross: '┬', right: '┐', side: '│' };
const BELT: Frame = { line: '═', left: '╞', cross: '╪', right: '╡', side: '»' };
const BOTTOM: Frame = { line: '═', left: '╞', cross: '╪', right: '╡', side: '│' };
const END: Frame = { line: '─', left: '└', cross: '┴', right: '┘', side: '' };

/** C-2.2: the tree as it stands: three levels of three worlds, the middle one with what comes next. */
export function treeLines(view: ChroniclesView, board: BoardText): string[] {
  const { tree } = view;
  const level = (number: number) =>
    itemAt(tree.now, number).map((world) => itemAt(tree.worlds, worldNumber(world)));
  const next = itemAt(tree.afterTurn, 1).map((world) => ` ↻ ${board.word(world)}`);
  return [
    ...levelLines(view, level(0), TOP, board),
    ...levelLines(view, level(1), BELT, board),
    contentLine(next, BELT, board.width),
    ...levelLines(view, level(2), BOTTOM, board),
    borderLine(['', '', ''], END, board.width),
  ];
}

function levelLines(
  view: ChroniclesView,
  worlds: readonly ShownWorld[],
  frame: Frame,
  board: BoardText,
): string[] {
  const names = worlds.map((world) => `${markOf(world)}${board.word(world.world)}`);
  const cells = worlds.map((world) => figuresTexts(view, world, board));
  const most = Math.max(...cells.map(({ length }) => length));
  const figures = Array.from({ length: most }, (_, i) =>
    cells.map((texts) => ` ${texts[i] ?? ''}`),
  );
  return [
    borderLine(names, frame, board.width),
    ...figures.map((texts) => contentLine(texts, frame, board.width)),
    contentLine(
      worlds.map((world) => ` ${actionText(view, world, board)}`),
      frame,
      board.width,
    ),
  ];
}

/** `▸` where the active god can go, `●` where they are. */
function markOf({ isHere, inReach }: ShownWorld): string {
  if (isHere) return '●';
  return inReach ? '▸' : '';
}

function borderLine(names: readonly string[], frame: Frame, width: Width): string {
  const cells = names.map((name) => {
    const text = name === '' ? '' : `${cut(name, CELL, width)}`;
    const lead = name === '' || width(text) > CELL - 2 ? '' : frame.line;
    const spaced = lead === '' ? text : `${lead}${text} `;
    return spaced + frame.line.repeat(CELL - width(spaced));
  });
  return `${frame.left}${cells.join(frame.cross)}${frame.right}`;
}

function contentLine(texts: readonly string[], frame: Frame, width: Width): string {
  const cells = texts.map((text) => {
    const fitting = cut(text, CELL, width);
    return fitting + ' '.repeat(CELL - width(fitting));
  });
  return `${frame.side}${cells.join(frame.side)}${frame.side}`;
}

/** Who stands there: all enemies and Iotunns, then gods, who may be cut: each has a line of its own. */
function figuresTexts(view: ChroniclesView, world: ShownWorld, board: BoardText): string[] {
  const active = itemAt(view.gods, view.active).god;
  const foes = [
    ...world.enemies.map((enemy) => `!${board.word(enemy)}`),
    ...world.iotunns.map((iotunn) => `*${board.word(iotunn)}`),
    ...sagaFigureTexts(view, world.world, board),
  ];
  const gods = world.gods.map((god) =>
    god === active && view.order.length > 0 ? `>${board.word(god)}` : board.word(god),
  );
  const lines = flow(foes, CELL - 1, board.width, ' ');
  return [...lines.slice(0, -1), [...lines.slice(-1), ...gods].join(' ')];
}
