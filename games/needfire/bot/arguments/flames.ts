import { type Argument, hasBit, lowestBit, NO_CARD, type Seat } from '@nineworlds/engine';
import { ELEMENTS } from '../../data/deck-table.ts';
import { BAND } from '../../data/sizes.ts';
import { cardWord } from '../../rules/cards.ts';
import { BONFIRE_HOST, elementOf } from '../../rules/hosts.ts';
import { isDecided } from '../../rules/knowing.ts';
import { UNSEEN } from '../../rules/places.ts';
import { scoreOf } from '../../rules/score.ts';
import type { NeedfirePosition } from '../../rules/state.ts';
import { say } from './say.ts';
import {
  bandOf,
  cardsToIgnite,
  flameShown,
  handOf,
  reactingAmong,
  ringOf,
  rivalFor,
  wordsOf,
} from './sight.ts';

/** N-4.4: so many warriors have to react for one of them to be taken. */
const TAKING = 2;

/** N-4.3: what speaks for giving a flame for that of a bonfire. */
export function ofSwap(o: NeedfirePosition, seat: Seat, given: number, place: number): Argument[] {
  const taken = flameShown(o, seat, place);
  const word = cardWord(o, given);
  const found =
    taken === NO_CARD
      ? ofBlindSwap(o, seat, given, place)
      : [...ofKnownSwap(o, seat, given, taken), ...ofHumanAfter(o, seat, given, taken, place)];
  const ignited = reactingAmong(o, ringOf(o), given);
  // N-7.7: what is given face up can be ignited at once.
  if (o.faceUp[place] === 1 && ignited.length >= TAKING) {
    const cards = wordsOf(o, ignited);
    found.push(say('igniteGiven', { given: word, count: ignited.length, cards }));
  }
  const band = bandOf(o, seat);
  if (band.length > 0) found.push(...ofGiving(o, seat, given, band));
  if (o.faceUp[place] === 1 && taken !== NO_CARD) {
    const rival = rivalFor(o, seat, taken);
    const facts = { taken: cardWord(o, taken), seat: rival.seat, count: rival.count };
    if (rival.count >= TAKING) found.push(say('flameFromOther', facts));
  }
  found.push(...ofRing(o, seat, given));
  return found;
}

/** N-5: that no own flame has fewer warriors in the ring that would react to it. */
function ofRing(o: NeedfirePosition, seat: Seat, given: number): Argument[] {
  const ring = ringOf(o);
  const counts = handOf(o, seat).map((flame) => reactingAmong(o, ring, flame).length);
  const count = reactingAmong(o, ring, given).length;
  if (count > Math.min(...counts) || count === Math.max(...counts)) return [];
  return [say('ringLeast', { given: cardWord(o, given), count })];
}

/** N-5: what the flame that comes is worth, and what the one that goes is. */
function ofKnownSwap(o: NeedfirePosition, seat: Seat, given: number, taken: number): Argument[] {
  const { reactors } = o.setup;
  const cards = { given: cardWord(o, given), taken: cardWord(o, taken) };
  const [band, ring, hand] = [bandOf(o, seat), ringOf(o), handOf(o, seat)];
  const found: Argument[] = [];
  const more = reactingAmong(o, band, taken).length;
  const less = reactingAmong(o, band, given).length;
  if (more > less) found.push(say('flameBetter', { ...cards, more, less }));
  const now = scoreOf(reactors, band, hand).total;
  const after = scoreOf(reactors, band, [...hand.filter((f) => f !== given), taken]).total;
  if (after > now) found.push(say('scoreRises', { now, after }));
  const ringMore = reactingAmong(o, ring, taken).length;
  const ringLess = reactingAmong(o, ring, given).length;
  if (ringMore > ringLess && more >= less) {
    found.push(say('ringBetter', { ...cards, more: ringMore, less: ringLess }));
  }
  return found;
}

/** N-4.4, N-5: what the swap adds to the score with the best human that can be taken after it. */
function ofHumanAfter(
  o: NeedfirePosition,
  seat: Seat,
  given: number,
  taken: number,
  place: number,
): Argument[] {
  const { reactors } = o.setup;
  const [band, hand] = [bandOf(o, seat), handOf(o, seat)];
  const swapped = [...hand.filter((flame) => flame !== given), taken];
  const [best] = [...takenAfter(o, given, place)]
    .map((human) => ({ human, score: scoreOf(reactors, [...band, human], swapped).total }))
    .sort((a, b) => b.score - a.score);
  if (best === undefined) return [];
  const now = scoreOf(reactors, [...band, best.human], hand).total;
  if (best.score <= now) return [];
  return [say('swapForHuman', { card: cardWord(o, best.human), now, after: best.score })];
}

