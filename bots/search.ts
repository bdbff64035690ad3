import {
  CHANCE,
  type Fate,
  type GameDef,
  type Move,
  type MoveBuffer,
  moveAt,
  type Options,
  OVER,
  type Position,
  Rng,
  type SearchModel,
  type SearchSettings,
  type Seat,
  TEAM,
  winShare,
} from '@nineworlds/engine';
import { type Candidate, Candidates, ODD_GAME } from './candidates.ts';
import { NOWHERE, Tree, UNASKED } from './tree.ts';
import { WinModel } from './win-model.ts';

/** A chance node keeps an outcome more when it has been passed so many times as often. */
const WIDENING = 2;
/** What the policy would answer counts as so likely to be the best. */
const FAITH = 0.6;
/** No path through the tree is longer; beyond it a game is played on by the policy alone. */
const DEEPEST = 64;
/** Room for the outcomes of chance on the way to each question. */
const NODES_EACH = 4;

/** A chance to win, worked out from so many simulated games. */
export interface Estimate {
  readonly mean: number;
  /** The standard error of it. */
  readonly error: number;
}

/** The chance of a match, told to somebody: every die and card to come. */
export interface Foretold {
  readonly fate: Fate;
  /** How many chance frames of each kind have been answered in this turn. */
  readonly ofKind: Int32Array;
}

/**
 * Thinks about one question: simulated games over what a seat knows. Its answers are compared by
 * sequential halving; below them grows a tree with the choices of all seats and the outcomes of
 * chance, and beyond the tree the game's policy plays on until the position is evaluated. Where seats have
 * secrets, every simulated game fills in what the seat cannot know, and seats share a tree as far as
 * their moves are the same (information sets). Nothing is allocated per simulated game.
 */
export class Search<P extends Position> {
  readonly candidates = new Candidates();
  /** Simulated games since `begin`. */
  done = 0;
  readonly #game: GameDef<P>;
  readonly #searchModel: SearchModel<P>;
  readonly #winModel: WinModel<P>;
  readonly #seats: number;
  readonly #root: P;
  readonly #position: P;
  readonly #known: P;
  readonly #legal: MoveBuffer;
  readonly #rng = new Rng(0);
  /** The same chance meets all answers: their games differ by what they do, less by luck. */
  readonly #chance = new Rng(0);
  #tree = new Tree(1);
  /** The nodes of the last game in the tree, and who chose each. */
  readonly #path = new Int32Array(DEEPEST);
  readonly #choosers = new Int32Array(DEEPEST);
  #length = 0;
  /** What came of the last game, by seat. */
  readonly #values: Float64Array;
  /** The node of each legal move, while one is chosen. */
  readonly #nodeOf: Int32Array;
  #seat: Seat = 0;
  #seed = 0;
  #horizon = 0;
  #curiosity = 0;
  #foretold: Foretold | undefined;
  readonly #ofKind: Int32Array;

  constructor(game: GameDef<P>, options: Options, searchModel: SearchModel<P>) {
    this.#game = game;
    this.#searchModel = searchModel;
    this.#winModel = new WinModel(game, searchModel);
    this.#seats = game.seatCount(options);
    this.#root = game.blank(options);
    this.#position = game.blank(options);
    this.#known = game.blank(options);
    this.#legal = new Int32Array(game.maxMoves);
    this.#values = new Float64Array(this.#seats);
    this.#nodeOf = new Int32Array(Math.max(...game.kinds.map((kind) => kind.moves)));
    this.#ofKind = new Int32Array(game.kinds.length);
  }

