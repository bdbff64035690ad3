/** Changes the layout of the storage from one version to the next; everything that is saved stays. */
export type UpgradeStep = (database: IDBDatabase, transaction: IDBTransaction) => void;

/** Records and summaries lie apart, so that the list of games reads no record. */
export const RECORDS = 'records';
export const SUMMARIES = 'summaries';
/** Campaigns, each with all that is known of it. */
export const CAMPAIGNS = 'campaigns';

/**
 * The steps in order: the first one makes version 1 out of nothing, the next one version 2 out of it. What has
 * been published is never changed: browsers everywhere hold what it made. A new layout is a new step at the end.
 */
export const UPGRADE_STEPS: readonly UpgradeStep[] = [
  (database) => {
    database.createObjectStore(RECORDS, { keyPath: 'id' });
    database.createObjectStore(SUMMARIES, { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore(CAMPAIGNS, { keyPath: 'id' });
  },
];
