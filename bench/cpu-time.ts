/**
 * CPU seconds that the process spends on some work, helper threads of the garbage collector and the
 * compiler included. Unlike a clock on the wall it hardly changes when others use the machine too.
 */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The middle one of some numbers, which one odd round cannot move. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const ROUNDS = 5;
const ROUND_SECONDS = 0.05;
/** So long the compiler may work at a loop before it is timed: its threads count as CPU time too. */
const WARM_UP_SECONDS = 1;

/** CPU nanoseconds of one step of a loop: the median of some rounds, after some to warm up. */
export function nanosecondsPerStep(loop: (steps: number) => void): number {
  let steps = 1000;
  for (let spent = 0; spent < WARM_UP_SECONDS; ) spent += cpuSeconds(() => loop(steps));
  while (cpuSeconds(() => loop(steps)) < ROUND_SECONDS) steps *= 2;
  const rounds = Array.from({ length: ROUNDS }, () => cpuSeconds(() => loop(steps)));
  return (median(rounds) / steps) * 1e9;
}
