import {
  addFractions,
  CERTAIN,
  cellAt,
  type Fraction,
  hasBit,
  lowestBit,
  multiplyFractions,
  NEVER,
  NO_CARD,
} from '@nineworlds/engine';
import { ANGRY_STEPS, enemyOf, isEnemyCard, isSpecial, STEPS } from '../../data/cards.ts';
import { NIDHOGG } from '../../data/enemies.ts';
import { UTGARDLOKI } from '../../data/giants.ts';
import { ODIN } from '../../data/gods.ts';
import { POWER, SPACES } from '../../data/track.ts';
import { ragnarokMove } from '../../rules/edition.ts';
import { dragEnemy, rearmostEnemies } from '../../rules/effects.ts';
import { ENDED, POOLS, SET_UP, type YggdrasilPosition } from '../../rules/state.ts';
import { advanceEnemy, isOverrun } from '../../rules/track.ts';
import {
  copyOf,
  isCardPending,
  seatOfCard,
  takeCard,
  topCards,
  withCardsPutBack,
} from './card-odds.ts';

/**
 * The policy of these odds: nobody acts. All actions are passed; effects that move no enemy are left
 * out (giants that would wake among them), and so is a question that is open now, unless it is about
 * the card. Of the rearmost enemies Nidhögg drags another one than the enemy in question if there is
 * one, the first in their order. Odin resolves the first card he draws and puts the other one back on
 * top, where he may. Once the gods have lost no more cards come.
 */
export const NOBODY_ACTS = 'nobodyActs';

/** How far an enemy comes if nobody acts. */
export interface MarchOdds {
  readonly policy: typeof NOBODY_ACTS;
  /** The chance that the enemy is on a space or further on: by the number of cards, then by space. */
  readonly reaches: readonly (readonly Fraction[])[];
}

/** How far an enemy comes within no card, one card, and so on; before the first turn nobody knows. */
export function marchOdds(
  o: YggdrasilPosition,
  enemy: number,
  cards: number,
): MarchOdds | undefined {
  const reaches = layersOf(o, enemy, cards)?.map((layer) => reachesOf(layer, enemy));
  return reaches === undefined ? undefined : { policy: NOBODY_ACTS, reaches };
}

/**
 * Y-4.2: the chance that the gods lose within so many cards if nobody acts, whichever enemies overrun
 * whichever line; of several rearmost enemies the first is dragged.
 */
export function defeatOdds(o: YggdrasilPosition, cards: number): Fraction | undefined {
  return layersOf(o, undefined, cards)
    ?.at(-1)
    ?.filter(({ p }) => isOverrun(p))
    .reduce((sum, { chance }) => addFractions(sum, chance), NEVER);
}

/**
 * The chances of all enemies to be on a space or further on after so many cards, by enemy and space: in
 * one go, so that none is spared by Nidhögg. It tells quickly which of them is worth `marchOdds`.
 */
export function unsparedReaches(
  o: YggdrasilPosition,
  cards: number,
): readonly (readonly Fraction[])[] {
  const layer = layersOf(o, undefined, cards)?.at(-1) ?? [];
  return Array.from(o.enemies, (_, enemy) => reachesOf(layer, enemy));
}

/** All ways that things may lie after no card, one card, and so on. */
function layersOf(
  o: YggdrasilPosition,
  spared: number | undefined,
  cards: number,
): readonly (readonly March[])[] | undefined {
  if (o.step === SET_UP) return undefined;
  const p = withCardsPutBack(o);
  let layer: March[] = [{ p, chance: CERTAIN, skipped: 0, over: isOverAt(o, p) }];
  const ways = Array.from({ length: cards }, (_, n) => wayToDraw(o, seatOfCard(o, n)));
  const isSafe = ways.length + ways.filter((way) => way === 'bury').length <= placesAbove(p);
  const layers = [layer];
  for (const way of ways) {
    layer = afterCard(layer, spared, way === 'bury' && isSafe ? 'skip' : way);
    layers.push(layer);
  }
  return layers;
}

/** The chance that an enemy reaches a space within so many cards if nobody acts. */
export function reachOdds(
  o: YggdrasilPosition,
  enemy: number,
  space: number,
  cards: number,
): Fraction | undefined {
  return marchOdds(o, enemy, cards)?.reaches[cards]?.[space];
}

/**
 * How a god draws: one card; or two, of which they lay the second one under the deck (Y-16.5). As long
 * as that one cannot come up again it need not be looked at: then they skip a place of the deck, and
 * since nobody knows the order of a pile, all its other places are as likely as before.
 */
type WayToDraw = 'take' | 'bury' | 'skip';

/** One way that things may lie, all that differ in nothing that matters being one. */
interface March {
  readonly p: YggdrasilPosition;
  readonly chance: Fraction;
  /** So many places of the uppermost pile were skipped, and their cards will not come. */
  readonly skipped: number;
  /** Whether the game ends before the next card. */
  readonly over: boolean;
}

