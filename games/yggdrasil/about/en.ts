import type { GameAbout } from '@nineworlds/engine';

/** What is known of Yggdrasil at once, in English. */
export const en: GameAbout = {
  name: 'Yggdrasil',
  size: '1–6 gods · 90 min',
  blurb:
    'Together, hold the wall of Asgard against six enemies until the last enemy card is drawn.',
  rulebook: 'March on Asgard: the deck, the nine worlds, fights, giants, the Vanir.',
  lesson: 'Two turns as Thor: gather Vikings, forge a weapon, push Surt back. About 5 minutes.',
  picture:
    'The picture of Yggdrasil is a drawing of our own with four silhouettes from game-icons.net.',
};
