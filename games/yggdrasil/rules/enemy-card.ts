import { listRange, listTwo, NO_CARD, type Seat, TEAM } from '@nineworlds/engine';
import {
  ANGRY_STEPS,
  CARD_KINDS,
  CARD_WORDS,
  enemyOf,
  isEnemyCard,
  isSpecial,
  STEPS,
} from '../data/cards.ts';
import { CARDS_OF_ODIN, ODIN } from '../data/gods.ts';
import { POWER } from '../data/track.ts';
import { drawCards, TO_RESOLVE } from './draw.ts';
import { ragnarokMove } from './edition.ts';
import { applyEffect, orderEffects } from './effects.ts';
import type { Sink } from './events.ts';
import { hasPower } from './powers.ts';
import { question } from './question.ts';
import { no } from './refusals.ts';
import { activeGod, countPeeked, ENEMY, type YggdrasilPosition } from './state.ts';
import { advanceEnemy } from './track.ts';

/** The answers to where Odin's other card goes. */
export const TOP = 0;
export const BOTTOM = 1;
const PLACES = ['top', 'bottom'] as const;
export type PlaceWord = (typeof PLACES)[number];

/**
 * Y-7.1, Y-11.9: the active god draws an enemy card, or none while Daeg's dawn lasts. Y-15.14: that
 * does not calm an angry Fenrir.
 */
export function beginEnemyStep(p: YggdrasilPosition, sink: Sink): void {
  if (p.skips > 0) {
    p.skips--;
    sink?.tell('noCardDrawn', { god: activeGod(p), left: p.skips });
    return;
  }
  // Y-14.1: Odin draws two; a single card left he just takes.
  const count = hasPower(p, ODIN) ? Math.min(CARDS_OF_ODIN, p.deck.size) : 1;
  drawCards(p, TO_RESOLVE, count, sink);
}

/** Y-14.1: of two different cards Odin chooses the one to resolve. */
export function chooseFromDrawn(p: YggdrasilPosition, sink: Sink): void {
  const first = p.looked[0];
  const second = p.looked[1];
  if (second === NO_CARD) {
    p.looked[0] = NO_CARD;
    resolve(p, first, sink);
  } else if (first === second) {
    choose(p, first, sink);
  } else {
    resolveCard.ask(p, p.active);
  }
}

/** Y-14.1: which of two cards Odin resolves. */
export const resolveCard = question({
  name: 'resolveCard',
  verb: 'resolve',
  moves: CARD_KINDS,
  legal: (p, out) => listTwo(out, p.looked[0], p.looked[1]),
  refuse: (p, card) =>
    isDrawn(p, card) ? undefined : no('Y-14.1', 'cardNotDrawn', { card: CARD_WORDS[card] }),
  words: (_p, card) => CARD_WORDS[card],
  fits: (p, { seat }) => isOdinChoosing(p, seat) && p.looked[0] !== p.looked[1],
  apply: (p, card, sink) => choose(p, card, sink),
});

/** Y-14.1, Y-16.5: the other card goes on top of the deck or under it. */
function choose(p: YggdrasilPosition, card: number, sink: Sink): void {
  if (p.setup.odinBottomOnly) returnOther(p, card, BOTTOM, sink);
  // Y-15.22: alone in the deck it lies on top and at the bottom.
  else if (p.deck.size === 0) returnOther(p, card, TOP, sink);
  else returnCard.ask(p, p.active, card);
}

/** Y-14.1: where the card goes that Odin does not resolve. */
export const returnCard = question({
  name: 'returnCard',
  verb: 'return',
  continues: true,
  moves: PLACES.length,
  args: (chosen: number) => ({ chosen }),
  legal: (_p, out) => listRange(out, TOP, BOTTOM),
  refuse: () => undefined,
  words: (_p, where) => PLACES[where],
  fits(p, { seat, chosen }) {
    const isAsked = !p.setup.odinBottomOnly && p.deck.size > 0;
    return isOdinChoosing(p, seat) && isDrawn(p, chosen) && isAsked;
  },
  apply: (p, where, sink, { chosen }) => returnOther(p, chosen, where, sink),
});

function isOdinChoosing(p: YggdrasilPosition, seat: Seat): boolean {
  const hasTwoCards = hasPower(p, ODIN) && countPeeked(p) === CARDS_OF_ODIN;
  return seat === p.active && p.step === ENEMY && hasTwoCards;
}

/** Whether a card is one of the two that Odin has drawn. */
function isDrawn({ looked }: YggdrasilPosition, card: number): boolean {
  return looked[0] === card || looked[1] === card;
}

/** The other one of the two cards that Odin has drawn. */
export function otherCard({ looked }: YggdrasilPosition, chosen: number): number {
  return looked[0] === chosen ? looked[1] : looked[0];
}

/** Y-15.21: the returned card is not discarded. */
function returnOther(p: YggdrasilPosition, chosen: number, where: number, sink: Sink): void {
  const other = otherCard(p, chosen);
  p.looked[0] = NO_CARD;
  p.looked[1] = NO_CARD;
  if (where === TOP) p.deck.putOnTop(other);
  else p.deck.putUnder(other);
  const god = activeGod(p);
  sink?.tell('cardReturned', { god, card: CARD_WORDS[other], where: PLACES[where] });
  resolve(p, chosen, sink);
}

/** Y-7.1, Y-8: the card's enemy advances, then its effect is applied with the power it has there. */
function resolve(p: YggdrasilPosition, card: number, sink: Sink): void {
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

/** Y-6.6: several enemies advance; their effects follow only where the card brings them. */
function strikeRagnarok(p: YggdrasilPosition, card: number, sink: Sink): void {
  const { enemies, spaces, hasEffects } = ragnarokMove(p.setup, card);
  const follows = hasEffects ? 'effect' : 'nothing';
  let effects = 0;
  for (let i = 0; i < enemies.length; i++) {
    advanceEnemy(p, enemies[i], spaces, follows, sink);
    if (POWER[p.enemies[enemies[i]]] > 0) effects |= 1 << enemies[i];
  }
  if (hasEffects && effects !== 0) orderEffects.ask(p, TEAM, effects, card);
}
