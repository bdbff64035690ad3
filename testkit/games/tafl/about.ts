import type { GameAbouts } from '@nineworlds/engine';

/** What is said of the game at once. It speaks English only: readers of other languages are told so. */
export const ABOUT: GameAbouts = {
  en: {
    name: 'Small tafl',
    size: '2 players · 15 min',
    blurb: 'A king breaks out of a ring of besiegers, or is caught between two of them.',
    rulebook: 'The king and the ring: moving, taking, and three ways to end.',
    sides: ['Besiegers', 'Defenders'],
  },
};
