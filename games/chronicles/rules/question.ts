import { questionsFor } from '@nineworlds/engine';
import type { Sink } from './events.ts';
import type { ChroniclesPosition } from './state.ts';

/** The makers of questions, with the types of this game. */
export const { question, chanceQuestion, continuation, questionRef, questionList } = questionsFor<
  ChroniclesPosition,
  Sink
>();
