import { type EventSink, NO_CARD } from '@nineworlds/engine';
import {
  ANGRY_STEPS,
  CARD_WORDS,
  enemyOf,
  FIRST_RAGNAROK,
  isEnemyCard,
  isSpecial,
  RAGNAROK_TRIOS,
  STEPS,
} from '../data/cards.ts';
import { CARDS_OF_ODIN, GOD_WORDS, ODIN } from '../data/gods.ts';
import { POWER } from '../data/track.ts';
import { drawCards } from './draw.ts';
import { applyEffect, askForOrder } from './effects.ts';
import { BOTTOM, RESOLVE_CARD, RETURN_CARD, TO_RESOLVE, TOP } from './kinds.ts';
import { hasPower } from './powers.ts';
import type { YggdrasilPosition } from './state.ts';
import { advanceEnemy } from './track.ts';

type Sink = EventSink | undefined;

/**
 * Y-7.1, Y-11.9: the active god draws an enemy card, or none while Daeg's dawn lasts. Y-15.14: that
 * does not calm an angry Fenrir.
 */
export function beginEnemyStep(p: YggdrasilPosition, sink: Sink): void {
  if (p.skips > 0) {
    p.skips--;
    sink?.tell('noCardDrawn', { god: GOD_WORDS[p.gods[p.active]], left: p.skips });
    return;
  }
  // Y-14.1: Odin draws two; a single card left he just takes.
  const count = hasPower(p, ODIN) ? Math.min(CARDS_OF_ODIN, p.deck.size) : 1;
  if (drawCards(p, TO_RESOLVE, count, sink)) chooseFromDrawn(p, sink);
}

/** Y-14.1: of two different cards Odin chooses the one to resolve. */
export function chooseFromDrawn(p: YggdrasilPosition, sink: Sink): void {
  const first = p.looked[0];
  const second = p.looked[1];
  if (second === NO_CARD) {
    p.looked[0] = NO_CARD;
    resolveCard(p, first, sink);
  } else if (first === second) {
    chooseCard(p, first, sink);
  } else {
    p.frames.push(RESOLVE_CARD, p.active);
  }
}

/** Y-14.1, Y-16.5: the other card goes on top of the deck or under it. */
export function chooseCard(p: YggdrasilPosition, card: number, sink: Sink): void {
  if (p.setup.odinBottomOnly) returnCard(p, card, BOTTOM, sink);
  // Y-15.22: alone in the deck it lies on top and at the bottom.
  else if (p.deck.size === 0) returnCard(p, card, TOP, sink);
  else p.frames.push(RETURN_CARD, p.active, card);
}

/** Y-15.21: the returned card is not discarded. */
export function returnCard(p: YggdrasilPosition, card: number, where: number, sink: Sink): void {
  const other = p.looked[0] === card ? p.looked[1] : p.looked[0];
  p.looked[0] = NO_CARD;
  p.looked[1] = NO_CARD;
  if (where === TOP) p.deck.putOnTop(other);
  else p.deck.putUnder(other);
  sink?.tell('cardReturned', {
    god: GOD_WORDS[p.gods[p.active]],
    card: CARD_WORDS[other],
    where: where === TOP ? 'top' : 'bottom',
  });
  resolveCard(p, card, sink);
}

/** Y-7.1, Y-8: the card's enemy advances, then its effect is applied with the power it has there. */
function resolveCard(p: YggdrasilPosition, card: number, sink: Sink): void {
  p.discard[card]++;
  if (!isEnemyCard(card)) {
    strikeRagnarok(p, card, sink);
    return;
  }
  const enemy = enemyOf(card);
  // Y-6.2: an Angry card moves its enemy two spaces; the effect comes once, at the end.
  advanceEnemy(p, enemy, isSpecial(card) ? ANGRY_STEPS : STEPS, 'effect', sink);
  const power = POWER[p.enemies[enemy]];
  // Y-8, Y-15.5: in the Residence there is no effect.
  if (power > 0) applyEffect(p, enemy, power, card, sink);
}

/** Y-6.6: three enemies advance; their effects follow only by the option. */
function strikeRagnarok(p: YggdrasilPosition, card: number, sink: Sink): void {
  const trio = RAGNAROK_TRIOS[card - FIRST_RAGNAROK];
  const follows = p.setup.ragnarokEffects ? 'effect' : 'nothing';
  let effects = 0;
  for (let i = 0; i < trio.length; i++) {
    advanceEnemy(p, trio[i], STEPS, follows, sink);
    if (POWER[p.enemies[trio[i]]] > 0) effects |= 1 << trio[i];
  }
  if (p.setup.ragnarokEffects && effects !== 0) askForOrder(p, effects, card);
}
