import { Faults, type GameRoom } from '@nineworlds/engine';
import { heuristic } from './bot/heuristic.ts';
import { chronicles } from './game.ts';
import type { ChroniclesTexts } from './locale/catalogue.ts';
import { textsOf } from './locale/index.ts';
import type { ChroniclesPosition } from './rules/state.ts';
import { figuresOf } from './view/figures.ts';
import { foresee, remark } from './view/foresight.ts';
import { type ThrowSheet, throwSheet } from './view/throw-sheet.ts';
import type { ChroniclesView } from './view/view.ts';

export type { Edition } from './data/edition.ts';
export { ChroniclesPosition } from './rules/state.ts';
export type { ThrowSheet } from './view/throw-sheet.ts';
export type { ChroniclesView } from './view/view.ts';

/** Yggdrasil Chronicles with its texts and bots. */
export const room: GameRoom<ChroniclesPosition, ChroniclesView, ChroniclesTexts, ThrowSheet> = {
  game: chronicles,
  checked: async () => (await import('./checked.ts')).chronicles,
  bots: [heuristic],
  texts: textsOf,
  rulebook: async (lang) => (await import('./rulebook/index.ts')).rulebookOf(lang),
  warnings: () => new Faults().list,
  foresee,
  remark,
  sheet: throwSheet,
  figures: figuresOf,
  brain: async () => (await import('./brain.ts')).brain,
  chances: async () => (await import('./chances.ts')).chances,
};
