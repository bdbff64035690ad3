import { CHANCE, hasBit } from '@nineworlds/engine';
import { DIE, ENEMIES, ENEMY_WORDS, FIGHTING, MAX_FIGHTERS, STRENGTH } from './data.ts';
import { die } from './dice.ts';
import type { Sink } from './events.ts';
import type { MiniTrackPosition } from './position.ts';
import { chanceQuestion } from './question.ts';
import { endAction } from './turn.ts';

/** M-5.0: a player fights an enemy with some of their Vikings. */
export const rollFight = chanceQuestion({
  ...die,
  name: 'rollFight',
  args: (enemy: number, fighters: number) => ({ enemy, fighters }),
  fits(p, { seat, enemy, fighters }) {
    if (seat !== CHANCE || !hasBit(p.used, FIGHTING)) return false;
    const isFight = enemy >= 0 && enemy < ENEMIES && p.enemies[enemy] > 0;
    return isFight && fighters >= 0 && fighters <= Math.min(MAX_FIGHTERS, p.vikings[p.active]);
  },
  apply(p, face, sink, { enemy, fighters }) {
    resolveFight(p, enemy, fighters, DIE[face], sink);
    endAction(p, sink);
  },
});

/** M-5.0: elves make up for what is missing; the Vikings are spent either way. */
function resolveFight(
  p: MiniTrackPosition,
  enemy: number,
  fighters: number,
  rolled: number,
  sink: Sink,
): void {
  const player = p.active;
  const need = STRENGTH[p.enemies[enemy]] - (rolled + p.weapons[player] + fighters);
  p.vikings[player] -= fighters;
  if (need > p.elves[player]) {
    sink?.tell('fightLost', { seat: player, enemy: ENEMY_WORDS[enemy] });
    return;
  }
  if (need > 0) p.elves[player] -= need;
  p.enemies[enemy]--;
  sink?.tell('fightWon', { seat: player, enemy: ENEMY_WORDS[enemy], place: p.enemies[enemy] });
}
