import type { GameCampaign } from '@nineworlds/board';
import type { Lang } from '@nineworlds/engine';
import { campaignReasonsOf } from '../../campaign/index.ts';
import CampaignPages from './CampaignPages.svelte';
import type { Says } from './locale/en.ts';
import type { CampaignSays } from './says.ts';

const LANGUAGES: Readonly<Record<Lang, () => Promise<Says>>> = {
  en: async () => (await import('./locale/en.ts')).en,
  ja: async () => (await import('./locale/ja.ts')).ja,
  fr: async () => (await import('./locale/fr.ts')).fr,
  it: async () => (await import('./locale/it.ts')).it,
};

/** The campaign pages of Chronicles: the shelf, founding, the road of sagas, and the experience sheets. */
export const campaign: GameCampaign<CampaignSays> = {
  async load(lang) {
    const [say, reasons] = await Promise.all([LANGUAGES[lang](), campaignReasonsOf(lang)]);
    return { say, reasons };
  },
  Page: CampaignPages,
};
