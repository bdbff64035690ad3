import { hasBit, itemAt, listBits } from '@nineworlds/engine';
import { ENEMY_WORDS, type EnemyWord } from '../data/enemies.ts';
import { GOD_WORDS, type GodWord } from '../data/gods.ts';
import { IOTUNN_WORDS, type IotunnWord } from '../data/iotunns.ts';
import { RAVAGED_MARKERS } from '../data/sizes.ts';
import {
  ALFHEIM,
  ASGARD,
  CAGE,
  COLUMNS,
  levelOf,
  MIDGARD,
  MUSPELLHEIM,
  NIFLHEIM,
  VANAHEIM,
  WORLD_WORDS,
  WORLDS,
  type WorldWord,
} from '../data/worlds.ts';
import {
  canAct,
  canHeal,
  diceReserve,
  elfReserve,
  healingCost,
  riskOf,
  TAKEN_OFF,
  versionOf,
} from '../rules/actions.ts';
import { blockerOf, isBlocked, placeOfIotunn } from '../rules/iotunns.ts';
import { heroReserve } from '../rules/saga/numbers.ts';
import { type ChroniclesPosition, MOVING, ORDERING } from '../rules/state.ts';
import { columnOf, destinations, ravagedWorlds, sixIn, worldAt } from '../rules/tree.ts';
import { copyOf } from './odds/copy.ts';
import { wordsOf } from './words-of.ts';

/** C-11.1: the versions of an action, by their numbers. */
const VERSIONS = ['malus', 'normal', 'bonus'] as const;
export type Version = (typeof VERSIONS)[number];

/** A world as it is for the active god. */
export interface ShownWorld {
  readonly world: WorldWord;
  /** C-2.2: from 0; and after the next turn of the middle level. */
  readonly level: number;
  readonly column: number;
  readonly nextColumn: number;
  readonly gods: readonly GodWord[];
  readonly enemies: readonly EnemyWord[];
  /** C-8.2: Iotunns that can be fought there. */
  readonly iotunns: readonly IotunnWord[];
  readonly ravaged: boolean;
  /** C-8.2: the Iotunn that closes it to all actions; empty where there is none. */
  readonly closedBy: IotunnWord | '';
  /** C-11.1: the version of its action for the active god if they stood there; between rounds the first. */
  readonly version: Version;
  /** Whether its own action could be done, and if not, why. */
  readonly action: 'open' | 'ravaged' | 'closed' | 'nothing';
  /** C-11.2: the Risks of its action in that version. */
  readonly risks: number;
  /** C-11.2: how many its action brings, draws, throws or takes off a ladder; of artifacts the highest level. */
  readonly amount: number;
  /** C-11.3: the life points that Heal the Tree costs there; absent where it cannot be done. */
  readonly healing?: number;
  /** C-9: whether the active god can go there in their next move, or stay. */
  readonly inReach: boolean;
  readonly isHere: boolean;
}

/** C-2.2: the worlds by level and column. */
export interface ShownTree {
  /** C-2.2: how far the middle level has turned. */
  readonly turned: number;
  readonly now: readonly (readonly WorldWord[])[];
  readonly afterTurn: readonly (readonly WorldWord[])[];
  readonly worlds: readonly ShownWorld[];
  readonly cage: ShownCage;
}

/** C-2.3: the Cage. */
export interface ShownCage {
  readonly enemies: readonly EnemyWord[];
  /** Iotunns that are there with their enemy, out of reach. */
  readonly iotunns: readonly IotunnWord[];
  /** The numbers of the slots, and whether a marker still lies there. */
  readonly slots: readonly { readonly slot: number; readonly filled: boolean }[];
  readonly markersLeft: number;
}

export function shownTree(o: ChroniclesPosition): ShownTree {
  const turned = copyOf(o);
  turned.turned = (o.turned + 1) % COLUMNS;
  return {
    turned: o.turned,
    now: grid(o),
    afterTurn: grid(turned),
    worlds: WORLD_WORDS.map((_, world) => shownWorld(o, turned, world)),
    cage: shownCage(o),
  };
}

