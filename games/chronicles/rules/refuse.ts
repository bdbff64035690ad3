import { type Facts, type Move, NO_CARD, type Refusal } from '@nineworlds/engine';
import { ARTIFACT_WORDS } from '../data/artifacts.ts';
import { CREATURE_WORDS } from '../data/creatures.ts';
import { STONE_EFFECTS } from '../data/edition.ts';
import { ENEMY_WORDS, NIDHOGG } from '../data/enemies.ts';
import { FRIGG, GOD_WORDS } from '../data/gods.ts';
import { BLOCKERS, FIRST_PROTECTOR, IOTUNN_WORDS } from '../data/iotunns.ts';
import { WORLD_WORDS, WORLDS } from '../data/worlds.ts';
import { artifactsInReach } from './actions.ts';
import {
  cardsOnWheel,
  heldFrom,
  leastLives,
  mostShared,
  WITH_WOLVES,
  wounded,
} from './creatures.ts';
import { cardWord } from './decks.ts';
import { canRetreat } from './fights.ts';
import { isBlocked, isProtected } from './iotunns.ts';
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
import { canDo, canDoOnJourney, canFightHere } from './mission.ts';
import {
  ACTION,
  FIGHT_ENEMY,
  FIGHT_IOTUNN,
  HAS_ACTED,
  HAS_FOUGHT,
  HEAL_TREE,
  MEND_OTHER,
  MEND_SELF,
} from './missions.ts';
import { canMove } from './movement.ts';
import { canTake } from './relations.ts';
import { type ChroniclesPosition, SKULD_CARDS } from './state.ts';
import { canUse, worldsToActIn } from './stones.ts';
import { canKeep, mostConverted, mostFreyr, mostHeroes, risksLeft } from './throw.ts';
import { neighbours } from './tree.ts';
import { isOrdered } from './turn.ts';

/** Why a move does not answer the open question; undefined when it does. */
export function refuse(p: ChroniclesPosition, move: Move): Refusal | undefined {
  const { frames, setup } = p;
  const a = frames.arg(0);
  const god = GOD_WORDS[p.gods[move]] ?? '';
  const world = WORLD_WORDS[move] ?? '';
  switch (frames.kind) {
    case ORDER_SEATS:
    case ORDER_NEXT:
      if (move >= setup.seats) return no('C-5', 'noSuchGod');
      return isOrdered(p, move, a) ? no('C-5', 'alreadyOrdered', { god }) : undefined;
    case ESCORT:
      return isIn(neighbours(p, p.places[a]), move) ? undefined : no('C-9', 'tooFar', { world });
    case MOVE:
      return whyNotMove(p, move);
    case MISSION:
      return canDo(p, move) ? undefined : whyNotMission(p, move);
    case JOURNEY:
      return canDoOnJourney(p, a, move) ? undefined : whyNotJourney(p, a, move);
    case TAKE_TROOPS:
      return whyNotCount(move, 1, frames.arg(1), 'C-11.2');
    case HEAL_WORLD:
      return isIn(p.ravaged, move) ? undefined : no('C-11.2', 'notRavaged', { world });
    case TAKE_ARTIFACT:
      return isIn(artifactsInReach(p, a), move)
        ? undefined
        : no('C-11.2', 'artifactOutOfReach', { artifact: ARTIFACT_WORDS[move] });
    case CHOOSE_CREATURE:
      return isIn(p.creatures, move)
        ? undefined
        : no('C-12.2', 'creatureNotDrawn', { creature: CREATURE_WORDS[move] });
    case USE_STONE:
      return move === STONE_STOP || canUse(p, a, move)
        ? undefined
        : no('C-11.4', 'stoneUseless', { effect: STONE_EFFECTS[move] });
    case MOVE_FIGURE:
      return move < setup.figures ? undefined : no('C-11.4', 'noSuchGod');
    case MOVE_TO:
    case GO:
    case RIDE:
    case REROLL_GOD:
    case BROTHER_ELF:
      return undefined;
    case ACT_IN:
      return isIn(worldsToActIn(p), move) ? undefined : whyNotAct(p, move);
    case TURN_TREE:
      return whyNotCount(move, 1, 2, 'C-11.4');
    case DEFEAT_IOTUNN:
      return isIn(p.iotunns, move)
        ? undefined
        : no('C-12.2', 'iotunnNotInPlay', { iotunn: IOTUNN_WORDS[move] });
    case GIVE_LIFE:
      if (move >= setup.figures) return no('C-12.2', 'noSuchGod');
      return isIn(wounded(p), move) ? undefined : no('C-3.3', 'livesFull', { god });
    case SHARE_LIVES:
      return whyNotCount(move, leastLives(p, a), mostShared(p, a), 'C-12.2');
    case SHARE_ELVES:
      return whyNotCount(move, 0, heldFrom(p.elves, a, setup.seats), 'C-12.2');
    case SHARE_DICE:
      return whyNotCount(move, 0, heldFrom(p.dice, a, setup.seats), 'C-12.2');
    case SHARE_ARTIFACT:
    case GIVE_CARD:
      return move < setup.seats ? undefined : no('C-12.2', 'noSuchGod');
    case STACK_CARD:
      return whyNotStack(p, frames.seat, move);
    case TAKE_CARD:
      return whyNotTakeCard(p, move);
    case KIN_TAKE:
      return whyNotKin(p, move);
    case PAY_HEROES:
    case LATE_HEROES:
      return whyNotCount(move, 0, mostHeroes(p), 'C-13.1');
    case ROLL_DICE:
      return whyNotCount(move, 0, p.dice[p.active], 'C-13.1');
    case REROLL_VANIR:
      return whyNotCount(move, 0, p.thrown[a], 'C-12.1');
    case CONVERT:
      return whyNotCount(move, 0, mostConverted(p), 'C-13.1');
    case FREYR_ELVES:
      return whyNotCount(move, 0, mostFreyr(p), 'C-14');
    case KIN_LIVES:
      return whyNotCount(move, 0, Math.min(risksLeft(p), p.lives[a]), 'C-14.1');
    case LUCKY_ITEM:
      return canKeep(p, move) ? undefined : no('C-14.1', 'nothingToKeep');
    default:
      return no('C-5', 'nobodyAsked');
  }
}

