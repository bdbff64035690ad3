import { ALL, type GameDef, type Options, type Position } from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import type { Check } from './check.ts';

/** A finished game has a score for every seat; one that is played together has one result. */
export function results<P extends Position>(game: GameDef<P>, options: Options): Check<P> {
  const seats = game.seatCount(options);
  const everybody = 2 ** seats - 1;
  return {
    finished({ position }) {
      const { scores, winners } = game.results(position);
      if (game.winners(position) !== winners) {
        broken('results', `the winners are ${winners}, and again ${game.winners(position)}`);
      }
      if (scores.length !== seats || !scores.every(Number.isFinite)) {
        broken('results', `the scores ${scores.join(', ')} do not fit ${seats} seats`);
      }
      if (!game.cooperative) {
        // Bits of seats that nobody sits on would be winners that nobody knows.
        if (winners !== ALL && (winners & ~everybody) !== 0) {
          broken('results', `the winners ${winners} are not seats`);
        }
        return;
      }
      const won = winners === ALL || winners === everybody;
      if (!won && winners !== 0) broken('results', `a part of the team has won: ${winners}`);
      if (scores.some((score) => score !== (won ? 1 : 0))) {
        broken('results', `the scores ${scores.join(', ')} do not fit the result of the team`);
      }
    },
  };
}
