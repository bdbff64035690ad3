import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPositionFile } from '@nineworlds/engine';
import { miniTrack } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { fileWith, jsonIn, newFolder, nineworlds, playedRecord, runWith } from './running.ts';

const SIM = ['sim', '--game', 'mini-track', '--seats', 'random*4', '--games', '1', '--seed', '1'];

/** The arguments of a good simulation with one of them changed. */
function sim(option: string, value: string): string[] {
  return SIM.map((word, i) => (SIM[i - 1] === option ? value : word));
}

async function expectBad(argv: readonly string[], message: string): Promise<void> {
  const { code, out, err } = await nineworlds(...argv);
  expect(err).toContain(message);
  expect(err).toMatch(/^nineworlds: [^\n]+\n$/);
  expect(err).not.toMatch(/\n\s+at /);
  expect(out).toBe('');
  expect(code).toBe(2);
}

describe('bad input ends with exit code 2 and one line on stderr:', () => {
  it.each([
    ['an unknown command', ['dance'], 'there is no command “dance”'],
    ['an unknown option', ['verify', '--loud', 'x'], 'there is no option --loud'],
    ['an option without its value', ['sim', '--game'], '--game <id> needs a value'],
    ['a missing option', ['sim', '--game', 'toy'], '--seats <spec> is missing'],
    ['a missing argument', ['verify'], '<file> is missing'],
    ['too many arguments', ['verify', 'a', 'b'], 'too many arguments'],
    ['an unknown language', ['--lang', 'xx', 'verify', 'a'], '“xx” is not one of: en, ja, fr, it'],
    ['an unknown game', sim('--game', 'chess'), 'there is no game “chess”'],
    ['a game named like a property', sim('--game', 'constructor'), 'no game “constructor”'],
    ['an unknown bot', sim('--seats', 'deep-blue*4'), 'there is no bot “deep-blue”'],
    ['a human among bots', sim('--seats', 'human,random*3'), 'only bots can sit here'],
    ['a seat that cannot be read', sim('--seats', 'random,,random'), '“” cannot be read'],
    ['a bot with a setting it does not take', sim('--seats', 'random:1000*4'), 'takes no setting'],
    [
      'a novice, who does not think ahead, with a time for it',
      ['sim', '--game', 'needfire', '--games', '1', '--seats', 'novice:200ms,random'],
      'one answer in that many is random',
    ],
    ['a bot with a setting that is none', sim('--seats', 'random:fast*4'), 'is not a setting'],
    ['too few seats', sim('--seats', 'random*3'), 'options.seats: 3 is not between 4 and 4'],
    [
      'too many seats',
      sim('--seats', 'random*99'),
      '99 entries are too many; at most 20 are allowed',
    ],
    ['no games', sim('--games', '0'), '--games: 0 is not between 1 and'],
    ['games that are no number', sim('--games', 'many'), '--games: “many” is not a whole number'],
    ['an empty seed', sim('--seed', ''), '“” is not a seed'],
    ['a seed with a space', sim('--seed', 'a b'), '“a b” is not a seed'],
    ['too many threads', [...SIM, '--threads', '1000'], '--threads: 1000 is not between'],
    ['an unknown game option', [...SIM, '--options', 'gods=3'], 'options.gods: there is no such'],
    ['a game option out of range', [...SIM, '--options', 'seats=5'], '5 is not between 4 and 4'],
    ['a game option of the wrong type', [...SIM, '--options', 'seats=x'], '“x” is not a whole'],
    ['a game option twice', [...SIM, '--options', 'seats=4,seats=4'], 'is given twice'],
    ['a game option without a name', [...SIM, '--options', '=4'], '“=4” cannot be read'],
    ['an options file that is missing', [...SIM, '--options', '/nowhere'], 'nor a file'],
    ['an unknown preset', [...SIM, '--options', 'foo'], '“foo” is neither a preset nor a file'],
    ['a folder that cannot be made', [...SIM, '--records', '/proc/x/y'], '/proc/x/y: cannot be'],
    ['options for the fuzzer', ['fuzz', '--game', 'toy', '--games', '1', '--options', 'x'], 'any'],
    ['no game to play', ['play'], '--game is missing'],
    ['a game to go on with from stdin', ['play', '--from', '-'], 'give a file'],
  ])('%s', async (_, argv, message) => {
    await expectBad(argv, message);
  });

  it('everything that is wrong is told at once', async () => {
    const argv = ['sim', '--game', 'toy', '--seats', 'x', '--games', '0', '--seed', 'a b'];
    const { err } = await nineworlds(...argv);
    for (const part of ['--seats: ', '; --games: ', '; --seed: ']) expect(err).toContain(part);
  });

  it('with --json too', async () => {
    await expectBad(['verify', '/nowhere', '--json'], '/nowhere: there is no such file');
    await expectBad([...sim('--games', 'x'), '--json'], 'not a whole number');
  });

  it("in the user's language", async () => {
    const french = await runWith('', ['dance'], { LC_ALL: 'fr_FR.UTF-8' });
    expect(french.err).toContain('il n’y a pas de commande « dance »');
    expect((await nineworlds('dance', '--lang', 'it')).err).toContain('il comando «dance»');
    expect((await nineworlds('--lang=ja', 'dance')).err).toContain('「dance」');
  });
});

