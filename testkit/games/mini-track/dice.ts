import { type MoveBuffer, putMembers, type Rng, type WeightBuffer } from '@nineworlds/engine';
import { DIE } from './data.ts';
import type { MiniTrackPosition } from './position.ts';

const ALL_FACES = (1 << DIE.length) - 1;

/** M-1: what every roll of the die has in common. An answer is a face, not what it shows. */
export const die = {
  verb: 'die',
  moves: DIE.length,
  outcomes: (_p: MiniTrackPosition, moves: MoveBuffer, weights: WeightBuffer) =>
    putMembers(moves, weights, ALL_FACES),
  sample: (_p: MiniTrackPosition, rng: Rng) => rng.below(DIE.length),
  words: (_p: MiniTrackPosition, face: number) => `face-${face + 1}`,
};
