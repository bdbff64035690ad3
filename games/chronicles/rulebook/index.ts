import type { Lang, RuleText } from '@nineworlds/engine';
import { RULES, type RulebookTexts, type RuleId } from './rules.ts';

const RULEBOOKS: Readonly<Record<Lang, () => Promise<RulebookTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

/** The rulebook of Yggdrasil Chronicles in a language, in reading order; only that language is loaded. */
export async function rulebookOf(lang: Lang): Promise<readonly RuleText[]> {
  const { sources, rules } = await RULEBOOKS[lang]();
  const ids = Object.keys(RULES) as RuleId[];
  return ids.map((id) => ({
    id,
    title: rules[id].title,
    text: rules[id].text.join('\n'),
    source: sources[RULES[id].source],
    reconstructed: RULES[id].reconstructed,
  }));
}
