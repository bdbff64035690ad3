import { rulebookFrom } from '@nineworlds/engine/rulebook';
import { RULES } from './rules.ts';

/** The rulebook of Yggdrasil. */
export const rulebookOf = rulebookFrom(RULES, {
  en: () => import('#rulebook/en.md'),
  ja: () => import('#rulebook/ja.md'),
  fr: () => import('#rulebook/fr.md'),
  it: () => import('#rulebook/it.md'),
});
