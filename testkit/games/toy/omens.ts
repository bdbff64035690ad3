import { CHANCE, type Deck, type EventSink, NO_CARD, TEAM } from '@nineworlds/engine';
import {
  AFTER_ECHO,
  BLAME,
  CALM,
  CHORUS,
  DECKS,
  EAST,
  ECHO,
  FOR_EFFECT,
  FOR_SEER_FIRST,
  FOR_SEER_SECOND,
  GIFT,
  KEEP_OMEN,
  KEEP_REST,
  MAX_ECHOES,
  OMENS,
  RAVEN,
  RETURN_OMEN,
  REVEAL_OMEN,
  SEER,
  SEND_RAVEN,
  SHARE,
  SLOTS,
  STORM,
  VISION,
  WEST,
  WOLF,
} from './data.ts';
import { canPeek } from './legal.ts';
import type { ToyPosition } from './position.ts';

type Sink = EventSink | undefined;

/** A deck by its number. */
export function deckOf(p: ToyPosition, deck: number): Deck {
  return deck === EAST ? p.east : p.west;
}

/** T-2: reveals the top omen of a deck; chance tells it unless it is known. */
export function drawOmen(
  p: ToyPosition,
  deck: number,
  purpose: number,
  first: number,
  sink: Sink,
): void {
  if (deckOf(p, deck).knownTop === NO_CARD) {
    p.frames.push(REVEAL_OMEN, CHANCE, deck, purpose, first);
    return;
  }
  omenDrawn(p, deck, purpose, first, deckOf(p, deck).takeKnownTop(), sink);
}

/** An omen has come off a deck. */
export function omenDrawn(
  p: ToyPosition,
  deck: number,
  purpose: number,
  first: number,
  omen: number,
  sink: Sink,
): void {
  sink?.tell('omenDrawn', { deck: DECKS[deck], omen: OMENS[omen] });
  if (purpose === FOR_EFFECT) resolveOmen(p, deck, omen, sink);
  else if (purpose === FOR_SEER_FIRST) drawOmen(p, deck, FOR_SEER_SECOND, omen, sink);
  else p.frames.push(KEEP_OMEN, p.active, deck, Math.min(first, omen), Math.max(first, omen));
}

/** T-3: the omen goes under its deck, then it takes effect. */
function resolveOmen(p: ToyPosition, deck: number, omen: number, sink: Sink): void {
  deckOf(p, deck).putUnder(omen);
  switch (omen) {
    case CALM:
      break;
    case STORM:
      // T-3.2: everything known of the deck is shuffled back into it.
      deckOf(p, deck).shuffle();
      sink?.tell('deckShuffled', { deck: DECKS[deck] });
      break;
    case SEER:
    case VISION:
      // T-3.3: two more omens; one takes effect, the other goes back on top or under.
      drawOmen(p, deck, FOR_SEER_FIRST, NO_CARD, sink);
      break;
    case ECHO:
    case CHORUS:
      // T-3.5: an omen of the other deck inside this one; afterwards a question is left over.
      // T-3.6: three echoes deep, a further one stays silent.
      if (p.frames.depth > MAX_ECHOES) break;
      p.frames.push(AFTER_ECHO, p.active);
      drawOmen(p, deck === EAST ? WEST : EAST, FOR_EFFECT, NO_CARD, sink);
      break;
    case GIFT:
      p.frames.push(SHARE, TEAM, 0, sparksFrom(p, 0));
      break;
    case WOLF:
      if (sparksFrom(p, 0) > 0) p.frames.push(BLAME, TEAM);
      break;
    case RAVEN:
      for (let slot = 0; slot < SLOTS; slot++) {
        if (!canPeek(p, slot)) continue;
        p.frames.push(SEND_RAVEN, p.active);
        break;
      }
      break;
    default:
      throw new RangeError(`no such omen: ${omen}`);
  }
}

/** T-3.3: the kept omen takes effect after the other one has gone back. */
export function keepOmen(p: ToyPosition, deck: number, kept: number, other: number): void {
  p.frames.push(RETURN_OMEN, p.active, deck, kept, other);
}

/** T-3.3 */
export function returnOmen(
  p: ToyPosition,
  deck: number,
  kept: number,
  other: number,
  where: number,
  sink: Sink,
): void {
  if (where === 0) deckOf(p, deck).putOnTop(other);
  else deckOf(p, deck).putUnder(other);
  sink?.tell('omenReturned', {
    deck: DECKS[deck],
    omen: OMENS[other],
    where: where === 0 ? 'top' : 'bottom',
  });
  resolveOmen(p, deck, kept, sink);
}

/** T-3.5 */
export function claimSpark(p: ToyPosition, answer: number, sink: Sink): void {
  if (answer === 1) return;
  p.reserve--;
  p.sparks[p.active]++;
  sink?.tell('sparkGained', { seat: p.active });
}

/** T-3.8 */
export function blame(p: ToyPosition, seat: number, sink: Sink): void {
  p.sparks[seat]--;
  p.reserve++;
  sink?.tell('sparkLost', { seat });
}

/** T-3.7: what a seat holds in the end, seat by seat; the last one takes what is left. */
export function share(
  p: ToyPosition,
  seat: number,
  left: number,
  answer: number,
  sink: Sink,
): void {
  if (answer === KEEP_REST) {
    sink?.tell('sparksShared', {});
    return;
  }
  p.sparks[seat] = answer;
  const rest = left - answer;
  if (seat + 1 < p.setup.seats - 1) {
    p.frames.push(SHARE, TEAM, seat + 1, rest);
    return;
  }
  p.sparks[seat + 1] = rest;
  sink?.tell('sparksShared', {});
}

/** The sparks of a seat and all after it. */
export function sparksFrom(p: ToyPosition, seat: number): number {
  let sparks = 0;
  for (let s = seat; s < p.setup.seats; s++) sparks += p.sparks[s];
  return sparks;
}
