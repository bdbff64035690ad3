import type { Argument } from '@nineworlds/engine';
import type { ChroniclesArguments } from './facts.ts';

/** An argument with its facts; every language has a sentence for it. */
export function say<K extends keyof ChroniclesArguments>(
  argument: K,
  facts: ChroniclesArguments[K],
): Argument {
  return { argument, facts };
}
