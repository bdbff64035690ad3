import {
  CHANCE,
  type Facts,
  type GameTexts,
  type LineContext,
  type LineTexts,
  type Seat,
  type SeatInfo,
  TEAM,
} from '@nineworlds/engine';
import type { AppTexts } from '../app/texts.svelte.ts';

/** What the seats are called. Without a name they are named after their sides, or counted. */
export function seatNames(
  app: AppTexts,
  seats: readonly SeatInfo[],
  sides: readonly string[] = [],
): readonly string[] {
  return seats.map((info, seat) => {
    if (info.name !== undefined && info.name !== '') return info.name;
    const side = sides[seat];
    if (side !== undefined) return side;
    return info.kind === 'bot' ? app.botName(seat + 1) : app.player(seat + 1);
  });
}

/** What a seat is called, also one that is no person. */
export function seatName(app: AppTexts, names: readonly string[], seat: Seat): string {
  if (seat === CHANCE) return app.chance;
  if (seat === TEAM) return app.team;
  return names[seat] ?? '';
}

/** The sentence for an event with the names of those who sit there; its name where there is none. */
export function eventSentence(
  texts: GameTexts,
  names: readonly string[],
  event: { readonly name: string; readonly facts: Facts },
): string {
  const { seat } = event.facts;
  const facts =
    typeof seat === 'number' ? { ...event.facts, seat: names[seat] ?? '' } : event.facts;
  const sentence = Object.hasOwn(texts.events, event.name) ? texts.events[event.name] : undefined;
  return sentence?.(facts) ?? event.name;
}

/** No name is one of more words. */
const MOST_WORDS = 2;

/** Words of a line in the reader's language; two that have a name together are named together. */
export function namedWords(texts: GameTexts, words: string): string {
  const left = words.split(' ');
  const named: string[] = [];
  while (left.length > 0) {
    const count = MOST_WORDS <= left.length && isNamed(texts, left.slice(0, MOST_WORDS)) ? 2 : 1;
    const word = left.splice(0, count).join(' ');
    named.push(isNamed(texts, [word]) ? (texts.words[word] ?? word) : word);
  }
  return named.join(' ');
}

function isNamed(texts: GameTexts, words: readonly string[]): boolean {
  return Object.hasOwn(texts.words, words.join(' '));
}

/** A line without a sentence, in the names of its words. */
export function namedLine(texts: GameTexts, line: string): string {
  return namedWords(texts, line.replace(/^chance /, ''));
}

/** Who tells lines in sentences: the texts of a game, and its sentences for lines once they have come. */
export interface LineReader {
  readonly texts: GameTexts;
  readonly lines: LineTexts | undefined;
}

/** A line in a sentence, by its words, its context and the name of who plays it. */
export function lineSentence(
  { texts, lines }: LineReader,
  line: string,
  name: string,
  context: LineContext | undefined,
): string {
  if (lines === undefined) return '…';
  return lines(line, name, context) ?? `${name}: ${namedLine(texts, line)}`;
}
