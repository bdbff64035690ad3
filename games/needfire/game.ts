import type { GameDef } from '@nineworlds/engine';
import { needfireRules } from './rules/game.ts';
import type { NeedfirePosition } from './rules/state.ts';
import { type NeedfireView, viewOf } from './view/view.ts';

/** NeedFire (2024), for two to four seats. */
export const needfire: GameDef<NeedfirePosition, NeedfireView> = { ...needfireRules, view: viewOf };
