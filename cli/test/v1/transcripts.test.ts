import { join } from 'node:path';
import type { BenchRow } from '@nineworlds/bench';
import { describe, expect, it } from 'vitest';
import { newFolder, type Ran, runWith } from '../running.ts';
import { firstLoss, namesIn as namesInJson, withoutVarying } from './held-json.ts';
import { namesIn, V1, valueIn } from './opening.ts';

/** A run of the first version, as typed in the folder of the fixtures. */
interface Transcript extends Ran {
  readonly command: readonly string[];
  readonly stdin?: string;
  /** Keys whose values differ from run to run, or from machine to machine: null is written there. */
  readonly varying?: readonly string[];
  /** Numbers that somebody thought out hold only so far as a processor counts. */
  readonly thought?: true;
}

const RUNS = namesIn('transcripts').flatMap((name) => valueIn<Transcript[]>('transcripts', name));

/**
 * Searches where hands are hidden: what they find hangs on the worlds that they make up, and those are drawn
 * in another order today (docs/decisions/0013-drawing-worlds.md). Their names are held, not their values.
 */
const GUESSED = [
  'advise records/needfire.nw.json --budget 40 --seed x --json',
  'review records/needfire.nw.json --budget 1 --seat 0 --json',
  'sim --game needfire --seats novice,steady:8 --games 1 --seed v1 --threads 1 --json',
];

const isGuessed = ({ command }: Transcript) => GUESSED.includes(command.join(' '));

/**
 * New games by rules that have changed since: they come out otherwise. Records, links and positions of the first
 * version are read by the rules of the first version, so none of those stands here.
 */
const PLAYED_ANEW: readonly string[] = [
  // Chronicles: other runestones.
  'sim --game chronicles --seats random*2 --games 2 --seed v1 --threads 1 --options hard --json',
  'sim --game chronicles --seats heuristic*3 --games 1 --seed v1 --threads 1 --json',
];

const isPlayedAnew = ({ command }: Transcript) => PLAYED_ANEW.includes(command.join(' '));

/** What a win model says that has been fitted to later rules since: the names are held, not the chances. */
const FITTED_ANEW: readonly string[] = [
  'advise records/yggdrasil.nw.json --budget 12 --json',
  'advise records/chronicles.nw.json --budget 12 --json',
  'advise positions/chronicles-payHeroes.nwpos.json --budget 24 --json',
  'calibrate --game yggdrasil --games 4 --options introductory --json',
  // Of a record of Yggdrasil and of one of Chronicles.
  'review - --budget 1 --json',
  'review - --budget 1 --json',
];

const isFittedAnew = ({ command }: Transcript) => FITTED_ANEW.includes(command.join(' '));

/** Runs of which only the names are held. */
const isOther = (kept: Transcript) => isGuessed(kept) || isPlayedAnew(kept) || isFittedAnew(kept);

/**
 * Replays of one seat where hands are hidden: the first version told the seat the hash of the whole truth, by which
 * it could have tried out what the others hold. Today it is told a hash of what it knows; all else is the same.
 */
const TOLD_TOO_MUCH = [
  'replay records/needfire.nw.json --to 40 --seat 0 --json',
  'replay records/needfire.nw.json --to 40 --seat 2 --json',
  'replay records/needfire-deck.nw.json --to 45 --seat 0 --json',
];

/** What a run told, and what it tells today: without the hash where that told too much. */
function compared({ command, out: kept }: Transcript, out: string): [kept: string, out: string] {
  if (!TOLD_TOO_MUCH.includes(command.join(' '))) return [kept, out];
  expect(JSON.parse(out).hash).not.toBe(JSON.parse(kept).hash);
  return [withoutVarying(kept, ['hash']), withoutVarying(out, ['hash'])];
}

/** Every run is made once. */
const made = new Map<Transcript, Promise<Ran>>();

function again(kept: Transcript): Promise<Ran> {
  const known = made.get(kept);
  if (known !== undefined) return known;
  const words = kept.command.map((word) => {
    if (word === 'OUT') return join(newFolder(), 'out.ts');
    return /\.(nw|nwpos)\.json$/.test(word) ? join(V1, word) : word;
  });
  const run = runWith(kept.stdin ?? '', words).then(({ code, out, err }) => {
    const varying = kept.varying ?? [];
    const told = err.replaceAll(`${V1}/`, '');
    return { code, out: withoutVarying(out, varying), err: withoutVarying(told, varying) };
  });
  made.set(kept, run);
  return run;
}

describe('JSON of the terminal program', () => {
  it('is kept of every command that has it', () => {
    const commands = new Set(RUNS.map(({ command }) => command[0]));
    const all = 'advise calibrate fuzz legal odds replay review rules sim train verify why';
    expect([...commands].sort()).toEqual(all.split(' '));
  });

  const exact = RUNS.filter((kept) => !isOther(kept));

  it.each(exact.map((kept) => [kept.command.join(' '), kept] as const))(
    'has the same names and values: %s',
    async (_, kept) => {
      const { code, out, err } = await again(kept);
      expect(code).toBe(kept.code);
      expect(firstLoss(...compared(kept, out))).toBeUndefined();
      // What is wrong is told in one line, to people.
      expect(err === '').toBe(kept.err === '');
    },
  );

  it('has the same names where a search makes worlds up, a game is played or a model fitted anew', async () => {
    const others = RUNS.filter(isOther);
    expect(others).toHaveLength([...GUESSED, ...PLAYED_ANEW, ...FITTED_ANEW].length);
    for (const kept of others) {
      const { code, out } = await again(kept);
      expect(code).toBe(kept.code);
      expect(namesInJson(out)).toEqual(expect.arrayContaining(namesInJson(kept.out)));
    }
  });
});

describe('bench', () => {
  // It takes a while and measures the machine, so only its keys are kept; the compiler compares them.
  const row: Readonly<Record<keyof BenchRow, true>> = {
    name: true,
    movesPerSecond: true,
    bytesPerMove: true,
    copyNs: true,
    determinizeNs: true,
    checksum: true,
    statistics: true,
    peer: true,
    peerMovesPerSecond: true,
    ratio: true,
    peerBytesPerMove: true,
    peerStatistics: true,
    search: true,
    floor: true,
    passed: true,
  };
  const floor: Readonly<Record<keyof BenchRow['floor'], true>> = {
    ratio: true,
    bytesPerMove: true,
    copyNs: true,
    movesPerSecond: true,
    determinizeNs: true,
    searchPerSecond: true,
  };

  it('has rows of the same keys', () => {
    const { rows } = valueIn<{ rows: Record<string, readonly string[]> }>('bench.json');
    expect(rows.row).toEqual(Object.keys(row));
    expect(rows.floor).toEqual(Object.keys(floor));
  });
});
