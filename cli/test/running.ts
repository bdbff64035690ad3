import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { run } from '../run.ts';

/** What a run left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A new folder for the files of a test. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'nineworlds-'));
}

/** Writes a file into a new folder and answers where it is. */
export function fileWith(content: unknown): string {
  const file = join(newFolder(), 'file.nw.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** The JSON value in a file. */
export function jsonIn(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The only file in a folder. */
export function onlyFile(folder: string): string {
  const names = readdirSync(folder);
  if (names.length !== 1) throw new Error(`${names.length} files in ${folder}`);
  return join(folder, String(names[0]));
}

const home = newFolder();

/** Runs the program in this process, with lines or a text for stdin and no terminal. */
export async function runWith(
  input: string | readonly string[],
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const text = typeof input === 'string' ? input : input.map((line) => `${line}\n`).join('');
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  // Read all the time: who writes much waits for its reader.
  const texts = [textOf(stdout), textOf(stderr)] as const;
  const code = await run(argv, {
    stdin: Readable.from([Buffer.from(text)]),
    stdout,
    stderr,
    env: { XDG_STATE_HOME: home, LANG: 'C', ...env },
  });
  stdout.end();
  stderr.end();
  const [out, err] = await Promise.all(texts);
  return { code, out, err };
}

/** Runs the program with nothing on stdin. */
export function nineworlds(...argv: readonly string[]): Promise<Ran> {
  return runWith('', argv);
}

/** A record of mini-track with a few lines, which verifies. */
export async function playedRecord(): Promise<string> {
  const file = join(newFolder(), 'game.nw.json');
  const lines = ['forge', 'gather white', 'carry blue green'];
  await runWith(lines, ['play', '--game', 'mini-track', '--seed', 'abc', '--save', file]);
  return file;
}
