import type { Beat } from '@nineworlds/protocol';
import { settings } from '../app/settings.svelte.ts';
import { type Marks, soundsOf } from './event-marks.ts';

/** Sounds a step of the game, if sounds are wanted. They are loaded when the first one is. */
export function playSound(marks: Marks, { events }: Beat): void {
  const sounds = soundsOf(marks, events);
  if (settings.sound === 'off' || sounds.length === 0) return;
  void import('./synth.ts').then(({ soundAll }) => soundAll(sounds));
}

/** Sounds what no event of the game tells: something is picked, or somebody at this screen is asked. */
export function playOne(name: 'tap' | 'chime'): void {
  if (settings.sound === 'off') return;
  void import('./synth.ts').then(({ sound }) => sound(name));
}
