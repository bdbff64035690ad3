import { CHANCE, type Faults, NO_CARD, TEAM } from '@nineworlds/engine';
import { CARD_KINDS, FIRST_ANGRY, FIRST_RAGNAROK, RAGNAROK_TRIOS } from '../data/cards.ts';
import { FACES, HAMMERS } from '../data/die.ts';
import { ENEMIES, HEL, JORMUNGAND, LOKI, NIDHOGG, SURT } from '../data/enemies.ts';
import { GIANTS_PER_RUNE, MANN, SIGEL, TIWAZ } from '../data/giants.ts';
import { CARDS_OF_ODIN, HEIMDALL, NO_GOD, ODIN, TYR } from '../data/gods.ts';
import { BAGS, BURNT, GATHERED, GATHERED_BY_HEIMDALL } from '../data/islands.ts';
import { POWER } from '../data/track.ts';
import { CARDS_LOOKED_AT, MANN_SPACES, SIGEL_VIKINGS, TIWAZ_ENEMIES } from '../data/vanir.ts';
import { ASGARD, JOTUNHEIM, MIDGARD, MUSPELLHEIM, NIFLHEIM, VANAHEIM } from '../data/worlds.ts';
import { FIRST_GIANT_FOE, HIDDEN_FOE } from './actions.ts';
import { bonusAgainst, isDieForbidden } from './combat.ts';
import { lookedAt } from './draw.ts';
import { pileOfGiants, rearmostEnemies } from './effects.ts';
import { whyNotGiant, whyNotHidden } from './jotunheim.ts';
import {
  ACT,
  ACTING,
  ADVANCE_REARMOST,
  BEATEN,
  BURN,
  BURN_BAG,
  BY_LOKI,
  CHOOSE_ENEMY,
  CHOOSE_FIRST,
  CHOOSE_GIANT,
  CHOOSE_ISLAND,
  CHOOSE_PARTNER,
  CHOOSE_ROLL,
  CHOOSE_WEAPON,
  DEAL_ANGRY,
  DEAL_GOD,
  DEAL_RAGNAROK,
  DRAW_CARD,
  ENDED,
  ENEMY,
  GATHER,
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
  ROLL_CALM,
  ROLL_EFFECT,
  ROLL_FIGHT,
  SET_UP,
  SHARE_VIKINGS,
  TO_DISCARD,
  TO_LOOK,
  TO_RESOLVE,
  TURN_GIANT,
  USE_VANIR,
} from './kinds.ts';
import { canGather } from './midgard.ts';
import { elvesOfBoth, vikingsOfBoth } from './niflheim.ts';
import { actionsOf, hasPower } from './powers.ts';
import { OPEN } from './reasons.ts';
import { ableToRetreat } from './runes.ts';
import { chosenCards } from './setup.ts';
import type { YggdrasilPosition } from './state.ts';
import { openWorlds } from './targets.ts';
import { canGoBack } from './track.ts';
import { TARGET_KIND } from './worlds.ts';

/** Whether every open frame fits the position and the one below it. */
export function checkFrames(p: YggdrasilPosition, faults: Faults): void {
  const { frames } = p;
  if (frames.depth === 0) {
    if (p.step !== ENDED) faults.add('frames', 'notOver');
    return;
  }
  if (p.step === ENDED) {
    faults.add('frames', 'alreadyOver');
    return;
  }
  const top = frames.depth - 1;
  if (top > 0 && !fitsBelow(p)) faults.add('frames[0]', 'wrongFrame');
  if (!fits(p) || !isRestUnused(p)) faults.add(`frames[${top}]`, 'wrongFrame');
}

/** How many arguments the questions of each kind have. */
const ARGUMENTS: Readonly<Record<number, number>> = {
  [DEAL_GOD]: 1,
  [DRAW_CARD]: 2,
  [RETURN_CARD]: 1,
  [ROLL_EFFECT]: 3,
  [ROLL_CALM]: 3,
  [ROLL_FIGHT]: 3,
  [CHOOSE_ROLL]: 5,
  [TURN_GIANT]: 2,
  [ORDER_EFFECTS]: 2,
  [PAY_VIKINGS]: 1,
  [PAY_ELVES]: 2,
  [GATHER]: 2,
  [BURN]: 2,
  [KEEP_VIKINGS]: 1,
  [KEEP_ELVES]: 1,
  [ORDER_CARD]: 1,
  [SHARE_VIKINGS]: 2,
  [PUSH_BACK]: 3,
};

function isRestUnused({ frames }: YggdrasilPosition): boolean {
  const used = ARGUMENTS[frames.kind] ?? 0;
  return [0, 1, 2, 3, 4, 5].slice(used).every((arg) => frames.arg(arg) === 0);
}

