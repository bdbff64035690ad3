import type { Beat } from '@nineworlds/protocol';
import { settings } from '../app/settings.svelte.ts';

/** Sounds a step of the game, if sounds are wanted. They are loaded when the first one is. */
export function playSound({ events }: Beat): void {
  if (settings.sound === 'off' || events.length === 0) return;
  void import('./synth.ts').then(({ soundEvents }) => soundEvents(events.map(({ name }) => name)));
}

/** Somebody at this screen is asked now. */
export function soundTurn(): void {
  if (settings.sound === 'off') return;
  void import('./synth.ts').then(({ sound }) => sound('chime'));
}
