import {
  actionCount,
  actionOffsets,
  answersOf,
  CHANCE,
  type GameDef,
  type Move,
  type Position,
  type Rng,
} from '@nineworlds/engine';
import { broken } from './conformance-error.ts';
import type { Coverage } from './coverage.ts';

/**
 * Chooses answers so that games go where none has gone yet: half of the time an answer with a word
 * that has not turned up or else the one that was given least often, otherwise any.
 */
export class Steering<P extends Position> {
  readonly #game: GameDef<P>;
  readonly #coverage: Coverage<P>;
  readonly #offsets: readonly number[];
  /** How often each action of the game was taken. */
  readonly #taken: Int32Array;

  constructor(game: GameDef<P>, coverage: Coverage<P>) {
    this.#game = game;
    this.#coverage = coverage;
    this.#offsets = actionOffsets(game);
    this.#taken = new Int32Array(actionCount(game));
  }

  /** Notes an answer that was given, by whomever. */
  note(p: P, move: Move): void {
    this.#taken[this.#offsets[p.frames.kind] + move]++;
  }

  /** Answers the open question, or the chance. */
  choose(p: P, rng: Rng): Move {
    const isSteered = rng.below(2) === 0;
    if (!isSteered && p.frames.seat === CHANCE) return this.#game.sample(p, rng);
    const answers = answersOf(this.#game, p);
    if (answers.length === 0) broken('legalNotEmpty', 'a question has no answer');
    // Starting anywhere in the list breaks ties without favour.
    const start = rng.below(answers.length);
    if (!isSteered) return answers[start];
    const offset = this.#offsets[p.frames.kind];
    let best = answers[start];
    for (let i = 0; i < answers.length; i++) {
      const move = answers[(start + i) % answers.length];
      if (this.#coverage.isNews(p, move)) return move;
      if (this.#taken[offset + move] < this.#taken[offset + best]) best = move;
    }
    return best;
  }
}
