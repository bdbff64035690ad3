import {
  CHANCE,
  type GameDef,
  type Options,
  OVER,
  type Position,
  playRandomly,
  Rng,
} from '@nineworlds/engine';
import { nanosecondsPerStep } from './cpu-time.ts';
import type { GameStatistics, RandomPlayer } from './random-player.ts';

/** Notes on the games of our kernel. */
export interface KernelSurvey extends GameStatistics {
  /** Of all moves, chance included, and winners: another number means that other games were played. */
  readonly checksum: number;
}

/** A random player whose notes include a checksum. */
export interface KernelPlayer extends RandomPlayer {
  survey(games: number): KernelSurvey;
}

/** A game played at random by our kernel: every game starts by copying a finished set-up. */
export function kernelPlayer<P extends Position>(
  game: GameDef<P>,
  options: Options,
  seed: number,
): KernelPlayer {
  const start = game.create(options);
  const p = game.blank(options);
  const out = new Int32Array(game.maxMoves);
  const rng = new Rng(seed);

  return {
    name: 'nineworlds',

    play(games) {
      let choices = 0;
      for (let played = 0; played < games; played++) {
        p.copyFrom(start);
        choices += playRandomly(game, p, rng, out);
      }
      return choices;
    },

    // The loop of `playRandomly` once more, with notes: it plays the very same games.
    survey(games) {
      let choices = 0;
      let legal = 0;
      let wins = 0;
      let checksum = 0;
      for (let played = 0; played < games; played++) {
        p.copyFrom(start);
        while (p.frames.seat !== OVER) {
          let move: number;
          if (p.frames.seat === CHANCE) {
            move = game.sample(p, rng);
          } else {
            const n = game.legal(p, out);
            if (n > 1) {
              choices++;
              legal += n;
            }
            move = out[n === 1 ? 0 : rng.below(n)];
          }
          checksum = stir(checksum, move);
          game.apply(p, move);
        }
        const winners = game.winners(p);
        checksum = stir(checksum, winners);
        if (winners !== 0) wins++;
      }
      return {
        games,
        movesPerGame: choices / games,
        legalMoves: legal / choices,
        winRate: wins / games,
        checksum: checksum >>> 0,
      };
    },
  };
}

function stir(sum: number, value: number): number {
  return Math.imul(sum ^ value, 0x0100_0193) + 1;
}

/** How many positions the loops below go round, so that no loop can be optimised away. */
const RING = 64;

/** Positions from all parts of random games, with a seat asked in each. */
function positionsFromPlay<P extends Position>(game: GameDef<P>, options: Options, seed: number) {
  const out = new Int32Array(game.maxMoves);
  const rng = new Rng(seed);
  const p = game.create(options);
  const positions: P[] = [];
  while (positions.length < RING) {
    const seat = p.frames.seat;
    if (seat === OVER) {
      p.copyFrom(game.create(options));
    } else if (seat === CHANCE) {
      game.apply(p, game.sample(p, rng));
    } else {
      if (rng.below(8) === 0) {
        const kept = game.blank(options);
        kept.copyFrom(p);
        positions.push(kept);
      }
      game.apply(p, out[rng.below(game.legal(p, out))]);
    }
  }
  return positions;
}

/** CPU nanoseconds of one `copyFrom` between pooled positions. */
export function copyNanoseconds<P extends Position>(game: GameDef<P>, options: Options): number {
  const positions = positionsFromPlay(game, options, 1);
  const pool = positions.map(() => game.blank(options));
  return nanosecondsPerStep((steps) => {
    for (let step = 0; step < steps; step++) pool[step % RING].copyFrom(positions[step % RING]);
  });
}

/** CPU nanoseconds of one `observe` for the seat that is asked, and one `determinize` of it. */
export function determinizeNanoseconds<P extends Position>(
  game: GameDef<P>,
  options: Options,
): number {
  const positions = positionsFromPlay(game, options, 2);
  // TEAM is no observer: its choices are made with what everybody knows.
  const seats = positions.map((p) => Math.max(0, p.frames.seat));
  const world = game.blank(options);
  const rng = new Rng(3);
  return nanosecondsPerStep((steps) => {
    for (let step = 0; step < steps; step++) {
      game.observe(positions[step % RING], seats[step % RING], world);
      game.determinize(world, rng);
    }
  });
}
