import type { BoardProps, SheetProps } from '@nineworlds/board';
import type { ChroniclesTexts } from '../locale/catalogue.ts';
import type { ChroniclesEvents } from '../rules/events.ts';
import type { QuestionName } from '../rules/questions.ts';
import type { ThrowSheet } from '../view/throw-sheet.ts';
import type { ChroniclesView } from '../view/view.ts';
import type { ChroniclesBoardTexts } from './locale/labels.ts';

/** What the board of Chronicles is given. */
export type Given = BoardProps<
  ChroniclesView,
  ChroniclesBoardTexts,
  ChroniclesEvents,
  QuestionName,
  ThrowSheet
>;

/** What the sheet of a saving throw is given. */
export type GivenSheet = SheetProps<ChroniclesView, ChroniclesBoardTexts, QuestionName, ThrowSheet>;

/** The name of a word of the game in the page's language. */
export function nameOf({ texts }: Pick<Given, 'texts'>, word: string): string {
  return texts.words[word] ?? word;
}

/** Names one after the other. */
export function namesOf(given: Pick<Given, 'texts' | 'own'>, words: readonly string[]): string {
  return words.map((word) => nameOf(given, word)).join(given.own.labels.comma);
}

type Facts = Readonly<Record<string, string | number>>;
type Phrase = keyof ChroniclesTexts['phrases'];

/** A phrase of the game with its facts filled in. */
export function phraseOf({ texts }: Pick<Given, 'texts'>, key: Phrase, facts: Facts = {}): string {
  // The page hands every board the texts of its own game.
  const phrase = (texts as ChroniclesTexts).phrases[key];
  return phrase.replace(/\{(\w+)\}/g, (_, fact: string) => `${facts[fact] ?? ''}`);
}
