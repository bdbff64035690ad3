import {
  CHANCE,
  type ChanceQuestionDef,
  type FrameArgs,
  hasBit,
  listRange,
  type Question,
  type QuestionDef,
} from '@nineworlds/engine';
import { JARNGREIPR, WEAPON_AGAINST } from '../data/artifacts.ts';
import { I_LOST, II_LOST, S_LOST, SYMBOLS } from '../data/edition.ts';
import { BROTHER, THOR, THOR_CANCELS } from '../data/gods.ts';
import { HRUNGNIR, SUTTUNG, UTGARDLOKI } from '../data/iotunns.ts';
import { MOST_RISKS } from '../data/sizes.ts';
import { MOST_BY_WEAPON, risksCancelled } from './artifacts.ts';
import type { Sink } from './events.ts';
import { isDenied } from './iotunns.ts';
import { chanceQuestion, continuation, question } from './question.ts';
import { isRelated } from './relations.ts';
import { PLAIN_SUCCESSES } from './setup.ts';
import { type ChroniclesPosition, godWord, isAskedOnMission, isOnMission } from './state.ts';

/**
 * The stages of a saving throw, in their order (C-13.1). `throw-stages.ts` plays them, called by `goOn` in
 * `turn.ts` whenever the throw lies open.
 */
export const ASK_KIN = 0;
export const ASK_HEROES = 1;
export const ASK_DICE = 2;
export const ROLL_OWN = 3;
export const ROLL_BROTHERS = 4;
export const ROLL_ALL = 5;
export const ASK_KIN_AGAIN = 6;
export const ASK_DRAUPNIR = 7;
export const ASK_ANDVARINAUT = 8;
export const COUNT = 9;
export const ASK_BROTHERS = 10;
export const ASK_ELVES = 11;
export const ASK_FREYR = 12;
export const ASK_LATE_HEROES = 13;
export const ASK_KIN_LIVES = 14;
export const LOSE_LIVES = 15;
export const SAVE = 16;
export const ASK_LUCKY = 17;
export const CLEAN_UP = 18;

/** Stages that ask more than once: they come to themselves again until there is nothing left to ask. */
const REPEATED =
  (1 << ROLL_BROTHERS) |
  (1 << ROLL_ALL) |
  (1 << COUNT) |
  (1 << ASK_BROTHERS) |
  (1 << ASK_KIN_LIVES) |
  (1 << ASK_LUCKY);

export function isRepeated(stage: number): boolean {
  return hasBit(REPEATED, stage);
}

/** Where a throw stands while a question of a stage is open: where it goes on when that is answered. */
function stageAfter(stage: number): number {
  return isRepeated(stage) ? stage : stage + 1;
}

/** C-13.1: a saving throw. It waits below its questions and goes on when they are answered. */
export const savingThrow = continuation({
  name: 'throw',
  args: (
    risks: number,
    stage: number,
    toRoll: number,
    spentElves: number,
    reached: number,
    weapon: number,
  ) => ({
    /** Risks that are still to be cancelled. */
    risks,
    /** Where the throw goes on. */
    stage,
    /** Vanir dice still to be rolled. */
    toRoll,
    /** Elves of the god that converted dice. */
    spentElves,
    /** Before Heroes are asked for: the Risks that a weapon has cancelled. */
    cancelledByWeapon: reached,
    /** While Andvarinaut is asked about: the symbol that it has come to. */
    symbol: reached,
    /** While Brothers, Kin or Lucky Companions are asked: the figure that comes next. */
    nextFigure: reached,
    /** The artifact that helps against the foe, counted from 1; 0 for none. */
    weapon,
  }),
  fits(p, { seat, risks, stage, toRoll, spentElves, nextFigure: reached, weapon }) {
    // Until the dice are counted a throw without Risks is over at once.
    const leastRisks = stage > COUNT ? 0 : 1;
    if (!isAskedOnMission(p, seat) || risks < leastRisks || risks > MOST_RISKS) return false;
    if (!isWeapon(weapon) || !isReached(p, stage, reached, weapon)) return false;
    if (!areVanirDiceOf(p, stage, toRoll) || !areGodDiceOf(p, stage)) return false;
    return areSpentElvesOf(p, stage, spentElves);
  },
});

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** C-12.1: whether this is an artifact against a foe, as a throw holds it, or none. */
function isWeapon(held: number): boolean {
  const artifact = artifactOf(held);
  return artifact === undefined || artifact === JARNGREIPR || WEAPON_AGAINST.includes(artifact);
}

/** Whether a throw that goes on at a stage can have reached this, in the meaning that it has there. */
function isReached(p: ChroniclesPosition, stage: number, reached: number, weapon: number): boolean {
  const { seats, figures } = p.setup;
  // C-14.1: what Kin gives can only make a weapon better. C-15.82: after it has helped it may be taken.
  const mayBeTaken = p.setup.kinAtAnyTime && weapon !== 0;
  const byWeapon = mayBeTaken ? MOST_BY_WEAPON : risksCancelled(p, p.active, artifactOf(weapon));
  if (stage <= ASK_HEROES) return isWithin(reached, 0, byWeapon);
  if (stage <= ASK_ANDVARINAUT) return reached === 0;
  if (stage <= COUNT) return isWithin(reached, 0, SYMBOLS);
  if (stage <= ASK_LATE_HEROES) return isWithin(reached, 0, seats);
  return isWithin(reached, stage <= ASK_KIN_LIVES ? seats : 0, figures);
}

