import { textsFor } from '@nineworlds/engine';
import type { Joined } from '@nineworlds/protocol';
import type { LoadedGame } from '../app/games.ts';
import { motionPace } from './pace.ts';
import { PlayedTable } from './table.svelte.ts';

/** Everything that is needed before a table can be shown. */
export interface ReadyTable extends LoadedGame {
  readonly played: PlayedTable;
}

/** A table as it stands, for a page that has joined it. */
export function joinTable(table: string, joined: Joined): PlayedTable {
  return new PlayedTable({ table, pace: motionPace }, joined);
}

/** A table with the names that its options bring: those of an owner's box. */
export function named(table: ReadyTable): ReadyTable {
  return { ...table, texts: textsFor(table.texts, table.played.state.options) };
}

let passed: ReadyTable | undefined;

/** Passes a table that has just been set up to the page that will show it. */
export function passReady(table: ReadyTable): void {
  passed = named(table);
}

/** The table that was passed on, if it is this one. */
export function takeReady(id: string): ReadyTable | undefined {
  const ready = passed?.played.id === id ? passed : undefined;
  passed = undefined;
  return ready;
}
