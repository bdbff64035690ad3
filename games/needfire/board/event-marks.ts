import type { EventMarks } from '@nineworlds/board';
import type { NeedfireEvents } from '../rules/events.ts';

/** The picture and the sound of each event. */
export const MARKS: EventMarks<NeedfireEvents> = {
  bonfireOpened: { icon: 'fire', sound: 'crackle' },
  bonfirePeeked: { icon: 'fire' },
  emberRevealed: { icon: 'fire', sound: 'crackle' },
  exileAdded: { icon: 'person' },
  exileKept: { icon: 'person', sound: 'knock' },
  exileSeen: { icon: 'person' },
  firstChosen: {},
  flameDealt: { icon: 'flame' },
  flameSwapped: { icon: 'flame', sound: 'knock' },
  flamesLaidBack: { icon: 'flame', sound: 'slide' },
  gameEnded: { sound: 'horn' },
  handRevealed: { icon: 'flame' },
  humanDealt: { icon: 'person' },
  humanDrawn: { icon: 'person' },
  ignited: { icon: 'fire', sound: 'crackle' },
  openFlameSwapped: { icon: 'flame', sound: 'knock' },
  warriorDealt: { icon: 'person' },
  warriorExiled: { icon: 'person', sound: 'clang' },
  warriorPlaced: { icon: 'person', sound: 'knock' },
  warriorTaken: { icon: 'person', sound: 'knock' },
};
