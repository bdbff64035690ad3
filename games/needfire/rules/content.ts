import { RECONSTRUCTED_DECK } from '../data/reconstructed-deck.ts';

/** Words that turn up in any large enough number of games of NeedFire. */
export const CONTENT: readonly string[] = RECONSTRUCTED_DECK.elements.map(({ id }) => id);
