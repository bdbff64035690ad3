import type { Claims } from '@nineworlds/host';

/** How to let go of the games that this tab has claimed. */
const held = new Map<string, () => void>();

/** One tab at a time plays a game: whoever holds its lock. Where there are no locks, everybody may. */
export const claims: Claims = {
  claim(table, how, lost) {
    if (held.has(table) || navigator.locks === undefined) return Promise.resolve(true);
    return new Promise((resolve) => {
      const options = how === 'take' ? { steal: true } : { ifAvailable: true };
      navigator.locks
        .request(`nineworlds ${table}`, options, (lock) => {
          resolve(lock !== null);
          if (lock === null) return undefined;
          return new Promise<void>((release) => held.set(table, release));
        })
        .catch(() => {
          // Another tab has taken it over.
          held.delete(table);
          lost();
        });
    });
  },

  release(table) {
    held.get(table)?.();
    held.delete(table);
  },
};
