import { describe, expect, it } from 'vitest';
import { Autosave } from '../autosave.ts';
import { StorageFull } from '../ports.ts';
import type { SavedGame } from '../saved-game.ts';

/** A store that finishes writing when it is let. */
class SlowStore {
  readonly written: string[] = [];
  readonly #ends: ((error?: Error) => void)[] = [];

  save({ record }: SavedGame): Promise<void> {
    this.written.push(record);
    return new Promise((resolve, reject) => {
      this.#ends.push((error) => (error === undefined ? resolve() : reject(error)));
    });
  }

  /** Ends the oldest writing, and waits until that has been heard. */
  async end(error?: Error): Promise<void> {
    this.#ends.shift()?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function game(record: string): () => SavedGame {
  return () => ({ record }) as SavedGame;
}

describe('the autosave of a game', () => {
  it('writes the newest state when the store is free, and none of those between', async () => {
    const store = new SlowStore();
    const autosave = new Autosave(store, () => undefined);
    for (const record of ['1', '2', '3', '4']) autosave.save(game(record));
    expect(store.written).toEqual(['1']);
    await store.end();
    expect(store.written).toEqual(['1', '4']);
    await store.end();
    autosave.save(game('5'));
    expect(store.written).toEqual(['1', '4', '5']);
  });

  it('tells once what became of it, and once that it is well again', async () => {
    const store = new SlowStore();
    const told: string[] = [];
    const autosave = new Autosave(store, () => told.push(autosave.saved));
    const errors = [new StorageFull('no room'), new StorageFull('no room'), new Error('blocked')];
    for (const error of [...errors, undefined, undefined]) {
      autosave.save(game('1'));
      await store.end(error);
    }
    expect(told).toEqual(['full', 'blocked', 'yes']);
  });

  it('is settled when the newest state is written', async () => {
    const store = new SlowStore();
    const autosave = new Autosave(store, () => undefined);
    await autosave.settled();
    autosave.save(game('1'));
    autosave.save(game('2'));
    let isSettled = false;
    const settled = autosave.settled().then(() => {
      isSettled = true;
    });
    await store.end();
    expect(isSettled).toBe(false);
    await store.end();
    await settled;
    expect(store.written).toEqual(['1', '2']);
  });

  it('writes at once what still waits when the table is closed, and nothing after it', async () => {
    const store = new SlowStore();
    const autosave = new Autosave(store, () => undefined);
    autosave.save(game('1'));
    autosave.save(game('2'));
    autosave.close();
    autosave.save(game('3'));
    expect(store.written).toEqual(['1', '2']);
    await store.end();
    await store.end();
    expect(store.written).toEqual(['1', '2']);
  });

  it('writes nothing more once somebody else has the game', async () => {
    const store = new SlowStore();
    const autosave = new Autosave(store, () => undefined);
    autosave.save(game('1'));
    autosave.save(game('2'));
    autosave.abandon();
    autosave.close();
    await store.end();
    expect(store.written).toEqual(['1']);
  });
});
