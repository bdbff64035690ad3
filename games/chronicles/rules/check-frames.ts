import { CHANCE, type Faults, NO_CARD, type Seat, TEAM } from '@nineworlds/engine';
import { ANDVARINAUT, ARTIFACT_LEVELS, ARTIFACTS, DRAUPNIR } from '../data/artifacts.ts';
import { STONE_EFFECTS, STONES, SYMBOLS } from '../data/edition.ts';
import { BROTHER, FREYIA, KIN, LUCKY, NO_GOD } from '../data/gods.ts';
import { HRUNGNIR, UTGARDLOKI } from '../data/iotunns.ts';
import { ALFHEIM, VANAHEIM } from '../data/worlds.ts';
import {
  artifactsInReach,
  BONUS,
  canAct,
  diceReserve,
  elfReserve,
  unseenArtifacts,
  versionOf,
} from './actions.ts';
import { hasArtifact } from './artifacts.ts';
import {
  cardsOnWheel,
  heldFrom,
  isAnyFight,
  leastLives,
  mostShared,
  WITH_RATATOSK,
  WITH_WOLVES,
  wounded,
} from './creatures.ts';
import { candidates, headLength, isSupportCard, isUnseen, setOf } from './decks.ts';
import { isDenied } from './iotunns.ts';
import {
  ACT_IN,
  ACTING,
  BROTHER_ELF,
  CHOOSE_CREATURE,
  CONVERT,
  DEAL_GOD,
  DEAL_SUPPORT,
  DEFEAT_IOTUNN,
  DRAW_CREATURE,
  DRAW_IOTUNN,
  ENDED,
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
  LEAVING,
  LUCKY_ITEM,
  MISSION,
  MOVE,
  MOVE_FIGURE,
  MOVE_TO,
  MOVING,
  ORDER_NEXT,
  ORDER_SEATS,
  ORDERING,
  PAY_HEROES,
  PLACING,
  REROLL_GOD,
  REROLL_VANIR,
  RETURNING,
  REVEAL_CARD,
  RIDE,
  ROLL_DICE,
  ROLL_GOD,
  ROLL_VANIR,
  SEE_BACK,
  SET_UP,
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
  THROW,
  THROW_STONE,
  TURN_TREE,
  USE_STONE,
} from './kinds.ts';
import { isAnyMission } from './mission.ts';
import { TRAVELLED } from './missions.ts';
import { canTakeAnything, isRelated } from './relations.ts';
import { type ChroniclesPosition, FIRST_HOLDER, SKULD_CARDS, UNKNOWN_BACK } from './state.ts';
import { isAnyUsable, MOST_WAITING, shows, worldsToActIn } from './stones.ts';
import {
  ASK_BROTHERS,
  ASK_DICE,
  ASK_FREYR,
  ASK_KIN,
  ASK_KIN_AGAIN,
  ASK_KIN_LIVES,
  ASK_LUCKY,
  AT,
  COUNT,
  isGodSuccess,
  lostDice,
  mostConverted,
  mostFreyr,
  mostHeroes,
  RISKS,
  ROLL_ALL,
  ROLL_BROTHERS,
  SPENT,
  STAGE,
  TO_ROLL,
  WEAPON,
} from './throw.ts';
import { isOrdered } from './turn.ts';

/** Whether every open frame fits the position and the one below it. */
export function checkFrames(p: ChroniclesPosition, faults: Faults): void {
  const { frames } = p;
  if (frames.depth === 0) {
    if (p.step !== ENDED) faults.add('frames', 'notOver');
    return;
  }
  if (p.step === ENDED) {
    faults.add('frames', 'alreadyOver');
    return;
  }
  const top = frames.depth - 1;
  for (let depth = 0; depth < top; depth++) {
    if (!fitsBelow(p, depth, top)) faults.add(`frames[${depth}]`, 'wrongFrame');
  }
  if (!faults.none) return;
  const hasThrow = top > 0 && frames.kindAt(top - 1) === THROW;
  const isThrowing = THROW_KINDS.includes(frames.kind) || (hasThrow && frames.kind === KIN_TAKE);
  if (hasThrow !== isThrowing || !isRestUnused(p) || !fits(p)) {
    faults.add(`frames[${top}]`, 'wrongFrame');
  }
  checkDice(p, hasThrow, faults);
}

