import { healWorld, takeArtifact, takeTroops } from './actions.ts';
import { showArtifact } from './artifacts.ts';
import { drawCreatureRef, throwStoneRef } from './asked-below.ts';
import { chooseCreature, defeatIotunn, drawCreature, giveLife } from './creatures.ts';
import { drawIotunn } from './iotunns.ts';
import { go, journey, ride, sagaJourney } from './journeys.ts';
import { carry, kinAtAnyTime, kinTake } from './kin.ts';
import { mission, sagaMission } from './mission.ts';
import { escort, move } from './movement.ts';
import { giveCard, showCard, stackCard, takeCard } from './norns.ts';
import { questionList } from './question.ts';
import { no } from './refusals.ts';
import { orderNext, orderSeats, seeBack } from './round.ts';
import { sagaChance, sagaChoose, sagaDiscard, sagaToken } from './saga/choose.ts';
import { sagaRun } from './saga/run.ts';
import { sagaRunRef } from './saga/start.ts';
import { savingThrow } from './saving-throw.ts';
import { dealGod, dealSupport } from './setup.ts';
import { shareArtifact, shareDice, shareElves, shareLives } from './sharing.ts';
import { actIn, moveFigure, moveTo, sagaActIn, throwStone, turnTree, useStone } from './stones.ts';
import { rerollGod, rerollVanir, rollDice, rollGod, rollVanir } from './throw-dice.ts';
import {
  brotherElf,
  convert,
  freyrElves,
  kinLives,
  lateHeroes,
  luckyItem,
  payHeroes,
} from './throw-help.ts';
import { revealCard } from './wheel.ts';

/** All questions. Saved games and links depend on the order: a new one goes to the end. */
export const questions = questionList(
  [
    dealGod,
    dealSupport,
    showArtifact,
    seeBack,
    orderSeats,
    revealCard,
    drawIotunn,
    escort,
    move,
    mission,
    takeTroops,
    healWorld,
    takeArtifact,
    drawCreature,
    chooseCreature,
    throwStone,
    useStone,
    moveFigure,
    moveTo,
    actIn,
    turnTree,
    go,
    journey,
    defeatIotunn,
    giveLife,
    shareLives,
    shareElves,
    shareDice,
    shareArtifact,
    ride,
    showCard,
    stackCard,
    takeCard,
    giveCard,
    kinTake,
    payHeroes,
    rollDice,
    rollGod,
    rollVanir,
    rerollGod,
    rerollVanir,
    convert,
    brotherElf,
    freyrElves,
    lateHeroes,
    kinLives,
    luckyItem,
    savingThrow,
    orderNext,
    kinAtAnyTime,
    carry,
    sagaRun,
    sagaMission,
    sagaJourney,
    sagaActIn,
    sagaChoose,
    sagaChance,
    sagaToken,
    sagaDiscard,
  ],
  { notAsked: no('C-5', 'nobodyAsked'), refs: [drawCreatureRef, throwStoneRef, sagaRunRef] },
);

/** The names of all questions. */
export type QuestionName = (typeof questions.kinds)[number]['name'];
