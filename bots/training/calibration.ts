import type { Brain, GameDef, Options, Position, Rng } from '@nineworlds/engine';
import { WinJudge } from '../win-model.ts';
import { Reliability } from './reliability.ts';
import { NO_SLIPS, type Onlooker, SelfPlay, trainingRng } from './self-play.ts';

/**
 * Plays games and predicts at one question of each who wins, from what a seat drawn at random knows:
 * several predictions of one game would stand and fall together. Which question is drawn before the
 * game, and nothing is predicted if it ends earlier: drawn afterwards, short games would count for more
 * than they should, and games that are lost are short.
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
  /** The question to predict at, by its number, and how many there were so far. */
  #drawn = 0;
  #questions = 0;
  /** The most questions of a game so far, by table. */
  readonly #most: number[];
  #seat = 0;
  #predicted = 0;

  constructor(game: GameDef<P>, brain: Brain<P>, spread: readonly Options[], seed: string) {
    this.#game = game;
    this.#judge = new WinJudge(game, brain);
    this.#seed = seed;
    this.#tables = spread.map((options) => new SelfPlay(game, brain, options));
    this.#known = spread.map((options) => game.blank(options));
    this.#rng = trainingRng('calibrate', seed, 0);
    this.#most = spread.map(() => 1);
  }

  /** Plays the game of a number. */
  play(index: number): void {
    this.#rng = trainingRng('calibrate', this.#seed, index);
    this.#table = this.#rng.below(this.#tables.length);
    const table = this.#tables[this.#table];
    this.#seat = this.#rng.below(table.seats);
    const most = this.#most[this.#table];
    this.#drawn = this.#rng.below(most);
    this.#questions = 0;
    table.play(this.#rng, NO_SLIPS, this);
    this.#most[this.#table] = Math.max(most, this.#questions);
    if (this.#questions <= this.#drawn) return;
    this.reliability.note(this.#predicted, table.share(this.#seat));
  }

  see(p: P, moment: 'turn' | 'question'): void {
    if (moment !== 'question' || this.#questions++ !== this.#drawn) return;
    const known = this.#known[this.#table];
    this.#game.observe(p, this.#seat, known);
    this.#predicted = this.#judge.winProbability(known, this.#seat);
  }
}
