import { rulebookFrom } from '@nineworlds/engine';
import { RULES } from './rules.ts';

/** The rulebook of NeedFire. */
export const rulebookOf = rulebookFrom(RULES, {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
});