/** C-13.1: whether Vanir dice can lie there, and be left to roll, where a throw goes on at a stage. */
function areVanirDiceOf(p: ChroniclesPosition, stage: number, toRoll: number): boolean {
  const rolled = p.thrown.reduce((total, shown) => total + shown, 0);
  if (stage < ROLL_ALL && rolled > 0) return false;
  const isRolling = stage === ROLL_BROTHERS || stage === ROLL_ALL || stage === COUNT;
  return (
    isWithin(toRoll, 0, isRolling ? mostVanirDice(p) - rolled : 0) && rolled <= mostVanirDice(p)
  );
}

/** C-13.1, C-8.2: how many Vanir dice the active god can roll: none where they are denied. */
export function mostVanirDice(p: ChroniclesPosition): number {
  return isDenied(p, HRUNGNIR) ? 0 : p.dice[p.active];
}

/** C-13.1: whether the god dice have been rolled that are rolled before a stage, and no others. */
function areGodDiceOf(p: ChroniclesPosition, stage: number): boolean {
  for (let figure = 0; figure < p.setup.figures; figure++) {
    const isRolled = p.godDice[figure] > 0;
    if (isRolled && (stage < ROLL_BROTHERS || !rollsGodDie(p, figure))) return false;
    if (!isRolled && stage > ROLL_BROTHERS && rollsGodDie(p, figure)) return false;
  }
  return true;
}

/** C-13.1, C-15.81, C-8.2: whether a figure rolls its god die: the active god and all Brothers-in-arms there. */
export function rollsGodDie(p: ChroniclesPosition, figure: number): boolean {
  if (isDenied(p, UTGARDLOKI)) return false;
  return figure === p.active || isRelated(p, BROTHER, p.active, figure);
}

/** C-13.1: whether so many Elves can have converted dice where a throw goes on at a stage. */
function areSpentElvesOf(p: ChroniclesPosition, stage: number, spent: number): boolean {
  const isSpending = stage > stageAfter(ASK_ELVES) && !isDenied(p, SUTTUNG);
  const held = p.elves.reduce((total, elves) => total + elves, 0);
  return isWithin(spent, 0, isSpending ? p.setup.sizes.troops - held : 0);
}

/** An artifact as a throw holds it: counted from 1, 0 for none. */
function heldFor(artifact: number | undefined): number {
  return artifact === undefined ? 0 : artifact + 1;
}

function artifactOf(held: number): number | undefined {
  return held === 0 ? undefined : held - 1;
}

/** C-12.1: the artifact that helps against the foe of the open throw, if there is one. */
export function weaponOf(p: ChroniclesPosition): number | undefined {
  return artifactOf(throwOf(p).weapon);
}

/** C-13.1: a god takes Risks, some of which are cancelled beforehand; an artifact may help. */
export function takeRisks(
  p: ChroniclesPosition,
  risks: number,
  cancelled: number,
  weapon: number | undefined,
  sink: Sink,
): void {
  const byWeapon = risksCancelled(p, p.active, weapon);
  const left = Math.max(0, risks - cancelled - byWeapon);
  sink?.tell('risksTaken', { god: godWord(p, p.active), risks, left });
  // C-17.7: there is no throw if nothing is left to cancel.
  if (left > 0) savingThrow.ask(p, p.active, left, ASK_KIN, 0, 0, byWeapon, heldFor(weapon));
}

/** Whether a saving throw is open. It lies on top or right below its question. */
export function isThrowing(p: ChroniclesPosition): boolean {
  const { depth } = p.frames;
  return savingThrow.isOpen(p) || (depth > 1 && savingThrow.isAt(p, depth - 2));
}

function depthOfThrow(p: ChroniclesPosition): number {
  return p.frames.depth - (savingThrow.isOpen(p) ? 1 : 2);
}

/** The open saving throw. */
export function throwOf(p: ChroniclesPosition) {
  return savingThrow.at(p, depthOfThrow(p));
}

/** The same, to be changed. */
export function changeThrow(p: ChroniclesPosition) {
  return savingThrow.edit(p, depthOfThrow(p));
}

/** Whether the open throw stands where a stage leaves it that has asked a question. */
export function isAtStage(p: ChroniclesPosition, stage: number): boolean {
  return throwOf(p).stage === stageAfter(stage);
}

/** Questions that are asked in saving throws only. */
const throwQuestions: Question<ChroniclesPosition>[] = [];

/** Whether the innermost open question is one of those that are asked in saving throws only. */
export function isThrowQuestion(p: ChroniclesPosition): boolean {
  return throwQuestions.some((asked) => asked.isOpen(p));
}

