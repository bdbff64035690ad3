import { ALL, type Faults, HOST, hasBit, type KernelReasons, NO_CARD } from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { BAND, EMBERS, HAND, MAX_BONFIRES, MAX_EXILES, MAX_SEATS, RING } from '../data/sizes.ts';
import { isEntry, isPossible, MAX_HISTORY } from './history.ts';
import { BONFIRE_HOST, humansFaceUp, ownerOf } from './hosts.ts';
import { exileWarrior } from './ignition.ts';
import { isDecided } from './knowing.ts';
import { BONFIRE_PLACE, PLACES, UNSEEN } from './places.ts';
import { questions } from './questions.ts';
import { drawnCount, stackRest } from './refill.ts';
import type { NeedfireFaults } from './refusals.ts';
import { revealEmber } from './reveal.ts';
import { chooseFirst, dealFlame, dealHuman, flamesInHand, humansDealt } from './setup.ts';
import {
  ENDED,
  EVERYBODY,
  type NeedfirePosition,
  OPENING,
  REFILLING,
  ROW,
  SCORING,
  SET_UP,
  SOMEBODY,
  SWAPPING,
} from './state.ts';

type FaultList = Faults<NeedfireFaults & KernelReasons>;

/** The sizes of the zones of humans (N-6), which depend on the turn and the step alone. */
interface ZoneSizes {
  readonly ring: number;
  readonly pile: number;
  readonly exiles: number;
  /** Humans in front of a seat. */
  band(seat: number): number;
}

/** N-6: how many humans are where, between the set-up and the end. */
function zoneSizes(p: NeedfirePosition): ZoneSizes {
  const { seats, sizes } = p.setup;
  const done = p.turn - 1;
  // Refills so far: none in the first turn, then one a turn while the draw pile lasts.
  const most = Math.floor(sizes.pile / sizes.refill);
  const refilling = p.step === REFILLING;
  const refills = Math.min(most, Math.max(0, done - (p.step >= SWAPPING ? 0 : 1)));
  const inHand = refilling ? drawnCount(p) : 0;
  const placed = stackRest.isOpen(p) ? 1 : 0;
  // N-4.4: between keeping an exile and exiling a warrior the ring is still whole.
  const kept = exileWarrior.isOpen(p) ? 1 : 0;
  const over = p.step >= SCORING ? 1 : 0;
  const first = (((p.active - done) % seats) + seats) % seats;
  return {
    ring: RING - done - over + refills + placed,
    pile: sizes.pile - refills * sizes.refill - inHand - placed,
    exiles: sizes.exiles + refills * (sizes.refill - 1) - kept,
    band(seat) {
      const place = (seat - first + seats) % seats;
      const turns = Math.floor(done / seats) + (place < done % seats ? 1 : 0);
      const now = seat === p.active ? kept + over : 0;
      return sizes.dealt + turns + now;
    },
  };
}

/** Everything that always holds: every card counted, knowledge that fits the truth. */
export function invariants(p: NeedfirePosition, faults: FaultList): void {
  const { seats, sizes } = p.setup;
  const range = (path: string, value: number, min: number, max: number) => {
    if (value < min || value > max) faults.add(path, 'outOfRange', { value, min, max });
  };
  if (p.observer !== HOST) faults.add('observer', 'notWholeTruth');
  range('active', p.active, 0, seats - 1);
  range('turn', p.turn, 0, sizes.turns);
  range('step', p.step, SET_UP, ENDED);
  range('exileCount', p.exileCount, 0, MAX_EXILES);
  if (!faults.none) return;
  if ((p.turn === 0) !== (p.step === SET_UP)) faults.add('step', 'stepDoesNotFit');
  if (p.step >= SCORING && p.turn !== sizes.turns) faults.add('step', 'stepDoesNotFit');
  if (typeof p.setup.first === 'number' && p.turn > 0) {
    const active = (p.setup.first + p.turn - 1) % seats;
    if (p.active !== active) faults.add('active', 'notTheirTurn');
  }
  if (p.turn === 0 && p.active !== 0) faults.add('active', 'notTheirTurn');
  if (!faults.none) return;
  checkHumans(p, faults);
  checkFlames(p, faults);
  checkEmbers(p, faults);
  if (faults.none) checkHistory(p, faults);
  if (faults.none) checkKnowledge(p, faults);
}

