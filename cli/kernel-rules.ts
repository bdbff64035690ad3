import type { Lang, RuleText } from '@nineworlds/engine';
import { type TextKey, text } from './locale/index.ts';

/** What the kernel's rules K-1, K-2 and so on are about, and what they say. */
const RULES: readonly (readonly [title: TextKey, text: TextKey])[] = [
  ['kernelLines', 'kernelUnknownWord'],
  ['kernelLines', 'kernelAmbiguousWord'],
  ['kernelLines', 'kernelLineGoesOn'],
  ['kernelLines', 'kernelWordsLeftOver'],
  ['kernelTurns', 'kernelGameOver'],
  ['kernelTurns', 'kernelNotYourTurn'],
  ['kernelTurns', 'kernelStaleCommand'],
  ['kernelTurns', 'kernelChanceDecides'],
  ['kernelRecords', 'kernelNotCanonical'],
  ['kernelRecords', 'kernelNotFate'],
  ['kernelRecords', 'kernelSeedNotCommitted'],
  ['kernelRecords', 'kernelOtherHash'],
  ['kernelRecords', 'kernelBadBranch'],
  ['kernelUndo', 'kernelSomebodyLearned'],
  ['kernelUndo', 'kernelNothingToUndo'],
  ['kernelUndo', 'kernelNotYourLine'],
  ['kernelSeats', 'kernelUnknownSeat'],
];

/** The rules of the kernel, which hold in every game: docs/notation.md lists them. */
export function kernelRules(lang: Lang): RuleText[] {
  return RULES.map(([title, sentence], i) => ({
    id: `K-${i + 1}`,
    title: text(lang, title),
    text: text(lang, sentence),
    source: text(lang, 'kernelSource'),
    reconstructed: false,
  }));
}
