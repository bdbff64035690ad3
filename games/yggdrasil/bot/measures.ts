import { NO_CARD, type Seat } from '@nineworlds/engine';
import { CARD_KINDS, FIRST_ANGRY, FIRST_RAGNAROK } from '../data/cards.ts';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { GIANTS, THIAZY, UTGARDLOKI } from '../data/giants.ts';
import { GOD_WORDS, GODS } from '../data/gods.ts';
import {
  BEYOND_DOOR,
  BEYOND_WALL,
  DOOR_LIMIT,
  RESIDENCE,
  RESIDENCE_LIMIT,
  WALL_LIMIT,
} from '../data/track.ts';
import { LEVELS } from '../data/weapons.ts';
import { strengthOf } from '../rules/combat.ts';
import { ACT, ACTING, DRAW_CARD, PAY_ELVES } from '../rules/kinds.ts';
import { actionsOf } from '../rules/powers.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { Isles } from './isles.ts';
import { LAST_SPACES, Threat } from './threat.ts';
import { WEIGHTS } from './weights.ts';

/** The numbers that tell how the gods stand. They know all that there is to know, and win together. */
export const MEASURES = [
  // Time: cards and turns without one, actions of this turn, one that is under way, gods (Y-7).
  'turns',
  'actions',
  'underWay',
  'seats',
  // A fight whose roll is known, with elves that can still be spent (Y-10.5).
  'fightWon',
  'fightLost',
  // The track: what it costs by the bot's own weights, enemies too many, and where they stand (Y-4).
  'threat',
  'tooMany',
  'beyondWall',
  'beyondDoor',
  'foremost',
  'secondForemost',
  'spaces',
  'spacesTooFar',
  // What the gods hold, the active one and all together (Y-9, Y-12).
  'ownVikings',
  'mostVikings',
  'vikings',
  'elves',
  'armed',
  'weaponLevels',
  // Giants (Y-11), islands (Y-9.2), the Vanir (Y-13), Fenrir's anger (Y-8.1).
  'activeGiants',
  'beatenGiants',
  'dieless',
  'powerless',
  'bags',
  'helheim',
  'muspellheim',
  'vanir',
  'anger',
  // Special cards to come (Y-6), and enemy by enemy the space and the spaces to come.
  'angryCards',
  'ragnarokCards',
  ...ENEMY_WORDS.map((enemy) => `${enemy}Space`),
  ...ENEMY_WORDS.map((enemy) => `${enemy}ToCome`),
  // Who plays (Y-14).
  ...GOD_WORDS.slice(1),
];

/** An enemy that would end beyond this space has to be fought. */
const SLACK = 1.5;

const threat = new Threat(WEIGHTS);
const isles = new Isles(WEIGHTS);
/** How far the enemies would come if nobody fought them, the foremost first. */
const ends = new Float64Array(ENEMIES);

/** Writes them in that order. */
export function measure(o: YggdrasilPosition, _seat: Seat, into: Float64Array): void {
  threat.lookAt(o);
  isles.lookAt(o, threat.turns);
  let at = writeTime(o, into, 0);
  at = writeTrack(o, into, at);
  at = writeStock(o, into, at);
  at = writeWorlds(o, into, at);
  at = writeCards(o, into, at);
  writeGods(o, into, at);
}

function writeTime(o: YggdrasilPosition, into: Float64Array, start: number): number {
  let at = start;
  into[at++] = threat.turns;
  // A turn whose card is still to be drawn is one of those to come.
  const kind = o.frames.depth > 0 ? o.frames.kind : ACT;
  into[at++] = o.step === ACTING ? actionsOf(o) - o.taken : kind === DRAW_CARD ? 0 : actionsOf(o);
  into[at++] = o.step === ACTING && kind !== ACT ? 1 : 0;
  into[at++] = o.setup.seats;
  const isFight = kind === PAY_ELVES;
  const isWon = isFight && o.frames.arg(1) + o.elves[o.active] >= strengthOf(o, o.frames.arg(0));
  into[at++] = isWon ? 1 : 0;
  into[at++] = isFight && !isWon ? 1 : 0;
  return at;
}

