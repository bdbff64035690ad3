import type { Json } from '@nineworlds/engine';
import { optionFaults } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import {
  type EditionDraft,
  EMPTY,
  OURS,
  readDraft,
  withClosed,
  withEffect,
  withFace,
  withFewerIslands,
  withIsland,
  withMoreIslands,
  withProtected,
  withSteps,
  withWorld,
} from '../board/editors/edition/draft.ts';
import { chronicles } from '../checked.ts';
import { OWNER_EDITION, ownerFile } from './owner-edition.ts';

const asJson = (draft: EditionDraft): Json => JSON.parse(JSON.stringify(draft));
const faultsOf = (draft: EditionDraft) =>
  optionFaults(chronicles, { edition: asJson(draft) }).map((fault) => fault.split(' ')[1]);

describe('an edition is read as far as it can be edited', () => {
  test('a whole one, ours, and an empty one stay as they are', () => {
    for (const draft of [OWNER_EDITION, OURS, EMPTY]) {
      expect(JSON.stringify(readDraft(asJson(draft)))).toBe(JSON.stringify(draft));
    }
  });

  test('what is missing is left to be entered', () => {
    const read = readDraft({ schema: 'chronicles-edition/1', godDie: ['s', null] });
    expect(read).toEqual({ ...EMPTY, godDie: ['s', null, null, null, null, null] });
  });

  test('capitals are forgiven', () => {
    const { columns, closes } = OWNER_EDITION;
    const { beli, ...others } = closes;
    const file = ownerFile({
      editionId: 'My-Copy',
      godDie: ['S', 'I', 'I', 'II', 'II', 'Blank'],
      columns: { ...columns, top: ['ASGARD', 'Vanaheim', 'alfheim'] },
      closes: { ...others, Beli: beli },
    });
    expect(readDraft(file)).toEqual(OWNER_EDITION);
  });

  test('ours with a change is no longer ours', () => {
    expect(readDraft(asJson({ ...OURS, islands: [1, 1] }))?.status).toBe('OWNER_ENTERED');
  });

  test.each<[string, Json]>([
    ['no edition', 3],
    ['another form', ownerFile({ schema: 'chronicles-edition/2' })],
    ['a field too many', ownerFile({ pages: 1 })],
    ['a bad id', ownerFile({ editionId: 'no id' })],
    ['an unknown face', ownerFile({ godDie: ['iii'] })],
    ['a seventh face', ownerFile({ godDie: new Array(7).fill('s') })],
    ['a row that is none', ownerFile({ vanirDie: 'sssiii' })],
    ['a ninth island', ownerFile({ islands: new Array(9).fill(1) })],
    ['half a number', ownerFile({ islands: [1.5] })],
    ['an unknown stone', ownerFile({ runestones: { blue: ['act'] } })],
    ['a world of another level', ownerFile({ columns: { top: ['midgard'] } })],
    ['a name in two spellings', ownerFile({ closes: { beli: 'asgard', BELI: 'asgard' } })],
    ['a table that is none', ownerFile({ closes: [] })],
    ['too long a way', ownerFile({ steps: { easy: 13 } })],
  ])('a file with %s is refused whole, so that nothing of it is lost unseen', (_, file) => {
    expect(readDraft(file)).toBeUndefined();
    expect(optionFaults(chronicles, { edition: file })).not.toEqual([]);
  });
});

describe('an edition is entered', () => {
  test('part by part, until nothing is missing', () => {
    let draft = EMPTY;
    const missing = () => faultsOf(draft).length;
    expect(missing()).toBe(12 + 1 + 6 + 9 + 8 + 5 + 2);
    const { godDie, vanirDie, islands, runestones, columns, closes, protects } = OWNER_EDITION;
    for (const [i, symbol] of godDie.entries()) draft = withFace(draft, 'godDie', i, symbol);
    for (const [i, symbol] of vanirDie.entries()) draft = withFace(draft, 'vanirDie', i, symbol);
    for (const [i, number] of islands.entries())
      draft = withIsland(withMoreIslands(draft), i, number);
    for (const stone of ['white', 'green', 'red'] as const)
      for (const [i, effect] of runestones[stone].entries())
        draft = withEffect(draft, stone, i, effect);
    for (const level of ['top', 'middle', 'bottom'] as const)
      for (const [i, world] of columns[level].entries()) draft = withWorld(draft, level, i, world);
    expect(missing()).toBe(8 + 5 + 2);
    for (const [iotunn, world] of Object.entries(closes))
      draft = withClosed(draft, iotunn as 'beli', world);
    for (const [iotunn, enemy] of Object.entries(protects))
      draft = withProtected(draft, iotunn as 'hymir', enemy);
    draft = withSteps(withSteps(draft, 'easy', 6), 'hard', 9);
    expect(faultsOf(draft)).toEqual([]);
    expect({ ...draft, editionId: 'my-copy' }).toEqual(OWNER_EDITION);
  });

  test('C-2.2: a world that is put where another stands changes places with it', () => {
    const swapped = withWorld(OURS, 'top', 0, 'vanaheim');
    expect(swapped.columns.top).toEqual(['vanaheim', 'alfheim', 'asgard']);
    expect([swapped.status, swapped.editionId]).toEqual(['OWNER_ENTERED', 'my-edition']);
  });

  test('C-2.5: islands are added and taken away at the end, eight at most', () => {
    expect(withFewerIslands(OURS).islands).toEqual([1, 2]);
    expect(withFewerIslands(EMPTY).islands).toEqual([]);
    let draft = OURS;
    for (let i = 0; i < 10; i++) draft = withMoreIslands(draft);
    expect(draft.islands).toEqual([1, 2, 3, null, null, null, null, null]);
  });
});
