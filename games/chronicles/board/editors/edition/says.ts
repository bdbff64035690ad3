import type { PlaceNames } from '@nineworlds/engine';
import type { Says } from './locale/en.ts';

/** What the editor of an edition says in a language, and what it calls the places in one: as faults do. */
export interface EditionSays {
  readonly say: Says;
  readonly placeOf: PlaceNames;
}

/** The slot of the form whose choices are shown: of which row, and which one in it. */
export interface OpenSlot {
  readonly row: string;
  readonly slot: number;
}
