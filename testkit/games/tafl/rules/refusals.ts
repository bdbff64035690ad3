import { refusalsOf } from '@nineworlds/engine';

/** The reasons for which an answer is refused, with their facts. */
export interface TaflRefusals {
  notYours: { square: string };
  cannotMove: { square: string };
  notInLine: { from: string; to: string };
  inTheWay: { square: string };
  kingOnly: { square: string };
  chanceDecides: Record<never, never>;
}

/** What can be wrong with a position, with its facts. */
export interface TaflFaults {
  noSuchPiece: { square: string };
  wrongPlace: { square: string };
  tooMany: { piece: string; count: number; most: number };
  notOver: Record<never, never>;
  wrongFrame: Record<never, never>;
}

export const no = refusalsOf<TaflRefusals>();