  /**
   * Begins to think about the open question of a position as a seat knows it, or, foretold all that
   * chance will bring, of the position as it is. `kept` answers are compared to the end.
   */
  begin(o: P, seat: Seat, settings: SearchSettings, rng: Rng, kept = 2, foretold?: Foretold): void {
    const game = this.#game;
    this.#root.copyFrom(o);
    this.#seat = seat;
    this.#seed = rng.bits();
    this.#horizon = settings.horizon;
    this.#curiosity = settings.curiosity;
    this.#foretold = foretold;
    this.done = 0;
    const { iterations } = settings;
    const n = game.legal(this.#root, this.#legal);
    const preferred = this.#ask(this.#root, n, seat);
    // The policy may have used the list.
    game.legal(this.#root, this.#legal);
    this.candidates.begin(this.#legal, n, preferred, iterations, kept, rng);
    const capacity = 2 + n + NODES_EACH * iterations;
    if (this.#tree.capacity < capacity) this.#tree = new Tree(capacity);
    else this.#tree.clear();
    for (const candidate of this.candidates.tried) {
      candidate.node = this.#tree.plant(candidate.move);
    }
  }

  /** Simulates some more games; whether there is nothing left to do. */
  run(most: number): boolean {
    const { candidates } = this;
    for (let i = 0; i < most; i++) {
      const candidate = candidates.next();
      if (candidate === undefined) return true;
      this.#simulate(candidate);
      this.done++;
      candidates.note(candidate, this.#valueFor(this.#seat));
    }
    return false;
  }

  /**
   * The chance that a seat wins if everybody goes on by the policy, from what it knows, and the standard
   * error; `games` simulated games. Equal seeds meet equal chance. Where a line is given, it is played
   * first, in every world that the seat thinks possible.
   */
  estimate(
    o: P,
    seat: Seat,
    { horizon }: Pick<SearchSettings, 'horizon'>,
    games: number,
    seed: number,
    line: readonly Move[] = [],
  ): Estimate {
    this.#root.copyFrom(o);
    this.#seat = seat;
    this.#seed = seed;
    this.#horizon = horizon;
    this.#foretold = undefined;
    let sum = 0;
    let squares = 0;
    for (let nth = 0; nth < games; nth++) {
      this.#length = 0;
      this.#setOut(nth);
      this.#playLine(line);
      this.#playOn(NOWHERE, nth);
      const value = this.#valueFor(seat);
      sum += value;
      squares += value * value;
    }
    const mean = sum / games;
    const variance = Math.max(0, squares / games - mean * mean);
    // Games that all came out the same may be luck, too.
    return { mean, error: Math.sqrt((variance * games + ODD_GAME) / (games + 1) / games) };
  }

  /** Plays one game from an answer on, and notes in the tree what came of it. */
  #simulate({ move, node, visits: nth }: Candidate): void {
    this.#path[0] = node;
    this.#choosers[0] = this.#seat;
    this.#length = 1;
    this.#setOut(nth);
    this.#game.apply(this.#position, move);
    this.#playOn(node, nth);
    for (let i = 0; i < this.#length; i++) {
      this.#tree.note(this.#path[i] ?? NOWHERE, this.#valueFor(this.#choosers[i] ?? OVER));
    }
  }

  /** What came of the last game for a seat. */
  #valueFor(seat: Seat): number {
    const value = this.#values[seat];
    if (value === undefined) throw new RangeError(`nothing comes of a game for seat ${seat}`);
    return value;
  }

  /** Begins a game where the seat is, in a world that it thinks possible. */
  #setOut(nth: number): void {
    const game = this.#game;
    this.#position.copyFrom(this.#root);
    this.#rng.restart(this.#seed, nth);
    if (this.#foretold !== undefined) this.#ofKind.set(this.#foretold.ofKind);
    else if (!game.cooperative) game.determinize(this.#position, this.#rng);
    this.#restartChance(nth, game.turn(this.#root));
  }

  /** Plays a line as far as it can be played in this world. */
  #playLine(line: readonly Move[]): void {
    const game = this.#game;
    const p = this.#position;
    const asked = p.frames.seat;
    for (const move of line) {
      if (p.frames.seat !== asked) return;
      const n = game.legal(p, this.#legal);
      const at = this.#legal.indexOf(move);
      if (at < 0 || at >= n) return;
      game.apply(p, move);
    }
  }

  /** Plays on to the horizon, in the tree from a node on as far as it reaches, and evaluates what came of it. */
  #playOn(from: number, nth: number): void {
    const game = this.#game;
    const p = this.#position;
    const { frames } = p;
    let turn = game.turn(this.#root);
    const lastTurn = turn + this.#horizon;
    let node = from;
    for (let plies = 0; plies <= game.maxPlies; plies++) {
      const asked = frames.seat;
      if (asked === OVER) break;
      const now = game.turn(p);
      if (now !== turn) {
        turn = now;
        if (turn > lastTurn) break;
        this.#restartChance(nth, turn);
      }
      if (asked === CHANCE) {
        const outcome = this.#sample(p);
        game.apply(p, outcome);
        if (node !== NOWHERE) node = this.#outcomeNode(node, outcome);
        continue;
      }
      const n = game.legal(p, this.#legal);
      if (n === 1) {
        game.apply(p, moveAt(this.#legal, 0));
        continue;
      }
      const seat = asked === TEAM ? game.active(p) : asked;
      if (node === NOWHERE || this.#length === DEEPEST) {
        game.apply(p, this.#ask(p, n, seat));
        continue;
      }
      const move = this.#select(p, node, n, seat);
      game.apply(p, move);
      node = this.#tree.child(node, move);
      if (node === NOWHERE) continue;
      this.#path[this.#length] = node;
      this.#choosers[this.#length++] = seat;
      // A node that is new is where the policy takes over.
      if (this.#tree.visits(node) === 0) node = NOWHERE;
    }
    this.#evaluate(p);
  }

  #restartChance(nth: number, turn: number): void {
    if (this.#foretold === undefined) this.#chance.restart(this.#seed ^ (nth + 1), turn);
    else if (turn !== this.#game.turn(this.#root)) this.#ofKind.fill(0);
  }

  #sample(p: P): Move {
    if (this.#foretold === undefined) return this.#game.sample(p, this.#chance);
    const { kind } = p.frames;
    const nth = this.#ofKind[kind] ?? 0;
    this.#ofKind[kind] = nth + 1;
    return this.#foretold.fate.choose(this.#game, p, nth);
  }

  /** The node of an outcome; one that is kept only if chance has been here often enough for one more. */
  #outcomeNode(node: number, outcome: Move): number {
    const tree = this.#tree;
    const child = tree.child(node, outcome);
    const passed = tree.pass(node);
    if (child !== NOWHERE) return child;
    const family = tree.family(node);
    return family * family <= WIDENING * passed ? tree.grow(node, outcome) : NOWHERE;
  }

  /** What to try at a question in the tree; it gets a node. */
  #select(p: P, node: number, n: number, seat: Seat): Move {
    const tree = this.#tree;
    const legal = this.#legal;
    const preferred = tree.preferred(node);
    if (preferred === UNASKED) {
      const move = this.#ask(p, n, seat);
      tree.prefer(node, move);
      if (tree.child(node, move) === NOWHERE) tree.grow(node, move);
      return move;
    }
    const nodeOf = this.#nodeOf;
    let total = 0;
    let sum = 0;
    for (let child = tree.first(node); child !== NOWHERE; child = tree.next(child)) {
      nodeOf[tree.move(child)] = child;
      total += tree.visits(child);
      sum += tree.sum(child);
    }
    const usual = total === 0 ? 0.5 : sum / total;
    const push = this.#curiosity * Math.sqrt(total + 1);
    const others = (1 - FAITH) / n;
    let chosen = moveAt(legal, 0);
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const move = moveAt(legal, i);
      const child = nodeOf[move] ?? NOWHERE;
      const times = child === NOWHERE ? 0 : tree.visits(child);
      const mean = times === 0 ? usual : tree.sum(child) / times;
      const prior = move === preferred ? FAITH + others : others;
      const score = mean + (push * prior) / (1 + times);
      if (score > highest) {
        highest = score;
        chosen = move;
      }
    }
    const isNew = nodeOf[chosen] === NOWHERE;
    for (let child = tree.first(node); child !== NOWHERE; child = tree.next(child)) {
      nodeOf[tree.move(child)] = NOWHERE;
    }
    if (isNew) tree.grow(node, chosen);
    return chosen;
  }

  /** What the policy answers for a seat, which knows no more than it would. */
  #ask(p: P, n: number, seat: Seat): Move {
    const game = this.#game;
    const { policy } = this.#searchModel;
    if (game.cooperative || policy.isBlind) {
      return policy.choose(game, p, seat, this.#legal, n, this.#rng);
    }
    game.observe(p, seat, this.#known);
    return policy.choose(game, this.#known, seat, this.#legal, n, this.#rng);
  }

  /** What came of the game for every seat. */
  #evaluate(p: P): void {
    const values = this.#values;
    if (p.frames.seat !== OVER) {
      this.#winModel.evaluate(p, values);
      return;
    }
    const winners = this.#game.winners(p);
    const { cooperative } = this.#game;
    for (let seat = 0; seat < values.length; seat++) {
      values[seat] = winShare(cooperative, winners, values.length, seat);
    }
  }
}
