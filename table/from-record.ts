import {
  badInput,
  type CheckedGame,
  type MatchRecord,
  type Position,
  refusedInput,
  replay,
  verify,
} from '@nineworlds/engine';
import { Table } from './table.ts';

/**
 * The table at which a record was played, as it stood after the last line; throws `BadInput` for
 * a record that `verify` refuses. A record that commits to no seed was played with real dice and
 * goes on so. One that keeps its seed to itself cannot go on: its fate is not known.
 */
export function tableFromRecord<P extends Position, V>(
  game: CheckedGame<P, V>,
  record: MatchRecord,
): Table<P, V> {
  const { ok, failedAt, reason } = verify(game, record);
  if (!ok && reason !== undefined) {
    const path = failedAt === undefined ? 'record' : `moves[${failedAt - 1}]`;
    throw refusedInput(path, reason);
  }
  const chance = record.seed === undefined ? 'manual' : 'fate';
  if (chance === 'manual' && record.commit !== '') throw badInput('seed', 'seedIsSecret');

  const { match } = replay(game, record);
  const table = new Table({
    game,
    options: record.options,
    seats: record.seats,
    seed: record.seed ?? '',
    fate: record.fate,
    nonces: record.nonces,
    chance,
    start: match.start,
    branches: record.branches,
  });
  // A line brings the chance after it along: fate decrees it again as verify has found it.
  for (let line = match.lines[table.ply]; line !== undefined; line = match.lines[table.ply]) {
    table.playAgain(line.moves);
  }
  return table;
}
