import { MAX_BONFIRES, MAX_SEATS } from '../data/sizes.ts';

/** Places where a flame can be, counted: the hands by seat, then the bonfires by place. */
export const BONFIRE_PLACE = MAX_SEATS;
/** All that nobody has seen is one place, embers included. */
export const UNSEEN = BONFIRE_PLACE + MAX_BONFIRES;
/** How many places there are. */
export const PLACES = UNSEEN + 1;
