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
import { type Entry, type VisibleEntry, type VisibleLine, visibleEntry } from '@nineworlds/table';
import { eventText } from '../event-text.ts';
import { text } from '../locale/index.ts';
import { seatName } from '../seat-names.ts';
import { wrap } from '../text-layout.ts';
import type { LineTeller } from './told-line.ts';

/** Who reads a story: in which words, and who sits where. */
export interface StoryReader {
  readonly lang: Lang;
  readonly texts: GameTexts;
  readonly tell: LineTeller;
  readonly seats: readonly SeatInfo[];
}

/** What happened at a table, told to one observer in sentences. */
export function story(reader: StoryReader, entries: readonly Entry[], observer: Seat): string {
  return entries.flatMap((entry) => entryText(reader, visibleEntry(entry, observer))).join('\n');
}

function entryText(reader: StoryReader, told: VisibleEntry): string[] {
  const { lang, texts, seats } = reader;
  switch (told.type) {
    case 'start':
      return startText(reader, told.lines);
    case 'line':
      return told.lines.flatMap((line) => lineText(reader, line));
    case 'undo':
      return [text(lang, 'tookBack', { name: seatName(lang, seats, told.by, texts) })];
    case 'rewind':
      return [
        text(lang, 'wentBack', {
          name: seatName(lang, seats, told.by, texts),
          ply: told.toPly,
        }),
      ];
    case 'proposed':
    case 'agreed':
    case 'declined':
      return [];
    case 'seat':
      return [text(lang, 'satDown', { name: seatName(lang, seats, told.seat, texts) })];
  }
}

/** A set-up of so many lines is told; the board tells a longer one better. */
const LONGEST_SET_UP = 10;

/** How a game was set up; of a long set-up only the last thing that happened. */
function startText(reader: StoryReader, lines: readonly VisibleLine[]): string[] {
  const told = lines.flatMap((line) => lineText(reader, line));
  return lines.length > LONGEST_SET_UP ? told.slice(-1) : told;
}

/** What came of a line; what somebody decides begins further left than what follows from it. */
function lineText(reader: StoryReader, told: VisibleLine): string[] {
  return lineSentences(reader, told).map((sentence, i) =>
    wrap(told.seat === CHANCE || i > 0 ? `  ${sentence}` : sentence, '  '),
  );
}

/** A line in sentences: those of its events; one without any is told by its words. */
export function lineSentences(reader: StoryReader, told: VisibleLine): string[] {
  const { lang, texts, tell, seats } = reader;
  const { seat, line, context, events } = told;
  const isAlone = events.every(({ name }) => name === 'turnBegan');
  return [
    ...(isAlone ? [tell(line, seatName(lang, seats, seat, texts), context)] : []),
    ...events.map((event) => eventText(lang, texts, seats, event)),
  ];
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
