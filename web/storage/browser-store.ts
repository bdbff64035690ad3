import { GameDatabase } from './game-database.ts';
import { type GameStore, isSummary, type KeptGame, type Summary } from './kept-game.ts';
import { StandingChannel } from './storage-standing.ts';
import { RECORDS, SUMMARIES, UPGRADE_STEPS } from './upgrade-steps.ts';

type Record = Omit<KeptGame, 'summary'>;

const PARTS = [RECORDS, SUMMARIES];

/** Games that are kept in a database. */
export function storeIn(database: GameDatabase): GameStore {
  return {
    async load(id) {
      const [record, summary] = await database.get(PARTS, id);
      if (record === undefined || summary === undefined) return undefined;
      return { ...(record as Record), summary: summary as Summary };
    },

    save: ({ summary, ...record }) =>
      database.change(PARTS, (parts) => {
        parts.objectStore(RECORDS).put(record);
        parts.objectStore(SUMMARIES).put(summary);
      }),

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

let channel: StandingChannel | undefined;

/** The games that this browser keeps. Works in the page and in the worker. */
export const browserStore: GameStore = storeIn(
  new GameDatabase({
    name: 'nineworlds',
    steps: UPGRADE_STEPS,
    factory: () => indexedDB,
    tell(standing) {
      channel ??= new StandingChannel(UPGRADE_STEPS.length);
      channel.tell(standing);
    },
  }),
);
