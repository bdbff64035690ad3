import type { Reliability } from '@nineworlds/bots/training';
import type { Json } from '@nineworlds/engine';
import { wilson } from './sim/statistics.ts';

/** A bin with fewer games than this tells nothing yet. */
const ENOUGH = 100;
/** So far apart may what was predicted and what was observed be. */
const NEAR = 0.05;

/** The bins of predictions that did not come true: with enough games, and too far off. */
export function untrueBins({ bins }: Reliability): number {
  return bins.filter(
    ({ count, predicted, observed }) => count >= ENOUGH && Math.abs(predicted - observed) > NEAR,
  ).length;
}

/** Predictions and what came of them, for programs. */
export function reliabilityJson(reliability: Reliability): { [key: string]: Json } {
  const { count, logLoss, brier, bins } = reliability;
  return {
    games: count,
    logLoss: rounded(logLoss),
    brier: rounded(brier),
    bins: bins.map((bin) => ({
      from: bin.from,
      to: bin.to,
      games: bin.count,
      predicted: rounded(bin.predicted),
      observed: rounded(bin.observed),
      ci95: wilson(bin.observed * bin.count, bin.count),
    })),
  };
}

/** The same for people: a line for each bin. */
export function reliabilityLines({ bins }: Reliability): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
  return bins.map(({ from, to, count, predicted, observed }) => {
    const [low, high] = wilson(observed * count, count);
    const span = `${Math.round(100 * from)} – ${Math.round(100 * to)} %`.padEnd(12);
    const interval = `(${percent(low).trim()} – ${percent(high).trim()})`;
    return `${span}${String(count).padStart(7)} ${percent(predicted)} ${percent(observed)} ${interval}`;
  });
}

/** Four decimals: more than the games can tell. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
