import {
  CHANCE,
  hasBit,
  listed,
  listRange,
  listTwo,
  NO_CARD,
  sampleMember,
} from '@nineworlds/engine';
import { URD_CARDS } from '../data/creatures.ts';
import { ENEMIES } from '../data/enemies.ts';
import { MAX_SEATS } from '../data/sizes.ts';
import {
  CARDS,
  candidates,
  cardInLine,
  cardWord,
  deckSize,
  drawUnseen,
  enemyOf,
  headLength,
  isPlayed,
  isSupportCard,
  putByWeight,
  putUnder,
  sampleByWeight,
  setOf,
  settle,
  takeTail,
  tellReturned,
  weightOfNext,
} from './decks.ts';
import type { Sink } from './events.ts';
import { chanceQuestion, question } from './question.ts';
import { no } from './refusals.ts';
import {
  type ChroniclesPosition,
  figureWord,
  godWord,
  isAskedOnMission,
  isOnMission,
  isSeat,
  SKULD_CARDS,
  SLOT,
} from './state.ts';

/** C-12.2, C-17.15: Skuld: every god reveals two cards of their deck; then all lay them back. */
export function showCards(p: ChroniclesPosition, from: number): void {
  for (let seat = from; seat < p.setup.seats; seat++) {
    while (!hasShown(p, seat)) {
      if (p.unseen[seat] > 0) {
        showCard.ask(p, CHANCE, seat);
        return;
      }
      // Without unseen cards the first known one under the deck is on top of it.
      addToHead(p, seat, takeTail(p, seat));
    }
  }
  askForTop(p, 0);
}

/** C-12.2: whether a god's two cards lie open, or all that their deck has. */
function hasShown(p: ChroniclesPosition, seat: number): boolean {
  return headLength(p, seat) >= Math.min(SKULD_CARDS, deckSize(p, seat));
}

/** C-12.2: whether all gods before one have shown their cards. */
function haveShownBefore(p: ChroniclesPosition, end: number): boolean {
  for (let seat = 0; seat < end; seat++) if (!hasShown(p, seat)) return false;
  return true;
}

function addToHead(p: ChroniclesPosition, seat: number, card: number): void {
  p.heads[seat * SKULD_CARDS + headLength(p, seat)] = card;
}

/** C-12.2: the next card of a seat's deck is shown. */
export const showCard = chanceQuestion({
  name: 'showCard',
  verb: 'card',
  moves: CARDS,
  args: (owner: number) => ({ owner }),
  outcomes: (p, moves, weights, { owner }) =>
    putByWeight(p, moves, weights, owner, CARDS, weightOfNext),
  sample: (p, rng, { owner }) =>
    // C-3.3: with two players decks hold cards of two sets, and a card put down may lie unseen.
    p.setup.seats === 2
      ? sampleByWeight(p, rng, owner, CARDS, weightOfNext)
      : sampleMember(candidates(p, owner, undefined), rng),
  draw: (p, { owner }) => drawUnseen(p, owner),
  words: (p, card) => cardInLine(p, card),
  fits(p, { seat, owner }) {
    const isTime = seat === CHANCE && isOnMission(p) && isSeat(p, owner);
    return isTime && haveShownBefore(p, owner) && !hasShown(p, owner) && p.unseen[owner] > 0;
  },
  apply(p, card, sink, { owner }) {
    settle(p, owner, card);
    p.unseen[owner]--;
    addToHead(p, owner, card);
    sink?.tell('cardShown', { god: godWord(p, owner), card: cardWord(p, card) });
    showCards(p, owner);
  },
});

/** C-12.2: the next god that has shown two cards is asked how they lie. */
function askForTop(p: ChroniclesPosition, from: number): void {
  for (let seat = from; seat < p.setup.seats; seat++) {
    if (!canStack(p, seat)) continue;
    stackCard.ask(p, seat);
    return;
  }
}

/** C-12.2: whether a god has two cards to lay back. */
function canStack(p: ChroniclesPosition, seat: number): boolean {
  return headLength(p, seat) === SKULD_CARDS;
}

/** C-12.2: either of the two cards lies on top of the deck, the other one below it. */
export const stackCard = question({
  name: 'stackCard',
  verb: 'stack',
  moves: CARDS,
  legal(p, out, { seat }) {
    const at = seat * SKULD_CARDS;
    return listTwo(out, p.heads[at], p.heads[at + 1]);
  },
  refuse(p, card, { seat }) {
    const at = seat * SKULD_CARDS;
    if (card !== NO_CARD && (p.heads[at] === card || p.heads[at + 1] === card)) return undefined;
    return no('C-12.2', 'cardNotShown', { card: isPlayed(p, card) ? cardWord(p, card) : '' });
  },
  words: (p, card) => cardInLine(p, card),
  fits(p, { seat }) {
    const isTime = isOnMission(p) && haveShownBefore(p, p.setup.seats);
    return isTime && isSeat(p, seat) && canStack(p, seat);
  },
  apply(p, card, sink, { seat }) {
    layOnTop(p, seat, card);
    sink?.tell('cardStacked', { god: godWord(p, seat), card: cardWord(p, card) });
    askForTop(p, seat + 1);
  },
});

/** C-12.2: one of the two known cards of a deck is put on top of it. */
export function layOnTop(p: ChroniclesPosition, seat: number, card: number): void {
  const at = seat * SKULD_CARDS;
  if (p.heads[at] === card) return;
  p.heads[at + 1] = p.heads[at];
  p.heads[at] = card;
}

