import type { Seat } from '@nineworlds/engine';
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
import { GOD_WORDS, GODS } from '../data/gods.ts';
import { FIRE_GIANTS, IOTUNN_PAWNS } from '../data/sizes.ts';
import { CAGE, levelOf } from '../data/worlds.ts';
import { iotunnsInPlay } from '../rules/activations.ts';
import { isProtected } from '../rules/iotunns.ts';
import { MOST_LIVES } from '../rules/kinds.ts';
import { type ChroniclesPosition, FIRST_HOLDER } from '../rules/state.ts';
import { ravagedWorlds } from '../rules/tree.ts';
import { missingCards } from './foreseen.ts';
import { crossingsLeft } from './threats.ts';
import { WEIGHTS } from './weights.ts';
import { Worth } from './worth.ts';

/** The numbers that tell how the gods stand. They know all that there is to know, and win together. */
export const MEASURES = [
  // Nidhogg's steps to go (C-15.5), mode, players, turns left in the round.
  'steps',
  'hard',
  'seats',
  'turnsOfRound',
  // What the position is worth by the bot's own weights.
  'worth',
  // What the gods have.
  'leastLives',
  'meanLives',
  'ownLives',
  'supportLives',
  'elves',
  'dice',
  'heroes',
  'artifacts',
  // What the enemies have done.
  'ravaged',
  'iotunns',
  'protected',
  'fenrirOut',
  // With which of its activations an enemy wins (C-4), and how soon that one comes.
  'helClimbs',
  'surtClimbs',
  'surtGathers',
  'iormungandCrosses',
  'iormungandSlays',
  'helDue',
  'surtDue',
  'fireDue',
  'islandDue',
  'anonymousDue',
  'lokiDue',
  // Cards missing before the next activation (C-6).
  ...ENEMY_WORDS.map((enemy) => `${enemy}Missing`),
  // Who plays (C-14).
  ...GOD_WORDS.slice(1),
];

const worth = new Worth(WEIGHTS);

/** Writes them in that order. */
export function measure(o: ChroniclesPosition, _seat: Seat, into: Float64Array): void {
  worth.lookAt(o);
  let at = writeTime(o, into, 0);
  at = writeMeans(o, into, at);
  at = writeTree(o, into, at);
  at = writeDangers(o, into, at);
  writeGods(o, into, at);
}

function writeTime(o: ChroniclesPosition, into: Float64Array, start: number): number {
  const { setup } = o;
  let at = start;
  // C-6: with a card of his on the wheel half of Nidhogg's next step is done.
  into[at++] = setup.steps - o.nidhogg - (missingCards(o, NIDHOGG) === 1 ? 0.5 : 0);
  into[at++] = setup.isHard ? 1 : 0;
  into[at++] = setup.seats;
  into[at++] = setup.seats - o.place;
  into[at++] = worth.of(o);
  return at;
}

function writeMeans(o: ChroniclesPosition, into: Float64Array, start: number): number {
  const { seats, figures } = o.setup;
  let least = MOST_LIVES;
  let lives = 0;
  let elves = 0;
  let dice = 0;
  for (let seat = 0; seat < seats; seat++) {
    least = Math.min(least, o.lives[seat]);
    lives += o.lives[seat];
    elves += o.elves[seat];
    dice += o.dice[seat];
  }
  let support = 0;
  for (let figure = seats; figure < figures; figure++) support += o.lives[figure];
  let artifacts = 0;
  for (let i = 0; i < ARTIFACTS; i++) if (o.artifacts[i] >= FIRST_HOLDER) artifacts++;
  let at = start;
  into[at++] = least;
  into[at++] = lives / seats;
  into[at++] = o.lives[o.active];
  into[at++] = support;
  into[at++] = elves;
  into[at++] = dice;
  into[at++] = o.valhalla;
  into[at++] = artifacts;
  return at;
}

function writeTree(o: ChroniclesPosition, into: Float64Array, start: number): number {
  let guarded = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) if (isProtected(o, enemy)) guarded++;
  let at = start;
  into[at++] = ravagedWorlds(o);
  into[at++] = iotunnsInPlay(o);
  into[at++] = guarded;
  into[at++] = o.enemies[FENRIR] === CAGE ? 0 : 1;
  return at;
}

function writeDangers(o: ChroniclesPosition, into: Float64Array, start: number): number {
  const { foreseen } = worth;
  const hel = levelOf(o.enemies[HEL]) + 1;
  const surt = levelOf(o.enemies[SURT]) + 1;
  const fire = Math.floor((FIRE_GIANTS - o.fire) / SURT_GATHERS) + 1;
  const islands = o.setup.edition.islands.length - o.island + 1;
  const crossings = crossingsLeft(o);
  let at = start;
  into[at++] = hel;
  into[at++] = surt;
  into[at++] = fire;
  into[at++] = islands;
  into[at++] = crossings;
  into[at++] = foreseen.dueOf(HEL, hel);
  into[at++] = foreseen.dueOf(SURT, surt);
  into[at++] = foreseen.dueOf(SURT, fire);
  into[at++] = foreseen.dueOf(IORMUNGAND, islands);
  into[at++] = foreseen.dueOf(IORMUNGAND, crossings);
  into[at++] = foreseen.dueOf(LOKI, IOTUNN_PAWNS + 1 - iotunnsInPlay(o));
  for (let enemy = 0; enemy < ENEMIES; enemy++) into[at++] = missingCards(o, enemy);
  return at;
}

function writeGods(o: ChroniclesPosition, into: Float64Array, start: number): void {
  into.fill(0, start, start + GODS);
  for (let seat = 0; seat < o.setup.seats; seat++) {
    // Before the gods are dealt there are none.
    if (o.gods[seat] > 0) into[start + o.gods[seat] - 1] = 1;
  }
}
