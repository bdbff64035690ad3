import type { Json, Options } from '@nineworlds/engine';
import { FIRST_EDITION, RECONSTRUCTED } from '../data/reconstructed-edition.ts';

/** How the rules of version 1 read what has become an option since. */
const FIRST_READINGS: Options = {
  denial: 'untilBeaten',
  gullinbursti: 'anywhere',
  urd: 'wheelOrder',
  lucky: 'example',
  travel: 'once',
  kin: 'ownTurn',
  sheets: 'fresh',
  saga: 'none',
};

/** C-11.4: in version 1 the reconstructed edition had other runestones: it is named apart today. */
function firstEdition(edition: Json | undefined): Json {
  return edition === undefined || edition === RECONSTRUCTED ? FIRST_EDITION : edition;
}

/** The options of a file of version 1 as these rules read them. */
export function upgrade(_from: number, options: Options): Options {
  return { ...FIRST_READINGS, ...options, edition: firstEdition(options.edition) };
}
