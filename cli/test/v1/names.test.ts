import { actionCount, actionOffsets } from '@nineworlds/engine';
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

/** What may only grow at its end, because programs and files count in it. */
const COUNTED = ['kinds', 'measures', 'content'] as const;
/** Values that have another word today, because theirs means something else by now. */
const RENAMED = new Map<unknown, string>([['reconstructed-1', 'reconstructed']]);

/** What may grow anywhere. */
const LISTED = ['events', 'bots', 'fields', 'reasons', 'adviceReasons', 'rules'] as const;

describe('names that files, lines and programs use', () => {
  it('are all there where they belong to no game', async () => {
    const { record, rules, reasons, ...others } = await commonNames();
    expect(others).toMatchObject({
      games: expect.arrayContaining(KEPT.common.games),
      langs: KEPT.common.langs,
      levels: KEPT.common.levels,
    });
    expect(record).toEqual(KEPT.common.record);
    expect(rules).toEqual(expect.arrayContaining(KEPT.common.rules));
    expect(reasons).toEqual(expect.arrayContaining(KEPT.common.reasons));
  });

  describe.each(Object.keys(KEPT.games))('%s', (id) => {
    const kept = KEPT.games[id] as Names;
    const opened = openGame(id);
    const current = opened.then(namesOf);

    it('is the same game for as many', async () => {
      const { id: name, seats, cooperative, rulesVersion } = await current;
      expect([name, seats, cooperative]).toEqual([kept.id, kept.seats, kept.cooperative]);
      expect(rulesVersion).toBeGreaterThanOrEqual(kept.rulesVersion);
    });

    it.each(['maxMoves', 'maxPlies'] as const)('%s is not lower', async (what) => {
      expect((await current)[what]).toBeGreaterThanOrEqual(kept[what]);
    });

    it.each(COUNTED)('%s: in the same order, new ones after them', async (what) => {
      expect((await current)[what].slice(0, kept[what].length)).toEqual(kept[what]);
    });

    it.each(LISTED)('%s', async (what) => {
      expect((await current)[what]).toEqual(expect.arrayContaining([...kept[what]]));
    });

    it('words of fields: in the same order, new ones after them', async () => {
      const { fieldWords } = await current;
      for (const [field, words] of Object.entries(kept.fieldWords)) {
        expect(fieldWords[field]?.slice(0, words.length), field).toEqual(words);
      }
    });

    it('options mean in old files what they meant, and take what they took', async () => {
      const { game } = await opened;
      const { options } = await current;
      const readings = game.upgrade?.(1, {}) ?? {};
      for (const [key, { default: usual, accepts }] of Object.entries(kept.options)) {
        const reading = readings[key] ?? options[key]?.default;
        expect(RENAMED.get(reading) ?? reading, key).toEqual(usual);
        const taken = options[key]?.accepts.split(' | ');
        expect(taken, key).toEqual(expect.arrayContaining(accepts.split(' | ')));
      }
    });

    it('presets', async () => {
      expect((await current).presets).toMatchObject(kept.presets);
    });

    it('action ids: new ones come after them', async () => {
      const { game } = await opened;
      const actions = KEPT.actions[id];
      expect(actionOffsets(game).slice(0, actions?.offsets.length)).toEqual(actions?.offsets);
      expect(actionCount(game)).toBeGreaterThanOrEqual(actions?.count ?? 0);
    });
  });
});
