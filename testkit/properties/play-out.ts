import { answersOf, type CheckedGame, OVER, type Position, type Rng } from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import { demandNoFaults } from './invariants.ts';
import type { Property } from './property.ts';

/** Plays a position to its end at random and demands that it stays sound on the way. */
export function playOut<P extends Position>(
  game: CheckedGame<P>,
  p: P,
  rng: Rng,
  property: Property,
): void {
  for (let moves = 0; p.frames.seat !== OVER; moves++) {
    if (moves >= game.maxPlies) broken('bounded', `more than ${game.maxPlies} moves`);
    const answers = answersOf(game, p);
    if (answers.length === 0) broken(property, 'played on, a question has no answer');
    game.apply(p, answers[rng.below(answers.length)]);
    demandNoFaults(game, p, property, `after ${moves + 1} more moves`);
  }
  game.results(p);
}
