import {
  CHANCE,
  digest,
  type GameDef,
  moveAt,
  type Options,
  OVER,
  type Position,
  Rng,
  type SearchModel,
  type Seat,
  TEAM,
  winShare,
} from '@nineworlds/engine';

/** Looks on while a game is played. */
export interface Onlooker<P extends Position> {
  /** Before every answer; and before the first thing of a turn, be it an answer or chance. */
  see(p: P, moment: 'turn' | 'question'): void;
}

/** When answers are slips instead of the policy's: any answer at all. */
export interface Slips {
  /** One answer in so many, */
  readonly oneIn: number;
  /** up to this turn; afterwards none. */
  readonly lastTurn: number;
}

/** Games without any. */
export const NO_SLIPS: Slips = { oneIn: 1, lastTurn: -1 };

/** A game of a search model's policy against itself, again and again. */
export class SelfPlay<P extends Position> {
  /** The position of the game that is played, or was played last. */
  readonly position: P;
  readonly seats: number;
  readonly #game: GameDef<P>;
  readonly #searchModel: SearchModel<P>;
  readonly #start: P;
  readonly #known: P;
  readonly #legal: Int32Array;

  constructor(game: GameDef<P>, searchModel: SearchModel<P>, options: Options) {
    this.#game = game;
    this.#searchModel = searchModel;
    this.seats = game.seatCount(options);
    this.#start = game.create(options);
    this.position = game.blank(options);
    this.#known = game.blank(options);
    this.#legal = new Int32Array(game.maxMoves);
  }

  /** Plays a game to its end. */
  play(rng: Rng, slips: Slips, onlooker: Onlooker<P>): void {
    const game = this.#game;
    const p = this.position;
    const legal = this.#legal;
    p.copyFrom(this.#start);
    let turn = game.turn(p);
    for (let plies = 0; p.frames.seat !== OVER; plies++) {
      if (plies > game.maxPlies) throw new RangeError(`${game.id}: more than ${plies} moves`);
      if (game.turn(p) !== turn) {
        turn = game.turn(p);
        onlooker.see(p, 'turn');
      }
      const asked = p.frames.seat;
      if (asked === CHANCE) {
        game.apply(p, game.sample(p, rng));
        continue;
      }
      onlooker.see(p, 'question');
      const n = game.legal(p, legal);
      if (turn <= slips.lastTurn && rng.below(slips.oneIn) === 0) {
        game.apply(p, moveAt(legal, rng.below(n)));
        continue;
      }
      const seat = asked === TEAM ? game.active(p) : asked;
      game.observe(p, seat, this.#known);
      game.apply(p, this.#searchModel.policy.choose(game, this.#known, seat, legal, n, rng));
    }
  }

  /** What a seat has of the end of the last game. */
  share(seat: Seat): number {
    const { winners } = this.#game.results(this.position);
    return winShare(this.#game.cooperative, winners, this.seats, seat);
  }
}

/** One of some things, every one equally likely. */
export function drawnFrom<T>(things: readonly T[], rng: Rng): T {
  const drawn = things[rng.below(things.length)];
  if (drawn === undefined) throw new RangeError('there is nothing to draw from');
  return drawn;
}

/** The generator of a game by its number; those for different purposes have nothing in common. */
export function trainingRng(
  purpose: 'train' | 'fit' | 'calibrate',
  seed: string,
  index: number,
): Rng {
  const thirteenDigits = digest(`${purpose} ${seed}`).slice(0, 13);
  return new Rng(Number.parseInt(thirteenDigits, 16), index);
}
