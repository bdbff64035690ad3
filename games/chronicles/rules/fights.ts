import { hasBit } from '@nineworlds/engine';
import { JARNGREIPR, WEAPON_AGAINST } from '../data/artifacts.ts';
import { ENEMY_WORDS, HEL, IORMUNGAND, SURT } from '../data/enemies.ts';
import { FIRST_DENIER, IOTUNN_WORDS } from '../data/iotunns.ts';
import { CAGE, MUSPELLHEIM, NIFLHEIM } from '../data/worlds.ts';
import { moveEnemy } from './activations.ts';
import type { Sink } from './events.ts';
import { defeat, isProtected, placeOfIotunn } from './iotunns.ts';
import { coreNumber, NONE, openPage, strengthOf } from './saga/numbers.ts';
import { modeOf, sagaRunRef } from './saga/start.ts';
import { savingThrow, takeRisks } from './saving-throw.ts';
import { type ChroniclesPosition, ENDED, godWord } from './state.ts';

/** C-10, C-17.6: whether an enemy has somewhere to retreat to; from the Cage nowhere (C-7.3). */
export function canRetreat(p: ChroniclesPosition, enemy: number): boolean {
  switch (enemy) {
    case SURT:
      return p.enemies[SURT] !== MUSPELLHEIM;
    case HEL:
      return p.enemies[HEL] !== NIFLHEIM;
    case IORMUNGAND:
      return p.island > 0;
    default:
      return p.enemies[enemy] !== CAGE;
  }
}

/** C-10: whether a god in a world can fight an enemy. */
export function canFight(p: ChroniclesPosition, world: number, enemy: number): boolean {
  return p.enemies[enemy] === world && canRetreat(p, enemy) && !isProtected(p, enemy);
}

/** C-10, C-8.2: whether a god in a world can fight an Iotunn. */
export function canFightIotunn(p: ChroniclesPosition, world: number, iotunn: number): boolean {
  return hasBit(p.iotunns, iotunn) && placeOfIotunn(p, iotunn) === world;
}

/** C-10: the enemy retreats and the god takes Risks equal to its strength; so many are cancelled. */
export function fightEnemy(
  p: ChroniclesPosition,
  enemy: number,
  cancelled: number,
  sink: Sink,
): void {
  const strength = strengthOf(p, enemy);
  const god = godWord(p, p.active);
  sink?.tell('enemyFought', { god, enemy: ENEMY_WORDS[enemy], strength });
  retreat(p, enemy, sink);
  // C-7.1, C-17.3, C-17.29: a retreat may ravage a world, and lose the game where no marker is left.
  if (p.step === ENDED) return;
  const won = openPage(p)?.won[enemy] ?? 0;
  // C-15.14: what a saga makes of it comes before the Risks.
  if (won === 0) takeRisks(p, strength, cancelled, WEAPON_AGAINST[enemy], sink);
  else {
    const mode = modeOf(0, cancelled, strength);
    sagaRunRef.ask(p, p.active, won, 0, p.places[p.active], NONE, NONE, mode);
  }
}

function retreat(p: ChroniclesPosition, enemy: number, sink: Sink): void {
  switch (enemy) {
    case SURT:
      moveEnemy(p, SURT, MUSPELLHEIM, sink);
      break;
    case HEL:
      moveEnemy(p, HEL, NIFLHEIM, sink);
      break;
    case IORMUNGAND:
      p.island--;
      sink?.tell('iormungandRetreated', { island: p.island });
      break;
    default:
      moveEnemy(p, enemy, CAGE, sink);
  }
}

/** C-10, C-8.3 */
export function fightIotunn(
  p: ChroniclesPosition,
  iotunn: number,
  cancelled: number,
  sink: Sink,
): void {
  const god = godWord(p, p.active);
  const strength = coreNumber(p, 'iotunnStrength');
  sink?.tell('iotunnFought', { god, iotunn: IOTUNN_WORDS[iotunn], strength });
  // C-17.30: the foe retreats before the Risks are taken, and denies nothing any more; by the other reading
  // only after the throw.
  defeat(p, iotunn, sink);
  const denies = p.setup.deniesInOwnFight && iotunn >= FIRST_DENIER;
  p.denier = denies ? iotunn + 1 : 0;
  takeRisks(p, strength, cancelled, JARNGREIPR, sink);
  if (!savingThrow.isOpen(p)) p.denier = 0;
}
