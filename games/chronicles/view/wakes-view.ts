import { cellAt, countBits, itemAt, type Seat } from '@nineworlds/engine';
import {
  ENEMIES,
  ENEMY_WORDS,
  type EnemyWord,
  FENRIR,
  HEL,
  IORMUNGAND,
  LOKI,
  NIDHOGG,
  SURT,
} from '../data/enemies.ts';
import { ANONYMOUS, FIRE_GIANTS, IOTUNN_PAWNS, RAVAGED_MARKERS } from '../data/sizes.ts';
import {
  CAGE,
  levelOf,
  OFF_THE_TREE,
  type PlaceWord,
  WORLD_WORDS,
  type WorldWord,
} from '../data/worlds.ts';
import { activate } from '../rules/activations.ts';
import { drawIotunn, iotunnsInPlay } from '../rules/iotunns.ts';
import { type Defeat, OUTCOME_WORDS, type OutcomeWord, UNDECIDED, WON } from '../rules/outcome.ts';
import { coreNumber, isSlain, openPage } from '../rules/saga/numbers.ts';
import { type ChroniclesPosition, ENDED, WOKE_NOBODY } from '../rules/state.ts';
import { copyOf } from './odds/copy.ts';
import { wordsOf } from './words-of.ts';

/** C-7: what the activation of an enemy would do, were it a god's turn as things stand now. */
export interface ShownWake {
  /** Where the enemy would stand then: a world, `cage`, or `track`. */
  readonly to: Place;
  readonly moves: boolean;
  /** C-7.1: the world that would be ravaged; empty where none is. */
  readonly ravages: WorldWord | '';
  /** C-2.2: whether the middle level would turn. */
  readonly turns: boolean;
  /** Life points that the god would lose, pawns that would come to a ladder. */
  readonly lives: number;
  readonly fire: number;
  readonly anonymous: number;
  /** C-2.5: the island to which Iormungand would come; C-15.5: Nidhogg's step. */
  readonly island: number;
  readonly step: number;
  /** C-8.1: whether an Iotunn would come; C-7.5: whether the god's turn would end. */
  readonly iotunn: boolean;
  readonly endsTurn: boolean;
  /** C-4: how the game would end with it: `open`, `won`, or how it is lost. */
  readonly outcome: OutcomeWord;
}

/** C-7: tries it out on a copy. */
export function ifActivated(o: ChroniclesPosition, seat: Seat, enemy: number): ShownWake {
  const p = copyOf(o);
  p.frames.clear();
  p.active = seat;
  p.activated = WOKE_NOBODY;
  activate(p, enemy, undefined);
  return {
    to: placeWord(cellAt(p.enemies, enemy)),
    moves: p.enemies[enemy] !== o.enemies[enemy] || p.island !== o.island,
    ravages: wordsOf(p.ravaged & ~o.ravaged, WORLD_WORDS)[0] ?? '',
    turns: p.turned !== o.turned,
    lives: cellAt(o.lives, seat) - cellAt(p.lives, seat),
    fire: p.fire - o.fire,
    anonymous: p.anonymous - o.anonymous,
    island: p.island,
    step: p.nidhogg,
    iotunn: p.frames.depth > 0 && drawIotunn.isOpen(p),
    endsTurn: p.activated !== WOKE_NOBODY,
    outcome: itemAt(OUTCOME_WORDS, p.step === ENDED ? p.outcome : UNDECIDED),
  };
}

/** A place on the tree, the Cage, or Nidhogg's track. */
export type Place = PlaceWord | 'track';

export function placeWord(place: number): Place {
  if (place === CAGE) return 'cage';
  return place === OFF_THE_TREE ? 'track' : itemAt(WORLD_WORDS, place);
}

/** C-4: how many activations of an enemy away defeat is, if nobody does anything, and by which rule. */
export interface ShownWatch {
  readonly enemy: EnemyWord;
  readonly wakes: number;
  readonly outcome: OutcomeWord;
}

