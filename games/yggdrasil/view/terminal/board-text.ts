import { itemAt, type Seat, type TerminalOnlooker } from '@nineworlds/engine';
import { cut, type Width } from '@nineworlds/engine/terminal-layout';
import type { YggdrasilTexts } from '../../locale/catalogue.ts';
import type { Phrases } from '../../locale/phrases/en.ts';
import type { YggdrasilView } from '../view.ts';
import { Wording } from '../wording.ts';
import type { TerminalPhrases } from './phrases/en.ts';

/** No seat's name takes more columns. */
const MOST_SEAT_NAME = 24;

/** Words and phrases for somebody at a terminal. */
export class BoardText extends Wording<Phrases & TerminalPhrases> {
  readonly width: Width;
  readonly #names: readonly string[];

  constructor({ texts, names, width }: TerminalOnlooker<YggdrasilTexts>, phrases: TerminalPhrases) {
    super(texts, { ...texts.phrases, ...phrases });
    this.width = width;
    this.#names = names;
  }

  /** `2 Thor (Ann)`: the number is the one that stands beside the weapons they hold. */
  god({ gods }: YggdrasilView, seat: Seat): string {
    const { god } = itemAt(gods, seat);
    const who = cut(this.#names[seat] ?? '', MOST_SEAT_NAME, this.width);
    const name = god === 'none' ? '' : `${this.word(god)} `;
    return who === '' ? `${seat + 1} ${name}`.trim() : `${seat + 1} ${name}(${who})`;
  }
}

/** `■■□`: so many of so many. */
export function pips(count: number, most: number): string {
  return '■'.repeat(Math.min(count, most)) + '□'.repeat(Math.max(0, most - count));
}
