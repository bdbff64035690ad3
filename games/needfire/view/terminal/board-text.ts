import {
  type FactsFor,
  type GameTexts,
  type Seat,
  say,
  type TerminalOnlooker,
} from '@nineworlds/engine';
import { cut, type Width } from '@nineworlds/engine/terminal-layout';
import type { NeedfireView } from '../view.ts';
import { CardNames } from './card-names.ts';
import type { TerminalPhrases } from './phrases/en.ts';

/** No seat's name takes more columns. */
const MOST_SEAT_NAME = 20;
/** Marks a card with an ember under it, in black and white too. */
const EMBER = '*';

/** The cards and seats of a view, written for an onlooker. */
export class BoardText {
  readonly phrases: TerminalPhrases;
  /** Names of things, from the game's texts. */
  readonly #words: GameTexts['words'];
  readonly cards: CardNames;
  readonly width: Width;
  readonly #view: NeedfireView;
  readonly #seatNames: readonly string[];
  readonly #reactsTo: ReadonlyMap<string, readonly string[]>;

  constructor(view: NeedfireView, onlooker: TerminalOnlooker, phrases: TerminalPhrases) {
    const { elements } = view.deck;
    this.phrases = phrases;
    this.#words = onlooker.texts.words;
    this.cards = new CardNames(elements, onlooker);
    this.width = onlooker.width;
    this.#view = view;
    this.#seatNames = onlooker.names;
    this.#reactsTo = new Map(elements.map(({ id, reactsTo }) => [id, reactsTo]));
  }

  /** `2 Ann`: events count the seats, so that the number is needed too, unless the name has it. */
  seat(seat: Seat): string {
    const number = String(seat + 1);
    const name = this.#seatNames[seat] ?? '';
    const shown = name.includes(number) ? name : `${number} ${name}`.trim();
    return cut(shown, MOST_SEAT_NAME, this.width);
  }

  /** A human with its ember. */
  human(card: string): string {
    return `${this.cards.full(card)}${this.#ember(card)}`;
  }

  /** An exile in short, with its ember. */
  exile(card: string): string {
    return `${this.cards.short(card)}${this.#ember(card)}`;
  }

  /** A bonfire's flame with its ember. */
  bonfire(card: string, place: number): string {
    return `${this.cards.full(card)}${this.#ember(`bonfire-${place + 1}`)}`;
  }

  /** What an ember lies under. */
  host(word: string): string {
    return word.startsWith('bonfire-') ? (this.#words[word] ?? word) : this.cards.name(word);
  }

  /** What a human reacts to. */
  reactsTo(card: string): string {
    const elements = this.#reactsTo.get(card) ?? [];
    return `← ${this.#short(elements)}`;
  }

  /** The humans that react to a card. */
  makesReact(card: string): string {
    return card === '?' ? '' : `→ ${this.#short(this.reactors(card))}`;
  }

  /** The humans that react to a card, wherever they are. */
  reactors(card: string): string[] {
    return [...this.#reactsTo].flatMap(([human, reactsTo]) =>
      reactsTo.includes(card) ? [human] : [],
    );
  }

  /** `+2`: how many humans of a seat react to a flame; nothing where none does. */
  blessing(flame: string, seat: Seat | undefined): string {
    const band = (seat === undefined ? undefined : this.#view.bands[seat]) ?? [];
    const count = this.reactors(flame).filter((human) => band.includes(human)).length;
    return count === 0 ? '' : ` +${count}`;
  }

  /** The name of a word of the game. */
  word(word: string): string {
    return this.#words[word] ?? word;
  }

  /** A phrase, made with its facts. */
  say<K extends keyof TerminalPhrases>(key: K, ...facts: FactsFor<TerminalPhrases, K>): string {
    return say(this.phrases, key, ...facts);
  }

  #ember(host: string): string {
    return this.#view.embers.includes(host) ? EMBER : '';
  }

  #short(cards: readonly string[]): string {
    return cards.map((card) => this.cards.short(card)).join(' ');
  }
}
