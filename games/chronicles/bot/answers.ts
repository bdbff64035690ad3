import { type Move, type MoveBuffer, NO_CARD } from '@nineworlds/engine';
import { SYMBOLS } from '../data/edition.ts';
import { THOR, THOR_CANCELS } from '../data/gods.ts';
import { WORLDS } from '../data/worlds.ts';
import { stackCard } from '../rules/creatures.ts';
import { deckSize, enemyOf } from '../rules/decks.ts';
import {
  ACT_IN,
  BROTHER_ELF,
  CHOOSE_CREATURE,
  CONVERT,
  DEFEAT_IOTUNN,
  ESCORT,
  FREYR_ELVES,
  GIVE_CARD,
  GIVE_LIFE,
  GO,
  HEAL_WORLD,
  JOURNEY,
  KEEP_ELF,
  KIN_LIVES,
  KIN_TAKE,
  LATE_HEROES,
  LUCKY_ITEM,
  MISSION,
  MOST_LIVES,
  MOVE,
  MOVE_FIGURE,
  MOVE_TO,
  ORDER_NEXT,
  ORDER_SEATS,
  PAY_HEROES,
  REROLL_GOD,
  REROLL_VANIR,
  RIDE,
  ROLL_DICE,
  SHARE_ARTIFACT,
  SHARE_DICE,
  SHARE_ELVES,
  SHARE_LIVES,
  STACK_CARD,
  STONE_STOP,
  TAKE_ARTIFACT,
  TAKE_CARD,
  TAKE_TROOPS,
  TURN_TREE,
  USE_STONE,
  YES,
} from '../rules/kinds.ts';
import { type ChroniclesPosition, FIRST_HOLDER, SLOT } from '../rules/state.ts';
import { isGodSuccess, isLost, isVanirSuccess, risksLeft } from '../rules/throw.ts';
import { turnTree } from '../rules/tree.ts';
import { TurnOrder } from './order.ts';
import { Plan } from './plan.ts';
import { evenShare, gainOfGift, livesToHold } from './sharing.ts';
import type { Weights } from './weights.ts';
import { Worth } from './worth.ts';

/** A figure stays where it is unless another world is better by more than this. */
const STAYING = 0.01;

/** Answers every question by what things are worth. */
export class Answers {
  readonly #worth: Worth;
  readonly #plan: Plan;
  readonly #order: TurnOrder;

  constructor(weights: Weights) {
    this.#worth = new Worth(weights);
    this.#plan = new Plan(this.#worth);
    this.#order = new TurnOrder(this.#worth);
  }

  /** The answer to the open question, of which the first `n` moves are legal. */
  to(p: ChroniclesPosition, moves: MoveBuffer, n: number): Move {
    const { frames } = p;
    const { throws } = this.#plan;
    const a = frames.arg(0);
    const most = moves[n - 1];
    switch (frames.kind) {
      case PAY_HEROES:
        return throws.heroesFor(p, risksLeft(p));
      case ROLL_DICE:
        return throws.diceFor(p, risksLeft(p));
      case REROLL_GOD:
        return YES;
      case REROLL_VANIR:
        return diceToReroll(p, a);
      case CONVERT:
        return throws.elvesFor(p, risksLeft(p), most, cancelledByFirstElf(p));
      case FREYR_ELVES:
        return throws.pairsFor(p, risksLeft(p), most);
      case LATE_HEROES:
        return throws.lateHeroesFor(p, risksLeft(p), most);
      case SHARE_LIVES:
        return livesToHold(p, a);
      case SHARE_ELVES:
        return evenShare(p, p.elves, a);
      case SHARE_DICE:
        return evenShare(p, p.dice, a);
      case ORDER_SEATS:
      case ORDER_NEXT:
        return this.#order.next(p, a);
      default:
        return this.#planned(p, moves, n);
    }
  }

