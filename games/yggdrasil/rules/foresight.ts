import { type EventSink, NO_CARD } from '@nineworlds/engine';
import { CARD_WORDS, isSpecial } from '../data/cards.ts';
import { lookedAt } from './draw.ts';
import { ORDER_CARD } from './kinds.ts';
import type { YggdrasilPosition } from './state.ts';

type Sink = EventSink | undefined;

/** Y-13.3: the cards that were looked at go back on top in the order the god wants. */
export function cardsLookedAt(p: YggdrasilPosition, sink: Sink): void {
  orderFrom(p, 0, sink);
}

/** Asks which card lies next from the top, until all are laid back. */
function orderFrom(p: YggdrasilPosition, placed: number, sink: Sink): void {
  const count = lookedAt(p);
  if (placed < count) p.frames.push(ORDER_CARD, p.active, placed);
  else layBack(p, count, sink);
}

/** Y-13.3: this card lies next from the top; so many lie above it. */
export function orderCard(p: YggdrasilPosition, placed: number, card: number, sink: Sink): void {
  const { looked } = p;
  let at = placed;
  while (looked[at] !== card) at++;
  looked.copyWithin(placed + 1, placed, at);
  looked[placed] = card;
  orderFrom(p, placed + 1, sink);
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
export function discardNext(p: YggdrasilPosition, sink: Sink): void {
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
