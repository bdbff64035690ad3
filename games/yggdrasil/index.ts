import type { GameModule } from '@nineworlds/engine';
import { heuristic } from './bot/heuristic.ts';
import { idle } from './bot/idle.ts';
import { yggdrasil } from './game.ts';
import type { YggdrasilTexts } from './locale/catalogue.ts';
import { textsOf } from './locale/index.ts';
import type { YggdrasilPosition } from './rules/state.ts';
import { type FightSheet, fightSheet } from './view/fight-sheet.ts';
import { figuresOf } from './view/figures.ts';
import { preview, remark } from './view/preview.ts';
import type { YggdrasilView } from './view/view.ts';

export { YggdrasilPosition } from './rules/state.ts';
export type { FightSheet } from './view/fight-sheet.ts';
export type { YggdrasilView } from './view/view.ts';

/** Yggdrasil with its texts and bots. */
export const gameModule: GameModule<YggdrasilPosition, YggdrasilView, YggdrasilTexts, FightSheet> =
  {
    game: yggdrasil,
    checked: async () => (await import('./checked.ts')).yggdrasil,
    bots: [idle, heuristic],
    texts: textsOf,
    rulebook: async (lang) => (await import('./rulebook/index.ts')).rulebookOf(lang),
    warnings: () => [],
    preview,
    remark,
    sheet: fightSheet,
    figures: figuresOf,
    searchModel: async () => (await import('./search-model.ts')).searchModel,
    odds: async () => (await import('./odds.ts')).odds,
  };
