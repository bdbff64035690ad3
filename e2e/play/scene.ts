import type { SeatInfo } from '@nineworlds/engine';

/** What tests of every board need to know of one game: `games/<id>/e2e/scene.mjs`. */
export interface Scene {
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
  /** So many lines have been played, and a person is asked. */
  readonly plies: number;
  /** What must be on the screen of a small desktop without scrolling. */
  readonly parts: readonly string[];
  /** What a phone always shows: how near the end is. */
  readonly danger: string;
  /** Where a risk can be seen: on a sheet, or as soon as a choice is considered. */
  readonly risk: 'onSheet' | 'confirm';
}
