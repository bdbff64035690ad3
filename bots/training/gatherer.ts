import type { Brain, GameDef, Options, Position, Rng, Seat, WinModel } from '@nineworlds/engine';
import { logistic, Net } from '../win-model.ts';
import { Reliability } from './reliability.ts';
import { Samples } from './samples.ts';
import { NO_SLIPS, type Onlooker, SelfPlay, type Slips, trainingRng } from './self-play.ts';

/** One game in so many is kept to stop the fit by, and to judge it. */
const KEPT = 6;
/** Of every so many turns one is sampled: the others are much like it. */
const TURNS = 2;
/** Of the other games one in so many is played with slips: */
const SLIPPED = 5;
/** one answer in so many is one, or in up to so many more. */
const LEAST_SLIPS = 4;
const MORE_SLIPS = 12;

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
  readonly #brain: Brain<P>;
  readonly #seed: string;
  readonly #tables: readonly SelfPlay<P>[];
  readonly #known: readonly P[];
  readonly #numbers: Float64Array;
  /** Where the game that is played goes, and the seats whose knowledge its samples are. */
  #into: Samples;
  #seats: Seat[] = [];
  #table = 0;
  #rng: Rng;
  #slips: Slips = NO_SLIPS;
  /** How many turns a game took, by table: slips end somewhere within. */
  readonly #turns: number[];
  /** Whether of this turn its beginning is sampled, or one of so many questions so far. */
  #sampled: 'nothing' | 'turn' | 'question' = 'nothing';
  #questions = 0;

  constructor(game: GameDef<P>, brain: Brain<P>, spread: readonly Options[], seed: string) {
    const width = brain.measures.length;
    this.#game = game;
    this.#brain = brain;
    this.#seed = seed;
    this.fitted = new Samples(width);
    this.kept = new Samples(width);
    this.#into = this.fitted;
    this.#rng = trainingRng('train', seed, 0);
    this.#tables = spread.map((options) => new SelfPlay(game, brain, options));
    this.#known = spread.map((options) => game.blank(options));
    this.#turns = spread.map(() => 1);
    this.#numbers = new Float64Array(width);
  }

  /** Plays the game of a number. */
  play(index: number): void {
    const rng = trainingRng('train', this.#seed, index);
    this.#rng = rng;
    this.#table = rng.below(this.#tables.length);
    this.#seats = [];
    this.#questions = 0;
    this.#sampled = 'question';
    const isKept = index % KEPT === 0;
    this.#into = isKept ? this.kept : this.fitted;
    this.#slips = isKept || rng.below(SLIPPED) > 0 ? NO_SLIPS : this.#someSlips();
    const table = this.#tables[this.#table];
    const first = this.#into.count;
    table.play(rng, this.#slips, this);
    this.#seats.forEach((seat, i) => {
      this.#into.tell(first + i, table.share(seat));
    });
    if (this.#slips === NO_SLIPS) this.#turns[this.#table] = this.#game.turn(table.position);
    if (!isKept) return;
    // Drawn whether the game was so long or not: otherwise short games would count for more.
    const drawn = rng.below(this.#most);
    const { length } = this.#seats;
    if (drawn < length) this.#single.push(first + drawn);
    this.#most = Math.max(this.#most, length);
  }

  /** How well a model predicts games that it was not fitted to. */
  reliabilityOf(model: WinModel): Reliability {
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
      lastTurn: this.#rng.below(this.#turns[this.#table]),
    };
  }

  #sample(p: P): void {
    const seat = this.#rng.below(this.#tables[this.#table].seats);
    const known = this.#known[this.#table];
    this.#game.observe(p, seat, known);
    this.#brain.measure(known, seat, this.#numbers);
    this.#into.add(this.#numbers);
    this.#seats.push(seat);
  }

  #drop(): void {
    this.#into.count--;
    this.#seats.pop();
  }
}
