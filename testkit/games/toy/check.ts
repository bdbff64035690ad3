import { ALL, type Deck, type Faults, HOST, type KernelReasons, NO_CARD } from '@nineworlds/engine';
import { act } from './actions.ts';
import {
  FOR_SEER_SECOND,
  GIFT,
  HAND,
  MAX_CARDS,
  MAX_ECHOES,
  MAX_SEATS,
  MAX_SPARKS,
  OMENS,
  OWN,
  PILES,
  PLACES,
  POOLS,
  RESERVE_SPARKS,
  SLOT_PLACE,
  SLOTS,
  START_SPARKS,
  UNSEEN,
  WEST,
  WEST_CARDS,
} from './data.ts';
import { cardsInHand, deal } from './deal.ts';
import { isResolved, rowOf } from './knowing.ts';
import { afterEcho, keepOmen, returnOmen, revealOmen, share, sparksFrom } from './omens.ts';
import type { ToyPosition } from './position.ts';
import { questions } from './questions.ts';
import type { ToyFaults } from './refusals.ts';

type ToyFaultList = Faults<ToyFaults & KernelReasons>;

/** Everything that always holds: every component counted, and knowledge that fits the truth. */
export function invariants(p: ToyPosition, faults: ToyFaultList): void {
  const { seats, rounds } = p.setup;
  const range = (path: string, value: number, min: number, max: number) => {
    if (value < min || value > max) faults.add(path, 'outOfRange', { value, min, max });
  };
  if (p.observer !== HOST) faults.add('observer', 'notWholeTruth');
  range('active', p.active, 0, seats - 1);
  range('turn', p.turn, 0, rounds * seats);
  if (p.turn > 0 && p.active !== (p.turn - 1) % seats) faults.add('active', 'notTheirTurn');
  if (p.turn === 0 && p.active !== 0) faults.add('active', 'notTheirTurn');
  if (!faults.none) return;
  checkSparks(p, faults);
  checkCards(p, faults);
  checkOmens(p, faults);
  if (faults.none) checkKnowledge(p, faults);
}

function checkSparks(p: ToyPosition, faults: ToyFaultList): void {
  const { seats } = p.setup;
  let total = p.reserve;
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const most = seat < seats ? MAX_SPARKS : 0;
    const value = p.sparks[seat];
    if (value < 0 || value > most)
      faults.add(`sparks[${seat}]`, 'outOfRange', { value, min: 0, max: most });
    total += value;
  }
  if (p.reserve < 0) faults.add('reserve', 'outOfRange', { value: p.reserve, min: 0, max: total });
  // While the team shares sparks out, those that are not yet shared are counted in the frame.
  if (share.isOpen(p)) {
    const { holder, left } = share.open(p);
    total += left - sparksFrom(p, Math.max(0, Math.min(holder, seats)));
  }
  const expected = RESERVE_SPARKS + seats * START_SPARKS;
  if (total !== expected) faults.add('sparks', 'wrongTotal', { value: total, expected });
}

function checkCards(p: ToyPosition, faults: ToyFaultList): void {
  const { seats, cards } = p.setup;
  const places = new Map<number, string>();
  const claim = (card: number, path: string) => {
    if (card < 1 || card > cards) faults.add(path, 'noSuchCard', { value: card });
    else if (places.has(card)) faults.add(path, 'cardTwice', { other: places.get(card) ?? '' });
    else places.set(card, path);
  };
  for (let i = 0; i < p.hands.length; i++) {
    const seat = Math.floor(i / HAND);
    const held = seat < seats ? cardsInHand(p, seat) : 0;
    if (i % HAND < held) claim(p.hands[i], `hands[${i}]`);
    else if (p.hands[i] !== NO_CARD) faults.add(`hands[${i}]`, 'noSuchCard', { value: p.hands[i] });
    if (i % HAND === 1 && held === HAND && p.hands[i] <= p.hands[i - 1]) {
      faults.add(`hands[${i}]`, 'notSorted');
    }
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const seen = p.seen[slot];
    const up = p.faceUp[slot];
    if (up !== 0 && up !== 1)
      faults.add(`faceUp[${slot}]`, 'outOfRange', { value: up, min: 0, max: 1 });
    if ((up === 1) !== (seen === ALL)) faults.add(`seen[${slot}]`, 'seenDoesNotFit');
    if (seen !== ALL && (seen < 0 || seen >= 1 << seats))
      faults.add(`seen[${slot}]`, 'seenDoesNotFit');
    if (seen !== 0) claim(p.slots[slot], `slots[${slot}]`);
    else if (p.slots[slot] !== NO_CARD) faults.add(`slots[${slot}]`, 'seenDoesNotFit');
    if (p.turn === 0 && seen !== 0) faults.add(`seen[${slot}]`, 'seenDoesNotFit');
  }
}

