import { type SaveStore, StorageFull } from '@nineworlds/host/ports';
import { isSummary, type SavedGame, type Summary } from '@nineworlds/host/saved-game';

const DATABASE = 'nineworlds';
/** Records and summaries lie apart, so that the list of games reads no record. */
const RECORDS = 'records';
const SUMMARIES = 'summaries';

type Record = Omit<SavedGame, 'summary'>;

/** The games that are saved in this browser. Works in the page and in the worker. */
export const browserStore: SaveStore = {
  async load(id) {
    const database = await open();
    const parts = database.transaction([RECORDS, SUMMARIES]);
    const [record, summary] = await Promise.all([
      done<Record | undefined>(parts.objectStore(RECORDS).get(id)),
      done<Summary | undefined>(parts.objectStore(SUMMARIES).get(id)),
    ]);
    return record === undefined || summary === undefined ? undefined : { ...record, summary };
  },

  async save({ summary, ...record }) {
    const database = await open();
    try {
      const parts = database.transaction([RECORDS, SUMMARIES], 'readwrite');
      parts.objectStore(RECORDS).put(record);
      parts.objectStore(SUMMARIES).put(summary);
      await committed(parts);
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      throw isFull ? new StorageFull(error) : error;
    }
  },

  async remove(id) {
    const database = await open();
    const parts = database.transaction([RECORDS, SUMMARIES], 'readwrite');
    parts.objectStore(RECORDS).delete(id);
    parts.objectStore(SUMMARIES).delete(id);
    await committed(parts);
  },

  async list() {
    const database = await open();
    const all = await done<unknown[]>(
      database.transaction(SUMMARIES).objectStore(SUMMARIES).getAll(),
    );
    return all.filter(isSummary).sort((a, b) => b.changed - a.changed);
  },
};

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RECORDS, { keyPath: 'id' });
      request.result.createObjectStore(SUMMARIES, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new DOMException('blocked', 'InvalidStateError'));
  }).catch((error: unknown) => {
    // The next attempt may succeed: somebody may have made room meanwhile.
    opened = undefined;
    throw error;
  });
  return opened;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}
