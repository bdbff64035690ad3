import { type Bot, moveAt } from '@nineworlds/engine';
import type { ChroniclesPosition } from '../rules/state.ts';
import { Answers } from './answers.ts';
import { WEIGHTS } from './weights.ts';

const answers = new Answers(WEIGHTS);

/** Tries out all that a god can do in its turn and takes what is worth most. */
export const heuristic: Bot<ChroniclesPosition> = {
  name: 'heuristic',
  choose: (_game, o, _seat, moves, n) => (n === 1 ? moveAt(moves, 0) : answers.to(o, moves, n)),
};
