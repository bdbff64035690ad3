import { settings } from '../app/settings.svelte.ts';

const PACE = { off: 0, fast: 160, normal: 320 } as const;

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds of one step of motion: none where the system asks for less motion. */
export function motionPace(): number {
  return still.matches ? 0 : PACE[settings.motion];
}
