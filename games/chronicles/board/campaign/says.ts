import type { FactTexts } from '@nineworlds/engine';
import type { Says } from './locale/en.ts';

/** What the campaign pages say in a language, and why a campaign is refused. */
export interface CampaignSays {
  readonly say: Says;
  readonly reasons: FactTexts;
}
