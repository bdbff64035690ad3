/** Y-13: the spaces of the Vanir's track; the first has no effect. */
export const VANIR_END = 5;

/** Y-13.1 to Y-13.5: the effects by their spaces. */
export const FLY = 1;
export const TAKE_VIKINGS = 2;
export const FORESEE = 3;
export const PUSH = 4;
export const DISMISS = 5;

/** Y-13.2, Y-13.3: Vikings taken from Helheim; cards looked at. */
export const VIKINGS_TAKEN = 2;
export const CARDS_LOOKED_AT = 6;
/** Y-11.8, Y-11.9, Y-11.10, Y-11.11: what the runes bring. */
export const SIGEL_VIKINGS = 15;
export const DAEG_TURNS = 3;
export const MANN_SPACES = 3;
export const TIWAZ_ENEMIES = 3;
/** Y-9.8: the strength of every giant. */
export const GIANT_STRENGTH = 3;
