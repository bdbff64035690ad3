import { itemAt } from '@nineworlds/engine';
import { right } from '@nineworlds/engine/terminal-layout';
import type { ThrowRow, ThrowSheet } from '../throw-sheet.ts';
import type { BoardText } from './board-text.ts';

/** So many numbers of Vanir dice fit in a line, and so many of Heroes on a screen. */
const MOST_COLUMNS = 6;
const MOST_ROWS = 5;
const CELL = 11;

/** C-13.1: the life points lost on average, by Vanir dice across and by Heroes down. */
export function throwTable(sheet: ThrowSheet, board: BoardText): string[] {
  const { phrases, width } = board;
  const { risks, lives, mostHeroes, mostDice, rows } = sheet;
  const dice = upTo(Math.min(mostDice, MOST_COLUMNS - 1));
  const heroes = upTo(Math.min(mostHeroes, MOST_ROWS - 1));
  const labels = heroes.map((count) => board.say('heroesRow', { count }));
  const label = Math.max(...[phrases.throwTableNone, ...labels].map(width));
  const line = (name: string, cells: readonly string[]) =>
    name + ' '.repeat(label - width(name)) + cells.map((cell) => right(cell, CELL, width)).join('');
  const cells = (count: number) =>
    rows.filter((row) => row.heroes === count && row.dice < dice.length).map(meansText);
  return [
    board.say('throwTable', { risks: board.risks(risks), lives }),
    line(phrases.throwTableNone, dice.map(String)),
    ...heroes.map((count, i) => line(itemAt(labels, i), cells(count))),
  ];
}

/** `1.3 (0.6)`: with nothing spent after the roll, and with all there is. */
function meansText({ meanUnaided, meanHelped }: ThrowRow): string {
  const mean = meanUnaided.value.toFixed(1);
  const best = meanHelped.value.toFixed(1);
  return mean === best ? mean : `${mean} (${best})`;
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}
