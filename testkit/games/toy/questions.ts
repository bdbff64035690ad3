import { act, chooseSlot, giveCard } from './actions.ts';
import { deal } from './deal.ts';
import {
  afterEcho,
  blame,
  chooseDeck,
  keepOmen,
  returnOmen,
  revealOmen,
  sendRaven,
  share,
} from './omens.ts';
import { questionList } from './question.ts';
import { no } from './refusals.ts';
import { seeCard } from './slots.ts';

/** The questions in their order, from which action ids follow: a new one goes to the end. */
export const questions = questionList(
  [
    deal,
    chooseDeck,
    revealOmen,
    keepOmen,
    returnOmen,
    afterEcho,
    blame,
    share,
    sendRaven,
    act,
    giveCard,
    chooseSlot,
    seeCard,
  ],
  { notAsked: no('T-4', 'chanceDecides') },
);

/** What is asked. */
export type QuestionName = (typeof questions.kinds)[number]['name'];