function writeTrack(o: YggdrasilPosition, into: Float64Array, start: number): number {
  let wall = 0;
  let door = 0;
  let inside = 0;
  let spaces = 0;
  let foremost = 0;
  let second = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    const space = o.enemies[enemy];
    if (space >= BEYOND_WALL) wall++;
    if (space >= BEYOND_DOOR) door++;
    if (space === RESIDENCE) inside++;
    spaces += space;
    if (space > foremost) {
      second = foremost;
      foremost = space;
    } else if (space > second) {
      second = space;
    }
    sortIn(enemy, space + threat.advances[enemy]);
  }
  let tooFar = 0;
  for (let i = 0; i < ENEMIES; i++) tooFar += Math.max(0, ends[i] - LAST_SPACES[i]);
  let at = start;
  into[at++] = threat.of(o.enemies);
  into[at++] =
    Math.max(0, wall - WALL_LIMIT + 1) +
    Math.max(0, door - DOOR_LIMIT + 1) +
    Math.max(0, inside - RESIDENCE_LIMIT + 1);
  into[at++] = wall;
  into[at++] = door;
  into[at++] = foremost;
  into[at++] = second;
  into[at++] = spaces;
  into[at++] = tooFar;
  return at;
}

/** Puts an end among the first so many, which are in order. */
function sortIn(count: number, end: number): void {
  let at = count;
  while (at > 0 && ends[at - 1] < end) {
    ends[at] = ends[at - 1];
    at--;
  }
  ends[at] = end;
}

function writeStock(o: YggdrasilPosition, into: Float64Array, start: number): number {
  let vikings = 0;
  let most = 0;
  let elves = 0;
  for (let seat = 0; seat < o.setup.seats; seat++) {
    vikings += o.vikings[seat];
    most = Math.max(most, o.vikings[seat]);
    elves += o.elves[seat];
  }
  let armed = 0;
  let levels = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    let best = 0;
    for (let level = 1; level <= LEVELS; level++) {
      if (o.weapons[enemy * LEVELS + level - 1] === 0) continue;
      best = level;
      levels += level;
    }
    armed += best * Math.max(0, o.enemies[enemy] + threat.advances[enemy] - SLACK);
  }
  let at = start;
  into[at++] = o.vikings[o.active];
  into[at++] = most;
  into[at++] = vikings;
  into[at++] = elves;
  into[at++] = armed;
  into[at++] = levels;
  return at;
}

function writeWorlds(o: YggdrasilPosition, into: Float64Array, start: number): number {
  let active = 0;
  let beaten = 0;
  for (let giant = 0; giant < GIANTS; giant++) {
    active += (o.activeGiants >> giant) & 1;
    beaten += (o.beatenGiants >> giant) & 1;
  }
  let at = start;
  into[at++] = active;
  into[at++] = beaten;
  into[at++] = (o.activeGiants >> THIAZY) & 1;
  into[at++] = (o.activeGiants >> UTGARDLOKI) & 1;
  into[at++] = isles.from(o.valkyries);
  into[at++] = o.helheim;
  into[at++] = o.muspellheim;
  into[at++] = o.vanir;
  into[at++] = o.fenrirCard === NO_CARD ? 0 : 1;
  return at;
}

function writeCards(o: YggdrasilPosition, into: Float64Array, start: number): number {
  let angry = 0;
  for (let card = FIRST_ANGRY; card < FIRST_RAGNAROK; card++) angry += o.special[card];
  let ragnarok = 0;
  for (let card = FIRST_RAGNAROK; card < CARD_KINDS; card++) ragnarok += o.special[card];
  let at = start;
  into[at++] = angry;
  into[at++] = ragnarok;
  for (let enemy = 0; enemy < ENEMIES; enemy++) into[at++] = o.enemies[enemy];
  for (let enemy = 0; enemy < ENEMIES; enemy++) into[at++] = threat.advances[enemy];
  return at;
}

function writeGods(o: YggdrasilPosition, into: Float64Array, start: number): void {
  into.fill(0, start, start + GODS);
  for (let seat = 0; seat < o.setup.seats; seat++) {
    // Before the gods are dealt there are none.
    if (o.gods[seat] > 0) into[start + o.gods[seat] - 1] = 1;
  }
}
