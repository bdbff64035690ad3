import { Faults, type GameDef, type GameRoom } from '@nineworlds/engine';
import { greedy } from './bot/greedy.ts';
import { deckWarnings } from './data/deck-table.ts';
import { textsOf } from './locale/index.ts';
import { rulebookOf } from './rulebook/index.ts';
import { needfireRules } from './rules/game.ts';
import { setupOf } from './rules/setup.ts';
import type { NeedfirePosition } from './rules/state.ts';
import { foresee, remark } from './view/foresight.ts';
import { reactionTable } from './view/reaction-table.ts';
import { drawNeedfire } from './view/terminal.ts';
import { type NeedfireView, viewOf } from './view/view.ts';

export type { DeckTable } from './data/deck-table.ts';
export { deckWarnings } from './data/deck-table.ts';
export { NeedfirePosition } from './rules/state.ts';
export type { NeedfireView } from './view/view.ts';

/** NeedFire (2024), for two to four seats. */
export const needfire: GameDef<NeedfirePosition, NeedfireView> = { ...needfireRules, view: viewOf };

/** NeedFire with its texts, bots and terminal board. */
export const room: GameRoom<NeedfirePosition, NeedfireView> = {
  game: needfire,
  bots: [greedy],
  texts: textsOf,
  rulebook: rulebookOf,
  // N-9.7: what is odd about an owner's table.
  warnings(options) {
    const warnings = new Faults();
    deckWarnings(setupOf(options).deck, warnings);
    return warnings.list;
  },
  draw: drawNeedfire,
  reference: reactionTable,
  foresee,
  remark,
};
