import { act } from './actions.ts';
import { SLOTS } from './data.ts';
import type { Sink } from './events.ts';
import { chooseDeck } from './omens.ts';
import type { ToyPosition } from './position.ts';

/** T-4, T-6: goes on while no question is open: with the next turn, or with the end of the night. */
export function goOn(p: ToyPosition, sink: Sink): void {
  if (p.frames.depth > 0) return;
  if (p.turn === p.setup.rounds * p.setup.seats) {
    sink?.tell('nightEnded', { worth: worthOf(p) });
    return;
  }
  if (p.turn > 0) p.active = (p.active + 1) % p.setup.seats;
  p.turn++;
  // T-4: a turn is an omen and then an action, which waits below while the omen takes effect.
  act.ask(p, p.active);
  chooseDeck.ask(p, p.active);
}

/** T-6: what the face-up slots are worth. */
export function worthOf(p: ToyPosition): number {
  let worth = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (p.faceUp[slot] === 1) worth += p.slots[slot];
  return worth;
}
