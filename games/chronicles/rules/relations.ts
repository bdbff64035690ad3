import { hasBit } from '@nineworlds/engine';
import type { ChroniclesPosition } from './state.ts';

/** C-14.1: whether a figure has a relation towards another one that stands in the same world. */
export function isRelated(
  p: ChroniclesPosition,
  relation: number,
  figure: number,
  other: number,
): boolean {
  if (figure === other || p.places[figure] !== p.places[other]) return false;
  return hasBit(p.setup.relations[relation][p.gods[figure]], p.gods[other]);
}
