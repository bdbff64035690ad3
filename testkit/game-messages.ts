import {
  CHANCE,
  EventList,
  type GameDef,
  type GameEvent,
  HOST,
  kindNumbered,
  type Options,
  OVER,
  type Position,
  type Refusal,
  Rng,
} from '@nineworlds/engine';
import { completeOptions } from './random-options.ts';

/** What games say: what happens, why moves are refused, and how answers are spelled; the same once. */
export interface GameMessages {
  readonly told: readonly GameEvent[];
  readonly refused: readonly Refusal[];
  /** The words of answers, numbers aside. */
  readonly words: ReadonlySet<string>;
}

/** One question in so many is asked about every move of its kind, the others about one move. */
const SELDOM = 4;

/** What is said in games that are played at random, so many with each of some options. */
export function messagesOf<P extends Position>(
  game: Omit<GameDef<P>, 'view'>,
  tables: readonly Options[],
  games: number,
): GameMessages {
  const told = new Map<string, GameEvent>();
  const refused = new Map<string, Refusal>();
  const words = new Set<string>();
  const moves = new Int32Array(game.maxMoves);
  const weights = new Float64Array(game.maxMoves);

  function ask(p: P, move: number): void {
    const refusal = game.refuse(p, move);
    if (refusal !== undefined) refused.set(JSON.stringify(refusal), refusal);
  }

  /** Notes how the first of the moves are spelled. */
  function spell(p: P, count: number): void {
    for (const move of moves.subarray(0, count)) {
      for (const word of game.tokens(p, move, HOST).split(' ')) {
        if (!/^\d*$/.test(word)) words.add(word);
      }
    }
  }

  function play(options: Options, seed: number): void {
    const p = game.create(completeOptions(game as GameDef<P>, options));
    // What is asked on the side does not change the game.
    const [rng, aside] = [new Rng(seed), new Rng(seed, 1)];
    const sink = new EventList();
    while (p.frames.seat !== OVER) {
      if (p.frames.seat === CHANCE) {
        ask(p, 0);
        if (aside.below(SELDOM) === 0) spell(p, game.outcomes(p, moves, weights));
        game.apply(p, game.sample(p, rng), sink);
        continue;
      }
      const all = kindNumbered(game, p.frames.kind).moves;
      const count = game.legal(p, moves);
      if (aside.below(SELDOM) === 0) {
        for (let move = 0; move < all; move++) ask(p, move);
        spell(p, count);
      } else {
        ask(p, aside.below(all));
      }
      game.apply(p, moves[rng.below(count)] ?? 0, sink);
    }
    for (const event of sink.list) told.set(JSON.stringify(event), event);
  }

  for (const options of tables) for (let seed = 0; seed < games; seed++) play(options, seed);
  return { told: [...told.values()], refused: [...refused.values()], words };
}
