import type { Standing } from '@nineworlds/board';
import type { Seat } from '@nineworlds/engine';
import type { QuestionName } from '../rules/questions.ts';
import type { IgnitionSheet, ReactingWarrior } from '../view/ignition-sheet.ts';
import type { NeedfireView, ShownScore } from '../view/view.ts';
import type { Given } from './props.ts';
import { meantBy, type Zone } from './target.ts';
import { causeOf, type NeedfireTexts } from './texts.ts';

type Element = NeedfireView['deck']['elements'][number];

/** How a card stands to the open question. */
export interface Spot {
  /** The word that it means; empty when it means nothing now. */
  readonly word: string;
  readonly standing: Standing;
  /** What choosing it brings, in short. */
  readonly remark: string;
  /** Why it is closed, in at most four words. */
  readonly cause: string;
}

const IDLE: Spot = { word: '', standing: 'idle', remark: '', cause: '' };

/** Everything on the table, by the names that this language and this deck give it. */
export class BoardModel {
  readonly given: Given;
  readonly view: NeedfireView;
  readonly say: NeedfireTexts;
  /** The question that is open at this screen; empty when none is. */
  readonly question: QuestionName | '';
  /** What the considered or the burning card makes react. */
  readonly ignition: IgnitionSheet | undefined;
  /** The card that somebody looks at, to see who reacts to it. */
  readonly look: { card: string };
  readonly #elements: ReadonlyMap<string, Element>;

  constructor(given: Given, look: { card: string }) {
    const { view, own, asking } = given;
    this.given = given;
    this.look = look;
    this.view = view;
    this.say = own;
    this.question = asking.choices?.question ?? '';
    this.ignition = asking.sheet ?? asking.choices?.sheet;
    this.#elements = new Map(view.deck.elements.map((element) => [element.id, element]));
  }

  /** The game is over: everything lies open. */
  get isOver(): boolean {
    return this.given.state.results !== undefined;
  }

  /** `you · `, `bot · `, or nothing. */
  role(seat: Seat): string {
    if (seat === this.view.seat) return `${this.say.you} · `;
    return this.given.state.seats[seat]?.kind === 'bot' ? `${this.say.bot} · ` : '';
  }

  /** A seat in one letter: the first of its name, or its number where that would not tell. */
  mark(seat: Seat): string {
    const firsts = this.given.names.map((name) => Array.from(name)[0] ?? '');
    const first = firsts[seat] ?? '';
    return firsts.filter((other) => other === first).length === 1 ? first : String(seat + 1);
  }

  /** How many people play at this screen. */
  get peopleHere(): number {
    return this.given.state.seats.filter(({ kind }) => kind === 'human').length;
  }

  get ownScore(): ShownScore | undefined {
    const { seat, scores } = this.view;
    return seat === undefined ? undefined : scores[seat];
  }

  /** The human that is about to be taken, with the score that it brings. */
  get gain(): ReactingWarrior | undefined {
    if (this.question !== 'takeWarrior') return undefined;
    return this.ignition?.reacting.find(
      ({ warrior }) => this.spot('ring', warrior).standing === 'considered',
    );
  }

  /** `Gebo`; an element that only an owner's deck has is called as its owner wrote. */
  name(card: string): string {
    const { texts, lang } = this.given;
    if (Object.hasOwn(texts.words, card)) return texts.words[card] ?? card;
    const element = this.#elements.get(card);
    return (lang === 'ja' ? element?.nameJa : undefined) ?? element?.nameEn ?? card;
  }

  names(cards: readonly string[]): string {
    return cards.map((card) => this.name(card)).join(this.say.comma);
  }

  /** The rune of a card; the beginning of its name where its deck has no sign for it. */
  glyph(card: string): string {
    return this.#elements.get(card)?.glyph || this.name(card).slice(0, 2);
  }

  isBlack(card: string): boolean {
    return this.#elements.get(card)?.colour === 'black';
  }

  /** The elements that a human reacts to. */
  reactsTo(card: string): readonly string[] {
    return this.#elements.get(card)?.reactsTo ?? [];
  }

  /** Those of some humans whose card names an element. */
  reactorsTo(card: string, humans: Iterable<string | undefined>): string[] {
    return [...humans].filter((human): human is string => this.#names(human, card));
  }

  /** `+2`: so many humans of the looking seat name this flame. */
  bonus(flame: string): number | undefined {
    const { seat, bands } = this.view;
    if (seat === undefined || flame === '?') return undefined;
    return this.reactorsTo(flame, bands[seat] ?? []).length;
  }

  /** All humans of the deck. */
  get elements(): Iterable<string> {
    return this.#elements.keys();
  }

  /** What a host of an ember is called: a human, or `bonfire-3`. */
  host(word: string): string {
    return this.given.texts.words[word] ?? this.name(word);
  }

  hasEmber(host: string): boolean {
    return this.view.embers.includes(host);
  }

  /** The element that burns: of the card that is considered, or that has just been ignited. */
  get burning(): string | undefined {
    if (this.ignition !== undefined) return this.ignition.element;
    const ignited = this.#ignited;
    if (ignited === undefined || this.isOver) return undefined;
    const host = ignited.facts.card;
    const place = /^bonfire-(\d+)$/.exec(host);
    return place === null ? host : this.view.bonfires[Number(place[1]) - 1]?.card;
  }

  /** The element that a human reacts to just now: what burns, or what is looked at. */
  litBy(card: string, zone: Zone): string | undefined {
    if (this.ignition !== undefined) {
      const isReacting = this.ignition.reacting.some(({ warrior }) => warrior === card);
      return zone === 'ring' && isReacting ? this.ignition.element : undefined;
    }
    const element = this.look.card;
    return element !== '' && this.#names(card, element) ? element : undefined;
  }

  /** The host from which an ember has just been pulled. */
  get leftByEmber(): string | undefined {
    const ignited = this.#ignited;
    return ignited?.facts.from;
  }

  /** How a card in a zone stands to the open question. */
  spot(zone: Zone, card: string): Spot {
    const meant = meantBy(this.question, zone, card);
    if (meant === undefined) return IDLE;
    const standing = this.given.standing(meant.word);
    if (!meant.isAsked) return standing === 'selected' ? { ...IDLE, standing } : IDLE;
    const { choices } = this.given.asking;
    const choice = choices?.list.find(({ words }) => words === meant.word);
    const refusal = choices?.closed.find(({ words }) => words === meant.word)?.refusal;
    return {
      word: standing === 'idle' ? '' : meant.word,
      standing,
      remark: choice?.remark ?? '',
      cause: refusal === undefined ? '' : causeOf(this.say, refusal.reason),
    };
  }

  /** A human in one sentence: name, colour, reactions, ember, and what it does now. */
  label(card: string, spot: Spot = IDLE): string {
    const { say, ignition } = this;
    const isReacting = ignition?.reacting.some(({ warrior }) => warrior === card) ?? false;
    return [
      this.name(card),
      this.isBlack(card) ? say.black : say.white,
      say.reactsTo(this.names(this.reactsTo(card))),
      this.hasEmber(card) ? say.hasEmber : '',
      isReacting ? say.reactsNow : '',
      spot.remark,
      spot.cause,
    ]
      .filter((part) => part !== '')
      .join(say.comma);
  }

  get #ignited() {
    return this.given.beat?.events.find((event) => event.name === 'ignited');
  }

  #names(human: string | undefined, element: string): boolean {
    return human !== undefined && this.reactsTo(human).includes(element);
  }
}
