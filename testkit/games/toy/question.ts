import { questionsFor } from '@nineworlds/engine';
import type { Sink } from './events.ts';
import type { ToyPosition } from './position.ts';

/** The makers of questions, bound to this game's position and events. */
export const { question, chanceQuestion, questionList } = questionsFor<ToyPosition, Sink>();