/** The questions of a saving throw, but for that about Kin, which is asked elsewhere too. */
const THROW_KINDS: readonly number[] = [
  PAY_HEROES,
  ROLL_DICE,
  ROLL_GOD,
  ROLL_VANIR,
  REROLL_GOD,
  REROLL_VANIR,
  CONVERT,
  BROTHER_ELF,
  FREYR_ELVES,
  LATE_HEROES,
  KIN_LIVES,
  LUCKY_ITEM,
];

/** How many arguments the questions of each kind have. */
const ARGUMENTS: Readonly<Record<number, number>> = {
  [DEAL_GOD]: 1,
  [DEAL_SUPPORT]: 1,
  [SHOW_ARTIFACT]: 1,
  [SEE_BACK]: 1,
  [ORDER_NEXT]: 1,
  [ORDER_SEATS]: 1,
  [ESCORT]: 1,
  [MOVE]: 1,
  [TAKE_TROOPS]: 2,
  [HEAL_WORLD]: 1,
  [TAKE_ARTIFACT]: 1,
  [DRAW_CREATURE]: 1,
  [THROW_STONE]: 3,
  [USE_STONE]: 1,
  [MOVE_TO]: 1,
  [GO]: 1,
  [JOURNEY]: 1,
  [GIVE_LIFE]: 1,
  [SHARE_LIVES]: 1,
  [SHARE_ELVES]: 1,
  [SHARE_DICE]: 1,
  [SHARE_ARTIFACT]: 1,
  [RIDE]: 1,
  [SHOW_CARD]: 1,
  [TAKE_CARD]: 2,
  [GIVE_CARD]: 2,
  [ROLL_GOD]: 1,
  [REROLL_VANIR]: 1,
  [KIN_LIVES]: 1,
};

function isRestUnused({ frames }: ChroniclesPosition): boolean {
  const used = ARGUMENTS[frames.kind] ?? 0;
  return [0, 1, 2, 3, 4, 5].slice(used).every((arg) => frames.arg(arg) === 0);
}

/** Below a question only stones that wait can be open, and right below it a saving throw. */
function fitsBelow(p: ChroniclesPosition, depth: number, top: number): boolean {
  const { frames } = p;
  if (p.step !== ACTING || frames.seatAt(depth) !== p.active) return false;
  const args = [0, 1, 2, 3, 4, 5].map((arg) => frames.argAt(depth, arg));
  if (frames.kindAt(depth) === USE_STONE) {
    const isRest = args.slice(1).every((arg) => arg === 0);
    // One more than ACT can begin, by Ratatosk.
    return isRest && areFaces(args[0], STONES - 1) && depth < MOST_WAITING + 2;
  }
  return frames.kindAt(depth) === THROW && depth === top - 1 && isThrow(p, args);
}

/** Whether a number stands for the faces of one to so many stones. */
function areFaces(faces: number, most: number): boolean {
  if (faces <= 0 || faces >= 1 << (2 * STONE_EFFECTS.length)) return false;
  let stones = 0;
  for (let effect = 0; effect < STONE_EFFECTS.length; effect++) stones += shows(faces, effect);
  return stones <= most;
}

