import { addFractions, type Fraction, NEVER, NO_CARD, type Seat } from '@nineworlds/engine';
import { ANGRY_STEPS, enemyOf, FIRST_ANGRY, isEnemyCard, isSpecial, STEPS } from '../data/cards.ts';
import { ENEMY_WORDS, FENRIR, HEL, JORMUNGAND, LOKI, NIDHOGG } from '../data/enemies.ts';
import { GIANT_WORDS, STRENGTHENER, UTGARDLOKI } from '../data/giants.ts';
import { TYR } from '../data/gods.ts';
import { POWER, START } from '../data/track.ts';
import { LEVELS, WEAPON_WORDS } from '../data/weapons.ts';
import { strengthOf } from '../rules/combat.ts';
import { dragEnemy, pileOfGiants, rearmostEnemies } from '../rules/effects.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { advanceEnemy, enemiesFrom, LINES } from '../rules/track.ts';
import { type Chance, chanceOf } from './chance.ts';
import { copyOf, seatOfCard, topCards } from './odds/card-odds.ts';
import { chanceToCalm } from './odds/die-odds.ts';
import { bestWinChance } from './odds/fight-odds.ts';

/** Y-4.2: how many enemies are beyond each line, and how many are too many. */
export type Danger = Readonly<Record<Line, Meter>>;

/** A line that can be overrun. */
export type Line = (typeof LINES)[number]['line'];

export interface Meter {
  readonly count: number;
  readonly limit: number;
}

/** An enemy on its way. */
export interface ShownEnemy {
  readonly enemy: string;
  readonly space: number;
  /** Y-10.7: what it takes to beat it; 0 at the start, where it cannot be fought. */
  readonly strength: number;
  /** Y-11.2: the active giant that makes it stronger by one; empty where there is none. */
  readonly helper: string;
  readonly power: number;
  /** The active god's best chance to beat it, with all he has; absent where it cannot be fought. */
  readonly win?: Chance;
  readonly weapon: string;
  /** Y-12.1: who holds each level, `forge` where nobody does. */
  readonly levels: readonly (Seat | 'forge')[];
  /** Its cards that may still come, ordinary and Angry, and the chance that one lies on top. */
  readonly cards: number;
  readonly angryCards: number;
  readonly chance: Chance;
  /** What its next card would do, and its Angry card where that may still come. */
  readonly next: NextCard;
  readonly angryNext?: NextCard;
}

/** What a card would do if it were the next one. */
export interface NextCard {
  /** The space that the enemy would reach, and its power there. */
  readonly to: number;
  readonly power: number;
  readonly effect: Effect;
  /** How the lines would stand then, Nidhögg's drag included. */
  readonly danger: Danger;
  /** The lines that it would overrun. */
  readonly overrun: readonly Line[];
}

/** Y-8: what an enemy would do where its card brings it. */
export type Effect =
  /** In the Residence nothing happens, nor where an effect finds nothing. */
  | { readonly kind: 'none' }
  /** Y-8.2: Vikings die, by bag. */
  | { readonly kind: 'vikings'; readonly power: number; readonly byBag: readonly number[] }
  /** Y-8.3: Fire Giants go into the bag that the die shows. */
  | { readonly kind: 'fire'; readonly count: number }
  /** Y-8.4: the island that the die shows is flooded, and the Valkyries go home. */
  | { readonly kind: 'flood' }
  /** Y-8.5: giants wake. */
  | { readonly kind: 'giants'; readonly count: number }
  /** Y-8.6: one of these is dragged along; the gods choose. */
  | { readonly kind: 'drags'; readonly enemies: readonly string[] }
  /** Y-8.1: Fenrir becomes angry; the chance that the god who draws the card calms him at once. */
  | { readonly kind: 'anger'; readonly calmChance: Chance }
  /** Y-8.1: he is angry already. */
  | { readonly kind: 'angryAlready' };

/** The lines as they stand. */
export function dangerOf(p: YggdrasilPosition): Danger {
  const meter = (name: Line): Meter => {
    const { from, limit } = LINES.find(({ line }) => line === name) ?? LINES[0];
    return { count: enemiesFrom(p, from), limit };
  };
  return { wall: meter('wall'), door: meter('door'), residence: meter('residence') };
}

/** Y-4.2: the lines that are overrun. */
export function overrunLines(danger: Danger): Line[] {
  return LINES.map(({ line }) => line).filter((line) => danger[line].count >= danger[line].limit);
}

