import { CHANCE, includes, only, type Seat } from '@nineworlds/engine';
import {
  CALM,
  CARDS,
  GIFT,
  HAND,
  ORDINARY,
  ORDINARY_PER_PILE,
  PILES,
  RAVEN,
  RESERVE_SPARKS,
  SPECIAL,
  START_SPARKS,
  WEST_CARDS,
  WOLF,
} from './data.ts';
import { knowNothing, learnDealt, takeInHand } from './knowing.ts';
import type { ToyPosition } from './position.ts';
import { chanceQuestion } from './question.ts';
import { unseenCard } from './unseen-cards.ts';

/** T-1: two cards for each seat, one seat after the other; `dealt` counts them all. */
export const deal = chanceQuestion({
  ...unseenCard,
  name: 'deal',
  verb: 'deal',
  args: (dealt: number) => ({ dealt }),
  words(_p, card, observer, { dealt }) {
    const seat = seatOfDeal(dealt);
    return `${seat + 1} ${includes(only(seat), observer) ? CARDS[card] : '?'}`;
  },
  fits: (p, { seat, dealt }) =>
    seat === CHANCE && p.turn === 0 && dealt >= 0 && dealt < p.setup.seats * HAND,
  apply(p, card, sink, { dealt }) {
    const seat = seatOfDeal(dealt);
    takeInHand(p, seat, card);
    learnDealt(p, seat, card);
    sink?.tellSecret('cardDealt', { seat, card: CARDS[card] }, only(seat), { seat });
    if (dealt + 1 < p.setup.seats * HAND) deal.ask(p, CHANCE, dealt + 1);
  },
});

function seatOfDeal(dealt: number): Seat {
  return Math.floor(dealt / HAND);
}

/** T-1, T-2: the decks are stacked, nothing is seen; then the hands are dealt. */
export function setUp(p: ToyPosition): void {
  knowNothing(p);
  p.reserve = RESERVE_SPARKS;
  for (let seat = 0; seat < p.setup.seats; seat++) p.sparks[seat] = START_SPARKS;
  for (let omen = CALM; omen <= GIFT; omen++) p.ordinary[omen] = 1;
  p.special[WOLF] = 1;
  p.special[RAVEN] = 1;
  for (let pile = 0; pile < PILES; pile++) {
    p.east.addUnseen(pile, SPECIAL, 1);
    p.east.addUnseen(pile, ORDINARY, ORDINARY_PER_PILE);
  }
  p.west.addUnseen(0, ORDINARY, WEST_CARDS);
  deal.ask(p, CHANCE, 0);
}

/** How many cards a seat holds: while they are dealt a hand may be incomplete. */
export function cardsInHand(p: ToyPosition, seat: Seat): number {
  if (p.turn > 0) return HAND;
  const { dealt } = deal.at(p, 0);
  return Math.max(0, Math.min(HAND, dealt - seat * HAND));
}
