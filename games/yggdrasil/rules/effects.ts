import { CHANCE, type EventSink, TEAM } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS, FENRIR, HEL, LOKI, NIDHOGG, SURT } from '../data/enemies.ts';
import { ALL_GIANTS, GIANT_WORDS } from '../data/giants.ts';
import { RAINBOW } from '../data/islands.ts';
import { POWER, RESIDENCE } from '../data/track.ts';
import { angerFenrir } from './fenrir.ts';
import { ADVANCE_REARMOST, BY_LOKI, ORDER_EFFECTS, ROLL_EFFECT, TURN_GIANT } from './kinds.ts';
import type { YggdrasilPosition } from './state.ts';

type Sink = EventSink | undefined;

/** Y-8: what an enemy does when its card has moved it. */
export function applyEffect(
  p: YggdrasilPosition,
  enemy: number,
  power: number,
  card: number,
  sink: Sink,
): void {
  switch (enemy) {
    case FENRIR:
      angerFenrir(p, card, sink);
      break;
    case LOKI:
      turnGiants(p, power, sink);
      break;
    case NIDHOGG:
      dragRearmost(p, sink);
      break;
    default:
      p.frames.push(ROLL_EFFECT, CHANCE, enemy, power);
  }
}

/** The die has said which island Hel, Surt or Jörmungand comes to. */
export function strikeIsland(
  p: YggdrasilPosition,
  enemy: number,
  power: number,
  bag: number,
  sink: Sink,
): void {
  if (enemy === HEL) slayVikings(p, power, bag, sink);
  else if (enemy === SURT) addFire(p, power, bag, sink);
  else floodIsland(p, bag, sink);
}

/** Y-8.2: Hel takes Vikings out of a bag, as many as her power, if there are so many. */
function slayVikings(p: YggdrasilPosition, power: number, bag: number, sink: Sink): void {
  const count = Math.min(power, p.bagVikings[bag]);
  p.bagVikings[bag] -= count;
  p.helheim += count;
  if (sink === undefined) return;
  if (count === 0) sink.tell('nothingHappened', { enemy: ENEMY_WORDS[HEL] });
  else sink.tell('vikingsSlain', { bag: p.setup.colours[bag], count });
}

/** Y-8.3: Surt sends Fire Giants from Muspellheim into a bag, as many as his power. */
function addFire(p: YggdrasilPosition, power: number, bag: number, sink: Sink): void {
  const count = Math.min(power, p.muspellheim);
  p.muspellheim -= count;
  p.bagFire[bag] += count;
  if (sink === undefined) return;
  if (count === 0) sink.tell('nothingHappened', { enemy: ENEMY_WORDS[SURT] });
  else sink.tell('fireAdded', { bag: p.setup.colours[bag], count });
}

/** Y-8.4, Y-15.19: Jörmungand floods an island; the Valkyries go home even if it was flooded before. */
function floodIsland(p: YggdrasilPosition, bag: number, sink: Sink): void {
  p.flooded = bag + 1;
  p.valkyries = RAINBOW;
  sink?.tell('islandFlooded', { island: p.setup.islands[p.flooded] });
}

/** Y-8.5: Loki turns up giants, as many as his power, if there are so many. */
function turnGiants(p: YggdrasilPosition, count: number, sink: Sink): void {
  if (pileOfGiants(p) !== 0) p.frames.push(TURN_GIANT, CHANCE, BY_LOKI, count);
  // Y-15.8: with an empty pile nothing happens.
  else sink?.tell('nothingHappened', { enemy: ENEMY_WORDS[LOKI] });
}

/** Y-8.5, Y-15.7: giants become active one by one. */
export function wakeGiant(p: YggdrasilPosition, count: number, giant: number, sink: Sink): void {
  p.activeGiants |= 1 << giant;
  sink?.tell('giantTurned', { giant: GIANT_WORDS[giant] });
  if (count > 1 && pileOfGiants(p) !== 0) p.frames.push(TURN_GIANT, CHANCE, BY_LOKI, count - 1);
}

/** The giants that lie face down, as a set. */
export function pileOfGiants(p: YggdrasilPosition): number {
  return ALL_GIANTS & ~(p.activeGiants | p.beatenGiants);
}

/** Y-8.6: the enemies furthest behind, as a set. */
export function rearmostEnemies(p: YggdrasilPosition): number {
  let rearmost = RESIDENCE + 1;
  let enemies = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    const space = p.enemies[enemy];
    if (space < rearmost) {
      rearmost = space;
      enemies = 0;
    }
    if (space === rearmost) enemies |= 1 << enemy;
  }
  return enemies;
}

/** Y-8.6, Y-15.6: Nidhögg drags the rearmost enemy along; of several the gods choose together. */
function dragRearmost(p: YggdrasilPosition, sink: Sink): void {
  const enemies = rearmostEnemies(p);
  if ((enemies & (enemies - 1)) !== 0) p.frames.push(ADVANCE_REARMOST, TEAM);
  else dragEnemy(p, 31 - Math.clz32(enemies), sink);
}

/** Y-8.6: that enemy advances without effect. */
export function dragEnemy(p: YggdrasilPosition, enemy: number, sink: Sink): void {
  const from = p.enemies[enemy];
  p.enemies[enemy] = Math.min(from + 1, RESIDENCE);
  sink?.tell('enemyDragged', { enemy: ENEMY_WORDS[enemy], from, to: p.enemies[enemy] });
}

/** Y-6.6: the gods choose in which order the effects of a Ragnarök card come. */
export function askForOrder(p: YggdrasilPosition, enemies: number, card: number): void {
  p.frames.push(ORDER_EFFECTS, TEAM, enemies, card);
}

/** Y-6.6: one of the effects comes now; the others are asked about when it is over. */
export function applyNextEffect(
  p: YggdrasilPosition,
  enemies: number,
  card: number,
  enemy: number,
  sink: Sink,
): void {
  const left = enemies & ~(1 << enemy);
  if (left !== 0) askForOrder(p, left, card);
  const power = POWER[p.enemies[enemy]];
  // Y-8: in the Residence there is no effect; Nidhögg may have dragged this one there.
  if (power > 0) applyEffect(p, enemy, power, card, sink);
}
