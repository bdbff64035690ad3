/** The six enemies, in the order of their numbers. */
export const ENEMY_WORDS = ['fenrir', 'hel', 'jormungand', 'loki', 'nidhogg', 'surt'] as const;
export type EnemyWord = (typeof ENEMY_WORDS)[number];

/** Y-2: so many enemies walk towards Odin's Residence. */
export const ENEMIES = 6;

export const FENRIR = 0;
export const HEL = 1;
export const JORMUNGAND = 2;
export const LOKI = 3;
export const NIDHOGG = 4;
export const SURT = 5;
