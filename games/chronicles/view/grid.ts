import type { BoardText } from './board-text.ts';
import { cut, flow, type Width } from './layout.ts';
import { type ShownWorld, worldNumber } from './tree-view.ts';
import type { ChroniclesView } from './view.ts';

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
  const [top, middle, bottom] = tree.now.map((row) =>
    row.map((world) => tree.worlds[worldNumber(world)]),
  );
  const next = tree.afterTurn[1].map((world) => ` ↻ ${board.word(world)}`);
  return [
    ...levelLines(view, top, TOP, board),
    ...levelLines(view, middle, BELT, board),
    contentLine(next, BELT, board.width),
    ...levelLines(view, bottom, BOTTOM, board),
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

/** `▸` where the active god can go, `●` where he is. */
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
  const active = view.gods[view.active].god;
  const foes = [
    ...world.enemies.map((enemy) => `!${board.word(enemy)}`),
    ...world.iotunns.map((iotunn) => `*${board.word(iotunn)}`),
  ];
  const gods = world.gods.map((god) =>
    god === active && view.order.length > 0 ? `>${board.word(god)}` : board.word(god),
  );
  const lines = flow(foes, CELL - 1, board.width, ' ');
  return [...lines.slice(0, -1), [...lines.slice(-1), ...gods].join(' ')];
}

const SIGNS = { malus: '▼', normal: '', bonus: '▲' } as const;

/** What the active god would do there. */
export function actionText(view: ChroniclesView, world: ShownWorld, board: BoardText): string {
  const { phrases } = board;
  switch (world.action) {
    case 'closed':
      return board.say(world.ravaged ? 'closedRavaged' : 'closed', {
        iotunn: board.word(world.closedBy),
      });
    case 'ravaged':
      return board.say('ravaged', { lives: world.healing ?? 0 });
    case 'nothing':
      return phrases.idle;
    default:
      return `${SIGNS[world.version]}${deedText(view, world, board)}`;
  }
}

/** C-11.2: a world's action in its version, in a few words. */
export function deedText(
  { reserves, enemies }: ChroniclesView,
  { world, version, risks }: Pick<ShownWorld, 'world' | 'version' | 'risks'>,
  board: BoardText,
): string {
  const perils = board.risks(risks);
  const most = { malus: 1, normal: 2, bonus: 3 }[version];
  const onLadder = (name: string) =>
    Math.min(3, enemies.find(({ enemy }) => enemy === name)?.ladder.count ?? 0);
  switch (world) {
    case 'alfheim':
      return board.say('doAlfheim', {
        count: Math.min(most, reserves.elves),
        left: reserves.elves,
      });
    case 'vanaheim':
      return board.say('doVanaheim', { count: Math.min(most, reserves.dice), left: reserves.dice });
    case 'midgard':
      return board.say('doMidgard', {
        count: Math.min(most, reserves.heroes),
        left: reserves.heroes,
      });
    case 'asgard':
      return board.say('doAsgard', { risks: perils });
    case 'nidavellir':
      return board.say('doNidavellir', { levels: most === 1 ? '1' : `1-${most}` });
    case 'svartalfheim':
      return board.say('doSvartalfheim', { count: most });
    case 'iotunheim':
      return board.say('doIotunheim', { count: most });
    case 'niflheim':
      return board.say('doNiflheim', { count: onLadder('hel'), risks: perils });
    default:
      return board.say('doMuspellheim', { count: onLadder('surt'), risks: perils });
  }
}
