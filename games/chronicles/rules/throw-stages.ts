import { CHANCE } from '@nineworlds/engine';
import { BRISINGAMEN, SVALINN } from '../data/artifacts.ts';
import { hasArtifact, risksCancelled } from './artifacts.ts';
import type { Sink } from './events.ts';
import { AFTER_ROLL, askKin, BEFORE_THROW } from './kin.ts';
import { loseLives } from './outcome.ts';
import {
  ASK_ANDVARINAUT,
  ASK_BROTHERS,
  ASK_DICE,
  ASK_DRAUPNIR,
  ASK_ELVES,
  ASK_FREYR,
  ASK_HEROES,
  ASK_KIN,
  ASK_KIN_AGAIN,
  ASK_KIN_LIVES,
  ASK_LATE_HEROES,
  ASK_LUCKY,
  CLEAN_UP,
  COUNT,
  cancelRisks,
  changeThrow,
  isRepeated,
  keepLostDie,
  LOSE_LIVES,
  lostDice,
  lostSymbol,
  mostVanirDice,
  plainOf,
  ROLL_ALL,
  ROLL_BROTHERS,
  ROLL_OWN,
  risksLeft,
  rollsGodDie,
  SAVE,
  throwOf,
  weaponOf,
} from './saving-throw.ts';
import { type ChroniclesPosition, ENDED, godWord } from './state.ts';
import {
  askAndvarinaut,
  cancelledByDice,
  canRerollGod,
  canRollVanir,
  nextGodDie,
  rerollGod,
  rollDice,
  rollGod,
  rollVanir,
} from './throw-dice.ts';
import {
  askKinLives,
  askLucky,
  askNextBrother,
  convert,
  freyrElves,
  lateHeroes,
  mostConverted,
  mostFreyr,
  mostHeroes,
  mostLateHeroes,
  payHeroes,
} from './throw-help.ts';

/** C-13.1: goes on with the open saving throw until somebody is asked or it is over. */
export function goOnThrowing(p: ChroniclesPosition, sink: Sink): void {
  const { depth } = p.frames;
  while (p.frames.depth === depth && p.step !== ENDED) {
    const open = changeThrow(p);
    const { stage } = open;
    open.stage = stage + 1;
    play(p, stage, sink);
    if (p.frames.depth > depth && isRepeated(stage)) changeThrow(p).stage = stage;
  }
}

/** One stage. Those that ask figure by figure go on from `nextFigure`, which the stage before them has set. */
function play(p: ChroniclesPosition, stage: number, sink: Sink): void {
  const seat = p.active;
  switch (stage) {
    case ASK_KIN:
      askKin(p, BEFORE_THROW);
      break;
    case ASK_HEROES:
      countFetchedWeapon(p);
      if (mostHeroes(p) > 0) payHeroes.ask(p, seat);
      break;
    case ASK_DICE:
      if (risksLeft(p) === 0) changeThrow(p).stage = CLEAN_UP;
      else if (mostVanirDice(p) > 0) rollDice.ask(p, seat);
      break;
    case ROLL_OWN:
      if (rollsGodDie(p, seat)) rollGod.ask(p, CHANCE, seat);
      break;
    case ROLL_BROTHERS:
      rollNextBrother(p);
      break;
    case ROLL_ALL:
      if (canRollVanir(p)) rollVanir.ask(p, CHANCE);
      break;
    case ASK_KIN_AGAIN:
      askKin(p, AFTER_ROLL);
      break;
    case ASK_DRAUPNIR:
      if (canRerollGod(p)) rerollGod.ask(p, seat);
      break;
    case ASK_ANDVARINAUT:
      changeThrow(p).symbol = 0;
      askAndvarinaut(p);
      break;
    case COUNT:
      // What Andvarinaut sent back to be rolled again comes first.
      if (canRollVanir(p)) {
        rollVanir.ask(p, CHANCE);
        break;
      }
      countSuccesses(p, sink);
      changeThrow(p).nextFigure = 0;
      break;
    case ASK_BROTHERS:
      askNextBrother(p);
      break;
    case ASK_ELVES:
      if (mostConverted(p) > 0) convert.ask(p, seat);
      break;
    case ASK_FREYR:
      if (mostFreyr(p) > 0) freyrElves.ask(p, seat);
      break;
    case ASK_LATE_HEROES:
      if (mostLateHeroes(p) > 0) lateHeroes.ask(p, seat);
      // Of Kin only Support gods are asked about.
      changeThrow(p).nextFigure = p.setup.seats;
      break;
    case ASK_KIN_LIVES:
      askKinLives(p);
      break;
    case LOSE_LIVES:
      loseLives(p, seat, risksLeft(p), sink);
      break;
    case SAVE:
      saveByArtifacts(p, sink);
      changeThrow(p).nextFigure = 0;
      break;
    case ASK_LUCKY:
      askLucky(p);
      break;
    default:
      cleanUp(p, sink);
  }
}

/** C-14.1: what was fetched from Kin just now cancels Risks as if it had been there before. */
function countFetchedWeapon(p: ChroniclesPosition): void {
  const { cancelledByWeapon } = throwOf(p);
  const byWeapon = risksCancelled(p, p.active, weaponOf(p));
  cancelRisks(p, Math.max(0, byWeapon - cancelledByWeapon));
  changeThrow(p).cancelledByWeapon = 0;
}

/** C-14.1: the Brothers-in-arms in the god's world roll their god dice, one after the other. */
function rollNextBrother(p: ChroniclesPosition): void {
  const brother = nextGodDie(p);
  if (brother !== undefined) rollGod.ask(p, CHANCE, brother);
}

/** C-13.1: every success cancels a Risk. */
function countSuccesses(p: ChroniclesPosition, sink: Sink): void {
  const count = cancelledByDice(p);
  cancelRisks(p, count);
  sink?.tell('risksCancelled', { count, left: risksLeft(p) });
}

/** C-13.1, C-12.1, C-16.3: Brisingamen keeps any lost die, Svalinn an Elf that converted one. */
function saveByArtifacts(p: ChroniclesPosition, sink: Sink): void {
  const seat = p.active;
  const god = godWord(p, seat);
  if (lostDice(p) > 0 && hasArtifact(p, seat, BRISINGAMEN)) {
    const plain = plainOf(lostSymbol(p));
    keepLostDie(p);
    // C-16.7: it lies there like one that is not lost, for Lucky Companions who may take any.
    if (p.setup.luckTakesAnyDie) p.thrown[plain]++;
    sink?.tell('dieKept', { god });
  }
  if (throwOf(p).spentElves > 0 && hasArtifact(p, seat, SVALINN)) {
    changeThrow(p).spentElves--;
    p.elves[seat]++;
    sink?.tell('elfKept', { god });
  }
}

/** C-13.1: lost dice go back to Vanaheim; the god die is always kept. */
function cleanUp(p: ChroniclesPosition, sink: Sink): void {
  const lost = lostDice(p);
  p.dice[p.active] -= lost;
  if (lost > 0) sink?.tell('diceLost', { god: godWord(p, p.active), count: lost });
  p.thrown.fill(0);
  p.godDice.fill(0);
  p.denier = 0;
  p.frames.pop();
}
