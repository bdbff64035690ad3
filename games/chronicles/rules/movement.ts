import { hasBit, listed, listMembers } from '@nineworlds/engine';
import { TRAVEL } from '../data/gods.ts';
import { MAX_FIGURES } from '../data/sizes.ts';
import { WORLD_WORDS, WORLDS } from '../data/worlds.ts';
import { isSupportCard, setOf } from './decks.ts';
import type { Sink } from './events.ts';
import { question } from './question.ts';
import { no } from './refusals.ts';
import {
  ACTING,
  type ChroniclesPosition,
  figureWord,
  godWord,
  KIN_ASKED,
  KIN_ASKED_THERE,
  LEAVING,
  MOVING,
  NOT_ASKED,
  TRAVELLED,
  WOKE,
  WOKE_FENRIR,
} from './state.ts';
import { destinations, neighbours } from './tree.ts';

/** The answers to where a god goes in the second step: a world, or first to a Travel Companion. */
export const TRAVEL_TO = WORLDS;

/** A figure comes to a world. */
export function placeFigure(
  p: ChroniclesPosition,
  figure: number,
  world: number,
  sink: Sink,
): void {
  if (p.places[figure] === world) return;
  p.places[figure] = world;
  sink?.tell('godMoved', { god: godWord(p, figure), world: WORLD_WORDS[world] });
}

/** C-6.2, C-17.10: the Support god whose card has woken an enemy moves before the active god does. */
export const escort = question({
  name: 'escort',
  verb: 'escort',
  moves: WORLDS,
  args: (figure: number) => ({ figure }),
  legal: (p, out, { figure }) => listMembers(out, neighbours(p, p.places[figure])),
  refuse: (p, world, { figure }) =>
    hasBit(neighbours(p, p.places[figure]), world)
      ? undefined
      : no('C-9', 'tooFar', { world: WORLD_WORDS[world] }),
  words: (p, world, _observer, { figure }) => `${figureWord(p, figure)} ${WORLD_WORDS[world]}`,
  fits(p, { seat, figure }) {
    // C-7.5: Fenrir has ended the turn of the active god.
    const isStep =
      p.activated === WOKE_FENRIR ? p.step === LEAVING : p.activated === WOKE && p.step === MOVING;
    const isTime = seat === p.active && isStep && p.asked === NOT_ASKED;
    return isTime && isSupportCard(p, p.revealed) && figure === setOf(p.revealed);
  },
  apply: (p, world, sink, { figure }) => placeFigure(p, figure, world, sink),
});

/** C-14.1: a Travel Companion in another world. */
function isCompanion(p: ChroniclesPosition, figure: number): boolean {
  if (figure >= p.setup.figures || p.places[figure] === p.places[p.active]) return false;
  return hasBit(p.setup.relations[TRAVEL][p.gods[p.active]], p.gods[figure]);
}

/** C-15.84: whether the active god can still go to a companion in this turn: once to each, or to one of them. */
export function canTravelTo(p: ChroniclesPosition, figure: number, hasTravelled: number): boolean {
  return !isTravelOver(p, figure, hasTravelled) && isCompanion(p, figure);
}

function isTravelOver(p: ChroniclesPosition, figure: number, hasTravelled: number): boolean {
  return p.setup.travelsToEach ? hasBit(p.visited, figure) : hasTravelled !== 0;
}

/** C-9: the god goes to a world; C-14.1, C-15.84: first to companions, and then still moves. */
export const move = question({
  name: 'move',
  moves: TRAVEL_TO + MAX_FIGURES,
  args: (hasTravelled: number) => ({ hasTravelled }),
  legal(p, out, { hasTravelled }) {
    let n = listMembers(out, destinations(p, p.active));
    for (let figure = 0; figure < p.setup.figures; figure++) {
      if (canTravelTo(p, figure, hasTravelled)) out[n++] = TRAVEL_TO + figure;
    }
    return listed(out, n);
  },
  refuse(p, answer, { hasTravelled }) {
    if (answer < WORLDS) {
      const isNear = hasBit(destinations(p, p.active), answer);
      return isNear ? undefined : no('C-9', 'tooFar', { world: WORLD_WORDS[answer] });
    }
    const figure = answer - TRAVEL_TO;
    if (figure >= p.setup.figures) return no('C-14.1', 'noSuchGod');
    const facts = { god: godWord(p, figure) };
    if (isTravelOver(p, figure, hasTravelled)) return no('C-15.84', 'alreadyTravelled', facts);
    return isCompanion(p, figure) ? undefined : no('C-14.1', 'notCompanion', facts);
  },
  words(p, answer) {
    if (answer >= TRAVEL_TO) return `travel ${figureWord(p, answer - TRAVEL_TO)}`;
    return answer === p.places[p.active] ? 'stay' : `move ${WORLD_WORDS[answer]}`;
  },
  fits(p, { seat, hasTravelled }) {
    const asked = hasTravelled === 0 ? KIN_ASKED : KIN_ASKED_THERE;
    const isFlag = hasTravelled === 0 || hasTravelled === 1;
    // C-15.84: who has gone to a companion has gone to one of them.
    const areVisited = !p.setup.travelsToEach || (p.visited !== 0) === (hasTravelled !== 0);
    return seat === p.active && p.step === MOVING && isFlag && p.asked === asked && areVisited;
  },
  apply(p, answer, sink) {
    if (answer < WORLDS) {
      placeFigure(p, p.active, answer, sink);
      p.step = ACTING;
      p.asked = NOT_ASKED;
    } else {
      const companion = answer - TRAVEL_TO;
      if (p.setup.travelsToEach) p.visited |= 1 << companion;
      placeFigure(p, p.active, p.places[companion], sink);
      p.asked = TRAVELLED;
    }
  },
});
