import {
  CHANCE,
  countBits,
  hasBit,
  listMembers,
  listRange,
  type Refusal,
} from '@nineworlds/engine';
import {
  ARTIFACT_WORDS,
  ARTIFACTS,
  IDUNNS_APPLES,
  ODROERIR,
  PER_LEVEL,
  VALSHAMR,
} from '../data/artifacts.ts';
import { STONES } from '../data/edition.ts';
import { HEALING_COST_WITH_APPLES } from '../data/sizes.ts';
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
  WORLD_WORDS,
  WORLDS,
} from '../data/worlds.ts';
import { artifactsInReach, hasArtifact, showArtifact, unseenArtifacts } from './artifacts.ts';
import { drawCreatureRef, throwStoneRef } from './asked-below.ts';
import type { Sink } from './events.ts';
import { blockerOf, isBlocked } from './iotunns.ts';
import { loseLives } from './outcome.ts';
import { question } from './question.ts';
import { heal } from './ravage.ts';
import { no, whyNotCount } from './refusals.ts';
import { coreNumber, heroReserve } from './saga/numbers.ts';
import { takeRisks } from './saving-throw.ts';
import {
  type ChroniclesPosition,
  ENDED,
  FIRST_HOLDER,
  godWord,
  isAskedOnMission,
} from './state.ts';
import { enemiesIn } from './tree.ts';

/** C-11.1: the versions of an action; as numbers they say how much of it there is. */
const MALUS = 0;
export const NORMAL = 1;
export const BONUS = 2;

/** C-11.2: how many Elves, dice, Heroes, creatures or stones a version of an action brings. */
function amountOf(version: number): number {
  return version + 1;
}

/** C-11.2: no action brings more of them. */
export const MOST_BROUGHT = amountOf(BONUS);

/** C-11.2: pawns that an action in Niflheim or Muspellheim takes off a ladder. */
export const TAKEN_OFF = 3;

/** C-11.2: the Risks of the worst version of an action, in Asgard and at the ladders. */
const ASGARD_RISKS = 4;
const LADDER_RISKS = 3;

/** C-11.2: the Risks of an action in a version. */
export function riskOf(world: number, version: number): number {
  return (world === ASGARD ? ASGARD_RISKS : LADDER_RISKS) - version;
}

