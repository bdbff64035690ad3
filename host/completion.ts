import type { Seat } from '@nineworlds/engine';
import type { Completion } from '@nineworlds/protocol';
import type { Table } from '@nineworlds/table';

/** How a typed line may go on, or why it cannot be played. */
export function completionOf(table: Table, seat: Seat, line: string): Completion {
  const reading = table.readFor(seat, line);
  // The last word may be only begun.
  const [, start = ''] = /^(.*?)\S*$/s.exec(line) ?? [];
  const before = table.readFor(seat, start);
  const begun = line.slice(start.length).toLowerCase();
  const isBegun = (word: string): boolean =>
    begun !== '' && word !== begun && word.startsWith(begun);
  const words = before.status === 'partial' ? before.next.filter(isBegun) : [];
  if (reading.status === 'refused') {
    return { next: words, complete: false, refusal: reading.refusal };
  }
  const after = reading.status === 'partial' ? reading.next : [];
  return {
    next: words.length > 0 ? words : after,
    complete: reading.status === 'complete',
  };
}