/** Every omen is in one place: a deck's head or tail, a pool, or an open frame. */
function checkOmens(p: ToyPosition, faults: ToyFaultList): void {
  const seen = new Int32Array(OMENS.length);
  const pools = {
    ordinary: p.ordinary,
    special: p.special,
    eastOwn: p.eastOwn,
    westOwn: p.westOwn,
  };
  for (const [name, pool] of Object.entries(pools)) {
    for (let omen = 0; omen < OMENS.length; omen++) {
      const value = pool[omen];
      const most =
        omen === 0 || ((name === 'special') !== omen > GIFT && !name.endsWith('Own')) ? 0 : 1;
      if (value < 0 || value > most)
        faults.add(`${name}[${omen}]`, 'outOfRange', { value, min: 0, max: most });
      seen[omen] += value;
    }
  }
  for (const [name, deck] of [
    ['east', p.east],
    ['west', p.west],
  ] as const)
    checkDeck(name, deck, seen, faults);
  if (!faults.none) return;
  const waiting = [0, 0, 0, 0];
  for (const deck of [p.east, p.west]) {
    for (let at = 0; at < PILES * POOLS; at++) {
      const pool = at % POOLS === OWN && deck === p.west ? OWN + 1 : at % POOLS;
      waiting[pool] += deck.piles[at];
    }
  }
  Object.entries(pools).forEach(([name, pool], q) => {
    const value = pool.reduce((sum, count) => sum + count, 0);
    if (value !== waiting[q]) faults.add(name, 'poolMismatch', { value, expected: waiting[q] });
  });
  for (const omen of omensInFrames(p)) if (omen > 0 && omen < OMENS.length) seen[omen]++;
  for (let omen = 1; omen < OMENS.length; omen++) {
    if (seen[omen] !== 1)
      faults.add('ordinary', 'omenCount', { omen: OMENS[omen], count: seen[omen] });
  }
  const west = p.west.size + omensDrawnFrom(p, WEST);
  if (west !== WEST_CARDS)
    faults.add('west.tail', 'deckSize', { value: west, expected: WEST_CARDS });
}

function checkDeck(name: string, deck: Deck, seen: Int32Array, faults: ToyFaultList): void {
  for (const [zone, known] of [
    ['head', deck.head],
    ['tail', deck.tail],
  ] as const) {
    let ended = false;
    for (let i = 0; i < known.length; i++) {
      const omen = known[i];
      if (omen < 0 || omen >= OMENS.length || (ended && omen !== NO_CARD)) {
        faults.add(`${name}.${zone}[${i}]`, 'noSuchCard', { value: omen });
      } else if (omen !== NO_CARD) seen[omen]++;
      if (omen === NO_CARD) ended = true;
    }
  }
  for (let at = 0; at < deck.piles.length; at++) {
    const value = deck.piles[at];
    if (value < 0 || value > OMENS.length) {
      faults.add(`${name}.piles[${at}]`, 'outOfRange', { value, min: 0, max: OMENS.length });
    }
  }
  for (let i = 0; i < 2; i++) {
    const value = deck.shuffles[i];
    if (value < 0 || value > 1_000_000) {
      faults.add(`${name}.shuffles[${i}]`, 'outOfRange', { value, min: 0, max: 1_000_000 });
    }
  }
}

/** The omens that have been drawn and wait for a seer's choice. */
function omensInFrames(p: ToyPosition): number[] {
  if (keepOmen.isOpen(p)) {
    const { lower, higher } = keepOmen.open(p);
    return [lower, higher];
  }
  if (returnOmen.isOpen(p)) {
    const { kept, other } = returnOmen.open(p);
    return [kept, other];
  }
  return revealOmen.isOpen(p) ? [revealOmen.open(p).first] : [];
}

