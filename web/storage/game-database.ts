import type { Standing } from './storage-standing.ts';
import type { UpgradeStep } from './upgrade-steps.ts';

/** What a database is opened with. */
export interface DatabaseOptions {
  readonly name: string;
  /** As many as the version that this page knows. */
  readonly steps: readonly UpgradeStep[];
  /** Asked for each time: where storage is forbidden it throws. */
  factory(): IDBFactory;
  /** Hears how this page stands to the storage, whenever that changes. */
  tell(standing: Standing): void;
  /** Calls `hear` when another connection tells that it waits to upgrade, until the returned function is called. */
  whenOtherWaits(hear: () => void): () => void;
}

/** What the stores of a database hold, by name. */
export type StoreContents = ReadonlyMap<string, readonly unknown[]>;

/** A connection; or, while an upgrade waits, what the database held before. */
type Opened =
  | { readonly kind: 'connection'; readonly database: IDBDatabase; readonly standing: Standing }
  | { readonly kind: 'contents'; readonly contents: StoreContents };

/**
 * One database of the browser, brought up to date step by step. Whatever becomes of an upgrade, what is saved
 * stays readable; only who has the version that they know may write.
 */
export class GameDatabase {
  readonly #options: DatabaseOptions;
  #opened: Promise<Opened> | undefined;

  constructor(options: DatabaseOptions) {
    this.#options = options;
  }

  /** The values under a key, one of each store; undefined where there is none. */
  async get(stores: readonly string[], id: string): Promise<unknown[]> {
    const opened = await this.#open();
    if (opened.kind === 'contents') {
      return stores.map((store) => opened.contents.get(store)?.find((value) => idOf(value) === id));
    }
    const transaction = opened.database.transaction([...stores]);
    return Promise.all(stores.map((store) => done(transaction.objectStore(store).get(id))));
  }

  /** Everything in a store. */
  async getAll(store: string): Promise<readonly unknown[]> {
    const opened = await this.#open();
    if (opened.kind === 'contents') return opened.contents.get(store) ?? [];
    return done(opened.database.transaction(store).objectStore(store).getAll());
  }

  /** Changes stores, all or nothing; throws where this page must not write. */
  async change(stores: readonly string[], change: (of: IDBTransaction) => void): Promise<void> {
    const opened = await this.#open();
    if (opened.kind === 'contents' || opened.standing !== 'current') {
      throw new DOMException('the storage is of another version', 'InvalidStateError');
    }
    const transaction = opened.database.transaction([...stores], 'readwrite');
    change(transaction);
    await committed(transaction);
  }

  #open(): Promise<Opened> {
    this.#opened ??= this.#connect().catch((error: unknown) => {
      // The next attempt may succeed: somebody may have made room meanwhile.
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  async #connect(): Promise<Opened> {
    const { steps } = this.#options;
    const existing = await this.#existing();
    if (existing === undefined) return this.#upgrade(new Map());
    if (existing.version === steps.length) return this.#connected(existing, 'current');
    if (existing.version > steps.length) return this.#connected(existing, 'outdated');
    // A browser lets nobody open a database while an upgrade of it waits, so what it holds is read before.
    // Page and worker come at once: neither holds up the other.
    existing.onversionchange = () => existing.close();
    const contents = await contentsOf(existing);
    existing.close();
    return this.#upgrade(contents);
  }

  /**
   * The database as it is; undefined where there is none yet. Fails while another connection waits to upgrade it:
   * nobody can open it until then.
   */
  #existing(): Promise<IDBDatabase | undefined> {
    return new Promise((resolve, reject) => {
      let isGivenUp = false;
      const stopHearing = this.#options.whenOtherWaits(() => {
        isGivenUp = true;
        reject(new DOMException('another page waits to upgrade the storage', 'InvalidStateError'));
      });
      this.#request()
        .then((database) => {
          // Whoever asks next opens it again.
          if (isGivenUp) database?.close();
          else resolve(database);
        }, reject)
        .finally(stopHearing);
    });
  }

  /** Answers when the database is up to date, or when that has to wait or has failed. */
  #upgrade(contents: StoreContents): Promise<Opened> {
    return new Promise((resolve, reject) => {
      const waits = () => {
        this.#options.tell('waiting');
        resolve({ kind: 'contents', contents });
      };
      // Behind another upgrade that waits, a browser does not even say that this one has to.
      const stopHearing = this.#options.whenOtherWaits(waits);
      this.#request(this.#options.steps.length, waits)
        .then((database) => this.#connected(required(database), 'current'))
        // The step that failed has been undone with all others.
        .catch(() => this.#unchanged())
        .then((opened) => {
          // Whoever was answered while it waited goes on with the connection.
          this.#opened = Promise.resolve(opened);
          resolve(opened);
        }, reject)
        .finally(stopHearing);
    });
  }

  /** The database as an upgrade has left it that failed. */
  async #unchanged(): Promise<Opened> {
    const existing = required(await this.#request());
    const isNewer = existing.version > this.#options.steps.length;
    return this.#connected(existing, isNewer ? 'outdated' : 'refused');
  }

  /** Opens a version; where none is given the one that there is, or none: a new database is made as the newest. */
  #request(version?: number, blocked?: () => void): Promise<IDBDatabase | undefined> {
    const { name, steps } = this.#options;
    return new Promise((resolve, reject) => {
      const request = this.#options.factory().open(name, version);
      let isNew = false;
      request.onupgradeneeded = ({ oldVersion, newVersion }) => {
        const { result, transaction } = request;
        if (transaction === null) return;
        if (version === undefined) {
          isNew = true;
          transaction.abort();
          return;
        }
        try {
          for (const step of steps.slice(oldVersion, newVersion ?? 0)) step(result, transaction);
        } catch {
          transaction.abort();
        }
      };
      request.onblocked = () => blocked?.();
      request.onsuccess = () => resolve(request.result);
      request.onerror = (event) => {
        if (!isNew) {
          reject(request.error);
          return;
        }
        // It was not made, as it was meant.
        event.preventDefault();
        resolve(undefined);
      };
    });
  }

  #connected(database: IDBDatabase, standing: Standing): Opened {
    database.onversionchange = ({ newVersion }) => {
      // Whoever holds on would keep the other tab from upgrading, or from deleting.
      database.close();
      this.#opened = undefined;
      if (newVersion !== null) this.#options.tell('outdated');
    };
    // The browser may close it too: when its data are cleared, or its disk fails.
    database.onclose = () => {
      this.#opened = undefined;
    };
    this.#options.tell(standing);
    return { kind: 'connection', database, standing };
  }
}

async function contentsOf(database: IDBDatabase): Promise<StoreContents> {
  const names = [...database.objectStoreNames];
  if (names.length === 0) return new Map();
  const transaction = database.transaction(names);
  const lists = names.map(async (name): Promise<[string, unknown[]]> => {
    return [name, await done(transaction.objectStore(name).getAll())];
  });
  return new Map(await Promise.all(lists));
}

/** A database that was to be there. */
function required(database: IDBDatabase | undefined): IDBDatabase {
  if (database === undefined) throw new DOMException('there is no storage', 'NotFoundError');
  return database;
}

/** The key of what is saved. */
export function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
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
    // Also after an error; only then it is known which.
    transaction.onabort = () => reject(transaction.error);
  });
}
