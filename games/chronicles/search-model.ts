import type { SearchModel } from '@nineworlds/engine';
import { argumentsFor } from './bot/arguments.ts';
import { FEATURES, writeFeatures } from './bot/features.ts';
import { heuristic } from './bot/heuristic.ts';
import { LEVEL_SETTINGS } from './bot/levels.ts';
import { WIN_MODEL } from './bot/win-model.ts';
import { takeTroops } from './rules/actions.ts';
import { questions } from './rules/questions.ts';
import type { ChroniclesPosition } from './rules/state.ts';
import { rerollGod, rollDice } from './rules/throw-dice.ts';
import { convert, lateHeroes, payHeroes } from './rules/throw-help.ts';

/** What Chronicles lends to those who think ahead in it. */
export const searchModel: SearchModel<ChroniclesPosition> = {
  policy: heuristic,
  // What they depend on is worked out exactly.
  certain: questions.kindsOf(payHeroes, rollDice, rerollGod, convert, lateHeroes, takeTroops),
  features: FEATURES,
  writeFeatures,
  winModel: WIN_MODEL,
  levels: LEVEL_SETTINGS,
  argumentsFor,
  argumentTexts: async (lang) => (await import('./locale/advice/index.ts')).adviceTextsOf(lang),
};