/** Whether no card comes any more: the turn that is under way is the last one. */
function isOverAt(o: YggdrasilPosition, start: YggdrasilPosition): boolean {
  return o.step === ENDED || (!isCardPending(o) && isLast(start));
}

/** Y-7.4, Y-7.5: whether the game is over when this turn ends. */
function isLast(p: YggdrasilPosition): boolean {
  return p.deck.size === 0 || isOverrun(p);
}

/** Y-14.1, Y-16.5: how the god of a seat draws. */
function wayToDraw(o: YggdrasilPosition, seat: number): WayToDraw {
  const isOdin = o.gods[seat] === ODIN && !hasBit(o.activeGiants, UTGARDLOKI);
  return isOdin && o.setup.odinBottomOnly ? 'bury' : 'take';
}

/** How many cards lie above those that are known to lie under the deck. */
function placesAbove({ deck }: YggdrasilPosition): number {
  return deck.size - deck.tail.filter((card) => card !== NO_CARD).length;
}

/** All ways that things may lie after one more card. */
function afterCard(layer: readonly March[], spared: number | undefined, way: WayToDraw): March[] {
  const found = new Map<string, March>();
  const note = (march: March): void => {
    const key = keyOf(march);
    const known = found.get(key);
    const chance = known === undefined ? march.chance : addFractions(known.chance, march.chance);
    found.set(key, { ...march, chance });
  };
  for (const march of layer) {
    if (march.over) {
      note(march);
      continue;
    }
    for (const { card, march: drawn } of draws(march)) {
      for (const { p, chance, skipped } of buries(drawn, way)) {
        moveByCard(p, card, spared);
        note({ p, chance, skipped, over: isLast(p) });
      }
    }
  }
  return [...found.values()];
}

/** The cards that may be drawn, and how things lie then. */
function draws(march: March): { readonly card: number; readonly march: March }[] {
  return topCards(march.p).map((top) => {
    const p = copyOf(march.p);
    takeCard(p, top.card);
    const chance = multiplyFractions(march.chance, top.chance);
    return {
      card: top.card,
      march: { ...march, p, chance, skipped: leaveSkipped(p, march.skipped) },
    };
  });
}

/** How things lie after Odin has laid the second card that he drew under the deck. */
function buries(march: March, way: WayToDraw): readonly March[] {
  const { p, skipped } = march;
  if (way === 'take' || p.deck.size === 0) return [march];
  if (way === 'skip' && p.deck.knownTop === NO_CARD) {
    return [{ ...march, skipped: leaveSkipped(p, skipped + 1) }];
  }
  return draws(march).map(({ card, march: next }) => {
    next.p.deck.putUnder(card);
    return next;
  });
}

/** Leaves a pile behind of which only skipped places are left; tells how many are skipped now. */
function leaveSkipped({ deck: { piles } }: YggdrasilPosition, skipped: number): number {
  const first = piles.findIndex((count) => count > 0);
  const at = first - (first % POOLS);
  const pile = piles.subarray(at, at + POOLS);
  if (skipped === 0 || pile.reduce((sum, count) => sum + count, 0) > skipped) return skipped;
  pile.fill(0);
  return 0;
}

/** Y-6.2, Y-6.6, Y-8.6: moves the enemies as a card does. */
function moveByCard(p: YggdrasilPosition, card: number, spared: number | undefined): void {
  if (isEnemyCard(card)) {
    advanceEnemy(p, enemyOf(card), isSpecial(card) ? ANGRY_STEPS : STEPS, 'effect', undefined);
    if (enemyOf(card) === NIDHOGG) drag(p, spared);
    return;
  }
  const { enemies, spaces, hasEffects } = ragnarokMove(p.setup, card);
  for (const enemy of enemies) advanceEnemy(p, enemy, spaces, 'nothing', undefined);
  if (hasEffects && enemies.includes(NIDHOGG)) drag(p, spared);
}

/** Y-8.6: Nidhögg drags the rearmost enemy, another one than the spared one if there is one. */
function drag(p: YggdrasilPosition, spared: number | undefined): void {
  if (POWER[cellAt(p.enemies, NIDHOGG)] === 0) return;
  const rearmost = rearmostEnemies(p);
  const others = spared === undefined ? rearmost : rearmost & ~(1 << spared);
  const from = others === 0 ? rearmost : others;
  dragEnemy(p, lowestBit(from), undefined);
}

/** Everything on which the further course depends. */
function keyOf({ p, over }: March): string {
  const { enemies, ordinary, special, deck } = p;
  // How many places were skipped follows from how many cards came.
  if (over) return `over ${enemies.join()}`;
  return [enemies, ordinary, special, deck.head, deck.tail].join();
}

function reachesOf(layer: readonly March[], enemy: number): Fraction[] {
  return Array.from({ length: SPACES }, (_, space) =>
    layer
      .filter(({ p }) => cellAt(p.enemies, enemy) >= space)
      .reduce((sum, { chance }) => addFractions(sum, chance), NEVER),
  );
}
