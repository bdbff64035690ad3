import { arrange, openBonfire, peekBonfire, seeBonfire, settle } from './bonfires.ts';
import { exileWarrior, ignite, keepExile, pullEmber, seeExile, takeWarrior } from './ignition.ts';
import { questionList } from './question.ts';
import { drawHuman, refill, stackRest } from './refill.ts';
import { no } from './refusals.ts';
import { revealEmber } from './reveal.ts';
import { chooseFirst, dealFlame, dealHuman } from './setup.ts';
import { giveFlame, swapPlace } from './swap.ts';

/** The questions in their order, from which action ids follow: a new one goes to the end. */
export const questions = questionList(
  [
    dealHuman,
    dealFlame,
    chooseFirst,
    openBonfire,
    peekBonfire,
    seeBonfire,
    settle,
    arrange,
    drawHuman,
    refill,
    stackRest,
    giveFlame,
    swapPlace,
    ignite,
    pullEmber,
    takeWarrior,
    seeExile,
    keepExile,
    exileWarrior,
    revealEmber,
  ],
  { notAsked: no('N-4', 'nobodyAsked') },
);

/** What is asked. */
export type QuestionName = (typeof questions.kinds)[number]['name'];
