import { chooseGoal, choosePiece } from './moving.ts';
import { questionList } from './question.ts';
import { no } from './refusals.ts';

/** The questions in their order, from which action ids follow: a new one goes to the end. */
export const questions = questionList([choosePiece, chooseGoal], {
  notAsked: no('H-2', 'chanceDecides'),
});

/** What is asked. */
export type QuestionName = (typeof questions.kinds)[number]['name'];
