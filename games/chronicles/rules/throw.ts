import { CHANCE, type EventSink } from '@nineworlds/engine';
import { ANDVARINAUT, BRISINGAMEN, DRAUPNIR, SVALINN } from '../data/artifacts.ts';
import { BLANK, I, I_LOST, II_LOST, S, S_LOST, SYMBOL_WORDS, SYMBOLS } from '../data/edition.ts';
import {
  BROTHER,
  ELVES_PER_RISK,
  FREYIA,
  FREYR,
  FRIGG,
  GOD_WORDS,
  HEIMDALL,
  KIN,
  LUCKY,
  THOR,
  THOR_CANCELS,
  TYR,
} from '../data/gods.ts';
import { HRUNGNIR, SKYRMIR, SUTTUNG, UTGARDLOKI } from '../data/iotunns.ts';
import { hasArtifact, risksCancelled } from './artifacts.ts';
import { isDenied } from './iotunns.ts';
import {
  BROTHER_ELF,
  CONVERT,
  ENDED,
  FREYR_ELVES,
  KEEP_DIE,
  KEEP_ELF,
  KIN_LIVES,
  LATE_HEROES,
  LUCKY_ITEM,
  PAY_HEROES,
  REROLL_GOD,
  REROLL_VANIR,
  ROLL_DICE,
  ROLL_GOD,
  ROLL_VANIR,
  THROW,
  YES,
} from './kinds.ts';
import { loseLives } from './outcome.ts';
import { askKin, isRelated } from './relations.ts';
import type { ChroniclesPosition } from './state.ts';

type Sink = EventSink | undefined;

/** The arguments of a `THROW` frame. */
export const RISKS = 0;
export const STAGE = 1;
/** Vanir dice still to be rolled. */
export const TO_ROLL = 2;
/** Elves of the god that converted dice. */
export const SPENT = 3;
/** The figure, or the symbol, that a stage has come to; first the Risks that a weapon has cancelled. */
export const AT = 4;
/** The artifact that helps against the foe, counted from 1; 0 for none. */
export const WEAPON = 5;

/** The stages of a saving throw, in their order (C-13.1). */
export const ASK_KIN = 0;
const ASK_HEROES = 1;
export const ASK_DICE = 2;
export const ROLL_OWN = 3;
export const ROLL_BROTHERS = 4;
export const ROLL_ALL = 5;
export const ASK_KIN_AGAIN = 6;
const ASK_DRAUPNIR = 7;
const ASK_ANDVARINAUT = 8;
export const COUNT = 9;
export const ASK_BROTHERS = 10;
const ASK_ELVES = 11;
export const ASK_FREYR = 12;
const ASK_LATE_HEROES = 13;
export const ASK_KIN_LIVES = 14;
const LOSE_LIVES = 15;
const SAVE = 16;
export const ASK_LUCKY = 17;
const CLEAN_UP = 18;

/** No artifact helps. */
export const NO_WEAPON = -1;

/** C-13.1: a god takes Risks, some of which are cancelled beforehand. */
export function takeRisks(
  p: ChroniclesPosition,
  risks: number,
  cancelled: number,
  weapon: number,
  sink: Sink,
): void {
  const byWeapon = risksCancelled(p, p.active, weapon);
  const left = Math.max(0, risks - cancelled - byWeapon);
  sink?.tell('risksTaken', { god: GOD_WORDS[p.gods[p.active]], risks, left });
  // C-17.7: there is no throw if nothing is left to cancel.
  if (left > 0) p.frames.push(THROW, p.active, left, ASK_KIN, 0, 0, byWeapon, weapon + 1);
}

/** The depth of the open saving throw: it lies below its questions. */
function at(p: ChroniclesPosition): number {
  let depth = p.frames.depth - 1;
  while (depth >= 0 && p.frames.kindAt(depth) !== THROW) depth--;
  return depth;
}

function get(p: ChroniclesPosition, arg: number): number {
  return p.frames.argAt(at(p), arg);
}

function set(p: ChroniclesPosition, arg: number, value: number): void {
  p.frames.setArgAt(at(p), arg, value);
}

/** The Risks that are still to be cancelled. */
export function risksLeft(p: ChroniclesPosition): number {
  return get(p, RISKS);
}

