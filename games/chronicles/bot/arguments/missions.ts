import { type Argument, cellAt, fractionValue, itemAt, type Move } from '@nineworlds/engine';
import { ARTIFACT_WORDS, WEAPON_AGAINST } from '../../data/artifacts.ts';
import { ENEMY_WORDS, IORMUNGAND } from '../../data/enemies.ts';
import { FIRST_DENIER, FIRST_PROTECTOR, IOTUNN_WORDS } from '../../data/iotunns.ts';
import { RAVAGED_MARKERS } from '../../data/sizes.ts';
import {
  ALFHEIM,
  ASGARD,
  MIDGARD,
  MUSPELLHEIM,
  NIDAVELLIR,
  NIFLHEIM,
  SVARTALFHEIM,
  VANAHEIM,
  WORLD_WORDS,
} from '../../data/worlds.ts';
import {
  BONUS,
  diceReserve,
  elfReserve,
  healFromAsgard,
  healingCost,
  healWorld,
  versionOf,
} from '../../rules/actions.ts';
import {
  ACTION,
  canDo,
  doMission,
  FIGHT_ENEMY,
  FIGHT_IOTUNN,
  HEAL_TREE,
  MEND_SELF,
  MISSION_MOVES,
  mendedBy,
  REST,
} from '../../rules/mission.ts';
import { mostLives } from '../../rules/outcome.ts';
import { type ChroniclesPosition, ENDED, godWord } from '../../rules/state.ts';
import { enemiesIn, ravagedWorlds } from '../../rules/tree.ts';
import { lossBy } from '../../view/missions-view.ts';
import { copyOf } from '../../view/odds/copy.ts';
import { type Commitment, EVERYTHING, HOLD_BACK } from '../../view/odds/policies.ts';
import { type Peril, perilOfJourney, perilOfMission } from '../../view/odds/risky-missions.ts';
import type { ThrowFacts } from '../../view/odds/throw-facts.ts';
import { amountOf } from '../../view/tree-view.ts';
import { placeWord } from '../../view/wakes-view.ts';
import { ofAverted, ofWaking } from './dangers.ts';
import { say } from './say.ts';

/** So many life points on average are too dear for nothing. */
const DEAR = 0.3;

/** C-5: what speaks for a mission of the active god where they stand. */
export function ofMission(o: ChroniclesPosition, [mission, target]: readonly Move[]): Argument[] {
  if (mission === undefined) return [];
  if (mission === REST) return ofRest(o);
  if (mission >= MEND_SELF) return ofMending(o, mission);
  const averted = ofAverted(o, afterMission(o, mission, target));
  const peril = ofPeril(perilOfMission(o, mission));
  if (mission === HEAL_TREE) return [...averted, ...ofHealing(o, hereOf(o)), ofHealingCost(o)];
  if (mission >= FIGHT_IOTUNN) {
    return [...averted, ...ofIotunn(o, mission - FIGHT_IOTUNN), ...peril];
  }
  if (mission >= FIGHT_ENEMY) {
    return [...averted.slice(0, 2), ...ofEnemy(o, mission, averted.length === 0), ...peril];
  }
  return [...averted, ...ofAction(o, hereOf(o), target), ...peril, ...ofCompany(o)];
}

/** C-12.2: what speaks for the end of a journey by a creature. */
export function ofJourney(o: ChroniclesPosition, line: readonly Move[]): Argument[] {
  const [mission] = line;
  if (mission === undefined || mission === REST) return [];
  if (mission === ACTION) return ofMission(o, line);
  const averted = ofAverted(o, afterMission(o, mission, undefined));
  const peril = ofPeril(perilOfJourney(o, mission));
  const foe =
    mission >= FIGHT_IOTUNN
      ? ofIotunn(o, mission - FIGHT_IOTUNN)
      : ofEnemy(o, mission, averted.length === 0);
  return [...averted.slice(0, 2), ...foe, ...peril];
}

/** The world of the active god. */
function hereOf(o: ChroniclesPosition): number {
  return cellAt(o.places, o.active);
}

/** The position once a mission has done what it does before its Risks. */
function afterMission(
  o: ChroniclesPosition,
  mission: Move,
  target: Move | undefined,
): ChroniclesPosition {
  const p = copyOf(o);
  p.frames.clear();
  doMission(p, mission, undefined);
  if (p.step !== ENDED && healWorld.isOpen(p) && target !== undefined) {
    p.frames.pop();
    healFromAsgard(p, 0, target, undefined);
  }
  return p;
}

/** C-10: what it brings to fight an enemy besides the danger that is put off. */
function ofEnemy(o: ChroniclesPosition, mission: Move, isCalm: boolean): Argument[] {
  const enemy = mission - FIGHT_ENEMY;
  const word = itemAt(ENEMY_WORDS, enemy);
  const then = afterMission(o, mission, undefined);
  const found = isCalm ? ofWaking(o, enemy) : [];
  if (enemy === IORMUNGAND) {
    found.push(say('islandBack', { enemy: word, now: o.island, after: then.island }));
  } else {
    const facts = { enemy: word, world: placeWord(cellAt(then.enemies, enemy)) };
    found.push(say('retreats', facts));
    const here = itemAt(WORLD_WORDS, hereOf(o));
    if (enemiesIn(then, hereOf(o)) === 0) {
      found.push(say('worldFree', { enemy: word, world: here }));
    }
  }
  return isCalm ? found : found.slice(0, 1);
}

