import { commitmentTo, type Fate, fastFate, hmacFate, keyOf } from './fate.ts';
import type { Json, Options } from './game.ts';
import { canonicalJson, hashOf } from './hash.ts';
import type { Match } from './match.ts';
import type { Position } from './position.ts';
import { toPositionFile } from './position-file.ts';
import type { SeatInfo } from './seat-info.ts';

/** A line of play that was left by a rewind. */
export interface Branch {
  /** The ply from which it leaves the main line. */
  readonly from: number;
  readonly moves: readonly string[];
}

/** So many branches a record has at most. */
export const MOST_BRANCHES = 1000;

/** Save, replay, bug report and fixture in one. All chance is in `moves`: replaying needs no seed. */
export interface MatchRecord {
  readonly nineworlds: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  /** How fate is keyed: `hmac` for matches, `fast` for simulations. */
  readonly fate: 'hmac' | 'fast';
  /** The SHA-256 of the seed, published before the first move. */
  readonly commit: string;
  /** The seed, once it is revealed. */
  readonly seed?: string;
  /** The players' own contributions to the key, by seat. */
  readonly nonces: readonly string[];
  readonly seats: readonly SeatInfo[];
  /** Where the game began, when not at the set-up: the `position` of a position file. */
  readonly from?: { readonly [field: string]: Json };
  readonly moves: readonly string[];
  /** The hash of the position after the last line. */
  readonly hash: string;
  readonly branches: readonly Branch[];
}

/** What a record holds, in the order in which it is written. */
export const RECORD_KEYS = [
  'nineworlds',
  'game',
  'rulesVersion',
  'options',
  'fate',
  'commit',
  'seed',
  'nonces',
  'seats',
  'from',
  'moves',
  'hash',
  'branches',
] as const;

/** Makes the fate of a match from its seed. */
export function fateOf(kind: MatchRecord['fate'], seed: string, nonces: readonly string[]): Fate {
  return kind === 'fast' ? fastFate(seed) : hmacFate(keyOf(seed, nonces));
}

/** Who plays, how chance is keyed, and what a record holds besides the moves. */
export type RecordHead = Pick<MatchRecord, 'fate' | 'seats' | 'nonces' | 'branches'> & {
  readonly seed: string;
};

/** Writes a match down. The seed is left out while it has to stay secret. */
export function toRecord<P extends Position>(
  match: Match<P>,
  head: RecordHead,
  seed: 'revealed' | 'secret',
): MatchRecord {
  const { game, options } = match;
  const atSetUp = hashOf(match.start) === hashOf(game.create(options));
  return {
    nineworlds: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    fate: head.fate,
    commit: commitmentTo(head.seed),
    ...(seed === 'revealed' ? { seed: head.seed } : {}),
    nonces: head.nonces,
    seats: head.seats,
    ...(atSetUp ? {} : { from: toPositionFile(game, options, match.start).position }),
    moves: match.lines.map(({ line }) => line),
    hash: hashOf(match.position),
    branches: head.branches,
  };
}

/** The one way a record is written: keys in order, one move a line, so that changes read well. */
export function recordText(record: MatchRecord): string {
  const parts = RECORD_KEYS.filter((key) => record[key] !== undefined).map((key) => {
    const value = record[key] as Json;
    const listed = key === 'moves' && Array.isArray(value) && value.length > 0;
    const text = listed
      ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : canonicalJson(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
