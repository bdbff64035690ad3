import type { VisibleEntry } from '@nineworlds/table';

/** Lines of the log with all that came of them. */
export type LinesEntry = Extract<VisibleEntry, { readonly lines: unknown }>;

/** The ply at which an entry begins. */
export function beginningOf(entry: LinesEntry): number {
  return entry.type === 'line' ? entry.ply : 0;
}

/** What has been played and not taken back; a log only grows. */
export function entriesLeft(entries: readonly VisibleEntry[]): readonly LinesEntry[] {
  let left: LinesEntry[] = [];
  for (const entry of entries) {
    if ('lines' in entry) left.push(entry);
    else if (entry.type === 'undo' || entry.type === 'rewind') {
      left = left.filter((other) => other.type === 'start' || beginningOf(other) < entry.toPly);
    }
  }
  return left;
}
