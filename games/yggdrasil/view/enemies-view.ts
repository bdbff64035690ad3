import {
  addFractions,
  type Chance,
  cellAt,
  chanceOf,
  countBits,
  type Fraction,
  hasBit,
  itemAt,
  lowestBit,
  NEVER,
  NO_CARD,
  type Seat,
} from '@nineworlds/engine';
import {
  ANGRY_STEPS,
  CARD_KINDS,
  CARD_WORDS,
  type CardWord,
  enemyOf,
  FIRST_ANGRY,
  FIRST_ORDINARY,
  isEnemyCard,
  isSpecial,
  STEPS,
} from '../data/cards.ts';
import {
  ENEMY_WORDS,
  type EnemyWord,
  FENRIR,
  HEL,
  JORMUNGAND,
  LOKI,
  NIDHOGG,
} from '../data/enemies.ts';
import { GIANT_WORDS, type GiantWord, STRENGTHENER, UTGARDLOKI } from '../data/giants.ts';
import { TYR } from '../data/gods.ts';
import { POWER, START } from '../data/track.ts';
import { LEVELS, WEAPON_WORDS, type WeaponWord } from '../data/weapons.ts';
import { strengthOf } from '../rules/combat.ts';
import { ragnarokMove } from '../rules/edition.ts';
import { dragEnemy, rearmostEnemies } from '../rules/effects.ts';
import { pileOfGiants } from '../rules/giants.ts';
import type { Setup } from '../rules/setup.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { advanceEnemy, enemiesFrom, LINES, type LineWord } from '../rules/track.ts';
import { copyOf, seatOfCard, upcomingCards } from './odds/card-odds.ts';
import { chanceToCalm } from './odds/die-odds.ts';
import { bestWinChance } from './odds/fight-odds.ts';

/** Y-4.2: how many enemies are beyond each line, and how many are too many. */
export type Danger = Readonly<Record<LineWord, Meter>>;

export interface Meter {
  readonly count: number;
  readonly limit: number;
}

/** An enemy on its way. */
export interface ShownEnemy {
  readonly enemy: EnemyWord;
  readonly space: number;
  /** Y-10.7: what it takes to beat it; 0 at the start, where it cannot be fought. */
  readonly strength: number;
  /** Y-11.2: the active giant that makes it stronger by one; empty where there is none. */
  readonly helper: GiantWord | '';
  readonly power: number;
  /** The active god's best chance to beat it, with all they have; absent where it cannot be fought. */
  readonly win?: Chance;
  readonly weapon: WeaponWord;
  /** Y-12.1: who holds each level, `forge` where nobody does. */
  readonly levels: readonly (Seat | 'forge')[];
  /** Its cards that may still come, ordinary and Angry. */
  readonly cards: number;
  readonly angryCards: number;
  /** The chance that one of them is the next card; absent while cards are looked at. */
  readonly chance?: Chance;
  /** What its next card would do, and its Angry card where that may still come. */
  readonly next: NextCard;
  readonly angryNext?: NextCard;
  /** The card that is known to come next, where it moves this enemy, and what it does. */
  readonly known?: { readonly card: CardWord; readonly next: NextCard };
  /** Whether the known card would bring defeat, or otherwise a card of its own that may still come. */
  readonly brings: 'defeat' | 'noDefeat';
}

