import {
  cellAt,
  itemAt,
  lowestBit,
  type MoveBuffer,
  moveAt,
  valueAt,
  type WeightBuffer,
} from '@nineworlds/engine';
import { TRAVEL } from '../data/gods.ts';
import { WORLDS } from '../data/worlds.ts';
import {
  gainTroops,
  healFromAsgard,
  healWorld,
  takeArtifact,
  takeTroops,
} from '../rules/actions.ts';
import { artifactsInReach } from '../rules/artifacts.ts';
import { drawCreature } from '../rules/creatures.ts';
import { canDoOnJourney, endJourney, WITH_WOLVES } from '../rules/journeys.ts';
import {
  ACTION,
  canDo,
  doMission,
  FIGHT_ENEMY,
  FIGHT_IOTUNN,
  MEND_SELF,
  MISSION_MOVES,
  REST,
} from '../rules/mission.ts';
import { canTravelTo, move as moveQuestion, TRAVEL_TO } from '../rules/movement.ts';
import { questions } from '../rules/questions.ts';
import { sagaChance, sagaChoose, sagaDiscard, sagaToken } from '../rules/saga/choose.ts';
import { SAGA_DEEDS } from '../rules/saga/deeds.ts';
import { isLostBySkull } from '../rules/saga/pages.ts';
import { goOnRunning, sagaRun } from '../rules/saga/run.ts';
import { risksLeft, savingThrow } from '../rules/saving-throw.ts';
import { ChroniclesPosition, ENDED } from '../rules/state.ts';
import { actFromAfar, throwStone, worldsToActIn } from '../rules/stones.ts';
import { destinations } from '../rules/tree.ts';
import { Creatures } from './creatures.ts';
import { Throws } from './throws.ts';
import type { Worth } from './worth.ts';

/** Nothing is worth less. */
const WORST = Number.NEGATIVE_INFINITY;
/** Positions in which things are tried out, one in the other. */
const DEPTH = 10;
/** No question that is tried out has more answers. */
const MOST_ANSWERS = 64;

interface Chances {
  readonly moves: MoveBuffer;
  readonly weights: WeightBuffer;
}

function newChances(): Chances {
  return { moves: new Int32Array(MOST_ANSWERS), weights: new Float64Array(MOST_ANSWERS) };
}

const NO_CHANCES = newChances();

/** Where to go and what to do there: every way is tried out, and what comes of it is looked at. */
export class Plan {
  readonly worth: Worth;
  readonly throws: Throws;
  readonly creatures: Creatures;
  #tries: ChroniclesPosition[] = [];
  /** Answers that are tried out one in the other. */
  readonly #chances: readonly Chances[] = Array.from({ length: DEPTH }, newChances);
  #used = 0;

  constructor(worth: Worth) {
    this.worth = worth;
    this.throws = new Throws(worth);
    this.creatures = new Creatures(this);
  }

