import { type Bot, moveAt } from '@nineworlds/engine';
import type { YggdrasilPosition } from '../rules/state.ts';
import { Answers } from './answers.ts';
import { WEIGHTS } from './weights.ts';

const answers = new Answers(WEIGHTS);

/** Plans every turn for what it is worth, and answers all else by the same worth. */
export const heuristic: Bot<YggdrasilPosition> = {
  name: 'heuristic',
  choose: (_game, o, _seat, moves, n) => (n === 1 ? moveAt(moves, 0) : answers.to(o, moves, n)),
};
