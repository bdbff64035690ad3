import { BAGS } from './islands.ts';

/**
 * Y-5: the die. A face is a colour, which points to an island, and hammers: its number is both.
 * How many faces there are of each is reconstructed from a single source.
 */
export const FACES = BAGS;
/** Y-5: so many of the six faces show white, blue, green, black. */
export const FACE_COUNT = [2, 2, 1, 1] as const;
export const DIE_SIDES = 6;
/** Y-5: the hammers of a face, by colour. */
export const HAMMERS = [0, 1, 2, 3] as const;

/** Y-8.1: with power 1, 2 or 3 Fenrir is calmed by the first so many colours. */
export const CALMING_FACES = [0, 3, 2, 1] as const;
/** Y-8.1: in the Residence no power is printed; there he is as hard to calm as before it. */
export const RESIDENCE_CALM_POWER = 3;
