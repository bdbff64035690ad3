export {
  type AdvisedTable,
  adviceGames,
  adviceTask,
  type VisibleAdvice,
  visibleAdvice,
} from './advice.ts';
export * from './choices.ts';
export * from './command.ts';
export * from './entry.ts';
export * from './from-record.ts';
export * from './hint.ts';
export * from './odds.ts';
export * from './review.ts';
export type { Proposal } from './rewind.ts';
export * from './secrets.ts';
export * from './table.ts';
export type { UndoState } from './undo.ts';
