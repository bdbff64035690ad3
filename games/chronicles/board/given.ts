import type { BoardProps, SheetProps } from '@nineworlds/board';
import type { ChroniclesTexts } from '../locale/catalogue.ts';
import type { ChroniclesView } from '../view/view.ts';
import type { ChroniclesBoardTexts } from './locale/labels.ts';

/** What the board of Chronicles is given. */
export type Given = BoardProps<ChroniclesView, ChroniclesBoardTexts>;

/** What the sheet of a saving throw is given. */
export type GivenSheet = SheetProps<ChroniclesView, ChroniclesBoardTexts>;

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

/** A phrase of the game with its facts filled in; empty where the game has none. */
export function phraseOf({ texts }: Pick<Given, 'texts'>, key: string, facts: Facts = {}): string {
  const phrase = (texts as ChroniclesTexts).phrases[key as Phrase] ?? '';
  return phrase.replace(/\{(\w+)\}/g, (_, fact: string) => `${facts[fact] ?? ''}`);
}
