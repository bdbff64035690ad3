import { Deck, HOST, Position } from '@nineworlds/engine';
import { DECK_ROOM, HAND, MAX_CARDS, MAX_SEATS, OMENS, PILES, POOLS, SLOTS } from './data.ts';

/** What the options mean to the rules. */
export interface ToySetup {
  readonly seats: number;
  /** How many of the cards are in the game. */
  readonly cards: number;
  readonly rounds: number;
}

const DECK_CELLS = 2 * DECK_ROOM + PILES * POOLS + 2;

/** A position of the toy. */
export class ToyPosition extends Position {
  readonly setup: ToySetup;
  /** Cards in hand, two a seat; 0 in an observation where the observer cannot know it. */
  readonly hands = this.zone(MAX_SEATS * HAND);
  /** The card in each slot; 0 while nobody has seen it, or where the observer cannot know it. */
  readonly slots = this.zone(SLOTS);
  /** 1 where a slot lies face up. */
  readonly faceUp = this.zone(SLOTS);
  /** Which seats have seen the card that lies in a slot; that they have is public. */
  readonly seen = this.zone(SLOTS);
  /** What each seat, and last what everybody, knows of each card: see engine/knowledge.ts. */
  readonly known = this.zone((MAX_SEATS + 1) * (MAX_CARDS + 1));
  /** Sparks of each seat. */
  readonly sparks = this.zone(MAX_SEATS);
  /** Ordinary omens that lie unseen in either deck. */
  readonly ordinary = this.zone(OMENS.length);
  /** Special omens that lie unseen, one in each pile of the east deck. */
  readonly special = this.zone(OMENS.length);
  /** Omens that were shuffled back into the east deck. */
  readonly eastOwn = this.zone(OMENS.length);
  /** Omens that were shuffled back into the west deck. */
  readonly westOwn = this.zone(OMENS.length);
  readonly east = this.#deck(this.eastOwn);
  readonly west = this.#deck(this.westOwn);
  /** Sparks that nobody holds. */
  reserve = 0;
  /** Whose turn it is. */
  active = 0;
  /** The turn's number, from 1; 0 while the cards are dealt. */
  turn = 0;
  /** Whose observation this is; `HOST` for the whole truth. */
  observer = HOST;

  constructor(setup: ToySetup) {
    super(
      MAX_SEATS * HAND +
        3 * SLOTS +
        (MAX_SEATS + 1) * (MAX_CARDS + 1) +
        MAX_SEATS +
        4 * OMENS.length +
        2 * DECK_CELLS,
      8,
    );
    this.setup = setup;
  }

  #deck(own: Int32Array): Deck {
    return new Deck(
      this.zone(DECK_ROOM),
      this.zone(PILES * POOLS),
      this.zone(DECK_ROOM),
      this.zone(2),
      [this.ordinary, this.special, own],
    );
  }

  override copyFrom(source: this): void {
    super.copyFrom(source);
    this.reserve = source.reserve;
    this.active = source.active;
    this.turn = source.turn;
    this.observer = source.observer;
  }
}
