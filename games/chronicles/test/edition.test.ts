import { Faults, type Json, LANGS } from '@nineworlds/engine';
import { completeOptions, optionFaults } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { gameModule } from '../index.ts';
import { textsOf } from '../locale/index.ts';
import type { FaultList } from '../rules/refusals.ts';
import { OWNER_EDITION, ownerFile } from './owner-edition.ts';

const faultsOf = (edition: Json) => optionFaults(chronicles, { edition });
const played = (edition: Json) => completeOptions(chronicles, { edition }).edition;

/** An edition in which everything is still to be entered. */
const EMPTY = ownerFile({
  godDie: new Array(6).fill(null),
  vanirDie: new Array(6).fill(null),
  islands: [null],
  runestones: { white: [null, null], green: [null, null], red: [null, null] },
  columns: {
    top: new Array(3).fill(null),
    middle: new Array(3).fill(null),
    bottom: new Array(3).fill(null),
  },
  closes: Object.fromEntries(Object.keys(OWNER_EDITION.closes).map((iotunn) => [iotunn, null])),
  protects: Object.fromEntries(Object.keys(OWNER_EDITION.protects).map((iotunn) => [iotunn, null])),
  steps: { easy: null, hard: null },
});

describe('an owner’s edition', () => {
  test('is played and saved as it is', () => {
    expect(played(ownerFile())).toEqual(ownerFile());
  });

  test('may have capitals in its words: it is saved in small letters', () => {
    const text = JSON.stringify(ownerFile())
      .replaceAll('"s-lost"', '"S-Lost"')
      .replaceAll('"asgard"', '"Asgard"')
      .replaceAll('"beli"', '"Beli"')
      .replaceAll('"white"', '"WHITE"')
      .replaceAll('"turn"', '"TURN"')
      .replace('my-copy', 'My-Copy');
    expect(text).not.toBe(JSON.stringify(ownerFile()));
    expect(played(JSON.parse(text))).toEqual(ownerFile());
    // One name in both spellings is told as one too many.
    const twice = ownerFile({ closes: { ...OWNER_EDITION.closes, BELI: 'asgard' } });
    expect(faultsOf(twice)).toEqual(['options.edition.closes.BELI unknownField']);
  });

  test('that is ours, written out whole, is ours', () => {
    expect(played(JSON.parse(JSON.stringify(RECONSTRUCTED_EDITION)))).toBe('reconstructed');
  });

  test('says of each value whether it is still to be entered', () => {
    const faults = faultsOf(EMPTY);
    expect(faults).toHaveLength(12 + 1 + 6 + 9 + 8 + 5 + 2);
    expect(new Set(faults.map((fault) => fault.split(' ')[1]))).toEqual(new Set(['notEntered']));
  });
});

describe('warnings of an edition', () => {
  const written = async (change: object) => {
    const options = completeOptions(chronicles, { edition: ownerFile(change) });
    return (await gameModule.warnings(options)).map(({ path, reason }) => `${path} ${reason}`);
  };

  test('there are none where it is as the sources tell, and none of ours', async () => {
    expect(await written({})).toEqual([]);
    expect(await gameModule.warnings(completeOptions(chronicles, {}))).toEqual([]);
  });

  test('C-13.2, C-2.5, C-2.2, C-8.2, C-15.5: what is otherwise is told, and played', async () => {
    const odd = {
      godDie: ['s', 's-lost', 'i', 'i', 'ii', 'blank'],
      islands: [1, 4],
      columns: { ...OWNER_EDITION.columns, top: ['vanaheim', 'asgard', 'alfheim'] },
      protects: { ...OWNER_EDITION.protects, angrboda: 'hel' },
      steps: { easy: 7, hard: 7 },
    };
    expect(await written(odd)).toEqual([
      'options.edition.godDie[1] godDieLost',
      'options.edition.islands[1] islandUnknown',
      'options.edition.columns asgardElsewhere',
      'options.edition.protects.angrboda protectsAnother',
      'options.edition.steps.hard hardNotLonger',
    ]);
  });
});

describe.each(LANGS)('places in an edition, in %s', (lang) => {
  test('have names of their own, not paths', async () => {
    const nameOf = await (await textsOf(lang)).places?.();
    const faults: FaultList = new Faults();
    chronicles.options.fields.edition?.check(EMPTY, 'options.edition', faults);
    const fields = Object.keys(EMPTY).map((field) => `options.edition.${field}`);
    const parts = ['runestones.red', 'columns.top'].map((part) => `options.edition.${part}`);
    const paths = [...faults.list.map(({ path }) => path), ...fields, ...parts];
    const names = paths.map((path) => nameOf?.(path));
    for (const name of names) expect(name).toMatch(/^[^[\].]+$/);
    expect(new Set(names).size).toBe(paths.length);
    expect(nameOf?.('options.edition.islands.length')).toBe(nameOf?.('options.edition.islands'));
  });

  test('that no edition has are left to their paths', async () => {
    const nameOf = await (await textsOf(lang)).places?.();
    const strange = ['pages', 'closes.loki', 'runestones.blue[0]', 'steps.toString', 'godDie.x'];
    for (const path of ['', 'moves[3]', 'options.gods[0]', 'options.edition']) {
      expect(nameOf?.(path)).toBeUndefined();
    }
    for (const part of strange) expect(nameOf?.(`options.edition.${part}`)).toBeUndefined();
  });
});

test('places are told as people say', async () => {
  const nameOf = await (await textsOf('en')).places?.();
  expect(nameOf?.('options.edition.vanirDie[3]')).toBe('the fourth face of the Vanir die');
  expect(nameOf?.('options.edition.runestones.green')).toBe('the green runestone');
  expect(nameOf?.('options.edition.closes.beli')).toBe('the Iotunn Beli');
});
