import type { GameRoom } from '@nineworlds/engine';
import { heuristic } from './bot/heuristic.ts';
import { idle } from './bot/idle.ts';
import { yggdrasil } from './game.ts';
import type { YggdrasilTexts } from './locale/catalogue.ts';
import { textsOf } from './locale/index.ts';
import type { YggdrasilPosition } from './rules/state.ts';
import { type FightSheet, fightSheet } from './view/fight-sheet.ts';
import { figuresOf } from './view/figures.ts';
import { foresee, remark } from './view/foresight.ts';
import type { YggdrasilView } from './view/view.ts';

export { YggdrasilPosition } from './rules/state.ts';
export type { FightSheet } from './view/fight-sheet.ts';
export type { YggdrasilView } from './view/view.ts';

/** Yggdrasil with its texts and bots. */
export const room: GameRoom<YggdrasilPosition, YggdrasilView, YggdrasilTexts, FightSheet> = {
  game: yggdrasil,
  checked: async () => (await import('./checked.ts')).yggdrasil,
  bots: [idle, heuristic],
  texts: textsOf,
  rulebook: async (lang) => (await import('./rulebook/index.ts')).rulebookOf(lang),
  warnings: () => [],
  foresee,
  remark,
  sheet: fightSheet,
  figures: figuresOf,
  brain: async () => (await import('./brain.ts')).brain,
  chances: async () => (await import('./chances.ts')).chances,
};
