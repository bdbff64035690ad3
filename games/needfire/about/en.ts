import type { GameAbout } from '@nineworlds/engine';

/** What is known of NeedFire at once, in English. */
export const en: GameAbout = {
  name: 'NeedFire',
  size: '2–4 rivals · 60 min',
  blurb:
    'Light the fires, call the warriors who answer them, and lead the longest chain to Valhalla.',
  rulebook: 'The ring of runes: turns, igniting, leadership and blessing, the reaction table.',
  lesson: 'A first turn against two bots: swap, ignite, and your first chain. About 5 minutes.',
};
