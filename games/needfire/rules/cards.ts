import { includes, NO_CARD, only, type Seat } from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import type { NeedfirePosition } from './state.ts';

/** The answers of a question for a card: the cards are numbered from 1. */
export const CARD_MOVES = ELEMENTS + 1;

/** Whether a number is that of a card. */
export function isCard(card: number): boolean {
  return card >= 1 && card <= ELEMENTS;
}

/** Whether a card lies in a list of cards. */
export function holds(cards: Int32Array, from: number, count: number, card: number): boolean {
  for (let i = from; i < from + count; i++) if (cards[i] === card) return card !== NO_CARD;
  return false;
}

/** The word of a card; an answer that is no card has none. */
export function cardWord(p: NeedfirePosition, card: number): string {
  return p.setup.words[card] ?? '?';
}

/** N-7.4: the word of a card for those who may know it, and `?` for the others. */
export function secretWord(p: NeedfirePosition, card: number, isSeen: boolean): string {
  return isSeen ? cardWord(p, card) : '?';
}

/** N-7.4: whether an observer sees what the active seat sees. */
export function seesAsActive(p: NeedfirePosition, observer: Seat): boolean {
  return includes(only(p.active), observer);
}
