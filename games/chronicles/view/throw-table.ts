import { chanceOf, type Fraction, fractionValue } from '@nineworlds/engine';
import { type BoardText, meanText, percent } from './board-text.ts';
import { right } from './layout.ts';
import { lossBy } from './missions-view.ts';
import { COMMITMENTS } from './odds/policies.ts';
import { SPEND_ALL, SPEND_NOTHING } from './odds/spending.ts';
import type { ThrowFacts } from './odds/throw-facts.ts';
import { livesLost } from './odds/throw-odds.ts';

/** So many numbers of Vanir dice fit in a line, and so many of Heroes on a screen. */
const MOST_COLUMNS = 6;
const MOST_ROWS = 5;
const CELL = 11;

/** C-13.1: the life points lost on average, by Vanir dice across and by Heroes down. */
export function throwTable(facts: ThrowFacts, board: BoardText): string[] {
  const { phrases, width } = board;
  const { risks, lives, mostHeroes, mostDice } = facts;
  const columns = upTo(Math.min(mostDice, MOST_COLUMNS - 1));
  const rows = upTo(Math.min(mostHeroes, MOST_ROWS - 1));
  const labels = rows.map((count) => board.say('heroesRow', { count }));
  const label = Math.max(...[phrases.throwTableNone, ...labels].map(width));
  const line = (name: string, cells: readonly string[]) =>
    name + ' '.repeat(label - width(name)) + cells.map((cell) => right(cell, CELL, width)).join('');
  return [
    board.say('throwTable', { risks: board.risks(risks), lives }),
    line(phrases.throwTableNone, columns.map(String)),
    ...rows.map((heroes, i) =>
      line(
        labels[i],
        columns.map((dice) => meansText(facts, heroes, dice)),
      ),
    ),
    ...deadlyLine(facts, board),
  ];
}

/** `1.3 (0.6)`: with nothing spent after the roll, and with all there is. */
function meansText(facts: ThrowFacts, heroes: number, dice: number): string {
  const mean = meanText(livesLost(facts, heroes, dice, SPEND_NOTHING).mean);
  const best = meanText(livesLost(facts, heroes, dice, SPEND_ALL).mean);
  return mean === best ? mean : `${mean} (${best})`;
}

/** C-4.1: how likely the last life point is lost. */
function deadlyLine(facts: ThrowFacts, board: BoardText): string[] {
  const least = lossBy(facts, COMMITMENTS[0]).deadly;
  if (fractionValue(least) === 0) return [];
  const most = lossBy(facts, COMMITMENTS[COMMITMENTS.length - 1]).deadly;
  const text = (chance: Fraction) => percent(chanceOf(chance));
  return [board.say('deadly', { none: text(least), all: text(most) })];
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}
