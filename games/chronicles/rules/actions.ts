import { CHANCE, type EventSink } from '@nineworlds/engine';
import {
  ARTIFACT_LEVELS,
  ARTIFACT_WORDS,
  IDUNNS_APPLES,
  ODROERIR,
  PER_LEVEL,
  VALSHAMR,
} from '../data/artifacts.ts';
import { STONES } from '../data/edition.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { HEALING_COST, HEALING_COST_WITH_APPLES, HEROES } from '../data/sizes.ts';
import {
  ALFHEIM,
  ASGARD,
  IOTUNHEIM,
  MIDGARD,
  MUSPELLHEIM,
  NIDAVELLIR,
  NIFLHEIM,
  SVARTALFHEIM,
  VANAHEIM,
} from '../data/worlds.ts';
import { hasArtifact } from './artifacts.ts';
import { isBlocked } from './iotunns.ts';
import {
  DRAW_CREATURE,
  ENDED,
  HEAL_WORLD,
  SHOW_ARTIFACT,
  TAKE_ARTIFACT,
  TAKE_TROOPS,
  THROW_STONE,
} from './kinds.ts';
import { loseLives } from './outcome.ts';
import { visibleArtifact } from './setup.ts';
import { type ChroniclesPosition, FIRST_HOLDER, UNSEEN_ARTIFACT } from './state.ts';
import { NO_WEAPON, takeRisks } from './throw.ts';
import { enemiesIn, healWorld } from './tree.ts';

type Sink = EventSink | undefined;

/** C-11.1: the versions of an action; as numbers they say how much of it there is. */
const MALUS = 0;
export const NORMAL = 1;
export const BONUS = 2;

/** C-11.2: pawns that an action in Niflheim or Muspellheim takes off a ladder. */
export const TAKEN_OFF = 3;

/** C-11.1, C-12.1: the version of an action of the active god in the world where he stands. */
export function versionOf(p: ChroniclesPosition): number {
  const seat = p.active;
  const world = p.places[seat];
  let others = false;
  // C-17.8: Support gods count too.
  for (let figure = 0; figure < p.setup.figures; figure++) {
    if (figure !== seat && p.places[figure] === world) others = true;
  }
  const enemies = enemiesIn(p, world);
  // C-17.11: Odroerir needs an empty world.
  if (!others && enemies === 0) return hasArtifact(p, seat, ODROERIR) ? BONUS : NORMAL;
  // C-17.28: in Midgard too, where Iormungand always is.
  const isHindered = enemies !== 0 && !hasArtifact(p, seat, VALSHAMR);
  if (others) return isHindered ? NORMAL : BONUS;
  return isHindered ? MALUS : NORMAL;
}

/** C-3.3: Elves, or Vanir dice, that nobody has. */
export function elfReserve(p: ChroniclesPosition): number {
  let left = p.setup.sizes.troops;
  for (let seat = 0; seat < p.setup.seats; seat++) left -= p.elves[seat];
  return left;
}

export function diceReserve(p: ChroniclesPosition): number {
  let left = p.setup.sizes.troops;
  for (let seat = 0; seat < p.setup.seats; seat++) left -= p.dice[seat];
  return left;
}

/** C-11.2: whether a world's own action can be done in a version: neither closed nor ravaged nor idle. */
export function canAct(p: ChroniclesPosition, world: number, version: number): boolean {
  if (((p.ravaged >> world) & 1) === 1 || isBlocked(p, world)) return false;
  switch (world) {
    case ALFHEIM:
      return elfReserve(p) > 0;
    case VANAHEIM:
      return diceReserve(p) > 0;
    case ASGARD:
      return p.ravaged !== 0;
    case MIDGARD:
      return p.valhalla < HEROES;
    case NIDAVELLIR:
      return artifactsInReach(p, version) !== 0;
    case SVARTALFHEIM:
      return p.creatureDeck !== 0;
    case NIFLHEIM:
      return p.anonymous > 0;
    case MUSPELLHEIM:
      return p.fire > 0;
    default:
      return true;
  }
}

/** C-11.2: the visible artifacts of the levels that a version reaches, as a set. */
export function artifactsInReach(p: ChroniclesPosition, version: number): number {
  let artifacts = 0;
  for (let level = 0; level <= version && level < ARTIFACT_LEVELS; level++) {
    const artifact = visibleArtifact(p, level);
    if (artifact !== undefined) artifacts |= 1 << artifact;
  }
  return artifacts;
}

/** C-11.2: does a world's action in a version. */
export function act(p: ChroniclesPosition, world: number, version: number, sink: Sink): void {
  const { frames, active } = p;
  const amount = version + 1;
  switch (world) {
    case ALFHEIM:
      askForTroops(p, world, Math.min(amount, elfReserve(p)), sink);
      break;
    case VANAHEIM:
      askForTroops(p, world, Math.min(amount, diceReserve(p)), sink);
      break;
    case ASGARD:
      frames.push(HEAL_WORLD, active, riskOf(ASGARD, version));
      break;
    case MIDGARD:
      callHeroes(p, amount, sink);
      break;
    case NIDAVELLIR:
      frames.push(TAKE_ARTIFACT, active, version);
      break;
    case SVARTALFHEIM:
      drawCreatures(p, amount);
      break;
    case NIFLHEIM:
      freeAnonymous(p, riskOf(NIFLHEIM, version), sink);
      break;
    case MUSPELLHEIM:
      banishFire(p, riskOf(MUSPELLHEIM, version), sink);
      break;
    case IOTUNHEIM:
      throwStones(p, amount);
      break;
    default:
      throw new RangeError(`no such world: ${world}`);
  }
}

