import { includes, listed, listRange, listTwo, NO_CARD, only } from '@nineworlds/engine';
import {
  ACTIONS,
  CARDS,
  HAND,
  MAX_CARDS,
  OPEN,
  PEEK,
  REST,
  SLOTS,
  SWAP,
  TO_OPEN,
  TO_PEEK,
  TO_SWAP,
} from './data.ts';
import type { ToyPosition } from './position.ts';
import { question } from './question.ts';
import { no } from './refusals.ts';
import { canPeek, holds, isOfAction, lookAtSlot, swapOpen } from './slots.ts';

/** T-5: what the active seat does; it waits below the omen of the turn. */
export const act = question({
  name: 'act',
  moves: ACTIONS,
  legal(p, out) {
    let n = 0;
    for (let move = 0; move < ACTIONS; move++) if (whyNotAct(p, move) === '') out[n++] = move;
    return listed(out, n);
  },
  refuse(p, move) {
    const reason = whyNotAct(p, move);
    const facts = { answer: actionWords(move) };
    if (reason === '') return undefined;
    return no(reason === 'alreadyOpen' ? 'T-5.2' : 'T-5.1', reason, facts);
  },
  words: (_p, move) => actionWords(move),
  fits: (p, { seat }) => seat === p.active,
  apply(p, move, sink) {
    if (move === REST) sink?.tell('rested', { seat: p.active });
    else if (move === SWAP) giveCard.ask(p, p.active);
    else if (move >= OPEN) lookAtSlot(p, move - OPEN, TO_OPEN, NO_CARD, sink);
    else lookAtSlot(p, move - PEEK, TO_PEEK, NO_CARD, sink);
  },
});

function whyNotAct(p: ToyPosition, move: number): '' | 'alreadyOpen' | 'alreadySeen' {
  if (move >= OPEN) return p.faceUp[move - OPEN] === 1 ? 'alreadyOpen' : '';
  return move >= PEEK && !canPeek(p, move - PEEK) ? 'alreadySeen' : '';
}

function actionWords(move: number): string {
  if (move === REST) return 'rest';
  if (move === SWAP) return 'swap';
  return move >= OPEN ? `open ${move - OPEN + 1}` : `peek ${move - PEEK + 1}`;
}

/** T-5.3: the card that is swapped away. */
export const giveCard = question({
  name: 'giveCard',
  verb: 'give',
  continues: true,
  moves: MAX_CARDS + 1,
  legal(p, out) {
    const at = p.active * HAND;
    return listTwo(out, p.hands[at], p.hands[at + 1]);
  },
  refuse: (p, card) =>
    holds(p, card) ? undefined : no('T-5.3', 'notInHand', { answer: CARDS[card] }),
  words: (_p, card, observer, { seat }) => (includes(only(seat), observer) ? CARDS[card] : '?'),
  fits: (p, { seat }) => isOfAction(p) && seat === p.active,
  apply: (p, card) => chooseSlot.ask(p, p.active, card),
});

/** T-5.3, T-5.4: the slot whose card is taken for it. */
export const chooseSlot = question({
  name: 'chooseSlot',
  verb: 'slot',
  continues: true,
  moves: SLOTS,
  args: (given: number) => ({ given }),
  legal: (_p, out) => listRange(out, 0, SLOTS - 1),
  refuse: () => undefined,
  words: (_p, slot) => String(slot + 1),
  fits: (p, { seat, given }) => isOfAction(p) && seat === p.active && holds(p, given),
  apply(p, slot, sink, { given }) {
    if (p.faceUp[slot] === 1) swapOpen(p, given, slot, sink);
    else lookAtSlot(p, slot, TO_SWAP, given, sink);
  },
});
