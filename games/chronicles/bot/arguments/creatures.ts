import { type Argument, cellAt, itemAt, type Move } from '@nineworlds/engine';
import {
  CREATURE_WORDS,
  EIKTHYRNIR,
  GOATS,
  GULLFAXI,
  HEIDRUN,
  SAEHRIMNIR,
  STAGS,
  URD,
  VERDANDI,
} from '../../data/creatures.ts';
import { ENEMIES, ENEMY_WORDS, NIDHOGG } from '../../data/enemies.ts';
import { enemyOf } from '../../rules/decks.ts';
import type { ChroniclesPosition } from '../../rules/state.ts';
import { isOnEdge } from '../../view/odds/wake-odds.ts';
import { ofFewLives, ofHealing, ofIotunn } from './missions.ts';
import { say } from './say.ts';

/** C-12.2: what a creature does, and what it is needed for. */
export function ofCreature(
  o: ChroniclesPosition,
  creature: number,
  target: Move | undefined,
): Argument[] {
  const word = itemAt(CREATURE_WORDS, creature);
  return [...ofNeed(o, creature, target), say('creatureDoes', { creature: word, does: word })];
}

function ofNeed(o: ChroniclesPosition, creature: number, target: Move | undefined): Argument[] {
  switch (creature) {
    case STAGS:
    case HEIDRUN:
      return ofFewLives(o, o.active);
    case SAEHRIMNIR:
    case GOATS:
      return target === undefined ? [] : ofFewLives(o, target);
    case VERDANDI:
      return ofFewLives(o, weakest(o));
    case EIKTHYRNIR:
      return target === undefined ? [] : ofHealing(o, target);
    case GULLFAXI:
      return target === undefined ? [] : ofIotunn(o, target);
    case URD:
      return target === undefined ? [] : ofCardOff(o, target);
    default:
      return [];
  }
}

/** The player's god with the fewest life points. */
function weakest(o: ChroniclesPosition): number {
  const lives = Array.from(o.lives.subarray(0, o.setup.seats));
  return lives.indexOf(Math.min(...lives));
}

/** C-12.2, C-6: an enemy whose card leaves the wheel is not woken by its next one. */
export function ofCardOff(o: ChroniclesPosition, place: number): Argument[] {
  const enemy = enemyOf(cellAt(o.wheel, place));
  if (enemy === NIDHOGG || enemy >= ENEMIES || !isOnEdge(o, enemy)) return [];
  return [say('cardOff', { enemy: itemAt(ENEMY_WORDS, enemy) })];
}

/** C-12.2, C-6: that the card on top wakes nobody as the wheel stands. */
export function ofStacking(o: ChroniclesPosition, card: number): Argument[] {
  const enemy = enemyOf(card);
  if (isOnEdge(o, enemy)) return [];
  return [say('stacksQuiet', { enemy: itemAt(ENEMY_WORDS, enemy) })];
}
