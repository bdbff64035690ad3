/** The decks by which fate is keyed: the enemy cards and the giants' pile. */
export const ENEMY_DECK = 0;
export const GIANT_PILE = 1;
