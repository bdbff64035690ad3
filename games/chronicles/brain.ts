import type { Brain } from '@nineworlds/engine';
import { heuristic } from './bot/heuristic.ts';
import { THOUGHTS } from './bot/levels.ts';
import { MEASURES, measure } from './bot/measures.ts';
import { reasons } from './bot/reasons.ts';
import { WIN_MODEL } from './bot/win-model.ts';
import {
  CONVERT,
  LATE_HEROES,
  PAY_HEROES,
  REROLL_GOD,
  ROLL_DICE,
  TAKE_TROOPS,
} from './rules/kinds.ts';
import type { ChroniclesPosition } from './rules/state.ts';

/** What Chronicles lends to those who think ahead in it. */
export const brain: Brain<ChroniclesPosition> = {
  policy: heuristic,
  // What they depend on is worked out exactly.
  certain: [PAY_HEROES, ROLL_DICE, REROLL_GOD, CONVERT, LATE_HEROES, TAKE_TROOPS],
  measures: MEASURES,
  measure,
  model: WIN_MODEL,
  levels: THOUGHTS,
  reasons,
  reasonTexts: async (lang) => (await import('./locale/advice/index.ts')).adviceTextsOf(lang),
};
