import type { Seat } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS, FENRIR, HEL, IORMUNGAND, LOKI, SURT } from '../data/enemies.ts';
import { ANONYMOUS, FIRE_GIANTS, IOTUNN_PAWNS, RAVAGED_MARKERS } from '../data/sizes.ts';
import { CAGE, levelOf, OFF_THE_TREE, WORLD_WORDS } from '../data/worlds.ts';
import { activate, iotunnsInPlay } from '../rules/activations.ts';
import { ENDED } from '../rules/kinds.ts';
import { OUTCOME_WORDS, UNDECIDED, WON } from '../rules/outcome.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { copyOf } from './odds/copy.ts';
import { sizeOf, wordsOf } from './sets.ts';

/** C-7: what the activation of an enemy would do, were it a god's turn as things stand now. */
export interface ShownWake {
  /** Where the enemy would stand then: a world, `cage`, or `track`. */
  readonly to: string;
  readonly moves: boolean;
  /** C-7.1: the world that would be ravaged; empty where none is. */
  readonly ravages: string;
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
  readonly outcome: (typeof OUTCOME_WORDS)[number];
}

/** C-7: tries it out on a copy. */
export function ifActivated(o: ChroniclesPosition, seat: Seat, enemy: number): ShownWake {
  const p = copyOf(o);
  p.frames.clear();
  p.active = seat;
  p.activated = 0;
  activate(p, enemy, undefined);
  return {
    to: placeWord(p.enemies[enemy]),
    moves: p.enemies[enemy] !== o.enemies[enemy] || p.island !== o.island,
    ravages: wordsOf(p.ravaged & ~o.ravaged, WORLD_WORDS)[0] ?? '',
    turns: p.turned !== o.turned,
    lives: o.lives[seat] - p.lives[seat],
    fire: p.fire - o.fire,
    anonymous: p.anonymous - o.anonymous,
    island: p.island,
    step: p.nidhogg,
    iotunn: p.frames.depth > 0,
    endsTurn: p.activated > 0,
    outcome: OUTCOME_WORDS[p.step === ENDED ? p.outcome : UNDECIDED],
  };
}

/** A place on the tree, the Cage, or Nidhogg's track. */
export function placeWord(place: number): string {
  if (place === CAGE) return 'cage';
  return place === OFF_THE_TREE ? 'track' : WORLD_WORDS[place];
}

/** C-4: how many activations of an enemy away defeat is, if nobody does anything, and by which rule. */
export interface ShownWatch {
  readonly enemy: string;
  readonly wakes: number;
  readonly outcome: (typeof OUTCOME_WORDS)[number];
}

/** C-4: the enemies that can bring defeat by themselves, each as if it alone were activated. */
export function watchOf(o: ChroniclesPosition): ShownWatch[] {
  return [HEL, SURT, LOKI, IORMUNGAND].map((enemy) => ({
    enemy: ENEMY_WORDS[enemy],
    ...soonest(roadsToDefeat(o, enemy)),
  }));
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
      const gathered = Math.floor((FIRE_GIANTS - o.fire) / 2);
      return [climbing(o, SURT), { wakes: gathered + 1, outcome: 'noFireGiants' }];
    }
    case LOKI:
      return [
        { wakes: IOTUNN_PAWNS - iotunnsInPlay(o) + 1, outcome: 'noIotunnPawn' },
        { wakes: sizeOf(o.iotunnDeck) + 1, outcome: 'noIotunnCard' },
      ];
    default:
      return [crossing(o)];
  }
}

/** C-4.2: from the bottom with the third activation, from the top with the next. */
function climbing(o: ChroniclesPosition, enemy: number): Road {
  return { wakes: levelOf(o.enemies[enemy]) + 1, outcome: 'enemyOnTop' };
}

/** C-4.5, C-4.6: island by island, until the Anonymous or the islands run out. */
function crossing(o: ChroniclesPosition): Road {
  const { islands } = o.setup.edition;
  let reserve = ANONYMOUS - o.anonymous;
  for (let island = o.island; island < islands.length; island++) {
    if (reserve < islands[island]) {
      return { wakes: island - o.island + 1, outcome: 'noAnonymous' };
    }
    reserve -= islands[island];
  }
  return { wakes: islands.length - o.island + 1, outcome: 'lastIsland' };
}

/** How a game is lost. */
export type Defeat = Exclude<ShownWake['outcome'], 'open' | 'won'>;

/** Whether an outcome is a defeat. */
export function isDefeat(outcome: ShownWake['outcome']): outcome is Defeat {
  return outcome !== OUTCOME_WORDS[UNDECIDED] && outcome !== OUTCOME_WORDS[WON];
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
      return { count: sizeOf(o.ravaged), most: RAVAGED_MARKERS };
    case IORMUNGAND:
      return { count: o.island, most: o.setup.edition.islands.length };
    default:
      return { count: o.nidhogg, most: o.setup.steps };
  }
}

/** Every enemy, Nidhogg included. */
export const EVERY_ENEMY: readonly number[] = Array.from({ length: ENEMIES }, (_, enemy) => enemy);
