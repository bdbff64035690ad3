import type { Argument } from '@nineworlds/engine';
import type { YggdrasilArguments } from './facts.ts';

/** An argument with its facts; every language has a sentence for it. */
export function say<K extends keyof YggdrasilArguments>(
  argument: K,
  facts: YggdrasilArguments[K],
): Argument {
  return { argument, facts };
}
