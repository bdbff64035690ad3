import { hasBit, listed, listRange, type Refusal, TEAM } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { IOTUNNS } from '../data/iotunns.ts';
import { WORLD_WORDS, WORLDS } from '../data/worlds.ts';
import { canAct, versionOf, whyNotAct } from './actions.ts';
import type { Sink } from './events.ts';
import { canFight, canFightIotunn } from './fights.ts';
import { askBeforeCarrying, carry, JOURNEY, NEXT_RIDER, NO_MORE } from './kin.ts';
import {
  ACTION,
  actHere,
  canFightHere,
  fightHere,
  isFight,
  MISSION_MOVES,
  missionWords,
  REST,
  whyNotFight,
} from './mission.ts';
import { placeFigure } from './movement.ts';
import { question } from './question.ts';
import { no } from './refusals.ts';
import { canDoSagaAction, SAGA_DEEDS, whyNotInSaga } from './saga/deeds.ts';
import {
  type ChroniclesPosition,
  figureWord,
  isAskedOnMission,
  isFigure,
  isOnMission,
  isSeat,
} from './state.ts';

/** Why a god goes on a journey: to fight with Geri and Freki, or to act with Ratatosk. */
export const WITH_WOLVES = 0;
export const WITH_RATATOSK = 1;

function isPurpose(purpose: number): boolean {
  return purpose === WITH_WOLVES || purpose === WITH_RATATOSK;
}

/** C-12.2: a fight with the wolves has so many Risks less. */
const CANCELLED_BY_WOLVES = 1;

/** C-12.2, C-17.13: the god comes to any world, and may fight or act there (C-17.14). */
export const go = question({
  name: 'go',
  verb: 'go',
  continues: true,
  moves: WORLDS,
  args: (purpose: number) => ({ purpose }),
  legal: (_p, out) => listRange(out, 0, WORLDS - 1),
  refuse: () => undefined,
  words: (_p, world) => WORLD_WORDS[world],
  fits: (p, { seat, purpose }) => isAskedOnMission(p, seat) && isPurpose(purpose),
  apply(p, world, sink, { purpose }) {
    carryTo(p, p.active, world, JOURNEY + purpose, sink);
  },
});

/** C-15.82: a god is carried to a world, after those who may be asked about Kin. */
export function carryTo(
  p: ChroniclesPosition,
  figure: number,
  world: number,
  next: number,
  sink: Sink,
): void {
  if (!askBeforeCarrying(p, figure, world, next)) arrive(p, figure, world, next, sink);
}

/** C-15.82: everybody has been asked, and the god is carried on. */
export function goOnCarrying(p: ChroniclesPosition, sink: Sink): void {
  const { figure, world, next } = carry.open(p);
  p.frames.pop();
  arrive(p, figure, world, next, sink);
}

/** C-12.2, C-11.4: a god has come to a world, and what follows from it. */
function arrive(
  p: ChroniclesPosition,
  figure: number,
  world: number,
  next: number,
  sink: Sink,
): void {
  placeFigure(p, figure, world, sink);
  if (next === NEXT_RIDER) askToRide(p, figure + 1);
  else if (next !== NO_MORE && isAnythingToDo(p, next - JOURNEY)) {
    if (p.setup.saga === undefined) journey.ask(p, p.active, next - JOURNEY);
    else sagaJourney.ask(p, p.active, next - JOURNEY);
  }
}

/** C-12.2: whether there is anybody to fight, or an action to do, where a journey ends. */
function isAnythingToDo(p: ChroniclesPosition, purpose: number): boolean {
  const world = p.places[p.active];
  if (purpose === WITH_WOLVES ? isAnyFight(p, world) : canAct(p, world, versionOf(p))) return true;
  if (p.setup.saga === undefined) return false;
  for (let deed = 0; deed < SAGA_DEEDS; deed++) {
    if (canDoOnJourney(p, purpose, MISSION_MOVES + deed)) return true;
  }
  return false;
}

/** C-10: whether there is anybody to fight in a world. */
function isAnyFight(p: ChroniclesPosition, world: number): boolean {
  for (let enemy = 0; enemy < ENEMIES; enemy++) if (canFight(p, world, enemy)) return true;
  for (let iotunn = 0; iotunn < IOTUNNS; iotunn++) {
    if (canFightIotunn(p, world, iotunn)) return true;
  }
  return false;
}

