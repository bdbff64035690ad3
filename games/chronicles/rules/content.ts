import { ARTIFACT_WORDS } from '../data/artifacts.ts';
import { CREATURE_WORDS } from '../data/creatures.ts';
import { STONE_EFFECTS, STONE_WORDS, SYMBOL_WORDS } from '../data/edition.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { IOTUNN_WORDS } from '../data/iotunns.ts';
import { WORLD_WORDS } from '../data/worlds.ts';

/** Words that turn up in any large enough number of games of Yggdrasil Chronicles. */
export const CONTENT: readonly string[] = [
  ...WORLD_WORDS,
  ...ENEMY_WORDS,
  ...ARTIFACT_WORDS,
  ...CREATURE_WORDS,
  ...IOTUNN_WORDS,
  ...GOD_WORDS.slice(1),
  ...STONE_WORDS,
  ...STONE_EFFECTS,
  ...SYMBOL_WORDS,
  'cage',
  'travel',
  'mend',
  'rest',
  'act',
  'heal',
  'stay',
  'enough',
];
