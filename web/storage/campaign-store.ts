import type { ShelvedCampaign } from '@nineworlds/board';
import { browserDatabase } from './browser-store.ts';
import { type GameDatabase, idOf } from './game-database.ts';
import { CAMPAIGNS } from './upgrade-steps.ts';

/** What came of saving a campaign: somebody else, in another tab, may have changed it meanwhile. */
export type CampaignSaved = 'saved' | 'changed';

/** Where campaigns are saved. */
export interface CampaignStore {
  /** All campaigns of a game. */
  list(game: string): Promise<readonly ShelvedCampaign[]>;
  load(id: string): Promise<ShelvedCampaign | undefined>;
  /** Saves a campaign that has the revision that is saved now; a new one has 0. What others have saved stays. */
  save(campaign: ShelvedCampaign): Promise<CampaignSaved>;
  remove(id: string): Promise<void>;
}

/** Campaigns that are saved in a database. */
export function campaignsIn(database: GameDatabase): CampaignStore {
  return {
    async list(game) {
      const all = await database.getAll(CAMPAIGNS);
      return all.filter(isShelvedCampaign).filter((saved) => saved.game === game);
    },

    async load(id) {
      const [saved] = await database.get([CAMPAIGNS], id);
      return isShelvedCampaign(saved) ? saved : undefined;
    },

    async save(campaign) {
      let result: CampaignSaved = 'saved';
      // Reads and writes in one transaction: no other tab comes in between.
      await database.change([CAMPAIGNS], (parts) => {
        const store = parts.objectStore(CAMPAIGNS);
        const reading: IDBRequest<unknown> = store.get(campaign.id);
        reading.onsuccess = () => {
          const before = isShelvedCampaign(reading.result) ? reading.result.revision : 0;
          if (before !== campaign.revision) result = 'changed';
          else store.put({ ...campaign, revision: before + 1 });
        };
      });
      return result;
    },

    remove: (id) =>
      database.change([CAMPAIGNS], (parts) => {
        parts.objectStore(CAMPAIGNS).delete(id);
      }),
  };
}

/** The campaigns that are saved in this browser. */
export const browserCampaigns: CampaignStore = campaignsIn(browserDatabase);

/** Whether something that was saved is a campaign: what is damaged must not hide the rest. */
function isShelvedCampaign(saved: unknown): saved is ShelvedCampaign {
  if (typeof idOf(saved) !== 'string') return false;
  const { game, revision, document, seats } = saved as Readonly<Record<string, unknown>>;
  return (
    typeof game === 'string' &&
    Number.isInteger(revision) &&
    typeof document === 'object' &&
    Array.isArray(seats)
  );
}
