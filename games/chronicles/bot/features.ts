import { cellAt, itemAt, type Seat } from '@nineworlds/engine';
import { ARTIFACTS } from '../data/artifacts.ts';
import {
  ENEMIES,
  ENEMY_WORDS,
  FENRIR,
  HEL,
  IORMUNGAND,
  LOKI,
  NIDHOGG,
  SURT,
  SURT_GATHERS,
} from '../data/enemies.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { FIRE_GIANTS, IOTUNN_PAWNS, MOST_LIVES } from '../data/sizes.ts';
import { CAGE, levelOf } from '../data/worlds.ts';
import { iotunnsInPlay, isProtected } from '../rules/iotunns.ts';
import { heldFrom } from '../rules/sharing.ts';
import { type ChroniclesPosition, isHeld } from '../rules/state.ts';
import { ravagedWorlds } from '../rules/tree.ts';
import { missingCards } from './forecast.ts';
import { iconsToGo } from './saga.ts';
import { crossingsLeft } from './threats.ts';
import { WEIGHTS } from './weights.ts';
import { Worth } from './worth.ts';

type Feature = (o: ChroniclesPosition) => number;

/** C-15.5, C-15.34: Nidhogg's steps to the tree, in a saga to the end of the page. */
function stepsToGo(o: ChroniclesPosition): number {
  return o.setup.saga === undefined ? o.setup.steps - o.nidhogg : iconsToGo(o);
}

const worth = new Worth(WEIGHTS);

/**
 * The numbers that tell how the gods stand, by their names, in the order of the win model. The gods know
 * all that there is to know, and win together.
 */
const features: Readonly<Record<string, Feature>> = {
  // Nidhogg's steps to go (C-15.5), mode, players, turns left in the round. With a card of his on the
  // wheel half of his next step is done (C-6).
  steps: (o) => stepsToGo(o) - (missingCards(o, NIDHOGG) === 1 ? 0.5 : 0),
  hard: (o) => (o.setup.isHard ? 1 : 0),
  seats: (o) => o.setup.seats,
  turnsOfRound: (o) => o.setup.seats - o.place,
  // What the position is worth by the bot's own weights.
  worth: (o) => worth.of(o),
  // What the gods have.
  leastLives,
  meanLives: (o) => heldFrom(o.lives, 0, o.setup.seats) / o.setup.seats,
  ownLives: (o) => cellAt(o.lives, o.active),
  supportLives: (o) => heldFrom(o.lives, o.setup.seats, o.setup.figures),
  elves: (o) => heldFrom(o.elves, 0, o.setup.seats),
  dice: (o) => heldFrom(o.dice, 0, o.setup.seats),
  heroes: (o) => o.valhalla,
  artifacts: heldArtifacts,
  // What the enemies have done.
  ravaged: ravagedWorlds,
  iotunns: iotunnsInPlay,
  protected: protectedEnemies,
  fenrirOut: (o) => (o.enemies[FENRIR] === CAGE ? 0 : 1),
  // With which of its activations an enemy wins (C-4), and how soon that one comes.
  helClimbs: (o) => climbsLeft(o, HEL),
  surtClimbs: (o) => climbsLeft(o, SURT),
  surtGathers: gatheringsLeft,
  iormungandCrosses: islandsLeft,
  iormungandSlays: crossingsLeft,
  helDue: (o) => worth.forecast.dueOf(HEL, climbsLeft(o, HEL)),
  surtDue: (o) => worth.forecast.dueOf(SURT, climbsLeft(o, SURT)),
  fireDue: (o) => worth.forecast.dueOf(SURT, gatheringsLeft(o)),
  islandDue: (o) => worth.forecast.dueOf(IORMUNGAND, islandsLeft(o)),
  anonymousDue: (o) => worth.forecast.dueOf(IORMUNGAND, crossingsLeft(o)),
  lokiDue: (o) => worth.forecast.dueOf(LOKI, IOTUNN_PAWNS + 1 - iotunnsInPlay(o)),
  // Cards missing before the next activation (C-6).
  ...Object.fromEntries(
    ENEMY_WORDS.map((word, enemy): [string, Feature] => [
      `${word}Missing`,
      (o) => missingCards(o, enemy),
    ]),
  ),
  // Who plays (C-14). Before the gods are dealt there are none.
  ...Object.fromEntries(
    GOD_WORDS.slice(1).map((word, i): [string, Feature] => [word, (o) => isPlayed(o, i + 1)]),
  ),
};

/** Their names. */
export const FEATURES: readonly string[] = Object.keys(features);
const VALUES: readonly Feature[] = Object.values(features);

/** Writes them in that order; they are the same for all seats. */
export function writeFeatures(o: ChroniclesPosition, _seat: Seat, into: Float64Array): void {
  worth.update(o);
  for (let i = 0; i < VALUES.length; i++) into[i] = itemAt(VALUES, i)(o);
}

function leastLives(o: ChroniclesPosition): number {
  let least = MOST_LIVES;
  for (let seat = 0; seat < o.setup.seats; seat++) least = Math.min(least, cellAt(o.lives, seat));
  return least;
}

function heldArtifacts(o: ChroniclesPosition): number {
  let artifacts = 0;
  for (let i = 0; i < ARTIFACTS; i++) if (isHeld(o, i)) artifacts++;
  return artifacts;
}

function protectedEnemies(o: ChroniclesPosition): number {
  let count = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) if (isProtected(o, enemy)) count++;
  return count;
}

/** C-4.2: with which of its next activations an enemy climbs off the top level. */
function climbsLeft(o: ChroniclesPosition, enemy: number): number {
  return levelOf(cellAt(o.enemies, enemy)) + 1;
}

/** C-4.3: with which of his next activations Surt finds too few Fire Giants. */
function gatheringsLeft(o: ChroniclesPosition): number {
  return Math.floor((FIRE_GIANTS - o.fire) / SURT_GATHERS) + 1;
}

/** C-4.5: with which of his next activations Iormungand has no island left. */
function islandsLeft(o: ChroniclesPosition): number {
  return o.setup.edition.islands.length - o.island + 1;
}

function isPlayed(o: ChroniclesPosition, god: number): number {
  for (let seat = 0; seat < o.setup.seats; seat++) if (o.gods[seat] === god) return 1;
  return 0;
}
