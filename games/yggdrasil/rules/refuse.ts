import type { Facts, Move, Refusal } from '@nineworlds/engine';
import { NO_CARD } from '@nineworlds/engine';
import { CARD_WORDS } from '../data/cards.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { BERGELMIR, BLOCKER, GIANT_WORDS, HYMIR } from '../data/giants.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { DISMISS, FLY, FORESEE, PUSH, TAKE_VIKINGS } from '../data/vanir.ts';
import { LEVELS, WEAPON_WORDS } from '../data/weapons.ts';
import { WORLD_WORDS, WORLDS } from '../data/worlds.ts';
import {
  CALM,
  HIDDEN,
  PASS,
  VANIR_DISMISS,
  VANIR_FLY,
  VANIR_FORESEE,
  VANIR_PUSH,
  VANIR_TAKE,
} from './actions.ts';
import { whyNotFight } from './asgard.ts';
import { lookedAt } from './draw.ts';
import { rearmostEnemies } from './effects.ts';
import { whyNotRevive } from './helheim.ts';
import { whyNotGiant, whyNotHidden } from './jotunheim.ts';
import {
  ACT,
  ADVANCE_REARMOST,
  BURN_BAG,
  CHOOSE_ENEMY,
  CHOOSE_FIRST,
  CHOOSE_GIANT,
  CHOOSE_ISLAND,
  CHOOSE_PARTNER,
  CHOOSE_ROLL,
  CHOOSE_WEAPON,
  KEEP_ELVES,
  KEEP_VIKINGS,
  ORDER_CARD,
  ORDER_EFFECTS,
  PAY_ELVES,
  PAY_VIKINGS,
  PUSH_BACK,
  RESOLVE_CARD,
  RETURN_CARD,
  REVIVE_BAG,
  SHARE_VIKINGS,
  USE_VANIR,
} from './kinds.ts';
import { whyNotMidgard } from './midgard.ts';
import { whyNotBurn } from './muspellheim.ts';
import { levelOf, whyNotForge } from './nidavellir.ts';
import { elvesOfBoth, vikingsOfBoth, whyNotExchange } from './niflheim.ts';
import { FENRIR_ANGRY, FENRIR_NOT_ANGRY, OPEN, REASONS, type Reason } from './reasons.ts';
import { ableToRetreat } from './runes.ts';
import type { YggdrasilPosition } from './state.ts';
import { whyNothing } from './targets.ts';
import { canGoBack } from './track.ts';
import {
  whyNotAdvance,
  whyNotDismiss,
  whyNotFly,
  whyNotForesee,
  whyNotPush,
  whyNotSpace,
  whyNotTake,
} from './vanaheim.ts';
import { whyNotWorld } from './worlds.ts';

/** Why a move does not answer the open question; undefined when it does. */
export function refuse(p: YggdrasilPosition, move: Move): Refusal | undefined {
  const { frames } = p;
  const enemy = ENEMY_WORDS[move] ?? '';
  const card = CARD_WORDS[move] ?? '';
  switch (frames.kind) {
    case ACT:
      return because(whyNotAction(p, move), worldFacts(p, move));
    case CHOOSE_ENEMY:
    case CHOOSE_ISLAND:
    case CHOOSE_WEAPON:
    case CHOOSE_PARTNER:
    case REVIVE_BAG:
    case BURN_BAG:
    case CHOOSE_GIANT:
    case USE_VANIR:
      return because(whyNotTarget(p, frames.kind, move), targetFacts(p, frames.kind, move));
    case PAY_VIKINGS:
      return tooMany('Y-10.2', 'tooFewVikings', move, p.vikings[p.active]);
    case PAY_ELVES:
      return tooMany('Y-10.5', 'tooFewElves', move, p.elves[p.active]);
    case KEEP_VIKINGS:
      return whyNotHold(move, 0, vikingsOfBoth(p, frames.arg(0)), 'Y-9.5');
    case KEEP_ELVES:
      return whyNotHold(move, 0, elvesOfBoth(p, frames.arg(0)), 'Y-9.5');
    case SHARE_VIKINGS: {
      const held = p.vikings[frames.arg(0)];
      return whyNotHold(move, held, held + frames.arg(1), 'Y-11.8');
    }
    case ADVANCE_REARMOST:
      return isIn(rearmostEnemies(p), move) ? undefined : no('Y-8.6', 'notRearmost', { enemy });
    case ORDER_EFFECTS:
      return isIn(frames.arg(0), move) ? undefined : no('Y-6.6', 'notInTrio', { enemy });
    case RESOLVE_CARD:
      return p.looked[0] === move || p.looked[1] === move
        ? undefined
        : no('Y-14.1', 'cardNotDrawn', { card });
    case RETURN_CARD:
      return undefined;
    case CHOOSE_ROLL:
      return frames.arg(2) === move + 1 || frames.arg(3) === move + 1
        ? undefined
        : no('Y-14.5', 'notRolled', { face: p.setup.colours[move] });
    case ORDER_CARD:
      return isLeftToOrder(p, move) ? undefined : no('Y-13.3', 'cardNotSeen', { card });
    case PUSH_BACK:
      return whyNotRetreat(p, move);
    case CHOOSE_FIRST:
      return move < p.setup.seats ? undefined : no('Y-3.5', 'noSuchSeat', {});
    default:
      return no('Y-7.1', 'nobodyAsked', {});
  }
}

