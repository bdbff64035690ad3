import type { RuleText } from './game-module.ts';
import { en, type KernelRuleTexts } from './locale/kernel-rules/en.ts';
import { fr } from './locale/kernel-rules/fr.ts';
import { it } from './locale/kernel-rules/it.ts';
import { ja } from './locale/kernel-rules/ja.ts';
import type { Lang } from './locale/language.ts';

const TEXTS: Readonly<Record<Lang, KernelRuleTexts>> = { en, ja, fr, it };

type Key = keyof KernelRuleTexts;

/** What the kernel's rules K-1, K-2 and so on are about, and what they say. */
const RULES: readonly (readonly [title: Key, text: Key])[] = [
  ['lines', 'unknownWord'],
  ['lines', 'ambiguousWord'],
  ['lines', 'lineGoesOn'],
  ['lines', 'wordsLeftOver'],
  ['turns', 'gameOver'],
  ['turns', 'notYourTurn'],
  ['turns', 'staleCommand'],
  ['turns', 'chanceDecides'],
  ['records', 'notCanonical'],
  ['records', 'notFate'],
  ['records', 'seedNotCommitted'],
  ['records', 'otherHash'],
  ['records', 'badBranch'],
  ['undo', 'somebodyLearned'],
  ['undo', 'nothingToUndo'],
  ['undo', 'notYourLine'],
  ['seats', 'unknownSeat'],
  ['undo', 'nothingProposed'],
  ['undo', 'noSuchDecision'],
  ['undo', 'onlyOwnLast'],
];

/** The rules of the kernel, which hold in every game: docs/notation.md lists them. */
export function kernelRules(lang: Lang): RuleText[] {
  const texts = TEXTS[lang];
  return RULES.map(([title, sentence], i) => ({
    id: `K-${i + 1}`,
    title: texts[title],
    text: texts[sentence],
    source: texts.source,
    reconstructed: false,
  }));
}
