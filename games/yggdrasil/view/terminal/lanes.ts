import { itemAt } from '@nineworlds/engine';
import { across, COLUMNS, cut, type Piece, right } from '@nineworlds/engine/terminal-layout';
import { POWER, RESIDENCE, SPACES, STRENGTH } from '../../data/track.ts';
import type { LineWord } from '../../rules/track.ts';
import { effectText } from '../effect-text.ts';
import type { Danger, NextCard, ShownEnemy } from '../enemies-view.ts';
import { overrunLines } from '../enemies-view.ts';
import type { YggdrasilView } from '../view.ts';
import { percent } from '../wording.ts';
import { type BoardText, pips } from './board-text.ts';

/** What stands before a space: the first arch, the wall, the door, the threshold. */
const BARS: Readonly<Record<number, string>> = { 1: '│', 3: '┃', 5: '┃', 7: '║' };
/** The first spaces of the areas in which an enemy can be fought. */
const AREAS = [1, 3, 5, RESIDENCE];
const CELL = 3;
const STRENGTH_COLUMNS = 3;
const WIN_COLUMNS = 4;
const CARD_COLUMNS = 6;

/** Where the columns of the march begin. */
interface Columns {
  readonly strength: number;
  readonly win: number;
  readonly lane: number;
  readonly weapons: number;
  readonly cards: number;
  readonly next: number;
}

/** Y-4: the six enemies on their way, each in a line. */
export function laneLines(view: YggdrasilView, board: BoardText): string[] {
  const { width } = board;
  const names = view.enemies.map(({ enemy }) => width(board.word(enemy)));
  const at = columnsAfter(Math.max(...names));
  return [headLine(board, at), ...view.enemies.map((enemy) => laneLine(enemy, board, at))].map(
    (line) => cut(line, COLUMNS, width),
  );
}

function columnsAfter(names: number): Columns {
  const strength = names + 1;
  const win = strength + STRENGTH_COLUMNS + 1;
  const lane = win + WIN_COLUMNS + 1;
  const weapons = lane + laneColumn(SPACES);
  const cards = weapons + 7;
  return { strength, win, lane, weapons, cards, next: cards + CARD_COLUMNS + 1 };
}

/** Where a space begins in a lane. */
function laneColumn(space: number): number {
  return CELL * space + Object.keys(BARS).filter((before) => Number(before) <= space).length;
}

/** What the columns are; over the lanes the strength and the power of each area. */
function headLine(board: BoardText, at: Columns): string {
  const { width, phrases } = board;
  const areas = AREAS.map((space): Piece => {
    const power = POWER[space] === 0 ? '' : `·${itemAt(POWER, space)}`;
    const isNarrow = space === RESIDENCE;
    return [at.lane + laneColumn(space) + (isNarrow ? 1 : 2), `${itemAt(STRENGTH, space)}${power}`];
  });
  return across(
    [
      [at.strength, right(phrases.strength, STRENGTH_COLUMNS, width)],
      [at.win, right(phrases.win, WIN_COLUMNS, width)],
      ...areas,
      [at.weapons, '+1+2+3'],
      [at.cards, phrases.cards],
      [at.next, phrases.next],
    ],
    width,
  );
}

function laneLine(enemy: ShownEnemy, board: BoardText, at: Columns): string {
  const { width } = board;
  const strength = enemy.strength === 0 ? '-' : String(enemy.strength);
  const count = enemy.cards + enemy.angryCards;
  // A known Ragnarök card is none of its own, and yet it comes.
  const chance = enemy.known === undefined ? enemy.chance : { value: 1 };
  const likely = chance === undefined ? '-' : percent(chance);
  return across(
    [
      [0, board.word(enemy.enemy)],
      [at.strength, right(strength + (enemy.helper === '' ? '' : '+'), STRENGTH_COLUMNS, width)],
      [at.win, right(enemy.win === undefined ? '' : percent(enemy.win), WIN_COLUMNS, width)],
      [at.lane, lane(enemy.space)],
      [
        at.weapons,
        enemy.levels.map((holder) => ` ${holder === 'forge' ? '·' : holder + 1}`).join(''),
      ],
      [at.cards, `${count} ${right(likely, 4, width)}`],
      // A warning where it would be the last card.
      [at.next, `${enemy.brings === 'defeat' ? '!' : ''}${nextText(enemy, board)}`],
    ],
    width,
  );
}

/** What the next card does to an enemy: the one that is known, or one of its own. */
function nextText(enemy: ShownEnemy, board: BoardText): string {
  const { known, next, angryNext, cards } = enemy;
  if (known !== undefined && known.card !== enemy.enemy) {
    const isAngry = known.card.startsWith('angry-');
    return specialText(board.phrases[isAngry ? 'angryCard' : 'ragnarokCard'], known.next, board);
  }
  if (known !== undefined || cards > 0) return effectText(next.effect, board);
  return angryNext === undefined ? '-' : specialText(board.phrases.angryCard, angryNext, board);
}

/** `Angry→4 fire +3`: a card that moves otherwise than an ordinary one. */
function specialText(name: string, { to, effect }: NextCard, board: BoardText): string {
  const text = effect.kind === 'none' ? '' : ` ${effectText(effect, board)}`;
  return `${name}→${to}${text}`;
}

/** `──│─────┃──● · ┃ ·  · ║ · `: the way that lies behind, the enemy, and what lies before it. */
function lane(at: number): string {
  const cells = Array.from({ length: SPACES }, (_, space) => {
    const bar = BARS[space] ?? '';
    if (space > at) return `${bar} · `;
    const before = space === 0 ? ' ' : '─';
    return space === at ? `${bar}${before}● ` : `${bar}${before}──`;
  });
  return cells.join('');
}

/** Y-4.2: how close the gods are to defeat. */
export function dangerLine({ danger, result }: YggdrasilView, board: BoardText): string {
  const meters = (['wall', 'door', 'residence'] as const).map((line) => meter(danger, line, board));
  const isLost = result === 'open' && overrunLines(danger).length > 0;
  const text = [...meters, ...(isLost ? [board.phrases.overrun] : [])].join('   ');
  return cut(text, COLUMNS, board.width);
}

function meter(danger: Danger, line: LineWord, board: BoardText): string {
  const { count, limit } = danger[line];
  return `${board.phrases[line]} ${pips(count, limit)} ${count}/${limit}${count >= limit ? '!' : ''}`;
}