  /** The answer to a question for which it matters what is to come. */
  #planned(p: ChroniclesPosition, moves: MoveBuffer, n: number): Move {
    this.#plan.lookAt(p);
    return p.frames.kind === MOVE ? this.#plan.move(p) : this.#best(p, moves, n);
  }

  /** The answer that is worth most. */
  #best(p: ChroniclesPosition, moves: MoveBuffer, n: number): Move {
    let best = Number.NEGATIVE_INFINITY;
    let chosen = moves[0];
    for (let i = 0; i < n; i++) {
      const worth = this.#worthOf(p, moves[i]);
      if (worth <= best) continue;
      best = worth;
      chosen = moves[i];
    }
    return chosen;
  }

  #worthOf(p: ChroniclesPosition, move: Move): number {
    const plan = this.#plan;
    const { creatures } = plan;
    const { frames } = p;
    const a = frames.arg(0);
    switch (frames.kind) {
      case ESCORT:
        return this.#worthOfEscort(p, a, move);
      case MISSION:
        return plan.worthOfMission(p, move);
      case JOURNEY:
        return plan.worthOfJourneyEnd(p, move);
      case GO:
        return plan.worthOfJourney(p, a, move);
      case HEAL_WORLD:
        return plan.worthOfHealing(p, move, a);
      case TAKE_ARTIFACT:
        return this.#worth.ofArtifact(p, p.active, move);
      case CHOOSE_CREATURE:
        return creatures.gainOf(p, move);
      case USE_STONE:
        return move === STONE_STOP ? 0 : creatures.ofStone(p, move);
      case MOVE_FIGURE:
        return this.#worthOfBestPlace(p, move);
      case MOVE_TO:
      case RIDE:
        return this.#worthOfPlace(p, a, move);
      case ACT_IN:
        return plan.worthOfActing(p, move);
      case TURN_TREE:
        return this.#worthOfTurning(p, move);
      case DEFEAT_IOTUNN:
        return creatures.worthOfDefeat(p, move);
      case GIVE_LIFE:
        // The weakest player first, Support gods last.
        return -p.lives[move] - (move < p.setup.seats ? 0 : MOST_LIVES);
      case SHARE_ARTIFACT:
        // An artifact stays where it is.
        return p.artifacts[a] === FIRST_HOLDER + move ? 1 : 0;
      case STACK_CARD:
        return this.#worthOfStacking(p, move);
      case TAKE_CARD:
        return this.#worthOfTaking(p, move);
      case GIVE_CARD:
        // C-12.2: decks of the same size are foreseen best.
        return -deckSize(p, move);
      case KIN_TAKE:
        return gainOfGift(this.#worth, p, move);
      case KIN_LIVES:
        // C-14.1: all that the Support god can bear.
        return p.lives[a] - move > 0 ? move : -move;
      case LUCKY_ITEM:
        // Half of the dice are lost when they are used, elves always help.
        return move === KEEP_ELF ? Number.POSITIVE_INFINITY : move;
      case TAKE_TROOPS:
      case BROTHER_ELF:
        // As many as there are; yes.
        return move;
      default:
        return 0;
    }
  }

  /** C-6.2: a Support god goes where it helps the turn that follows most. */
  #worthOfEscort(p: ChroniclesPosition, figure: number, world: number): number {
    const then = this.#plan.tryOut(p);
    then.places[figure] = world;
    const worth = this.#plan.worthOfTurn(then);
    this.#plan.done();
    return worth;
  }

  #worthOfPlace(p: ChroniclesPosition, figure: number, world: number): number {
    const then = this.#plan.tryOut(p);
    then.places[figure] = world;
    const worth = this.#worth.of(then);
    this.#plan.done();
    return world === p.places[figure] ? worth + STAYING : worth;
  }

  #worthOfBestPlace(p: ChroniclesPosition, figure: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let world = 0; world < WORLDS; world++) {
      best = Math.max(best, this.#worthOfPlace(p, figure, world));
    }
    return best;
  }

  #worthOfTurning(p: ChroniclesPosition, steps: number): number {
    const then = this.#plan.tryOut(p);
    turnTree(then, steps, undefined);
    const worth = this.#worth.of(then);
    this.#plan.done();
    return worth;
  }

  /** C-12.2: Skuld: with this card on top of the deck. */
  #worthOfStacking(p: ChroniclesPosition, card: number): number {
    const then = this.#plan.tryOut(p);
    stackCard(then, p.frames.seat, card, undefined);
    this.#worth.lookAt(then);
    const worth = this.#worth.of(then);
    this.#plan.done();
    return worth;
  }

  /** C-12.2: Urd: without a card on the wheel. */
  #worthOfTaking(p: ChroniclesPosition, place: number): number {
    const then = this.#plan.tryOut(p);
    const slot = enemyOf(p.wheel[place]) * SLOT;
    if (place === slot) then.wheel[slot] = then.wheel[slot + 1];
    then.wheel[slot + 1] = NO_CARD;
    this.#worth.lookAt(then);
    const worth = this.#worth.of(then);
    this.#plan.done();
    return worth;
  }
}

/** C-12.1: Andvarinaut: failed dice as long as Risks are left, and those that would be lost. */
function diceToReroll(p: ChroniclesPosition, symbol: number): number {
  if (isVanirSuccess(p, p.active, symbol)) return 0;
  let successes = 0;
  for (let shown = 0; shown < SYMBOLS; shown++) {
    if (isVanirSuccess(p, p.active, shown)) successes += p.thrown[shown];
  }
  for (let figure = 0; figure < p.setup.figures; figure++) {
    const shown = p.godDice[figure];
    if (shown === 0 || !isGodSuccess(p, figure, shown - 1)) continue;
    successes += figure === p.active ? cancelledByGodDie(p) : 1;
  }
  return successes < risksLeft(p) || isLost(symbol) ? p.thrown[symbol] : 0;
}

/** C-14: Risks that a success of the active god's die cancels. */
function cancelledByGodDie(p: ChroniclesPosition): number {
  return p.setup.isHard && p.gods[p.active] === THOR ? THOR_CANCELS : 1;
}

/** C-14: Risks that the first Elf cancels: a failed god die is turned first. */
function cancelledByFirstElf(p: ChroniclesPosition): number {
  const shown = p.godDice[p.active];
  return shown > 0 && !isGodSuccess(p, p.active, shown - 1) ? cancelledByGodDie(p) : 1;
}
