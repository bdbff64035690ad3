import { badInput } from './faults.ts';
import type { GameDef, Options } from './game.ts';
import { spell } from './lines.ts';
import type { Move } from './moves.ts';
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

/** An exact probability, in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

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
    const n = game.chances(p, moves, weights);
    let total = 0;
    for (let i = 0; i < n; i++) total += weights[i];
    for (let i = 0; i < n; i++) {
      const words = spell(game, p, moves[i], HOST).replace(/^chance /, '');
      const path = happened === '' ? words : `${happened}, ${words}`;
      step(p, depth, moves[i], times(weight, weights[i], total), path);
    }
  };

  const step = (p: P, depth: number, move: Move, weight: Fraction, happened: string): void => {
    pool[depth] ??= game.blank(options);
    const next = pool[depth];
    next.copyFrom(p);
    game.apply(next, move);
    visit(next, depth + 1, weight, happened);
  };

  const note = (p: P, weight: Fraction, happened: string): void => {
    const judged = game.judge(before, line, p);
    const what = judged?.what ?? (happened === '' ? 'certain' : happened);
    const known = found.get(what);
    const probability = known === undefined ? weight : plus(known.probability, weight);
    found.set(what, { what, probability, value: judged?.value });
  };

  const after = game.blank(options);
  after.copyFrom(before);
  for (const move of line) game.apply(after, move);
  visit(after, 0, { numerator: 1n, denominator: 1n }, '');
  return [...found.values()];
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = gcd(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function times(f: Fraction, weight: number, total: number): Fraction {
  return reduced(f.numerator * BigInt(weight), f.denominator * BigInt(total));
}

function plus(a: Fraction, b: Fraction): Fraction {
  return reduced(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** A fraction as files and people write it: `2/3`. */
export function fractionText(f: Fraction): string {
  return `${f.numerator}/${f.denominator}`;
}

/** A fraction as a decimal number, for showing only. */
export function fractionValue(f: Fraction): number {
  return Number(f.numerator) / Number(f.denominator);
}
