import type { Brain } from '@nineworlds/engine';
import { heuristic } from './bot/heuristic.ts';
import { THOUGHTS } from './bot/levels.ts';
import { MEASURES, measure } from './bot/measures.ts';
import { reasons } from './bot/reasons.ts';
import { WIN_MODEL } from './bot/win-model.ts';
import { CHOOSE_ISLAND, KEEP_ELVES, KEEP_VIKINGS, PAY_ELVES, PAY_VIKINGS } from './rules/kinds.ts';
import type { YggdrasilPosition } from './rules/state.ts';

/** What Yggdrasil lends to those who think ahead in it. */
export const brain: Brain<YggdrasilPosition> = {
  policy: heuristic,
  // What they depend on is worked out exactly.
  certain: [PAY_VIKINGS, PAY_ELVES, CHOOSE_ISLAND, KEEP_VIKINGS, KEEP_ELVES],
  measures: MEASURES,
  measure,
  model: WIN_MODEL,
  levels: THOUGHTS,
  reasons,
  reasonTexts: async (lang) => (await import('./locale/advice/index.ts')).adviceTextsOf(lang),
};