/** N-4.4, N-7.7: the warriors that can be taken once a flame lies at a bonfire. */
function takenAfter(o: NeedfirePosition, given: number, place: number): ReadonlySet<number> {
  const ring = ringOf(o);
  const swapped = BONFIRE_HOST + place;
  const igniting = cardsToIgnite(o)
    .filter((host) => host !== swapped)
    .map((host) => ({ host, card: elementOf(o, host) }));
  if (o.faceUp[place] === 1) igniting.push({ host: swapped, card: given });
  const sets = igniting.map(({ host, card }) =>
    reactingAmong(o, ring, card).filter((human) => human !== host),
  );
  return new Set(sets.filter((humans) => humans.length >= TAKING).flat());
}

/** N-7.8: of a flame that nobody has seen, how many of those that it can be would be better. */
function ofBlindSwap(o: NeedfirePosition, seat: Seat, given: number, place: number): Argument[] {
  const band = bandOf(o, seat);
  // N-7.6: without the memory aid the board does not show what has been seen.
  if (isDecided(o, place) || band.length === 0 || !o.setup.memoryAid) return [];
  const row = o.row(seat);
  const worth = reactingAmong(o, band, given).length;
  let all = 0;
  let better = 0;
  for (let flame = 1; flame <= ELEMENTS; flame++) {
    if (!hasBit(row[flame] ?? 0, UNSEEN)) continue;
    all++;
    if (reactingAmong(o, band, flame).length > worth) better++;
  }
  if (better === 0) return [];
  const facts = { given: cardWord(o, given), place: place + 1, count: better, all };
  return [say('blindBetter', facts)];
}

/** N-5: that few of the own humans react to the flame that is given. */
function ofGiving(
  o: NeedfirePosition,
  seat: Seat,
  given: number,
  band: readonly number[],
): Argument[] {
  const word = cardWord(o, given);
  const count = reactingAmong(o, band, given).length;
  if (count === 0) return [say('givenIdle', { given: word })];
  const others = handOf(o, seat).filter((flame) => flame !== given);
  const isLeast = others.every((flame) => reactingAmong(o, band, flame).length > count);
  return isLeast ? [say('givenLeast', { given: word, count })] : [];
}

/** N-4.1: what speaks for opening a bonfire that nobody may have seen. */
export function ofOpening(o: NeedfirePosition, seat: Seat, place: number): Argument[] {
  const flame = flameShown(o, seat, place);
  if (flame !== NO_CARD) return ofTurningUp(o, seat, flame);
  const seers = o.bonfireSeen[place] ?? 0;
  if (seers === 0) return [say('openUnseen', { place: place + 1 })];
  if (hasBit(seers, seat)) return [];
  return [say('openSeen', { place: place + 1, seat: lowestBit(seers) })];
}

/** N-7.5: how many of the three places the seat knows nothing of. */
export function ofPeeking(o: NeedfirePosition, seat: Seat, places: readonly number[]): Argument[] {
  const unknown = places.filter((place) => flameShown(o, seat, place) === NO_CARD);
  if (unknown.length === 0) return [];
  return [say('peekUnknown', { count: unknown.length, all: places.length })];
}

/** N-7.5: what speaks for turning up one of three flames and hiding the others. */
export function ofSettling(
  o: NeedfirePosition,
  seat: Seat,
  opened: number,
  others: readonly number[],
): Argument[] {
  const found = ofTurningUp(o, seat, o.bonfires[opened] ?? NO_CARD);
  const band = bandOf(o, seat);
  const [best] = others
    .map((place) => ({ place, flame: o.bonfires[place] ?? NO_CARD }))
    .map((other) => ({ ...other, count: reactingAmong(o, band, other.flame).length }))
    .sort((a, b) => b.count - a.count);
  if (best !== undefined && best.count > 0) {
    const facts = { card: cardWord(o, best.flame), count: best.count };
    found.push(say('hides', facts));
  }
  return found;
}

/** What a flame is good for once it lies face up: for the seat, and how little for the others. */
function ofTurningUp(o: NeedfirePosition, seat: Seat, flame: number): Argument[] {
  const card = cardWord(o, flame);
  const [band, ring] = [bandOf(o, seat), ringOf(o)];
  const found: Argument[] = [];
  const own = reactingAmong(o, band, flame).length;
  const [worst] = handOf(o, seat)
    .map((given) => ({ given, less: reactingAmong(o, band, given).length }))
    .sort((a, b) => a.less - b.less);
  if (worst !== undefined && own > worst.less) {
    const facts = { card, given: cardWord(o, worst.given), more: own, less: worst.less };
    found.push(say('swapFor', facts));
  }
  const reacting = reactingAmong(o, ring, flame);
  if (reacting.length >= TAKING) {
    const facts = { card, count: reacting.length, cards: wordsOf(o, reacting) };
    found.push(say('igniteOpened', facts));
  }
  const rival = rivalFor(o, seat, flame);
  const isAnybody = o.bands.some((human, i) => human !== NO_CARD && Math.floor(i / BAND) !== seat);
  if (rival.count === 0 && isAnybody) found.push(say('uselessToOthers', { card }));
  return found;
}
