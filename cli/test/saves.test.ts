import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { run } from '../run.ts';
import { jsonIn, newFolder, nineworlds, playedRecord, runWith } from './running.ts';

/** Only what never comes runs into this. */
const PATIENCE = { timeout: 120_000, interval: 5 };

/** A number that a process has had that is no more. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

/** Somebody who plays at another terminal, line by line. */
function other(...argv: readonly string[]) {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  let told = '';
  stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  const env = { XDG_STATE_HOME: newFolder(), LANG: 'C' };
  const code = run(argv, { stdin, stdout, stderr: new PassThrough(), env });
  return {
    /** Types a line, once a text has come. */
    at: async (text: string, line: string): Promise<void> => {
      await vi.waitFor(() => expect(told).toContain(text), PATIENCE);
      told = '';
      stdin.write(`${line}\n`);
    },
    end: async (): Promise<string> => {
      expect(await code).toBe(0);
      return told;
    },
  };
}

const goOn = (file: string) => ['play', '--from', file, '--save', file] as const;

describe('a save', () => {
  it.each([
    ['a name that is too long', `${'x'.repeat(300)}.nw.json`],
    ['a folder that is a file', '/dev/null/x.nw.json'],
    ['a folder that is not there', '/nowhere/at/all.nw.json'],
    ['a name with a zero byte', 'a\0b'],
  ])('to an impossible path is refused, and the game goes on: %s', async (_, path) => {
    const file = join(newFolder(), 'game.nw.json');
    const argv = ['play', '--game', 'mini-track', '--seed', 'abc', '--save', file];
    const { code, out, err } = await runWith([`save ${path}`, 'forge', 'quit'], argv);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('cannot be written');
    expect(jsonIn(file).moves).toContain('forge');
  });

  it('tells of a path nothing that would move the cursor', async () => {
    const file = join(newFolder(), 'game.nw.json');
    const argv = ['play', '--game', 'mini-track', '--seed', 'abc', '--save', file];
    const { out } = await runWith(['save /nowhere/a\x1b[2Jb\u200bc', 'why \x1b]0;x'], argv);
    expect(out).toContain('/nowhere/a [2Jb c: cannot be written');
    expect(out).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });

  it('that is being played is refused at another terminal, and free again afterwards', async () => {
    const file = await playedRecord();
    const first = other(...goOn(file));
    await first.at('What do you do?', 'elf');
    const second = await nineworlds(...goOn(file));
    expect(second.code).toBe(2);
    expect(second.err).toContain('is being played from another terminal');
    await first.at('Player 1: elf', 'quit');
    expect(await first.end()).toContain('The game is saved');
    expect(jsonIn(file).moves).toContain('elf');
    expect((await runWith(['quit'], goOn(file))).code).toBe(0);
  });

  it('two new games of the same moment have two files', async () => {
    const home = newFolder();
    const begin = ['play', '--game', 'mini-track', '--seed', 'abc'];
    const both = await Promise.all(
      ['forge', 'elf'].map((line) => runWith([line, 'quit'], begin, { XDG_STATE_HOME: home })),
    );
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(readdirSync(join(home, 'nineworlds'))).toHaveLength(2);
  });

  it('that somebody else has written meanwhile is not overwritten, and the game can be kept elsewhere', async () => {
    const file = await playedRecord();
    const copy = join(newFolder(), 'copy.nw.json');
    const game = other(...goOn(file));
    await game.at('What do you do?', 'board');
    writeFileSync(file, 'precious');
    await game.at('What do you do?', 'elf');
    await game.at('has been changed by another program', `save ${copy}`);
    await game.at(`The game is saved in ${copy}`, 'quit');
    expect(await game.end()).toContain('could not be saved');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(jsonIn(copy).moves).toContain('elf');
  });

  it('whose lock was left behind by a process that is no more is played', async () => {
    const file = await playedRecord();
    writeFileSync(`${file}.lock`, String(endedProcess()));
    expect((await runWith(['elf', 'quit'], goOn(file))).code).toBe(0);
    writeFileSync(`${file}.lock`, String(process.pid));
    expect((await runWith(['quit'], goOn(file))).code).toBe(0);
    expect(readdirSync(join(file, '..'))).toEqual(['game.nw.json']);
  });

  it('that was not written to its end is swept away; of others nothing is', async () => {
    const home = newFolder();
    const saves = join(home, 'nineworlds');
    mkdirSync(saves);
    const ended = endedProcess();
    const kept = [`mine.${ended}.tmp`, 'a.nw.json.tmp', `b.nw.json.${process.ppid}.tmp`];
    const left = [`a.nw.json.${ended}.tmp`, `c.nw.json.${process.pid}.tmp`];
    for (const name of [...kept, ...left]) writeFileSync(join(saves, name), '{');
    await runWith(['quit'], ['play', '--game', 'mini-track'], { XDG_STATE_HOME: home });
    expect(readdirSync(saves).filter((name) => name.endsWith('.tmp'))).toEqual(kept.toSorted());
  });

  it('beside a file that was named is swept, too', async () => {
    const file = await playedRecord();
    writeFileSync(`${file}.${endedProcess()}.tmp`, '{');
    await runWith(['quit'], goOn(file));
    expect(readdirSync(join(file, '..'))).toEqual(['game.nw.json']);
  });
});
