import type { AdviceTexts } from '../locale/advice/en.ts';

/** How often advice was used at a table, and by whom; empty where nobody has asked for any. */
export function adviceUsed(
  say: AdviceTexts,
  names: readonly string[],
  advised: readonly number[],
): string {
  const all = advised.reduce((sum, times) => sum + times, 0);
  if (all === 0) return '';
  const users = advised.flatMap((times, seat) =>
    times === 0 ? [] : [say.usedBy(names[seat] ?? '', times)],
  );
  return users.length === 1 ? say.used(all) : `${say.used(all)} (${users.join(', ')})`;
}
