import { join } from 'node:path';
import { LANGS } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { OWNER_EDITION } from '../../games/chronicles/test/owner-edition.ts';
import { fileWith, jsonIn, newFolder, runWith } from './running.ts';

/** Begins a game of Chronicles for one with an edition from a file. */
async function play(edition: object, ...argv: readonly string[]) {
  const file = join(newFolder(), 'game.nw.json');
  const options = `edition=${fileWith(edition)}`;
  const words = ['play', '--game', 'chronicles', '--seats', 'human', '--seed', 'k1'];
  const ran = await runWith([], [...words, '--options', options, ...argv, '--save', file]);
  return { ...ran, file };
}

describe('the edition of an owner', () => {
  it('is read from a file, named on the board, and becomes part of the record', async () => {
    const { code, out, file } = await play(OWNER_EDITION);
    expect(code).toBe(0);
    expect(out).toContain('edition of your own: my-copy');
    expect(out).not.toContain('Take note');
    expect(jsonIn(file).options.edition).toEqual(OWNER_EDITION);
  });

  it('is refused with every fault of it, by the names of the things', async () => {
    const vanirDie = [...OWNER_EDITION.vanirDie.slice(0, 3), 'iii', 'ii', null];
    const runestones = { ...OWNER_EDITION.runestones, green: ['move'] };
    const closes = { ...OWNER_EDITION.closes, beli: 'cage' };
    const { code, err } = await play({ ...OWNER_EDITION, vanirDie, runestones, closes });
    expect(code).toBe(2);
    expect(err).toContain('the fourth face of the Vanir die: “iii” is not one of: s, s-lost');
    expect(err).toContain('the sixth face of the Vanir die: nothing has been entered yet');
    expect(err).toContain('the green runestone: exactly 2 entries are needed');
    expect(err).toContain('the Iotunn Beli: “cage” is not one of: asgard');
    expect(err).not.toContain('options.edition');
  });

  it.each(LANGS)('is told about without a path: %s', async (lang) => {
    const steps = { easy: 0, hard: 99 };
    const { code, err } = await play({ ...OWNER_EDITION, islands: [], steps }, '--lang', lang);
    expect(code).toBe(2);
    expect(err).not.toMatch(/options|edition|\w\.\w|\[\d/);
  });

  it('is played with a warning where it is not as the rulebook tells', async () => {
    const protects = { ...OWNER_EDITION.protects, angrboda: 'hel' };
    const { code, out } = await play({ ...OWNER_EDITION, protects });
    expect(code).toBe(0);
    expect(out).toContain('Note: the Iotunn Angrboda: in the rulebook this Iotunn protects Loki');
  });
});