/** C-11.2: the Risks of an action in a version. */
export function riskOf(world: number, version: number): number {
  return (world === ASGARD ? 4 : 3) - version;
}

/** C-11.2, C-16.5: up to so many Elves or Vanir dice. */
function askForTroops(p: ChroniclesPosition, world: number, most: number, sink: Sink): void {
  if (most > 1) p.frames.push(TAKE_TROOPS, p.active, world, most);
  else takeTroops(p, world, 1, sink);
}

export function takeTroops(p: ChroniclesPosition, world: number, count: number, sink: Sink): void {
  const god = GOD_WORDS[p.gods[p.active]];
  if (world === ALFHEIM) {
    p.elves[p.active] += count;
    sink?.tell('elvesTaken', { god, count });
  } else {
    p.dice[p.active] += count;
    sink?.tell('diceTaken', { god, count });
  }
}

/** C-11.2, C-12.2: a world is healed, then Asgard's Risks come; Eikthyrnir has none. */
export function healFromAsgard(
  p: ChroniclesPosition,
  risks: number,
  world: number,
  sink: Sink,
): void {
  healWorld(p, world, sink);
  if (p.step !== ENDED && risks > 0) takeRisks(p, risks, 0, NO_WEAPON, sink);
}

/** C-11.2, C-12.2: Heroes come to Valhalla, as many as there are. */
export function callHeroes(p: ChroniclesPosition, count: number, sink: Sink): void {
  const called = Math.min(count, HEROES - p.valhalla);
  p.valhalla += called;
  if (called > 0) sink?.tell('heroesCalled', { count: called });
}

/** C-11.2, C-17.23: an artifact is the god's for the rest of the game; the next comes into sight. */
export function takeArtifact(p: ChroniclesPosition, artifact: number, sink: Sink): void {
  p.artifacts[artifact] = FIRST_HOLDER + p.active;
  const god = GOD_WORDS[p.gods[p.active]];
  sink?.tell('artifactTaken', { god, artifact: ARTIFACT_WORDS[artifact] });
  const level = Math.floor(artifact / PER_LEVEL);
  if (unseenArtifacts(p, level) !== 0) p.frames.push(SHOW_ARTIFACT, CHANCE, level);
}

/** C-3.1: the artifacts of a level that nobody has seen, as a set. */
export function unseenArtifacts(p: ChroniclesPosition, level: number): number {
  let artifacts = 0;
  for (let i = level * PER_LEVEL; i < (level + 1) * PER_LEVEL; i++) {
    if (p.artifacts[i] === UNSEEN_ARTIFACT) artifacts |= 1 << i;
  }
  return artifacts;
}

/** C-11.2: Svartalfheim: cards are drawn, as many as there are. */
function drawCreatures(p: ChroniclesPosition, count: number): void {
  p.frames.push(DRAW_CREATURE, CHANCE, count);
}

/** C-11.2: Niflheim: up to three Anonymous leave Hel's ladder. */
function freeAnonymous(p: ChroniclesPosition, risks: number, sink: Sink): void {
  const count = Math.min(TAKEN_OFF, p.anonymous);
  p.anonymous -= count;
  sink?.tell('anonymousFreed', { count });
  takeRisks(p, risks, 0, NO_WEAPON, sink);
}

/** C-11.2: Muspellheim: up to three Fire Giants leave Surt's ladder. */
function banishFire(p: ChroniclesPosition, risks: number, sink: Sink): void {
  const count = Math.min(TAKEN_OFF, p.fire);
  p.fire -= count;
  sink?.tell('fireBanished', { count });
  takeRisks(p, risks, 0, NO_WEAPON, sink);
}

/** C-11.2, C-11.4: Iotunheim: white, then green, then red. */
function throwStones(p: ChroniclesPosition, count: number): void {
  p.frames.push(THROW_STONE, CHANCE, 0, Math.min(count, STONES), 0);
}

/** C-11.3, C-12.1: life points that healing the god's world costs. */
export function healingCost(p: ChroniclesPosition): number {
  return hasArtifact(p, p.active, IDUNNS_APPLES) ? HEALING_COST_WITH_APPLES : HEALING_COST;
}

/** C-11.3: whether a world can be healed where it is. */
export function canHeal(p: ChroniclesPosition, world: number): boolean {
  return ((p.ravaged >> world) & 1) === 1 && !isBlocked(p, world);
}

/** C-11.3: Heal the Tree: life points for a marker. */
export function healTree(p: ChroniclesPosition, world: number, sink: Sink): void {
  loseLives(p, p.active, healingCost(p), sink);
  if (p.step !== ENDED) healWorld(p, world, sink);
}