/** Y-6.6: below an effect only the order of the other effects of a Ragnarök card can be open. */
function fitsBelow(p: YggdrasilPosition): boolean {
  const { frames } = p;
  if (frames.kindAt(0) !== ORDER_EFFECTS || frames.seatAt(0) !== TEAM) return false;
  const [enemies, card, ...rest] = [0, 1, 2, 3, 4, 5].map((arg) => frames.argAt(0, arg));
  if (rest.some((arg) => arg !== 0) || !areEffects(p, enemies, card)) return false;
  const enemy = enemyOfEffect(p);
  if (enemy === undefined) return false;
  return trioOf(card).includes(enemy) && ((enemies >> enemy) & 1) === 0;
}

/** The enemy whose effect the innermost question belongs to. */
function enemyOfEffect({ frames }: YggdrasilPosition): number | undefined {
  switch (frames.kind) {
    case ROLL_EFFECT:
      return frames.arg(0);
    case CHOOSE_ROLL:
      return frames.arg(4) === ROLL_EFFECT ? frames.arg(0) : undefined;
    case TURN_GIANT:
      return frames.arg(0) === BY_LOKI ? LOKI : undefined;
    case ADVANCE_REARMOST:
      return NIDHOGG;
    default:
      return undefined;
  }
}

function trioOf(card: number): readonly number[] {
  return RAGNAROK_TRIOS[card - FIRST_RAGNAROK] ?? [];
}

/** Whether these effects of a Ragnarök card can still be to come. */
function areEffects(p: YggdrasilPosition, enemies: number, card: number): boolean {
  if (p.step !== ENEMY || !p.setup.ragnarokEffects || enemies <= 0 || enemies >= 1 << ENEMIES) {
    return false;
  }
  if (card < FIRST_RAGNAROK || card >= CARD_KINDS) return false;
  if (p.discard[card] === 0 && p.fenrirCard !== card) return false;
  const trio = trioOf(card).reduce((members, enemy) => members | (1 << enemy), 0);
  return (enemies & ~trio) === 0;
}

function fits(p: YggdrasilPosition): boolean {
  const { frames } = p;
  const { seat } = frames;
  switch (frames.kind) {
    case DEAL_GOD:
    case DEAL_ANGRY:
    case DEAL_RAGNAROK:
    case CHOOSE_FIRST:
      return p.step === SET_UP && fitsSetUp(p);
    case DRAW_CARD:
      return seat === CHANCE && canDraw(p, frames.arg(0), frames.arg(1));
    case RESOLVE_CARD:
      return seat === p.active && isOdinChoosing(p) && p.looked[0] !== p.looked[1];
    case RETURN_CARD: {
      const isDrawn = p.looked[0] === frames.arg(0) || p.looked[1] === frames.arg(0);
      const isAsked = !p.setup.odinBottomOnly && p.deck.size > 0;
      return seat === p.active && isOdinChoosing(p) && isDrawn && isAsked;
    }
    case ROLL_EFFECT:
    case ROLL_CALM:
    case ROLL_FIGHT:
      return seat === CHANCE && canRoll(p, frames.kind) && isFirstRoll(p, frames.arg(2));
    case CHOOSE_ROLL: {
      const [first, second] = [frames.arg(2), frames.arg(3)];
      const areRolls = first > 0 && second > 0 && first !== second;
      const fromTyr = isFirstRoll(p, first) && isFirstRoll(p, second);
      return seat === p.active && areRolls && fromTyr && canRoll(p, frames.arg(4));
    }
    case TURN_GIANT:
      return seat === CHANCE && canTurnGiant(p, frames.arg(0), frames.arg(1));
    case ADVANCE_REARMOST: {
      const enemies = rearmostEnemies(p);
      const isTie = (enemies & (enemies - 1)) !== 0;
      return seat === TEAM && p.step === ENEMY && isTie && POWER[p.enemies[NIDHOGG]] > 0;
    }
    case ORDER_EFFECTS: {
      const enemies = frames.arg(0);
      const isChoice = (enemies & (enemies - 1)) !== 0;
      return seat === TEAM && isChoice && areEffects(p, enemies, frames.arg(1));
    }
    default:
      return p.step === ACTING && fitsAction(p);
  }
}

