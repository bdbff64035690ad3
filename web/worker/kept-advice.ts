import { tryParse } from '@nineworlds/engine';
import * as v from 'valibot';
import type { KeptAdvice } from '../storage/kept-game.ts';

/** The advice that is kept of a game for so many, as far as it means something. */
export function readAdvice(kept: unknown, seats: number): KeptAdvice | undefined {
  const advised = v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.length(seats));
  return tryParse(v.object({ setting: v.picklist(['on', 'off']), advised }), kept);
}
