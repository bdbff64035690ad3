import {
  addFractions,
  CERTAIN,
  cellAt,
  type Fraction,
  fraction,
  itemAt,
  multiplyFractions,
  NEVER,
  NO_CARD,
  type Seat,
} from '@nineworlds/engine';
import { ENEMIES } from '../../data/enemies.ts';
import {
  backOf,
  CARDS,
  deckSize,
  enemyOf,
  isUnseen,
  knownTop,
  setOf,
  settle,
  weightOf,
} from '../../rules/decks.ts';
import { type ChroniclesPosition, NOTHING, ORDERING, SLOT } from '../../rules/state.ts';
import { copyOf } from './copy.ts';

/** A card that a god may have put down, or may put down next. */
export interface LikelyCard {
  readonly card: number;
  readonly chance: Fraction;
}

/** C-6: how likely the next card of a god wakes each enemy. Nobody takes cards off the wheel before. */
export interface WakeOdds {
  readonly seat: Seat;
  /** Whether the card lies on the table, or is still the top one of the deck. */
  readonly card: 'placed' | 'deck';
  /** If it were the next card of all to be revealed. */
  readonly ifNext: readonly Fraction[];
  /** When its turn comes in the order of this round, as long as the game goes on until then. */
  readonly inOrder: readonly Fraction[] | undefined;
}

/** C-6.1, C-6.3: whether another card of an enemy would activate it: exactly one lies in its slot. */
export function isOnEdge(p: ChroniclesPosition, enemy: number): boolean {
  return p.wheel[enemy * SLOT] !== NO_CARD && p.wheel[enemy * SLOT + 1] === NO_CARD;
}

/** C-5: the seats that still have to reveal a card in this round, in their order where it is agreed. */
export function stillToReveal(p: ChroniclesPosition): Seat[] {
  const seats = Array.from({ length: p.setup.seats }, (_, seat) => seat);
  const ordered = p.step > ORDERING ? Array.from(p.order.subarray(0, p.setup.seats)) : seats;
  return ordered.filter((seat) => p.placed[seat] !== NOTHING);
}

/** C-6: the odds of every god's next card. */
export function wakeOdds(p: ChroniclesPosition): WakeOdds[] {
  const revealing = stillToReveal(p);
  const inOrder = p.step > ORDERING ? oddsInOrder(p, revealing) : undefined;
  return Array.from({ length: p.setup.seats }, (_, seat) => ({
    seat,
    card: revealing.includes(seat) ? 'placed' : 'deck',
    ifNext: byEnemy(likelyCards(p, seat)).map((chance, enemy) =>
      isOnEdge(p, enemy) ? chance : NEVER,
    ),
    inOrder: inOrder?.get(seat),
  }));
}

/** The cards that a god may have put down; where none lies there, those that may be on top of the deck. */
function likelyCards(p: ChroniclesPosition, seat: Seat): LikelyCard[] {
  const placed = cellAt(p.placed, seat);
  const known = placed === NOTHING ? knownTop(p, seat) : isUnseen(placed) ? NO_CARD : placed;
  const back = isUnseen(placed) ? backOf(placed) : undefined;
  if (!p.setup.memoryAid) return fromWeights((card) => weightByWheel(p, seat, card, known, back));
  if (known !== NO_CARD) return [{ card: known, chance: CERTAIN }];
  if (placed === NOTHING && p.unseen[seat] === 0) return [];
  return fromWeights((card) => (isOfSet(card, back) ? weightOf(p, seat, card) : 0));
}

function fromWeights(weight: (card: number) => number): LikelyCard[] {
  const weights = Array.from({ length: CARDS }, (_, card) => (card === NO_CARD ? 0 : weight(card)));
  const total = weights.reduce((sum, part) => sum + part, 0);
  return weights.flatMap((part, card) =>
    part === 0 ? [] : [{ card, chance: fraction(part, total) }],
  );
}

function isOfSet(card: number, back: number | undefined): boolean {
  return back === undefined || setOf(card) === back;
}

/**
 * How likely a card is for somebody who remembers nothing: any of the god's set that is not on the
 * wheel, and the Support god's by how many of them the deck must have.
 */