/** Y-3: what the set-up still needs is asked for in its order. */
function fitsSetUp(p: YggdrasilPosition): boolean {
  const { frames, setup } = p;
  const { kind, seat } = frames;
  const undealt = p.gods.subarray(0, setup.seats).indexOf(NO_GOD);
  if (kind === DEAL_GOD) return seat === CHANCE && frames.arg(0) === undealt && !isStacked(p);
  if (undealt >= 0) return false;
  const isAngryLeft = chosenCards(p, FIRST_ANGRY, FIRST_RAGNAROK) < setup.angry;
  if (kind === DEAL_ANGRY) return seat === CHANCE && isAngryLeft && !isStacked(p);
  if (isAngryLeft) return false;
  const isRagnarokLeft = chosenCards(p, FIRST_RAGNAROK, CARD_KINDS) < setup.ragnarok;
  if (kind === DEAL_RAGNAROK) return seat === CHANCE && isRagnarokLeft && !isStacked(p);
  if (isRagnarokLeft || setup.seats === 1 || !isStacked(p)) return false;
  return seat === (setup.first === 'random' ? CHANCE : TEAM) && typeof setup.first !== 'number';
}

function isStacked(p: YggdrasilPosition): boolean {
  return p.deck.size > 0;
}

/** Whether so many cards can still be to be drawn, the next of which nobody knows. */
function canDraw(p: YggdrasilPosition, purpose: number, count: number): boolean {
  const looked = lookedAt(p);
  const all = looked + p.deck.size;
  if (p.deck.knownTop !== NO_CARD || p.deck.size === 0) return false;
  switch (purpose) {
    case TO_RESOLVE: {
      const drawn = hasPower(p, ODIN) ? Math.min(CARDS_OF_ODIN, all) : 1;
      return p.step === ENEMY && count > 0 && looked + count === drawn;
    }
    case TO_LOOK:
      return isForeseeing(p) && count > 0 && looked + count === Math.min(CARDS_LOOKED_AT, all);
    case TO_DISCARD:
      return isVanirUsed(p) && p.setup.vanirDiscards && looked === 0 && count === 1;
    default:
      return false;
  }
}

/** Y-13: an effect of the Vanir was used in this turn's last action. */
function isVanirUsed(p: YggdrasilPosition): boolean {
  return p.step === ACTING && isWorldUsed(p, VANAHEIM) && p.vanir === 0;
}

function isForeseeing(p: YggdrasilPosition): boolean {
  return isVanirUsed(p) && !p.setup.vanirDiscards;
}

/** Whether the last action can have been in a world. */
function isWorldUsed(p: YggdrasilPosition, world: number): boolean {
  return ((p.used >> world) & 1) === 1 && p.fenrirCard === NO_CARD;
}

function isOdinChoosing(p: YggdrasilPosition): boolean {
  return p.step === ENEMY && hasPower(p, ODIN) && lookedAt(p) === CARDS_OF_ODIN;
}

/** Y-14.5: only Tyr has a first roll to remember. */
function isFirstRoll(p: YggdrasilPosition, first: number): boolean {
  return first === 0 || (first > 0 && first <= FACES && hasPower(p, TYR));
}

/** Whether the die can be rolled for this now. */
function canRoll(p: YggdrasilPosition, kind: number): boolean {
  const [a, b] = [p.frames.arg(0), p.frames.arg(1)];
  switch (kind) {
    case ROLL_EFFECT:
      return (
        p.step === ENEMY &&
        [HEL, JORMUNGAND, SURT].includes(a) &&
        b > 0 &&
        b === POWER[p.enemies[a]]
      );
    case ROLL_CALM:
      return p.step === ACTING && p.fenrirCard !== NO_CARD && p.taken > 0 && a === 0 && b === 0;
    case ROLL_FIGHT:
      return isFighting(p, a) && !isDieForbidden(p) && b >= 0 && b <= p.helheim;
    default:
      return false;
  }
}

/** Y-10.1: whether this foe can be the one that is being fought. */
function isFighting(p: YggdrasilPosition, foe: number): boolean {
  if (p.step !== ACTING || foe < 0 || foe > HIDDEN_FOE) return false;
  if (foe < FIRST_GIANT_FOE) return isWorldUsed(p, ASGARD) && canGoBack(p, foe);
  if (!isWorldUsed(p, JOTUNHEIM)) return false;
  const whyNot = foe === HIDDEN_FOE ? whyNotHidden(p) : whyNotGiant(p, foe - FIRST_GIANT_FOE);
  return whyNot === OPEN;
}

function canTurnGiant(p: YggdrasilPosition, purpose: number, count: number): boolean {
  if (pileOfGiants(p) === 0) return false;
  if (purpose === BY_LOKI) {
    return p.step === ENEMY && count > 0 && count <= POWER[p.enemies[LOKI]];
  }
  return purpose === BEATEN && count === 0 && isFighting(p, HIDDEN_FOE);
}

