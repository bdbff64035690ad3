import type { Brain } from '@nineworlds/engine';
import { greedy } from './bot/greedy.ts';
import { THOUGHTS } from './bot/levels.ts';
import { MEASURES, measure } from './bot/measures.ts';
import { reasons } from './bot/reasons.ts';
import { WIN_MODEL } from './bot/win-model.ts';
import type { NeedfirePosition } from './rules/state.ts';

/** What NeedFire lends to those who think ahead in it. */
export const brain: Brain<NeedfirePosition> = {
  policy: greedy,
  certain: [],
  measures: MEASURES,
  measure,
  model: WIN_MODEL,
  levels: THOUGHTS,
  reasons,
  reasonTexts: async (lang) => (await import('./locale/advice/index.ts')).adviceTextsOf(lang),
};
