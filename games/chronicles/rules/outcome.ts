import { hasBit } from '@nineworlds/engine';
import { SUPPORT_LIVES } from '../data/sizes.ts';
import type { Sink } from './events.ts';
import { coreNumber } from './saga/numbers.ts';
import { HEIRS } from './saga/program.ts';
import { type ChroniclesPosition, ENDED, godWord } from './state.ts';

/** C-4: how a game can end. */
export const OUTCOME_WORDS = [
  'open',
  'won',
  'noLife',
  'enemyOnTop',
  'noFireGiants',
  'noIotunnPawn',
  'lastIsland',
  'noAnonymous',
  'noMarker',
  'noIotunnCard',
  // C-15.50, C-15.51, C-15.46: in sagas.
  'deadTree',
  'impossible',
  'skull',
] as const;
export type OutcomeWord = (typeof OUTCOME_WORDS)[number];
/** How a game is lost. */
export type Defeat = Exclude<OutcomeWord, 'open' | 'won'>;

export const UNDECIDED = 0;
export const WON = 1;
export const NO_LIFE = 2;
export const ENEMY_ON_TOP = 3;
export const NO_FIRE_GIANTS = 4;
export const NO_IOTUNN_PAWN = 5;
export const LAST_ISLAND = 6;
export const NO_ANONYMOUS = 7;
export const NO_MARKER = 8;
export const NO_IOTUNN_CARD = 9;
export const DEAD_TREE = 10;
export const IMPOSSIBLE = 11;
export const SKULL_DEFEAT = 12;

/** C-4: the gods lose at once. */
export function lose(p: ChroniclesPosition, outcome: number, sink: Sink): void {
  if (p.step === ENDED) return;
  p.step = ENDED;
  p.outcome = outcome;
  sink?.tell('gameLost', { outcome: OUTCOME_WORDS[outcome] });
}

/** C-4: the gods win at once. */
export function win(p: ChroniclesPosition, sink: Sink): void {
  p.step = ENDED;
  p.outcome = WON;
  sink?.tell('gameWon', {});
}

/** C-4.1: a figure loses life points; at none the game is lost. */
export function loseLives(p: ChroniclesPosition, figure: number, count: number, sink: Sink): void {
  const lost = Math.min(count, p.lives[figure]);
  p.lives[figure] -= lost;
  if (lost > 0) sink?.tell('livesLost', { god: godWord(p, figure), count: lost });
  if (p.lives[figure] === 0 && !heirComes(p, figure, sink)) lose(p, NO_LIFE, sink);
}

/** C-15.96: once in a game a player's god that falls has an heir, where the page says so; tells whether. */
function heirComes(p: ChroniclesPosition, seat: number, sink: Sink): boolean {
  if (p.setup.saga === undefined || seat >= p.setup.seats) return false;
  const lives = coreNumber(p, 'heir');
  if (lives === 0 || hasBit(p.saga[HEIRS], seat)) return false;
  p.saga[HEIRS] |= 1 << seat;
  p.lives[seat] = Math.min(lives, mostLives(p, seat));
  p.elves[seat] = 0;
  sink?.tell('heirCame', { god: godWord(p, seat), lives: p.lives[seat] });
  return true;
}

/** C-3.3: how many life points a figure can have. */
export function mostLives(p: ChroniclesPosition, figure: number): number {
  const { seats, sizes } = p.setup;
  return figure < seats ? sizes.lives : SUPPORT_LIVES;
}

/** C-3.3: a figure regains life points up to its most. */
export function regainLives(
  p: ChroniclesPosition,
  figure: number,
  count: number,
  sink: Sink,
): void {
  if (p.setup.saga !== undefined && coreNumber(p, 'noMending') !== 0) return;
  const gained = Math.min(count, mostLives(p, figure) - p.lives[figure]);
  p.lives[figure] += gained;
  if (gained > 0) sink?.tell('livesRegained', { god: godWord(p, figure), count: gained });
}
