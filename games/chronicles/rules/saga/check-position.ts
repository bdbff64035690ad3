import { hasBit } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS, NIDHOGG } from '../../data/enemies.ts';
import { HEROES } from '../../data/sizes.ts';
import { CAGE, OFF_THE_TREE, WORLDS } from '../../data/worlds.ts';
import { WON } from '../outcome.ts';
import type { FaultList } from '../refusals.ts';
import { type ChroniclesPosition, ENDED, SET_UP } from '../state.ts';
import { canBeCaged, heroReserve, openPage } from './numbers.ts';
import {
  AWAY,
  FACE_DOWN,
  FIRST_FACE_UP,
  FIRST_SPACE,
  HEIRS,
  MILESTONES,
  PAGE,
  type SagaProgram,
  SETTING_UP,
  SKULL,
  SLAIN,
} from './program.ts';

/** What always holds of a game with a saga. */
export function checkSaga(p: ChroniclesPosition, saga: SagaProgram, faults: FaultList): void {
  checkFields(p, saga, faults);
  if (!faults.none) return;
  checkTrack(p, faults);
  checkCounters(p, saga, faults);
  checkFigures(p, saga, faults);
  checkTokens(p, saga, faults);
  checkEnemies(p, faults);
}

function within(path: string, value: number, max: number, faults: FaultList): void {
  if (value < 0 || value > max) faults.add(path, 'outOfRange', { value, min: 0, max });
}

function checkFields(p: ChroniclesPosition, saga: SagaProgram, faults: FaultList): void {
  const field = (cell: number, max: number) => within(`saga[${cell}]`, p.saga[cell], max, faults);
  field(PAGE, saga.pages.length);
  if (!faults.none) return;
  const page = openPage(p);
  field(SLAIN, ((1 << ENEMIES) - 1) & ~(1 << NIDHOGG));
  field(HEIRS, (1 << p.setup.seats) - 1);
  field(MILESTONES, (1 << (page?.goals.length ?? 0)) - 1);
  field(SETTING_UP, page === undefined ? 0 : 1);
  field(SKULL, p.step === ENDED ? (page?.defeats.length ?? 0) : 0);
  if (hasBit(p.saga[SLAIN], NIDHOGG)) faults.add(`saga[${SLAIN}]`, 'stepDoesNotFit');
  // C-15.25: the book is opened when everything else has been set up.
  if (page === undefined && p.step !== SET_UP) faults.add(`saga[${PAGE}]`, 'stepDoesNotFit');
}

/** C-15.34, C-15.53: Nidhogg stands on an icon of the page, and the game is won where the tree is. */
function checkTrack(p: ChroniclesPosition, faults: FaultList): void {
  const page = openPage(p);
  const last = Math.max(0, (page?.track.length ?? 0) - 1);
  within('nidhogg', p.nidhogg, last, faults);
  const isAtTree = page?.isTree === true || page?.track[p.nidhogg]?.kind === 'tree';
  if (isAtTree !== (p.outcome === WON)) faults.add('nidhogg', 'stepDoesNotFit');
}

function checkCounters(p: ChroniclesPosition, saga: SagaProgram, faults: FaultList): void {
  p.counters.forEach((value, i) => {
    within(`counters[${i}]`, value, saga.counters[i]?.most ?? 0, faults);
  });
  if (heroReserve(p) < 0)
    within('valhalla', p.valhalla, HEROES - p.valhalla + heroReserve(p), faults);
}

function checkFigures(p: ChroniclesPosition, saga: SagaProgram, faults: FaultList): void {
  p.sagaFigures.forEach((place, i) => {
    const known = saga.figures[i];
    const isSpace = place >= FIRST_SPACE && place < FIRST_SPACE + (known?.spaces ?? 0);
    const isPlace = known !== undefined && place >= 0 && place <= CAGE;
    if (place !== AWAY && !isPlace && !isSpace) {
      faults.add(`sagaFigures[${i}]`, 'outOfRange', { value: place, min: 0, max: AWAY });
    }
  });
}

/** B.9: as many tokens lie face down as there are kinds left for them. */
function checkTokens(p: ChroniclesPosition, saga: SagaProgram, faults: FaultList): void {
  const kinds = saga.kinds.length;
  let faceDown = 0;
  for (let world = 0; world < WORLDS; world++) {
    within(`tokens[${world}]`, p.tokens[world], FIRST_FACE_UP + kinds - 1, faults);
    if (p.tokens[world] === FACE_DOWN) faceDown++;
  }
  let left = 0;
  p.tokensLeft.forEach((count, kind) => {
    within(`tokensLeft[${kind}]`, count, kind < kinds ? WORLDS : 0, faults);
    left += count;
  });
  if (left !== faceDown) faults.add('tokensLeft', 'stepDoesNotFit');
}

/** C-15.96, C-2.3: who is slain is off the tree, and nobody else but Nidhogg; the Cage is for Fenrir and Loki. */
function checkEnemies(p: ChroniclesPosition, faults: FaultList): void {
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    const isOff = p.enemies[enemy] === OFF_THE_TREE;
    const isGone = enemy === NIDHOGG || hasBit(p.saga[SLAIN], enemy);
    const isCaged = p.enemies[enemy] === CAGE && !canBeCaged(enemy);
    if (isOff !== isGone || isCaged) {
      faults.add(`enemies[${enemy}]`, 'enemyMisplaced', { enemy: ENEMY_WORDS[enemy] });
    }
  }
}

/** Whether so many lists of effects can wait: more than the deepest saga needs are refused. */
export function isDeepEnough(lists: number): boolean {
  return lists <= MOST_WAITING;
}

const MOST_WAITING = 16;
