import { enemyOf, FIRST_ORDINARY, isEnemyCard } from '../data/cards.ts';
import { ragnarokMove } from './edition.ts';
import type { YggdrasilPosition } from './state.ts';

/** Y-8, Y-6.6: whether a card brings the effect of an enemy: its own one, or a Ragnarök card that does so. */
export function bringsEffect(p: YggdrasilPosition, card: number, enemy: number): boolean {
  if (isEnemyCard(card)) return enemyOf(card) === enemy;
  const { hasEffects, enemies } = ragnarokMove(p.setup, card);
  return hasEffects && enemies.includes(enemy);
}

/** Y-7.1: whether a card has been drawn that brings the effect of this enemy. */
export function canHaveStruck(p: YggdrasilPosition, enemy: number): boolean {
  for (let card = FIRST_ORDINARY; card < p.discard.length; card++) {
    // Y-8.1: a Ragnarök card that has made Fenrir angry stays open.
    const isOut = p.discard[card] > 0 || p.fenrirCard === card;
    if (isOut && bringsEffect(p, card, enemy)) return true;
  }
  return false;
}
