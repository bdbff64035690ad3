import { listed, type MoveBuffer, NO_CARD } from '@nineworlds/engine';
import { STONE_EFFECTS } from '../data/edition.ts';
import { FRIGG, KIN } from '../data/gods.ts';
import { COLUMNS, WORLDS } from '../data/worlds.ts';
import { artifactsInReach } from './actions.ts';
import { cardsOnWheel, heldFrom, leastLives, mostShared, wounded } from './creatures.ts';
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
  KEEP_DIE,
  KIN_ENOUGH,
  KIN_ITEMS,
  KIN_LIVES,
  KIN_TAKE,
  LATE_HEROES,
  LUCKY_ITEM,
  MISSION,
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
} from './kinds.ts';
import { canDo, canDoOnJourney } from './mission.ts';
import {
  ACTION,
  FIGHT_ENEMY,
  FIGHT_IOTUNN,
  HEAL_TREE,
  MEND_SELF,
  MISSION_MOVES,
  REST,
  TRAVEL_TO,
} from './missions.ts';
import { isCompanion } from './movement.ts';
import { canTake, isRelated } from './relations.ts';
import { type ChroniclesPosition, SKULD_CARDS } from './state.ts';
import { canUse, worldsToActIn } from './stones.ts';
import { canKeep, mostConverted, mostFreyr, mostHeroes, risksLeft } from './throw.ts';
import { destinations, enemiesIn, neighbours } from './tree.ts';
import { isOrdered } from './turn.ts';

/** All answers to the open question, ascending. */
export function legal(p: ChroniclesPosition, out: MoveBuffer): number {
  const { frames, setup } = p;
  const a = frames.arg(0);
  switch (frames.kind) {
    case ORDER_SEATS:
    case ORDER_NEXT:
      return legalSeats(p, a, out);
    case ESCORT:
      return membersOf(neighbours(p, p.places[a]), out);
    case MOVE:
      return legalMoves(p, a, out);
    case MISSION:
      return legalMissions(p, out);
    case TAKE_TROOPS:
      return upTo(out, 1, frames.arg(1));
    case HEAL_WORLD:
      return membersOf(p.ravaged, out);
    case TAKE_ARTIFACT:
      return membersOf(artifactsInReach(p, a), out);
    case CHOOSE_CREATURE:
      return membersOf(p.creatures, out);
    case USE_STONE:
      return legalStones(p, a, out);
    case MOVE_FIGURE:
      return upTo(out, 0, setup.figures - 1);
    case MOVE_TO:
    case GO:
    case RIDE:
      return upTo(out, 0, WORLDS - 1);
    case ACT_IN:
      return membersOf(worldsToActIn(p), out);
    case TURN_TREE:
      return upTo(out, 1, COLUMNS - 1);
    case JOURNEY:
      return legalJourneys(p, a, out);
    case DEFEAT_IOTUNN:
      return membersOf(p.iotunns, out);
    case GIVE_LIFE:
      return membersOf(wounded(p), out);
    case SHARE_LIVES:
      return upTo(out, leastLives(p, a), mostShared(p, a));
    case SHARE_ELVES:
      return upTo(out, 0, heldFrom(p.elves, a, setup.seats));
    case SHARE_DICE:
      return upTo(out, 0, heldFrom(p.dice, a, setup.seats));
    case SHARE_ARTIFACT:
    case GIVE_CARD:
      return upTo(out, 0, setup.seats - 1);
    case STACK_CARD:
      return legalTops(p, frames.seat, out);
    case TAKE_CARD:
      return legalCards(p, a, frames.arg(1), out);
    case KIN_TAKE:
      return legalGifts(p, out);
    case PAY_HEROES:
    case LATE_HEROES:
      return upTo(out, 0, mostHeroes(p));
    case ROLL_DICE:
      return upTo(out, 0, p.dice[p.active]);
    case REROLL_GOD:
    case BROTHER_ELF:
      return upTo(out, 0, 1);
    case REROLL_VANIR:
      return upTo(out, 0, p.thrown[a]);
    case CONVERT:
      return upTo(out, 0, mostConverted(p));
    case FREYR_ELVES:
      return upTo(out, 0, mostFreyr(p));
    case KIN_LIVES:
      return upTo(out, 0, Math.min(risksLeft(p), p.lives[a]));
    case LUCKY_ITEM:
      return legalLuck(p, out);
    default:
      throw new RangeError(`nobody is asked for ${frames.kind}`);
  }
}