/** Notes where each card is and names those that are in two places or in none there are. */
function claims(faults: FaultList): (card: number, path: string) => void {
  const places = new Map<number, string>();
  return (card, path) => {
    if (card < 1 || card > ELEMENTS) faults.add(path, 'noSuchCard', { value: card });
    else if (places.has(card)) faults.add(path, 'cardTwice', { other: places.get(card) ?? '' });
    else places.set(card, path);
  };
}

function demandEmpty(zone: Int32Array, i: number, path: string, faults: FaultList): void {
  if (zone[i] !== 0) faults.add(`${path}[${i}]`, 'mustBeEmpty', { value: zone[i] });
}

function checkHumans(p: NeedfirePosition, faults: FaultList): void {
  const claim = claims(faults);
  const setUp = p.turn === 0;
  const dealt = dealHuman.isOpen(p) ? dealHuman.open(p).dealt : humansDealt(p);
  const sizes = setUp ? undefined : zoneSizes(p);
  let warriors = 0;
  for (let place = 0; place < RING; place++) {
    const empty = setUp ? place >= dealt : p.ring[place] === NO_CARD;
    if (empty) demandEmpty(p.ring, place, 'ring', faults);
    else {
      claim(p.ring[place], `ring[${place}]`);
      warriors++;
    }
  }
  for (let i = 0; i < p.bands.length; i++) {
    const seat = Math.floor(i / BAND);
    const dealtTo = RING + seat < dealt ? p.setup.sizes.dealt : 0;
    const count = seat >= p.setup.seats ? 0 : (sizes?.band(seat) ?? dealtTo);
    if (i % BAND < count) claim(p.bands[i], `bands[${i}]`);
    else demandEmpty(p.bands, i, 'bands', faults);
  }
  for (let i = 0; i < MAX_EXILES; i++) {
    const seen = p.exileSeen[i];
    const seats = seen & ~SOMEBODY;
    const isMask = seats >= 0 && seats < 1 << p.setup.seats && (seen & SOMEBODY) !== 0;
    if (seen !== ALL && seen !== 0 && !isMask) faults.add(`exileSeen[${i}]`, 'seenDoesNotFit');
    if (i >= p.exileCount || setUp) demandEmpty(p.exileSeen, i, 'exileSeen', faults);
    if (seen !== 0 && i < p.exileCount) claim(p.exiles[i], `exiles[${i}]`);
    else demandEmpty(p.exiles, i, 'exiles', faults);
  }
  const drawn = drawnCount(p);
  for (let i = 0; i < p.drawn.length; i++) {
    if (i < drawn) claim(p.drawn[i], `drawn[${i}]`);
    else demandEmpty(p.drawn, i, 'drawn', faults);
    if (i > 0 && i < drawn && p.drawn[i] <= p.drawn[i - 1]) faults.add(`drawn[${i}]`, 'notSorted');
  }
  const demand = (path: string, value: number, expected: number) => {
    if (value !== expected) faults.add(path, 'wrongSize', { value, expected });
  };
  if (sizes === undefined) {
    demand('exileCount', p.exileCount, p.setup.sizes.exiles);
    demand('pile', p.pile, ELEMENTS - p.setup.sizes.exiles - dealt);
    return;
  }
  demand('ring', warriors, sizes.ring);
  demand('pile', p.pile, sizes.pile);
  demand('exileCount', p.exileCount, sizes.exiles);
}

