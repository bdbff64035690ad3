import { CHANCE, hasBit, isSingleBit, listMembers, lowestBit, TEAM } from '@nineworlds/engine';
import { CARD_KINDS, FIRST_RAGNAROK } from '../data/cards.ts';
import {
  ENEMIES,
  ENEMY_WORDS,
  FENRIR,
  HEL,
  JORMUNGAND,
  LOKI,
  NIDHOGG,
  SURT,
} from '../data/enemies.ts';
import { RAINBOW } from '../data/islands.ts';
import { POWER, RESIDENCE, START } from '../data/track.ts';
import { roll } from './dice.ts';
import { ragnarokMove } from './edition.ts';
import { canHaveStruck } from './effect-cards.ts';
import type { Sink } from './events.ts';
import { angerFenrir } from './fenrir.ts';
import { BY_LOKI, pileOfGiants, turnGiant } from './giants.ts';
import { question } from './question.ts';
import { no } from './refusals.ts';
import { ENEMY, type YggdrasilPosition } from './state.ts';

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
      // Y-8.5: Loki turns up giants, as many as his power, if there are so many.
      if (pileOfGiants(p) !== 0) turnGiant.ask(p, CHANCE, BY_LOKI, power);
      // Y-15.8: with an empty pile nothing happens.
      else sink?.tell('nothingHappened', { enemy: ENEMY_WORDS[LOKI] });
      break;
    case NIDHOGG:
      dragRearmost(p, sink);
      break;
    default:
      rollEffect.ask(p, CHANCE, enemy, power);
  }
}

/** Y-8.2 to Y-8.4: the die says which island Hel, Surt or Jörmungand comes to. */
export const rollEffect = roll({
  name: 'rollEffect',
  fits(p, enemy, power) {
    const isRolling = enemy === HEL || enemy === JORMUNGAND || enemy === SURT;
    const isStriking = p.step === ENEMY && isRolling && canHaveStruck(p, enemy);
    return isStriking && power > 0 && power === POWER[p.enemies[enemy]];
  },
  use(p, face, sink, enemy, power) {
    if (enemy === HEL) slayVikings(p, power, face, sink);
    else if (enemy === SURT) addFire(p, power, face, sink);
    else floodIsland(p, face, sink);
  },
});

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
  if (isSingleBit(enemies)) dragEnemy(p, lowestBit(enemies), sink);
  else advanceRearmost.ask(p, TEAM);
}

/** Y-8.6: which of the rearmost enemies Nidhögg drags along. */
export const advanceRearmost = question({
  name: 'advanceRearmost',
  verb: 'advance',
  moves: ENEMIES,
  legal: (p, out) => listMembers(out, rearmostEnemies(p)),
  refuse: (p, enemy) =>
    hasBit(rearmostEnemies(p), enemy)
      ? undefined
      : no('Y-8.6', 'notRearmost', { enemy: ENEMY_WORDS[enemy] }),
  words: (_p, enemy) => ENEMY_WORDS[enemy],
  fits(p, { seat }) {
    const isTie = !isSingleBit(rearmostEnemies(p));
    const isStriking = canHaveStruck(p, NIDHOGG) && POWER[p.enemies[NIDHOGG]] > 0;
    return seat === TEAM && p.step === ENEMY && isTie && isStriking;
  },
  apply: (p, enemy, sink) => dragEnemy(p, enemy, sink),
});

/** Y-8.6: that enemy advances without effect. */
export function dragEnemy(p: YggdrasilPosition, enemy: number, sink: Sink): void {
  const from = p.enemies[enemy];
  p.enemies[enemy] = Math.min(from + 1, RESIDENCE);
  sink?.tell('enemyDragged', { enemy: ENEMY_WORDS[enemy], from, to: p.enemies[enemy] });
}

/**
 * Y-6.6: the gods choose in which order the effects of a Ragnarök card come. While one of them asks
 * something, the others wait below; the last one then comes without a question.
 */
export const orderEffects = question({
  name: 'orderEffects',
  verb: 'effect',
  moves: ENEMIES,
  args: (enemies: number, card: number) => ({ enemies, card }),
  legal: (_p, out, { enemies }) => listMembers(out, enemies),
  refuse: (_p, enemy, { enemies }) =>
    hasBit(enemies, enemy) ? undefined : no('Y-6.6', 'notInTrio', { enemy: ENEMY_WORDS[enemy] }),
  words: (_p, enemy) => ENEMY_WORDS[enemy],
  fits(p, { seat, enemies, card }) {
    const isWaiting = p.frames.depth > 1;
    const isAsked = seat === TEAM && (isWaiting || !isSingleBit(enemies));
    return isAsked && areEffects(p, enemies, card);
  },
  apply: (p, enemy, sink, { enemies, card }) => applyNextEffect(p, enemies, card, enemy, sink),
});

/** Whether these effects of a Ragnarök card can still be to come. */
function areEffects(p: YggdrasilPosition, enemies: number, card: number): boolean {
  const isSome = enemies > 0 && enemies < 1 << ENEMIES;
  if (p.step !== ENEMY || !isSome || card < FIRST_RAGNAROK || card >= CARD_KINDS) return false;
  if (p.discard[card] === 0 && p.fenrirCard !== card) return false;
  const { enemies: moved, hasEffects } = ragnarokMove(p.setup, card);
  // All of them have advanced, and nobody has gone back since.
  if (!hasEffects || moved.some((enemy) => p.enemies[enemy] === START)) return false;
  return (enemies & ~moved.reduce((members, enemy) => members | (1 << enemy), 0)) === 0;
}

/** Y-6.6: one of the effects comes now; the others are asked about when it is over. */
function applyNextEffect(
  p: YggdrasilPosition,
  enemies: number,
  card: number,
  enemy: number,
  sink: Sink,
): void {
  const left = enemies & ~(1 << enemy);
  if (left !== 0) orderEffects.ask(p, TEAM, left, card);
  const power = POWER[p.enemies[enemy]];
  // Y-8: in the Residence there is no effect; Nidhögg may have dragged this one there.
  if (power > 0) applyEffect(p, enemy, power, card, sink);
}

/** Y-6.6: the last effect of a Ragnarök card comes, if it is what is waited for; tells whether it was. */
export function settleLastEffect(p: YggdrasilPosition, sink: Sink): boolean {
  if (!orderEffects.isOpen(p)) return false;
  const { enemies, card } = orderEffects.open(p);
  if (!isSingleBit(enemies)) return false;
  p.frames.pop();
  applyNextEffect(p, enemies, card, lowestBit(enemies), sink);
  return true;
}
