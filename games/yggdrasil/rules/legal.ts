import { isLess, listed, type MoveBuffer, NO_CARD } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { BERGELMIR } from '../data/giants.ts';
import { BAGS, ISLANDS } from '../data/islands.ts';
import { DISMISS, FLY, FORESEE, PUSH, TAKE_VIKINGS } from '../data/vanir.ts';
import {
  CALM,
  HIDDEN,
  PASS,
  VANIR_ADVANCE,
  VANIR_DISMISS,
  VANIR_FLY,
  VANIR_FORESEE,
  VANIR_PUSH,
  VANIR_TAKE,
} from './actions.ts';
import { lookedAt } from './draw.ts';
import { pileOfGiants, rearmostEnemies } from './effects.ts';
import { isClosedByBergelmir } from './jotunheim.ts';
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
import { canGather, isFloodClosed } from './midgard.ts';
import { whyNotBurn } from './muspellheim.ts';
import { whyNotForge } from './nidavellir.ts';
import { elvesOfBoth, vikingsOfBoth, whyNotExchange } from './niflheim.ts';
import { OPEN } from './reasons.ts';
import { ableToRetreat } from './runes.ts';
import type { YggdrasilPosition } from './state.ts';
import { openWorlds } from './targets.ts';
import { canGoBack } from './track.ts';
import {
  dismissable,
  whyNotAdvance,
  whyNotFly,
  whyNotForesee,
  whyNotPush,
  whyNotSpace,
  whyNotTake,
} from './vanaheim.ts';

/** All answers to the open question, ascending. */
export function legal(p: YggdrasilPosition, out: MoveBuffer): number {
  const frames = p.frames;
  switch (frames.kind) {
    case ACT:
      return legalActions(p, out);
    case CHOOSE_ENEMY:
      return legalEnemies(p, out);
    case CHOOSE_ISLAND:
      return legalIslands(p, out);
    case CHOOSE_WEAPON:
      return legalWeapons(p, out);
    case CHOOSE_PARTNER:
      return legalPartners(p, out);
    case REVIVE_BAG:
      return upTo(out, 0, BAGS - 1);
    case BURN_BAG:
      return legalBags(p, out);
    case CHOOSE_GIANT:
      return legalGiants(p, out);
    case USE_VANIR:
      return legalVanir(p, out);
    case PAY_VIKINGS:
      return upTo(out, 0, p.vikings[p.active]);
    case PAY_ELVES:
      return upTo(out, 0, p.elves[p.active]);
    case KEEP_VIKINGS:
      return upTo(out, 0, vikingsOfBoth(p, frames.arg(0)));
    case KEEP_ELVES:
      return upTo(out, 0, elvesOfBoth(p, frames.arg(0)));
    case ADVANCE_REARMOST:
      return membersOf(rearmostEnemies(p), out, 0, 0);
    case ORDER_EFFECTS:
      return membersOf(frames.arg(0), out, 0, 0);
    case RESOLVE_CARD:
      return two(out, p.looked[0], p.looked[1]);
    case RETURN_CARD:
      return upTo(out, 0, 1);
    case CHOOSE_ROLL:
      return two(out, frames.arg(2) - 1, frames.arg(3) - 1);
    case ORDER_CARD:
      return legalNextCards(p, out);
    case SHARE_VIKINGS: {
      const held = p.vikings[frames.arg(0)];
      return upTo(out, held, held + frames.arg(1));
    }
    case PUSH_BACK:
      return legalRetreats(p, out);
    case CHOOSE_FIRST:
      return upTo(out, 0, p.setup.seats - 1);
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

function two(out: MoveBuffer, a: number, b: number): number {
  out[0] = Math.min(a, b);
  out[1] = Math.max(a, b);
  return 2;
}

/** Writes the members of a set, ascending, each with something added. */
function membersOf(members: number, out: MoveBuffer, count: number, added: number): number {
  let n = count;
  for (let bits = members; bits !== 0; bits &= bits - 1) {
    out[n++] = added + 31 - Math.clz32(bits & -bits);
  }
  return listed(out, n);
}

/** Y-13.3: the kinds of cards that have not been laid back. */
function legalNextCards(p: YggdrasilPosition, out: MoveBuffer): number {
  const count = lookedAt(p);
  let cards = 0;
  for (let i = p.frames.arg(0); i < count; i++) cards |= 1 << p.looked[i];
  return membersOf(cards, out, 0, 0);
}

/** Y-11.10, Y-11.11: enemies that can go back, so that enough of them are left for the picks to come. */
function legalRetreats(p: YggdrasilPosition, out: MoveBuffer): number {
  const from = p.frames.arg(2);
  let left = ableToRetreat(p, from) - p.frames.arg(0) + 1;
  let n = 0;
  for (let enemy = from; left > 0; enemy++) {
    if (!canGoBack(p, enemy)) continue;
    out[n++] = enemy;
    left--;
  }
  return listed(out, n);
}

/** Y-9: the worlds in which the active god can do something; he can pass, too. */
function legalActions(p: YggdrasilPosition, out: MoveBuffer): number {
  // Y-8.1: while Fenrir is angry he must be calmed.
  if (p.fenrirCard !== NO_CARD) {
    out[0] = CALM;
    return 1;
  }
  const n = membersOf(openWorlds(p), out, 0, 0);
  out[n] = PASS;
  return listed(out, n + 1);
}

/** Y-9.1 */
function legalEnemies(p: YggdrasilPosition, out: MoveBuffer): number {
  const { enemies } = p;
  let n = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    // Written first and then counted in: a processor could not guess the branch.
    out[n] = enemy;
    n += isLess(p.setup.rearmostRetreat, enemies[enemy]);
  }
  return listed(out, n);
}

/** Y-9.2 */
function legalIslands(p: YggdrasilPosition, out: MoveBuffer): number {
  const here = p.valkyries;
  let n = 0;
  if (here > 0 && !isFloodClosed(p, here - 1)) out[n++] = here - 1;
  if (canGather(p, here)) out[n++] = here;
  if (here < ISLANDS - 1 && !isFloodClosed(p, here + 1)) out[n++] = here + 1;
  return listed(out, n);
}

/** Y-9.3 */
function legalWeapons(p: YggdrasilPosition, out: MoveBuffer): number {
  let n = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    if (whyNotForge(p, enemy) === OPEN) out[n++] = enemy;
  }
  return listed(out, n);
}

