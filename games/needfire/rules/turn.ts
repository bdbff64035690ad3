import { CHANCE, type EventSink } from '@nineworlds/engine';
import { BAND, EMBERS, HAND } from '../data/sizes.ts';
import { openBonfires } from './bonfires.ts';
import { askForIgnition } from './ignition.ts';
import {
  ENDED,
  GIVE_FLAME,
  IGNITION,
  OPENING,
  REFILLING,
  REVEAL_EMBER,
  SCORING,
  SWAPPING,
} from './kinds.ts';
import { learnHands } from './knowing.ts';
import { refill } from './refill.ts';
import type { NeedfirePosition } from './state.ts';

type Sink = EventSink | undefined;

/** N-4: a step that leaves no question open is done, and the next one begins. */
export function goOn(p: NeedfirePosition, sink: Sink): void {
  while (p.frames.depth === 0 && p.step !== ENDED) {
    p.step = stepAfter(p);
    switch (p.step) {
      case OPENING:
        // N-3.8: play goes to the left; the first turn is that of the first seat.
        if (p.turn > 0) p.active = (p.active + 1) % p.setup.seats;
        p.turn++;
        openBonfires(p, sink);
        break;
      case REFILLING:
        refill(p);
        break;
      case SWAPPING:
        // N-4.3: a swap is made in every turn.
        p.frames.push(GIVE_FLAME, p.active);
        break;
      case IGNITION:
        askForIgnition(p);
        break;
      case SCORING:
        revealHands(p, sink);
        revealEmbers(p, 0);
        break;
      default:
        sink?.tell('gameEnded', {});
    }
  }
}

/** N-5: everybody has five humans after a fixed number of turns; until then turn follows turn. */
function stepAfter(p: NeedfirePosition): number {
  return p.step === IGNITION && p.turn < p.setup.sizes.turns ? OPENING : p.step + 1;
}

/** N-5: the hands are laid open. */
function revealHands(p: NeedfirePosition, sink: Sink): void {
  learnHands(p);
  for (let seat = 0; sink !== undefined && seat < p.setup.seats; seat++) {
    const hand = p.hands.subarray(seat * HAND, (seat + 1) * HAND);
    sink.tell('handRevealed', { seat, cards: Array.from(hand, (c) => p.setup.words[c]).join(' ') });
  }
}

/** N-5: the embers under somebody's human are revealed; the others score for nobody. */
export function revealEmbers(p: NeedfirePosition, from: number): void {
  for (let ember = from; ember < EMBERS; ember++) {
    if (ownerOf(p, p.emberHosts[ember]) < 0) continue;
    p.frames.push(REVEAL_EMBER, CHANCE, ember);
    return;
  }
}

/** The seat in front of which a card lies; -1 where it lies elsewhere. */
export function ownerOf(p: NeedfirePosition, human: number): number {
  for (let i = 0; i < p.setup.seats * BAND; i++) {
    if (p.bands[i] === human) return Math.floor(i / BAND);
  }
  return -1;
}