/** The refusal for a reason, with what its sentence may name. */
function because(reason: Reason, facts: Facts): Refusal | undefined {
  return reason === OPEN ? undefined : { ...REASONS[reason], facts };
}

function no(rule: string, reason: string, facts: Facts): Refusal {
  return { rule, reason, facts };
}

function isIn(members: number, member: number): boolean {
  return ((members >> member) & 1) === 1;
}

function tooMany(rule: string, reason: string, count: number, held: number): Refusal | undefined {
  return count > held ? no(rule, reason, { count, held }) : undefined;
}

/** Y-9.5, Y-11.8: what a god can hold afterwards. */
function whyNotHold(count: number, least: number, most: number, rule: string): Refusal | undefined {
  if (count < least) return no(rule, 'holdsTooFew', { count, least });
  return count > most ? no(rule, 'holdsTooMany', { count, most }) : undefined;
}

function isLeftToOrder(p: YggdrasilPosition, card: number): boolean {
  const count = lookedAt(p);
  for (let i = p.frames.arg(0); i < count; i++) if (p.looked[i] === card) return true;
  return false;
}

/** Y-11.10, Y-11.11 */
function whyNotRetreat(p: YggdrasilPosition, enemy: Move): Refusal | undefined {
  const { frames } = p;
  const facts = { enemy: ENEMY_WORDS[enemy] };
  const rule = frames.arg(1) > 1 ? 'Y-11.10' : 'Y-11.11';
  if (!canGoBack(p, enemy)) return no(rule, 'cannotGoBack', facts);
  const isEnough = ableToRetreat(p, enemy + 1) >= frames.arg(0) - 1;
  return enemy >= frames.arg(2) && isEnough ? undefined : no(rule, 'picksAscend', facts);
}

/** Y-7.2, Y-9: why a god cannot act in a world, calm or pass now. */
function whyNotAction(p: YggdrasilPosition, move: Move): Reason {
  const isAngry = p.fenrirCard !== NO_CARD;
  if (move === CALM) return isAngry ? OPEN : FENRIR_NOT_ANGRY;
  if (isAngry) return FENRIR_ANGRY;
  if (move === PASS) return OPEN;
  const closed = whyNotWorld(p, move);
  return closed === OPEN ? whyNothing(p, move) : closed;
}

/** Y-9: why this cannot be what an action is aimed at. */
function whyNotTarget(p: YggdrasilPosition, kind: number, target: Move): Reason {
  switch (kind) {
    case CHOOSE_ENEMY:
      return whyNotFight(p, target);
    case CHOOSE_ISLAND:
      return whyNotMidgard(p, target);
    case CHOOSE_WEAPON:
      return whyNotForge(p, target);
    case CHOOSE_PARTNER:
      return whyNotExchange(p, target);
    case REVIVE_BAG:
      return whyNotRevive(p);
    case BURN_BAG:
      return whyNotBurn(p, target);
    case CHOOSE_GIANT:
      return target === HIDDEN ? whyNotHidden(p) : whyNotGiant(p, target);
    default:
      return whyNotVanir(p, target);
  }
}

