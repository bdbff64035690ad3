import { declareEvents, type EventSink } from '@nineworlds/engine';

/**
 * What can happen, with its facts. Those that not everybody may know are optional (N-7.4). Cards are
 * words of the deck in play, which may be an owner's; places are counted from 1; `ember` and `exchanged`
 * are 1 or 0.
 */
export interface NeedfireEvents {
  bonfireOpened: { seat: number; place: number; card: string };
  bonfirePeeked: { seat: number; place: number; card?: string };
  emberRevealed: { seat: number; card: string; host: string };
  exileAdded: { seat: number; card?: string };
  exileKept: { seat: number; card: string; ember: number };
  exileSeen: { seat: number; card?: string };
  firstChosen: { seat: number };
  flameDealt: { seat: number; card?: string };
  flameSwapped: { seat: number; place: number; given?: string; taken?: string };
  flamesLaidBack: { seat: number; one: number; other: number; exchanged?: number };
  gameEnded: Record<never, never>;
  handRevealed: { seat: number; cards: string };
  humanDealt: { seat: number; card: string };
  humanDrawn: { seat: number; card?: string };
  ignited: { seat: number; card: string; from: string; reacting: number };
  openFlameSwapped: { seat: number; place: number; given: string; taken: string };
  warriorDealt: { card: string; place: number };
  warriorExiled: { seat: number; card: string; ember: number };
  warriorPlaced: { seat: number; card: string; place: number };
  warriorTaken: { seat: number; card: string; ember: number };
}

/** Who listens to what happens, if anybody does. */
export type Sink = EventSink<NeedfireEvents> | undefined;

/** The events, and whether somebody learns by them what they could not know before. */
export const EVENTS = declareEvents<NeedfireEvents>({
  bonfireOpened: true,
  bonfirePeeked: true,
  emberRevealed: true,
  exileAdded: false,
  exileKept: true,
  exileSeen: true,
  firstChosen: false,
  flameDealt: true,
  flameSwapped: true,
  flamesLaidBack: false,
  gameEnded: false,
  handRevealed: true,
  humanDealt: false,
  humanDrawn: true,
  ignited: false,
  openFlameSwapped: true,
  warriorDealt: false,
  warriorExiled: false,
  warriorPlaced: true,
  warriorTaken: false,
});
