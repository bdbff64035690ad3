import { type Argument, cellAt, fractionValue, itemAt } from '@nineworlds/engine';
import { ENEMY_WORDS } from '../../data/enemies.ts';
import { WEAPON_WORDS } from '../../data/weapons.ts';
import {
  FIRST_GIANT_FOE,
  foeWord,
  HIDDEN_FOE,
  strengthOf,
  weaponBonus,
} from '../../rules/combat.ts';
import { levelOf } from '../../rules/nidavellir.ts';
import { godWord, type YggdrasilPosition } from '../../rules/state.ts';
import { winChance } from '../../view/odds/fight-odds.ts';
import { ofPushing } from './enemies.ts';
import { ofGiant, ofHiddenGiant } from './giants.ts';
import { say } from './say.ts';

/** Y-9.1, Y-9.8: what speaks for a fight, with so many Vikings where the line says it. */
export function ofFight(
  o: YggdrasilPosition,
  foe: number,
  vikings: number | undefined,
): Argument[] {
  const [first, ...others] = ofVictory(o, foe);
  return [
    ...(first === undefined ? [] : [first]),
    ...(vikings === undefined ? [] : ofOdds(o, foe, vikings)),
    ...(foe < FIRST_GIANT_FOE ? ofWeapon(o, foe) : []),
    ...others,
  ];
}

/** What it brings to beat a foe. */
function ofVictory(o: YggdrasilPosition, foe: number): Argument[] {
  if (foe < FIRST_GIANT_FOE) return ofPushing(o, foe, 1);
  return foe === HIDDEN_FOE ? ofHiddenGiant(o) : ofGiant(o, foe - FIRST_GIANT_FOE);
}

/** Y-10: how likely it is to win with so many Vikings and the elves there are. */
function ofOdds(o: YggdrasilPosition, foe: number, vikings: number): Argument[] {
  const held = cellAt(o.elves, o.active);
  const chance = fractionValue(winChance(o, foe, vikings, held));
  if (chance === 0) return [];
  const unaided = fractionValue(winChance(o, foe, vikings, 0));
  // Elves are named only where they make a difference.
  const elves = chance > unaided ? held : 0;
  return [say('winChance', { foe: foeWord(foe), vikings, elves, chance })];
}

/** Y-10.2: that one Viking fewer would be worse, for the question of how many to send. */
export function ofFewerVikings(o: YggdrasilPosition, foe: number, vikings: number): Argument[] {
  if (vikings === 0) return [];
  const held = cellAt(o.elves, o.active);
  const now = fractionValue(winChance(o, foe, vikings, held));
  const chance = fractionValue(winChance(o, foe, vikings - 1, held));
  return chance < now ? [say('oneFewer', { foe: foeWord(foe), vikings: vikings - 1, chance })] : [];
}

/** Y-12.1: that the god is better armed than the others. */
function ofWeapon(o: YggdrasilPosition, enemy: number): Argument[] {
  const level = weaponBonus(o, enemy);
  if (level === 0) return [];
  const [best] = Array.from({ length: o.setup.seats }, (_, seat) => seat)
    .filter((seat) => seat !== o.active)
    .map((seat) => ({ seat, level: levelOf(o, seat, enemy) }))
    .sort((a, b) => b.level - a.level);
  if (best === undefined || best.level > level) return [];
  const facts = { enemy: itemAt(ENEMY_WORDS, enemy), weapon: itemAt(WEAPON_WORDS, enemy), level };
  if (best.level === 0) return [say('onlyArmed', facts)];
  return [say('bestArmed', { ...facts, other: godWord(o, best.seat), less: best.level })];
}

/** Y-10.5: what speaks for so many elves now that the roll is known. */
export function ofElves(
  o: YggdrasilPosition,
  foe: number,
  total: number,
  elves: number,
): Argument[] {
  const strength = strengthOf(o, foe);
  const facts = { foe: foeWord(foe), total, strength };
  const held = cellAt(o.elves, o.active);
  const missing = strength - total;
  if (missing <= 0) return elves === 0 ? [say('wonAlready', facts)] : [];
  if (elves >= missing) {
    const [first] = ofVictory(o, foe);
    return [say('elvesWin', { ...facts, elves }), ...(first === undefined ? [] : [first])];
  }
  if (missing > held) return elves === 0 ? [say('elvesInVain', { ...facts, held })] : [];
  return elves === 0 ? [say('elvesSaved', { ...facts, elves: missing, held })] : [];
}
