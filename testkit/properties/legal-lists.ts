import {
  CHANCE,
  type GameDef,
  type MoveBuffer,
  type Options,
  type Position,
} from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import type { Check } from './check.ts';

/** The first `n` moves of a list answer the open question: some, ascending, of its kind. */
export function checkList<P extends Position>(
  game: GameDef<P>,
  p: P,
  moves: MoveBuffer,
  n: number,
): void {
  const kind = game.kinds[p.frames.kind];
  if (n === 0) broken('legalNotEmpty', `${kind.name} has no answer`);
  if (n > game.maxMoves) broken('legalBounded', `${kind.name} has ${n} answers`);
  for (let i = 0; i < n; i++) {
    const move = moves[i];
    if (move < 0 || move >= kind.moves) broken('legalBounded', `${kind.name} has no move ${move}`);
    if (i === 0 || move > moves[i - 1]) continue;
    if (moves.subarray(0, i).includes(move)) {
      broken('legalUnique', `${kind.name} lists move ${move} twice`);
    }
    broken('legalAscending', `${kind.name} lists move ${move} after ${moves[i - 1]}`);
  }
}

/** Lists of legal moves are in order and say the same as the refusals. */
export function legalLists<P extends Position>(game: GameDef<P>, _options: Options): Check<P> {
  const out = new Int32Array(game.maxMoves);
  return {
    asked(p) {
      if (p.frames.seat === CHANCE) return;
      const n = game.legal(p, out);
      checkList(game, p, out, n);
      const { name, moves } = game.kinds[p.frames.kind];
      for (let move = 0, next = 0; move < moves; move++) {
        const isListed = next < n && out[next] === move;
        if (isListed) next++;
        const refusal = game.refuse(p, move);
        if (isListed && refusal !== undefined) {
          broken('legalExact', `${name} ${move} is legal, but refused by ${refusal.rule}`);
        }
        if (!isListed && refusal === undefined) {
          broken('legalExact', `${name} ${move} is not legal, but not refused`);
        }
      }
    },
  };
}
