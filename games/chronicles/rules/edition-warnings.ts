import { type Fault, Faults, type Json } from '@nineworlds/engine';
import type { Edition } from '../data/edition.ts';
import type { FaultList } from './refusals.ts';

/** C-8.2: the protectors that the rulebook names. */
const PROTECTORS = [
  ['angrboda', 'loki'],
  ['vafthrudnir', 'fenrir'],
] as const;
/** C-2.5: the rulebook shows islands with 1, 2 or 3. */
const HIGHEST_ISLAND = 3;

/** What is odd about a sound edition of the options, though it can be played: it is not as the sources tell. */
export function editionWarnings(edition: Json | undefined): readonly Fault[] {
  const { godDie, islands, columns, protects, steps } = edition as unknown as Edition;
  const path = 'options.edition';
  const warnings: FaultList = new Faults();
  // C-13.2: the god die is never lost.
  godDie.forEach((symbol, i) => {
    if (symbol.endsWith('-lost')) warnings.add(`${path}.godDie[${i}]`, 'godDieLost');
  });
  islands.forEach((value, i) => {
    if (value > HIGHEST_ISLAND) warnings.add(`${path}.islands[${i}]`, 'islandUnknown', { value });
  });
  // C-2.2: an example of the rulebook.
  if (columns.top.indexOf('asgard') !== columns.bottom.indexOf('iotunheim')) {
    warnings.add(`${path}.columns`, 'asgardElsewhere');
  }
  for (const [iotunn, enemy] of PROTECTORS) {
    if (protects[iotunn] !== enemy) {
      warnings.add(`${path}.protects.${iotunn}`, 'protectsAnother', { enemy });
    }
  }
  // C-15.5: a review tells that the hard game is longer.
  if (steps.hard <= steps.easy) warnings.add(`${path}.steps.hard`, 'hardNotLonger', steps);
  return warnings.list;
}