/** C-13.1, C-17.20: what cancels more Risks than there are is wasted. */
function cancel(p: ChroniclesPosition, count: number): void {
  set(p, RISKS, Math.max(0, risksLeft(p) - count));
}

/** C-13.2, C-14: whether what a god die shows is a success for a figure's god. */
export function isGodSuccess(p: ChroniclesPosition, figure: number, symbol: number): boolean {
  if (symbol === S || symbol === S_LOST) return true;
  if (!p.setup.isHard || figure >= p.setup.seats) return false;
  const god = p.gods[figure];
  if (symbol === I || symbol === I_LOST) return god === HEIMDALL || god === TYR;
  if (symbol === BLANK) return god === TYR && p.setup.tyrNeverFails;
  return god === TYR;
}

/** C-13.2, C-14: whether what a Vanir die shows is a success for a seat's god. */
export function isVanirSuccess(p: ChroniclesPosition, seat: number, symbol: number): boolean {
  if (symbol === S || symbol === S_LOST) return true;
  if (!p.setup.isHard || (symbol !== I && symbol !== I_LOST)) return false;
  return p.gods[seat] === FRIGG || p.gods[seat] === HEIMDALL;
}

/** C-13.2, C-13.5: whether a Vanir die that shows this is lost, a success or not. */
export function isLost(symbol: number): boolean {
  return symbol === S_LOST || symbol === I_LOST || symbol === II_LOST;
}

/** C-13.1: goes on with the open saving throw until somebody is asked or it is over. */
export function goOnThrowing(p: ChroniclesPosition, sink: Sink): void {
  const depth = p.frames.depth;
  while (p.frames.depth === depth && p.step !== ENDED) {
    const stage = p.frames.arg(STAGE);
    p.frames.setArg(STAGE, stage + 1);
    play(p, stage, sink);
  }
}

