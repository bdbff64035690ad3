import type { EventSink } from '@nineworlds/engine';
import { FIRST_DENIER, FIRST_PROTECTOR, IOTUNN_WORDS } from '../data/iotunns.ts';
import { IOTUNHEIM } from '../data/worlds.ts';
import type { ChroniclesPosition } from './state.ts';

/** C-8.2: whether an Iotunn closes a world to all actions. */
export function isBlocked(p: ChroniclesPosition, world: number): boolean {
  return (p.iotunns & p.setup.closers[world]) !== 0;
}

/** C-8.2: whether an Iotunn keeps an enemy from being fought. */
export function isProtected(p: ChroniclesPosition, enemy: number): boolean {
  return (p.iotunns & p.setup.protectors[enemy]) !== 0;
}

/** C-8.2: whether this Iotunn, which denies something to all gods, is in play. */
export function isDenied(p: ChroniclesPosition, iotunn: number): boolean {
  return ((p.iotunns >> iotunn) & 1) === 1;
}

/** C-8.2: where an Iotunn in play stands: a world, or with a caged enemy in the Cage. */
export function placeOfIotunn(p: ChroniclesPosition, iotunn: number): number {
  if (iotunn < FIRST_PROTECTOR) return p.setup.closes[iotunn];
  if (iotunn < FIRST_DENIER) return p.enemies[p.setup.protects[iotunn - FIRST_PROTECTOR]];
  return IOTUNHEIM;
}

/** C-8.3: the pawn goes back to Loki's ladder, the effect ends. */
export function defeatIotunn(
  p: ChroniclesPosition,
  iotunn: number,
  sink: EventSink | undefined,
): void {
  p.iotunns &= ~(1 << iotunn);
  sink?.tell('iotunnDefeated', { iotunn: IOTUNN_WORDS[iotunn] });
}
