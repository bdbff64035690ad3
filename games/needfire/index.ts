import { Faults, type GameModule } from '@nineworlds/engine';
import { greedy } from './bot/greedy.ts';
import { deckWarnings } from './data/deck-table.ts';
import { needfire } from './game.ts';
import type { NeedfireTexts } from './locale/catalogue.ts';
import { textsOf } from './locale/index.ts';
import { setupOf } from './rules/setup.ts';
import type { NeedfirePosition } from './rules/state.ts';
import { type IgnitionSheet, ignitionSheet } from './view/ignition-sheet.ts';
import { preview, remark } from './view/preview.ts';
import type { NeedfireView } from './view/view.ts';

export type { DeckTable } from './data/deck-table.ts';
export { deckWarnings } from './data/deck-table.ts';
export { NeedfirePosition } from './rules/state.ts';
export type { IgnitionSheet } from './view/ignition-sheet.ts';
export type { NeedfireView } from './view/view.ts';

/** NeedFire with its texts and bots. */
export const gameModule: GameModule<NeedfirePosition, NeedfireView, NeedfireTexts, IgnitionSheet> =
  {
    game: needfire,
    checked: async () => (await import('./checked.ts')).needfire,
    bots: [greedy],
    texts: textsOf,
    rulebook: async (lang) => (await import('./rulebook/index.ts')).rulebookOf(lang),
    // N-9.7: what is odd about an owner's table.
    warnings(options) {
      const warnings = new Faults();
      deckWarnings(setupOf(options).deck, 'options.deck', warnings);
      return warnings.list;
    },
    preview,
    remark,
    sheet: ignitionSheet,
    searchModel: async () => (await import('./search-model.ts')).searchModel,
  };
