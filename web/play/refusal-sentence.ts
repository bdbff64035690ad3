import type { GameTexts, LineTexts, Refusal } from '@nineworlds/engine';
import { reasonSentence } from '../app/fault-text.ts';
import type { Reasons } from '../app/texts.svelte.ts';
import { namedLine } from './sentences.ts';

/** Why something cannot be done. */
export function refusalSentence(
  reasons: Reasons | undefined,
  refusal: Refusal,
  texts: GameTexts,
  lines?: LineTexts,
): string {
  // A line that was played is told as everything else; words that were typed stay as they are.
  const { line } = refusal.facts;
  const named = typeof line === 'string' ? { line: playedLine(texts, lines, line) } : {};
  const sentence = reasonSentence(reasons, { ...refusal, facts: { ...refusal.facts, ...named } });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A line that was played; who did it is not told. */
function playedLine(texts: GameTexts, lines: LineTexts | undefined, line: string): string {
  const sentence = lines?.(line, '…', undefined) ?? namedLine(texts, line);
  return sentence.replace(/[.。]$/, '');
}
