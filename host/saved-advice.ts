import { tryParse } from '@nineworlds/engine';
import * as v from 'valibot';
import type { SavedAdvice } from './saved-game.ts';

/** The advice that is saved of a game for so many, as far as it means something. */
export function readAdvice(saved: unknown, seats: number): SavedAdvice | undefined {
  const advised = v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.length(seats));
  return tryParse(v.object({ setting: v.picklist(['on', 'off']), advised }), saved);
}
