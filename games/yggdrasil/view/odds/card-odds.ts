import {
  CERTAIN,
  type Fraction,
  fraction,
  multiplyFractions,
  NO_CARD,
  valueAt,
} from '@nineworlds/engine';
import { CARD_KINDS } from '../../data/cards.ts';
import { drawCard } from '../../rules/draw.ts';
import { resolveCard, returnCard } from '../../rules/enemy-card.ts';
import { countPeeked, ENEMY, YggdrasilPosition } from '../../rules/state.ts';

/** Cards that may come next, in this order. Nobody is asked on the way. */
export interface CardsOdds {
  readonly cards: readonly number[];
  readonly chance: Fraction;
}

/** The next so many cards of the deck, all that there are if fewer: Odin draws two. */
export function nextCards(o: YggdrasilPosition, count: number): readonly CardsOdds[] {
  const p = withCardsPutBack(o);
  return drawn(p, Math.min(count, p.deck.size));
}

function drawn(p: YggdrasilPosition, count: number): CardsOdds[] {
  if (count === 0) return [{ cards: [], chance: CERTAIN }];
  return topCards(p).flatMap(({ card, chance }) => {
    const rest = copyOf(p);
    takeCard(rest, card);
    return drawn(rest, count - 1).map((later) => ({
      cards: [card, ...later.cards],
      chance: multiplyFractions(chance, later.chance),
    }));
  });
}

/** A card that may lie on top. */
export interface TopCard {
  readonly card: number;
  readonly chance: Fraction;
}

/** The cards that may lie on top of the deck; none where it is empty. */
export function topCards({ deck }: YggdrasilPosition): TopCard[] {
  if (deck.knownTop !== NO_CARD) return [{ card: deck.knownTop, chance: CERTAIN }];
  const cards = new Int32Array(CARD_KINDS);
  const weights = new Float64Array(CARD_KINDS);
  const n = deck.outcomes(cards, weights);
  const total = weights.subarray(0, n).reduce((sum, weight) => sum + weight, 0);
  return Array.from(cards.subarray(0, n), (card, i) => ({
    card,
    chance: fraction(valueAt(weights, i), total),
  }));
}

/** The cards that may come next; none while cards are looked at, since a god decides then. */
export function upcomingCards(o: YggdrasilPosition): TopCard[] {
  return countPeeked(o) > 0 ? [] : topCards(o);
}

/** Takes a card off the deck that may lie on top of it. */
export function takeCard({ deck }: YggdrasilPosition, card: number): void {
  if (deck.knownTop === NO_CARD) deck.takeDrawn(card);
  else deck.takeKnownTop();
}

/** Whether the active god's enemy card of this turn is still to be resolved. */
export function isCardPending(o: YggdrasilPosition): boolean {
  if (o.step !== ENEMY) return false;
  return drawCard.isOpen(o) || resolveCard.isOpen(o) || returnCard.isOpen(o);
}

/** Whose turn it is when the n-th card to come is resolved, counted from 0 (Y-3.6, Y-11.9). */
export function seatOfCard(o: YggdrasilPosition, n: number): number {
  const turns = isCardPending(o) ? n : 1 + o.skips + n;
  return (o.active + turns * o.setup.toNext) % o.setup.seats;
}

/** A copy with the cards that are looked at back on top; Odin's choice, if he has made it, first. */
export function withCardsPutBack(o: YggdrasilPosition): YggdrasilPosition {
  const p = copyOf(o);
  const cards = Array.from(p.looked.subarray(0, countPeeked(p)));
  p.looked.fill(NO_CARD);
  if (returnCard.isOpen(o) && cards[0] !== returnCard.open(o).chosen) cards.reverse();
  for (const card of cards.reverse()) p.deck.putOnTop(card);
  return p;
}

/** A position of its own that is equal to another one. */
export function copyOf(o: YggdrasilPosition): YggdrasilPosition {
  const p = new YggdrasilPosition(o.setup);
  p.copyFrom(o);
  return p;
}
