import { hasBit, isSingleBit } from '@nineworlds/engine';
import { RAVAGED_MARKERS } from '../data/sizes.ts';
import { WORLD_WORDS, WORLDS } from '../data/worlds.ts';
import type { Sink } from './events.ts';
import { lose, NO_MARKER } from './outcome.ts';
import type { ChroniclesPosition } from './state.ts';
import { enemiesIn, ravagedWorlds } from './tree.ts';

/** C-7.1: two enemies in one world ravage it, at once; a third changes nothing (C-17.2). */
export function checkRavage(p: ChroniclesPosition, world: number, sink: Sink): void {
  if (world >= WORLDS || hasBit(p.ravaged, world)) return;
  const enemies = enemiesIn(p, world);
  if (enemies === 0 || isSingleBit(enemies)) return;
  ravage(p, world, sink);
}

/** C-7.1: a marker comes to a world; C-4.9, C-17.1: with none left the gods have lost. */
export function ravage(p: ChroniclesPosition, world: number, sink: Sink): void {
  if (ravagedWorlds(p) === RAVAGED_MARKERS) {
    lose(p, NO_MARKER, sink);
    return;
  }
  p.ravaged |= 1 << world;
  sink?.tell('worldRavaged', { world: WORLD_WORDS[world] });
}

/** C-11.3, C-11.1: a marker goes back to the Cage; with two enemies there the world is ravaged again. */
export function heal(p: ChroniclesPosition, world: number, sink: Sink): void {
  p.ravaged &= ~(1 << world);
  sink?.tell('worldHealed', { world: WORLD_WORDS[world] });
  checkRavage(p, world, sink);
}