function weightByWheel(
  p: ChroniclesPosition,
  seat: Seat,
  card: number,
  known: number,
  back: number | undefined,
): number {
  const { seats, figures } = p.setup;
  const set = setOf(card);
  // The back of a card that has been put down is seen by all.
  const seenBack =
    p.setup.backsShown && p.placed[seat] !== NOTHING && known > 0 ? setOf(known) : back;
  if (set >= figures || p.wheel.includes(card) || !isOfSet(card, seenBack)) return 0;
  if (set < seats && set !== seat) return 0;
  if (seats !== 2) return 1;
  const off = (figure: number) => cardsOff(p, figure);
  const cards = deckSize(p, seat) + (p.placed[seat] === NOTHING ? 0 : 1);
  return set === seat ? off(seats) || 1 : cards - off(seat);
}

/** How many cards of a figure's set are not on the wheel. */
function cardsOff(p: ChroniclesPosition, figure: number): number {
  return ENEMIES - p.wheel.filter((card) => card !== NO_CARD && setOf(card) === figure).length;
}

/** The chance of each enemy among likely cards. */
function byEnemy(cards: readonly LikelyCard[]): Fraction[] {
  const chances = new Array<Fraction>(ENEMIES).fill(NEVER);
  for (const { card, chance } of cards) {
    chances[enemyOf(card)] = addFractions(itemAt(chances, enemyOf(card)), chance);
  }
  return chances;
}

/** C-6: every card of an enemy fills its slot or empties it again, one after the other. */
function oddsInOrder(
  p: ChroniclesPosition,
  revealing: readonly Seat[],
): ReadonlyMap<Seat, readonly Fraction[]> {
  if (p.setup.seats === 2) return oddsOfTwo(p, revealing);
  const found = new Map<Seat, readonly Fraction[]>();
  let onEdge = edges(p);
  for (const seat of revealing) {
    const cards = byEnemy(likelyCards(p, seat));
    found.set(
      seat,
      cards.map((chance, enemy) => multiplyFractions(chance, itemAt(onEdge, enemy))),
    );
    onEdge = onEdge.map((edge, enemy) => eitherNotBoth(edge, itemAt(cards, enemy)));
  }
  return found;
}

function edges(p: ChroniclesPosition): Fraction[] {
  return Array.from({ length: ENEMIES }, (_, enemy) => (isOnEdge(p, enemy) ? CERTAIN : NEVER));
}

function eitherNotBoth(a: Fraction, b: Fraction): Fraction {
  return addFractions(multiplyFractions(a, opposite(b)), multiplyFractions(opposite(a), b));
}

function opposite({ numerator, denominator }: Fraction): Fraction {
  return fraction(denominator - numerator, denominator);
}

/** C-6.2: with two players a Support card that one of them reveals cannot be the other's. */
function oddsOfTwo(
  p: ChroniclesPosition,
  [first, second]: readonly Seat[],
): ReadonlyMap<Seat, readonly Fraction[]> {
  const found = new Map<Seat, readonly Fraction[]>();
  if (first === undefined) return found;
  const cards = likelyCards(p, first);
  found.set(
    first,
    byEnemy(cards).map((chance, enemy) => (isOnEdge(p, enemy) ? chance : NEVER)),
  );
  // Who remembers nothing cannot tell what the first card leaves for the second.
  if (second === undefined || !p.setup.memoryAid) return found;
  const total = new Array<Fraction>(ENEMIES).fill(NEVER);
  for (const { card, chance } of cards) {
    const after = withRevealed(p, first, card);
    const later = byEnemy(likelyCards(after, second));
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      if (!isOnEdge(after, enemy)) continue;
      total[enemy] = addFractions(
        itemAt(total, enemy),
        multiplyFractions(chance, itemAt(later, enemy)),
      );
    }
  }
  found.set(second, total);
  return found;
}

/** The position in which a seat's card has come to the wheel; pairs are off it again. */
function withRevealed(o: ChroniclesPosition, seat: Seat, card: number): ChroniclesPosition {
  const p = copyOf(o);
  if (isUnseen(cellAt(p.placed, seat))) settle(p, seat, card);
  p.placed[seat] = NOTHING;
  const at = enemyOf(card) * SLOT;
  p.wheel[at] = p.wheel[at] === NO_CARD ? card : NO_CARD;
  return p;
}
