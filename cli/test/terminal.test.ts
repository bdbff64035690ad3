import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { run } from '../run.ts';
import { jsonIn, newFolder, onlyFile, runWith } from './running.ts';

/** Only what never comes runs into this. */
const PATIENCE = { timeout: 120_000, interval: 5 };

const CTRL_C = '\x03';
const TAB = '\t';

/** Somebody at a keyboard who waits for the program before they type on. */
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
      await vi.waitFor(() => expect(screen).toContain(text), PATIENCE);
      const seen = screen;
      screen = '';
      stdin.write(keys);
      return seen;
    },
    /** Waits for the menu, chooses an entry by its name, and answers what was on the screen. */
    choose: async (entry: string): Promise<string> => {
      await vi.waitFor(() => expect(screen).toMatch(/Quit[^>]*> /), PATIENCE);
      const seen = screen;
      const number = new RegExp(`(\\d+) {2}${entry}`).exec(seen)?.[1];
      expect(number, seen).toBeDefined();
      screen = '';
      stdin.write(`${number}\n`);
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
    for (const game of ['NeedFire', 'Yggdrasil', 'Mini-track (an example)', 'Toy (an example)']) {
      expect(menu).toContain(`  ${game}\n`);
    }
    expect(menu).toContain('Continue a saved game');
    await end();
  });

  it('a game is begun, left, gone on with and left from the menu', async () => {
    const { at, choose, end, saves } = sitDown();
    await choose('Continue');
    expect(await choose('Mini-track')).toContain('No game is saved yet.');
    await at('Who sits where?', '\n');
    await at('What do you do?', 'forge\n');
    await at('Player 1: forge', 'quit\n');
    await choose('Continue');
    const saved = await at(' 0  Back', '\n');
    expect(saved).toMatch(
      / 1 {2}Mini-track \(an example\): Player 1, [^;]*;\s+\d+\s+lines\s+\(mini-track-/,
    );
    await choose('Continue');
    await at(' 0  Back', '1\n');
    expect(await at('What do you do?', 'elf\n')).toContain('weapon 1');
    await at('Player 1: elf', CTRL_C);
    await choose('Quit');
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

  it('a curtain parts two people with secrets, and shows each their own hand', async () => {
    const people = ['--seats', 'human:Ann,human:Bob', '--seed', 'b'];
    const { at, end } = sitDown('play', '--game', 'toy', ...people);
    const first = await at('press Enter', '\n');
    expect(first).toContain('The game is saved after every line');
    expect(first).not.toContain('seat 1');
    const hers = await at('Ann: From which deck', 'draw east\n');
    expect(hers).toMatch(/seat 1 {2}\w+, \w+/);
    expect(hers).toContain('seat 2  ?, ?');
    await at('Ann: What do you do?', 'rest\n');
    const curtain = await at('press Enter', '\n');
    expect(curtain).toContain('\x1b[2J\x1b[3J\x1b[HPass the keyboard to Bob, then press Enter.');
    const second = await at('Bob: From which deck', 'undo\n');
    expect(second).toContain('seat 1  ?, ?');
    expect(second).toMatch(/seat 2 {2}\w+, \w+/);
    await at('K-16: ', CTRL_C);
    await end();
  });

  it('a curtain hides the first hand of a game that goes on', async () => {
    const file = join(newFolder(), 'toy.nw.json');
    const people = ['--seats', 'human:Ann,human:Bob', '--seed', 'abc'];
    await runWith([], ['play', '--game', 'toy', ...people, '--save', file]);
    const { at, end } = sitDown('play', '--from', file);
    expect(await at('Pass the keyboard to Ann', CTRL_C)).not.toContain('seat 1');
    await end();
  });

  it('NeedFire: Tab completes cards, with or without the verb, and a curtain hides hands', async () => {
    const people = ['--seats', 'human:Ann,human:Bob', '--seed', 'k1'];
    const { at, end } = sitDown('play', '--game', 'needfire', '--options', 'first=1', ...people);
    await at('press Enter', '\n');
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

  it('a game that cannot be saved goes on, and is saved again when it can be', async () => {
    const { at, end, saves } = sitDown('play', '--game', 'mini-track');
    await at('What do you do?', 'why forge\n');
    rmSync(saves, { recursive: true });
    writeFileSync(saves, '');
    await at('This line may be played.', 'forge\n');
    expect(await at('Player 1: forge', 'why elf\n')).toContain('could not be saved');
    rmSync(saves);
    await at('This line may be played.', 'elf\n');
    await at('Player 1: elf', CTRL_C);
    expect(await end()).toContain('The game is saved in');
    expect(jsonIn(onlyFile(saves)).moves).toContain('elf');
  });

  it('Ctrl-C leaves with the game saved', async () => {
    const { at, end, saves } = sitDown('play', '--game', 'mini-track');
    await at('What do you do?', CTRL_C);
    expect(await end()).toContain('The game is saved in');
    expect(jsonIn(onlyFile(saves)).game).toBe('mini-track');
  });
});