/** Y-9.5 */
function legalPartners(p: YggdrasilPosition, out: MoveBuffer): number {
  let n = 0;
  for (let seat = 0; seat < p.setup.seats; seat++) {
    if (whyNotExchange(p, seat) === OPEN) out[n++] = seat;
  }
  return listed(out, n);
}

/** Y-9.7 */
function legalBags(p: YggdrasilPosition, out: MoveBuffer): number {
  let n = 0;
  for (let bag = 0; bag < BAGS; bag++) if (whyNotBurn(p, bag) === OPEN) out[n++] = bag;
  return listed(out, n);
}

/** Y-9.8 */
function legalGiants(p: YggdrasilPosition, out: MoveBuffer): number {
  if (isClosedByBergelmir(p)) {
    out[0] = BERGELMIR;
    return 1;
  }
  const n = membersOf(p.activeGiants, out, 0, 0);
  out[n] = HIDDEN;
  return listed(out, n + isLess(0, pileOfGiants(p)));
}

/** Y-9.9, Y-13 */
function legalVanir(p: YggdrasilPosition, out: MoveBuffer): number {
  let n = 0;
  if (whyNotAdvance(p) === OPEN) out[n++] = VANIR_ADVANCE;
  if (p.vanir === 0) return n;
  if (whyNotSpace(p, FLY) === OPEN) {
    for (let island = 0; island < ISLANDS; island++) {
      if (whyNotFly(p, island) === OPEN) out[n++] = VANIR_FLY + island;
    }
  }
  if (whyNotSpace(p, TAKE_VIKINGS) === OPEN && whyNotTake(p) === OPEN) out[n++] = VANIR_TAKE;
  if (whyNotSpace(p, FORESEE) === OPEN && whyNotForesee(p) === OPEN) out[n++] = VANIR_FORESEE;
  if (whyNotSpace(p, PUSH) === OPEN) {
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      if (whyNotPush(p, enemy) === OPEN) out[n++] = VANIR_PUSH + enemy;
    }
  }
  if (whyNotSpace(p, DISMISS) === OPEN) n = membersOf(dismissable(p), out, n, VANIR_DISMISS);
  return listed(out, n);
}
