import { itemAt } from '@nineworlds/engine';
import { right } from '@nineworlds/engine/terminal-layout';
import type { FightSheet } from '../fight-sheet.ts';
import { percent } from '../wording.ts';
import type { BoardText } from './board-text.ts';

/** So many numbers of Vikings fit in a line. */
const MOST_COLUMNS = 10;
const CELL = 6;

/** Y-10: the chances to win, by Vikings across and by elves down. */
export function fightTable(sheet: FightSheet, board: BoardText): string[] {
  const { foe, strength, bonus, rows, elvesHeld } = sheet;
  const { phrases, width } = board;
  const columns = usefulRows(sheet);
  const elves = Array.from({ length: elvesHeld + 1 }, (_, count) =>
    board.say('elvesRow', { count }),
  );
  const label = Math.max(...[phrases.vikingsRow, ...elves].map(width));
  const line = (name: string, cells: readonly string[]) =>
    name + ' '.repeat(label - width(name)) + cells.map((cell) => right(cell, CELL, width)).join('');
  return [
    board.say('fightTable', { foe: board.word(foe), strength, bonus }),
    line(phrases.vikingsRow, columns.map(String)),
    ...elves.map((name, count) =>
      line(
        name,
        columns.map((vikings) => percent(itemAt(itemAt(rows, vikings).chances, count))),
      ),
    ),
  ];
}

/** From the last number of Vikings that cannot win to the first that must. */
function usefulRows({ rows }: FightSheet): number[] {
  const hopeless = rows.filter(({ chances }) => chances.every(({ value }) => value === 0)).length;
  const sure = rows.findIndex(({ chances }) => itemAt(chances, 0).value === 1);
  const from = Math.max(0, Math.min(hopeless, rows.length) - 1);
  const to = sure < 0 ? rows.length - 1 : sure;
  const length = Math.min(to - from + 1, MOST_COLUMNS);
  return Array.from({ length }, (_, i) => to - length + 1 + i);
}
