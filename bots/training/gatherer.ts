import type {
  GameDef,
  Options,
  Position,
  Rng,
  SearchModel,
  Seat,
  WinModelData,
} from '@nineworlds/engine';
import { logistic, Net } from '../win-model.ts';
import { Reliability } from './reliability.ts';
import { Samples } from './samples.ts';
import {
  drawnFrom,
  NO_SLIPS,
  type Onlooker,
  SelfPlay,
  type Slips,
  trainingRng,
} from './self-play.ts';

/** One game in so many is kept to stop the fit by, and to judge it. */
const KEPT = 6;
/** Of every so many turns one is sampled: the others are much like it. */
const TURNS = 2;
/** Of the other games one in so many is played with slips: */
const SLIPPED = 5;
/** one answer in so many is one, or in up to so many more. */
const LEAST_SLIPS = 4;
const MORE_SLIPS = 12;

/** Games with the same options. */
interface Table<P extends Position> {
  readonly games: SelfPlay<P>;
  /** Room for what a seat knows. */
  readonly known: P;
  /** How many turns a game took: slips end somewhere within. */
  turns: number;
}

/**
 * Plays games and samples positions of them: of some turns the beginning or one question, as a seat
 * drawn at random knows it. In some of the games everybody slips again and again up to some turn, so
 * that bad positions are known too; sampled is only what comes after, so that every position is
 * followed by the policy alone. Games kept back are without slips: chances have to come true in games
 * as they are played.
 */
export class Gatherer<P extends Position> implements Onlooker<P> {
  /** To fit to, and those kept back: of other games. */
  readonly fitted: Samples;
  readonly kept: Samples;
  /** Of the kept ones one from each game, by index: they are independent. */
  readonly #single: number[] = [];
  /** The most that were sampled of a game so far. */
  #most = 1;
  readonly #game: GameDef<P>;
  readonly #searchModel: SearchModel<P>;
  readonly #seed: string;
  readonly #tables: readonly Table<P>[];
  /** Where the game is played. */
  #table: Table<P>;
  readonly #numbers: Float64Array;
  /** Where the game that is played goes, and the seats whose knowledge its samples are. */
  #into: Samples;
  #seats: Seat[] = [];
  #rng: Rng;
  #slips: Slips = NO_SLIPS;
  /** Whether of this turn its beginning is sampled, or one of so many questions so far. */
  #sampled: 'nothing' | 'turn' | 'question' = 'nothing';
  #questions = 0;

  constructor(
    game: GameDef<P>,
    searchModel: SearchModel<P>,
    spread: readonly Options[],
    seed: string,
  ) {
    const width = searchModel.features.length;
    this.#game = game;
    this.#searchModel = searchModel;
    this.#seed = seed;
    this.fitted = new Samples(width);
    this.kept = new Samples(width);
    this.#into = this.fitted;
    this.#rng = trainingRng('train', seed, 0);
    this.#tables = spread.map((options) => ({
      games: new SelfPlay(game, searchModel, options),
      known: game.blank(options),
      turns: 1,
    }));
    this.#table = drawnFrom(this.#tables, this.#rng);
    this.#numbers = new Float64Array(width);
  }

  /** Plays the game of a number. */
  play(index: number): void {
    const rng = trainingRng('train', this.#seed, index);
    this.#rng = rng;
    const table = drawnFrom(this.#tables, rng);
    this.#table = table;
    this.#seats = [];
    this.#questions = 0;
    this.#sampled = 'question';
    const isKept = index % KEPT === 0;
    this.#into = isKept ? this.kept : this.fitted;
    this.#slips = isKept || rng.below(SLIPPED) > 0 ? NO_SLIPS : this.#someSlips();
    const first = this.#into.count;
    table.games.play(rng, this.#slips, this);
    this.#seats.forEach((seat, i) => {
      this.#into.tell(first + i, table.games.share(seat));
    });
    if (this.#slips === NO_SLIPS) table.turns = this.#game.turn(table.games.position);
    if (!isKept) return;
    // Drawn whether the game was so long or not: otherwise short games would count for more.
    const drawn = rng.below(this.#most);
    const { length } = this.#seats;
    if (drawn < length) this.#single.push(first + drawn);
    this.#most = Math.max(this.#most, length);
  }

  /** How well a model predicts games that it was not fitted to. */
  reliabilityOf(model: WinModelData): Reliability {
    const net = new Net(model);
    const reliability = new Reliability();
    for (const index of this.#single) {
      this.kept.read(index, this.#numbers);
      reliability.note(logistic(net.logit(this.#numbers)), this.kept.share(index));
    }
    return reliability;
  }

  see(p: P, moment: 'turn' | 'question'): void {
    if (this.#game.turn(p) <= this.#slips.lastTurn) return;
    if (moment === 'turn') {
      this.#questions = 0;
      this.#sampled =
        this.#rng.below(TURNS) > 0 ? 'nothing' : this.#rng.below(2) > 0 ? 'turn' : 'question';
      if (this.#sampled === 'turn') this.#sample(p);
    } else if (this.#sampled === 'question' && this.#rng.below(++this.#questions) === 0) {
      // Every question of the turn is as likely as any other to be the one that stays.
      if (this.#questions > 1) this.#drop();
      this.#sample(p);
    }
  }

  #someSlips(): Slips {
    return {
      oneIn: LEAST_SLIPS + this.#rng.below(MORE_SLIPS),
      lastTurn: this.#rng.below(this.#table.turns),
    };
  }

  #sample(p: P): void {
    const { games, known } = this.#table;
    const seat = this.#rng.below(games.seats);
    this.#game.observe(p, seat, known);
    this.#searchModel.writeFeatures(known, seat, this.#numbers);
    this.#into.add(this.#numbers);
    this.#seats.push(seat);
  }

  #drop(): void {
    this.#into.count--;
    this.#seats.pop();
  }
}