function no(rule: string, reason: string, facts: Facts = {}): Refusal {
  return { rule, reason, facts };
}

function isIn(members: number, member: number): boolean {
  return ((members >> member) & 1) === 1;
}

function whyNotCount(
  count: number,
  least: number,
  most: number,
  rule: string,
): Refusal | undefined {
  return count < least || count > most
    ? no(rule, 'outsideRange', { count, least, most })
    : undefined;
}

/** C-9, C-14.1 */
function whyNotMove(p: ChroniclesPosition, move: Move): Refusal | undefined {
  if (canMove(p, move)) return undefined;
  if (move < WORLDS) return no('C-9', 'tooFar', { world: WORLD_WORDS[move] });
  const figure = move - WORLDS;
  if (figure >= p.setup.figures) return no('C-14.1', 'noSuchGod');
  const god = GOD_WORDS[p.gods[figure]];
  return no('C-14.1', p.frames.arg(0) === 0 ? 'notCompanion' : 'alreadyTravelled', { god });
}

/** C-11.1, C-11.2, C-8.2, C-7.1: why a world's own action cannot be done. */
function whyNotAct(p: ChroniclesPosition, world: number): Refusal {
  const facts = { world: WORLD_WORDS[world] };
  if (isBlocked(p, world))
    return no('C-8.2', 'worldBlocked', { ...facts, iotunn: blockerOf(p, world) });
  return isIn(p.ravaged, world)
    ? no('C-7.1', 'worldRavaged', facts)
    : no('C-11.2', 'nothingThere', facts);
}

/** The Iotunn that closes a world. */
function blockerOf(p: ChroniclesPosition, world: number): string {
  for (let iotunn = 0; iotunn < BLOCKERS; iotunn++) {
    if (p.setup.closes[iotunn] === world && isIn(p.iotunns, iotunn)) return IOTUNN_WORDS[iotunn];
  }
  return '';
}

/** The Iotunn that protects an enemy. */
function protectorOf(p: ChroniclesPosition, enemy: number): string {
  const i = p.setup.protects.findIndex(
    (target, at) => target === enemy && isIn(p.iotunns, FIRST_PROTECTOR + at),
  );
  return IOTUNN_WORDS[FIRST_PROTECTOR + i] ?? '';
}