/** How many of them come from a deck. */
function omensDrawnFrom(p: ToyPosition, deck: number): number {
  if (keepOmen.isOpen(p)) return keepOmen.open(p).deck === deck ? 2 : 0;
  if (returnOmen.isOpen(p)) return returnOmen.open(p).deck === deck ? 2 : 0;
  if (!revealOmen.isOpen(p)) return 0;
  const { deck: from, purpose } = revealOmen.open(p);
  return from === deck && purpose === FOR_SEER_SECOND ? 1 : 0;
}

/** Nobody may know anything wrong: every card can be where it is. */
function checkKnowledge(p: ToyPosition, faults: ToyFaultList): void {
  const { seats, cards } = p.setup;
  const placeOf = new Int32Array(MAX_CARDS + 1).fill(UNSEEN);
  for (let i = 0; i < seats * HAND; i++)
    if (p.hands[i] !== NO_CARD) placeOf[p.hands[i]] = Math.floor(i / HAND);
  for (let slot = 0; slot < SLOTS; slot++)
    if (isResolved(p, slot)) placeOf[p.slots[slot]] = SLOT_PLACE + slot;
  for (let row = 0; row <= MAX_SEATS; row++) {
    const seat = row < MAX_SEATS ? row : HOST;
    for (let card = 0; card <= MAX_CARDS; card++) {
      const mask = rowOf(p, seat)[card];
      const path = `known[${row * (MAX_CARDS + 1) + card}]`;
      if (card === 0 || card > cards) {
        if (mask !== 0) faults.add(path, 'knowsWrong', { card });
      } else if (((mask >> placeOf[card]) & 1) === 0 || mask < 0 || mask >= 1 << PLACES) {
        faults.add(path, 'knowsWrong', { card });
      } else if (knowsTooLittle(p, seat, mask, placeOf[card])) {
        faults.add(path, 'knowsTooLittle', { card });
      }
    }
  }
}

/** A seat knows its own hand, what it has seen and what lies open; and what is not where it is. */
function knowsTooLittle(p: ToyPosition, seat: number, mask: number, place: number): boolean {
  if (seat >= p.setup.seats) return false;
  const known = (at: number) =>
    at === seat || (at >= SLOT_PLACE && at < UNSEEN && knowsSlot(p, seat, at - SLOT_PLACE));
  if (known(place)) return mask !== 1 << place;
  for (let at = 0; at < UNSEEN; at++) if (known(at) && (mask >> at) & 1) return true;
  // Nobody can think of a card where no card can be.
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isResolved(p, slot) && (mask >> (SLOT_PLACE + slot)) & 1) return true;
  }
  for (let other = 0; other < MAX_SEATS; other++) {
    if ((other >= p.setup.seats || cardsInHand(p, other) === 0) && (mask >> other) & 1) return true;
  }
  return false;
}

function knowsSlot(p: ToyPosition, seat: number, slot: number): boolean {
  return p.seen[slot] === ALL || (seat >= 0 && ((p.seen[slot] >> seat) & 1) === 1);
}

/**
 * Whether every open question fits the position and those below it. T-4: the action waits at the bottom,
 * echoes above it, and the question of the moment on top.
 */
export function checkFrames(p: ToyPosition, faults: ToyFaultList): void {
  const { depth } = p.frames;
  if (depth === 0) {
    if (p.turn !== p.setup.rounds * p.setup.seats) faults.add('frames', 'notOver');
    return;
  }
  if (p.turn === 0 && (depth !== 1 || !deal.isOpen(p))) {
    faults.add('frames', 'wrongFrame');
    return;
  }
  for (let at = 0; at < depth; at++) {
    if (!isInPlace(p, at) || !questions.fits(p, at)) faults.add(`frames[${at}]`, 'wrongFrame');
  }
}

function isInPlace(p: ToyPosition, depth: number): boolean {
  if (act.isAt(p, depth)) return depth === 0;
  if (afterEcho.isAt(p, depth)) return depth > 0 && depth <= MAX_ECHOES;
  return depth === p.frames.depth - 1;
}
