import { act } from './actions.ts';
import { chooseEnemy, chooseFoe } from './asgard.ts';
import { payElves, payVikings, rollFight } from './combat.ts';
import { chooseRoll } from './dice.ts';
import { drawCard } from './draw.ts';
import { advanceRearmost, orderEffects, rollEffect } from './effects.ts';
import { resolveCard, returnCard } from './enemy-card.ts';
import { rollCalm } from './fenrir.ts';
import { turnGiant } from './giants.ts';
import { reviveBag } from './helheim.ts';
import { chooseGiant } from './jotunheim.ts';
import { orderCard } from './look-ahead.ts';
import { chooseIsland, gather } from './midgard.ts';
import { burn, burnBag } from './muspellheim.ts';
import { chooseWeapon } from './nidavellir.ts';
import { choosePartner, keepElves, keepVikings } from './niflheim.ts';
import { questionList } from './question.ts';
import { no } from './refusals.ts';
import { pushBack, shareVikings } from './runes.ts';
import { chooseFirst, dealAngry, dealGod, dealRagnarok } from './setup.ts';
import { useVanir } from './vanaheim.ts';

/** The questions of Yggdrasil. Action ids follow from their order: a new one goes to the end. */
export const questions = questionList(
  [
    dealGod,
    dealAngry,
    dealRagnarok,
    chooseFirst,
    drawCard,
    resolveCard,
    returnCard,
    rollEffect,
    rollCalm,
    rollFight,
    chooseRoll,
    turnGiant,
    advanceRearmost,
    orderEffects,
    act,
    payVikings,
    payElves,
    gather,
    burn,
    keepVikings,
    keepElves,
    orderCard,
    shareVikings,
    pushBack,
    chooseEnemy,
    chooseIsland,
    chooseWeapon,
    choosePartner,
    reviveBag,
    burnBag,
    chooseGiant,
    useVanir,
    chooseFoe,
  ],
  // Y-7.1: where a card is drawn or the die is rolled, nobody is asked.
  { notAsked: no('Y-7.1', 'nobodyAsked') },
);

/** What a question is called. */
export type QuestionName = (typeof questions.kinds)[number]['name'];
