import type { GameDef, Options, Position, Rng, SearchModel } from '@nineworlds/engine';
import { WinModel } from '../win-model.ts';
import { Reliability } from './reliability.ts';
import { drawnFrom, NO_SLIPS, type Onlooker, SelfPlay, trainingRng } from './self-play.ts';

/** Games with the same options. */
interface Table<P extends Position> {
  readonly games: SelfPlay<P>;
  /** Room for what a seat knows. */
  readonly known: P;
  /** The most questions of a game so far. */
  most: number;
}

/**
 * Plays games and predicts at one question of each who wins, from what a seat drawn at random knows:
 * several predictions of one game would stand and fall together. Which question is drawn before the
 * game, and nothing is predicted if it ends earlier: drawn afterwards, short games would count for more
 * than they should, and games that are lost are short.
 */
export class Calibration<P extends Position> implements Onlooker<P> {
  readonly reliability = new Reliability();
  readonly #game: GameDef<P>;
  readonly #winModel: WinModel<P>;
  readonly #seed: string;
  readonly #tables: readonly Table<P>[];
  /** Where the game is played. */
  #table: Table<P>;
  #rng: Rng;
  /** The question to predict at, by its number, and how many there were so far. */
  #drawn = 0;
  #questions = 0;
  #seat = 0;
  #predicted = 0;

  constructor(
    game: GameDef<P>,
    searchModel: SearchModel<P>,
    spread: readonly Options[],
    seed: string,
  ) {
    this.#game = game;
    this.#winModel = new WinModel(game, searchModel);
    this.#seed = seed;
    this.#tables = spread.map((options) => ({
      games: new SelfPlay(game, searchModel, options),
      known: game.blank(options),
      most: 1,
    }));
    this.#rng = trainingRng('calibrate', seed, 0);
    this.#table = drawnFrom(this.#tables, this.#rng);
  }

  /** Plays the game of a number. */
  play(index: number): void {
    this.#rng = trainingRng('calibrate', this.#seed, index);
    const table = drawnFrom(this.#tables, this.#rng);
    this.#table = table;
    this.#seat = this.#rng.below(table.games.seats);
    this.#drawn = this.#rng.below(table.most);
    this.#questions = 0;
    table.games.play(this.#rng, NO_SLIPS, this);
    table.most = Math.max(table.most, this.#questions);
    if (this.#questions <= this.#drawn) return;
    this.reliability.note(this.#predicted, table.games.share(this.#seat));
  }

  see(p: P, moment: 'turn' | 'question'): void {
    if (moment !== 'question' || this.#questions++ !== this.#drawn) return;
    const { known } = this.#table;
    this.#game.observe(p, this.#seat, known);
    this.#predicted = this.#winModel.winProbability(known, this.#seat);
  }
}
