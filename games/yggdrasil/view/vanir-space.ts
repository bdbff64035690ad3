import type { SpaceEffect } from '../data/edition.ts';
import type { ShownVanirSpace } from './worlds-view.ts';

/** Y-13.2: Vikings taken in our edition. */
const OUR_VIKINGS = 2;

/** What a space of the Vanir does, in an owner's edition and in ours; where ours looks ahead nothing is counted. */
export function doneAt({ effect, does, count }: ShownVanirSpace): {
  readonly does: SpaceEffect;
  readonly count: number;
} {
  return { does: does ?? effect, count: count ?? (effect === 'take' ? OUR_VIKINGS : 0) };
}
