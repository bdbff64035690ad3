import type { VisibleStep } from '@nineworlds/table';

/** What a turn did to the chance to win. */
export interface TurnSum {
  readonly turn: number;
  /** The number of its first line, from 0. */
  readonly ply: number;
  readonly skill: number;
  readonly luck: number;
  readonly others: number;
  /** The chance to win after it. */
  readonly after: number;
}

/** The steps of a game, turn by turn. */
export function turnSums(steps: readonly VisibleStep[]): readonly TurnSum[] {
  const sums: { -readonly [K in keyof TurnSum]: TurnSum[K] }[] = [];
  for (const { turn, ply, cause, before, after } of steps) {
    let sum = sums.at(-1);
    if (sum?.turn !== turn) {
      sum = { turn, ply, skill: 0, luck: 0, others: 0, after };
      sums.push(sum);
    }
    sum[cause] += after - before;
    sum.after = after;
  }
  return sums;
}
