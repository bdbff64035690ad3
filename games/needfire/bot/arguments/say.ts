import type { Argument } from '@nineworlds/engine';
import type { NeedfireArguments } from './facts.ts';

/** An argument with its facts; every language has a sentence for it. */
export function say<K extends keyof NeedfireArguments>(
  argument: K,
  facts: NeedfireArguments[K],
): Argument {
  return { argument, facts };
}