/** One stage; those that have more to do come to themselves again. */
function play(p: ChroniclesPosition, stage: number, sink: Sink): void {
  const seat = p.active;
  const { frames } = p;
  const risks = frames.arg(RISKS);
  switch (stage) {
    case ASK_KIN:
      askKin(p);
      break;
    case ASK_HEROES:
      countFetchedWeapon(p);
      if (mostHeroes(p) > 0) frames.push(PAY_HEROES, seat);
      break;
    case ASK_DICE:
      if (risks === 0) frames.setArg(STAGE, CLEAN_UP);
      else if (p.dice[seat] > 0 && !isDenied(p, HRUNGNIR)) frames.push(ROLL_DICE, seat);
      break;
    case ROLL_OWN:
      if (!isDenied(p, UTGARDLOKI)) frames.push(ROLL_GOD, CHANCE, seat);
      break;
    case ROLL_BROTHERS:
      rollNextBrother(p);
      break;
    case ROLL_ALL:
      if (frames.arg(TO_ROLL) > 0) {
        frames.setArg(STAGE, ROLL_ALL);
        frames.push(ROLL_VANIR, CHANCE);
      }
      break;
    case ASK_KIN_AGAIN:
      askKin(p);
      break;
    case ASK_DRAUPNIR:
      askDraupnir(p);
      break;
    case ASK_ANDVARINAUT:
      frames.setArg(AT, 0);
      if (hasArtifact(p, seat, ANDVARINAUT)) askAndvarinaut(p);
      break;
    case COUNT:
      // What Andvarinaut sent back to be rolled again comes first.
      if (frames.arg(TO_ROLL) > 0) {
        frames.setArg(STAGE, COUNT);
        frames.push(ROLL_VANIR, CHANCE);
        break;
      }
      countSuccesses(p, sink);
      frames.setArg(AT, 0);
      break;
    case ASK_BROTHERS:
      askNextBrother(p);
      break;
    case ASK_ELVES:
      if (mostConverted(p) > 0) frames.push(CONVERT, seat);
      break;
    case ASK_FREYR:
      if (mostFreyr(p) > 0) frames.push(FREYR_ELVES, seat);
      break;
    case ASK_LATE_HEROES:
      if (p.setup.isHard && p.gods[seat] === FREYIA && mostHeroes(p) > 0) {
        frames.push(LATE_HEROES, seat);
      }
      frames.setArgAt(at(p), AT, p.setup.seats);
      break;
    case ASK_KIN_LIVES:
      askKinLives(p);
      break;
    case LOSE_LIVES:
      loseLives(p, seat, risks, sink);
      break;
    case SAVE:
      saveByArtifacts(p, sink);
      frames.setArg(AT, 0);
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
  const { frames } = p;
  const byWeapon = risksCancelled(p, p.active, frames.arg(WEAPON) - 1);
  cancel(p, Math.max(0, byWeapon - frames.arg(AT)));
  frames.setArg(AT, 0);
}

/** C-13.1: how many Heroes can still be of use. */
export function mostHeroes(p: ChroniclesPosition): number {
  return isDenied(p, SKYRMIR) ? 0 : Math.min(p.valhalla, risksLeft(p));
}

/** C-13.1: Heroes go back to Midgard's reserve, each for a Risk. */
export function payHeroes(p: ChroniclesPosition, count: number, sink: Sink): void {
  p.valhalla -= count;
  cancel(p, count);
  if (count > 0) sink?.tell('heroesSpent', { count });
}

/** C-13.1: so many Vanir dice will be rolled. */
export function rollDice(p: ChroniclesPosition, count: number): void {
  set(p, TO_ROLL, count);
}

/** C-13.1: a god die shows this. */
export function godDieRolled(
  p: ChroniclesPosition,
  figure: number,
  symbol: number,
  sink: Sink,
): void {
  p.godDice[figure] = symbol + 1;
  sink?.tell('godDieRolled', { god: GOD_WORDS[p.gods[figure]], symbol: SYMBOL_WORDS[symbol] });
}

/** C-13.1: a Vanir die shows this. */
export function vanirDieRolled(p: ChroniclesPosition, symbol: number, sink: Sink): void {
  p.thrown[symbol]++;
  set(p, TO_ROLL, get(p, TO_ROLL) - 1);
  const god = GOD_WORDS[p.gods[p.active]];
  sink?.tell('vanirDieRolled', { god, symbol: SYMBOL_WORDS[symbol] });
}

/** C-14.1: the Brothers-in-arms in the god's world roll their god dice, one after the other. */
function rollNextBrother(p: ChroniclesPosition): void {
  if (isDenied(p, UTGARDLOKI)) return;
  for (let figure = 0; figure < p.setup.figures; figure++) {
    if (p.godDice[figure] !== 0 || !isRelated(p, BROTHER, p.active, figure)) continue;
    p.frames.setArg(STAGE, ROLL_BROTHERS);
    p.frames.push(ROLL_GOD, CHANCE, figure);
    return;
  }
}

/** C-12.1: a failed god die can be rolled again, once. */
function askDraupnir(p: ChroniclesPosition): void {
  const seat = p.active;
  const shown = p.godDice[seat];
  if (shown === 0 || isGodSuccess(p, seat, shown - 1)) return;
  if (!hasArtifact(p, seat, DRAUPNIR)) return;
  // With Andvarinaut dice that succeed now may be rolled again.
  if (successes(p) < risksLeft(p) || hasArtifact(p, seat, ANDVARINAUT)) {
    p.frames.push(REROLL_GOD, seat);
  }
}

/** C-12.1 */
export function rerollGod(p: ChroniclesPosition, answer: number): void {
  if (answer === YES) p.frames.push(ROLL_GOD, CHANCE, p.active);
}

/** C-12.1: how many dice of each symbol are rolled again, symbol by symbol. */
function askAndvarinaut(p: ChroniclesPosition): void {
  const depth = at(p);
  // Where no Risk is left, only dice that would be lost are worth another roll.
  const isDone = successes(p) >= risksLeft(p);
  for (let symbol = p.frames.argAt(depth, AT); symbol < SYMBOLS; symbol++) {
    if (p.thrown[symbol] === 0 || (isDone && !isLost(symbol))) continue;
    p.frames.setArgAt(depth, AT, symbol);
    p.frames.push(REROLL_VANIR, p.active, symbol);
    return;
  }
}

/** C-12.1: so many dice of a symbol will be rolled again; they are put aside until all are chosen. */
export function rerollVanir(p: ChroniclesPosition, symbol: number, count: number): void {
  p.thrown[symbol] -= count;
  set(p, TO_ROLL, get(p, TO_ROLL) + count);
  set(p, AT, symbol + 1);
  askAndvarinaut(p);
}

/** C-13.1: how many Risks the dice cancel as they lie: Thor's god die two, all others one. */
function successes(p: ChroniclesPosition): number {
  const seat = p.active;
  let cancelled = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    if (isVanirSuccess(p, seat, symbol)) cancelled += p.thrown[symbol];
  }
  const own = p.godDice[seat];
  if (own > 0 && isGodSuccess(p, seat, own - 1)) cancelled += cancelledByGodDie(p);
  for (let figure = 0; figure < p.setup.figures; figure++) {
    const shown = p.godDice[figure];
    // C-14.1: a Brother cancels one Risk, even Thor.
    if (figure !== seat && shown > 0 && isGodSuccess(p, figure, shown - 1)) cancelled++;
  }
  return cancelled;
}