/** C-11.1, C-12.1: the version of an action of the active god in the world where they stand. */
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
  if (hasBit(p.ravaged, world) || isBlocked(p, world)) return false;
  switch (world) {
    case ALFHEIM:
      return elfReserve(p) > 0;
    case VANAHEIM:
      return diceReserve(p) > 0;
    case ASGARD:
      return p.ravaged !== 0;
    case MIDGARD:
      return heroReserve(p) > 0;
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

/** C-11.1, C-11.2, C-8.2, C-7.1: why a world's own action cannot be done. */
export function whyNotAct(p: ChroniclesPosition, world: number): Refusal {
  const facts = { world: WORLD_WORDS[world] };
  if (isBlocked(p, world)) {
    return no('C-8.2', 'worldBlocked', { ...facts, iotunn: blockerOf(p, world) });
  }
  return hasBit(p.ravaged, world)
    ? no('C-7.1', 'worldRavaged', facts)
    : no('C-11.2', 'nothingThere', facts);
}

/** C-11.2: does a world's action in a version. */
export function act(p: ChroniclesPosition, world: number, version: number, sink: Sink): void {
  const { active } = p;
  const amount = amountOf(version);
  switch (world) {
    case ALFHEIM:
      askForTroops(p, world, Math.min(amount, elfReserve(p)), sink);
      break;
    case VANAHEIM:
      askForTroops(p, world, Math.min(amount, diceReserve(p)), sink);
      break;
    case ASGARD:
      healWorld.ask(p, active, riskOf(ASGARD, version));
      break;
    case MIDGARD:
      callHeroes(p, amount, sink);
      break;
    case NIDAVELLIR:
      takeArtifact.ask(p, active, version);
      break;
    case SVARTALFHEIM:
      drawCreatureRef.ask(p, CHANCE, amount);
      break;
    case NIFLHEIM:
      freeAnonymous(p, riskOf(NIFLHEIM, version), sink);
      break;
    case MUSPELLHEIM:
      banishFire(p, riskOf(MUSPELLHEIM, version), sink);
      break;
    case IOTUNHEIM:
      // C-11.4: white, then green, then red.
      throwStoneRef.ask(p, CHANCE, 0, Math.min(amount, STONES), 0);
      break;
    default:
      throw new RangeError(`no such world: ${world}`);
  }
}

/** C-11.2, C-16.5: how many Elves, or Vanir dice, the god takes: one at least. */
export const takeTroops = question({
  name: 'takeTroops',
  verb: 'take',
  continues: true,
  moves: MOST_BROUGHT + 1,
  args: (world: number, most: number) => ({ world, most }),
  legal: (_p, out, { most }) => listRange(out, 1, most),
  refuse: (_p, count, { most }) => whyNotCount('C-11.2', count, 1, most),
  fits(p, { seat, world, most }) {
    if (!isAskedOnMission(p, seat) || (world !== ALFHEIM && world !== VANAHEIM)) return false;
    const reserve = world === ALFHEIM ? elfReserve(p) : diceReserve(p);
    return most > 1 && most <= Math.min(MOST_BROUGHT, reserve);
  },
  apply: (p, count, sink, { world }) => gainTroops(p, world, count, sink),
});

/** C-11.2, C-12.2: up to so many Elves, or Vanir dice; there is nothing to ask about a single one. */
export function askForTroops(p: ChroniclesPosition, world: number, most: number, sink: Sink): void {
  if (most > 1) takeTroops.ask(p, p.active, world, most);
  else if (most === 1) gainTroops(p, world, 1, sink);
}

/** C-11.2: Elves from Alfheim, or Vanir dice from Vanaheim, are the god's. */
export function gainTroops(p: ChroniclesPosition, world: number, count: number, sink: Sink): void {
  const god = godWord(p, p.active);
  if (world === ALFHEIM) {
    p.elves[p.active] += count;
    sink?.tell('elvesTaken', { god, count });
  } else {
    p.dice[p.active] += count;
    sink?.tell('diceTaken', { god, count });
  }
}

/** C-11.2: which ravaged world Asgard heals; C-12.2: or Eikthyrnir, without Risks. */
export const healWorld = question({
  name: 'healWorld',
  verb: 'heal',
  continues: true,
  moves: WORLDS,
  args: (risks: number) => ({ risks }),
  legal: (p, out) => listMembers(out, p.ravaged),
  refuse: (p, world) =>
    hasBit(p.ravaged, world)
      ? undefined
      : no('C-11.2', 'notRavaged', { world: WORLD_WORDS[world] }),
  words: (_p, world) => WORLD_WORDS[world],
  fits: (p, { seat, risks }) =>
    isAskedOnMission(p, seat) && (risks === 0 ? canChooseHealed(p) : isHealingFor(p, risks)),
  apply: (p, world, sink, { risks }) => healFromAsgard(p, risks, world, sink),
});

/** C-12.2: whether Eikthyrnir leaves a choice: there is none with a single ravaged world. */
export function canChooseHealed(p: ChroniclesPosition): boolean {
  return countBits(p.ravaged) > 1;
}

/** C-11.2: whether Asgard's action can be done, and has so many Risks in some version. */
function isHealingFor(p: ChroniclesPosition, risks: number): boolean {
  for (let version = MALUS; version <= BONUS; version++) {
    if (riskOf(ASGARD, version) === risks) return canAct(p, ASGARD, version);
  }
  return false;
}

/** C-11.2, C-12.2: a world is healed, then Asgard's Risks come; Eikthyrnir has none. */
export function healFromAsgard(
  p: ChroniclesPosition,
  risks: number,
  world: number,
  sink: Sink,
): void {
  heal(p, world, sink);
  if (p.step !== ENDED && risks > 0) takeRisks(p, risks, 0, undefined, sink);
}

/** C-11.2, C-12.2: Heroes come to Valhalla, as many as there are. */
export function callHeroes(p: ChroniclesPosition, count: number, sink: Sink): void {
  const called = Math.min(count, heroReserve(p));
  p.valhalla += called;
  if (called > 0) sink?.tell('heroesCalled', { count: called });
}

/** C-11.2, C-17.23: an artifact is the god's for the rest of the game; the next comes into sight. */
export const takeArtifact = question({
  name: 'takeArtifact',
  verb: 'artifact',
  continues: true,
  moves: ARTIFACTS,
  args: (version: number) => ({ version }),
  legal: (p, out, { version }) => listMembers(out, artifactsInReach(p, version)),
  refuse: (p, artifact, { version }) =>
    hasBit(artifactsInReach(p, version), artifact)
      ? undefined
      : no('C-11.2', 'artifactOutOfReach', { artifact: ARTIFACT_WORDS[artifact] }),
  words: (_p, artifact) => ARTIFACT_WORDS[artifact],
  fits(p, { seat, version }) {
    const isVersion = version >= MALUS && version <= BONUS;
    return isAskedOnMission(p, seat) && isVersion && canAct(p, NIDAVELLIR, version);
  },
  apply(p, artifact, sink) {
    p.artifacts[artifact] = FIRST_HOLDER + p.active;
    const god = godWord(p, p.active);
    sink?.tell('artifactTaken', { god, artifact: ARTIFACT_WORDS[artifact] });
    const level = Math.floor(artifact / PER_LEVEL);
    if (unseenArtifacts(p, level) !== 0) showArtifact.ask(p, CHANCE, level);
  },
});

/** C-11.2: Niflheim: up to three Anonymous leave Hel's ladder. */
function freeAnonymous(p: ChroniclesPosition, risks: number, sink: Sink): void {
  const count = Math.min(TAKEN_OFF, p.anonymous);
  p.anonymous -= count;
  sink?.tell('anonymousFreed', { count });
  takeRisks(p, risks, 0, undefined, sink);
}

/** C-11.2: Muspellheim: up to three Fire Giants leave Surt's ladder. */
function banishFire(p: ChroniclesPosition, risks: number, sink: Sink): void {
  const count = Math.min(TAKEN_OFF, p.fire);
  p.fire -= count;
  sink?.tell('fireBanished', { count });
  takeRisks(p, risks, 0, undefined, sink);
}

/** C-11.3, C-12.1: life points that healing the god's world costs. */
export function healingCost(p: ChroniclesPosition): number {
  return hasArtifact(p, p.active, IDUNNS_APPLES)
    ? HEALING_COST_WITH_APPLES
    : coreNumber(p, 'healingCost');
}

/** C-11.3: whether a world can be healed where it is. */
export function canHeal(p: ChroniclesPosition, world: number): boolean {
  return hasBit(p.ravaged, world) && !isBlocked(p, world);
}

/** C-11.3: Heal the Tree: life points for a marker. */
export function healTree(p: ChroniclesPosition, world: number, sink: Sink): void {
  loseLives(p, p.active, healingCost(p), sink);
  if (p.step !== ENDED) heal(p, world, sink);
}
