import { isLess } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { BAGS } from '../data/islands.ts';
import { VANIR_END } from '../data/vanir.ts';
import {
  ALFHEIM,
  ASGARD,
  HELHEIM,
  JOTUNHEIM,
  MIDGARD,
  MUSPELLHEIM,
  NIDAVELLIR,
  NIFLHEIM,
  VANAHEIM,
  WORLDS,
} from '../data/worlds.ts';
import { whyNotElf } from './alfheim.ts';
import { pileOfGiants } from './effects.ts';
import { whyNotRevive } from './helheim.ts';
import { canGather, isFloodClosed } from './midgard.ts';
import { whyNotForge } from './nidavellir.ts';
import {
  BAGS_EMPTY,
  NO_ENEMY_OUT,
  NO_GIANT,
  NO_ISLAND,
  NO_PARTNER,
  NO_VANIR_USE,
  NO_WEAPON,
  OPEN,
  type Reason,
} from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';
import { canUseVanir } from './vanaheim.ts';
import { closedWorlds } from './worlds.ts';

/** Y-9: the worlds that are open to the active god and where there is something to do, as a set. */
export function openWorlds(p: YggdrasilPosition): number {
  let open = 0;
  for (let world = 0; world < WORLDS; world++) {
    if (whyNothing(p, world) === OPEN) open |= 1 << world;
  }
  return open & ~closedWorlds(p);
}

/** Why there is nothing to do in a world that can be reached. */
export function whyNothing(p: YggdrasilPosition, world: number): Reason {
  switch (world) {
    case ASGARD:
      return isAnyEnemyOut(p) ? OPEN : NO_ENEMY_OUT;
    case MIDGARD:
      return isAnyIsland(p) ? OPEN : NO_ISLAND;
    case NIDAVELLIR:
      return isAnyWeapon(p) ? OPEN : NO_WEAPON;
    case ALFHEIM:
      return whyNotElf(p);
    case NIFLHEIM:
      return isAnyPartner(p) ? OPEN : NO_PARTNER;
    case HELHEIM:
      return whyNotRevive(p);
    case MUSPELLHEIM:
      return isAnyBag(p) ? OPEN : BAGS_EMPTY;
    case JOTUNHEIM:
      return (p.activeGiants | pileOfGiants(p)) === 0 ? NO_GIANT : OPEN;
    case VANAHEIM:
      return p.vanir < VANIR_END || canUseVanir(p) ? OPEN : NO_VANIR_USE;
    default:
      throw new RangeError(`no such world: ${world}`);
  }
}

/** Y-15.1 */
function isAnyEnemyOut({ enemies, setup }: YggdrasilPosition): boolean {
  let out = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++)
    out |= isLess(setup.rearmostRetreat, enemies[enemy]);
  return out !== 0;
}

/** Y-15.10: the Valkyries can move or gather. Of two neighbours at most one is flooded. */
function isAnyIsland(p: YggdrasilPosition): boolean {
  const here = p.valkyries;
  if (here > 0 && !isFloodClosed(p, here - 1)) return true;
  return canGather(p, here) || (here < BAGS && !isFloodClosed(p, here + 1));
}

/** Y-9.3 */
function isAnyWeapon(p: YggdrasilPosition): boolean {
  for (let enemy = 0; enemy < ENEMIES; enemy++) if (whyNotForge(p, enemy) === OPEN) return true;
  return false;
}

/** Y-9.5, Y-15.9: there is another god, and one of the two holds something. */
function isAnyPartner({ vikings, elves, setup }: YggdrasilPosition): boolean {
  if (setup.seats === 1) return false;
  let held = 0;
  for (let seat = 0; seat < setup.seats; seat++) held |= vikings[seat] | elves[seat];
  return held !== 0;
}

/** Y-15.9 */
function isAnyBag({ bagVikings, bagFire }: YggdrasilPosition): boolean {
  let tokens = 0;
  for (let bag = 0; bag < BAGS; bag++) tokens |= bagVikings[bag] | bagFire[bag];
  return tokens !== 0;
}