/** The whole numbers of a range. */
function upTo(out: MoveBuffer, from: number, to: number): number {
  let n = 0;
  for (let number = from; number <= to; number++) out[n++] = number;
  return listed(out, n);
}

/** The members of a set, ascending. */
function membersOf(members: number, out: MoveBuffer): number {
  let n = 0;
  for (let bits = members; bits !== 0; bits &= bits - 1) out[n++] = 31 - Math.clz32(bits & -bits);
  return listed(out, n);
}

/** C-5 */
function legalSeats(p: ChroniclesPosition, count: number, out: MoveBuffer): number {
  let n = 0;
  for (let seat = 0; seat < p.setup.seats; seat++) {
    if (!isOrdered(p, seat, count)) out[n++] = seat;
  }
  return listed(out, n);
}

/** C-9, C-14.1 */
function legalMoves(p: ChroniclesPosition, travelled: number, out: MoveBuffer): number {
  let n = membersOf(destinations(p, p.active), out);
  for (let figure = 0; travelled === 0 && figure < p.setup.figures; figure++) {
    if (isCompanion(p, figure)) out[n++] = TRAVEL_TO + figure;
  }
  return listed(out, n);
}

/** C-5 */
function legalMissions(p: ChroniclesPosition, out: MoveBuffer): number {
  let n = 0;
  out[n++] = REST;
  if (canDo(p, ACTION)) out[n++] = ACTION;
  if (canDo(p, HEAL_TREE)) out[n++] = HEAL_TREE;
  for (let bits = enemiesIn(p, p.places[p.active]); bits !== 0; bits &= bits - 1) {
    const fight = FIGHT_ENEMY + 31 - Math.clz32(bits & -bits);
    if (canDo(p, fight)) out[n++] = fight;
  }
  for (let bits = p.iotunns; bits !== 0; bits &= bits - 1) {
    const fight = FIGHT_IOTUNN + 31 - Math.clz32(bits & -bits);
    if (canDo(p, fight)) out[n++] = fight;
  }
  if (p.gods[p.active] !== FRIGG) return listed(out, n);
  for (let mend = MEND_SELF; mend < MISSION_MOVES; mend++) if (canDo(p, mend)) out[n++] = mend;
  return listed(out, n);
}

/** C-12.2 */
function legalJourneys(p: ChroniclesPosition, purpose: number, out: MoveBuffer): number {
  let n = 0;
  for (let mission = 0; mission < MISSION_MOVES; mission++) {
    if (canDoOnJourney(p, purpose, mission)) out[n++] = mission;
  }
  return listed(out, n);
}

/** C-11.4 */
function legalStones(p: ChroniclesPosition, faces: number, out: MoveBuffer): number {
  let n = 0;
  for (let effect = 0; effect < STONE_EFFECTS.length; effect++) {
    if (canUse(p, faces, effect)) out[n++] = effect;
  }
  out[n++] = STONE_STOP;
  return listed(out, n);
}

/** C-12.2: either of the two cards on top of a deck. */
function legalTops(p: ChroniclesPosition, seat: number, out: MoveBuffer): number {
  const first = p.heads[seat * SKULD_CARDS];
  const second = p.heads[seat * SKULD_CARDS + 1];
  out[0] = Math.min(first, second);
  out[1] = Math.max(first, second);
  return 2;
}

/** C-12.2: cards of the wheel in ascending order, so that enough are left for the picks to come. */
function legalCards(p: ChroniclesPosition, count: number, from: number, out: MoveBuffer): number {
  let left = cardsOnWheel(p, from) - count + 1;
  let n = 0;
  for (let place = from; left > 0; place++) {
    if (p.wheel[place] === NO_CARD) continue;
    out[n++] = place;
    left--;
  }
  return listed(out, n);
}

/** C-14.1 */
function legalGifts(p: ChroniclesPosition, out: MoveBuffer): number {
  let n = 0;
  for (let other = 0; other < p.setup.seats; other++) {
    if (!isRelated(p, KIN, p.active, other)) continue;
    for (let item = 0; item < KIN_ITEMS; item++) {
      if (canTake(p, p.active, other, item)) out[n++] = other * KIN_ITEMS + item;
    }
  }
  out[n++] = KIN_ENOUGH;
  return listed(out, n);
}

/** C-14.1 */
function legalLuck(p: ChroniclesPosition, out: MoveBuffer): number {
  let n = 0;
  for (let item = 0; item <= KEEP_DIE; item++) if (canKeep(p, item)) out[n++] = item;
  return listed(out, n);
}
