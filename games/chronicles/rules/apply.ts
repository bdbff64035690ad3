import type { EventSink, Move } from '@nineworlds/engine';
import { healFromAsgard, takeArtifact, takeTroops } from './actions.ts';
import { placeIotunn } from './activations.ts';
import {
  cardShown,
  chooseCreature,
  creatureDrawn,
  giveCard,
  giveLife,
  go,
  holdArtifact,
  holdDice,
  holdElves,
  holdLives,
  ride,
  stackCard,
  takeCard,
} from './creatures.ts';
import { defeatIotunn } from './iotunns.ts';
import {
  ACT_IN,
  BROTHER_ELF,
  CHOOSE_CREATURE,
  CONVERT,
  DEAL_GOD,
  DEAL_SUPPORT,
  DEFEAT_IOTUNN,
  DRAW_CREATURE,
  DRAW_IOTUNN,
  ESCORT,
  FREYR_ELVES,
  GIVE_CARD,
  GIVE_LIFE,
  GO,
  HEAL_WORLD,
  JOURNEY,
  KIN_LIVES,
  KIN_TAKE,
  LATE_HEROES,
  LUCKY_ITEM,
  MISSION,
  MOVE,
  MOVE_FIGURE,
  MOVE_TO,
  ORDER_NEXT,
  ORDER_SEATS,
  PAY_HEROES,
  REROLL_GOD,
  REROLL_VANIR,
  REVEAL_CARD,
  RIDE,
  ROLL_DICE,
  ROLL_GOD,
  ROLL_VANIR,
  SEE_BACK,
  SHARE_ARTIFACT,
  SHARE_DICE,
  SHARE_ELVES,
  SHARE_LIVES,
  SHOW_ARTIFACT,
  SHOW_CARD,
  STACK_CARD,
  TAKE_ARTIFACT,
  TAKE_CARD,
  TAKE_TROOPS,
  THROW_STONE,
  TURN_TREE,
  USE_STONE,
} from './kinds.ts';
import { doMission, endJourney } from './mission.ts';
import { move } from './movement.ts';
import { takeFromKin } from './relations.ts';
import { dealGod, showArtifact } from './setup.ts';
import { type ChroniclesPosition, FIRST_BACK } from './state.ts';
import { actIn, chooseFigure, moveFigure, stoneThrown, useStone } from './stones.ts';
import {
  convertDice,
  godDieRolled,
  keepItem,
  payHeroes,
  rerollGod,
  rerollVanir,
  rollDice,
  spendBrotherElf,
  spendFreyrElves,
  spendKinLives,
  vanirDieRolled,
} from './throw.ts';
import { turnTree } from './tree.ts';
import { cardRevealed, goOn, orderSeat } from './turn.ts';

/** Answers the open question. */
export function apply(p: ChroniclesPosition, answer: Move, sink?: EventSink): void {
  const frames = p.frames;
  const { kind, seat } = frames;
  const a = frames.arg(0);
  const b = frames.arg(1);
  const c = frames.arg(2);
  frames.pop();
  switch (kind) {
    case DEAL_GOD:
    case DEAL_SUPPORT:
      dealGod(p, a, answer, sink);
      break;
    case SHOW_ARTIFACT:
      showArtifact(p, answer, sink);
      break;
    case SEE_BACK:
      p.placed[a] = FIRST_BACK + answer;
      break;
    case ORDER_SEATS:
    case ORDER_NEXT:
      orderSeat(p, a, answer, sink);
      break;
    case REVEAL_CARD:
      cardRevealed(p, answer, sink);
      break;
    case DRAW_IOTUNN:
      placeIotunn(p, answer, sink);
      break;
    case ESCORT:
      moveFigure(p, a, answer, sink);
      break;
    case MOVE:
      move(p, answer, sink);
      break;
    case MISSION:
      doMission(p, answer, sink);
      break;
    case TAKE_TROOPS:
      takeTroops(p, a, answer, sink);
      break;
    case HEAL_WORLD:
      healFromAsgard(p, a, answer, sink);
      break;
    case TAKE_ARTIFACT:
      takeArtifact(p, answer, sink);
      break;
    case DRAW_CREATURE:
      creatureDrawn(p, a, answer, sink);
      break;
    case CHOOSE_CREATURE:
      chooseCreature(p, answer, sink);
      break;
    case THROW_STONE:
      stoneThrown(p, a, b, c, answer, sink);
      break;
    case USE_STONE:
      useStone(p, a, answer, sink);
      break;
    case MOVE_FIGURE:
      chooseFigure(p, answer);
      break;
    case MOVE_TO:
      moveFigure(p, a, answer, sink);
      break;
    case ACT_IN:
      actIn(p, answer, sink);
      break;
    case TURN_TREE:
      turnTree(p, answer, sink);
      break;
    case GO:
      go(p, a, answer, sink);
      break;
    case JOURNEY:
      endJourney(p, answer, sink);
      break;
    case DEFEAT_IOTUNN:
      defeatIotunn(p, answer, sink);
      break;
    case GIVE_LIFE:
      giveLife(p, a, answer, sink);
      break;
    case SHARE_LIVES:
      holdLives(p, a, answer, sink);
      break;
    case SHARE_ELVES:
      holdElves(p, a, answer, sink);
      break;
    case SHARE_DICE:
      holdDice(p, a, answer, sink);
      break;
    case SHARE_ARTIFACT:
      holdArtifact(p, a, answer, sink);
      break;
    case RIDE:
      ride(p, a, answer, sink);
      break;
    case SHOW_CARD:
      cardShown(p, a, answer, sink);
      break;
    case STACK_CARD:
      stackCard(p, seat, answer, sink);
      break;
    case TAKE_CARD:
      takeCard(p, a, answer, sink);
      break;
    case GIVE_CARD:
      giveCard(p, a, b, answer, sink);
      break;
    case KIN_TAKE:
      takeFromKin(p, answer, sink);
      break;
    case PAY_HEROES:
    case LATE_HEROES:
      payHeroes(p, answer, sink);
      break;
    case ROLL_DICE:
      rollDice(p, answer);
      break;
    case ROLL_GOD:
      godDieRolled(p, a, answer, sink);
      break;
    case ROLL_VANIR:
      vanirDieRolled(p, answer, sink);
      break;
    case REROLL_GOD:
      rerollGod(p, answer);
      break;
    case REROLL_VANIR:
      rerollVanir(p, a, answer);
      break;
    case CONVERT:
      convertDice(p, answer, sink);
      break;
    case BROTHER_ELF:
      spendBrotherElf(p, seat, answer, sink);
      break;
    case FREYR_ELVES:
      spendFreyrElves(p, answer, sink);
      break;
    case KIN_LIVES:
      spendKinLives(p, a, answer, sink);
      break;
    case LUCKY_ITEM:
      keepItem(p, seat, answer, sink);
      break;
    default:
      throw new RangeError(`no such question: ${kind}`);
  }
  goOn(p, sink);
}
