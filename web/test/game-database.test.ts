import type { ShelvedCampaign } from '@nineworlds/board';
import type { Json } from '@nineworlds/engine';
import type { SavedGame } from '@nineworlds/host/saved-game';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStore, storeIn } from '../storage/browser-store.ts';
import { campaignsIn } from '../storage/campaign-store.ts';
import { GameDatabase } from '../storage/game-database.ts';
import { type Standing, StandingChannel } from '../storage/storage-standing.ts';
import { SUMMARIES, UPGRADE_STEPS, type UpgradeStep } from '../storage/upgrade-steps.ts';

let factory: IDBFactory;
beforeEach(() => {
  factory = new IDBFactory();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const seats = [{ kind: 'human', name: 'Ann' }] as const;
function game(id: string): SavedGame {
  const head = { id, game: 'toy' };
  const summary = {
    ...head,
    seats,
    turn: 1,
    ply: 1,
    asked: 0,
    over: false,
    winners: 0,
    changed: 1,
  };
  return { ...head, record: `record of ${id}`, position: '', summary };
}

/** The version that the site has now. */
const NOW = UPGRADE_STEPS.length;

/** A made-up later version: summaries get a field and an index. */
const second: UpgradeStep = (_, transaction) => {
  const summaries = transaction.objectStore(SUMMARIES);
  summaries.createIndex('changed', 'changed');
  const cursor = summaries.openCursor();
  cursor.onsuccess = () => {
    if (cursor.result === null) return;
    cursor.result.update({ ...cursor.result.value, starred: false });
    cursor.result.continue();
  };
};
/** And one after it. */
const third: UpgradeStep = (database) => {
  database.createObjectStore('notes', { keyPath: 'id' });
};
const broken: UpgradeStep = (database) => {
  database.deleteObjectStore(SUMMARIES);
  throw new Error('this step fails half-way');
};

/** A tab of a version of the site that knows these steps after ours. */
function tab(...later: UpgradeStep[]) {
  const told: Standing[] = [];
  const steps = [...UPGRADE_STEPS, ...later];
  const hearers = new Set<() => void>();
  const channel = new StandingChannel(steps.length, (standing) => {
    if (standing === 'waiting') for (const hear of hearers) hear();
  });
  const database = new GameDatabase({
    name: 'games',
    steps,
    factory: () => factory,
    tell(standing) {
      told.push(standing);
      channel.tell(standing);
    },
    whenOtherWaits(hear) {
      hearers.add(hear);
      channel.ask();
      return () => hearers.delete(hear);
    },
  });
  return { told, store: storeIn(database), database };
}

/** A connection of a tab that never lets go, as the first version of the site has it. */
function stubborn(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('games');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function versionNow(): Promise<number | undefined> {
  return (await factory.databases())[0]?.version;
}

describe('the storage', () => {
  it('is made by its steps where there is none, and saves games', async () => {
    const { store, told } = tab();
    await store.save(game('a'));
    await store.save(game('b'));
    await store.remove('b');
    expect(await store.load('a')).toEqual(game('a'));
    expect((await store.list()).map(({ id }) => id)).toEqual(['a']);
    expect([...told, await versionNow()]).toEqual(['current', NOW]);
  });

  it('is brought up to date by every step that it lacks, and nothing is lost', async () => {
    const old = tab();
    await old.store.save(game('a'));
    const { store, told, database } = tab(second, third);
    expect(await store.load('a')).toMatchObject({ record: 'record of a' });
    expect(await database.getAll(SUMMARIES)).toMatchObject([{ id: 'a', starred: false }]);
    expect(await database.getAll('notes')).toEqual([]);
    expect([...told, await versionNow()]).toEqual(['current', NOW + 2]);
    await store.save(game('b'));
    expect(await store.list()).toHaveLength(2);
  });

  it('takes all steps at once where there is nothing yet', async () => {
    const { store, told } = tab(second, third);
    await store.save(game('a'));
    expect([await store.load('a'), told, await versionNow()]).toEqual([
      game('a'),
      ['current'],
      NOW + 2,
    ]);
  });

  it('is made as the newest version at once: who comes meanwhile does not hold it up', async () => {
    const made: number[] = [];
    const steps = [...UPGRADE_STEPS, second].map(
      (step): UpgradeStep =>
        (of, transaction) => {
          made.push(of.version);
          step(of, transaction);
        },
    );
    const database = new GameDatabase({
      name: 'games',
      steps,
      factory: () => factory,
      tell: () => undefined,
      whenOtherWaits: () => () => undefined,
    });
    await storeIn(database).save(game('a'));
    expect(made).toEqual(steps.map(() => steps.length));
  });

  it('is let go by an old tab, which is told, reads on and saves no more', async () => {
    const old = tab();
    await old.store.save(game('a'));
    await tab(second).store.save(game('b'));
    expect(old.told).toEqual(['current', 'outdated']);
    expect(await old.store.load('a')).toMatchObject({ record: 'record of a' });
    expect(await old.store.list()).toHaveLength(2);
    await expect(old.store.save(game('c'))).rejects.toThrow(DOMException);
    await expect(old.store.remove('a')).rejects.toThrow(DOMException);
    expect(await tab(second).store.list()).toHaveLength(2);
  });

  it('of a newer version is read as it is, and not written', async () => {
    await tab(second, third).store.save(game('a'));
    const { store, told } = tab();
    expect(await store.load('a')).toMatchObject({ record: 'record of a' });
    await expect(store.save(game('b'))).rejects.toThrow(DOMException);
    expect([...told, await versionNow()]).toEqual(['outdated', NOW + 2]);
  });

  it('can be read while a tab that never lets go holds up the upgrade, and is saved to afterwards', async () => {
    await tab().store.save(game('a'));
    const holder = await stubborn();
    const { store, told } = tab(second);
    expect(await store.load('a')).toEqual(game('a'));
    expect(await store.load('b')).toBeUndefined();
    expect(await store.list()).toEqual([game('a').summary]);
    await expect(store.save(game('b'))).rejects.toThrow(DOMException);
    expect(told).toEqual(['waiting']);
    holder.close();
    await expect.poll(() => told).toEqual(['waiting', 'current']);
    await store.save(game('b'));
    expect(await store.list()).toHaveLength(2);
  });

  it('leaves nobody hanging while another connection waits to upgrade it', async () => {
    await tab().store.save(game('a'));
    const holder = await stubborn();
    const page = tab(second);
    expect(await page.store.list()).toHaveLength(1);
    const worker = tab(second);
    await expect(worker.store.load('a')).rejects.toThrow(DOMException);
    await expect(worker.store.save(game('b'))).rejects.toThrow(DOMException);
    holder.close();
    await expect.poll(() => page.told).toEqual(['waiting', 'current']);
    await expect
      .poll(() => worker.store.load('a').catch(() => undefined))
      .toMatchObject({ id: 'a' });
    await worker.store.save(game('b'));
    expect(await page.store.list()).toHaveLength(2);
  });

  it('can be read by all who wait to upgrade it at the same time', async () => {
    await tab().store.save(game('a'));
    const holder = await stubborn();
    const [page, worker] = [tab(second), tab(second)];
    const lists = await Promise.all([page.store.list(), worker.store.list()]);
    expect(lists.map((list) => list.length)).toEqual([1, 1]);
    holder.close();
    await expect.poll(() => worker.store.save(game('b')).catch(() => 'not yet')).toBeUndefined();
    await expect.poll(() => page.store.list()).toHaveLength(2);
  });

  it('is as it was after a step that fails, and can be read', async () => {
    await tab().store.save(game('a'));
    const { store, told } = tab(second, broken);
    expect(await store.load('a')).toEqual(game('a'));
    await expect(store.save(game('b'))).rejects.toThrow(DOMException);
    expect([...told, await versionNow()]).toEqual(['refused', NOW]);
    // The next version of the site may do better.
    expect(await tab(second).store.list()).toHaveLength(1);
  });

  it('that was deleted is made anew', async () => {
    const { store, told } = tab();
    await store.save(game('a'));
    await new Promise((resolve) => {
      factory.deleteDatabase('games').onsuccess = resolve;
    });
    expect(await store.list()).toEqual([]);
    await store.save(game('b'));
    expect(await store.load('b')).toEqual(game('b'));
    expect(told).not.toContain('outdated');
  });

  it('that is forbidden is asked for again the next time', async () => {
    let isForbidden = true;
    const database = new GameDatabase({
      name: 'games',
      steps: UPGRADE_STEPS,
      factory() {
        if (isForbidden) throw new DOMException('no', 'SecurityError');
        return factory;
      },
      tell: () => undefined,
      whenOtherWaits: () => () => undefined,
    });
    const store = storeIn(database);
    await expect(store.save(game('a'))).rejects.toThrow('no');
    isForbidden = false;
    await store.save(game('a'));
    expect(await store.list()).toHaveLength(1);
  });

  it('tells by its own name what has kept it from writing', async () => {
    const { database } = tab();
    const twice = database.change([SUMMARIES], (parts) => {
      parts.objectStore(SUMMARIES).add(game('a').summary);
      parts.objectStore(SUMMARIES).add(game('a').summary);
    });
    await expect(twice).rejects.toMatchObject({ name: 'ConstraintError' });
  });

  it('that the browser has closed is opened anew', async () => {
    const connections: IDBDatabase[] = [];
    const open = factory.open.bind(factory);
    factory.open = (...how) => {
      const request = open(...how);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    };
    const { store } = tab();
    await store.save(game('a'));
    for (const connection of connections) forceCloseDatabase(connection as never);
    await expect.poll(() => store.load('a').catch(() => undefined)).toEqual(game('a'));
  });

  it('is there where a browser has no channel to tell of it', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('indexedDB', factory);
    await browserStore.save(game('a'));
    expect(await browserStore.load('a')).toEqual(game('a'));
  });
});

describe('campaigns', () => {
  const campaign = (revision: number, document: Json = {}): ShelvedCampaign => ({
    id: 'c',
    game: 'toy',
    revision,
    document,
    seats: [],
  });

  it('are saved by who has seen them as they are, and two tabs do not overwrite each other', async () => {
    const [one, two] = [campaignsIn(tab().database), campaignsIn(tab().database)];
    expect(await one.save(campaign(0, { by: 'one' }))).toBe('saved');
    expect(await two.save(campaign(0, { by: 'two' }))).toBe('changed');
    expect(await two.load('c')).toEqual(campaign(1, { by: 'one' }));
    expect(await two.save(campaign(1, { by: 'two' }))).toBe('saved');
    expect(await one.save(campaign(1, { by: 'one' }))).toBe('changed');
    expect(await one.list('toy')).toEqual([campaign(2, { by: 'two' })]);
    expect(await one.list('other')).toEqual([]);
    await one.remove('c');
    expect(await two.load('c')).toBeUndefined();
  });

  it('find room in a storage of the first version, and its games stay', async () => {
    const first = new GameDatabase({
      name: 'games',
      steps: UPGRADE_STEPS.slice(0, 1),
      factory: () => factory,
      tell: () => undefined,
      whenOtherWaits: () => () => undefined,
    });
    await storeIn(first).save(game('a'));
    const { database, store } = tab();
    expect(await campaignsIn(database).save(campaign(0))).toBe('saved');
    expect(await store.load('a')).toEqual(game('a'));
  });
});
