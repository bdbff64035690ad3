import type { Joined } from '@nineworlds/protocol';
import { host } from '../app/host-link.ts';

/** Who asked last to join a table, by its id. */
const lastToAsk = new Map<string, AbortSignal>();

/** Joins a saved game or an open table, unless the page is left meanwhile. */
export function resumeTable(
  table: string,
  how: 'ask' | 'take',
  left: AbortSignal,
): Promise<Joined | undefined> {
  return joinUnlessLeft(table, left, () =>
    host.ask({ type: 'resume', table, takeOver: how === 'take' }),
  );
}

/**
 * Joins a table. Where the page is left meanwhile there is no answer, and the table is left too: nobody else
 * could play it while it stays open.
 */
export async function joinUnlessLeft(
  table: string,
  left: AbortSignal,
  join: () => Promise<Joined>,
): Promise<Joined | undefined> {
  lastToAsk.set(table, left);
  const joined = await join();
  if (!left.aborted) return joined;
  // Whoever has come back meanwhile is at the same table, and stays there.
  if (lastToAsk.get(table) === left) {
    const opened = joined.state.continued?.table ?? table;
    host.ask({ type: 'close', table: opened }).catch(() => undefined);
  }
  return undefined;
}
