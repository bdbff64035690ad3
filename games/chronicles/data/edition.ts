import type { EnemyWord } from './enemies.ts';
import type { IotunnWord } from './iotunns.ts';
import type { WorldWord } from './worlds.ts';

/** C-13.2: what a face of a die shows: a symbol, plain or with the loss of the die (`-lost`). */
export const SYMBOL_WORDS = ['s', 's-lost', 'i', 'i-lost', 'ii', 'ii-lost', 'blank'] as const;
export type SymbolWord = (typeof SYMBOL_WORDS)[number];
export const SYMBOLS = 7;
export const S = 0;
export const S_LOST = 1;
export const I = 2;
export const I_LOST = 3;
export const II = 4;
export const II_LOST = 5;
export const BLANK = 6;
export const DIE_SIDES = 6;

/** C-11.4: what a face of a runestone lets its thrower do. */
export const STONE_EFFECTS = ['move', 'act', 'turn', 'heal'] as const;
export type StoneEffect = (typeof STONE_EFFECTS)[number];
export const MOVE = 0;
export const ACT = 1;
export const TURN = 2;
export const HEAL = 3;
export const STONE_WORDS = ['white', 'green', 'red'] as const;
export type StoneWord = (typeof STONE_WORDS)[number];
export const STONES = 3;
export const STONE_SIDES = 2;

/** C-2.5: the most islands that an edition may have besides the rainbow island. */
export const MOST_ISLANDS = 8;
/** C-15.5: the most steps that Nidhogg may need. */
export const MOST_STEPS = 12;

/**
 * Everything about the printed game that no source tells us: the reconstructed edition, or what an
 * owner of the box has entered. It becomes part of the options and so of every record.
 */
export interface Edition {
  readonly schema: 'chronicles-edition/1';
  readonly editionId: string;
  readonly status: 'RECONSTRUCTED' | 'OWNER_ENTERED';
  /** C-13.3: the faces of the dice. */
  readonly godDie: readonly SymbolWord[];
  readonly vanirDie: readonly SymbolWord[];
  /** C-2.5: the numbers of the islands after the rainbow island, from the left. */
  readonly islands: readonly number[];
  /** C-11.4: the two faces of each runestone. */
  readonly runestones: Readonly<Record<StoneWord, readonly StoneEffect[]>>;
  /** C-2.2, C-16.4: the worlds of each level by column, clockwise seen from above, as at the set-up. */
  readonly columns: {
    readonly top: readonly WorldWord[];
    readonly middle: readonly WorldWord[];
    readonly bottom: readonly WorldWord[];
  };
  /** C-8.2: the world that each of eight Iotunns closes, the enemy that each of five protects. */
  readonly closes: { readonly [iotunn in IotunnWord]?: WorldWord };
  readonly protects: { readonly [iotunn in IotunnWord]?: EnemyWord };
  /** C-15.5: Nidhogg's steps to the tree. */
  readonly steps: { readonly easy: number; readonly hard: number };
}
