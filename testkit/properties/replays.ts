import {
  type CheckedGame,
  checkRecord,
  fromCompact,
  hashOf,
  Match,
  type MatchRecord,
  type Options,
  type Position,
  recordText,
  toCompact,
  verify,
} from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import type { Check } from './check.ts';

/** How many plies of a game are gone back to. */
const TAKE_BACKS = 3;

/** A finished game is what its record says, however it is written, and can be taken back. */
export function replays<P extends Position>(
  game: CheckedGame<P>,
  options: Options,
  recordOf: (match: Match<P>) => MatchRecord,
): Check<P> {
  return {
    finished(match, rng) {
      const text = recordText(recordOf(match));
      const record = checkRecord(game, JSON.parse(text));
      const { ok, failedAt, reason } = verify(game, record);
      if (!ok) broken('replay', `line ${failedAt ?? '-'}: ${JSON.stringify(reason)}`);
      if (recordText(record) !== text) broken('replay', 'the text of the record changes');
      const back = recordText(fromCompact(game, toCompact(game, record)));
      if (back !== text) broken('compact', `the compact form reads back as ${back}`);

      const again = new Match(game, options);
      const hashes = [hashOf(again.position)];
      for (const { moves } of match.lines) {
        again.playMoves(moves);
        hashes.push(hashOf(again.position));
      }
      for (let i = 0; i < TAKE_BACKS; i++) {
        const ply = rng.below(again.ply + 1);
        again.takeBackTo(ply);
        if (hashOf(again.position) !== hashes[ply]) {
          broken('takeBack', `taken back to ply ${ply}, the position is another`);
        }
      }
    },
  };
}
