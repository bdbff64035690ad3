import type { GameDef, GameRoom } from '@nineworlds/engine';
import { heuristic } from './bot/heuristic.ts';
import { idle } from './bot/idle.ts';
import { textsOf } from './locale/index.ts';
import { rulebookOf } from './rulebook/index.ts';
import { yggdrasilRules } from './rules/game.ts';
import type { YggdrasilPosition } from './rules/state.ts';
import { figuresOf } from './view/figures.ts';
import { foresee, remark } from './view/foresight.ts';
import { policiesFor } from './view/odds.ts';
import { playerAid } from './view/player-aid.ts';
import { prospectsOf } from './view/prospects.ts';
import { drawYggdrasil } from './view/terminal.ts';
import { viewOf, type YggdrasilView } from './view/view.ts';

export { YggdrasilPosition } from './rules/state.ts';
export type { YggdrasilView } from './view/view.ts';

/** Yggdrasil (2011), for one to six gods. */
export const yggdrasil: GameDef<YggdrasilPosition, YggdrasilView> = {
  ...yggdrasilRules,
  view: viewOf,
};

/** Yggdrasil with its texts, bots and terminal board. */
export const room: GameRoom<YggdrasilPosition, YggdrasilView> = {
  game: yggdrasil,
  bots: [idle, heuristic],
  texts: textsOf,
  rulebook: rulebookOf,
  warnings: () => [],
  draw: drawYggdrasil,
  reference: playerAid,
  foresee,
  remark,
  figures: figuresOf,
  policies: policiesFor,
  prospects: prospectsOf,
};
