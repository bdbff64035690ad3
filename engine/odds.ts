import type { EventSink } from './events.ts';
import { badInput } from './faults.ts';
import { addFractions, CERTAIN, type Fraction, fraction, multiplyFractions } from './fraction.ts';
import type { EventFacts, GameDef, Options } from './game.ts';
import { spell } from './lines.ts';
import { type Move, totalWeight } from './moves.ts';
import type { Position } from './position.ts';
import { CHANCE, HOST, OVER } from './seat.ts';

/** How the questions that come up along the way are answered. Odds without a policy mean nothing. */
export interface Policy<P extends Position> {
  /** As shown with the odds: `spendNothing`, `nobodyActs`. */
  readonly name: string;
  /** How many turns after this one are looked into; the chance of later ones is left open. */
  readonly turnsAhead: number;
  /** The answer to an open question, or `'stop'` where the looking ahead ends. */
  choose(p: P): Move | 'stop';
}

/** Looks ahead as far as chance alone decides in this turn. */
export const untilAsked: Policy<Position> = {
  name: 'untilAsked',
  turnsAhead: 0,
  choose: () => 'stop',
};

/** One thing that may happen. */
export interface Outcome {
  readonly what: string;
  readonly probability: Fraction;
  /** What it is worth, where the game says so. */
  readonly value: number | undefined;
}

/** More chance than this is not worked out exactly. */
const MAX_ENDS = 200_000;

/**
 * The exact probabilities of all outcomes of a line, by going through all chance under a policy; an
 * empty line stands for the chance that is open. Outcomes that the game judges alike are added up;
 * those it does not judge are named by the chance itself.
 */
export function oddsOfLine<P extends Position>(
  game: GameDef<P>,
  options: Options,
  before: P,
  line: readonly Move[],
  policy: Policy<P>,
): Outcome[] {
  const found = new Map<string, Outcome>();
  const pool: P[] = [];
  const lastTurn = game.turn(before) + policy.turnsAhead;
  /** What has happened on the way to the position that is looked at. */
  const told: EventFacts[] = [];
  const sink: EventSink = {
    tell: (name, facts) => void told.push({ name, facts }),
    tellSecret: (name, facts) => void told.push({ name, facts }),
  };
  let ends = 0;

  const answer = (p: P): Move | 'stop' => {
    if (p.frames.seat === OVER || game.turn(p) > lastTurn) return 'stop';
    return policy.choose(p);
  };

  const visit = (p: P, depth: number, weight: Fraction, happened: string): void => {
    if (p.frames.seat !== CHANCE || game.turn(p) > lastTurn) {
      const move = answer(p);
      if (move === 'stop') {
        if (++ends > MAX_ENDS) throw badInput('odds', 'tooManyOutcomes', { most: MAX_ENDS });
        note(p, weight, happened);
        return;
      }
      step(p, depth, move, weight, happened);
      return;
    }
    const moves = new Int32Array(game.maxMoves);
    const weights = new Float64Array(game.maxMoves);
    const n = game.outcomes(p, moves, weights);
    const total = totalWeight(weights, n);
    for (const [i, move] of moves.subarray(0, n).entries()) {
      const words = spell(game, p, move, HOST).replace(/^chance /, '');
      const path = happened === '' ? words : `${happened}, ${words}`;
      const share = fraction(weights[i] ?? 0, total);
      step(p, depth, move, multiplyFractions(weight, share), path);
    }
  };

  const step = (p: P, depth: number, move: Move, weight: Fraction, happened: string): void => {
    pool[depth] ??= game.blank(options);
    const next = pool[depth];
    next.copyFrom(p);
    const toldBefore = told.length;
    game.apply(next, move, sink);
    visit(next, depth + 1, weight, happened);
    told.length = toldBefore;
  };

  const note = (p: P, weight: Fraction, happened: string): void => {
    const judged = game.outcomeOf(before, line, p, told);
    const what = judged?.what ?? (happened === '' ? 'certain' : happened);
    const known = found.get(what);
    const probability = known === undefined ? weight : addFractions(known.probability, weight);
    found.set(what, { what, probability, value: judged?.value });
  };

  const after = game.blank(options);
  after.copyFrom(before);
  for (const move of line) game.apply(after, move, sink);
  visit(after, 0, CERTAIN, '');
  return [...found.values()];
}