function whyNotVanir(p: YggdrasilPosition, move: Move): Reason {
  const space = vanirSpaceOf(move);
  if (space === 0) return whyNotAdvance(p);
  const closed = whyNotSpace(p, space);
  if (closed !== OPEN) return closed;
  switch (space) {
    case FLY:
      return whyNotFly(p, move - VANIR_FLY);
    case TAKE_VIKINGS:
      return whyNotTake(p);
    case FORESEE:
      return whyNotForesee(p);
    case PUSH:
      return whyNotPush(p, move - VANIR_PUSH);
    default:
      return whyNotDismiss(p, move - VANIR_DISMISS);
  }
}

/** The space of the Vanir's track whose effect an action in Vanaheim uses; 0 for going on. */
function vanirSpaceOf(move: Move): number {
  if (move < VANIR_FLY) return 0;
  if (move < VANIR_TAKE) return FLY;
  if (move < VANIR_FORESEE) return TAKE_VIKINGS;
  if (move < VANIR_PUSH) return FORESEE;
  return move < VANIR_DISMISS ? PUSH : DISMISS;
}

/** The world that is refused, and the giant that closes it. */
function worldFacts(p: YggdrasilPosition, world: Move): Facts {
  if (world >= WORLDS) return {};
  const blocker = BLOCKER[world] & p.activeGiants;
  const facts = { world: WORLD_WORDS[world] };
  return blocker === 0 ? facts : { ...facts, giant: GIANT_WORDS[31 - Math.clz32(blocker)] };
}

/** Everything that a sentence about a refused target may name. */
function targetFacts(p: YggdrasilPosition, kind: number, target: Move): Facts {
  switch (kind) {
    case CHOOSE_ENEMY:
      return { enemy: ENEMY_WORDS[target] };
    case CHOOSE_ISLAND:
      return islandFacts(p, target);
    case CHOOSE_WEAPON:
      return weaponFacts(p, target);
    case CHOOSE_PARTNER:
      return { other: GOD_WORDS[p.gods[target]] };
    case CHOOSE_GIANT:
      return { giant: giantOfRefusal(p, target) };
    case USE_VANIR:
      return vanirFacts(p, target);
    default:
      return { bag: p.setup.colours[target] };
  }
}

function islandFacts(p: YggdrasilPosition, island: number): Facts {
  const { islands } = p.setup;
  const facts = { island: islands[island], from: islands[p.valkyries], bag: islands[island] };
  return { ...facts, giant: GIANT_WORDS[HYMIR] };
}

/** Y-12.1: the weapon that would be next, and who has it. */
function weaponFacts(p: YggdrasilPosition, enemy: number): Facts {
  const held = levelOf(p, p.active, enemy);
  const level = Math.min(held + 1, LEVELS);
  const holder = p.weapons[enemy * LEVELS + level - 1];
  const god = holder === 0 ? '' : GOD_WORDS[p.gods[holder - 1]];
  return { enemy: ENEMY_WORDS[enemy], weapon: WEAPON_WORDS[enemy], level, god };
}

/** The giant that a refusal in Jötunheim is about: Bergelmir where he closes it. */
function giantOfRefusal(p: YggdrasilPosition, giant: number): string {
  const isActive = giant < GIANT_WORDS.length && isIn(p.activeGiants, giant);
  const isHidden = giant === GIANT_WORDS.length;
  return GIANT_WORDS[isActive || isHidden ? BERGELMIR : giant];
}

function vanirFacts(p: YggdrasilPosition, move: Move): Facts {
  const facts = { space: vanirSpaceOf(move), at: p.vanir };
  if (move >= VANIR_DISMISS) return { ...facts, giant: GIANT_WORDS[move - VANIR_DISMISS] };
  if (move >= VANIR_PUSH) return { ...facts, enemy: ENEMY_WORDS[move - VANIR_PUSH] };
  if (move < VANIR_FLY || move >= VANIR_TAKE) return facts;
  return { ...facts, ...islandFacts(p, move - VANIR_FLY) };
}
