import { ENEMIES, ENEMY_WORDS } from './enemies.ts';

/** Y-6.1: the deck, and how many cards of it are each enemy's. */
export const DECK_SIZE = 42;
export const CARDS_PER_ENEMY = 7;
/** Y-6.3, Y-6.6: so many special cards there are. */
export const ANGRY_CARDS = ENEMIES;
export const RAGNAROK_CARDS = 4;
export const SPECIAL_CARDS = ANGRY_CARDS + RAGNAROK_CARDS;

/** Cards are numbered from 1: six ordinary ones, six Angry ones, then the Ragnarök cards. */
export const FIRST_ORDINARY = 1;
export const FIRST_ANGRY = FIRST_ORDINARY + ENEMIES;
export const FIRST_RAGNAROK = FIRST_ANGRY + ANGRY_CARDS;
export const CARD_KINDS = FIRST_RAGNAROK + RAGNAROK_CARDS;

/** The cards' words by their numbers; 0 is no card. */
export const CARD_WORDS = [
  'none',
  ...ENEMY_WORDS,
  ...ENEMY_WORDS.map((enemy) => `angry-${enemy}` as const),
  'ragnarok-1',
  'ragnarok-2',
  'ragnarok-3',
  'ragnarok-4',
] as const;
export type CardWord = (typeof CARD_WORDS)[number];

/** Y-6.2: spaces that an ordinary and an Angry card move their enemy. */
export const STEPS = 1;
export const ANGRY_STEPS = 2;

/** Whether a card is an enemy's, ordinary or Angry; otherwise it is a Ragnarök card. */
export function isEnemyCard(card: number): boolean {
  return card < FIRST_RAGNAROK;
}

/** The enemy of an ordinary or Angry card. */
export function enemyOf(card: number): number {
  return (card - FIRST_ORDINARY) % ENEMIES;
}

/** Whether a card is an Angry or a Ragnarök card. */
export function isSpecial(card: number): boolean {
  return card >= FIRST_ANGRY;
}