/** C-13.1: every success cancels a Risk. */
function countSuccesses(p: ChroniclesPosition, sink: Sink): void {
  const count = successes(p);
  cancel(p, count);
  sink?.tell('risksCancelled', { count, left: risksLeft(p) });
}

/** C-14: Risks that a success of the active god's die cancels. */
function cancelledByGodDie(p: ChroniclesPosition): number {
  return p.setup.isHard && p.gods[p.active] === THOR ? THOR_CANCELS : 1;
}

/** C-14.1: a Brother who failed may spend an Elf of his own on his die. */
function askNextBrother(p: ChroniclesPosition): void {
  const { frames, setup } = p;
  if (isDenied(p, SUTTUNG) || risksLeft(p) === 0) return;
  for (let figure = frames.arg(AT); figure < setup.seats; figure++) {
    const shown = p.godDice[figure];
    if (figure === p.active || shown === 0 || p.elves[figure] === 0) continue;
    if (isGodSuccess(p, figure, shown - 1)) continue;
    frames.setArg(AT, figure + 1);
    frames.setArg(STAGE, ASK_BROTHERS);
    frames.push(BROTHER_ELF, figure);
    return;
  }
}

/** C-14.1 */
export function spendBrotherElf(
  p: ChroniclesPosition,
  figure: number,
  answer: number,
  sink: Sink,
): void {
  if (answer !== YES) return;
  p.elves[figure]--;
  cancel(p, 1);
  sink?.tell('elvesSpent', { god: GOD_WORDS[p.gods[figure]], count: 1 });
}

/** Whether the active god's own die was rolled and failed. */
function isGodDieFailed(p: ChroniclesPosition): boolean {
  const shown = p.godDice[p.active];
  return shown > 0 && !isGodSuccess(p, p.active, shown - 1);
}

/** C-13.1: how many Elves can turn a failed die into a success, as long as Risks are left. */
export function mostConverted(p: ChroniclesPosition): number {
  const seat = p.active;
  const risks = risksLeft(p);
  if (risks === 0 || isDenied(p, SUTTUNG)) return 0;
  let failed = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    if (!isVanirSuccess(p, seat, symbol)) failed += p.thrown[symbol];
  }
  if (!isGodDieFailed(p)) return Math.min(p.elves[seat], failed, risks);
  // C-14: Thor's god die counts double, so that it is turned first.
  const needed = Math.max(1, risks - cancelledByGodDie(p) + 1);
  return Math.min(p.elves[seat], failed + 1, needed);
}

/** C-13.1: so many Elves turn failed dice into successes, the god die first. */
export function convertDice(p: ChroniclesPosition, count: number, sink: Sink): void {
  if (count === 0) return;
  const first = isGodDieFailed(p) ? cancelledByGodDie(p) : 1;
  p.elves[p.active] -= count;
  set(p, SPENT, count);
  cancel(p, first + count - 1);
  sink?.tell('elvesSpent', { god: GOD_WORDS[p.gods[p.active]], count });
}

/** C-14: how many Risks Freyr can cancel with pairs of Elves, whatever the dice show. */
export function mostFreyr(p: ChroniclesPosition): number {
  if (!p.setup.isHard || p.gods[p.active] !== FREYR) return 0;
  return Math.min(risksLeft(p), Math.floor(p.elves[p.active] / ELVES_PER_RISK));
}

/** C-14 */
export function spendFreyrElves(p: ChroniclesPosition, risks: number, sink: Sink): void {
  if (risks === 0) return;
  p.elves[p.active] -= risks * ELVES_PER_RISK;
  cancel(p, risks);
  sink?.tell('elvesSpent', { god: GOD_WORDS[p.gods[p.active]], count: risks * ELVES_PER_RISK });
}