/** Why something cannot be done in the third step. */
function whyNotMission(p: ChroniclesPosition, mission: number): Refusal {
  const world = p.places[p.active];
  const facts = { world: WORLD_WORDS[world] };
  if (mission <= HEAL_TREE && (p.done & HAS_ACTED) !== 0) return no('C-12.1', 'alreadyActed');
  if (mission === ACTION) return whyNotAct(p, world);
  if (mission === HEAL_TREE) {
    if (!isIn(p.ravaged, world)) return no('C-11.3', 'notRavaged', facts);
    return no('C-8.2', 'worldBlocked', { ...facts, iotunn: blockerOf(p, world) });
  }
  if (mission >= MEND_SELF) return whyNotMend(p, mission);
  if ((p.done & HAS_FOUGHT) !== 0 && canFightHere(p, mission)) return no('C-12.1', 'alreadyFought');
  return whyNotFight(p, mission);
}

/** C-10 */
function whyNotFight(p: ChroniclesPosition, mission: number): Refusal {
  const world = WORLD_WORDS[p.places[p.active]];
  if (mission >= FIGHT_IOTUNN) {
    const iotunn = mission - FIGHT_IOTUNN;
    const facts = { iotunn: IOTUNN_WORDS[iotunn], world };
    return isIn(p.iotunns, iotunn)
      ? no('C-8.2', 'iotunnElsewhere', facts)
      : no('C-10', 'iotunnNotInPlay', facts);
  }
  const enemy = mission - FIGHT_ENEMY;
  const facts = { enemy: ENEMY_WORDS[enemy], world };
  if (enemy === NIDHOGG) return no('C-10', 'neverFought', facts);
  if (p.enemies[enemy] !== p.places[p.active]) return no('C-10', 'enemyElsewhere', facts);
  if (!canRetreat(p, enemy)) return no('C-10', 'cannotRetreat', facts);
  if (isProtected(p, enemy)) {
    return no('C-8.2', 'enemyProtected', { ...facts, iotunn: protectorOf(p, enemy) });
  }
  return no('C-12.1', 'alreadyFought');
}

/** C-14 */
function whyNotMend(p: ChroniclesPosition, mission: number): Refusal {
  const seat = p.active;
  if (!p.setup.isHard || p.gods[seat] !== FRIGG) return no('C-14', 'notFrigg');
  if (p.done !== 0) return no('C-14', 'alreadyActed');
  const figure = mission === MEND_SELF ? seat : mission - MEND_OTHER;
  if (figure >= p.setup.figures) return no('C-14', 'noSuchGod');
  const god = GOD_WORDS[p.gods[figure]];
  if (figure === seat && mission !== MEND_SELF) return no('C-14', 'ownSelf');
  if (figure !== seat && p.lives[seat] < 2) return no('C-17.19', 'lastLife');
  return no('C-3.3', 'livesFull', { god });
}

/** C-12.2 */
function whyNotJourney(p: ChroniclesPosition, purpose: number, mission: number): Refusal {
  const isFight = mission > HEAL_TREE && mission < MEND_SELF;
  if (purpose === WITH_WOLVES) {
    return isFight ? whyNotFight(p, mission) : no('C-12.2', 'onlyFight');
  }
  if (mission !== ACTION) return no('C-12.2', 'onlyAct');
  return whyNotAct(p, p.places[p.active]);
}

/** C-12.2 */
function whyNotStack(p: ChroniclesPosition, seat: number, card: number): Refusal | undefined {
  const at = seat * SKULD_CARDS;
  if (card !== NO_CARD && (p.heads[at] === card || p.heads[at + 1] === card)) return undefined;
  const isPlayed = card > 0 && card <= p.setup.figures * ENEMY_WORDS.length;
  return no('C-12.2', 'cardNotShown', { card: isPlayed ? cardWord(p, card) : '' });
}

/** C-12.2 */
function whyNotTakeCard(p: ChroniclesPosition, place: number): Refusal | undefined {
  const [count, from] = [p.frames.arg(0), p.frames.arg(1)];
  const card = p.wheel[place];
  if (card === NO_CARD) return no('C-12.2', 'slotEmpty');
  const isEnough = place >= from && cardsOnWheel(p, place) >= count;
  return isEnough ? undefined : no('C-12.2', 'picksAscend', { card: cardWord(p, card) });
}

/** C-14.1 */
function whyNotKin(p: ChroniclesPosition, move: Move): Refusal | undefined {
  if (move === KIN_ENOUGH) return undefined;
  const other = Math.floor(move / KIN_ITEMS);
  if (canTake(p, p.active, other, move % KIN_ITEMS)) return undefined;
  if (other >= p.setup.figures) return no('C-14.1', 'noSuchGod');
  return no('C-14.1', 'notWithKin', { god: GOD_WORDS[p.gods[other]] });
}
