import { anySentences, type FactTexts, type Lang, withNames } from '@nineworlds/engine';
import { factNamesOf, textsOf } from '../../locale/index.ts';
import type { CampaignSentences } from './en.ts';

const SENTENCES: Readonly<Record<Lang, () => Promise<CampaignSentences>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

/** What is wrong with campaigns and their games, in the words of a language; every sentence cites its rule. */
export async function campaignReasonsOf(lang: Lang): Promise<FactTexts> {
  const ofGames = await (await textsOf(lang)).refusals();
  const named = withNames(await factNamesOf(lang), anySentences(await SENTENCES[lang]()));
  return Object.fromEntries(
    Object.entries({ ...ofGames, ...named }).map(([reason, sentence]) => [
      reason,
      (facts: Parameters<typeof sentence>[0]) =>
        facts.rule === undefined ? sentence(facts) : `${sentence(facts)} (${facts.rule})`,
    ]),
  );
}
