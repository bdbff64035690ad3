import { itemAt } from '@nineworlds/engine';
import type { ShownEnemy } from './enemies-view.ts';
import { percent, type Wording } from './wording.ts';

/** The enemies that a god's card may wake if it were the next, the likeliest first. */
export function wakeText(enemies: readonly ShownEnemy[], seat: number, wording: Wording): string {
  const items = enemies
    .map(({ enemy, wakes }) => ({ enemy, chance: itemAt(wakes, seat).ifNext }))
    .filter(({ chance }) => chance.value > 0)
    .sort((a, b) => b.chance.value - a.chance.value)
    .map(({ enemy, chance }) => `${wording.word(enemy)} ${percent(chance)}`);
  return items.length === 0 ? wording.phrases.wakesNobody : items.join(', ');
}
