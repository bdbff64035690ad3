import { CHANCE, NO_CARD } from '@nineworlds/engine';
import { CARD_KINDS, CARD_WORDS } from '../data/cards.ts';
import { CARDS_OF_ODIN, ODIN } from '../data/gods.ts';
import { FORESEE } from '../data/vanir.ts';
import { VANAHEIM } from '../data/worlds.ts';
import { ENEMY_DECK } from './decks.ts';
import type { Sink } from './events.ts';
import { hasPower } from './powers.ts';
import { chanceQuestion } from './question.ts';
import { activeGod, countPeeked, ENEMY, type YggdrasilPosition } from './state.ts';
import { hasActedIn } from './worlds.ts';

/** Why a card is drawn. Y-7.1: it is the enemy card of a turn. */
export const TO_RESOLVE = 0;
/** Y-13.3: the Vanir let the god look at it. */
export const TO_LOOK = 1;
/** Y-16.7: in the draft the Vanir discard it. */
export const TO_DISCARD = 2;

/**
 * Takes so many cards off the deck to be looked at; chance is asked for the next one where nobody
 * knows it. When all of them are there, `goOn` uses them.
 */
export function drawCards(p: YggdrasilPosition, purpose: number, count: number, sink: Sink): void {
  for (let left = count; left > 0; left--) {
    if (p.deck.knownTop === NO_CARD) {
      drawCard.ask(p, CHANCE, purpose, left);
      return;
    }
    layOpen(p, p.deck.takeKnownTop(), purpose, sink);
  }
}

/** Chance tells the top card of the deck; so many are to be drawn with it. */
export const drawCard = chanceQuestion({
  name: 'drawCard',
  verb: 'card',
  moves: CARD_KINDS,
  args: (purpose: number, count: number) => ({ purpose, count }),
  outcomes: (p, moves, weights) => p.deck.outcomes(moves, weights),
  sample: (p, rng) => p.deck.sample(rng),
  draw: (p) => p.deck.draw(ENEMY_DECK),
  words: (_p, card) => CARD_WORDS[card],
  fits: (p, { seat, purpose, count }) => seat === CHANCE && canDraw(p, purpose, count),
  apply(p, card, sink, { purpose, count }) {
    p.deck.takeDrawn(card);
    layOpen(p, card, purpose, sink);
    drawCards(p, purpose, count - 1, sink);
  },
});

/** Whether a draw for this purpose can lack so many cards, the next of which nobody knows. */
function canDraw(p: YggdrasilPosition, purpose: number, count: number): boolean {
  if (p.deck.knownTop !== NO_CARD || p.deck.size === 0 || count <= 0) return false;
  const peeked = countPeeked(p);
  const all = peeked + p.deck.size;
  switch (purpose) {
    case TO_RESOLVE: {
      const drawn = hasPower(p, ODIN) ? Math.min(CARDS_OF_ODIN, all) : 1;
      return p.step === ENEMY && peeked + count === drawn;
    }
    case TO_LOOK:
      return isForeseeing(p) && peeked + count === Math.min(p.setup.cardsLookedAt, all);
    case TO_DISCARD:
      return isLookingAhead(p) && p.setup.vanirDiscards && peeked === 0 && count === 1;
    default:
      return false;
  }
}

/** Y-13.3, Y-16.7: whether the Vanir's third effect can have been used in this turn's last action. */
function isLookingAhead(p: YggdrasilPosition): boolean {
  return hasActedIn(p, VANAHEIM) && p.vanir === 0 && p.setup.vanirSpaces[FORESEE] > 0;
}

/** Y-13.3: whether the Vanir can have let the god look ahead. */
export function isForeseeing(p: YggdrasilPosition): boolean {
  return isLookingAhead(p) && !p.setup.vanirDiscards;
}

function layOpen(p: YggdrasilPosition, card: number, purpose: number, sink: Sink): void {
  p.looked[countPeeked(p)] = card;
  if (sink === undefined) return;
  if (purpose === TO_RESOLVE) {
    sink.tell('cardDrawn', { god: activeGod(p), card: CARD_WORDS[card] });
  } else {
    sink.tell('cardsSeen', { cards: CARD_WORDS[card] });
  }
}
