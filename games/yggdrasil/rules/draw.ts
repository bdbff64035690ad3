import { CHANCE, type EventSink, NO_CARD } from '@nineworlds/engine';
import { CARD_WORDS } from '../data/cards.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { DRAW_CARD, TO_RESOLVE } from './kinds.ts';
import type { YggdrasilPosition } from './state.ts';

/**
 * Takes so many cards off the deck to be looked at, and tells whether all of them are there; if not,
 * chance is asked for the next one, which nobody knows.
 */
export function drawCards(
  p: YggdrasilPosition,
  purpose: number,
  count: number,
  sink: EventSink | undefined,
): boolean {
  for (let left = count; left > 0; left--) {
    if (p.deck.knownTop === NO_CARD) {
      p.frames.push(DRAW_CARD, CHANCE, purpose, left);
      return false;
    }
    lookAt(p, p.deck.takeKnownTop(), purpose, sink);
  }
  return true;
}

/** Chance has told the top card; so many were to be drawn. Tells whether all of them are there. */
export function cardDrawn(
  p: YggdrasilPosition,
  purpose: number,
  count: number,
  card: number,
  sink: EventSink | undefined,
): boolean {
  p.deck.takeDrawn(card);
  lookAt(p, card, purpose, sink);
  return drawCards(p, purpose, count - 1, sink);
}

function lookAt(
  p: YggdrasilPosition,
  card: number,
  purpose: number,
  sink: EventSink | undefined,
): void {
  p.looked[lookedAt(p)] = card;
  if (sink === undefined) return;
  if (purpose === TO_RESOLVE) {
    sink.tell('cardDrawn', { god: GOD_WORDS[p.gods[p.active]], card: CARD_WORDS[card] });
  } else {
    sink.tell('cardsSeen', { cards: CARD_WORDS[card] });
  }
}

/** How many cards are being looked at. */
export function lookedAt(p: YggdrasilPosition): number {
  let count = 0;
  while (count < p.looked.length && p.looked[count] !== NO_CARD) count++;
  return count;
}
