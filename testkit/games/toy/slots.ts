import { ALL, CHANCE, includes, NO_CARD, only } from '@nineworlds/engine';
import { CARDS, HAND, SLOTS, TO_OPEN, TO_PEEK, TO_SWAP } from './data.ts';
import type { Sink } from './events.ts';
import {
  isResolved,
  learnBlindSwap,
  learnLookedAt,
  learnOpened,
  learnOpenSwap,
  learnSeen,
  takeInHand,
} from './knowing.ts';
import type { ToyPosition } from './position.ts';
import { chanceQuestion } from './question.ts';
import { unseenCard } from './unseen-cards.ts';

/**
 * T-5: a card that nobody has seen is looked at by a seat, for a purpose; `given` is the card that it is
 * swapped for.
 */
export const seeCard = chanceQuestion({
  ...unseenCard,
  name: 'seeCard',
  verb: 'card',
  args: (slot: number, purpose: number, seer: number, given: number) => ({
    slot,
    purpose,
    seer,
    given,
  }),
  words: (_p, card, observer, { purpose, seer }) =>
    purpose === TO_OPEN || includes(only(seer), observer) ? CARDS[card] : '?',
  fits(p, { seat, slot, purpose, seer, given }) {
    const isSlot = slot >= 0 && slot < SLOTS;
    if (seat !== CHANCE || !isSlot || isResolved(p, slot) || seer !== p.active) return false;
    if (purpose === TO_SWAP) return isOfAction(p) && holds(p, given);
    return given === NO_CARD && (purpose === TO_PEEK || (purpose === TO_OPEN && isOfAction(p)));
  },
  apply(p, card, sink, { slot, purpose, given }) {
    p.slots[slot] = card;
    useSeen(p, slot, purpose, given, sink);
  },
});

/** T-4: whether the open question belongs to the action: the omen is over, so it stands alone. */
export function isOfAction(p: ToyPosition): boolean {
  return p.frames.depth === 1;
}

/** Whether the active seat holds a card. */
export function holds(p: ToyPosition, card: number): boolean {
  const at = p.active * HAND;
  return card !== NO_CARD && (p.hands[at] === card || p.hands[at + 1] === card);
}

/** T-5.1: a slot that the active seat has not seen. */
export function canPeek(p: ToyPosition, slot: number): boolean {
  return (p.seen[slot] & only(p.active)) === 0;
}

/** T-5: a face-down card is looked at; chance tells it unless somebody has seen it before. */
export function lookAtSlot(
  p: ToyPosition,
  slot: number,
  purpose: number,
  given: number,
  sink: Sink,
): void {
  if (isResolved(p, slot)) useSeen(p, slot, purpose, given, sink);
  else seeCard.ask(p, CHANCE, slot, purpose, p.active, given);
}

/** The card in the slot is decided; now it does what it was looked at for. */
function useSeen(p: ToyPosition, slot: number, purpose: number, given: number, sink: Sink): void {
  const seat = p.active;
  const card = p.slots[slot];
  if (!isResolved(p, slot)) learnLookedAt(p, slot);
  if (purpose === TO_OPEN) {
    // T-5.2
    p.faceUp[slot] = 1;
    p.seen[slot] = ALL;
    learnOpened(p, slot);
    sink?.tell('slotOpened', { seat, slot: slot + 1, card: CARDS[card] });
    return;
  }
  if (purpose === TO_PEEK) {
    // T-5.1
    p.seen[slot] |= only(seat);
    learnSeen(p, seat, slot);
    const shared = { seat, slot: slot + 1 };
    sink?.tellSecret('slotPeeked', { ...shared, card: CARDS[card] }, only(seat), shared);
    return;
  }
  // T-5.3: the card given stays face down, known to its giver alone.
  exchangeCards(p, given, slot);
  p.seen[slot] = only(seat);
  learnBlindSwap(p, seat, given, card, slot);
  const shared = { seat, slot: slot + 1 };
  const facts = { ...shared, given: CARDS[given], taken: CARDS[card] };
  sink?.tellSecret('cardSwapped', facts, only(seat), shared);
}

/** T-5.4: a face-up card is replaced face up. */
export function swapOpen(p: ToyPosition, given: number, slot: number, sink: Sink): void {
  const taken = p.slots[slot];
  exchangeCards(p, given, slot);
  learnOpenSwap(p, p.active, given, taken, slot);
  sink?.tell('openCardSwapped', {
    seat: p.active,
    slot: slot + 1,
    given: CARDS[given],
    taken: CARDS[taken],
  });
}

function exchangeCards(p: ToyPosition, given: number, slot: number): void {
  const at = p.active * HAND;
  const taken = p.slots[slot];
  p.slots[slot] = given;
  p.hands[p.hands[at] === given ? at : at + 1] = NO_CARD;
  takeInHand(p, p.active, taken);
}
