import type { VisibleDecision, VisibleReview, VisibleStep } from '@nineworlds/table';
import { errorOf } from './losses.ts';
import type { TurnSum } from './turn-sums.ts';

/** Room around the plot, for what is written at its sides. */
const ROOM = { left: 54, right: 14, top: 14, bottom: 26 };
/** A step that changes less than this has no mark of its own. */
const MARKED = 0.03;
/** Numbers of turns stand at least so far apart. */
const TICK_ROOM = 44;
/** How far a turning point stands off the curve; those close to another one stand farther off. */
const STEM = 26;
const DIAMOND = 28;

/** A place in the drawing. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A step with a mark. */
export interface Mark extends Place {
  readonly ply: number;
  readonly cause: VisibleStep['cause'];
}

/** A turning point: its diamond, and where on the curve it belongs. */
export interface Flag extends Place {
  readonly ply: number;
  readonly number: number;
  readonly foot: Place;
}

/** The win-probability line of a review, ready to be drawn. */
export class CurveShape {
  readonly left = ROOM.left;
  readonly right: number;
  readonly top = ROOM.top;
  readonly bottom: number;
  readonly #review: VisibleReview;

  constructor(review: VisibleReview, width: number, height: number) {
    this.#review = review;
    this.right = Math.max(ROOM.left + 1, width - ROOM.right);
    this.bottom = height - ROOM.bottom;
  }

  get #plies(): number {
    return Math.max(1, this.#review.steps.length);
  }

  /** Where the moment after so many lines lies. */
  x(ply: number): number {
    return round(this.left + ((this.right - this.left) * ply) / this.#plies);
  }

  /** Where a chance lies. */
  y(chance: number): number {
    return round(this.bottom - (this.bottom - this.top) * chance);
  }

  /** The step that is nearest to a place on the x axis. */
  stepAt(x: number): number {
    const share = (x - this.left) / (this.right - this.left);
    return Math.max(0, Math.min(this.#plies - 1, Math.floor(share * this.#plies)));
  }

  /** All steps of one cause, as one path. */
  path(cause: VisibleStep['cause']): string {
    return this.#review.steps
      .filter((step) => step.cause === cause)
      .map(
        ({ ply, before, after }) =>
          `M${this.x(ply)} ${this.y(before)}L${this.x(ply + 1)} ${this.y(after)}`,
      )
      .join('');
  }

  /** What lies below the line. */
  get area(): string {
    const { curve } = this.#review;
    const line = curve.map((chance, ply) => `L${this.x(ply)} ${this.y(chance)}`).join('');
    return `M${this.left} ${this.bottom}${line}L${this.x(curve.length - 1)} ${this.bottom}Z`;
  }

  /** How far the line may be off: one standard error up and down, as known at the nearest choice. */
  get band(): string {
    const { curve, decisions } = this.#review;
    if (decisions.length === 0) return '';
    const errors = errorsAlong(decisions, curve.length);
    const side = (sign: 1 | -1) =>
      curve.map((chance, ply) => {
        // How the game ended is known.
        const error = chance === 0 || chance === 1 ? 0 : (errors[ply] ?? 0);
        return `${this.x(ply)} ${this.y(Math.max(0, Math.min(1, chance + sign * error)))}`;
      });
    return `M${[...side(1), ...side(-1).reverse()].join('L')}Z`;
  }

  /** The steps that changed something worth a mark. */
  get marks(): readonly Mark[] {
    return this.#review.steps
      .filter(({ before, after }) => Math.abs(after - before) >= MARKED)
      .map(({ ply, cause, after }) => ({ ply, cause, x: this.x(ply + 1), y: this.y(after) }));
  }

  /** The turns that are written below the plot: as many as have room. */
  ticks(turns: readonly TurnSum[]): readonly { readonly x: number; readonly turn: number }[] {
    const most = Math.max(1, Math.floor((this.right - this.left) / TICK_ROOM));
    const every = [1, 2, 5, 10, 20, 50, 100].find((n) => turns.length / n <= most) ?? 1000;
    let free = Number.NEGATIVE_INFINITY;
    return turns.flatMap(({ turn, ply }) => {
      const x = this.x(ply);
      if (turn === 0 || (turn !== 1 && turn % every !== 0) || x < free) return [];
      free = x + TICK_ROOM / 2;
      return [{ x, turn }];
    });
  }

  /** The turning points, off the line and off each other. */
  get flags(): readonly Flag[] {
    let last = Number.NEGATIVE_INFINITY;
    let rise = 0;
    return this.#review.turningPoints.flatMap((ply, i) => {
      const step = this.#review.steps[ply];
      if (step === undefined) return [];
      const chance = (step.before + step.after) / 2;
      const foot = { x: this.x(ply + 0.5), y: this.y(chance) };
      rise = foot.x - last < DIAMOND ? rise + DIAMOND : 0;
      last = foot.x;
      // Towards the middle, where there is room.
      const reach = (chance > 0.5 ? 1 : -1) * (STEM + rise);
      const x = Math.max(foot.x, this.left + DIAMOND / 2);
      return [{ ply, number: i + 1, foot, x, y: round(foot.y + reach) }];
    });
  }
}

/** The standard error at each moment: that of the nearest choice. */
function errorsAlong(decisions: readonly VisibleDecision[], plies: number): readonly number[] {
  const errors: number[] = [];
  let i = 0;
  for (let ply = 0; ply < plies; ply++) {
    const distance = (at: number) => Math.abs((decisions[at]?.ply ?? Number.MAX_VALUE) - ply);
    while (distance(i + 1) <= distance(i) && i + 1 < decisions.length) i++;
    const nearest = decisions[i];
    errors.push(nearest === undefined ? 0 : errorOf(nearest));
  }
  return errors;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