/** C-14.1: a Support god that is Kin may lose life points in the god's place. */
function askKinLives(p: ChroniclesPosition): void {
  const { frames, setup } = p;
  if (risksLeft(p) === 0) return;
  for (let figure = frames.arg(AT); figure < setup.figures; figure++) {
    if (!isRelated(p, KIN, p.active, figure)) continue;
    frames.setArg(AT, figure + 1);
    frames.setArg(STAGE, ASK_KIN_LIVES);
    frames.push(KIN_LIVES, p.active, figure);
    return;
  }
}

/** C-14.1: the Support god loses so many; at none the game is lost. */
export function spendKinLives(
  p: ChroniclesPosition,
  figure: number,
  count: number,
  sink: Sink,
): void {
  cancel(p, count);
  if (count > 0) loseLives(p, figure, count, sink);
}

/** How many Vanir dice show that they are lost. */
export function lostDice(p: ChroniclesPosition): number {
  return p.thrown[S_LOST] + p.thrown[I_LOST] + p.thrown[II_LOST];
}

/** C-13.1, C-12.1, C-16.3: Brisingamen keeps any lost die, Svalinn an Elf that converted one. */
function saveByArtifacts(p: ChroniclesPosition, sink: Sink): void {
  const seat = p.active;
  const god = GOD_WORDS[p.gods[seat]];
  if (lostDice(p) > 0 && hasArtifact(p, seat, BRISINGAMEN)) {
    forgetLostDie(p);
    sink?.tell('dieKept', { god });
  }
  if (p.frames.arg(SPENT) > 0 && hasArtifact(p, seat, SVALINN)) {
    p.frames.setArg(SPENT, p.frames.arg(SPENT) - 1);
    p.elves[seat]++;
    sink?.tell('elfKept', { god });
  }
}

/** One of the lost dice is not lost; which one makes no difference. */
function forgetLostDie(p: ChroniclesPosition): void {
  const symbol = p.thrown[S_LOST] > 0 ? S_LOST : p.thrown[I_LOST] > 0 ? I_LOST : II_LOST;
  p.thrown[symbol]--;
}

/** C-14.1: Lucky Companions may keep what would be lost, each one thing. */
function askLucky(p: ChroniclesPosition): void {
  const { frames, setup } = p;
  if (frames.arg(SPENT) === 0 && lostDice(p) === 0) return;
  for (let figure = frames.arg(AT); figure < setup.figures; figure++) {
    // With a Support god it is the thrower who is lucky.
    const isSupport = figure >= setup.seats;
    const isLucky = isSupport
      ? isRelated(p, LUCKY, p.active, figure)
      : isRelated(p, LUCKY, figure, p.active);
    if (!isLucky) continue;
    frames.setArg(AT, figure + 1);
    frames.setArg(STAGE, ASK_LUCKY);
    frames.push(LUCKY_ITEM, isSupport ? p.active : figure);
    return;
  }
}

/** C-14.1, C-16.7: whether an Elf or a die that would be lost is there to be kept. */
export function canKeep(p: ChroniclesPosition, item: number): boolean {
  if (item === KEEP_ELF) return get(p, SPENT) > 0;
  return item !== KEEP_DIE || lostDice(p) > 0;
}

/** C-14.1: a seat keeps an Elf or a die that would be lost. */
export function keepItem(p: ChroniclesPosition, seat: number, item: number, sink: Sink): void {
  const god = GOD_WORDS[p.gods[seat]];
  if (item === KEEP_ELF) {
    set(p, SPENT, get(p, SPENT) - 1);
    p.elves[seat]++;
    sink?.tell('elfKept', { god });
  } else if (item === KEEP_DIE) {
    forgetLostDie(p);
    p.dice[p.active]--;
    p.dice[seat]++;
    sink?.tell('dieKept', { god });
  }
}

/** C-13.1: lost dice go back to Vanaheim; the god die is always kept. */
function cleanUp(p: ChroniclesPosition, sink: Sink): void {
  const lost = lostDice(p);
  p.dice[p.active] -= lost;
  if (lost > 0) sink?.tell('diceLost', { god: GOD_WORDS[p.gods[p.active]], count: lost });
  p.thrown.fill(0);
  p.godDice.fill(0);
  p.frames.pop();
}