/** C-13.1: whether a saving throw can be like this. */
function isThrow(p: ChroniclesPosition, args: readonly number[]): boolean {
  const risks = args[RISKS];
  const stage = args[STAGE];
  if (
    risks < 0 ||
    risks > 9 ||
    stage < 1 ||
    stage > ASK_LUCKY + 1 ||
    args[WEAPON] < 0 ||
    args[WEAPON] > ARTIFACTS
  )
    return false;
  if (args[TO_ROLL] < 0 || args[SPENT] < 0 || args[SPENT] > p.setup.sizes.troops) return false;
  const isAt = args[AT] >= 0 && args[AT] <= Math.max(SYMBOLS, p.setup.figures);
  const held = p.elves.reduce((total, elves) => total + elves, 0) + args[SPENT];
  let rolled = args[TO_ROLL];
  for (const dice of p.thrown) rolled += dice;
  return isAt && held <= p.setup.sizes.troops && rolled <= p.dice[p.active];
}

/** C-13: dice lie there only while a saving throw is open. */
function checkDice(p: ChroniclesPosition, hasThrow: boolean, faults: Faults): void {
  if (hasThrow) return;
  if (p.thrown.some((dice) => dice !== 0)) faults.add('thrown', 'noThrow');
  if (p.godDice.some((face) => face !== 0)) faults.add('godDice', 'noThrow');
}

function isFigure(p: ChroniclesPosition, figure: number): boolean {
  return figure >= 0 && figure < p.setup.figures;
}

function isSeat(p: ChroniclesPosition, seat: number): boolean {
  return seat >= 0 && seat < p.setup.seats;
}

function fits(p: ChroniclesPosition): boolean {
  const { frames, step } = p;
  const { kind, seat } = frames;
  const a = frames.arg(0);
  const isDrawn = p.creatures !== 0;
  if (isDrawn !== (kind === CHOOSE_CREATURE || (kind === DRAW_CREATURE && isDrawn))) return false;
  switch (kind) {
    case DEAL_GOD:
    case DEAL_SUPPORT: {
      const undealt = p.gods.subarray(0, p.setup.figures).indexOf(NO_GOD);
      const isOfKind = a < p.setup.seats === (kind === DEAL_GOD);
      return seat === CHANCE && step === SET_UP && a === undealt && isOfKind;
    }
    case SHOW_ARTIFACT:
      return seat === CHANCE && canShow(p, a);
    case SEE_BACK:
      return seat === CHANCE && step === PLACING && isSeat(p, a) && isBackOpen(p, a);
    case ORDER_SEATS:
      return seat === TEAM && step === ORDERING && a === 0 && p.setup.seats > 1;
    case ORDER_NEXT:
      return seat === TEAM && step === ORDERING && a > 0 && isOrder(p, a);
    case REVEAL_CARD:
      return seat === CHANCE && step === RETURNING && isUnseen(p.placed[p.active]) && canReveal(p);
    case DRAW_IOTUNN:
      return seat === CHANCE && step === RETURNING && p.iotunnDeck !== 0 && isLokiAwake(p);
    case ESCORT:
      return (
        seat === p.active &&
        (step === MOVING || step === LEAVING) &&
        p.activated > 0 &&
        (p.activated === 2) === (step === LEAVING) &&
        p.asked === 0 &&
        isSupportCard(p, p.revealed) &&
        a === setOf(p.revealed)
      );
    case MOVE:
      return (
        seat === p.active &&
        step === MOVING &&
        (a === 1 ? p.asked === TRAVELLED + 1 : a === 0 && p.asked === 1)
      );
    case KIN_TAKE:
      return seat === p.active && canTakeAnything(p, p.active) && isKinWindow(p);
    default:
      return step === ACTING && p.asked > 0 && fitsThirdStep(p, seat);
  }
}

/** C-14.1: Kin is asked about before the move, before the mission, and twice in a saving throw. */
function isKinWindow(p: ChroniclesPosition): boolean {
  const { frames, step } = p;
  const below = frames.depth - 2;
  if (below < 0 && step === MOVING) return p.asked === 1 || p.asked === TRAVELLED + 1;
  if (below < 0) return step === ACTING && p.asked === 1 && p.done === 0;
  if (frames.kindAt(below) !== THROW || p.asked !== 2 || p.done === 0) return false;
  const stage = frames.argAt(below, STAGE);
  return stage === ASK_KIN + 1 || stage === ASK_KIN_AGAIN + 1;
}