/** What a card would do if it were the next one. */
export interface NextCard {
  /** The space that the enemy would reach, and its power there; none where the card has no effects. */
  readonly to: number;
  readonly power: number;
  readonly effect: Effect;
  /** How the lines would stand then, Nidhögg's drag included. */
  readonly danger: Danger;
  /** The lines that it would overrun. */
  readonly overrun: readonly LineWord[];
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
  | { readonly kind: 'drags'; readonly enemies: readonly EnemyWord[] }
  /** Y-8.1: Fenrir becomes angry; the chance that the god who draws the card calms him at once. */
  | { readonly kind: 'anger'; readonly calmChance: Chance }
  /** Y-8.1: he is angry already. */
  | { readonly kind: 'angryAlready' };

/** The lines as they stand. */
export function dangerOf(p: YggdrasilPosition): Danger {
  const meter = (name: LineWord): Meter => {
    const { from, limit } = LINES.find(({ line }) => line === name) ?? LINES[0];
    return { count: enemiesFrom(p, from), limit };
  };
  return { wall: meter('wall'), door: meter('door'), residence: meter('residence') };
}

/** Y-4.2: the lines that are overrun. */
export function overrunLines(danger: Danger): LineWord[] {
  return LINES.map(({ line }) => line).filter((line) => danger[line].count >= danger[line].limit);
}

export function shownEnemies(o: YggdrasilPosition): ShownEnemy[] {
  const upcoming = upcomingCards(o);
  const [first, ...others] = upcoming;
  const known = first !== undefined && others.length === 0 ? first.card : NO_CARD;
  const next = Array.from({ length: CARD_KINDS }, (_, card) =>
    card !== NO_CARD && cardsLeft(o, card) > 0 ? ifNext(o, card) : undefined,
  );
  return ENEMY_WORDS.map((word, enemy) => {
    const space = cellAt(o.enemies, enemy);
    const angry = FIRST_ANGRY + enemy;
    const isOwn = (card: number) =>
      card !== NO_CARD && isEnemyCard(card) && enemyOf(card) === enemy;
    const chance = upcoming
      .filter(({ card }) => isOwn(card))
      .reduce((sum: Fraction, top) => addFractions(sum, top.chance), NEVER);
    const [knownNext, angryNext] = [next[known], next[angry]];
    const isKnown = knownNext !== undefined && movedBy(o.setup, known).includes(enemy);
    const threats = isKnown ? [knownNext] : next.filter((_, card) => isOwn(card));
    return {
      enemy: word,
      space,
      strength: space === START ? 0 : strengthOf(o, enemy),
      helper: helperOf(o, enemy),
      power: itemAt(POWER, space),
      ...(space === START ? {} : { win: chanceOf(bestWinChance(o, enemy)) }),
      weapon: itemAt(WEAPON_WORDS, enemy),
      levels: Array.from(o.weapons.subarray(enemy * LEVELS, (enemy + 1) * LEVELS), (holder) =>
        holder === 0 ? 'forge' : holder - 1,
      ),
      cards: cardsLeft(o, FIRST_ORDINARY + enemy),
      angryCards: cardsLeft(o, angry),
      ...(upcoming.length === 0 ? {} : { chance: chanceOf(chance) }),
      next: next[FIRST_ORDINARY + enemy] ?? ifNext(o, FIRST_ORDINARY + enemy),
      ...(angryNext === undefined ? {} : { angryNext }),
      ...(isKnown
        ? { known: { card: itemAt(CARD_WORDS, known), next: ifNext(o, known, enemy) } }
        : {}),
      brings: threats.some((card) => card !== undefined && card.overrun.length > 0)
        ? 'defeat'
        : 'noDefeat',
    };
  });
}

/** Y-6.2, Y-6.6: the enemies that a card moves. */
export function movedBy(setup: Setup, card: number): readonly number[] {
  return isEnemyCard(card) ? [enemyOf(card)] : ragnarokMove(setup, card).enemies;
}

/** Y-6.2, Y-6.6: how many spaces it moves them. */
function stepsOf(setup: Setup, card: number): number {
  if (!isEnemyCard(card)) return ragnarokMove(setup, card).spaces;
  return isSpecial(card) ? ANGRY_STEPS : STEPS;
}

/** Y-11.2: the active giant that makes an enemy stronger. */
function helperOf(o: YggdrasilPosition, enemy: number): GiantWord | '' {
  const helper = o.activeGiants & itemAt(STRENGTHENER, enemy);
  return helper === 0 ? '' : itemAt(GIANT_WORDS, lowestBit(helper));
}

/** How many cards of a kind may still come. */
function cardsLeft(o: YggdrasilPosition, card: number): number {
  const known = [o.deck.head, o.deck.tail, o.looked];
  const seen = known.reduce((sum, cards) => sum + cards.filter((c) => c === card).length, 0);
  return cellAt(o.ordinary, card) + cellAt(o.special, card) + seen;
}

/** What a card would do if it were the next one, seen from one of the enemies that it moves. */
export function ifNext(
  o: YggdrasilPosition,
  card: number,
  enemy = itemAt(movedBy(o.setup, card), 0),
): NextCard {
  const p = copyOf(o);
  const moved = movedBy(o.setup, card);
  for (const one of moved) {
    advanceEnemy(p, one, stepsOf(o.setup, card), 'effect', undefined);
  }
  const to = cellAt(p.enemies, enemy);
  // Y-6.6: not every Ragnarök card brings effects.
  const hasEffects = isEnemyCard(card) || ragnarokMove(o.setup, card).hasEffects;
  const power = hasEffects ? itemAt(POWER, to) : 0;
  const effect = effectOf(p, enemy, power);
  // All of the rearmost stand on one space: whichever is dragged, the lines stand alike.
  if (hasEffects && moved.includes(NIDHOGG) && itemAt(POWER, cellAt(p.enemies, NIDHOGG)) > 0) {
    dragEnemy(p, lowestBit(rearmostEnemies(p)), undefined);
  }
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
      return { kind: 'anger', calmChance: chanceOf(chanceToCalm(p.setup, power, rollsOfNext(p))) };
    case HEL: {
      const byBag = Array.from(p.bagVikings, (vikings) => Math.min(power, vikings));
      return { kind: 'vikings', power, byBag };
    }
    case JORMUNGAND:
      return { kind: 'flood' };
    case LOKI: {
      const count = Math.min(power, countBits(pileOfGiants(p)));
      return count === 0 ? { kind: 'none' } : { kind: 'giants', count };
    }
    case NIDHOGG: {
      const rearmost = rearmostEnemies(p);
      return { kind: 'drags', enemies: ENEMY_WORDS.filter((_, e) => hasBit(rearmost, e)) };
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
  return isTyr && !hasBit(p.activeGiants, UTGARDLOKI) ? 2 : 1;
}
