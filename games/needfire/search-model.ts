import type { SearchModel } from '@nineworlds/engine';
import { argumentsFor } from './bot/arguments.ts';
import { FEATURES, writeFeatures } from './bot/features.ts';
import { greedy } from './bot/greedy.ts';
import { LEVEL_SETTINGS } from './bot/levels.ts';
import { WIN_MODEL } from './bot/win-model.ts';
import type { NeedfirePosition } from './rules/state.ts';

/** What NeedFire lends to those who think ahead in it. */
export const searchModel: SearchModel<NeedfirePosition> = {
  policy: greedy,
  certain: [],
  features: FEATURES,
  writeFeatures,
  winModel: WIN_MODEL,
  levels: LEVEL_SETTINGS,
  argumentsFor,
  argumentTexts: async (lang, options) =>
    (await import('./locale/advice/index.ts')).adviceTextsOf(lang, options),
};
