import { ALL, CHANCE, type EventSink, NO_CARD, only } from '@nineworlds/engine';
import {
  ACT,
  AFTER_ECHO,
  BLAME,
  CALM,
  CARDS,
  CHOOSE_DECK,
  CHOOSE_SLOT,
  DEAL,
  FOR_EFFECT,
  GIFT,
  GIVE_CARD,
  HAND,
  KEEP_OMEN,
  OPEN,
  ORDINARY,
  ORDINARY_PER_PILE,
  PEEK,
  PILES,
  RAVEN,
  RESERVE_SPARKS,
  REST,
  RETURN_OMEN,
  REVEAL_OMEN,
  SEE_CARD,
  SEND_RAVEN,
  SHARE,
  SLOTS,
  SPECIAL,
  START_SPARKS,
  SWAP,
  TO_OPEN,
  TO_PEEK,
  TO_SWAP,
  WEST_CARDS,
  WOLF,
} from './data.ts';
import {
  isResolved,
  knowNothing,
  learnBlindSwap,
  learnDealt,
  learnLookedAt,
  learnOpened,
  learnOpenSwap,
  learnSeen,
  takeInHand,
} from './knowing.ts';
import { blame, claimSpark, drawOmen, keepOmen, omenDrawn, returnOmen, share } from './omens.ts';
import type { ToyPosition } from './position.ts';

type Sink = EventSink | undefined;

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
  p.frames.push(DEAL, CHANCE, 0);
}

/** Answers the open question. */
export function apply(p: ToyPosition, move: number, sink?: EventSink): void {
  const frames = p.frames;
  const kind = frames.kind;
  const a = frames.arg(0);
  const b = frames.arg(1);
  const c = frames.arg(2);
  const d = frames.arg(3);
  frames.pop();
  switch (kind) {
    case DEAL:
      deal(p, a, move, sink);
      break;
    case CHOOSE_DECK:
      drawOmen(p, move, FOR_EFFECT, NO_CARD, sink);
      break;
    case REVEAL_OMEN:
      (a === 0 ? p.east : p.west).takeDrawn(move);
      omenDrawn(p, a, b, c, move, sink);
      break;
    case KEEP_OMEN:
      keepOmen(p, a, move, move === b ? c : b);
      break;
    case RETURN_OMEN:
      returnOmen(p, a, b, c, move, sink);
      break;
    case AFTER_ECHO:
      claimSpark(p, move, sink);
      break;
    case BLAME:
      blame(p, move, sink);
      break;
    case SHARE:
      share(p, a, b, move, sink);
      break;
    case SEND_RAVEN:
      lookAt(p, move, TO_PEEK, NO_CARD, sink);
      break;
    case ACT:
      act(p, move, sink);
      break;
    case GIVE_CARD:
      p.frames.push(CHOOSE_SLOT, p.active, move);
      break;
    case CHOOSE_SLOT:
      if (p.faceUp[move] === 1) swapOpen(p, a, move, sink);
      else lookAt(p, move, TO_SWAP, a, sink);
      break;
    case SEE_CARD:
      p.slots[a] = move;
      seeCard(p, a, b, d, sink);
      break;
    default:
      throw new RangeError(`no such question: ${kind}`);
  }
  if (p.frames.depth === 0) endTurn(p, sink);
}

/** T-4: a turn is an omen and then an action, which waits below while the omen takes effect. */
function beginTurn(p: ToyPosition): void {
  p.frames.push(ACT, p.active);
  p.frames.push(CHOOSE_DECK, p.active);
}

/** T-4, T-6: no question is left open: the next turn, or the end of the night. */
function endTurn(p: ToyPosition, sink: Sink): void {
  if (p.turn === p.setup.rounds * p.setup.seats) {
    sink?.tell('nightEnded', { worth: worthOf(p) });
    return;
  }
  if (p.turn > 0) p.active = (p.active + 1) % p.setup.seats;
  p.turn++;
  beginTurn(p);
}

/** T-6: what the face-up slots are worth. */
export function worthOf(p: ToyPosition): number {
  let worth = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (p.faceUp[slot] === 1) worth += p.slots[slot];
  return worth;
}

/** T-1: two cards for each seat, one seat after the other; one frame counts them all. */
function deal(p: ToyPosition, dealt: number, card: number, sink: Sink): void {
  const seat = Math.floor(dealt / HAND);
  takeInHand(p, seat, card);
  learnDealt(p, seat, card);
  sink?.tellSecret('cardDealt', { seat, card: CARDS[card] }, only(seat), { seat });
  if (dealt + 1 < p.setup.seats * HAND) p.frames.push(DEAL, CHANCE, dealt + 1);
}

function act(p: ToyPosition, move: number, sink: Sink): void {
  if (move === REST) sink?.tell('rested', { seat: p.active });
  else if (move === SWAP) p.frames.push(GIVE_CARD, p.active);
  else if (move >= OPEN) lookAt(p, move - OPEN, TO_OPEN, NO_CARD, sink);
  else lookAt(p, move - PEEK, TO_PEEK, NO_CARD, sink);
}

/** T-5: a face-down card is looked at; chance tells it unless somebody has seen it before. */
function lookAt(p: ToyPosition, slot: number, purpose: number, given: number, sink: Sink): void {
  if (isResolved(p, slot)) {
    seeCard(p, slot, purpose, given, sink);
    return;
  }
  p.frames.push(SEE_CARD, CHANCE, slot, purpose, p.active, given);
}

/** The card in the slot is decided; now it does what it was looked at for. */
function seeCard(p: ToyPosition, slot: number, purpose: number, given: number, sink: Sink): void {
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
function swapOpen(p: ToyPosition, given: number, slot: number, sink: Sink): void {
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
