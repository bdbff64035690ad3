import { countBits, hasBit } from '@nineworlds/engine';
import { GIALLARHORN, HRINGHORN, SKIDBLADNIR } from '../data/artifacts.ts';
import { ENEMIES } from '../data/enemies.ts';
import { HEIMDALL, ODIN } from '../data/gods.ts';
import { ASGARD, BOTTOM, COLUMNS, levelOf, MIDDLE, MIDGARD, TOP } from '../data/worlds.ts';
import { hasArtifact } from './artifacts.ts';
import type { Sink } from './events.ts';
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

/** Those of the six that stand in a world, as a set. */
export function sixIn(p: ChroniclesPosition, world: number): number {
  let enemies = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    if (p.enemies[enemy] === world) enemies |= 1 << enemy;
  }
  return enemies;
}

/** The enemies that stand in a world, as a set; saga figures that count as Enemies (C-15.37) after the six. */
export function enemiesIn(p: ChroniclesPosition, world: number): number {
  const enemies = sixIn(p, world);
  const { saga } = p.setup;
  return saga === undefined
    ? enemies
    : enemies | (sagaFiguresIn(p, world, saga.enemies) << ENEMIES);
}

/** Those of some saga figures that stand in a world, as a set. */
function sagaFiguresIn(p: ChroniclesPosition, world: number, figures: number): number {
  let found = 0;
  for (let figure = 0; figure < p.sagaFigures.length; figure++) {
    if (p.sagaFigures[figure] === world && hasBit(figures, figure)) found |= 1 << figure;
  }
  return found;
}

/** C-2.3, C-2.4: how many worlds are ravaged. */
export function ravagedWorlds(p: ChroniclesPosition): number {
  return countBits(p.ravaged);
}
