import { act } from './actions.ts';
import { breakWeapon, drawCard, feedBag, frenzy, sinkIsland } from './cards.ts';
import { rollFight } from './fight.ts';
import { drawTokens } from './gather.ts';
import { questionList } from './question.ts';
import { no } from './refusals.ts';
import { drawCardRef } from './turn.ts';

/** The questions in their order, from which action ids follow: a new one goes to the end. */
export const questions = questionList(
  [drawCard, sinkIsland, feedBag, breakWeapon, frenzy, act, rollFight, drawTokens],
  { notAsked: no('M-2', 'chanceRolls'), refs: [drawCardRef] },
);

/** What is asked. */
export type QuestionName = (typeof questions.kinds)[number]['name'];
