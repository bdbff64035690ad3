import type { Joined } from '@nineworlds/protocol';
import type { LoadedGame } from '../app/games.ts';
import { motionPace } from './pace.ts';
import { Sitting } from './sitting.svelte.ts';

/** Everything that is needed before a table can be shown. */
export interface ReadyTable extends LoadedGame {
  readonly sitting: Sitting;
}

/** Sits down at a table as it stands. */
export function sitDown(table: string, joined: Joined): Sitting {
  return new Sitting({ table, pace: motionPace }, joined);
}

let kept: ReadyTable | undefined;

/** Keeps a table that has just been set up for the page that will show it. */
export function keepReady(table: ReadyTable): void {
  kept = table;
}

/** The table that was kept, if it is this one. */
export function takeReady(id: string): ReadyTable | undefined {
  const ready = kept?.sitting.table === id ? kept : undefined;
  kept = undefined;
  return ready;
}