function checkFlames(p: NeedfirePosition, faults: FaultList): void {
  const claim = claims(faults);
  const { seats, sizes } = p.setup;
  for (let i = 0; i < p.hands.length; i++) {
    const seat = Math.floor(i / HAND);
    const count = seat < seats ? flamesInHand(p, seat) : 0;
    if (i % HAND < count) claim(p.hands[i], `hands[${i}]`);
    else demandEmpty(p.hands, i, 'hands', faults);
    if (i % HAND > 0 && i % HAND < count && p.hands[i] <= p.hands[i - 1]) {
      faults.add(`hands[${i}]`, 'notSorted');
    }
  }
  let open = 0;
  for (let place = 0; place < MAX_BONFIRES; place++) {
    const seen = p.bonfireSeen[place];
    const up = p.faceUp[place];
    if (up !== 0 && up !== 1) {
      faults.add(`faceUp[${place}]`, 'outOfRange', { value: up, min: 0, max: 1 });
    }
    if ((up === 1) !== (seen === ALL) || (seen !== ALL && (seen < 0 || seen >= 1 << seats))) {
      faults.add(`bonfireSeen[${place}]`, 'seenDoesNotFit');
    }
    if (place >= sizes.bonfires || p.turn === 0) {
      demandEmpty(p.bonfireSeen, place, 'bonfireSeen', faults);
    }
    if (seen !== 0) claim(p.bonfires[place], `bonfires[${place}]`);
    else demandEmpty(p.bonfires, place, 'bonfires', faults);
    open += up;
  }
  // N-4.1: one is opened every turn while there are face-down ones.
  const opened = p.turn === 0 ? 0 : p.turn - (p.step === OPENING ? 1 : 0);
  const expected = Math.min(sizes.bonfires, opened);
  if (open !== expected) faults.add('faceUp', 'wrongSize', { value: open, expected });
  for (let ember = 0; ember < EMBERS; ember++) {
    const revealing = revealEmber.isOpen(p) && revealEmber.open(p).ember > ember;
    const shown = ownerOf(p, p.emberHosts[ember]) >= 0 && (p.step === ENDED || revealing);
    if (shown) claim(p.embers[ember], `embers[${ember}]`);
    else demandEmpty(p.embers, ember, 'embers', faults);
  }
}

/** N-7.1: two embers, under two cards that can have one. */
function checkEmbers(p: NeedfirePosition, faults: FaultList): void {
  const isLaid = p.turn > 0 || dealFlame.isOpen(p) || chooseFirst.isOpen(p);
  for (let ember = 0; ember < EMBERS; ember++) {
    const host = p.emberHosts[ember];
    const path = `emberHosts[${ember}]`;
    if (!isLaid) {
      demandEmpty(p.emberHosts, ember, 'emberHosts', faults);
      continue;
    }
    const place = host - BONFIRE_HOST;
    const underBonfire = place >= 0 && place < p.setup.sizes.bonfires && p.faceUp[place] === 1;
    const isHuman = host > 0 && host <= ELEMENTS;
    const underHuman =
      isHuman &&
      (hasBit(humansFaceUp(p), host) || (p.setup.mayExileEmbered && isKnownExile(p, host)));
    if (!underBonfire && !underHuman) faults.add(path, 'noHost', { value: host });
  }
  if (isLaid && p.emberHosts[0] === p.emberHosts[1]) faults.add('emberHosts', 'sameHost');
}

function isKnownExile(p: NeedfirePosition, human: number): boolean {
  for (let i = 0; i < p.exileCount; i++) if (p.exiles[i] === human) return p.exileSeen[i] === ALL;
  return false;
}

/** The history is one that can have led here. */
function checkHistory(p: NeedfirePosition, faults: FaultList): void {
  const { seats, sizes } = p.setup;
  const most = (seats === 2 ? 10 : 4) * p.turn;
  if (p.historyLength < 0 || p.historyLength > Math.min(most, MAX_HISTORY)) {
    faults.add('historyLength', 'outOfRange', { value: p.historyLength, min: 0, max: most });
    return;
  }
  for (let i = 0; i < MAX_HISTORY; i++) {
    if (i >= p.historyLength) demandEmpty(p.history, i, 'history', faults);
    else if (!isEntry(p.history[i], seats, sizes.bonfires))
      faults.add(`history[${i}]`, 'noSuchEntry');
  }
  if (!faults.none) return;
  const placement = placementOf(p).subarray(1);
  if (!isPossible(p.history, p.historyLength, placement)) {
    faults.add('history', 'otherHistory');
  }
}