describe('a bad file ends with exit code 2 and one line on stderr:', () => {
  const good = async () => jsonIn(await playedRecord());

  it.each([
    ['nothing at all', '', 'is not JSON'],
    ['not JSON', 'Hello', 'is not JSON'],
    ['JSON cut short', '{"nineworlds":1,"game":"toy"', 'is not JSON'],
    ['a list', '[]', 'is not an object'],
    ['null', 'null', 'is not an object'],
    ['an object of something else', '{"name":"x"}', 'nineworlds: this field is missing'],
    ['a game that is no text', '{"nineworlds":1,"game":7}', 'game: “7” is not a text'],
    ['an unknown game', '{"nineworlds":1,"game":"chess"}', 'there is no game “chess”'],
    [
      'a record with nothing in it',
      '{"nineworlds":1,"game":"toy"}',
      'moves: this field is missing',
    ],
    ['a compact record cut short', 'nw1.eyJnIjoidG95', 'not a complete compact record'],
    ['a compact record of noise', 'nw1.!!!', 'not a complete compact record'],
    // A guard that begins anew at every quotation mark takes minutes for it.
    ['a string of escapes without an end', '\\"'.repeat(400_000), 'is not JSON'],
    ['deep JSON after a string with brackets', `["\\"[",${'['.repeat(300)}`, 'is nested'],
    ['deeply nested JSON', `${'['.repeat(500_000)}${']'.repeat(500_000)}`, 'is nested'],
  ])('%s', async (_, text, message) => {
    const file = fileWith(text);
    for (const command of ['verify', 'replay', 'legal']) await expectBad([command, file], message);
  });

  it('a missing file, a folder', async () => {
    await expectBad(['replay', '/nowhere/x.nw.json'], 'there is no such file');
    await expectBad(['replay', newFolder()], 'cannot be read (EISDIR)');
  });

  it('a huge file, and an endless one', async () => {
    await expectBad(['replay', fileWith(' '.repeat(9_000_000))], 'is larger than');
    await expectBad(['replay', '/dev/zero'], 'is larger than');
  });

  it('fields of the wrong type, all of them named', async () => {
    const file = fileWith({ ...(await good()), seats: 4, moves: [1], hash: {}, extra: 1 });
    await expectBad(['verify', file], 'extra: there is no such field; ');
    const { err } = await nineworlds('verify', file);
    for (const path of ['hash: ', 'seats: ', 'moves[0]: ']) expect(err).toContain(path);
  });

  it('rules of another version', async () => {
    await expectBad(['replay', fileWith({ ...(await good()), rulesVersion: 9 })], 'version 9');
  });

  it('a line that cannot be played', async () => {
    const record = await good();
    const file = fileWith({ ...record, moves: [...record.moves.slice(0, 2), 'fight fenrir 1'] });
    await expectBad(['replay', file], 'moves[2]: this enemy still stands at its start');
  });

  it('a position that breaks its invariants, told with the words of its game', async () => {
    const file = toPositionFile(miniTrack, { seats: 4 }, miniTrack.create({ seats: 4 }));
    const wrong = { ...file.position, turn: 9 };
    const said = 'turn: the cards say turn 1, not 9';
    await expectBad(['legal', fileWith({ ...file, position: wrong })], `position.${said}`);
    await expectBad(['replay', fileWith({ ...(await good()), from: wrong })], `from.${said}`);
  });

  it('texts that would move the cursor are made harmless', async () => {
    const { err } = await nineworlds('verify', fileWith({ nineworlds: 1, game: 'a\x1b[2Jb\nc' }));
    expect(err).toContain('“a [2Jb c”');
  });

  it('a place or a seat that does not exist', async () => {
    const file = await playedRecord();
    await expectBad(['replay', file, '--to', '99'], '--to: 99 is not between 0 and');
    await expectBad(['replay', file, '--to', 'end'], '--to: “end” is not a whole number');
    await expectBad(['replay', file, '--seat', '4'], '--seat: 4 is not between 0 and 3');
  });

  it('an illegal line where a legal one is needed', async () => {
    const argv = ['odds', await playedRecord(), '--to', '3', 'fight', 'fenrir', '1'];
    await expectBad(argv, 'fight fenrir 1: this enemy still stands at its start');
  });

  it('a folder that cannot be written', async () => {
    const file = fileWith('x');
    await expectBad([...SIM, '--records', join(file, 'sub')], 'cannot be written (ENOTDIR)');
  });

  it('a save file that is there already', async () => {
    const file = join(newFolder(), 'x.nw.json');
    writeFileSync(file, 'precious');
    await expectBad(['play', '--game', 'toy', '--save', file], 'already exists');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await expectBad(['play', '--game', 'toy', '--save', '/nowhere/x'], 'cannot be written');
  });
});