function grid(p: ChroniclesPosition): WorldWord[][] {
  return [0, 1, 2].map((level) =>
    [0, 1, 2].map((column) => itemAt(WORLD_WORDS, worldAt(p, level, column))),
  );
}

function shownWorld(o: ChroniclesPosition, turned: ChroniclesPosition, world: number): ShownWorld {
  const version = versionIn(o, world);
  const isRavaged = hasBit(o.ravaged, world);
  const closedBy = isBlocked(o, world) ? blockerOf(o, world) : '';
  const isIdle = !canAct(o, world, version);
  return {
    world: itemAt(WORLD_WORDS, world),
    level: levelOf(world),
    column: columnOf(o, world),
    nextColumn: columnOf(turned, world),
    gods: godsIn(o, world),
    enemies: wordsOf(sixIn(o, world), ENEMY_WORDS),
    iotunns: iotunnsAt(o, world),
    ravaged: isRavaged,
    closedBy,
    version: itemAt(VERSIONS, version),
    action: closedBy !== '' ? 'closed' : isRavaged ? 'ravaged' : isIdle ? 'nothing' : 'open',
    risks: [ASGARD, NIFLHEIM, MUSPELLHEIM].includes(world) ? riskOf(world, version) : 0,
    amount: amountOf(o, world, version),
    ...(canHeal(o, world) ? { healing: healingCost(o) } : {}),
    inReach: hasTurn(o) && o.step <= MOVING && hasBit(destinations(o, o.active), world),
    isHere: hasTurn(o) && o.places[o.active] === world,
  };
}

/** C-11.2: how much an action in a version brings; never more than there is. */
export function amountOf(o: ChroniclesPosition, world: number, version: number): number {
  const most = version + 1;
  switch (world) {
    case ASGARD:
      return 1;
    case ALFHEIM:
      return Math.min(most, elfReserve(o));
    case VANAHEIM:
      return Math.min(most, diceReserve(o));
    case MIDGARD:
      return Math.min(most, heroReserve(o));
    case NIFLHEIM:
      return Math.min(TAKEN_OFF, o.anonymous);
    case MUSPELLHEIM:
      return Math.min(TAKEN_OFF, o.fire);
    default:
      return most;
  }
}

/** C-5: whether a god has the turn, which between two rounds none has. */
function hasTurn({ turn, step }: ChroniclesPosition): boolean {
  return turn > 0 && step > ORDERING;
}

/** C-11.1: the version of an action for the active god if they stood in a world. */
function versionIn(o: ChroniclesPosition, world: number): number {
  const p = copyOf(o);
  p.places[p.active] = world;
  return versionOf(p);
}

function godsIn(o: ChroniclesPosition, world: number): GodWord[] {
  return Array.from(o.gods.subarray(0, o.setup.figures))
    .filter((_, figure) => o.places[figure] === world)
    .map((god) => itemAt(GOD_WORDS, god))
    .filter((god) => god !== 'none');
}

function iotunnsAt(o: ChroniclesPosition, place: number): IotunnWord[] {
  return listBits(o.iotunns)
    .filter((iotunn) => placeOfIotunn(o, iotunn) === place)
    .map((iotunn) => itemAt(IOTUNN_WORDS, iotunn));
}

/** C-2.3: markers are taken from the lowest slot on, and come back to the highest. */
function shownCage(o: ChroniclesPosition): ShownCage {
  const taken = ravagedWorlds(o);
  return {
    enemies: wordsOf(sixIn(o, CAGE), ENEMY_WORDS),
    iotunns: iotunnsAt(o, CAGE),
    slots: Array.from({ length: RAVAGED_MARKERS }, (_, i) => ({ slot: i + 2, filled: i >= taken })),
    markersLeft: RAVAGED_MARKERS - taken,
  };
}

/** The number of a world by its word. */
export function worldNumber(world: string): number {
  const number = (WORLD_WORDS as readonly string[]).indexOf(world);
  return number < 0 ? WORLDS : number;
}
