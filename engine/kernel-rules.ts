import type { RuleText } from './game-module.ts';
import type { Lang } from './locale/language.ts';
import { type RuleOrigin, rulebookFrom } from './rulebook-texts.ts';

const COUNT = 20;

/** K-1, K-2 and so on; all are the kernel's own. */
const RULES: Readonly<Record<string, RuleOrigin<'kernel'>>> = Object.fromEntries(
  Array.from({ length: COUNT }, (_, i) => [`K-${i + 1}`, { source: 'kernel' }]),
);

/** The rules of the kernel, which hold in every game: docs/notation.md lists them. */
export const kernelRules: (lang: Lang) => Promise<readonly RuleText[]> = rulebookFrom(RULES, {
  en: () => import('#kernel-rules/en.md'),
  ja: () => import('#kernel-rules/ja.md'),
  fr: () => import('#kernel-rules/fr.md'),
  it: () => import('#kernel-rules/it.md'),
});
