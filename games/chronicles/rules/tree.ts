import { countBits, hasBit, isSingleBit } from '@nineworlds/engine';
import { GIALLARHORN, HRINGHORN, SKIDBLADNIR } from '../data/artifacts.ts';
import { ENEMIES } from '../data/enemies.ts';
import { HEIMDALL, ODIN } from '../data/gods.ts';
import { RAVAGED_MARKERS } from '../data/sizes.ts';
import {
  ASGARD,
  BOTTOM,
  COLUMNS,
  levelOf,
  MIDDLE,
  MIDGARD,
  TOP,
  WORLD_WORDS,
  WORLDS,
} from '../data/worlds.ts';
import { hasArtifact } from './artifacts.ts';
import type { Sink } from './events.ts';
import { lose, NO_MARKER } from './outcome.ts';
import type { ChroniclesPosition } from './state.ts';

/** C-2.2: the column in which a world stands now; the middle level turns. */
export function columnOf(p: ChroniclesPosition, world: number): number {
  const column = p.setup.columnOf[world];
  return levelOf(world) === MIDDLE ? (column + p.turned) % COLUMNS : column;
}

/** C-2.2: the world of a level in a column as the tree stands now. */
export function worldAt(p: ChroniclesPosition, level: number, column: number): number {
  const at = level === MIDDLE ? (column + COLUMNS - p.turned) % COLUMNS : column;
  return p.setup.columns[level * COLUMNS + at];
}

/** C-7: the world directly above another one that is not at the top. */
export function worldAbove(p: ChroniclesPosition, world: number): number {
  return worldAt(p, levelOf(world) - 1, columnOf(p, world));
}

/** C-2.2: the middle level turns clockwise, with everything that stands on it. */
export function turnMiddleLevel(p: ChroniclesPosition, steps: number, sink: Sink): void {
  p.turned = (p.turned + steps) % COLUMNS;
  if (steps > 0) sink?.tell('treeTurned', { steps });
}

/** C-9: the worlds to which a figure can go by the normal rule, its own included, as a set. */
export function neighbours(p: ChroniclesPosition, world: number): number {
  const column = columnOf(p, world);
  const level = levelOf(world);
  let worlds = ((1 << COLUMNS) - 1) << (level * COLUMNS);
  for (let other = TOP; other <= BOTTOM; other++) worlds |= 1 << worldAt(p, other, column);
  return worlds;
}

/** C-9, C-12.1, C-14: the worlds to which a player's god can go in the second step, as a set. */
export function destinations(p: ChroniclesPosition, seat: number): number {
  const level = (1 << COLUMNS) - 1;
  let worlds = neighbours(p, p.places[seat]);
  if (hasArtifact(p, seat, SKIDBLADNIR)) worlds |= level << (TOP * COLUMNS);
  if (hasArtifact(p, seat, GIALLARHORN)) worlds |= level << (MIDDLE * COLUMNS);
  if (hasArtifact(p, seat, HRINGHORN)) worlds |= level << (BOTTOM * COLUMNS);
  if (p.setup.isHard) {
    // C-17.22: the power is one more destination of the second step.
    if (p.gods[seat] === HEIMDALL) worlds |= 1 << MIDGARD;
    if (p.gods[seat] === ODIN) worlds |= 1 << ASGARD;
  }
  return worlds;
}

/** The enemies that stand in a world, as a set. */
export function enemiesIn(p: ChroniclesPosition, world: number): number {
  let enemies = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    if (p.enemies[enemy] === world) enemies |= 1 << enemy;
  }
  return enemies;
}

/** C-7.1: two enemies in one world ravage it, at once; a third changes nothing (C-17.2). */
export function checkRavage(p: ChroniclesPosition, world: number, sink: Sink): void {
  if (world >= WORLDS || hasBit(p.ravaged, world)) return;
  const enemies = enemiesIn(p, world);
  if (enemies === 0 || isSingleBit(enemies)) return;
  // C-4.9, C-17.1: with no marker left the gods have lost.
  if (ravagedWorlds(p) === RAVAGED_MARKERS) {
    lose(p, NO_MARKER, sink);
    return;
  }
  p.ravaged |= 1 << world;
  sink?.tell('worldRavaged', { world: WORLD_WORDS[world] });
}

/** C-2.3, C-2.4: how many worlds are ravaged. */
export function ravagedWorlds(p: ChroniclesPosition): number {
  return countBits(p.ravaged);
}

/** C-11.3, C-11.1: a marker goes back to the Cage; with two enemies there the world is ravaged again. */
export function heal(p: ChroniclesPosition, world: number, sink: Sink): void {
  p.ravaged &= ~(1 << world);
  sink?.tell('worldHealed', { world: WORLD_WORDS[world] });
  checkRavage(p, world, sink);
}
