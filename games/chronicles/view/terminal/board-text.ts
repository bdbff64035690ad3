import { itemAt, type Seat, type TerminalOnlooker } from '@nineworlds/engine';
import { cut, type Width } from '@nineworlds/engine/terminal-layout';
import type { ChroniclesTexts } from '../../locale/catalogue.ts';
import type { Phrases } from '../../locale/phrases/en.ts';
import type { ChroniclesView } from '../view.ts';
import { Wording } from '../wording.ts';
import type { TerminalPhrases } from './phrases/en.ts';

/** No seat's name takes more columns. */
const MOST_SEAT_NAME = 16;

/** Words and phrases for somebody at a terminal. */
export class BoardText extends Wording<Phrases & TerminalPhrases> {
  readonly width: Width;
  readonly #names: readonly string[];
  readonly #saga: ChroniclesTexts['saga'];

  constructor(onlooker: TerminalOnlooker<ChroniclesTexts>, phrases: TerminalPhrases) {
    super(onlooker, { ...onlooker.texts.phrases, ...phrases });
    this.width = onlooker.width;
    this.#names = onlooker.names;
    this.#saga = onlooker.texts.saga;
  }

  /** A text of the saga that is played, with its numbers; empty where it has none. */
  saga(key: string, facts: { readonly [name: string]: number | string } = {}): string {
    const text = this.#saga[key] ?? '';
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
  }

  /** What the saga calls one of its things; its own word where nobody has written a name. */
  sagaName(thing: 'action' | 'counter' | 'fight' | 'figure' | 'token', id: string): string {
    const end = thing === 'action' || thing === 'fight' ? '.name' : '';
    const name = this.saga(`${thing}.${id}${end}`);
    return name === '' ? this.word(id) : name;
  }

  /** `2 Thor (Ann)`: the number is the one that stands beside cards and chances. */
  god({ gods }: ChroniclesView, figure: Seat): string {
    const { god, isSupport } = itemAt(gods, figure);
    const who = isSupport
      ? this.phrases.support
      : cut(this.#names[figure] ?? '', MOST_SEAT_NAME, this.width);
    const name = god === 'none' ? '' : `${this.word(god)} `;
    return who === '' ? `${figure + 1} ${name}`.trim() : `${figure + 1} ${name}(${who})`;
  }
}

/** `■■□`: so many of so many. */
export function pips(count: number, most: number): string {
  return '■'.repeat(Math.min(count, most)) + '□'.repeat(Math.max(0, most - count));
}
