import type { Options } from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';

/** The options of a file of version 1, as these rules read them. */
function upgraded(options: Options): Options {
  return completeOptions(chronicles, chronicles.upgrade?.(1, options) ?? options);
}

describe('what a file of version 1 means', () => {
  test('C-11.4: the reconstructed edition with the runestones of version 1, named or not', () => {
    expect(upgraded({}).edition).toBe('reconstructed-1');
    expect(upgraded({ edition: 'reconstructed' }).edition).toBe('reconstructed-1');
  });

  test('C-15.82, C-15.84, C-16.7, C-17.30, C-17.31, C-17.32: every reading that version 1 had', () => {
    expect(upgraded({})).toMatchObject({
      denial: 'untilBeaten',
      gullinbursti: 'anywhere',
      urd: 'wheelOrder',
      lucky: 'example',
      travel: 'once',
      kin: 'ownTurn',
    });
    expect(upgraded({ urd: 'anyOrder' }).urd).toBe('anyOrder');
  });

  test('an owner’s edition stays as it is', () => {
    const edition = { editionId: 'mine' };
    expect(chronicles.upgrade?.(1, { edition }).edition).toBe(edition);
  });
});
