import { cellAt, countBits, NO_CARD, type Seat, valueAt } from '@nineworlds/engine';
import { CARD_KINDS, FIRST_ANGRY, FIRST_RAGNAROK } from '../data/cards.ts';
import { ENEMIES } from '../data/enemies.ts';
import { THIAZY, UTGARDLOKI } from '../data/giants.ts';
import { GODS, NO_GOD, ODIN } from '../data/gods.ts';
import {
  BEYOND_DOOR,
  BEYOND_WALL,
  DOOR_LIMIT,
  RESIDENCE,
  RESIDENCE_LIMIT,
  WALL_LIMIT,
} from '../data/track.ts';
import { LEVELS } from '../data/weapons.ts';
import { act } from '../rules/actions.ts';
import { payElves, strengthOf } from '../rules/combat.ts';
import { drawCard } from '../rules/draw.ts';
import { actionsOf } from '../rules/powers.ts';
import { ACTING, type YggdrasilPosition } from '../rules/state.ts';
import { IslandValue } from './island-value.ts';
import { LAST_SPACES, Threat } from './threat.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The numbers that tell how the gods stand, in the order of the win model: the place of each. The gods
 * know all that there is to know, and win together.
 */
const AT = {
  // Time: cards and turns without one, actions of this turn, one that is under way, gods (Y-7).
  turns: 0,
  actions: 0,
  underWay: 0,
  seats: 0,
  // A fight whose roll is known, with elves that can still be spent (Y-10.5).
  fightWon: 0,
  fightLost: 0,
  // The track: what it costs by the bot's own weights, enemies too many, and where they stand (Y-4).
  threat: 0,
  tooMany: 0,
  beyondWall: 0,
  beyondDoor: 0,
  foremost: 0,
  secondForemost: 0,
  spaces: 0,
  spacesTooFar: 0,
  // What the gods hold, the active one and all together (Y-9, Y-12).
  ownVikings: 0,
  mostVikings: 0,
  vikings: 0,
  elves: 0,
  armed: 0,
  weaponLevels: 0,
  // Giants (Y-11), islands (Y-9.2), the Vanir (Y-13), Fenrir's anger (Y-8.1).
  activeGiants: 0,
  beatenGiants: 0,
  dieless: 0,
  powerless: 0,
  bags: 0,
  helheim: 0,
  muspellheim: 0,
  vanir: 0,
  anger: 0,
  // Special cards to come (Y-6), and enemy by enemy the space and the spaces to come.
  angryCards: 0,
  ragnarokCards: 0,
  fenrirSpace: 0,
  helSpace: 0,
  jormungandSpace: 0,
  lokiSpace: 0,
  nidhoggSpace: 0,
  surtSpace: 0,
  fenrirToCome: 0,
  helToCome: 0,
  jormungandToCome: 0,
  lokiToCome: 0,
  nidhoggToCome: 0,
  surtToCome: 0,
  // Who plays (Y-14).
  odin: 0,
  thor: 0,
  frey: 0,
  heimdall: 0,
  tyr: 0,
  freyja: 0,
};

/** Their names. */
export const FEATURES = Object.keys(AT) as readonly (keyof typeof AT)[];

for (const [place, name] of FEATURES.entries()) AT[name] = place;

/** An enemy that would end beyond this space has to be fought. */
const SLACK = 1.5;

const threat = new Threat(WEIGHTS);
const islands = new IslandValue(WEIGHTS);
/** How far the enemies would come if nobody fought them, the foremost first. */
const ends = new Float64Array(ENEMIES);

/** Writes the features of a position. */
export function writeFeatures(o: YggdrasilPosition, _seat: Seat, into: Float64Array): void {
  threat.update(o);
  islands.update(o, threat.turns);
  writeTime(o, into);
  writeTrack(o, into);
  writeHoldings(o, into);
  writeWorlds(o, into);
  writeCards(o, into);
  writeGods(o, into);
}

function writeTime(o: YggdrasilPosition, into: Float64Array): void {
  into[AT.turns] = threat.turns;
  // A turn whose card is still to be drawn is one of those to come.
  const isDrawing = drawCard.isOpen(o);
  into[AT.actions] = o.step === ACTING ? actionsOf(o) - o.taken : isDrawing ? 0 : actionsOf(o);
  into[AT.underWay] = o.step === ACTING && !act.isOpen(o) ? 1 : 0;
  into[AT.seats] = o.setup.seats;
  const isFight = payElves.isOpen(o);
  const isWon = isFight && canWin(o);
  into[AT.fightWon] = isWon ? 1 : 0;
  into[AT.fightLost] = isFight && !isWon ? 1 : 0;
}

