import { CARD_WORDS } from '../data/cards.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GIANT_WORDS, RUNE_WORDS } from '../data/giants.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { BAG_COLOURS } from '../data/islands.ts';
import { WORLD_WORDS } from '../data/worlds.ts';

/** Words that turn up in any large enough number of games of Yggdrasil. */
export const CONTENT: readonly string[] = [
  ...WORLD_WORDS,
  ...ENEMY_WORDS,
  ...CARD_WORDS.slice(1),
  ...GIANT_WORDS,
  ...RUNE_WORDS,
  ...GOD_WORDS.slice(1),
  ...BAG_COLOURS.printed,
  'rainbow',
  'red',
  'hidden',
  'fly',
  'take',
  'foresee',
  'push',
  'dismiss',
  'calm',
  'pass',
  'top',
  'bottom',
];