  /** Looks at a position; what is tried out after it comes from it. */
  update(p: ChroniclesPosition): void {
    this.worth.update(p);
    this.#used = 0;
    if (this.#tries[0]?.setup === p.setup) return;
    this.#tries = Array.from({ length: DEPTH }, () => new ChroniclesPosition(p.setup));
  }

  /** A copy without open questions to try something out; given back with `done`. */
  tryOut(p: ChroniclesPosition): ChroniclesPosition {
    const copy = itemAt(this.#tries, this.#used++);
    copy.copyFrom(p);
    copy.frames.clear();
    return copy;
  }

  done(): void {
    this.#used--;
  }

  /** C-9: the best destination of the active god, or the companion to go to first. */
  move(p: ChroniclesPosition): number {
    let best = WORST;
    let chosen = cellAt(p.places, p.active);
    const there = this.tryOut(p);
    for (let bits = destinations(p, p.active); bits !== 0; bits &= bits - 1) {
      const world = lowestBit(bits);
      there.places[p.active] = world;
      const worth = this.#worthHere(there);
      if (worth <= best) continue;
      best = worth;
      chosen = world;
    }
    this.done();
    const { hasTravelled } = moveQuestion.open(p);
    if (itemAt(p.setup.relations, TRAVEL)[cellAt(p.gods, p.active)] === 0) return chosen;
    for (let figure = 0; figure < p.setup.figures; figure++) {
      if (!canTravelTo(p, figure, hasTravelled)) continue;
      const worth = this.#worthFrom(p, cellAt(p.places, figure));
      if (worth <= best) continue;
      best = worth;
      chosen = TRAVEL_TO + figure;
    }
    return chosen;
  }

  /** What the rest of the turn is worth before the move. */
  worthOfTurn(p: ChroniclesPosition): number {
    return this.#worthFrom(p, cellAt(p.places, p.active));
  }

  #worthFrom(p: ChroniclesPosition, from: number): number {
    const there = this.tryOut(p);
    there.places[p.active] = from;
    let best = WORST;
    for (let bits = destinations(there, p.active); bits !== 0; bits &= bits - 1) {
      there.places[p.active] = lowestBit(bits);
      best = Math.max(best, this.#worthHere(there));
    }
    this.done();
    return best;
  }

  /** What the third step is worth where the god stands. */
  #worthHere(p: ChroniclesPosition): number {
    // As much as it is already, if the god rests.
    let best = this.worth.of(p);
    for (let mission = REST + 1; mission < FIGHT_IOTUNN; mission++) {
      best = this.#betterHere(p, mission, best);
    }
    for (let bits = p.iotunns; bits !== 0; bits &= bits - 1) {
      best = this.#betterHere(p, FIGHT_IOTUNN + lowestBit(bits), best);
    }
    if (!p.setup.isHard) return best;
    const missions = p.setup.saga === undefined ? MISSION_MOVES : MISSION_MOVES + SAGA_DEEDS;
    for (let mission = MEND_SELF; mission < missions; mission++) {
      best = this.#betterHere(p, mission, best);
    }
    return best;
  }

  #betterHere(p: ChroniclesPosition, mission: number, best: number): number {
    if (!canDo(p, mission)) return best;
    return Math.max(best, this.worthOfMission(p, mission));
  }

  /** What comes of a mission where the god stands. */
  worthOfMission(p: ChroniclesPosition, mission: number): number {
    const then = this.tryOut(p);
    doMission(then, mission, undefined);
    const worth = this.#settled(then);
    this.done();
    return worth;
  }

  /** C-12.2: what the end of a journey is worth. */
  worthOfJourney(p: ChroniclesPosition, purpose: number, world: number): number {
    const there = this.tryOut(p);
    there.places[p.active] = world;
    const worth = this.#worthOfArriving(there, purpose);
    this.done();
    return worth;
  }

