import { listed } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { START } from '../data/track.ts';
import { ASGARD } from '../data/worlds.ts';
import { payVikings } from './combat.ts';
import { question } from './question.ts';
import { no, OPEN, type Reason, WHY } from './refusals.ts';
import type { YggdrasilPosition } from './state.ts';
import { canGoBack, countGoingBack } from './track.ts';
import { canActIn, spendAction } from './worlds.ts';

/** Y-15.1: there must be an enemy that can go back. */
export function whyNoEnemyOut(p: YggdrasilPosition): Reason {
  let out = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) out |= countGoingBack(p, enemy);
  return out === 0 ? WHY.noEnemyOut : OPEN;
}

/** Y-9.1, Y-15.1: any enemy that has left the start can be fought, if it can go back (Y-15.2). */
export const chooseEnemy = question({
  name: 'chooseEnemy',
  verb: 'asgard',
  continues: true,
  moves: ENEMIES,
  legal(p, out) {
    let n = 0;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      // Written first and then counted in: a processor could not guess the branch.
      out[n] = enemy;
      n += countGoingBack(p, enemy);
    }
    return listed(out, n);
  },
  refuse(p, enemy) {
    if (canGoBack(p, enemy)) return undefined;
    const facts = { enemy: ENEMY_WORDS[enemy] };
    if (p.enemies[enemy] === START) return no('Y-15.1', 'enemyAtStart', facts);
    return no('Y-15.2', 'cannotGoBack', facts);
  },
  words: (_p, enemy) => ENEMY_WORDS[enemy],
  fits: (p, { seat }) => canActIn(p, seat, ASGARD) && whyNoEnemyOut(p) === OPEN,
  apply(p, enemy) {
    spendAction(p, ASGARD);
    payVikings.ask(p, p.active, enemy);
  },
});