export function shownEnemies(o: YggdrasilPosition): ShownEnemy[] {
  const next = topCards(o);
  return ENEMY_WORDS.map((word, enemy) => {
    const space = o.enemies[enemy];
    const angry = FIRST_ANGRY + enemy;
    const angryCards = cardsLeft(o, angry);
    const isOwn = (card: number) => isEnemyCard(card) && enemyOf(card) === enemy;
    const chance = next
      .filter(({ card }) => isOwn(card))
      .reduce((sum: Fraction, top) => addFractions(sum, top.chance), NEVER);
    return {
      enemy: word,
      space,
      strength: space === START ? 0 : strengthOf(o, enemy),
      helper: helperOf(o, enemy),
      power: POWER[space],
      ...(space === START ? {} : { win: chanceOf(bestWinChance(o, enemy)) }),
      weapon: WEAPON_WORDS[enemy],
      levels: Array.from(o.weapons.subarray(enemy * LEVELS, (enemy + 1) * LEVELS), (holder) =>
        holder === 0 ? 'forge' : holder - 1,
      ),
      cards: cardsLeft(o, enemy + 1),
      angryCards,
      chance: chanceOf(chance),
      next: ifNext(o, enemy + 1),
      ...(angryCards > 0 ? { angryNext: ifNext(o, angry) } : {}),
    };
  });
}

/** Y-11.2: the active giant that makes an enemy stronger. */
function helperOf(o: YggdrasilPosition, enemy: number): string {
  const helper = o.activeGiants & STRENGTHENER[enemy];
  return helper === 0 ? '' : GIANT_WORDS[31 - Math.clz32(helper)];
}

/** How many cards of a kind may still come. */
function cardsLeft(o: YggdrasilPosition, card: number): number {
  const known = [o.deck.head, o.deck.tail, o.looked];
  const seen = known.reduce((sum, cards) => sum + cards.filter((c) => c === card).length, 0);
  return o.ordinary[card] + o.special[card] + seen;
}

/** What an ordinary or Angry card of an enemy would do if it were the next one. */
export function ifNext(o: YggdrasilPosition, card: number): NextCard {
  const p = copyOf(o);
  const enemy = enemyOf(card);
  advanceEnemy(p, enemy, isSpecial(card) ? ANGRY_STEPS : STEPS, 'effect', undefined);
  const to = p.enemies[enemy];
  const power = POWER[to];
  const effect = effectOf(p, enemy, power);
  // All of the rearmost stand on one space: whichever is dragged, the lines stand alike.
  if (effect.kind === 'drags') dragEnemy(p, 31 - Math.clz32(rearmostEnemies(p)), undefined);
  const danger = dangerOf(p);
  const isOver = overrunLines(dangerOf(o)).length > 0;
  return { to, power, effect, danger, overrun: isOver ? [] : overrunLines(danger) };
}

/** Y-8: what an enemy does that has come to a space of this power. */
function effectOf(p: YggdrasilPosition, enemy: number, power: number): Effect {
  if (power === 0) return { kind: 'none' };
  switch (enemy) {
    case FENRIR:
      if (p.fenrirCard !== NO_CARD) return { kind: 'angryAlready' };
      return { kind: 'anger', calmChance: chanceOf(chanceToCalm(power, rollsOfNext(p))) };
    case HEL: {
      const byBag = Array.from(p.bagVikings, (vikings) => Math.min(power, vikings));
      return { kind: 'vikings', power, byBag };
    }
    case JORMUNGAND:
      return { kind: 'flood' };
    case LOKI: {
      const count = Math.min(power, sizeOf(pileOfGiants(p)));
      return count === 0 ? { kind: 'none' } : { kind: 'giants', count };
    }
    case NIDHOGG: {
      const rearmost = rearmostEnemies(p);
      return { kind: 'drags', enemies: ENEMY_WORDS.filter((_, e) => (rearmost >> e) & 1) };
    }
    default: {
      const count = Math.min(power, p.muspellheim);
      return count === 0 ? { kind: 'none' } : { kind: 'fire', count };
    }
  }
}

/** Y-14.5: how often the god rolls who draws the next card. */
function rollsOfNext(p: YggdrasilPosition): number {
  const isTyr = p.gods[seatOfCard(p, 0)] === TYR;
  return isTyr && ((p.activeGiants >> UTGARDLOKI) & 1) === 0 ? 2 : 1;
}

/** How many giants a set has. */
export function sizeOf(giants: number): number {
  let count = 0;
  for (let bits = giants; bits !== 0; bits &= bits - 1) count++;
  return count;
}
