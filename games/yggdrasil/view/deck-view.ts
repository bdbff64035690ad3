import { type Chance, cellAt, chanceOf, itemAt, NO_CARD } from '@nineworlds/engine';
import { CARD_WORDS, type CardWord, DECK_SIZE } from '../data/cards.ts';
import { countPeeked, type YggdrasilPosition } from '../rules/state.ts';
import { upcomingCards } from './odds/card-odds.ts';

/** The enemy deck and what is known of it. */
export interface ShownDeck {
  /** Y-7.5: so many cards are still to be resolved: those of the deck and those being looked at. */
  readonly toGo: number;
  /** Cards that are being looked at: Odin's two, the Vanir's six. */
  readonly looked: readonly CardWord[];
  /** The known cards on top, from the top; and those under the deck, the last one at the bottom. */
  readonly top: readonly CardWord[];
  readonly bottom: readonly CardWord[];
  /** The cards that nobody has seen, by kind. */
  readonly unseen: readonly CountedCard[];
  /** Y-6.6: so many of the unseen cards are not in the deck, their places being taken by Ragnarök. */
  readonly boxed: number;
  /** The exact chance of each kind to be the next card; none while cards are looked at. */
  readonly next: readonly { readonly card: CardWord; readonly chance: Chance }[];
  readonly discard: readonly CountedCard[];
}

/** Cards of one kind. */
export interface CountedCard {
  readonly card: CardWord;
  readonly count: number;
}

export function shownDeck(o: YggdrasilPosition): ShownDeck {
  const { deck } = o;
  const peeked = Array.from(o.looked.subarray(0, countPeeked(o)));
  const unseen = Array.from(o.ordinary, (count, card) => count + cellAt(o.special, card));
  const places = deck.piles.reduce((sum, count) => sum + count, 0);
  const all = unseen.reduce((sum, count) => sum + count, 0);
  const isStacked = places + deck.size + peeked.length > 0 || o.turn > 0;
  return {
    toGo: isStacked ? deck.size + peeked.length : DECK_SIZE,
    looked: words(peeked),
    top: words(deck.head),
    bottom: words(deck.tail),
    unseen: counted(unseen),
    boxed: isStacked ? all - places : 0,
    next: upcomingCards(o).map(({ card, chance }) => ({
      card: itemAt(CARD_WORDS, card),
      chance: chanceOf(chance),
    })),
    discard: counted(Array.from(o.discard)),
  };
}

function words(cards: ArrayLike<number>): CardWord[] {
  return Array.from(cards)
    .filter((card) => card !== NO_CARD)
    .map((card) => itemAt(CARD_WORDS, card));
}

function counted(counts: readonly number[]): CountedCard[] {
  return counts.flatMap((count, card) =>
    count > 0 ? [{ card: itemAt(CARD_WORDS, card), count }] : [],
  );
}
