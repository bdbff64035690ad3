import { cellAt } from '@nineworlds/engine';
import { FIRST_ANGRY } from '../../data/cards.ts';
import type { YggdrasilPosition } from '../../rules/state.ts';

/** How many cards of an enemy, ordinary and Angry, may still come. */
export function cardsToCome(o: YggdrasilPosition, enemy: number): number {
  const [ordinary, angry] = [enemy + 1, FIRST_ANGRY + enemy];
  const known = [o.deck.head, o.deck.tail, o.looked].flatMap((cards) => Array.from(cards));
  const seen = known.filter((card) => card === ordinary || card === angry).length;
  return cellAt(o.ordinary, ordinary) + cellAt(o.special, angry) + seen;
}
