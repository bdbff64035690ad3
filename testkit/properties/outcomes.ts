import { CHANCE, type GameDef, type Options, type Position } from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import { Frequencies } from '../frequencies.ts';
import type { Check } from './check.ts';
import { checkList } from './legal-lists.ts';

/** Samples drawn each time chance is asked. */
const DRAWS = 4;

/**
 * Chance lists its outcomes, and samples follow the listed weights, and so does the keyed fate by
 * which the games of a run are played. What came too often or too
 * rarely is added up over all positions by kind and outcome, since few of them have equal weights.
 */
export function outcomes<P extends Position>(game: GameDef<P>, _options: Options): Check<P> {
  const moves = new Int32Array(game.maxMoves);
  const weights = new Float64Array(game.maxMoves);
  const frequencies = new Frequencies();
  const decreed = new Frequencies();
  return {
    asked(p, rng) {
      if (p.frames.seat !== CHANCE) return;
      const n = game.outcomes(p, moves, weights);
      checkList(game, p, moves, n);
      const { name } = game.kinds[p.frames.kind];
      let total = 0;
      for (let i = 0; i < n; i++) {
        if (!Number.isInteger(weights[i]) || weights[i] <= 0) {
          broken('chanceListed', `${name} ${moves[i]} has the weight ${weights[i]}`);
        }
        total += weights[i];
      }
      const hits = new Array<number>(n).fill(0);
      for (let draw = 0; draw < DRAWS; draw++) {
        const move = game.sample(p, rng);
        const at = moves.subarray(0, n).indexOf(move);
        if (at < 0) broken('chanceListed', `${name} gave ${move}, which is not listed`);
        hits[at]++;
      }
      hits.forEach((count, i) => {
        frequencies.add(`${name} ${moves[i]}`, weights[i] / total, count, DRAWS);
      });
    },

    line(p, [outcome]) {
      if (p.frames.seat !== CHANCE) return;
      const n = game.outcomes(p, moves, weights);
      let total = 0;
      for (let i = 0; i < n; i++) total += weights[i];
      const { name } = game.kinds[p.frames.kind];
      for (let i = 0; i < n; i++) {
        decreed.add(`${name} ${moves[i]}`, weights[i] / total, moves[i] === outcome ? 1 : 0, 1);
      }
    },

    concluded() {
      const [first] = frequencies.suspicious;
      if (first !== undefined) broken('chanceLaw', first);
      const [biased] = decreed.suspicious;
      if (biased !== undefined) broken('fateLaw', biased);
    },
  };
}
