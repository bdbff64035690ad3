import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSummary, type SavedGame, type Summary } from '../../../host/saved-game.ts';
import { MemoryStore, TestHost } from '../../../host/test/hosts.ts';
import { fromObservationLink } from '../../share/observation-link.ts';

/** How a page was told that a saved game stands. */
interface Standing {
  readonly about: string;
  readonly plies: number;
  readonly turn: number;
  readonly asked: number;
  readonly question: string;
  readonly advice: string;
  readonly advised: readonly number[];
  readonly over: boolean;
  readonly branches: number;
  readonly manual: boolean;
}

interface Link {
  readonly page: string;
  readonly about: string;
  readonly address: string;
  readonly [more: string]: unknown;
}

interface Database {
  readonly stores: readonly { readonly name: string; readonly values: readonly unknown[] }[];
}

function valueIn<T>(name: string): T {
  const file = new URL(`../../../fixtures/v1/${name}`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

const SAVED = valueIn<Record<string, Standing>>('kept.json');
const LINKS = valueIn<readonly Link[]>('links.json');
const [database] = valueIn<{ databases: readonly Database[] }>('storage.json').databases;

function valuesOf(store: string): readonly unknown[] {
  return database?.stores.find(({ name }) => name === store)?.values ?? [];
}

/** A host with all games that were saved. */
function hostWithAll(): TestHost {
  const store = new MemoryStore();
  const summaries = valuesOf('summaries') as readonly Summary[];
  for (const record of valuesOf('records') as readonly Omit<SavedGame, 'summary'>[]) {
    const summary = summaries.find(({ id }) => id === record.id);
    if (summary !== undefined) store.games.set(record.id, { ...record, summary });
  }
  return new TestHost({ store });
}

describe('games that a browser has saved since the first version', () => {
  it('are listed', () => {
    const summaries = valuesOf('summaries');
    expect(summaries).toHaveLength(Object.keys(SAVED).length);
    for (const summary of summaries) expect(summary).toSatisfy(isSummary);
  });

  it.each(Object.entries(SAVED))('%s stands as it stood, and goes on', async (table, saved) => {
    const host = hostWithAll();
    const before = host.store.games.get(table);
    const { state } = await host.ask({ type: 'resume', table, takeOver: false });
    const { ply, turn, asked, question, advice, advised, manual } = state;
    const { plies, about: _, ...standing } = saved;
    expect(standing).toMatchObject({ turn, asked, question, advice, advised, manual });
    expect([ply, state.branches.length]).toEqual([plies, saved.branches]);
    expect(state.results !== undefined).toBe(saved.over);
    if (saved.over) return;

    const [seat = 0] = state.curtain === undefined ? state.answerers : [state.curtain];
    await host.ask({ type: 'sit', table, seat });
    await host.answer(table, seat, 1);
    expect(host.news.state.ply).toBeGreaterThan(plies);
    const after = host.store.games.get(table);
    expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}));
    expect(Object.keys(after?.summary ?? {})).toEqual(Object.keys(before?.summary ?? {}));
    const movesIn = (game?: SavedGame) => JSON.parse(game?.record ?? '{}').moves;
    expect(movesIn(after).slice(0, plies)).toEqual(movesIn(before));
  });
});

describe('links to what one player knows, of the first version', () => {
  const known = LINKS.filter(({ page }) => page === 'o');

  it('are there', () => {
    expect(known.length).toBeGreaterThan(0);
  });

  it.each(known)(
    '$game at ply $ply',
    async ({ address, game, ply, viewer, asked, question, view }) => {
      const { state, entries } = await fromObservationLink(address.replace('#/o/', ''));
      expect(state).toMatchObject({ game, ply, viewer, asked, question });
      // What is not there is left out in JSON.
      expect(JSON.parse(JSON.stringify(state.view))).toEqual(view);
      const lines = entries.flatMap((entry) => ('lines' in entry ? entry.lines : []));
      expect(lines).toHaveLength(Number(ply));
    },
  );
});
