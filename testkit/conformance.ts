import { type Bot, type CheckedGame, type Options, type Position, Rng } from '@nineworlds/engine';
import { ConformanceError } from './conformance-error.ts';
import { Coverage } from './coverage.ts';
import { playerOf, styleOf } from './player.ts';
import { completeOptions } from './random-options.ts';
import { playSteered } from './steered-game.ts';
import { Steering } from './steering.ts';
import { type Expectations, type Problem, problemOf, WatchedGames } from './watched-games.ts';

/** What a conformance run is asked for. */
export interface ConformanceRequest<P extends Position> extends Expectations<P> {
  /** Random games for each set of options. */
  readonly games: number;
  /** The seed of the first game; the others count on from it. */
  readonly seed: number;
  /** The game's own bots, the best of them last: they play where random play never comes. */
  readonly bots?: readonly Bot<P>[];
  /** Sets of options, completed with the defaults; without them the defaults and every preset. */
  readonly optionSets?: readonly Options[];
  /** Whether a kind, event or word has to turn up with these options (`kind move`, `word loki`); all by default. */
  readonly hasToTurnUp?: (what: string) => boolean;
}

/** What a conformance run found. */
export interface ConformanceReport {
  readonly game: string;
  readonly games: number;
  readonly plies: number;
  readonly problems: readonly Problem[];
  /** Kinds, events and words that never turned up. */
  readonly unseen: readonly string[];
  /** Questions asked of seats and TEAM, and how many of them had one answer only. */
  readonly questions: number;
  readonly forced: number;
}

/** After so many problems a run ends. */
const MAX_PROBLEMS = 10;
/** If things have not turned up yet, so many games for each checked one go looking for them. */
const SEARCHES = 40;
/** A stream of the seed that neither the decisions nor the checks of games use. */
const SEARCH = 1;

/**
 * Plays random games and demands of them everything that every game must have: see `PROPERTIES`.
 * A game is broken off at its first problem. Equal requests give equal reports.
 */
export function conformance<P extends Position>(
  game: CheckedGame<P>,
  request: ConformanceRequest<P>,
): ConformanceReport {
  const coverage = new Coverage(game, request.hasToTurnUp);
  const { bots = [] } = request;
  const problems: Problem[] = [];
  const sets = request.optionSets ?? [{}, ...Object.values(game.options.presets)];
  const total = { games: 0, plies: 0 };
  for (const set of sets) {
    const run = new WatchedGames(game, completeOptions(game, set), request, coverage, bots);
    for (let i = 0; i < request.games && problems.length < MAX_PROBLEMS; i++) {
      problems.push(...run.play(request.seed + i));
      total.games++;
    }
    if (problems.length < MAX_PROBLEMS) problems.push(...run.conclude());
    total.plies += run.plies;
  }
  // Games that were broken off say nothing about what does not turn up.
  if (problems.length === 0) problems.push(...search(game, request, sets, coverage));
  const { unseen, questions, forced } = coverage;
  return { game: game.id, ...total, problems: causes(problems), unseen, questions, forced };
}

/** What goes wrong by itself goes wrong from damaged files, too, and they say nothing new then. */
function causes(problems: readonly Problem[]): readonly Problem[] {
  const others = problems.filter(({ property }) => property !== 'mutatedFile');
  return others.length > 0 ? others : problems;
}

/** Throws a `ConformanceError` that names the game and everything that is wrong with it. */
export function demandConformance(report: ConformanceReport): void {
  const [first] = report.problems;
  if (first === undefined) return;
  const lines = report.problems.map(
    ({ property, message, options, seed, ply }) =>
      `${report.game}, options ${JSON.stringify(options)}, seed ${seed}, ply ${ply}: ${property}: ${message}`,
  );
  throw new ConformanceError(first.property, lines.join('\n'));
}

/** Plays games that steer towards what has not turned up, until everything has or it is enough. */
function search<P extends Position>(
  game: CheckedGame<P>,
  request: ConformanceRequest<P>,
  sets: readonly Options[],
  coverage: Coverage<P>,
): Problem[] {
  const steering = new Steering(game, coverage);
  const { bots = [] } = request;
  for (let i = 0; i < request.games * SEARCHES && coverage.unseen.length > 0; i++) {
    const options = completeOptions(game, sets[i % sets.length]);
    const seed = request.seed + i;
    // The styles change when every set of options has been tried.
    const style = styleOf(request.seed + Math.floor(i / sets.length), bots);
    const player = playerOf(game, options, bots, style, steering.choose.bind(steering));
    try {
      const rng = new Rng(seed, SEARCH);
      playSteered(game, game.create(options), steering, player, coverage, rng);
    } catch (error) {
      return [problemOf(error, options, seed, 0)];
    }
  }
  const { unseen } = coverage;
  if (unseen.length === 0) return [];
  const message = `never seen: ${unseen.join(', ')}`;
  return [{ property: 'coverage', message, options: {}, seed: request.seed, ply: 0 }];
}
