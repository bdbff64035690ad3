import { ENEMIES } from './enemies.ts';

/** Y-12.1: three levels against each enemy, one card of each. */
export const LEVELS = 3;
export const WEAPONS = ENEMIES * LEVELS;

/** The weapons' names, by the enemy they are for. */
export const WEAPON_WORDS = [
  'gleipnir',
  'draupnir',
  'mjollnir',
  'hofund',
  'gungnir',
  'mimming',
] as const;
export type WeaponWord = (typeof WEAPON_WORDS)[number];
