import type { SearchModel } from '@nineworlds/engine';
import { argumentsFor } from './bot/arguments.ts';
import { FEATURES, writeFeatures } from './bot/features.ts';
import { heuristic } from './bot/heuristic.ts';
import { LEVEL_SETTINGS } from './bot/levels.ts';
import { WIN_MODEL } from './bot/win-model.ts';
import { payElves, payVikings } from './rules/combat.ts';
import { chooseIsland } from './rules/midgard.ts';
import { keepElves, keepVikings } from './rules/niflheim.ts';
import { questions } from './rules/questions.ts';
import type { YggdrasilPosition } from './rules/state.ts';

/** What Yggdrasil lends to those who think ahead in it. */
export const searchModel: SearchModel<YggdrasilPosition> = {
  policy: heuristic,
  // What they depend on is worked out exactly.
  certain: questions.kindsOf(payVikings, payElves, chooseIsland, keepVikings, keepElves),
  features: FEATURES,
  writeFeatures,
  winModel: WIN_MODEL,
  levels: LEVEL_SETTINGS,
  argumentsFor,
  argumentTexts: async (lang) => (await import('./locale/advice/index.ts')).adviceTextsOf(lang),
};