/** The questions of an action. */
function fitsAction(p: YggdrasilPosition): boolean {
  const { frames } = p;
  const { seat } = frames;
  const [a, b, c] = [frames.arg(0), frames.arg(1), frames.arg(2)];
  const isActive = seat === p.active;
  switch (frames.kind) {
    case ACT:
      return isActive && p.taken < actionsOf(p);
    case CHOOSE_ENEMY:
    case CHOOSE_ISLAND:
    case CHOOSE_WEAPON:
    case CHOOSE_PARTNER:
    case REVIVE_BAG:
    case BURN_BAG:
    case CHOOSE_GIANT:
    case USE_VANIR:
      return isActive && canActIn(p, frames.kind);
    case PAY_VIKINGS:
      return isActive && isFighting(p, a);
    case PAY_ELVES:
      return isActive && isFighting(p, a) && p.elves[p.active] > 0 && isTotal(p, a, b);
    case GATHER:
      return seat === CHANCE && isWorldUsed(p, MIDGARD) && isGathering(p, a, b);
    case BURN: {
      const isBag = a >= 0 && a < BAGS;
      const tokens = isBag ? p.bagVikings[a] + p.bagFire[a] : 0;
      const isCount = b > 0 && b === Math.min(BURNT, tokens);
      return seat === CHANCE && isWorldUsed(p, MUSPELLHEIM) && isCount;
    }
    case KEEP_VIKINGS:
      return isActive && isPartner(p, a) && vikingsOfBoth(p, a) > 0;
    case KEEP_ELVES:
      return isActive && isPartner(p, a) && elvesOfBoth(p, a) > 0;
    case ORDER_CARD:
      return isActive && isForeseeing(p) && isOrdering(p, a);
    case SHARE_VIKINGS: {
      const isSeat = a >= 0 && a < p.setup.seats;
      const isCount = b > 0 && b <= Math.min(SIGEL_VIKINGS, p.helheim);
      return seat === TEAM && isSeat && isCount && isRuneReleased(p, SIGEL);
    }
    case PUSH_BACK:
      return seat === TEAM && isRetreating(p, a, b, c);
    default:
      return false;
  }
}

/** Whether the god can have said that he acts in the world whose target is asked for. */
function canActIn(p: YggdrasilPosition, kind: number): boolean {
  const world = (TARGET_KIND as readonly number[]).indexOf(kind);
  const isFree = p.taken < actionsOf(p) && p.fenrirCard === NO_CARD;
  return isFree && ((openWorlds(p) >> world) & 1) === 1;
}

/** Y-10.4: whether this can be the total before elves. */
function isTotal(p: YggdrasilPosition, foe: number, total: number): boolean {
  const hammers = isDieForbidden(p) ? 0 : HAMMERS[FACES - 1];
  const least = bonusAgainst(p, foe);
  return total >= least && total <= least + p.helheim + hammers;
}

function isGathering(p: YggdrasilPosition, bag: number, tokens: number): boolean {
  if (bag < 0 || bag !== p.valkyries - 1 || !canGather(p, p.valkyries)) return false;
  const most = hasPower(p, HEIMDALL) ? GATHERED_BY_HEIMDALL : GATHERED;
  return tokens === Math.min(most, p.bagVikings[bag] + p.bagFire[bag]);
}

function isPartner(p: YggdrasilPosition, partner: number): boolean {
  return (
    isWorldUsed(p, NIFLHEIM) && partner >= 0 && partner < p.setup.seats && partner !== p.active
  );
}

function isOrdering(p: YggdrasilPosition, placed: number): boolean {
  const count = lookedAt(p);
  if (count !== Math.min(CARDS_LOOKED_AT, count + p.deck.size) || p.deck.head[0] !== NO_CARD) {
    return false;
  }
  return placed >= 0 && placed < count;
}

/** Y-11.1: a rune whose four giants are beaten, by an action in Jötunheim or Vanaheim. */
function isRuneReleased(p: YggdrasilPosition, rune: number): boolean {
  const isComplete = ((p.beatenGiants >> (rune * GIANTS_PER_RUNE)) & 15) === 15;
  return isComplete && (isWorldUsed(p, JOTUNHEIM) || isWorldUsed(p, VANAHEIM));
}

function isRetreating(p: YggdrasilPosition, count: number, spaces: number, from: number): boolean {
  if (from < 0 || from >= ENEMIES || count < 1 || ableToRetreat(p, from) < count) return false;
  if (from === 0 && ableToRetreat(p, 0) === count) return false;
  const { runesSwapped } = p.setup;
  if (spaces === MANN_SPACES) {
    return count === 1 && from === 0 && isRuneReleased(p, runesSwapped ? TIWAZ : MANN);
  }
  const isLater = count === TIWAZ_ENEMIES ? from === 0 : from > 0;
  return (
    spaces === 1 &&
    count <= TIWAZ_ENEMIES &&
    isLater &&
    isRuneReleased(p, runesSwapped ? MANN : TIWAZ)
  );
}
