import {
  actionOffsets,
  CHANCE,
  continuesLine,
  type Fate,
  type GameDef,
  HOST,
  Match,
  type Move,
  type Options,
  OVER,
  type PlayedLine,
  type Position,
  type Seat,
  spell,
} from '@nineworlds/engine';
import { eyesOf } from './agents.ts';

/** An answer that may be given now. */
export interface Answer {
  /** Its action id. */
  readonly id: number;
  readonly move: Move;
  /** As it stands at the beginning of a line. */
  readonly tokens: string;
  /** How likely an outcome of chance is beside the others; undefined for everybody else. */
  readonly weight: number | undefined;
}

/**
 * One game that is played answer by answer, as programs play it: an action answers one question. The
 * lines that people would have played become those of a match as soon as they are whole.
 */
export class Episode {
  readonly match: Match;
  readonly game: GameDef;
  /** The first action id of each kind of question. */
  readonly offsets: readonly number[];
  /** Where the match stands, and the answers given since in a line that is not whole yet. */
  readonly #ahead: Position;
  #line: Move[] = [];
  readonly #moves: Int32Array;
  readonly #weights: Float64Array;
  /** How many lines had been played when an agent last answered, or when the first one was asked. */
  readonly #answeredAt = new Map<Seat, number>();
  #setUp: number | undefined;

  /** Begins at the set-up of the options, or at another position of theirs. */
  constructor(game: GameDef, options: Options, start: Position = game.create(options)) {
    this.game = game;
    this.match = new Match(game, options, start);
    this.offsets = actionOffsets(game);
    this.#ahead = game.blank(options);
    this.#ahead.copyFrom(this.match.position);
    this.#moves = new Int32Array(game.maxMoves);
    this.#weights = new Float64Array(game.maxMoves);
  }

  /** Who is asked: a seat, TEAM, CHANCE or OVER. */
  get asked(): Seat {
    return this.#ahead.frames.seat;
  }

  get over(): boolean {
    return this.asked === OVER;
  }

  /** The kind of the open question: an index into the game's kinds. */
  get kind(): number {
    return this.#ahead.frames.kind;
  }

  /** The name of the open question; undefined when the game is over. */
  get question(): string | undefined {
    return this.over ? undefined : this.game.kinds[this.kind]?.name;
  }

  /** How many answers of a line that is not whole yet have been given. */
  get answersInLine(): number {
    return this.#line.length;
  }

  /**
   * What an agent knows: a position of its own. While somebody is in the middle of a line, the others
   * know nothing of it yet.
   */
  observationOf(agent: Seat): Position {
    const { game, match } = this;
    const observation = game.blank(match.options);
    const known = agent === this.asked ? this.#ahead : match.position;
    game.observe(known, eyesOf(game, known, agent), observation);
    return observation;
  }

  /** What may be answered now, by ascending ids; nothing for those who are not asked. */
  answersOf(agent: Seat): readonly Answer[] {
    if (agent !== this.asked || this.over) return [];
    const { game } = this;
    const offset = this.offsets[this.kind] ?? 0;
    const isChance = agent === CHANCE;
    const known = isChance ? this.#ahead : this.observationOf(agent);
    const n = isChance
      ? game.outcomes(known, this.#moves, this.#weights)
      : game.legal(known, this.#moves);
    return Array.from(this.#moves.subarray(0, n), (move, i) => ({
      id: offset + move,
      move,
      tokens: spell(game, known, move, isChance ? HOST : eyesOf(game, known, agent)),
      weight: isChance ? this.#weights[i] : undefined,
    }));
  }

  /** The lines that others played since an agent answered last; of the set-up the board tells enough. */
  linesSince(agent: Seat): readonly PlayedLine[] {
    return this.match.lines.slice(this.#answeredAt.get(agent) ?? this.#setUp ?? this.match.ply);
  }

  /** Answers the open question; the caller knows the answer to be legal. */
  play(move: Move): void {
    const { game, match } = this;
    const { asked } = this;
    if (asked !== CHANCE) this.#setUp ??= match.ply;
    if (this.#line.length === 0) this.#answeredAt.set(asked, match.ply);
    this.#line.push(move);
    game.apply(this.#ahead, move);
    if (continuesLine(game, this.#ahead, asked)) return;
    match.playMoves(this.#line);
    this.#line = [];
  }

  /** Lets fate answer until somebody else is asked or the game is over. */
  settleChance(fate: Fate): void {
    while (this.asked === CHANCE) this.play(this.match.foretell(fate));
  }
}
