import { type SaveStore, StorageFull } from '@nineworlds/host/ports';
import { isSummary, type SavedGame, type Summary } from '@nineworlds/host/saved-game';
import { GameDatabase } from './game-database.ts';
import { StandingChannel } from './storage-standing.ts';
import { RECORDS, SUMMARIES, UPGRADE_STEPS } from './upgrade-steps.ts';

type Record = Omit<SavedGame, 'summary'>;

const PARTS = [RECORDS, SUMMARIES];

/** Games that are saved in a database. */
export function storeIn(database: GameDatabase): SaveStore {
  return {
    async load(id) {
      const [record, summary] = await database.get(PARTS, id);
      if (record === undefined || summary === undefined) return undefined;
      return { ...(record as Record), summary: summary as Summary };
    },

    async save({ summary, ...record }) {
      try {
        await database.change(PARTS, (parts) => {
          parts.objectStore(RECORDS).put(record);
          parts.objectStore(SUMMARIES).put(summary);
        });
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        throw isFull ? new StorageFull(error) : error;
      }
    },

    remove: (id) =>
      database.change(PARTS, (parts) => {
        parts.objectStore(RECORDS).delete(id);
        parts.objectStore(SUMMARIES).delete(id);
      }),

    async list() {
      const all = await database.getAll(SUMMARIES);
      return all.filter(isSummary).sort((a, b) => b.changed - a.changed);
    },
  };
}

const VERSION = UPGRADE_STEPS.length;

/** Who wants to know that another connection waits. */
const hearers = new Set<() => void>();
let opened: StandingChannel | undefined;

/** The channel to the other connections; some browsers have none where they save nothing. */
function channel(): StandingChannel | undefined {
  if (typeof BroadcastChannel !== 'function') return undefined;
  opened ??= new StandingChannel(VERSION, (standing) => {
    if (standing === 'waiting') for (const hear of hearers) hear();
  });
  return opened;
}

/** The database of this browser. Works in the page and in the worker. */
export const browserDatabase = new GameDatabase({
  name: 'nineworlds',
  steps: UPGRADE_STEPS,
  factory: () => indexedDB,
  tell: (standing) => channel()?.tell(standing),
  whenOtherWaits(hear) {
    hearers.add(hear);
    channel()?.ask();
    return () => hearers.delete(hear);
  },
});

/** The games that are saved in this browser. */
export const browserStore: SaveStore = storeIn(browserDatabase);
