import { cellAt, type Move, type MoveBuffer, moveAt } from '@nineworlds/engine';
import { MOST_LIVES } from '../data/sizes.ts';
import { WORLDS } from '../data/worlds.ts';
import { healWorld, takeArtifact, takeTroops } from '../rules/actions.ts';
import { chooseCreature, defeatIotunn, giveLife } from '../rules/creatures.ts';
import { deckSize } from '../rules/decks.ts';
import { go, journey, ride, sagaJourney } from '../rules/journeys.ts';
import { kinAtAnyTime, kinTake } from '../rules/kin.ts';
import { mission, sagaMission } from '../rules/mission.ts';
import { escort, move as moveQuestion } from '../rules/movement.ts';
import { clearPlace, giveCard, layOnTop, stackCard, takeCard } from '../rules/norns.ts';
import { questions } from '../rules/questions.ts';
import { orderNext, orderSeats } from '../rules/round.ts';
import { sagaChoose, sagaDiscard } from '../rules/saga/choose.ts';
import { isLost, isVanirSuccess, lostDice, risksLeft, YES } from '../rules/saving-throw.ts';
import { shareArtifact, shareDice, shareElves, shareLives } from '../rules/sharing.ts';
import { type ChroniclesPosition, FIRST_HOLDER } from '../rules/state.ts';
import {
  actIn,
  moveFigure,
  moveTo,
  STONE_STOP,
  sagaActIn,
  turnTree,
  useStone,
} from '../rules/stones.ts';
import { cancelledByDice, rerollGod, rerollVanir, rollDice } from '../rules/throw-dice.ts';
import {
  brotherElf,
  cancelledByFirstElf,
  convert,
  freyrElves,
  KEEP_DIE,
  KEEP_ELF,
  kinLives,
  lateHeroes,
  luckyItem,
  payHeroes,
} from '../rules/throw-help.ts';
import { turnMiddleLevel } from '../rules/tree.ts';
import { TurnOrder } from './order.ts';
import { Plan } from './plan.ts';
import { evenShare, gainOfDie, gainOfGift, livesToHold } from './sharing.ts';
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
    const { throws } = this.#plan;
    const most = moveAt(moves, n - 1);
    switch (questions.asked(p)) {
      case payHeroes:
        return throws.heroesFor(p, risksLeft(p));
      case rollDice:
        return throws.diceFor(p, risksLeft(p));
      case rerollGod:
        return YES;
      case rerollVanir:
        return diceToReroll(p, rerollVanir.open(p).symbol);
      case convert:
        return throws.elvesFor(p, risksLeft(p), most, cancelledByFirstElf(p));
      case freyrElves:
        return throws.pairsFor(p, risksLeft(p), most);
      case lateHeroes:
        return throws.lateHeroesFor(p, risksLeft(p), most);
      case shareLives:
        return livesToHold(p, shareLives.open(p).holder);
      case shareElves:
        return evenShare(p, p.elves, shareElves.open(p).holder);
      case shareDice:
        return evenShare(p, p.dice, shareDice.open(p).holder);
      case orderSeats:
        return this.#order.next(p, orderSeats.open(p).count);
      case orderNext:
        return this.#order.next(p, orderNext.open(p).count);
      default:
        return this.#planned(p, moves, n);
    }
  }

  /** The answer to a question for which it matters what is to come. */
  #planned(p: ChroniclesPosition, moves: MoveBuffer, n: number): Move {
    this.#plan.update(p);
    return moveQuestion.isOpen(p) ? this.#plan.move(p) : this.#best(p, moves, n);
  }

  /** The answer that is worth most. */
  #best(p: ChroniclesPosition, moves: MoveBuffer, n: number): Move {
    let best = Number.NEGATIVE_INFINITY;
    let chosen = moveAt(moves, 0);
    for (let i = 0; i < n; i++) {
      const worth = this.#worthOf(p, moveAt(moves, i));
      if (worth <= best) continue;
      best = worth;
      chosen = moveAt(moves, i);
    }
    return chosen;
  }

  #worthOf(p: ChroniclesPosition, move: Move): number {
    const plan = this.#plan;
    const { creatures } = plan;
    switch (questions.asked(p)) {
      case escort:
        return this.#worthOfEscort(p, escort.open(p).figure, move);
      case mission:
      case sagaMission:
        return plan.worthOfMission(p, move);
      case journey:
      case sagaJourney:
        return plan.worthOfJourneyEnd(p, move);
      case sagaActIn:
      case sagaChoose:
      case sagaDiscard:
        return plan.worthOfAnswer(p, move);
      case go:
        return plan.worthOfJourney(p, go.open(p).purpose, move);
      case healWorld:
        return plan.worthOfHealing(p, move, healWorld.open(p).risks);
      case takeArtifact:
        return this.#worth.ofArtifact(p, p.active, move);
      case chooseCreature:
        return creatures.gainOf(p, move);
      case useStone:
        return move === STONE_STOP ? 0 : creatures.ofStone(p, move);
      case moveFigure:
        return this.#worthOfBestPlace(p, move);
      case moveTo:
        return this.#worthOfPlace(p, moveTo.open(p).figure, move);
      case ride:
        return this.#worthOfPlace(p, ride.open(p).figure, move);
      case actIn:
        return plan.worthOfActing(p, move);
      case turnTree:
        return this.#worthOfTurning(p, move);
      case defeatIotunn:
        return creatures.worthOfDefeat(p, move);
      case giveLife:
        // The weakest player first, Support gods last.
        return -cellAt(p.lives, move) - (move < p.setup.seats ? 0 : MOST_LIVES);
      case shareArtifact:
        // An artifact stays where it is.
        return p.artifacts[shareArtifact.open(p).artifact] === FIRST_HOLDER + move ? 1 : 0;
      case stackCard:
        return this.#worthOfStacking(p, move);
      case takeCard:
        return this.#worthOfTaking(p, move);
      case giveCard:
        // C-12.2: decks of the same size are foreseen best.
        return -deckSize(p, move);
      case kinTake:
      case kinAtAnyTime:
        return gainOfGift(this.#worth, p, move);
      case kinLives:
        // C-14.1: all that the Support god can bear.
        return cellAt(p.lives, kinLives.open(p).figure) > move ? move : -move;
      case luckyItem:
        // Half of the dice are lost when they are used, elves always help.
        if (move === KEEP_ELF) return Number.POSITIVE_INFINITY;
        // C-16.7: a die that is not lost only changes hands.
        return move === KEEP_DIE && lostDice(p) === 0 ? gainOfDie(this.#worth, p) : move;
      case takeTroops:
      case brotherElf:
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
    turnMiddleLevel(then, steps, undefined);
    const worth = this.#worth.of(then);
    this.#plan.done();
    return worth;
  }

  /** C-12.2: Skuld: with this card on top of the deck. */
  #worthOfStacking(p: ChroniclesPosition, card: number): number {
    const then = this.#plan.tryOut(p);
    layOnTop(then, p.frames.seat, card);
    this.#worth.update(then);
    const worth = this.#worth.of(then);
    this.#plan.done();
    return worth;
  }

  /** C-12.2: Urd: without a card on the wheel. */
  #worthOfTaking(p: ChroniclesPosition, place: number): number {
    const then = this.#plan.tryOut(p);
    clearPlace(then, place);
    this.#worth.update(then);
    const worth = this.#worth.of(then);
    this.#plan.done();
    return worth;
  }
}

/** C-12.1: Andvarinaut: failed dice as long as Risks are left, and those that would be lost. */
function diceToReroll(p: ChroniclesPosition, symbol: number): number {
  if (isVanirSuccess(p, p.active, symbol)) return 0;
  return cancelledByDice(p) < risksLeft(p) || isLost(symbol) ? cellAt(p.thrown, symbol) : 0;
}
