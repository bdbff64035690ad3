import { questionsFor } from '@nineworlds/engine';
import type { Sink } from './events.ts';
import type { YggdrasilPosition } from './state.ts';

/** The makers of Yggdrasil's questions. */
export const { question, chanceQuestion, questionList } = questionsFor<YggdrasilPosition, Sink>();