function canShow(p: ChroniclesPosition, level: number): boolean {
  if (level < 0 || level >= ARTIFACT_LEVELS || unseenArtifacts(p, level) === 0) return false;
  if ((artifactsInReach(p, BONUS) >> (level * 6)) & 63) return false;
  if (p.step === ACTING) return true;
  return p.step === SET_UP && !p.gods.subarray(0, p.setup.figures).includes(NO_GOD);
}

/** C-5: whether it is not known yet of whose set the card is that a seat has put down. */
function isBackOpen(p: ChroniclesPosition, seat: number): boolean {
  return (
    p.setup.backsShown && p.placed[seat] === UNKNOWN_BACK && candidates(p, seat, undefined) !== 0
  );
}

function isOrder(p: ChroniclesPosition, count: number): boolean {
  const { seats } = p.setup;
  if (count < 0 || count > seats - 2) return false;
  for (let place = 0; place < count; place++) if (isOrdered(p, p.order[place], place)) return false;
  return p.order.subarray(count).every((seat) => seat === 0);
}

function canReveal(p: ChroniclesPosition): boolean {
  const placed = p.placed[p.active];
  const back = placed > UNKNOWN_BACK ? placed - UNKNOWN_BACK - 1 : undefined;
  return p.revealed === NO_CARD && p.activated === 0 && candidates(p, p.active, back) !== 0;
}

/** C-8.1: Loki's card has woken him, and a pawn is left. */
function isLokiAwake(p: ChroniclesPosition): boolean {
  if (p.activated !== 1 || p.revealed === NO_CARD || (p.revealed - 1) % 6 !== 3) return false;
  let pawns = 7;
  for (let bits = p.iotunns; bits !== 0; bits &= bits - 1) pawns--;
  return pawns > 0;
}

/** The questions of the third step. */
function fitsThirdStep(p: ChroniclesPosition, seat: Seat): boolean {
  const { frames, setup } = p;
  const [a, b, c] = [frames.arg(0), frames.arg(1), frames.arg(2)];
  const isActive = seat === p.active;
  const isDone = p.done > 0 && p.asked === 2;
  switch (frames.kind) {
    case MISSION:
      return isActive && p.asked === 2 && isAnyMission(p);
    case TAKE_TROOPS: {
      const reserve = a === ALFHEIM ? elfReserve(p) : diceReserve(p);
      return (
        isActive &&
        isDone &&
        (a === ALFHEIM || a === VANAHEIM) &&
        b > 1 &&
        b <= Math.min(3, reserve)
      );
    }
    case HEAL_WORLD:
      return isActive && isDone && p.ravaged !== 0 && a >= 0 && a <= 4;
    case TAKE_ARTIFACT:
      return isActive && isDone && a >= 0 && a <= BONUS && artifactsInReach(p, a) !== 0;
    case DRAW_CREATURE:
      return seat === CHANCE && isDone && p.creatureDeck !== 0 && a > 0 && a <= 3;
    case CHOOSE_CREATURE:
      return isActive && isDone && (p.creatures & (p.creatures - 1)) !== 0;
    case THROW_STONE:
      return seat === CHANCE && isDone && areThrown(p, a, b, c);
    case USE_STONE:
      return isActive && isDone && areFaces(a, STONES) && isAnyUsable(p, a);
    case MOVE_FIGURE:
    case TURN_TREE:
      return isActive && isDone;
    case MOVE_TO:
      return isActive && isDone && isFigure(p, a);
    case ACT_IN:
      return isActive && isDone && worldsToActIn(p) !== 0;
    case GO:
      return isActive && isDone && (a === WITH_WOLVES || a === WITH_RATATOSK);
    case JOURNEY:
      return isActive && isDone && isJourney(p, a);
    case DEFEAT_IOTUNN:
      return isActive && isDone && p.iotunns !== 0;
    case GIVE_LIFE:
      return isActive && isDone && a > 0 && a <= 2 && wounded(p) !== 0;
    case SHARE_LIVES:
      return (
        seat === TEAM &&
        isDone &&
        a >= 0 &&
        a < setup.figures - 1 &&
        leastLives(p, a) < mostShared(p, a)
      );
    case SHARE_ELVES:
      return (
        seat === TEAM &&
        isDone &&
        a >= 0 &&
        a < setup.seats - 1 &&
        heldFrom(p.elves, a, setup.seats) > 0
      );
    case SHARE_DICE:
      return (
        seat === TEAM &&
        isDone &&
        a >= 0 &&
        a < setup.seats - 1 &&
        heldFrom(p.dice, a, setup.seats) > 0
      );
    case SHARE_ARTIFACT:
      return (
        seat === TEAM &&
        isDone &&
        setup.seats > 1 &&
        a >= 0 &&
        a < 18 &&
        p.artifacts[a] >= FIRST_HOLDER
      );
    case RIDE:
      return isDone && isFigure(p, a) && seat === (a < setup.seats ? a : TEAM);
    case SHOW_CARD:
      return (
        seat === CHANCE &&
        isDone &&
        isSeat(p, a) &&
        p.unseen[a] > 0 &&
        headLength(p, a) < SKULD_CARDS
      );
    case STACK_CARD:
      return isDone && isSeat(p, seat) && headLength(p, seat) === SKULD_CARDS;
    case TAKE_CARD:
      return isActive && isDone && isPicking(p, a, b);
    case GIVE_CARD:
      return isActive && isDone && setup.seats === 2 && a >= 1 && a <= 2 && isSupportOnWheel(p, b);
    default:
      return isDone && fitsThrow(p, seat, a);
  }
}

