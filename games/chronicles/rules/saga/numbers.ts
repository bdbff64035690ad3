import { countBits, hasBit, NO_CARD } from '@nineworlds/engine';
import { ARTIFACTS } from '../../data/artifacts.ts';
import { ENEMIES, FENRIR, HEL, IORMUNGAND_STRENGTH, LOKI, SURT } from '../../data/enemies.ts';
import { HEROES } from '../../data/sizes.ts';
import { COLUMNS, levelOf, TOP, WORLDS } from '../../data/worlds.ts';
import { iotunnsInPlay, isBlocked } from '../iotunns.ts';
import { type ChroniclesPosition, FIRST_HOLDER, SLOT } from '../state.ts';
import { columnOf, enemiesIn, worldAbove, worldAt } from '../tree.ts';
import { CHANGE_WORDS, CHANGES, type ChangeWord } from './language.ts';
import {
  ABOVE,
  ACTIVE,
  ALL_OF,
  ANY_OF,
  AT,
  AT_LEAST,
  AT_LEVEL,
  AT_MOST,
  AWAY,
  BLOCKED,
  CHOSEN,
  CONSTANT,
  CORE,
  COUNTER,
  ENEMIES_IN,
  FACE_DOWN,
  FACE_DOWN_ANY,
  FACE_DOWN_KIND,
  FACE_UP_KIND,
  FIRST_FACE_UP,
  FIRST_LEVEL,
  FIRST_SAGA_FIGURE,
  FIRST_SPACE,
  FIRST_UNDER,
  GOD,
  HALF,
  HERE,
  IF_NUMBER,
  IN_COLUMN,
  IN_PLAY,
  LESS,
  MAX,
  MIN,
  MOST_STRENGTH,
  NOT,
  ON_TREE,
  PAGE,
  RAVAGED,
  type SagaCondition,
  type SagaNumber,
  type SagaPage,
  SLAIN,
  SLAIN_COUNT,
  SPACE,
  STRENGTH,
  SUBJECT,
  SUM,
  TIMES,
  TOKEN,
  WORLD_SUBJECT,
} from './program.ts';

/*
 * What numbers, conditions and places of a saga mean in a position. `here` is the world in which a line takes
 * place, `chosen` the world of the innermost choice, `subject` the saga figure that a list is about.
 */

/** No world has been chosen, and no list is about a figure. */
export const NONE = -1;

/** C-15.34: the open page. Only games with a saga that have begun have one. */
export function pageOf(p: ChroniclesPosition): SagaPage {
  const { saga } = p.setup;
  if (saga === undefined) throw new RangeError('this game has no saga');
  return saga.pages[p.saga[PAGE] - 1];
}

/** The open page, if there is one. */
export function openPage(p: ChroniclesPosition): SagaPage | undefined {
  const { saga } = p.setup;
  return saga === undefined || p.saga[PAGE] === 0 ? undefined : saga.pages[p.saga[PAGE] - 1];
}

/** B.8: a number of the core game, as the open page has it. */
export function coreNumber(p: ChroniclesPosition, name: ChangeWord): number {
  const changed = openPage(p)?.changes[CHANGE_WORDS.indexOf(name)];
  if (changed === undefined) return CHANGES[name].usual;
  const value = evaluate(p, changed, NONE, NONE, NONE);
  return Math.max(0, Math.min(CHANGES[name].most, value));
}

/** C-2.4, C-10, C-15.45: the strength of an enemy, which is the Risk of fighting it. */
export function strengthOf(p: ChroniclesPosition, enemy: number): number {
  const strength = usualStrength(p, enemy);
  const added = openPage(p)?.strengths[enemy];
  if (added === undefined) return strength;
  return bounded(strength + evaluate(p, added, NONE, NONE, NONE));
}

/** C-15.45: one at least, nine at most. */
export function bounded(strength: number): number {
  return Math.max(1, Math.min(MOST_STRENGTH, strength));
}

function usualStrength(p: ChroniclesPosition, enemy: number): number {
  switch (enemy) {
    case SURT:
      return p.fire + 1;
    case HEL:
      return p.anonymous + 1;
    case LOKI:
      return iotunnsInPlay(p) + 1;
    case FENRIR:
      return countBits(p.ravaged) + 1;
    default:
      return p.setup.saga === undefined ? IORMUNGAND_STRENGTH : coreNumber(p, 'iormungandStrength');
  }
}

