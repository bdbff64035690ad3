import type { GameTexts, LineContext } from '@nineworlds/engine';
import { named } from './named-line.ts';

/** Tells a line in a sentence, by its words, its context and the name of who plays it. */
export type LineTeller = (line: string, name: string, context: LineContext | undefined) => string;

/** What tells the lines of a game; one without sentences of its own is told in the names of its words. */
export async function lineTeller(texts: GameTexts): Promise<LineTeller> {
  const sentence = await texts.lines?.();
  return (line, name, context) =>
    sentence?.(line, name, context) ?? `${name}: ${named(line, texts)}`;
}
