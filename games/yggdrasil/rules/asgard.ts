import { listed, listMembers, type MoveBuffer, type Refusal } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { GIANTS } from '../data/giants.ts';
import { START } from '../data/track.ts';
import { ASGARD } from '../data/worlds.ts';
import { FIRST_GIANT_FOE, foeWord, payVikings } from './combat.ts';
import { giantsToFight, refuseGiant } from './giants.ts';
import { question } from './question.ts';
import { no, OPEN, type Reason, WHY } from './refusals.ts';
import type { YggdrasilPosition } from './state.ts';
import { canGoBack, countGoingBack } from './track.ts';
import { canActIn, spendAction } from './worlds.ts';

/** Y-15.1: there must be an enemy that can go back; Y-16.14: by the option an active giant will do. */
export function whyNoEnemyOut(p: YggdrasilPosition): Reason {
  if (p.setup.giantsInAsgard && p.activeGiants !== 0) return OPEN;
  return isEnemyOut(p) ? OPEN : WHY.noEnemyOut;
}

function isEnemyOut(p: YggdrasilPosition): boolean {
  let out = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) out |= countGoingBack(p, enemy);
  return out !== 0;
}

/** Y-15.1, Y-15.2: why an enemy cannot be fought. */
function refuseEnemy(p: YggdrasilPosition, enemy: number): Refusal | undefined {
  if (canGoBack(p, enemy)) return undefined;
  const facts = { enemy: ENEMY_WORDS[enemy] };
  if (p.enemies[enemy] === START) return no('Y-15.1', 'enemyAtStart', facts);
  return no('Y-15.2', 'cannotGoBack', facts);
}

/** Lists the enemies that can be fought. */
function listEnemies(p: YggdrasilPosition, out: MoveBuffer): number {
  let n = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    // Written first and then counted in: a processor could not guess the branch.
    out[n] = enemy;
    n += countGoingBack(p, enemy);
  }
  return listed(out, n);
}

/** Y-9.1, Y-15.1: any enemy that has left the start can be fought, if it can go back (Y-15.2). */
export const chooseEnemy = question({
  name: 'chooseEnemy',
  verb: 'asgard',
  continues: true,
  moves: ENEMIES,
  legal: listEnemies,
  refuse: refuseEnemy,
  words: (_p, enemy) => ENEMY_WORDS[enemy],
  fits: (p, { seat }) => canActIn(p, seat, ASGARD) && !p.setup.giantsInAsgard && isEnemyOut(p),
  apply(p, enemy) {
    spendAction(p, ASGARD);
    payVikings.ask(p, p.active, enemy);
  },
});

/** Y-16.14: by the option an enemy is fought, or a giant that is active, by the number of the foe. */
export const chooseFoe = question({
  name: 'chooseFoe',
  verb: 'asgard',
  continues: true,
  moves: FIRST_GIANT_FOE + GIANTS,
  legal: (p, out) => listMembers(out, giantsToFight(p) << FIRST_GIANT_FOE, listEnemies(p, out)),
  refuse(p, foe) {
    if (foe < FIRST_GIANT_FOE) return refuseEnemy(p, foe);
    return refuseGiant(p, foe - FIRST_GIANT_FOE);
  },
  words: (_p, foe) => foeWord(foe),
  fits: (p, { seat }) =>
    canActIn(p, seat, ASGARD) && p.setup.giantsInAsgard && whyNoEnemyOut(p) === OPEN,
  apply(p, foe) {
    spendAction(p, ASGARD);
    payVikings.ask(p, p.active, foe);
  },
});
