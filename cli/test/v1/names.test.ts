import { actionCount, actionOffsets } from '@nineworlds/engine';
import { GAMES } from '@nineworlds/games';
import { describe, expect, it } from 'vitest';
import { commonNames, namesOf } from './facts.ts';
import { openGame, valueIn } from './opening.ts';

type Names = Awaited<ReturnType<typeof namesOf>>;

interface KeptNames {
  readonly common: Awaited<ReturnType<typeof commonNames>>;
  readonly games: Readonly<Record<string, Names>>;
  /** The first action id of each kind, and how many ids there are. */
  readonly actions: Readonly<Record<string, { offsets: readonly number[]; count: number }>>;
}

const KEPT = valueIn<KeptNames>('names.json');

describe('names that files, lines and programs use', () => {
  it('are those of the first version where they belong to no game', async () => {
    expect(await commonNames()).toEqual(KEPT.common);
  });

  describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
    it.each(Object.keys(KEPT.games[id] ?? {}) as (keyof Names)[])('%s', async (what) => {
      const names = await namesOf(await openGame(id));
      // In the same order too: kinds, words of fields and measures are counted.
      expect(JSON.stringify(names[what], null, 1)).toBe(
        JSON.stringify(KEPT.games[id]?.[what], null, 1),
      );
    });

    it('action ids', async () => {
      const { game } = await openGame(id);
      const actions = { offsets: actionOffsets(game), count: actionCount(game) };
      expect(actions).toEqual(KEPT.actions[id]);
    });
  });
});
