import { hasBit, listMembers, NO_CARD } from '@nineworlds/engine';
import { CARD_KINDS, CARD_WORDS, isSpecial } from '../data/cards.ts';
import { drawCards, isForeseeing, TO_DISCARD, TO_LOOK } from './draw.ts';
import type { Sink } from './events.ts';
import { question } from './question.ts';
import { no } from './refusals.ts';
import { countPeeked, type YggdrasilPosition } from './state.ts';
import { isTurnOf } from './worlds.ts';

/** Y-13.3, Y-16.7: so many cards are looked at; in the draft the next one is discarded. */
export function lookAhead(p: YggdrasilPosition, sink: Sink): void {
  if (p.setup.vanirDiscards) drawCards(p, TO_DISCARD, 1, sink);
  else drawCards(p, TO_LOOK, Math.min(p.setup.cardsLookedAt, p.deck.size), sink);
}

/** Y-13.3, Y-16.7: the cards that the Vanir showed lie there. */
export function useCardsSeen(p: YggdrasilPosition, sink: Sink): void {
  if (p.setup.vanirDiscards) discardNext(p, sink);
  else orderFrom(p, 0, sink);
}

/** Y-13.3: the cards go back on top in the order the god wants; so many have been placed. */
function orderFrom(p: YggdrasilPosition, placed: number, sink: Sink): void {
  const count = countPeeked(p);
  if (placed < count) orderCard.ask(p, p.active, placed);
  else layBack(p, count, sink);
}

/** Y-13.3: which card lies next from the top; so many lie above it. */
export const orderCard = question({
  name: 'orderCard',
  verb: 'order',
  continues: true,
  moves: CARD_KINDS,
  args: (placed: number) => ({ placed }),
  legal: (p, out, { placed }) => listMembers(out, cardsToPlace(p, placed)),
  refuse: (p, card, { placed }) =>
    hasBit(cardsToPlace(p, placed), card)
      ? undefined
      : no('Y-13.3', 'cardNotSeen', { card: CARD_WORDS[card] }),
  words: (_p, card) => CARD_WORDS[card],
  fits(p, { seat, placed }) {
    const count = countPeeked(p);
    const isAll = count === Math.min(p.setup.cardsLookedAt, count + p.deck.size);
    const isOrdering = isAll && p.deck.head[0] === NO_CARD && placed >= 0 && placed < count;
    return isTurnOf(p, seat) && isForeseeing(p) && isOrdering;
  },
  apply(p, card, sink, { placed }) {
    const { looked } = p;
    let at = placed;
    while (looked[at] !== card) at++;
    looked.copyWithin(placed + 1, placed, at);
    looked[placed] = card;
    orderFrom(p, placed + 1, sink);
  },
});

/** The kinds of cards that have not been placed, as a set. */
function cardsToPlace(p: YggdrasilPosition, placed: number): number {
  const count = countPeeked(p);
  let cards = 0;
  for (let i = placed; i < count; i++) cards |= 1 << p.looked[i];
  return cards;
}

function layBack(p: YggdrasilPosition, count: number, sink: Sink): void {
  if (sink !== undefined) {
    const cards = Array.from(p.looked.subarray(0, count), (card) => CARD_WORDS[card]);
    sink.tell('cardsOrdered', { cards: cards.join(' ') });
  }
  for (let i = count - 1; i >= 0; i--) {
    p.deck.putOnTop(p.looked[i]);
    p.looked[i] = NO_CARD;
  }
}

/** Y-16.7: in the draft the next card is discarded without effect, unless it is a special one. */
function discardNext(p: YggdrasilPosition, sink: Sink): void {
  const card = p.looked[0];
  p.looked[0] = NO_CARD;
  if (isSpecial(card)) {
    p.deck.putOnTop(card);
    sink?.tell('cardStays', { card: CARD_WORDS[card] });
    return;
  }
  p.discard[card]++;
  sink?.tell('cardDiscarded', { card: CARD_WORDS[card] });
}
