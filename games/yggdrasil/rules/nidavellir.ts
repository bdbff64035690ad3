import { listed } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { LEVELS, WEAPON_WORDS } from '../data/weapons.ts';
import { NIDAVELLIR } from '../data/worlds.ts';
import type { Sink } from './events.ts';
import { question } from './question.ts';
import { because, OPEN, type Reason, type RefusalFacts, WHY } from './refusals.ts';
import { activeGod, godWord, type YggdrasilPosition } from './state.ts';
import { canActIn, spendAction } from './worlds.ts';

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
  if (level === LEVELS) return WHY.weaponBest;
  return p.weapons[enemy * LEVELS + level] === 0 ? OPEN : WHY.weaponAway;
}

/** Y-9.3: there must be a weapon to take. */
export function whyNoWeapon(p: YggdrasilPosition): Reason {
  for (let enemy = 0; enemy < ENEMIES; enemy++) if (whyNotForge(p, enemy) === OPEN) return OPEN;
  return WHY.noWeapon;
}

/** Y-9.3: the god forges a weapon against an enemy. */
export const chooseWeapon = question({
  name: 'chooseWeapon',
  verb: 'nidavellir',
  continues: true,
  moves: ENEMIES,
  legal(p, out) {
    let n = 0;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      if (whyNotForge(p, enemy) === OPEN) out[n++] = enemy;
    }
    return listed(out, n);
  },
  refuse: (p, enemy) => because(whyNotForge(p, enemy), weaponFacts(p, enemy)),
  words: (_p, enemy) => ENEMY_WORDS[enemy],
  fits: (p, { seat }) => canActIn(p, seat, NIDAVELLIR) && whyNoWeapon(p) === OPEN,
  apply(p, enemy, sink) {
    spendAction(p, NIDAVELLIR);
    forgeWeapon(p, enemy, sink);
  },
});

/** Y-12.1: the weapon that would be next, and who has it. */
function weaponFacts(p: YggdrasilPosition, enemy: number): RefusalFacts {
  const held = levelOf(p, p.active, enemy);
  const level = Math.min(held + 1, LEVELS);
  const holder = p.weapons[enemy * LEVELS + level - 1];
  const god = holder === 0 ? '' : godWord(p, holder - 1);
  return { enemy: ENEMY_WORDS[enemy], weapon: WEAPON_WORDS[enemy], level, god };
}

/** Y-9.3, Y-12.2: the god takes the next weapon and gives back the one they had. */
export function forgeWeapon(p: YggdrasilPosition, enemy: number, sink: Sink): void {
  const at = enemy * LEVELS;
  const level = levelOf(p, p.active, enemy);
  if (level > 0) p.weapons[at + level - 1] = 0;
  p.weapons[at + level] = p.active + 1;
  sink?.tell('weaponForged', {
    god: activeGod(p),
    enemy: ENEMY_WORDS[enemy],
    level: level + 1,
    weapon: WEAPON_WORDS[enemy],
  });
}
