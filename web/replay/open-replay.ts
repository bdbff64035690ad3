import type { Joined } from '@nineworlds/protocol';
import { host } from '../app/host-link.ts';
import { badInput } from '../bad-input.ts';

/** A game that was opened as a replay. */
export interface OpenedReplay {
  /** What the host calls the table. */
  readonly table: string;
  readonly joined: Joined;
  /** How many lines were left by rewinds, besides the main one. */
  readonly branches: Joined['state']['branches'];
}

/** Whether an address holds a whole game, and not the name of one that is saved. */
export function isLink(source: string): boolean {
  return source.startsWith('nw1.');
}

/** A number in an address; undefined for anything else. */
export function numberIn(part: string | undefined): number | undefined {
  return part !== undefined && /^\d{1,6}$/.test(part) ? Number(part) : undefined;
}

let opened = 0;

/** A page may open its game before the page before it has let go of its own. */
function newName(): string {
  return `~look${opened++}`;
}

/**
 * Opens a saved game or a link as a replay, on its main line or on one of those that were left; nobody
 * who plays it is disturbed.
 */
export async function openReplay(
  source: string,
  branch: number | undefined,
): Promise<OpenedReplay> {
  if (/^#\/r\b/.test(location.hash) && !isLink(source)) throw badInput('link', 'badLink');
  const table = newName();
  const main = isLink(source)
    ? await host.ask({ type: 'open', table, text: source, purpose: 'replay' })
    : await host.ask({ type: 'look', table: source, into: table });
  const { branches } = main.state;
  if (branch === undefined) return { table, joined: main, branches };
  const into = newName();
  try {
    const joined = await host.ask({ type: 'sideLine', table, branch, into });
    return { table: into, joined, branches };
  } finally {
    closeReplay(table);
  }
}

/** Closes a replay. */
export function closeReplay(table: string): void {
  host.ask({ type: 'close', table }).catch(() => undefined);
}
