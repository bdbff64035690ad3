import { cellAt } from '@nineworlds/engine';
import type { ChroniclesPosition } from '../rules/state.ts';

/** How a game went, in numbers: the turns it took, Nidhogg's steps, and the lives left to the players. */
export function figuresOf(p: ChroniclesPosition): Readonly<Record<string, number>> {
  let lives = 0;
  for (let seat = 0; seat < p.setup.seats; seat++) lives += cellAt(p.lives, seat);
  return { turns: p.turn, steps: p.nidhogg, lives };
}
