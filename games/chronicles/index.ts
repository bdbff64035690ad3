import { Faults, type GameDef, type GameRoom } from '@nineworlds/engine';
import { heuristic } from './bot/heuristic.ts';
import { textsOf } from './locale/index.ts';
import { rulebookOf } from './rulebook/index.ts';
import { chroniclesRules } from './rules/game.ts';
import type { ChroniclesPosition } from './rules/state.ts';
import { figuresOf } from './view/figures.ts';
import { foresee, remark } from './view/foresight.ts';
import { policiesFor } from './view/odds.ts';
import { playerAid } from './view/player-aid.ts';
import { drawChronicles } from './view/terminal.ts';
import { type ChroniclesView, viewOf } from './view/view.ts';

export type { Edition } from './data/edition.ts';
export { ChroniclesPosition } from './rules/state.ts';
export type { ChroniclesView } from './view/view.ts';

/** Yggdrasil Chronicles (2019), for one to five. */
export const chronicles: GameDef<ChroniclesPosition, ChroniclesView> = {
  ...chroniclesRules,
  view: viewOf,
};

/** Yggdrasil Chronicles with its texts, bots and terminal board. */
export const room: GameRoom<ChroniclesPosition, ChroniclesView> = {
  game: chronicles,
  bots: [heuristic],
  texts: textsOf,
  rulebook: rulebookOf,
  warnings: () => new Faults().list,
  draw: drawChronicles,
  reference: playerAid,
  foresee,
  remark,
  figures: figuresOf,
  policies: policiesFor,
};
