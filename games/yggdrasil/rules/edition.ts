import type { Options } from '@nineworlds/engine';
import { FIRST_RAGNAROK } from '../data/cards.ts';
import {
  type Edition,
  EFFECT_NUMBERS,
  facesOf,
  type SpaceEffect,
  type VanirSpace,
} from '../data/edition.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { VANIR_END } from '../data/vanir.ts';

/** Y-6.6: what a Ragnarök card does: these enemies go so many spaces on, and their effects follow or not. */
export interface RagnarokMove {
  readonly enemies: readonly number[];
  readonly spaces: number;
  readonly hasEffects: boolean;
}

/** Y-16.15: what an edition means to the rules: the die and the cards. */
interface DieAndCards {
  readonly edition: Edition;
  /** Whether an owner has entered it; otherwise it is ours. */
  readonly isOwn: boolean;
  /** Y-5: so many sides of the die show each face; the face of each side; the hammers of each face. */
  readonly faceCount: readonly number[];
  readonly sides: readonly number[];
  readonly hammers: readonly number[];
  readonly mostHammers: number;
  /** Y-6.6: the Ragnarök cards, from the first. */
  readonly ragnarokMoves: readonly RagnarokMove[];
}

/** The same with the Vanir. */
export interface EditionSetup extends DieAndCards {
  /** Y-13: what each space of the Vanir does, from the first with an effect. */
  readonly vanirEffects: readonly SpaceEffect[];
  /** Y-13: the space of each effect, by its number; 0 where no space has it. */
  readonly vanirSpaces: readonly number[];
  /** Y-13.2, Y-13.3: Vikings taken from Helheim; cards looked at. */
  readonly vikingsTaken: number;
  readonly cardsLookedAt: number;
  /** Y-16.7: whether the Vanir discard the next card instead of looking ahead. */
  readonly vanirDiscards: boolean;
}

/** The edition of a game; one that an owner has entered has been checked. */
function editionOf({ edition }: Options): Edition {
  return isOwnEdition(edition) ? edition : RECONSTRUCTED_EDITION;
}

/** Whether a value of the option `edition` is an owner's: ours is named by a word. */
export function isOwnEdition(value: unknown): value is Edition {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The edition as the rules use it, with the readings that options give to ours. */
export function editionSetup(options: Options): EditionSetup {
  const edition = editionOf(options);
  const isOwn = edition !== RECONSTRUCTED_EDITION;
  const faces = facesOf(edition.die);
  const hammers = faces.map((face) => face.hammers);
  return {
    edition,
    isOwn,
    faceCount: faces.map(({ sides }) => sides),
    sides: faces.flatMap(({ sides }, face) => new Array<number>(sides).fill(face)),
    hammers,
    mostHammers: Math.max(...hammers),
    ragnarokMoves: edition.ragnarok.map(({ enemies, spaces, effects }) => ({
      enemies: enemies.map((enemy) => ENEMY_WORDS.indexOf(enemy)),
      spaces,
      hasEffects: (isOwn ? effects : options.ragnarokEffects) === 'each',
    })),
    ...vanirSetup(isOwn || options.vanir3 !== 'discardNext' ? edition.vanir : discarding(edition)),
  };
}

/** Y-13: what the spaces of the Vanir do, where the effects are, and their numbers. */
function vanirSetup(vanir: readonly VanirSpace[]): Omit<EditionSetup, keyof DieAndCards> {
  const vanirEffects = vanir.map(({ effect }) => effect);
  const vanirSpaces = new Array<number>(VANIR_END + 1).fill(0);
  let vikingsTaken = 0;
  let cardsLookedAt = 0;
  vanir.forEach((space, i) => {
    const effect = EFFECT_NUMBERS[space.effect];
    if (effect > 0) vanirSpaces[effect] = i + 1;
    if (space.effect === 'take') vikingsTaken = space.vikings;
    else if (space.effect === 'foresee') cardsLookedAt = space.cards;
  });
  const vanirDiscards = vanirEffects.includes('discardNext');
  return { vanirEffects, vanirSpaces, vikingsTaken, cardsLookedAt, vanirDiscards };
}

/** Y-16.7: the spaces of the Vanir as the draft has them: the next card is discarded. */
function discarding({ vanir }: Edition): readonly VanirSpace[] {
  return vanir.map((space) => (space.effect === 'foresee' ? { effect: 'discardNext' } : space));
}

/** Y-16.7: whether a space of the Vanir discards the next card. */
export function discardsNext({ vanir }: Edition): boolean {
  return vanir.some(({ effect }) => effect === 'discardNext');
}

/** Y-6.6: whether the effects of its enemies follow every Ragnarök card. */
export function bringsAllEffects({ ragnarok }: Edition): boolean {
  return ragnarok.every(({ effects }) => effects === 'each');
}

/** Y-6.6: what a Ragnarök card does. */
export function ragnarokMove({ ragnarokMoves }: EditionSetup, card: number): RagnarokMove {
  return ragnarokMoves[card - FIRST_RAGNAROK];
}

/** Y-13.2, Y-13.3: the number of an effect; 0 where it has none. */
export function countOf(effect: SpaceEffect, setup: EditionSetup): number {
  if (effect === 'take') return setup.vikingsTaken;
  return effect === 'foresee' ? setup.cardsLookedAt : 0;
}
