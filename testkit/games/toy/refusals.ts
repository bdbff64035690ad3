import { refusalsOf } from '@nineworlds/engine';

/** The words of the answer that is refused. */
type Answer = { answer: string };

/** The reasons for which an answer is refused, with their facts. */
export interface ToyRefusals {
  alreadySeen: Answer;
  alreadyOpen: Answer;
  notInHand: Answer;
  noSparkLeft: Answer;
  sparksDoNotFit: Answer;
  restChanged: Answer;
  noSparkToLose: Answer;
  notDrawn: Answer;
  chanceDecides: Record<never, never>;
}

/** What can be wrong with options or a position, with its facts. */
export interface ToyFaults {
  tooFewCards: { cards: number; needed: number };
  notWholeTruth: Record<never, never>;
  notTheirTurn: Record<never, never>;
  wrongTotal: { value: number; expected: number };
  noSuchCard: { value: number };
  cardTwice: { other: string };
  notSorted: Record<never, never>;
  seenDoesNotFit: Record<never, never>;
  poolMismatch: { value: number; expected: number };
  omenCount: { omen: string; count: number };
  deckSize: { value: number; expected: number };
  knowsWrong: { card: number };
  knowsTooLittle: { card: number };
  notOver: Record<never, never>;
  wrongFrame: Record<never, never>;
}

export const no = refusalsOf<ToyRefusals>();