/** C-8.2: what an Iotunn does as long as it is in play. */
export function ofIotunn(o: ChroniclesPosition, iotunn: number): Argument[] {
  const word = itemAt(IOTUNN_WORDS, iotunn);
  if (iotunn < FIRST_PROTECTOR) {
    const world = itemAt(WORLD_WORDS, itemAt(o.setup.closes, iotunn));
    return [say('iotunnCloses', { iotunn: word, world })];
  }
  if (iotunn >= FIRST_DENIER) return [say('iotunnDenies', { iotunn: word, does: word })];
  const enemy = itemAt(ENEMY_WORDS, itemAt(o.setup.protects, iotunn - FIRST_PROTECTOR));
  return [say('iotunnProtects', { iotunn: word, enemy })];
}

/** C-11.2: what the action of a world brings. */
export function ofAction(
  o: ChroniclesPosition,
  world: number,
  target: Move | undefined,
  version = versionOf(o),
): Argument[] {
  const amount = amountOf(o, world, version);
  const count = target ?? amount;
  const seat = o.active;
  switch (world) {
    case ALFHEIM:
      return [say('takesElves', { count, held: cellAt(o.elves, seat), left: elfReserve(o) })];
    case VANAHEIM:
      return [say('takesDice', { count, held: cellAt(o.dice, seat), left: diceReserve(o) })];
    case MIDGARD:
      return [say('callsHeroes', { count, held: o.valhalla })];
    case ASGARD:
      return target === undefined ? [] : ofHealing(o, target);
    case NIDAVELLIR:
      return target === undefined ? [] : ofArtifact(target);
    case SVARTALFHEIM:
      return [say('drawsCreatures', { count: amount })];
    case NIFLHEIM:
      return [
        say('freesAnonymous', { count: amount, now: o.anonymous, after: o.anonymous - amount }),
      ];
    case MUSPELLHEIM:
      return [say('banishesFire', { count: amount, now: o.fire, after: o.fire - amount })];
    default:
      return [say('throwsStones', { count: amount })];
  }
}

/** C-11.1: that another god in the world makes the action better. */
function ofCompany(o: ChroniclesPosition): Argument[] {
  if (versionOf(o) !== BONUS) return [];
  const others = Array.from({ length: o.setup.figures }, (_, figure) => figure);
  const other = others.find((f) => f !== o.active && o.places[f] === hereOf(o));
  if (other === undefined) return [];
  const facts = { other: godWord(o, other), world: itemAt(WORLD_WORDS, hereOf(o)) };
  return [say('bonus', facts)];
}

/** C-11.3: that a world is healed, and how many are ravaged. */
export function ofHealing(o: ChroniclesPosition, world: number): Argument[] {
  const count = ravagedWorlds(o);
  const left = RAVAGED_MARKERS - count;
  return [say('healsWorld', { world: itemAt(WORLD_WORDS, world), count, left })];
}

/** C-11.3: what Heal the Tree costs. */
function ofHealingCost(o: ChroniclesPosition): Argument {
  return say('healingCost', { lives: healingCost(o), held: cellAt(o.lives, o.active) });
}

/** C-12.1: what an artifact is good for. */
export function ofArtifact(artifact: number): Argument[] {
  const word = itemAt(ARTIFACT_WORDS, artifact);
  const enemy = WEAPON_AGAINST.indexOf(artifact);
  if (enemy >= 0) return [say('weapon', { artifact: word, enemy: itemAt(ENEMY_WORDS, enemy) })];
  return [say('artifactDoes', { artifact: word, does: word })];
}

/** C-14: whose life points Frigg mends. */
function ofMending(o: ChroniclesPosition, mission: Move): Argument[] {
  return ofFewLives(o, mendedBy(o, mission));
}

/** How many life points a god has left. */
export function ofFewLives(o: ChroniclesPosition, figure: number): Argument[] {
  const facts = {
    god: godWord(o, figure),
    lives: cellAt(o.lives, figure),
    most: mostLives(o, figure),
  };
  return facts.lives < facts.most ? [say('fewLives', facts)] : [];
}

/** C-13: how many Risks there are, and what they cost on average. */
function ofPeril(peril: Peril): Argument[] {
  return peril.kind === 'risks' ? [ofRisks(peril.facts)] : [];
}

function ofRisks(facts: ThrowFacts): Argument {
  const [least, most] = meansOf(facts);
  return say('risks', { risks: facts.risks, least, most, lives: facts.lives });
}

/** The life points lost on average with everything there is, and with nothing but the god die. */
function meansOf(facts: ThrowFacts): readonly [least: number, most: number] {
  const meanOf = (how: Commitment) => fractionValue(lossBy(facts, how).mean);
  return [meanOf(EVERYTHING), meanOf(HOLD_BACK)];
}

/** C-5: that all there is to do has Risks, and what the cheapest would cost. */
function ofRest(o: ChroniclesPosition): Argument[] {
  const missions = Array.from({ length: MISSION_MOVES }, (_, mission) => mission);
  const perils = missions
    .filter((mission) => mission !== REST && canDo(o, mission))
    .map((mission) => perilOfMission(o, mission));
  const costs = perils.flatMap((peril) =>
    peril.kind === 'risks' ? [meansOf(peril.facts)[0]] : [],
  );
  if (costs.length === 0 || costs.length < perils.length) return [];
  const mean = Math.min(...costs);
  return mean < DEAR ? [] : [say('allRisky', { mean, lives: cellAt(o.lives, o.active) })];
}
