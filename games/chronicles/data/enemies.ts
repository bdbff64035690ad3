/** The six enemies in the order of their numbers. */
export const ENEMY_WORDS = ['fenrir', 'hel', 'iormungand', 'loki', 'nidhogg', 'surt'] as const;
export type EnemyWord = (typeof ENEMY_WORDS)[number];
export const ENEMIES = 6;

export const FENRIR = 0;
export const HEL = 1;
export const IORMUNGAND = 2;
export const LOKI = 3;
export const NIDHOGG = 4;
export const SURT = 5;

/** C-2.4: strengths that never change. */
export const IORMUNGAND_STRENGTH = 3;
export const IOTUNN_STRENGTH = 2;
/** C-7: Fire Giants that Surt gathers, lives that Hel and Fenrir take. */
export const SURT_GATHERS = 2;
export const HEL_TAKES = 1;
export const FENRIR_TAKES = 3;
