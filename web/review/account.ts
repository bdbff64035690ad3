import type { VisibleReview } from '@nineworlds/table';

/** Where the chance to win came from, in whole points that add up to the result. */
export interface Account {
  readonly start: number;
  readonly skill: number;
  readonly luck: number;
  readonly others: number;
  readonly result: number;
}

const PARTS = ['start', 'skill', 'luck', 'others'] as const;

/** The account of a review: rounded so that the parts still make the result. */
export function accountOf(review: Pick<VisibleReview, keyof Account>): Account {
  const result = Math.round(100 * review.result);
  const exact = PARTS.map((part) => 100 * review[part]);
  const whole = exact.map(Math.floor);
  let missing = result - whole.reduce((sum, n) => sum + n, 0);
  // Those that lost most by rounding down get the points that are missing.
  const byRest = exact.map((n, i) => ({ i, rest: n - Math.floor(n) }));
  for (const { i } of byRest.sort((a, b) => b.rest - a.rest)) {
    if (missing <= 0) break;
    whole[i] = (whole[i] ?? 0) + 1;
    missing--;
  }
  const [start = 0, skill = 0, luck = 0, others = 0] = whole;
  return { start, skill, luck, others, result };
}
