import { type EventSink, NO_CARD } from '@nineworlds/engine';
import { ENEMY_WORDS, FENRIR } from '../data/enemies.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { activate } from './activations.ts';
import {
  cardWord,
  enemyOf,
  isSupportCard,
  putUnder,
  setOf,
  shuffleIn,
  tellReturned,
} from './decks.ts';
import { type ChroniclesPosition, SLOT } from './state.ts';

type Sink = EventSink | undefined;

/** C-6: what `activated` says of the card of this turn. */
const WOKE = 1;
export const WOKE_FENRIR = 2;

/** C-6, C-16.6: a revealed card goes to its enemy's slot; if one lies there, the enemy activates. */
export function playOnWheel(p: ChroniclesPosition, card: number, sink: Sink): void {
  const enemy = enemyOf(card);
  const at = enemy * SLOT;
  sink?.tell('cardRevealed', { card: cardWord(p, card), enemy: ENEMY_WORDS[enemy] });
  p.revealed = card;
  if (p.wheel[at] === NO_CARD) {
    p.wheel[at] = card;
    return;
  }
  if (p.wheel[at + 1] !== NO_CARD) {
    // C-6.3: with one player the third copy stays alone; the two others go under the deck.
    for (let i = 0; i < SLOT; i++) {
      const first = p.wheel[at + i];
      putUnder(p, 0, first);
      tellReturned(p, 0, first, sink);
    }
    p.wheel[at] = card;
    p.wheel[at + 1] = NO_CARD;
    return;
  }
  p.wheel[at + 1] = card;
  p.activated = WOKE;
  activate(p, enemy, sink);
}

/** C-6.1, C-6.2, C-7.5: after an activation both cards go back; with one player they stay (C-6.3). */
export function returnCards(p: ChroniclesPosition, sink: Sink): void {
  if (p.setup.seats === 1) return;
  const enemy = enemyOf(p.revealed);
  const at = enemy * SLOT;
  const first = p.wheel[at];
  const second = p.wheel[at + 1];
  p.wheel[at] = NO_CARD;
  p.wheel[at + 1] = NO_CARD;
  giveBack(p, ownerOf(p, first, second), first, enemy, sink);
  giveBack(p, ownerOf(p, second, first), second, enemy, sink);
}

/** C-6.2: a Support card goes to the player who does not own the other card. */
function ownerOf(p: ChroniclesPosition, card: number, other: number): number {
  return isSupportCard(p, card) ? 1 - setOf(other) : setOf(card);
}

/** C-7.5: Fenrir's card that comes back to the active god is shuffled into the deck. */
function giveBack(
  p: ChroniclesPosition,
  seat: number,
  card: number,
  enemy: number,
  sink: Sink,
): void {
  if (enemy === FENRIR && seat === p.active) {
    shuffleIn(p, seat, card);
    sink?.tell('deckShuffled', { god: GOD_WORDS[p.gods[seat]], card: cardWord(p, card) });
    return;
  }
  putUnder(p, seat, card);
  tellReturned(p, seat, card, sink);
}