  #worthOfArriving(p: ChroniclesPosition, purpose: number): number {
    const worth = this.worth.of(p);
    let best = worth;
    if (p.setup.saga !== undefined) {
      for (let deed = 0; deed < SAGA_DEEDS; deed++) {
        best = this.#worthOfEnding(p, purpose, MISSION_MOVES + deed, best);
      }
    }
    // Creatures bring to an action, but wolves to a fight.
    if (purpose !== WITH_WOLVES) return this.#worthOfEnding(p, purpose, ACTION, best);
    for (let mission = FIGHT_ENEMY; mission < FIGHT_IOTUNN; mission++) {
      best = this.#worthOfEnding(p, purpose, mission, best);
    }
    for (let bits = p.iotunns; bits !== 0; bits &= bits - 1) {
      const mission = FIGHT_IOTUNN + lowestBit(bits);
      best = this.#worthOfEnding(p, purpose, mission, best);
    }
    return best;
  }

  /** What a journey is worth if it may end with this, or else as much as is given. */
  #worthOfEnding(p: ChroniclesPosition, purpose: number, mission: number, least: number): number {
    if (!canDoOnJourney(p, purpose, mission)) return least;
    return Math.max(least, this.worthOfJourneyEnd(p, mission));
  }

  worthOfJourneyEnd(p: ChroniclesPosition, mission: number): number {
    const then = this.tryOut(p);
    endJourney(then, mission, undefined);
    const worth = this.#settled(then);
    this.done();
    return worth;
  }

  /** C-12.2: what the best journey is worth. */
  worthOfBestJourney(p: ChroniclesPosition, purpose: number): number {
    const there = this.tryOut(p);
    let best = WORST;
    for (let world = 0; world < WORLDS; world++) {
      there.places[p.active] = world;
      best = Math.max(best, this.#worthOfArriving(there, purpose));
    }
    this.done();
    return best;
  }

  /** C-11.4: what the normal action of a world is worth from afar. */
  worthOfActing(p: ChroniclesPosition, world: number): number {
    const then = this.tryOut(p);
    actFromAfar(then, world, undefined);
    const worth = this.#settled(then);
    this.done();
    return worth;
  }

  /** C-11.4: the same for the best of all worlds; that of the stones themselves is not counted. */
  worthOfBestAct(p: ChroniclesPosition, except: number): number {
    let best = this.worth.of(p);
    for (let bits = worldsToActIn(p) & ~except; bits !== 0; bits &= bits - 1) {
      best = Math.max(best, this.worthOfActing(p, lowestBit(bits)));
    }
    return best;
  }

  /** C-11.2, C-12.2: what it is worth to heal a world and to take so many Risks for it. */
  worthOfHealing(p: ChroniclesPosition, world: number, risks: number): number {
    const then = this.tryOut(p);
    healFromAsgard(then, risks, world, undefined);
    const worth = this.#settled(then);
    this.done();
    return worth;
  }

  /** What an answer to a question of a saga is worth. */
  worthOfAnswer(p: ChroniclesPosition, move: number): number {
    const then = this.#tryAnswer(p, move);
    const worth = this.#settled(then);
    this.done();
    return worth;
  }

  /** A copy with its open questions, of which the innermost is answered; given back with `done`. */
  #tryAnswer(p: ChroniclesPosition, move: number): ChroniclesPosition {
    const then = itemAt(this.#tries, this.#used++);
    then.copyFrom(p);
    questions.answer(then, move, undefined);
    return then;
  }

  /** B.3: lists of effects are carried out as far as the next question. */
  #runSaga(p: ChroniclesPosition): void {
    while (p.step !== ENDED && sagaRun.isOpen(p)) {
      goOnRunning(p, undefined);
      if (isLostBySkull(p, undefined)) return;
    }
  }

  /** What the answers of chance are worth on average. */
  #expected(p: ChroniclesPosition): number {
    const { moves, weights } = this.#chances.at(this.#used) ?? NO_CHANCES;
    const n = questions.outcomes(p, moves, weights);
    let sum = 0;
    let total = 0;
    for (let i = 0; i < n; i++) {
      const weight = valueAt(weights, i);
      sum += weight * this.worthOfAnswer(p, moveAt(moves, i));
      total += weight;
    }
    return sum / total;
  }

  /** What the best answer to a question of a saga is worth. */
  #worthOfBestAnswer(p: ChroniclesPosition): number {
    const { moves } = this.#chances.at(this.#used) ?? NO_CHANCES;
    const n = questions.legal(p, moves);
    let best = WORST;
    for (let i = 0; i < n; i++) best = Math.max(best, this.worthOfAnswer(p, moveAt(moves, i)));
    return best;
  }

  /** What a position is worth that was tried out, with the question to which that has led. */
  #settled(p: ChroniclesPosition): number {
    if (p.setup.saga !== undefined) this.#runSaga(p);
    if (p.step === ENDED || p.frames.depth === 0) return this.worth.of(p);
    switch (questions.asked(p)) {
      case sagaToken:
      case sagaChance:
        return this.#used < DEPTH ? this.#expected(p) : this.worth.of(p);
      case sagaChoose:
      case sagaDiscard:
        return this.#used < DEPTH ? this.#worthOfBestAnswer(p) : this.worth.of(p);
      case savingThrow:
        return this.worth.of(p) - this.throws.cost(p, risksLeft(p));
      case takeTroops: {
        const { world, most } = takeTroops.open(p);
        gainTroops(p, world, most, undefined);
        return this.worth.of(p);
      }
      case healWorld:
        return this.#worthOfBestHealing(p, healWorld.open(p).risks);
      case takeArtifact:
        return this.#worthOfBestArtifact(p, takeArtifact.open(p).version);
      case drawCreature:
        return this.worth.of(p) + this.creatures.expected(p, drawCreature.open(p).left);
      case throwStone:
        return this.worth.of(p) + this.creatures.stones(p, throwStone.open(p).count);
      default:
        return this.worth.of(p);
    }
  }

  #worthOfBestHealing(p: ChroniclesPosition, risks: number): number {
    let best = WORST;
    for (let bits = p.ravaged; bits !== 0; bits &= bits - 1) {
      best = Math.max(best, this.worthOfHealing(p, lowestBit(bits), risks));
    }
    return best;
  }

  #worthOfBestArtifact(p: ChroniclesPosition, version: number): number {
    let best = 0;
    for (let bits = artifactsInReach(p, version); bits !== 0; bits &= bits - 1) {
      best = Math.max(best, this.worth.ofArtifact(p, p.active, lowestBit(bits)));
    }
    return this.worth.of(p) + best;
  }
}
