import { CHANCE, NO_CARD, sampleMember } from '@nineworlds/engine';
import { ENEMY_WORDS, FENRIR } from '../data/enemies.ts';
import { activate } from './activations.ts';
import {
  backOf,
  CARDS,
  candidates,
  cardInLine,
  cardWord,
  drawUnseen,
  enemyOf,
  isSupportCard,
  isUnseen,
  putByWeight,
  putUnder,
  sampleByWeight,
  setOf,
  settle,
  shuffleIn,
  tellReturned,
  weightOfPlaced,
} from './decks.ts';
import type { Sink } from './events.ts';
import { chanceQuestion } from './question.ts';
import { fireTriggers } from './saga/start.ts';
import {
  type ChroniclesPosition,
  godWord,
  NOTHING,
  RETURNING,
  SLOT,
  WOKE,
  WOKE_NOBODY,
} from './state.ts';

/** C-5: the god reveals their card; one without a card goes straight on. */
export function reveal(p: ChroniclesPosition, sink: Sink): void {
  const placed = p.placed[p.active];
  p.step = RETURNING;
  if (placed === NOTHING) return;
  if (isUnseen(placed)) {
    revealCard.ask(p, CHANCE);
    return;
  }
  p.placed[p.active] = NOTHING;
  playOnWheel(p, placed, sink);
}

/** C-5: chance tells the card that the god has put down. */
export const revealCard = chanceQuestion({
  name: 'revealCard',
  verb: 'card',
  moves: CARDS,
  outcomes: (p, moves, weights) => putByWeight(p, moves, weights, p.active, CARDS, weightOfPlaced),
  sample: (p, rng) =>
    p.waiting[p.active] > 0
      ? sampleByWeight(p, rng, p.active, CARDS, weightOfPlaced)
      : sampleMember(candidates(p, p.active, backOf(p.placed[p.active])), rng),
  draw: (p) => drawUnseen(p, p.active),
  words: (p, card) => cardInLine(p, card),
  fits(p, { seat }) {
    const placed = p.placed[p.active];
    const isTime = seat === CHANCE && p.step === RETURNING && p.activated === WOKE_NOBODY;
    if (!isTime || p.revealed !== NO_CARD || !isUnseen(placed)) return false;
    return candidates(p, p.active, backOf(placed)) !== 0;
  },
  apply(p, card, sink) {
    settle(p, p.active, card);
    p.placed[p.active] = NOTHING;
    playOnWheel(p, card, sink);
  },
});

/** C-6, C-16.6: a revealed card goes to its enemy's slot; if one lies there, the enemy activates. */
function playOnWheel(p: ChroniclesPosition, card: number, sink: Sink): void {
  const enemy = enemyOf(card);
  const at = enemy * SLOT;
  sink?.tell('cardRevealed', { card: cardWord(p, card), enemy: ENEMY_WORDS[enemy] });
  p.revealed = card;
  if (p.wheel[at] === NO_CARD) {
    p.wheel[at] = card;
    fireTriggers(p, enemy, sink);
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
    // C-15.33
    fireTriggers(p, enemy, sink);
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
    sink?.tell('deckShuffled', { god: godWord(p, seat), card: cardWord(p, card) });
    return;
  }
  putUnder(p, seat, card);
  tellReturned(p, seat, card, sink);
}