/** Heroes that are neither in Valhalla nor held by a counter of the saga (B.2). */
export function heroReserve(p: ChroniclesPosition): number {
  let left = HEROES - p.valhalla;
  const { saga } = p.setup;
  if (saga === undefined) return left;
  for (let i = 0; i < saga.counters.length; i++) {
    if (saga.counters[i].holdsHeroes) left -= p.counters[i];
  }
  return left;
}

/** C-15.96: whether an Enemy is slain. */
export function isSlain(p: ChroniclesPosition, enemy: number): boolean {
  return p.setup.saga !== undefined && hasBit(p.saga[SLAIN], enemy);
}

/** C-2.3: of the six only Fenrir and Loki can be in the Cage; the others could not climb out of it. */
export function canBeCaged(enemy: number): boolean {
  return enemy === FENRIR || enemy === LOKI;
}

/** Where somebody stands: a world, the Cage, away, or a space of a track. */
function whereIs(p: ChroniclesPosition, who: number, subject: number): number {
  if (who === ACTIVE) return p.places[p.active];
  if (who === SUBJECT) return p.sagaFigures[subject];
  return who < ENEMIES ? p.enemies[who] : p.sagaFigures[who - FIRST_SAGA_FIGURE];
}

/** The place that is meant; `NONE` where there is none: above the top level, or of a figure off the tree. */
export function placeOf(
  p: ChroniclesPosition,
  place: number,
  here: number,
  chosen: number,
  from: number,
): number {
  if (place === HERE) return here;
  if (place === CHOSEN) return chosen;
  if (place === ABOVE) {
    if (from < 0 || from >= WORLDS || levelOf(from) === TOP) return NONE;
    return worldAbove(p, from);
  }
  if (place < FIRST_UNDER) return place;
  const under = place - FIRST_UNDER;
  const world = Math.floor(under / COLUMNS);
  return worldAt(p, under % COLUMNS, columnOf(p, world));
}

/** What a number is now. */
export function evaluate(
  p: ChroniclesPosition,
  number: SagaNumber,
  here: number,
  chosen: number,
  subject: number,
): number {
  const { op, value, parts } = number;
  switch (op) {
    case CONSTANT:
      return value;
    case COUNTER:
      return p.counters[value];
    case CORE:
      return ofCore(p, value);
    case SPACE:
      return Math.max(0, p.sagaFigures[value] - FIRST_SPACE);
    case IN_PLAY:
      return inPlay(p, value);
    case AT_LEVEL:
      return atLevels(p, value, number.levels);
    case ENEMIES_IN: {
      const world = placeOf(p, number.place, here, chosen, NONE);
      return world < 0 ? 0 : countBits(enemiesIn(p, world));
    }
    case FACE_DOWN_ANY:
      return tokensThat(p, FACE_DOWN);
    case FACE_DOWN_KIND:
      return p.tokensLeft[value];
    case FACE_UP_KIND:
      return tokensThat(p, FIRST_FACE_UP + value);
    case STRENGTH:
      return strengthOf(p, value);
    case SLAIN_COUNT:
      return countBits(p.saga[SLAIN]);
    case SUM: {
      let sum = 0;
      for (let i = 0; i < parts.length; i++) sum += evaluate(p, parts[i], here, chosen, subject);
      return sum;
    }
    case LESS: {
      const first = evaluate(p, parts[0], here, chosen, subject);
      return Math.max(0, first - evaluate(p, parts[1], here, chosen, subject));
    }
    case TIMES: {
      const first = evaluate(p, parts[0], here, chosen, subject);
      return first * evaluate(p, parts[1], here, chosen, subject);
    }
    case HALF:
      return Math.ceil(evaluate(p, parts[0], here, chosen, subject) / 2);
    case MIN: {
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < parts.length; i++) {
        least = Math.min(least, evaluate(p, parts[i], here, chosen, subject));
      }
      return least;
    }
    case MAX: {
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < parts.length; i++) {
        most = Math.max(most, evaluate(p, parts[i], here, chosen, subject));
      }
      return most;
    }
    case IF_NUMBER: {
      const yes = number.when === undefined || holds(p, number.when, here, chosen, subject);
      return evaluate(p, parts[yes ? 0 : 1], here, chosen, subject);
    }
    default:
      throw new RangeError(`no such number: ${op}`);
  }
}

