import { RAGNAROK_CARDS } from './cards.ts';
import { DIE_SIDES } from './die.ts';
import { ENEMIES, type EnemyWord } from './enemies.ts';
import { BAG_COLOURS } from './islands.ts';
import { DISMISS, FLY, FORESEE, MOST_LOOKED_AT, PUSH, TAKE_VIKINGS, VANIR_END } from './vanir.ts';

export const EDITION_SCHEMA = 'yggdrasil-edition/1';

/** Y-5: the colours of the die's faces, by the words of the printed game. */
export const FACE_COLOURS = BAG_COLOURS.printed;
export type FaceColour = (typeof FACE_COLOURS)[number];

/** Y-6.6: whether the effects of its enemies follow a Ragnarök card: the values of `ragnarokEffects`. */
export const CARD_EFFECTS = ['none', 'each'] as const;
export type CardEffects = (typeof CARD_EFFECTS)[number];

/** Y-13, Y-16.7: what a space of the Vanir can do. */
export const SPACE_EFFECTS = [
  'none',
  'fly',
  'take',
  'foresee',
  'discardNext',
  'push',
  'dismiss',
] as const;
export type SpaceEffect = (typeof SPACE_EFFECTS)[number];

/**
 * The number by which the rules know each of them; 0 for none. Looking ahead and discarding the next card are two
 * readings of one effect (Y-16.7).
 */
export const EFFECT_NUMBERS: Readonly<Record<SpaceEffect, number>> = {
  none: 0,
  fly: FLY,
  take: TAKE_VIKINGS,
  foresee: FORESEE,
  discardNext: FORESEE,
  push: PUSH,
  dismiss: DISMISS,
};

/** Y-16.15: a side of the die. */
export interface DieFace {
  readonly colour: FaceColour;
  readonly hammers: number;
}

/** Y-16.15: a Ragnarök card: these enemies go so many spaces on, and their effects follow or not. */
export interface RagnarokCard {
  readonly enemies: readonly EnemyWord[];
  readonly spaces: number;
  readonly effects: CardEffects;
}

/** Y-16.15: a space of the Vanir; two of the effects have a number. */
export type VanirSpace =
  | { readonly effect: Exclude<SpaceEffect, 'take' | 'foresee'> }
  | { readonly effect: 'take'; readonly vikings: number }
  | { readonly effect: 'foresee'; readonly cards: number };

/**
 * Y-16.15: what the sources do not tell or tell in one place only: ours, or what an owner of the box has entered. An
 * owner's becomes part of the options and so of every record.
 */
export interface Edition {
  readonly schema: typeof EDITION_SCHEMA;
  readonly editionId: string;
  readonly die: readonly DieFace[];
  readonly ragnarok: readonly RagnarokCard[];
  readonly vanir: readonly VanirSpace[];
}

/** Y-16.15: how many of each thing an edition has, and the numbers that an owner may enter. */
export const LENGTHS = { die: DIE_SIDES, ragnarok: RAGNAROK_CARDS, vanir: VANIR_END } as const;
export const LIMITS = {
  hammers: { min: 0, max: 5 },
  enemies: { min: 1, max: ENEMIES },
  spaces: { min: 1, max: 3 },
  vikings: { min: 1, max: 9 },
  cards: { min: 1, max: MOST_LOOKED_AT },
} as const;

/** Y-5: the faces of a die by colour, in the order of the bags: how many sides show each, and its hammers. */
export function facesOf(die: readonly DieFace[]): readonly {
  readonly face: FaceColour;
  readonly sides: number;
  readonly hammers: number;
}[] {
  return FACE_COLOURS.map((face) => {
    const same = die.filter(({ colour }) => colour === face);
    return { face, sides: same.length, hammers: Math.max(...same.map(({ hammers }) => hammers)) };
  });
}

/** Y-13.2, Y-13.3: the number of a space's effect; 0 where it has none. */
export function numberAt(space: VanirSpace): number {
  if (space.effect === 'take') return space.vikings;
  return space.effect === 'foresee' ? space.cards : 0;
}