/** C-4: the enemies that can bring defeat by themselves, each as if it alone were activated. */
export function watchOf(o: ChroniclesPosition): ShownWatch[] {
  const enemies = [HEL, SURT, LOKI, IORMUNGAND].filter((enemy) => !isSlain(o, enemy));
  const watches = enemies.map((enemy) => ({
    enemy: itemAt(ENEMY_WORDS, enemy),
    ...soonest(roadsToDefeat(o, enemy)),
  }));
  // C-15.50: and in a saga Nidhogg, where the track of the page ends at a dead tree.
  if (openPage(o)?.track.at(-1)?.kind !== 'dead') return watches;
  const wakes = lastStep(o) - o.nidhogg;
  return [...watches, { enemy: itemAt(ENEMY_WORDS, NIDHOGG), wakes, outcome: 'deadTree' }];
}

type Road = Omit<ShownWatch, 'enemy'>;

function soonest(roads: readonly Road[]): Road {
  return roads.reduce((first, road) => (road.wakes < first.wakes ? road : first));
}

function roadsToDefeat(o: ChroniclesPosition, enemy: number): Road[] {
  switch (enemy) {
    case HEL:
      return [climbing(o, HEL)];
    case SURT: {
      const gathers = Math.max(1, coreNumber(o, 'surtGathers'));
      const gathered = Math.floor((FIRE_GIANTS - o.fire) / gathers);
      return [climbing(o, SURT), { wakes: gathered + 1, outcome: 'noFireGiants' }];
    }
    case LOKI:
      return [
        { wakes: IOTUNN_PAWNS - iotunnsInPlay(o) + 1, outcome: 'noIotunnPawn' },
        { wakes: countBits(o.iotunnDeck) + 1, outcome: 'noIotunnCard' },
      ];
    default:
      return [crossing(o)];
  }
}

/** C-4.2: from the bottom with the third activation, from the top with the next. */
function climbing(o: ChroniclesPosition, enemy: number): Road {
  return { wakes: levelOf(cellAt(o.enemies, enemy)) + 1, outcome: 'enemyOnTop' };
}

/** C-4.5, C-4.6: island by island, until the Anonymous or the islands run out. */
function crossing(o: ChroniclesPosition): Road {
  const { islands } = o.setup.edition;
  let reserve = ANONYMOUS - o.anonymous;
  for (let island = o.island; island < islands.length; island++) {
    if (reserve < itemAt(islands, island)) {
      return { wakes: island - o.island + 1, outcome: 'noAnonymous' };
    }
    reserve -= itemAt(islands, island);
  }
  return { wakes: islands.length - o.island + 1, outcome: 'lastIsland' };
}

/** Whether an outcome is a defeat. */
export function isDefeat(outcome: ShownWake['outcome']): outcome is Defeat {
  return outcome !== OUTCOME_WORDS[UNDECIDED] && outcome !== OUTCOME_WORDS[WON];
}

/** C-15.5: the steps to the tree; C-15.34: in a saga to the last icon of the open page. */
export function lastStep(o: ChroniclesPosition): number {
  const { saga, steps } = o.setup;
  return saga === undefined ? steps : Math.max(0, (openPage(o)?.track.length ?? 0) - 1);
}

/** C-2.4: the ladders with what lies on them, and where they end. */
export interface ShownLadder {
  readonly count: number;
  readonly most: number;
}

/** C-2.4: Surt's, Hel's, Loki's and Fenrir's ladders, the islands, and Nidhogg's track. */
export function ladderOf(o: ChroniclesPosition, enemy: number): ShownLadder {
  switch (enemy) {
    case SURT:
      return { count: o.fire, most: FIRE_GIANTS };
    case HEL:
      return { count: o.anonymous, most: ANONYMOUS };
    case LOKI:
      return { count: iotunnsInPlay(o), most: IOTUNN_PAWNS };
    case FENRIR:
      return { count: countBits(o.ravaged), most: RAVAGED_MARKERS };
    case IORMUNGAND:
      return { count: o.island, most: o.setup.edition.islands.length };
    default:
      return { count: o.nidhogg, most: lastStep(o) };
  }
}

/** Every enemy, Nidhogg included. */
export const EVERY_ENEMY: readonly number[] = Array.from({ length: ENEMIES }, (_, enemy) => enemy);
