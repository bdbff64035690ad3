import type { GameModule } from '@nineworlds/engine';
import { heuristic } from './bot/heuristic.ts';
import { chronicles } from './game.ts';
import type { ChroniclesTexts } from './locale/catalogue.ts';
import { textsOf } from './locale/index.ts';
import type { ChroniclesPosition } from './rules/state.ts';
import { figuresOf } from './view/figures.ts';
import { preview, remark } from './view/preview.ts';
import { type ThrowSheet, throwSheet } from './view/throw-sheet.ts';
import type { ChroniclesView } from './view/view.ts';

export type { Edition } from './data/edition.ts';
export { ChroniclesPosition } from './rules/state.ts';
export type { ThrowSheet } from './view/throw-sheet.ts';
export type { ChroniclesView } from './view/view.ts';

/** Yggdrasil Chronicles with its texts and bots. */
export const gameModule: GameModule<
  ChroniclesPosition,
  ChroniclesView,
  ChroniclesTexts,
  ThrowSheet
> = {
  game: chronicles,
  checked: async () => (await import('./checked.ts')).chronicles,
  bots: [heuristic],
  texts: textsOf,
  rulebook: async (lang) => (await import('./rulebook/index.ts')).rulebookOf(lang),
  // What is odd about an owner's edition.
  async warnings({ edition }) {
    if (typeof edition === 'string') return [];
    return (await import('./rules/edition-warnings.ts')).editionWarnings(edition);
  },
  preview,
  remark,
  sheet: throwSheet,
  figures: figuresOf,
  searchModel: async () => (await import('./search-model.ts')).searchModel,
  odds: async () => (await import('./odds.ts')).odds,
};