/** C-12.2, C-17.16: Urd: so many cards of the wheel, from a place on, go under their owners' decks. */
export function takeFromWheel(
  p: ChroniclesPosition,
  count: number,
  from: number,
  sink: Sink,
): void {
  if (count === 0 || cardsOnWheel(p, from) === 0) return;
  if (canChooseCard(p, count, from)) {
    takeCard.ask(p, p.active, count, from);
    return;
  }
  // There is no choice: all that is left goes.
  let place = from;
  while (p.wheel[place] === NO_CARD) place++;
  takeOff(p, count, place, sink);
}

/** C-12.2: whether there is a choice: more cards than are taken, or two whose order matters (C-17.32). */
function canChooseCard(p: ChroniclesPosition, count: number, from: number): boolean {
  const left = cardsOnWheel(p, from);
  return left > count || (p.setup.urdInAnyOrder && left > 1 && mayShareDeck(p));
}

/** C-17.32: whether two cards of the wheel may come under one deck. */
function mayShareDeck(p: ChroniclesPosition): boolean {
  const { seats } = p.setup;
  if (seats === 1) return true;
  let owners = 0;
  for (let place = 0; place < p.wheel.length; place++) {
    const card = p.wheel[place];
    if (card === NO_CARD) continue;
    if (isSupportCard(p, card) || hasBit(owners, setOf(card))) return true;
    owners |= 1 << setOf(card);
  }
  return false;
}

/** How many cards lie on the wheel from a place on. */
function cardsOnWheel(p: ChroniclesPosition, from: number): number {
  let count = 0;
  for (let place = from; place < p.wheel.length; place++) {
    if (p.wheel[place] !== NO_CARD) count++;
  }
  return count;
}

/**
 * C-12.2, C-17.32: cards are taken one after the other, in any order. By the reading of version 1 they are taken
 * in the order of the wheel, so that enough are left for the picks to come.
 */
export const takeCard = question({
  name: 'takeCard',
  verb: 'take',
  continues: true,
  moves: ENEMIES * SLOT,
  args: (count: number, from: number) => ({ count, from }),
  legal(p, out, { count, from }) {
    let left = cardsOnWheel(p, from) - (p.setup.urdInAnyOrder ? 0 : count - 1);
    let n = 0;
    for (let place = from; left > 0; place++) {
      if (p.wheel[place] === NO_CARD) continue;
      out[n++] = place;
      left--;
    }
    return listed(out, n);
  },
  refuse(p, place, { count, from }) {
    const card = p.wheel[place];
    if (card === NO_CARD) return no('C-12.2', 'slotEmpty');
    const isEnough = place >= from && cardsOnWheel(p, place) >= count;
    return p.setup.urdInAnyOrder || isEnough
      ? undefined
      : no('C-12.2', 'picksAscend', { card: cardWord(p, card) });
  },
  words(p, place) {
    const card = p.wheel[place];
    return card === NO_CARD ? `place-${place + 1}` : cardInLine(p, card);
  },
  fits(p, { seat, count, from }) {
    if (!isAskedOnMission(p, seat) || count < 1 || count > URD_CARDS) return false;
    const last = p.setup.urdInAnyOrder ? 0 : p.wheel.length - 1;
    return from >= 0 && from <= last && canChooseCard(p, count, from);
  },
  apply: (p, place, sink, { count }) => takeOff(p, count, place, sink),
});

/** C-12.2: a card of the wheel goes under its owner's deck; with two players the gods choose for a Support card. */
function takeOff(p: ChroniclesPosition, count: number, place: number, sink: Sink): void {
  const card = p.wheel[place];
  if (isSupportCard(p, card) && p.setup.seats === 2) giveCard.ask(p, p.active, count, place);
  else putBack(p, count, place, p.setup.seats === 1 ? 0 : setOf(card), sink);
}

/** C-12.2: which of two gods gets a Support card. */
export const giveCard = question({
  name: 'giveCard',
  verb: 'to',
  continues: true,
  moves: MAX_SEATS,
  args: (count: number, place: number) => ({ count, place }),
  legal: (p, out) => listRange(out, 0, p.setup.seats - 1),
  refuse: (p, owner) => (isSeat(p, owner) ? undefined : no('C-12.2', 'noSuchGod')),
  words: (p, owner) => figureWord(p, owner),
  fits(p, { seat, count, place }) {
    if (!isAskedOnMission(p, seat) || p.setup.seats !== 2) return false;
    if (count < 1 || count > URD_CARDS || place < 0 || place >= p.wheel.length) return false;
    return p.wheel[place] !== NO_CARD && isSupportCard(p, p.wheel[place]);
  },
  apply: (p, owner, sink, { count, place }) => putBack(p, count, place, owner, sink),
});

/** C-12.2: a card of the wheel goes under a seat's deck, and the next one follows. */
function putBack(
  p: ChroniclesPosition,
  count: number,
  place: number,
  seat: number,
  sink: Sink,
): void {
  const card = p.wheel[place];
  const slot = enemyOf(card) * SLOT;
  clearPlace(p, place);
  putUnder(p, seat, card);
  tellReturned(p, seat, card, sink);
  if (p.setup.urdInAnyOrder) {
    takeFromWheel(p, count - 1, 0, sink);
    return;
  }
  const isPair = place === slot && p.wheel[slot] !== NO_CARD;
  takeFromWheel(p, count - 1, isPair ? slot : place + 1, sink);
}

/** C-17.17: a card leaves the wheel; of a pair the other one counts as the first copy. */
export function clearPlace(p: ChroniclesPosition, place: number): void {
  const slot = enemyOf(p.wheel[place]) * SLOT;
  if (place === slot) p.wheel[slot] = p.wheel[slot + 1];
  p.wheel[slot + 1] = NO_CARD;
}
