import { CHANCE, isLess } from '@nineworlds/engine';
import {
  CARDS_PER_ENEMY,
  DECK_SIZE,
  ENEMIES,
  PLAYERS,
  START_FIRE,
  START_VIKINGS,
  TRACK_END,
} from './data.ts';
import type { Sink } from './events.ts';
import type { MiniTrackPosition } from './position.ts';
import { questionRef } from './question.ts';

/** M-2: the card of a turn (`cards.ts`). It leads to actions, and they lead to the next turn. */
export const drawCardRef = questionRef('drawCard', () => ({}));

/** M-1 */
export function setUp(p: MiniTrackPosition): void {
  p.vikings.fill(1);
  p.bagVikings.fill(START_VIKINGS);
  p.bagFire.fill(START_FIRE);
  p.deck.fill(CARDS_PER_ENEMY);
  p.turn = 1;
  drawCardRef.ask(p, CHANCE);
}

/** M-2: the next player draws a card; an empty deck wins the game. */
export function beginTurn(p: MiniTrackPosition, sink: Sink): void {
  p.active = (p.active + 1) % PLAYERS;
  p.turn++;
  p.used = 0;
  if (cardsLeft(p) > 0) {
    drawCardRef.ask(p, CHANCE);
    return;
  }
  p.won = 1;
  sink?.tell('deckExhausted', {});
}

/** M-2: one card is drawn each turn; how many are left while this turn's is still to come. */
export function cardsLeft(p: MiniTrackPosition): number {
  return DECK_SIZE - (p.turn - 1);
}

/** M-2: whether three actions have been taken, each a bit of `used`. */
export function isTurnOver(p: MiniTrackPosition): boolean {
  const withoutOne = p.used & (p.used - 1);
  return (withoutOne & (withoutOne - 1)) !== 0;
}

/** M-2: what chance decided in an action has been settled; the question for actions waits below. */
export function endAction(p: MiniTrackPosition, sink: Sink): void {
  if (!isTurnOver(p)) return;
  p.frames.pop();
  beginTurn(p, sink);
}

/** M-3: one at the end, three at 5 or beyond, five at 4 or beyond. */
export function isLost(p: MiniTrackPosition): boolean {
  const { enemies } = p;
  let atEnd = 0;
  let far = 0;
  let near = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    const place = enemies[enemy];
    atEnd += isLess(TRACK_END - 1, place);
    far += isLess(4, place);
    near += isLess(3, place);
  }
  return atEnd > 0 || far >= 3 || near >= 5;
}
