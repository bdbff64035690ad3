import { declareEvents, type EventSink } from '@nineworlds/engine';
import type { CARDS, DECKS, OMENS } from './data.ts';

type Card = (typeof CARDS)[number];
type DeckWord = (typeof DECKS)[number];
type Omen = (typeof OMENS)[number];

/** What can happen, with its facts. Those that not everybody may know are optional. */
export interface ToyEvents {
  cardDealt: { seat: number; card?: Card };
  cardSwapped: { seat: number; slot: number; given?: Card; taken?: Card };
  deckShuffled: { deck: DeckWord };
  nightEnded: { worth: number };
  omenDrawn: { deck: DeckWord; omen: Omen };
  omenReturned: { deck: DeckWord; omen: Omen; where: 'top' | 'bottom' };
  openCardSwapped: { seat: number; slot: number; given: Card; taken: Card };
  rested: { seat: number };
  slotOpened: { seat: number; slot: number; card: Card };
  slotPeeked: { seat: number; slot: number; card?: Card };
  sparkGained: { seat: number };
  sparkLost: { seat: number };
  sparksShared: Record<never, never>;
}

/** Who listens to what happens, if anybody does. */
export type Sink = EventSink<ToyEvents> | undefined;

/** The events, and whether somebody learns a card by them. */
export const EVENTS = declareEvents<ToyEvents>({
  cardDealt: true,
  cardSwapped: true,
  deckShuffled: false,
  nightEnded: false,
  omenDrawn: false,
  omenReturned: false,
  openCardSwapped: true,
  rested: false,
  slotOpened: true,
  slotPeeked: true,
  sparkGained: false,
  sparkLost: false,
  sparksShared: false,
});