/** Y-10.5: whether the fight can be won with all elves that the god has. */
function canWin(o: YggdrasilPosition): boolean {
  const { foe, total } = payElves.open(o);
  return total + cellAt(o.elves, o.active) >= strengthOf(o, foe);
}

function writeTrack(o: YggdrasilPosition, into: Float64Array): void {
  let wall = 0;
  let door = 0;
  let inside = 0;
  let spaces = 0;
  let foremost = 0;
  let second = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    const space = cellAt(o.enemies, enemy);
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
    sortIn(enemy, space + valueAt(threat.advances, enemy));
  }
  let tooFar = 0;
  for (let i = 0; i < ENEMIES; i++) {
    tooFar += Math.max(0, valueAt(ends, i) - valueAt(LAST_SPACES, i));
  }
  into[AT.threat] = threat.of(o.enemies);
  into[AT.tooMany] =
    Math.max(0, wall - WALL_LIMIT + 1) +
    Math.max(0, door - DOOR_LIMIT + 1) +
    Math.max(0, inside - RESIDENCE_LIMIT + 1);
  into[AT.beyondWall] = wall;
  into[AT.beyondDoor] = door;
  into[AT.foremost] = foremost;
  into[AT.secondForemost] = second;
  into[AT.spaces] = spaces;
  into[AT.spacesTooFar] = tooFar;
}

/** Puts an end among the first so many, which are in order. */
function sortIn(count: number, end: number): void {
  let at = count;
  while (at > 0 && valueAt(ends, at - 1) < end) {
    ends[at] = valueAt(ends, at - 1);
    at--;
  }
  ends[at] = end;
}

function writeHoldings(o: YggdrasilPosition, into: Float64Array): void {
  let vikings = 0;
  let most = 0;
  let elves = 0;
  for (let seat = 0; seat < o.setup.seats; seat++) {
    vikings += cellAt(o.vikings, seat);
    most = Math.max(most, cellAt(o.vikings, seat));
    elves += cellAt(o.elves, seat);
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
    armed += best * Math.max(0, cellAt(o.enemies, enemy) + valueAt(threat.advances, enemy) - SLACK);
  }
  into[AT.ownVikings] = cellAt(o.vikings, o.active);
  into[AT.mostVikings] = most;
  into[AT.vikings] = vikings;
  into[AT.elves] = elves;
  into[AT.armed] = armed;
  into[AT.weaponLevels] = levels;
}

function writeWorlds(o: YggdrasilPosition, into: Float64Array): void {
  into[AT.activeGiants] = countBits(o.activeGiants);
  into[AT.beatenGiants] = countBits(o.beatenGiants);
  into[AT.dieless] = (o.activeGiants >> THIAZY) & 1;
  into[AT.powerless] = (o.activeGiants >> UTGARDLOKI) & 1;
  into[AT.bags] = islands.from(o.valkyries);
  into[AT.helheim] = o.helheim;
  into[AT.muspellheim] = o.muspellheim;
  into[AT.vanir] = o.vanir;
  into[AT.anger] = o.fenrirCard === NO_CARD ? 0 : 1;
}

function writeCards(o: YggdrasilPosition, into: Float64Array): void {
  let angry = 0;
  for (let card = FIRST_ANGRY; card < FIRST_RAGNAROK; card++) angry += cellAt(o.special, card);
  let ragnarok = 0;
  for (let card = FIRST_RAGNAROK; card < CARD_KINDS; card++) ragnarok += cellAt(o.special, card);
  into[AT.angryCards] = angry;
  into[AT.ragnarokCards] = ragnarok;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    into[AT.fenrirSpace + enemy] = cellAt(o.enemies, enemy);
    into[AT.fenrirToCome + enemy] = valueAt(threat.advances, enemy);
  }
}

function writeGods(o: YggdrasilPosition, into: Float64Array): void {
  into.fill(0, AT.odin, AT.odin + GODS);
  for (let seat = 0; seat < o.setup.seats; seat++) {
    // Before the gods are dealt there are none.
    if (o.gods[seat] !== NO_GOD) into[AT.odin + cellAt(o.gods, seat) - ODIN] = 1;
  }
}
