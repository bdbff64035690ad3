import { botRng } from '@nineworlds/bots';
import {
  type Bot,
  CHANCE,
  type CheckedGame,
  continuesLine,
  type Fate,
  Faults,
  fastFate,
  type GameModule,
  hashOf,
  Match,
  type MatchRecord,
  type Move,
  type Options,
  OVER,
  type Position,
  type Results,
  type Rng,
  type Seat,
  TEAM,
  toRecord,
} from '@nineworlds/engine';
import { badInput } from '../bad-input.ts';
import { Clairvoyant, loadSimBot } from './sim-bot.ts';

/** What is played again and again. */
export interface SimOptions {
  readonly game: CheckedGame;
  readonly module: GameModule;
  readonly options: Options;
  /** The bots' names, by seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** What became of one game. */
export interface GameOutcome {
  readonly results: Results;
  /** Lines that were played, those of chance included. */
  readonly plies: number;
  /** Answers of a seat or TEAM where there were at least two to choose from. */
  readonly choices: number;
  /** Positions whose invariants were checked. */
  readonly checked: number;
  /** The game's own numbers, by name; undefined where it has none. */
  readonly figures: Readonly<Record<string, number>> | undefined;
  /** The hash of the last position. */
  readonly hash: string;
  /** Every line as the moves it stands for. */
  readonly lines: readonly (readonly Move[])[];
}

/** Every position of so many games is checked; of later ones only the last position. */
const GAMES_CHECKED_WHOLE = 100;

/**
 * Plays games between bots as a table would, without anybody who listens or reads: no spelling and
 * no events. A game depends on nothing but the set-up and its own number.
 */
export class Simulator {
  readonly #setUp: SimOptions;
  readonly #bots: readonly Bot[];
  readonly #start: Position;
  readonly #position: Position;
  readonly #observation: Position;
  readonly #legal: Int32Array;
  /** How many chance frames of each kind were answered in the turn, as fate is keyed by that. */
  readonly #ofKind: Int32Array;

  /** Loads the bots. */
  static async of(setUp: SimOptions): Promise<Simulator> {
    const { bots, module, options } = setUp;
    return new Simulator(
      setUp,
      await Promise.all(bots.map((name) => loadSimBot(name, module, options))),
    );
  }

  private constructor(setUp: SimOptions, bots: readonly Bot[]) {
    const { game, options } = setUp;
    this.#setUp = setUp;
    this.#bots = bots;
    this.#start = game.create(options);
    this.#position = game.blank(options);
    this.#observation = game.blank(options);
    this.#legal = new Int32Array(game.maxMoves);
    this.#ofKind = new Int32Array(game.kinds.length);
  }

  /** Plays the game of a number; throws `BadInput` when it breaks an invariant of its rules. */
  play(index: number): GameOutcome {
    const { game } = this.#setUp;
    const fate = fastFate(this.#seedOf(index));
    const rngs = this.#bots.map((_, seat) => botRng(this.#seedOf(index), seat));
    const p = this.#position;
    p.copyFrom(this.#start);
    this.#ofKind.fill(0);
    const lines: Move[][] = [];
    let line: Move[] = [];
    let turn = game.turn(p);
    let choices = 0;
    let checked = 0;
    while (p.frames.seat !== OVER) {
      const asked = p.frames.seat;
      if (line.length === 0 && game.turn(p) !== turn) {
        turn = game.turn(p);
        this.#ofKind.fill(0);
      }
      const [move, options] =
        asked === CHANCE ? this.#chance(fate) : this.#answer(asked, rngs, fate);
      if (options > 1) choices++;
      game.apply(p, move);
      line.push(move);
      if (continuesLine(game, p, asked)) continue;
      lines.push(line);
      line = [];
      if (lines.length > game.maxPlies) throw this.#broken(index, lines.length, 'maxPlies');
      if (index < GAMES_CHECKED_WHOLE) {
        this.#check(index, lines.length);
        checked++;
      }
    }
    if (index >= GAMES_CHECKED_WHOLE) {
      this.#check(index, lines.length);
      checked++;
    }
    const results = game.results(p);
    const figures = this.#setUp.module.figures?.(p);
    return { results, plies: lines.length, choices, checked, figures, hash: hashOf(p), lines };
  }

  /** A game that was played, written down. */
  recordOf(index: number, { lines }: GameOutcome): MatchRecord {
    const { game, options, bots } = this.#setUp;
    const match = new Match(game, options);
    for (const moves of lines) match.playMoves(moves);
    const head = {
      fate: 'fast',
      seats: bots.map((bot) => ({ kind: 'bot', bot }) as const),
      nonces: [],
      branches: [],
      seed: this.#seedOf(index),
    } as const;
    return toRecord(match, head, 'revealed');
  }

  #seedOf(index: number): string {
    return `${this.#setUp.seed}/${index}`;
  }

  /** The outcome that fate decrees; chance is nobody's choice. */
  #chance(fate: Fate): [move: Move, options: number] {
    const { kind } = this.#position.frames;
    const nth = this.#ofKind[kind] ?? 0;
    this.#ofKind[kind] = nth + 1;
    return [fate.choose(this.#setUp.game, this.#position, nth), 0];
  }

  #answer(asked: Seat, rngs: readonly Rng[], fate: Fate): [move: Move, options: number] {
    const { game } = this.#setUp;
    const seat = asked === TEAM ? game.active(this.#position) : asked;
    const bot = this.#bots[seat];
    const rng = rngs[seat];
    if (bot === undefined || rng === undefined) throw new RangeError(`nobody sits at ${seat}`);
    if (bot instanceof Clairvoyant) bot.foresee(this.#position, fate, this.#ofKind);
    game.observe(this.#position, seat, this.#observation);
    const n = game.legal(this.#observation, this.#legal);
    return [bot.choose(game, this.#observation, seat, this.#legal, n, rng), n];
  }

  #check(index: number, ply: number): void {
    const faults = new Faults();
    this.#setUp.game.invariants(this.#position, faults);
    if (faults.none) this.#setUp.game.checkFrames(this.#position, faults);
    const [first] = faults.list;
    if (first !== undefined) throw this.#broken(index, ply, `${first.path} ${first.reason}`);
  }

  #broken(index: number, ply: number, fault: string): Error {
    return badInput('', 'brokenInvariant', { index, ply, fault });
  }
}
