import type { BoardProps, SheetProps } from '@nineworlds/board';
import { type FactsFor, say } from '@nineworlds/engine';
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

type Phrases = ChroniclesTexts['phrases'];

/** A phrase of the game, made with its facts. */
export function phraseOf<K extends keyof Phrases>(
  { texts }: Pick<Given, 'texts'>,
  key: K,
  ...facts: FactsFor<Phrases, K>
): string {
  // The page hands every board the texts of its own game.
  return say((texts as ChroniclesTexts).phrases, key, ...facts);
}
