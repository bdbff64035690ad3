import {
  type Chance,
  type FactsFor,
  type Fraction,
  fractionValue,
  type GameTexts,
  nameIn,
  roundedPercent,
  say,
} from '@nineworlds/engine';
import type { Phrases } from '../locale/phrases/en.ts';

/** Words and phrases of one language; a terminal has more of them than previews and remarks. */
export class Wording<P extends Phrases = Phrases> {
  readonly phrases: P;
  readonly #nameOf: (word: string) => string;

  constructor({ words }: Pick<GameTexts, 'words'>, phrases: P) {
    this.phrases = phrases;
    this.#nameOf = nameIn(words);
  }

  /** The name of a word. */
  word(word: string): string {
    return this.#nameOf(word);
  }

  /** A phrase, made with its facts. */
  say<K extends keyof P & string>(key: K, ...facts: FactsFor<P, K>): string {
    return say(this.phrases, key, ...facts);
  }

  /** Names one after the other. */
  words(words: readonly string[]): string {
    return words.map((word) => this.word(word)).join(', ');
  }
}

/** A chance in whole per cent; what is not sure is never written as if it were. */
export function percent({ value }: Pick<Chance, 'value'>): string {
  const { bound, percent: rounded } = roundedPercent(value, 0);
  return `${bound}${rounded}%`;
}

/** A mean, for people. */
export function meanText(mean: Fraction): string {
  return fractionValue(mean).toFixed(1);
}
