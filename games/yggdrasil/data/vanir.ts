/** Y-13: the spaces of the Vanir's track; the first has no effect. */
export const VANIR_END = 5;

/** Y-13.1 to Y-13.5: the effects, by the spaces that they have unless an owner's edition says otherwise. */
export const FLY = 1;
export const TAKE_VIKINGS = 2;
export const FORESEE = 3;
export const PUSH = 4;
export const DISMISS = 5;

/** Y-13.3: more cards are never looked at: a position has room for so many. */
export const MOST_LOOKED_AT = 6;
