import { BAGS } from './islands.ts';

/**
 * Y-5: the die has six sides. A face is a colour, which points to an island, and hammers: its number is both. How many
 * sides show each face, and how many hammers it has, is told by the edition (`reconstructed-edition.ts`).
 */
export const DIE_SIDES = 6;
export const FACES = BAGS;

/** Y-8.1: with power 1, 2 or 3 Fenrir is calmed by the first so many colours. */
export const CALMING_FACES = [0, 3, 2, 1] as const;
/** Y-8.1: in the Residence no power is printed; there he is as hard to calm as before it. */
export const RESIDENCE_CALM_POWER = 3;
