import { questionsFor } from '@nineworlds/engine';
import type { Sink } from './events.ts';
import type { TaflPosition } from './state.ts';

/** The makers of questions, bound to this game's position and events. */
export const { question, questionList } = questionsFor<TaflPosition, Sink>();
