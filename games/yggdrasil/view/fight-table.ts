import { chanceOf, fractionValue } from '@nineworlds/engine';
import { foeWord } from '../rules/combat.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { type BoardText, percent } from './board-text.ts';
import { right } from './layout.ts';
import { fightOdds } from './odds/fight-odds.ts';

/** So many numbers of Vikings fit in a line. */
const MOST_COLUMNS = 10;
const CELL = 6;

/** Y-10: the chances to win, by Vikings across and by elves down. */
export function fightTable(o: YggdrasilPosition, foe: number, board: BoardText): string[] {
  const { strength, bonus, chances } = fightOdds(o, foe);
  const { phrases, width } = board;
  const columns = usefulColumns(chances.map((row) => row.map(fractionValue)));
  const elves = chances[0].map((_, count) => board.say('elvesRow', { count }));
  const label = Math.max(...[phrases.vikingsRow, ...elves].map(width));
  const line = (name: string, cells: readonly string[]) =>
    name + ' '.repeat(label - width(name)) + cells.map((cell) => right(cell, CELL, width)).join('');
  return [
    board.say('fightTable', { foe: board.word(foeWord(foe)), strength, bonus }),
    line(phrases.vikingsRow, columns.map(String)),
    ...elves.map((name, count) =>
      line(
        name,
        columns.map((vikings) => percent(chanceOf(chances[vikings][count]))),
      ),
    ),
  ];
}

/** From the last number of Vikings that cannot win to the first that must. */
function usefulColumns(chances: readonly (readonly number[])[]): number[] {
  const hopeless = chances.filter((row) => row.every((chance) => chance === 0)).length;
  const sure = chances.findIndex((row) => row[0] === 1);
  const from = Math.max(0, Math.min(hopeless, chances.length) - 1);
  const to = sure < 0 ? chances.length - 1 : sure;
  const length = Math.min(to - from + 1, MOST_COLUMNS);
  return Array.from({ length }, (_, i) => to - length + 1 + i);
}
