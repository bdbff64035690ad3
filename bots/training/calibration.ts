import type { Brain, GameDef, Options, Position, Rng } from '@nineworlds/engine';
import { WinJudge } from '../win-model.ts';
import { Reliability } from './reliability.ts';
import { NO_SLIPS, type Onlooker, SelfPlay, trainingRng } from './self-play.ts';

/**
 * Plays games and predicts at one question of each, drawn at random, who wins, from what a seat drawn
 * at random knows: predictions of one game would stand and fall together.
 */
export class Calibration<P extends Position> implements Onlooker<P> {
  readonly reliability = new Reliability();
  readonly #game: GameDef<P>;
  readonly #judge: WinJudge<P>;
  readonly #seed: string;
  readonly #tables: readonly SelfPlay<P>[];
  readonly #known: readonly P[];
  #rng: Rng;
  #table = 0;
  #questions = 0;
  #seat = 0;
  #predicted = 0;

  constructor(game: GameDef<P>, brain: Brain<P>, spread: readonly Options[], seed: string) {
    this.#game = game;
    this.#judge = new WinJudge(game, brain);
    this.#seed = seed;
    this.#tables = spread.map((options) => new SelfPlay(game, brain, options));
    this.#known = spread.map((options) => game.blank(options));
    this.#rng = trainingRng('calibrate', seed, 0);
  }

  /** Plays the game of a number. */
  play(index: number): void {
    this.#rng = trainingRng('calibrate', this.#seed, index);
    this.#table = this.#rng.below(this.#tables.length);
    const table = this.#tables[this.#table];
    this.#seat = this.#rng.below(table.seats);
    this.#questions = 0;
    table.play(this.#rng, NO_SLIPS, this);
    if (this.#questions > 0) this.reliability.note(this.#predicted, table.share(this.#seat));
  }

  see(p: P, moment: 'turn' | 'question'): void {
    // Every question of the game is as likely as any other to be the one that stays.
    if (moment !== 'question' || this.#rng.below(++this.#questions) !== 0) return;
    const known = this.#known[this.#table];
    this.#game.observe(p, this.#seat, known);
    this.#predicted = this.#judge.winProbability(known, this.#seat);
  }
}
