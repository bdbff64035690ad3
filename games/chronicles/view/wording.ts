import {
  type Chance,
  type FactsFor,
  type Fraction,
  fractionValue,
  nameIn,
  type Onlooker,
  roundedPercent,
  say,
} from '@nineworlds/engine';
import type { Phrases } from '../locale/phrases/en.ts';

/** Words and phrases of one language; a terminal has more of them than previews and remarks. */
export class Wording<P extends Phrases = Phrases> {
  readonly phrases: P;
  readonly #nameOf: (word: string) => string;

  constructor({ texts }: Pick<Onlooker, 'texts'>, phrases: P) {
    this.phrases = phrases;
    this.#nameOf = nameIn(texts.words);
  }

  /** The name of a word. */
  word(word: string): string {
    return this.#nameOf(word);
  }

  /** A phrase, made with its facts. */
  say<K extends keyof P & string>(key: K, ...facts: FactsFor<P, K>): string {
    return say(this.phrases, key, ...facts);
  }

  /** `1 Risk`, `2 Risks`. */
  risks(count: number): string {
    return say(this.phrases as Phrases, 'risks', { count });
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
