import type { GameAbouts } from '@nineworlds/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';

/** What is known of the game at once, by language. */
export const ABOUT: GameAbouts = { en, ja, fr, it };
