import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { run } from '../run.ts';
import { jsonIn, newFolder, onlyFile } from './running.ts';

const CTRL_C = '\x03';
const TAB = '\t';

/** Somebody at a keyboard who waits for the program before he types on. */
function sitDown(...argv: readonly string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = Object.assign(new PassThrough(), { isTTY: true });
  const state = newFolder();
  let screen = '';
  stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text;
  });
  const env = { XDG_STATE_HOME: state, LANG: 'C' };
  const code = run(argv, { stdin, stdout, stderr: new PassThrough(), env });
  return {
    code,
    saves: join(state, 'nineworlds'),
    /** Waits for a text, types, and answers what was on the screen until then. */
    at: async (text: string, keys: string): Promise<string> => {
      await vi.waitFor(() => expect(screen).toContain(text), { timeout: 5000, interval: 5 });
      const seen = screen;
      screen = '';
      stdin.write(keys);
      return seen;
    },
    /** Waits for the end and answers what was on the screen since the last keys. */
    end: async (): Promise<string> => {
      expect(await code).toBe(0);
      return screen;
    },
  };
}

describe('at a terminal', () => {
  it('without a command there is a menu, and Ctrl-C leaves it', async () => {
    const { at, end } = sitDown();
    const menu = await at('> ', CTRL_C);
    expect(menu).toContain(' 1  NeedFire\n 2  Mini-track (an example)\n 3  Toy (an example)\n');
    expect(menu).toContain('Go on with a saved game');
    await end();
  });

  it('a game is begun, left, gone on with and left from the menu', async () => {
    const { at, end, saves } = sitDown();
    await at('> ', '4\n');
    expect(await at('6  Quit', '2\n')).toContain('No game is saved yet.');
    await at('Who sits where?', '\n');
    await at('What do you do?', 'forge\n');
    await at('Player 1: forge', 'quit\n');
    await at('6  Quit', '4\n');
    await at('mini-track-', '1\n');
    expect(await at('What do you do?', 'elf\n')).toContain('weapon 1');
    await at('Player 1: elf', CTRL_C);
    await at('6  Quit', '6\n');
    await end();
    const lines: string[] = jsonIn(onlyFile(saves)).moves;
    expect(lines.filter((line) => !line.startsWith('chance'))).toEqual(['forge', 'elf']);
  });

  it('Tab completes a word', async () => {
    const { at, end, saves } = sitDown('play', '--game', 'mini-track');
    await at('What do you do?', `for${TAB}`);
    await at('forge ', '\n');
    await at('Player 1: forge', CTRL_C);
    await end();
    expect(jsonIn(onlyFile(saves)).moves.at(-1)).toBe('forge');
  });

  it('a curtain parts two people with secrets, and shows each his own hand', async () => {
    const people = ['--seats', 'human:Ann,human:Bob', '--manual-chance'];
    const { at, end } = sitDown('play', '--game', 'toy', ...people);
    for (const card of ['1 ash', '1 birch', '2 crow', '2 dawn']) {
      await at('Which card is dealt?', `chance deal ${card}\n`);
    }
    const hers = await at('Ann: From which deck', 'draw west\n');
    expect(hers).toContain('seat 1  ash, birch');
    expect(hers).toContain('seat 2  ?, ?');
    await at('Which omen is it?', 'chance omen calm\n');
    await at('Ann: What do you do?', 'rest\n');
    const curtain = await at('press Enter', '\n');
    expect(curtain).toContain('\x1b[2J\x1b[3J\x1b[HPass the keyboard to Bob, then press Enter.');
    const his = await at('Bob: From which deck', CTRL_C);
    expect(his).toContain('seat 1  ?, ?');
    expect(his).toContain('seat 2  crow, dawn');
    await end();
  });

  it('NeedFire: Tab completes cards, with or without the verb, and a curtain hides hands', async () => {
    const people = ['--seats', 'human:Ann,human:Bob', '--seed', 'k1'];
    const { at, end } = sitDown('play', '--game', 'needfire', '--options', 'first=1', ...people);
    await at('peek … > ', '1 2 3\n');
    await at('settle … > ', '2 k\n');
    const hers = await at('swap … > ', `ur${TAB}`);
    const flames = /^ {2}flames +(.*)/m.exec(hers)?.[1] ?? '';
    expect(flames).toContain('Uruz');
    await at('uruz ', '1\n');
    await at('ignite … > ', `ignite al${TAB}`);
    await at('algiz ', '\n');
    const ember = await at('ignite algiz … > ', '1\n');
    expect(ember).toContain('react to ᛉ Algiz: you take one of them.');
    await at(' … > ', CTRL_C);
    await end();
  });

  it('Ctrl-C leaves with the game saved', async () => {
    const { at, end, saves } = sitDown('play', '--game', 'mini-track');
    await at('What do you do?', CTRL_C);
    expect(await end()).toContain('The game is saved in');
    expect(jsonIn(onlyFile(saves)).game).toBe('mini-track');
  });
});
