import { openBonfires } from './bonfires.ts';
import type { Sink } from './events.ts';
import { ignite } from './ignition.ts';
import { beginRefill } from './refill.ts';
import { revealEmbers, revealHands } from './reveal.ts';
import {
  ENDED,
  IGNITION,
  type NeedfirePosition,
  OPENING,
  REFILLING,
  SCORING,
  SWAPPING,
} from './state.ts';
import { giveFlame } from './swap.ts';

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
        beginRefill(p);
        break;
      case SWAPPING:
        // N-4.3: a swap is made in every turn.
        giveFlame.ask(p, p.active);
        break;
      case IGNITION:
        ignite.ask(p, p.active);
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
