import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPositionFile } from '@nineworlds/engine';
import { miniTrack } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { fileWith, jsonIn, newFolder, nineworlds, onlyFile, runWith } from './running.ts';

/** Plays mini-track with lines from a pipe; answers what was printed and the saved record. */
async function play(lines: readonly string[], ...argv: readonly string[]) {
  const file = join(newFolder(), 'game.nw.json');
  const usual = ['--game', 'mini-track', '--seed', 'abc'];
  const words = argv.includes('--from') ? argv : [...usual, ...argv];
  const ran = await runWith(lines, ['play', ...words, '--save', file]);
  return { ...ran, file, record: jsonIn(file) };
}

describe('play with lines from a pipe', () => {
  it('draws the board, asks, plays, saves and leaves with 0 at the end of the input', async () => {
    const { code, out, err, record, file } = await play(['forge']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('surt     . # . . . . . .');
    expect(out).toContain('Player 1: What do you do?');
    expect(out).toContain('Player 1: forge\n');
    expect(out).not.toContain('> forge');
    expect(out.trimEnd().endsWith(`The game is saved in ${file}.`)).toBe(true);
    expect(record.moves.at(-1)).toBe('forge');
    expect((await nineworlds('verify', file)).code).toBe(0);
  });

  it('takes numbers and asks for long lines part by part', async () => {
    const { out, record } = await play(['7', '2', 'green']);
    expect(out).toContain(' 7  carry …');
    expect(out).toContain('carry white green');
    expect(record.moves.at(-1)).toBe('carry white green');
  });

  it('takes a word that is a number for the word', async () => {
    const { record } = await play(['fight surt', '1']);
    expect(record.moves[2]).toBe('fight surt 1');
  });

  it('lets somebody who has begun a line begin another one', async () => {
    const { record } = await play(['carry', 'forge', 'carry', '', 'elf']);
    expect(record.moves.slice(2, 4)).toEqual(['forge', 'elf']);
  });

  it('takes a line back', async () => {
    const { out, record } = await play(['forge', 'undo']);
    expect(out).toContain('Player 1 takes the last line back.');
    expect(record.moves).toHaveLength(2);
  });

  it('refuses to take back what somebody learned, with the reason', async () => {
    const { out, record } = await play(['gather white', 'undo']);
    expect(out).toMatch(/K-14: it cannot be taken back: “chance vikings \d” has told/);
    expect(record.moves).toHaveLength(4);
  });

  it('refuses lines with the rule and goes on', async () => {
    const { code, out, record } = await play(['fight fenrir 1', 'dance', 'forge']);
    expect(out).toContain('M-5.0: this enemy still stands at its start');
    expect(out).toContain('K-1: “dance” does not fit here');
    expect([code, record.moves.length]).toEqual([0, 3]);
  });

  it('answers why, odds, hint and help without playing', async () => {
    const lines = ['why give 1', 'why forge', 'odds gather white', 'odds dance', 'hint', 'help'];
    const { out, record } = await play(lines);
    expect(out).toContain('M-5.4: give to somebody else');
    expect(out).toContain('This line may be played.');
    expect(out).toMatch(/50\.9 % {2}28\/55 +vikings 2/);
    expect(out).toContain('This game has no adviser yet.');
    expect(out).toContain('undo - take your last line back');
    expect(record.moves).toHaveLength(2);
  });

  it('saves copies but overwrites nothing', async () => {
    const folder = newFolder();
    const copy = join(folder, 'my game.nw.json');
    const { out, record } = await play(['forge', `save ${copy}`, `save ${copy}`, 'save', 'quit']);
    expect(jsonIn(copy)).toEqual(record);
    expect(out).toContain('already exists and is not overwritten');
    expect(out).toContain('Save where?');
  });

  it('goes through a whole game of bots', async () => {
    const { code, out, record, file } = await play([], '--seats', 'random*4');
    expect(code).toBe(0);
    expect(out).toMatch(/You have (won|lost) together\./);
    expect((await nineworlds('replay', file)).out).toMatch(/You have (won|lost) together\.\n$/);
    expect(record.moves.length).toBeGreaterThan(50);
  });

  it('saves in the state folder if nobody says otherwise', async () => {
    const state = newFolder();
    const env = { XDG_STATE_HOME: state };
    await runWith(['forge'], ['play', '--game', 'mini-track'], env);
    const file = onlyFile(join(state, 'nineworlds'));
    expect(file).toMatch(/mini-track-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.nw\.json$/);
    expect(jsonIn(file).moves).toContain('forge');
  });

  it('speaks the language it is told to', async () => {
    const { out } = await play(['hint'], '--lang', 'ja');
    expect(out).toContain('このゲームにはまだ助言役がいません。');
  });
});

describe('play --from', () => {
  it('goes on with a record as if nobody had left', async () => {
    const straight = await play(['forge', 'gather white', 'elf']);
    const first = await play(['forge', 'gather white']);
    const before = readFileSync(first.file, 'utf8');
    const second = await play(['elf'], '--from', first.file);
    // The bots' own chance is new, so the games part after the lines of the human.
    expect(second.record.moves.slice(0, 6)).toEqual(straight.record.moves.slice(0, 6));
    expect(readFileSync(first.file, 'utf8')).toBe(before);
    expect((await nineworlds('verify', second.file)).code).toBe(0);
  });

  it('saves into the same file when told to', async () => {
    const { file } = await play(['forge']);
    await runWith(['elf'], ['play', '--from', file, '--save', file]);
    expect(jsonIn(file).moves.slice(2, 4)).toEqual(['forge', 'elf']);
  });

  it('begins a new game at a position, whose record verifies', async () => {
    const position = toPositionFile(miniTrack, { seats: 4 }, miniTrack.create({ seats: 4 }));
    const giants = { ...position, position: { ...position.position, giants: 3 } };
    const { out, record, file } = await play(['calm'], '--from', fileWith(giants));
    expect(out).toContain('3 giants');
    expect(record.from.giants).toBe(3);
    expect((await nineworlds('verify', file)).code).toBe(0);
  });

  it('begins a new game where a record without its seed stands', async () => {
    const { record } = await play(['forge']);
    const { seed: _, ...secret } = record;
    const next = await play([], '--from', fileWith(secret));
    expect(next.record.moves).toEqual([]);
    expect(next.record.from.weapons[0]).toBe(1);
  });

  it('refuses a record that was tampered with', async () => {
    const { record } = await play(['forge']);
    const file = fileWith({ ...record, moves: ['chance card hel', ...record.moves.slice(1)] });
    const ran = await nineworlds('play', '--from', file);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain('moves[0]: the seed decrees “chance card surt”');
  });

  it('refuses what the file says already, and another game', async () => {
    const { file } = await play([]);
    for (const [option, value] of [
      ['--options', 'seats=4'],
      ['--seed', 'x'],
      ['--game', 'toy'],
    ]) {
      const ran = await nineworlds('play', '--from', file, String(option), String(value));
      expect([ran.code, ran.out]).toEqual([2, '']);
      expect(ran.err).toContain(option);
    }
  });

  it('refuses a bot that does not exist here', async () => {
    const { record } = await play([]);
    const seats = record.seats.with(1, { kind: 'bot', bot: 'oracle' });
    const ran = await nineworlds('play', '--from', fileWith({ ...record, seats }));
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('there is no bot “oracle”');
  });
});

describe('play with several people', () => {
  it('tells each of them only what they may know', async () => {
    const file = join(newFolder(), 'toy.nw.json');
    const argv = ['play', '--game', 'toy', '--seats', 'human:Ann,human:Bob', '--seed', 'x'];
    const { out } = await runWith([], [...argv, '--save', file]);
    expect(out).toContain('Bob is dealt a card.');
    expect(out).toContain('seat 2  ?, ?');
    expect(out).toContain('Ann: ');
  });

  it('--manual-chance asks for what was rolled, and goes on so', async () => {
    const file = join(newFolder(), 'game.nw.json');
    const argv = ['play', '--game', 'mini-track', '--manual-chance'];
    await runWith(['chance card surt'], [...argv, '--save', file]);
    expect(jsonIn(file)).toMatchObject({ commit: '', moves: ['chance card surt'] });
    await runWith(['chance bag green'], ['play', '--from', file, '--save', file]);
    expect(jsonIn(file).moves).toEqual(['chance card surt', 'chance bag green']);
  });

  it.each(['toy', 'needfire'])('--manual-chance is not for secrets: %s', async (game) => {
    const { code, out, err } = await nineworlds('play', '--game', game, '--manual-chance');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('--manual-chance: typing in real dice is only possible');
    const { record } = await play([], '--game', game);
    const { seed: _, ...noSeed } = record;
    const byHand = fileWith({ ...noSeed, commit: '' });
    expect((await nineworlds('play', '--from', byHand)).err).toContain('--from: typing in real');
  });

  it('keeps a name in a file from moving the cursor', async () => {
    const { record } = await play([]);
    const seats = record.seats.with(0, { kind: 'human', name: 'A\x1b[2Jnn' });
    const { out } = await play([], '--from', fileWith({ ...record, seats }));
    expect(out).toContain('A [2Jnn: What do you do?');
    expect(out).not.toContain('\x1b');
  });
});

describe('without a command and without a terminal', () => {
  it('how to play is printed, and the exit code is 0', async () => {
    const { code, out, err } = await nineworlds();
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('npx nineworlds play --game yggdrasil');
  });

  it('help is printed in every language', async () => {
    for (const [lang, heading] of [
      ['en', 'Usage:'],
      ['ja', '使い方：'],
      ['fr', 'Utilisation :'],
      ['it', 'Uso:'],
    ]) {
      const { code, out } = await nineworlds('--help', '--lang', String(lang));
      expect([code, out.startsWith(String(heading))]).toEqual([0, true]);
    }
  });
});