/** What a question of a saving throw says besides. */
interface InThrow<F> {
  /** The stages that ask it. */
  readonly stages: readonly number[];
  /** Whether it can be open in a throw that stands at one of its stages. */
  readonly fits: (p: ChroniclesPosition, args: FrameArgs<F>) => boolean;
}

type Slots = readonly (number | undefined)[];

/** Makes a question of a saving throw: it is open only above one, on a mission, at one of its stages. */
export function throwQuestion<const N extends string, A extends Slots = [], F = object>(
  def: QuestionDef<ChroniclesPosition, Sink, N, A, F> & InThrow<F>,
): Question<ChroniclesPosition, N, A, F> {
  return markedAsThrow(question({ ...def, fits: inThrow(def) }));
}

/** The same for a die: chance is asked. */
export function throwChanceQuestion<const N extends string, A extends Slots = [], F = object>(
  def: ChanceQuestionDef<ChroniclesPosition, Sink, N, A, F> & InThrow<F>,
): Question<ChroniclesPosition, N, A, F> {
  const fits = inThrow(def);
  return markedAsThrow(
    chanceQuestion({ ...def, fits: (p, args) => args.seat === CHANCE && fits(p, args) }),
  );
}

function inThrow<F>({ stages, fits }: InThrow<F>): InThrow<F>['fits'] {
  return (p, args) => {
    const isTime = isOnMission(p) && isThrowing(p);
    return isTime && stages.some((stage) => isAtStage(p, stage)) && fits(p, args);
  };
}

function markedAsThrow<Q extends Question<ChroniclesPosition>>(asked: Q): Q {
  throwQuestions.push(asked);
  return asked;
}

/** The answers to a question of yes or no. */
export const NO = 0;
export const YES = 1;

/** Makes a question of a saving throw that is answered by yes or no. */
export function yesOrNo<const N extends string>(
  def: Pick<
    QuestionDef<ChroniclesPosition, Sink, N, [], object> & InThrow<object>,
    'name' | 'verb' | 'stages' | 'fits' | 'apply'
  >,
): Question<ChroniclesPosition, N, [], object> {
  return throwQuestion({
    ...def,
    moves: YES + 1,
    legal: (_p, out) => listRange(out, NO, YES),
    refuse: () => undefined,
    words: (_p, answer) => (answer === YES ? 'yes' : 'no'),
  });
}

/** The Risks that are still to be cancelled. */
export function risksLeft(p: ChroniclesPosition): number {
  return throwOf(p).risks;
}

/** C-13.1, C-17.20: what cancels more Risks than there are is wasted. */
export function cancelRisks(p: ChroniclesPosition, count: number): void {
  const open = changeThrow(p);
  open.risks = Math.max(0, open.risks - count);
}

/** C-13.2, C-15.68: whether what a god die shows is a success for a figure's god. Support gods have no sheet. */
export function isGodSuccess(p: ChroniclesPosition, figure: number, symbol: number): boolean {
  const { seats, godSuccesses } = p.setup;
  return hasBit(figure < seats ? godSuccesses[p.gods[figure]] : PLAIN_SUCCESSES, symbol);
}

/** C-13.1: whether the god die of a figure has been rolled, and failed. */
export function isGodDieFailed(p: ChroniclesPosition, figure: number): boolean {
  const shown = p.godDice[figure];
  return shown > 0 && !isGodSuccess(p, figure, shown - 1);
}

/** C-14: Risks that a success of the active god's die cancels. */
export function cancelledByGodDie(p: ChroniclesPosition): number {
  return p.setup.isHard && p.gods[p.active] === THOR ? THOR_CANCELS : 1;
}

/** C-13.2, C-15.68: whether what a Vanir die shows is a success for a seat's god. */
export function isVanirSuccess(p: ChroniclesPosition, seat: number, symbol: number): boolean {
  return hasBit(p.setup.vanirSuccesses[p.gods[seat]], symbol);
}

/** C-13.2, C-13.5: whether a Vanir die that shows this is lost, a success or not. */
export function isLost(symbol: number): boolean {
  return symbol === S_LOST || symbol === I_LOST || symbol === II_LOST;
}

/** How many Vanir dice show that they are lost. */
export function lostDice(p: ChroniclesPosition): number {
  return p.thrown[S_LOST] + p.thrown[I_LOST] + p.thrown[II_LOST];
}

/** What one of the lost dice shows; which one makes no difference. */
export function lostSymbol(p: ChroniclesPosition): number {
  return p.thrown[S_LOST] > 0 ? S_LOST : p.thrown[I_LOST] > 0 ? I_LOST : II_LOST;
}

/** C-13.2: the same symbol without the loss of the die. */
export function plainOf(lost: number): number {
  return lost - 1;
}

/** One of the lost dice is not lost. */
export function keepLostDie(p: ChroniclesPosition): void {
  p.thrown[lostSymbol(p)]--;
}

/** How many of the dice that were rolled lie there, lost or not. */
export function rolledDice(p: ChroniclesPosition): number {
  let dice = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) dice += p.thrown[symbol];
  return dice;
}
