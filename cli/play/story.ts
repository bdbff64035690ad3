import {
  CHANCE,
  countBits,
  type GameDef,
  type GameTexts,
  includes,
  type Lang,
  type Results,
  type Seat,
  type SeatInfo,
} from '@nineworlds/engine';
import {
  type Entry,
  type Table,
  type VisibleEntry,
  type VisibleLine,
  visibleEntry,
} from '@nineworlds/table';
import { eventText } from '../event-text.ts';
import { text } from '../locale/index.ts';
import { seatName } from '../seat-names.ts';
import { wrap } from '../text-layout.ts';

/** What happened at a table, told to one observer in sentences. */
export function story(
  lang: Lang,
  texts: GameTexts,
  table: Table,
  entries: readonly Entry[],
  observer: Seat,
): string {
  return entries
    .flatMap((entry) => entryText(lang, texts, table, visibleEntry(entry, observer)))
    .join('\n');
}

function entryText(lang: Lang, texts: GameTexts, table: Table, told: VisibleEntry): string[] {
  switch (told.type) {
    case 'start':
      return startText(lang, texts, table, told.lines);
    case 'line':
      return told.lines.flatMap((line) => lineText(lang, texts, table.seats, line));
    case 'undo':
      return [text(lang, 'tookBack', { name: seatName(lang, table.seats, told.by, texts) })];
    case 'rewind':
      return [
        text(lang, 'wentBack', {
          name: seatName(lang, table.seats, told.by, texts),
          ply: told.toPly,
        }),
      ];
    case 'proposed':
    case 'agreed':
    case 'declined':
      return [];
    case 'seat':
      return [text(lang, 'satDown', { name: seatName(lang, table.seats, told.seat, texts) })];
  }
}

/** A set-up of so many lines is told; the board tells a longer one better. */
const LONGEST_SET_UP = 10;

/** How a game was set up; of a long set-up only the last thing that happened. */
function startText(
  lang: Lang,
  texts: GameTexts,
  table: Table,
  lines: readonly VisibleLine[],
): string[] {
  const told = lines.flatMap((line) => lineText(lang, texts, table.seats, line));
  return lines.length > LONGEST_SET_UP ? told.slice(-1) : told;
}

/**
 * A line and what came of it. Chance is told by events alone: its own, or those of what it led to.
 */
export function lineText(
  lang: Lang,
  texts: GameTexts,
  seats: readonly SeatInfo[],
  told: VisibleLine,
): string[] {
  const events = told.events.map((event) =>
    wrap(`  ${eventText(lang, texts, seats, event)}`, '  '),
  );
  if (told.seat === CHANCE) return events;
  return [wrap(`${seatName(lang, seats, told.seat, texts)}: ${told.line}`, '  '), ...events];
}

/** How a game ended; nothing while it goes on. */
export function ending(
  lang: Lang,
  game: GameDef,
  seats: readonly SeatInfo[],
  results: Results | undefined,
  texts: GameTexts,
): string {
  if (results === undefined) return '';
  if (game.cooperative) return text(lang, results.winners === 0 ? 'teamLost' : 'teamWon');
  const won = countBits(results.winners) > 1 ? 'sharedScore' : 'winnerScore';
  const scores = results.scores.map((score, seat) => {
    const facts = { name: seatName(lang, seats, seat, texts), score };
    return text(lang, includes(results.winners, seat) ? won : 'loserScore', facts);
  });
  const draw = results.winners === 0 ? [text(lang, 'nobodyWon')] : [];
  return [text(lang, 'over'), ...draw, ...scores].join('\n');
}