/** A number of the core game, in the order of `CORE_NUMBERS`. */
function ofCore(p: ChroniclesPosition, core: number): number {
  switch (core) {
    case 0:
      return p.fire;
    case 1:
      return p.anonymous;
    case 2:
      return p.valhalla;
    case 3:
      return heroReserve(p);
    case 4:
      return countBits(p.ravaged);
    case 5:
      return iotunnsInPlay(p);
    case 6:
      return p.island;
    case 7:
      return p.nidhogg;
    case 8:
      return p.elves[p.active];
    case 9:
      return p.dice[p.active];
    case 10:
      return artifactsHeld(p, p.active);
    default:
      return p.lives[p.active];
  }
}

/** How many artifacts a seat has. */
function artifactsHeld(p: ChroniclesPosition, seat: number): number {
  let held = 0;
  for (let artifact = 0; artifact < ARTIFACTS; artifact++) {
    if (p.artifacts[artifact] === FIRST_HOLDER + seat) held++;
  }
  return held;
}

function inPlay(p: ChroniclesPosition, group: number): number {
  let count = 0;
  for (let figure = 0; figure < p.sagaFigures.length; figure++) {
    if (hasBit(group, figure) && p.sagaFigures[figure] !== AWAY) count++;
  }
  return count;
}

function atLevels(p: ChroniclesPosition, group: number, levels: number): number {
  let count = 0;
  for (let figure = 0; figure < p.sagaFigures.length; figure++) {
    const place = p.sagaFigures[figure];
    if (hasBit(group, figure) && place < WORLDS && hasBit(levels, levelOf(place))) count++;
  }
  return count;
}

function tokensThat(p: ChroniclesPosition, token: number): number {
  let count = 0;
  for (let world = 0; world < WORLDS; world++) if (p.tokens[world] === token) count++;
  return count;
}

/** Whether a condition holds now. */
export function holds(
  p: ChroniclesPosition,
  condition: SagaCondition,
  here: number,
  chosen: number,
  subject: number,
): boolean {
  const { op, numbers, parts } = condition;
  switch (op) {
    case AT_LEAST:
      return (
        evaluate(p, numbers[0], here, chosen, subject) >=
        evaluate(p, numbers[1], here, chosen, subject)
      );
    case AT_MOST:
      return (
        evaluate(p, numbers[0], here, chosen, subject) <=
        evaluate(p, numbers[1], here, chosen, subject)
      );
    case AT:
      return isAt(p, condition, here, chosen, subject);
    case IN_COLUMN: {
      const { who } = condition;
      const world = who >= WORLD_SUBJECT ? who - WORLD_SUBJECT : whereIs(p, who, subject);
      return world < WORLDS && columnOf(p, world) === columnOf(p, condition.place);
    }
    case RAVAGED:
      return hasBit(p.ravaged, placeOf(p, condition.place, here, chosen, NONE));
    case BLOCKED:
      return isBlocked(p, placeOf(p, condition.place, here, chosen, NONE));
    case TOKEN: {
      const token = p.tokens[placeOf(p, condition.place, here, chosen, NONE)];
      return token === (condition.value < 0 ? FACE_DOWN : FIRST_FACE_UP + condition.value);
    }
    case GOD:
      return hasBit(condition.value, p.gods[p.active]);
    case ALL_OF:
      for (let i = 0; i < parts.length; i++) {
        if (!holds(p, parts[i], here, chosen, subject)) return false;
      }
      return true;
    case ANY_OF:
      for (let i = 0; i < parts.length; i++) {
        if (holds(p, parts[i], here, chosen, subject)) return true;
      }
      return false;
    case NOT:
      return !holds(p, parts[0], here, chosen, subject);
    default: {
      const at = condition.who * SLOT;
      return p.wheel[at] !== NO_CARD && p.wheel[at + 1] === NO_CARD;
    }
  }
}

function isAt(
  p: ChroniclesPosition,
  condition: SagaCondition,
  here: number,
  chosen: number,
  subject: number,
): boolean {
  const at = whereIs(p, condition.who, subject);
  const { place } = condition;
  if (place === ON_TREE) return at < WORLDS;
  if (place >= FIRST_LEVEL) return at < WORLDS && levelOf(at) === place - FIRST_LEVEL;
  return at === placeOf(p, place, here, chosen, at);
}