/** Where every flame is. */
function placementOf(p: NeedfirePosition): Int32Array {
  const placeOfFlame = new Int32Array(ROW).fill(UNSEEN);
  for (let i = 0; i < p.setup.seats * HAND; i++) {
    if (p.hands[i] !== NO_CARD) placeOfFlame[p.hands[i]] = Math.floor(i / HAND);
  }
  for (let place = 0; place < p.setup.sizes.bonfires; place++) {
    if (isDecided(p, place)) placeOfFlame[p.bonfires[place]] = BONFIRE_PLACE + place;
  }
  return placeOfFlame;
}

/** Nobody may know anything wrong of the flames, nor less than they have seen, nor what nobody can know. */
function checkKnowledge(p: NeedfirePosition, faults: FaultList): void {
  const { seats, sizes } = p.setup;
  const placeOf = placementOf(p);
  let possible = 1 << UNSEEN;
  /** The hand that is being dealt. */
  let dealing = 0;
  for (let seat = 0; seat < seats; seat++) {
    const count = flamesInHand(p, seat);
    if (count > 0) possible |= 1 << seat;
    if (count > 0 && count < HAND) dealing = 1 << seat;
  }
  for (let place = 0; place < sizes.bonfires; place++) {
    if (!isDecided(p, place)) continue;
    possible |= 1 << (BONFIRE_PLACE + place);
  }
  for (let row = 0; row <= MAX_SEATS; row++) {
    const seat = row === EVERYBODY ? HOST : row;
    const unused = row !== EVERYBODY && row >= seats;
    let surely = 0;
    for (let place = 0; place < sizes.bonfires; place++) {
      const seen = p.bonfireSeen[place];
      if (seen === ALL || (seat >= 0 && (seen >> seat) & 1)) surely |= 1 << (BONFIRE_PLACE + place);
    }
    if (seat >= 0 && seat < seats && flamesInHand(p, seat) > 0) surely |= 1 << seat;
    // N-5: at the end all hands lie open.
    if (p.step >= SCORING) surely |= (1 << seats) - 1;
    const unseen = maskOfUnseen(p, row);
    for (let flame = 0; flame < ROW; flame++) {
      const mask = p.known[row * ROW + flame];
      const path = `known[${row * ROW + flame}]`;
      if (unused || flame === 0) {
        if (mask !== 0) faults.add(path, 'mustBeEmpty', { value: mask });
        continue;
      }
      const card = p.setup.words[flame];
      const place = placeOf[flame];
      const here = 1 << place;
      const shared = p.known[EVERYBODY * ROW + flame];
      if (mask < 0 || mask >= 1 << PLACES || (mask & here) === 0 || (mask & ~possible) !== 0) {
        faults.add(path, 'knowsWrong', { card });
      } else if (surely & here ? mask !== here : (mask & surely) !== 0) {
        faults.add(path, 'knowsTooLittle', { card });
      } else if ((mask & ~shared) !== 0) {
        // What everybody knows, each of them knows.
        faults.add(path, 'knowsTooLittle', { card });
      } else if (mayBeUnseen(p, row, flame)) {
        // Of flames that nobody has seen nothing tells one from another, and each may be dealt next.
        const isAlike = mask === unseen && (dealing & ~surely & ~mask) === 0;
        if (!isAlike) faults.add(path, 'knowsWrong', { card });
      }
    }
  }
}

/** Whether a flame may be one that nobody has seen, for all that a row of knowledge tells. */
function mayBeUnseen(p: NeedfirePosition, row: number, flame: number): boolean {
  return hasBit(p.known[row * ROW + flame], UNSEEN) && !p.embers.includes(flame);
}

/** What a row tells of the first flame that may be unseen; 0 where there is none. */
function maskOfUnseen(p: NeedfirePosition, row: number): number {
  for (let flame = 1; flame < ROW; flame++) {
    if (mayBeUnseen(p, row, flame)) return p.known[row * ROW + flame];
  }
  return 0;
}

/** Whether the open question fits the position. */
export function checkFrames(p: NeedfirePosition, faults: FaultList): void {
  if (p.frames.depth === 0) {
    if (p.step !== ENDED) faults.add('frames', 'notOver');
    return;
  }
  if (!questions.fits(p)) faults.add('frames[0]', 'wrongFrame');
}
