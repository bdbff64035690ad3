import type { EventSink } from '@nineworlds/engine';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { LEVELS, WEAPON_WORDS } from '../data/weapons.ts';
import { OPEN, type Reason, WEAPON_AWAY, WEAPON_BEST } from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';

/** Y-12.1: the level of the weapon that a seat's god holds against an enemy; 0 for none. */
export function levelOf(p: YggdrasilPosition, seat: number, enemy: number): number {
  const at = enemy * LEVELS;
  const holder = seat + 1;
  if (p.weapons[at] === holder) return 1;
  if (p.weapons[at + 1] === holder) return 2;
  return p.weapons[at + 2] === holder ? 3 : 0;
}

/** Y-9.3, Y-12.1: the next weapon against an enemy must lie in the forge. */
export function whyNotForge(p: YggdrasilPosition, enemy: number): Reason {
  const level = levelOf(p, p.active, enemy);
  if (level === LEVELS) return WEAPON_BEST;
  return p.weapons[enemy * LEVELS + level] === 0 ? OPEN : WEAPON_AWAY;
}

/** Y-9.3, Y-12.2: the god takes the next weapon and gives back the one he had. */
export function forgeWeapon(
  p: YggdrasilPosition,
  enemy: number,
  sink: EventSink | undefined,
): void {
  const at = enemy * LEVELS;
  const level = levelOf(p, p.active, enemy);
  if (level > 0) p.weapons[at + level - 1] = 0;
  p.weapons[at + level] = p.active + 1;
  sink?.tell('weaponForged', {
    god: GOD_WORDS[p.gods[p.active]],
    enemy: ENEMY_WORDS[enemy],
    level: level + 1,
    weapon: WEAPON_WORDS[enemy],
  });
}
