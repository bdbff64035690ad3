import { CHANCE } from '@nineworlds/engine';
import { ENEMY_WORDS, FENRIR, HEL, IORMUNGAND, LOKI, SURT } from '../data/enemies.ts';
import { TYR } from '../data/gods.ts';
import { ANONYMOUS, FIRE_GIANTS, IOTUNN_PAWNS } from '../data/sizes.ts';
import { ASGARD, CAGE, levelOf, TOP, WORLD_WORDS } from '../data/worlds.ts';
import type { Sink } from './events.ts';
import { drawIotunn, iotunnsInPlay } from './iotunns.ts';
import {
  ENEMY_ON_TOP,
  LAST_ISLAND,
  lose,
  loseLives,
  NO_ANONYMOUS,
  NO_FIRE_GIANTS,
  NO_IOTUNN_CARD,
  NO_IOTUNN_PAWN,
  win,
} from './outcome.ts';
import { checkRavage } from './ravage.ts';
import { coreNumber, isSlain } from './saga/numbers.ts';
import { goToNextIcon } from './saga/start.ts';
import { type ChroniclesPosition, ENDED, WOKE_FENRIR } from './state.ts';
import { turnMiddleLevel, worldAbove } from './tree.ts';

/** C-7: an enemy activates: it moves, ravages, the tree turns, and then its effect comes. */
export function activate(p: ChroniclesPosition, enemy: number, sink: Sink): void {
  if (isSlain(p, enemy)) {
    // C-15.96: the cards of a slain Enemy move Nidhogg.
    creep(p, sink);
    return;
  }
  sink?.tell('enemyActivated', { enemy: ENEMY_WORDS[enemy] });
  switch (enemy) {
    case HEL:
      if (climb(p, HEL, sink)) loseLives(p, p.active, coreNumber(p, 'helTakes'), sink);
      break;
    case SURT:
      if (climb(p, SURT, sink)) gatherFire(p, sink);
      break;
    case LOKI:
      moveEnemy(p, LOKI, p.places[p.active], sink);
      if (p.step === ENDED) return;
      turnMiddleLevel(p, coreNumber(p, 'treeTurns'), sink);
      callIotunn(p, sink);
      break;
    case IORMUNGAND:
      crossIslands(p, sink);
      break;
    case FENRIR:
      breakOut(p, sink);
      break;
    default:
      creep(p, sink);
  }
}

/** C-15.5, C-15.34: Nidhogg goes on by a step, in a saga by an icon of its page. */
function creep(p: ChroniclesPosition, sink: Sink): void {
  if (p.setup.saga !== undefined) {
    goToNextIcon(p, sink);
    return;
  }
  p.nidhogg++;
  sink?.tell('nidhoggCrept', { step: p.nidhogg });
  // C-4, C-16.8, C-17.26: at the tree the gods have won.
  if (p.nidhogg === p.setup.steps) win(p, sink);
}

/** An enemy comes to a world, which may ravage it. Where it already is, it stays (C-7.2, C-17.5). */
export function moveEnemy(p: ChroniclesPosition, enemy: number, world: number, sink: Sink): void {
  if (p.enemies[enemy] === world) return;
  p.enemies[enemy] = world;
  const place = world === CAGE ? 'cage' : WORLD_WORDS[world];
  sink?.tell('enemyMoved', { enemy: ENEMY_WORDS[enemy], world: place });
  checkRavage(p, world, sink);
}

/**
 * C-7: Hel and Surt go up in the column as it stands, then the tree turns. Tells whether the game goes
 * on: from the top level they win (C-4.2).
 */
function climb(p: ChroniclesPosition, enemy: number, sink: Sink): boolean {
  const world = p.enemies[enemy];
  if (levelOf(world) === TOP) {
    lose(p, ENEMY_ON_TOP, sink);
    return false;
  }
  moveEnemy(p, enemy, worldAbove(p, world), sink);
  if (p.step === ENDED) return false;
  turnMiddleLevel(p, coreNumber(p, 'treeTurns'), sink);
  return true;
}

/** C-7, C-4.3: two Fire Giants go to Surt's ladder, or the gods have lost. */
function gatherFire(p: ChroniclesPosition, sink: Sink): void {
  const count = coreNumber(p, 'surtGathers');
  if (FIRE_GIANTS - p.fire < count) {
    lose(p, NO_FIRE_GIANTS, sink);
    return;
  }
  p.fire += count;
  sink?.tell('fireGathered', { count });
}

/** C-7: one island to the right, and as many Anonymous as its number to Hel (C-4.5, C-4.6). */
function crossIslands(p: ChroniclesPosition, sink: Sink): void {
  const { islands } = p.setup.edition;
  if (p.island === islands.length) {
    lose(p, LAST_ISLAND, sink);
    return;
  }
  const count = islands[p.island];
  p.island++;
  sink?.tell('iormungandCrossed', { island: p.island });
  if (ANONYMOUS - p.anonymous < count) {
    lose(p, NO_ANONYMOUS, sink);
    return;
  }
  p.anonymous += count;
  sink?.tell('anonymousTaken', { count });
}

/** C-7, C-7.5: Fenrir breaks out of the Cage, or tears at the god; the turn ends but for Tyr. */
function breakOut(p: ChroniclesPosition, sink: Sink): void {
  if (p.enemies[FENRIR] === CAGE) moveEnemy(p, FENRIR, ASGARD, sink);
  else loseLives(p, p.active, coreNumber(p, 'fenrirTakes'), sink);
  const isTyr = p.setup.isHard && p.gods[p.active] === TYR;
  if (!isTyr && p.step !== ENDED) {
    p.activated = WOKE_FENRIR;
    sink?.tell('turnEnded', {});
  }
}

/** C-8.1: an Iotunn card is drawn, if there is a pawn and a card (C-4.4, C-4.10). */
export function callIotunn(p: ChroniclesPosition, sink: Sink): void {
  if (iotunnsInPlay(p) === IOTUNN_PAWNS) lose(p, NO_IOTUNN_PAWN, sink);
  else if (p.iotunnDeck === 0) lose(p, NO_IOTUNN_CARD, sink);
  else drawIotunn.ask(p, CHANCE);
}
