import { type Bot, moveAt } from '@nineworlds/engine';

/** Answers every question at random, every answer equally likely. */
export const random: Bot = {
  name: 'random',
  isBlind: true,
  choose: (_game, _observation, _seat, moves, n, rng) => moveAt(moves, rng.below(n)),
};
