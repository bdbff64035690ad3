export { botLine } from './bot-line.ts';
export * from './command.ts';
export * from './entry.ts';
export * from './table.ts';
export type { UndoState } from './undo.ts';