/** C-12.2: what the god does at the end of a journey; */
export const journey = journeyQuestion('journey', MISSION_MOVES);
/** C-15.42: and in a saga. */
export const sagaJourney = journeyQuestion('sagaJourney', MISSION_MOVES + SAGA_DEEDS);

/** Whether the god is asked what they do at the end of a journey, in a saga or without one. */
export function isJourneyOpen(p: ChroniclesPosition): boolean {
  return journey.isOpen(p) || sagaJourney.isOpen(p);
}

function journeyQuestion<const N extends string>(name: N, moves: number) {
  return question({
    name,
    moves,
    args: (purpose: number) => ({ purpose }),
    legal(p, out, { purpose }) {
      let n = 0;
      for (let deed = 0; deed < moves; deed++) {
        if (canDoOnJourney(p, purpose, deed)) out[n++] = deed;
      }
      return listed(out, n);
    },
    refuse(p, deed, { purpose }) {
      if (canDoOnJourney(p, purpose, deed)) return undefined;
      if (purpose === WITH_WOLVES) {
        return isFight(deed) ? whyNotFight(p, deed) : no('C-12.2', 'onlyFight');
      }
      if (isFight(deed)) return no('C-12.2', 'onlyAct');
      return deed === ACTION || deed >= MISSION_MOVES
        ? whyNotOnJourney(p, deed)
        : no('C-12.2', 'onlyAct');
    },
    words: (p, deed) => missionWords(p, deed),
    fits(p, { seat, purpose }) {
      const isOfGame = (p.setup.saga === undefined) === (moves === MISSION_MOVES);
      const isAsked = isOfGame && isAskedOnMission(p, seat) && isPurpose(purpose);
      return isAsked && isAnythingToDo(p, purpose);
    },
    apply: (p, deed, sink) => endJourney(p, deed, sink),
  });
}

/** C-12.2, C-15.42: why an action cannot be done at the end of a journey. */
function whyNotOnJourney(p: ChroniclesPosition, deed: number): Refusal {
  const world = p.places[p.active];
  if (deed === ACTION) return whyNotAct(p, world);
  if (hasBit(p.ravaged, world)) return no('C-15.42', 'worldRavaged', { world: WORLD_WORDS[world] });
  return whyNotInSaga(p, deed - MISSION_MOVES, world);
}

/** C-12.2: whether this can be done at the end of a journey. */
export function canDoOnJourney(p: ChroniclesPosition, purpose: number, deed: number): boolean {
  if (deed === REST) return true;
  if (purpose === WITH_WOLVES) return isFight(deed) && canFightHere(p, deed);
  const world = p.places[p.active];
  if (deed === ACTION) return canAct(p, world, versionOf(p));
  // C-15.42: as the creature's card says, not in a ravaged world.
  if (deed < MISSION_MOVES || isFight(deed) || hasBit(p.ravaged, world)) return false;
  return canDoSagaAction(p, deed - MISSION_MOVES, world);
}

/** C-12.2: a fight with the wolves has one Risk less; Ratatosk brings an action. */
export function endJourney(p: ChroniclesPosition, deed: number, sink: Sink): void {
  if (deed === REST) return;
  if (!isFight(deed)) actHere(p, deed, sink);
  else fightHere(p, deed, CANCELLED_BY_WOLVES, sink);
}

/** C-12.2: Sleipnir: every god may go to any world, one after the other. */
export const ride = question({
  name: 'ride',
  verb: 'ride',
  moves: WORLDS,
  args: (figure: number) => ({ figure }),
  legal: (_p, out) => listRange(out, 0, WORLDS - 1),
  refuse: () => undefined,
  words: (p, world, _observer, { figure }) => `${figureWord(p, figure)} ${WORLD_WORDS[world]}`,
  fits: (p, { seat, figure }) =>
    isOnMission(p) && isFigure(p, figure) && seat === riderOf(p, figure),
  apply: (p, world, sink, { figure }) => carryTo(p, figure, world, NEXT_RIDER, sink),
});

/** Who says where a figure rides; all together for a Support god. */
function riderOf(p: ChroniclesPosition, figure: number): number {
  return isSeat(p, figure) ? figure : TEAM;
}

/** C-12.2: asks where a figure rides, if there is one. */
export function askToRide(p: ChroniclesPosition, figure: number): void {
  if (figure < p.setup.figures) ride.ask(p, riderOf(p, figure), figure);
}