function areThrown(p: ChroniclesPosition, stone: number, count: number, faces: number): boolean {
  if (stone < 0 || count < 1 || count > STONES || stone >= count) return false;
  if (stone === 0) return faces === 0;
  if (!areFaces(faces, stone)) return false;
  let thrown = 0;
  for (let effect = 0; effect < STONE_EFFECTS.length; effect++) thrown += shows(faces, effect);
  return thrown === stone && p.setup.stones.length > 0;
}

function isJourney(p: ChroniclesPosition, purpose: number): boolean {
  const world = p.places[p.active];
  if (purpose === WITH_WOLVES) return isAnyFight(p, world);
  return purpose === WITH_RATATOSK && canAct(p, world, versionOf(p));
}

function isPicking(p: ChroniclesPosition, count: number, from: number): boolean {
  if (count < 1 || count > 2 || from < 0 || from >= p.wheel.length) return false;
  return cardsOnWheel(p, from) > count;
}

function isSupportOnWheel(p: ChroniclesPosition, place: number): boolean {
  const card = place >= 0 && place < p.wheel.length ? p.wheel[place] : NO_CARD;
  return card !== NO_CARD && isSupportCard(p, card);
}

/** C-13.1: the questions of a saving throw come at their stage, and only where they matter. */
function fitsThrow(p: ChroniclesPosition, seat: Seat, a: number): boolean {
  const { frames, setup } = p;
  const below = frames.depth - 2;
  const stage = frames.argAt(below, STAGE);
  const risks = frames.argAt(below, RISKS);
  const isActive = seat === p.active;
  const isOpen = risks > 0;
  switch (frames.kind) {
    case PAY_HEROES:
      return isActive && stage === ASK_DICE && mostHeroes(p) > 0 && areNoDice(p);
    case ROLL_DICE:
      return (
        isActive &&
        stage === ASK_DICE + 1 &&
        isOpen &&
        p.dice[p.active] > 0 &&
        !isDenied(p, HRUNGNIR) &&
        areNoDice(p)
      );
    case ROLL_GOD:
      return seat === CHANCE && isOpen && !isDenied(p, UTGARDLOKI) && canRollGod(p, stage, a);
    case ROLL_VANIR: {
      const isAgain = stage === COUNT && hasArtifact(p, p.active, ANDVARINAUT);
      const isStage = stage === ROLL_ALL || isAgain;
      return seat === CHANCE && isOpen && isStage && frames.argAt(below, TO_ROLL) > 0;
    }
    case REROLL_GOD: {
      const shown = p.godDice[p.active];
      const isFailed = shown > 0 && !isGodSuccess(p, p.active, shown - 1);
      return (
        isActive && isOpen && stage === COUNT - 1 && isFailed && hasArtifact(p, p.active, DRAUPNIR)
      );
    }
    case REROLL_VANIR:
      return (
        isActive &&
        isOpen &&
        stage === COUNT &&
        a === frames.argAt(below, AT) &&
        a >= 0 &&
        a < SYMBOLS &&
        p.thrown[a] > 0 &&
        hasArtifact(p, p.active, ANDVARINAUT)
      );
    case BROTHER_ELF: {
      const isBrother = isSeat(p, seat) && isRelated(p, BROTHER, p.active, seat);
      const shown = isBrother ? p.godDice[seat] : 0;
      return (
        isOpen &&
        stage === ASK_BROTHERS &&
        shown > 0 &&
        p.elves[seat] > 0 &&
        !isGodSuccess(p, seat, shown - 1) &&
        frames.argAt(below, AT) === seat + 1
      );
    }
    case CONVERT:
      return (
        isActive && stage === ASK_FREYR && mostConverted(p) > 0 && frames.argAt(below, SPENT) === 0
      );
    case FREYR_ELVES:
      return isActive && stage === ASK_FREYR + 1 && mostFreyr(p) > 0;
    case LATE_HEROES:
      return (
        isActive &&
        stage === ASK_FREYR + 2 &&
        setup.isHard &&
        p.gods[p.active] === FREYIA &&
        mostHeroes(p) > 0
      );
    case KIN_LIVES:
      return (
        isActive &&
        isOpen &&
        stage === ASK_KIN_LIVES &&
        a >= setup.seats &&
        isFigure(p, a) &&
        isRelated(p, KIN, p.active, a) &&
        frames.argAt(below, AT) === a + 1
      );
    case LUCKY_ITEM:
      return (
        stage === ASK_LUCKY &&
        isLuckyAsked(p, seat, frames.argAt(below, AT) - 1) &&
        (frames.argAt(below, SPENT) > 0 || lostDice(p) > 0)
      );
    default:
      return false;
  }
}

/** Before the roll no die lies there. */
function areNoDice(p: ChroniclesPosition): boolean {
  const below = p.frames.depth - 2;
  const isNone = p.thrown.every((dice) => dice === 0) && p.godDice.every((face) => face === 0);
  return isNone && p.frames.argAt(below, TO_ROLL) === 0 && p.frames.argAt(below, SPENT) === 0;
}

/** The god rolls first, then his Brothers; his own die may be rolled again with Draupnir. */
function canRollGod(p: ChroniclesPosition, stage: number, figure: number): boolean {
  if (!isFigure(p, figure)) return false;
  if (figure !== p.active) {
    return (
      stage === ROLL_BROTHERS && p.godDice[figure] === 0 && isRelated(p, BROTHER, p.active, figure)
    );
  }
  if (stage === ROLL_BROTHERS) return p.godDice[figure] === 0;
  return stage === COUNT - 1 && p.godDice[figure] > 0;
}

function isLuckyAsked(p: ChroniclesPosition, seat: Seat, figure: number): boolean {
  if (!isFigure(p, figure)) return false;
  if (figure >= p.setup.seats) return seat === p.active && isRelated(p, LUCKY, p.active, figure);
  return seat === figure && isRelated(p, LUCKY, figure, p.active);
}
