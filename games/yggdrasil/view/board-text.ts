import type { Chance } from '@nineworlds/engine';
import {
  type Fraction,
  fillText,
  fractionValue,
  type Onlooker,
  type Seat,
} from '@nineworlds/engine';
import { cut, type Width } from './layout.ts';
import { type Phrases, phrasesIn } from './phrases.ts';
import type { YggdrasilView } from './view.ts';

/** No seat's name takes more columns. */
const MOST_SEAT_NAME = 24;

/** Words and phrases for an onlooker. */
export class BoardText {
  readonly phrases: Phrases;
  readonly width: Width;
  readonly #words: Onlooker['texts']['words'];
  readonly #names: readonly string[];

  constructor(onlooker: Onlooker) {
    this.phrases = phrasesIn(onlooker.lang);
    this.width = onlooker.width;
    this.#words = onlooker.texts.words;
    this.#names = onlooker.names;
  }

  /** The name of a word. */
  word(word: string): string {
    return Object.hasOwn(this.#words, word) ? this.#words[word] : word;
  }

  /** A phrase with its facts filled in. */
  say(key: keyof Phrases, facts: Readonly<Record<string, string | number>> = {}): string {
    return fillText(this.phrases[key], facts);
  }

  /** Names one after the other. */
  words(words: readonly string[]): string {
    return words.map((word) => this.word(word)).join(', ');
  }

  /** `2 Thor (Ann)`: the number is the one that stands beside the weapons he holds. */
  god({ gods }: YggdrasilView, seat: Seat): string {
    const { god } = gods[seat];
    const who = cut(this.#names[seat] ?? '', MOST_SEAT_NAME, this.width);
    const name = god === 'none' ? '' : `${this.word(god)} `;
    return who === '' ? `${seat + 1} ${name}`.trim() : `${seat + 1} ${name}(${who})`;
  }
}

/** A chance in whole per cent; what is not sure is never written as if it were. */
export function percent({ value }: Pick<Chance, 'value'>): string {
  const rounded = Math.round(100 * value);
  if (rounded === 100 && value < 1) return '>99%';
  return rounded === 0 && value > 0 ? '<1%' : `${rounded}%`;
}

/** `■■□`: so many of so many. */
export function pips(count: number, most: number): string {
  return '■'.repeat(Math.min(count, most)) + '□'.repeat(Math.max(0, most - count));
}

/** A mean, for people. */
export function meanText(mean: Fraction): string {
  return fractionValue(mean).toFixed(1);
}
