import type { Json, Options } from '@nineworlds/engine';
import type { GodWord, RelationWord } from '../data/gods.ts';
import type { BlockWord } from '../data/sheet.ts';

/** What the file of a campaign says it is. */
export const CAMPAIGN_SCHEMA = 'chronicles-campaign/1';

/** C-15.10: no campaign has fewer sagas. */
export const LEAST_SAGAS = 6;

/** C-15.54: what every god gains by a defeat. */
export const XP_AFTER_DEFEAT = 3;

/** C-15.11: who plays which god. */
export interface Player {
  readonly name: string;
  readonly god: GodWord;
}

/** A saga of the campaign; the hash says which text of it. */
export interface SagaName {
  readonly number: number;
  readonly id: string;
  readonly hash: string;
}

/** A box of the experience sheet, counted from 1 in its block or row; a relation names a god in it. */
export type Box =
  | { readonly block: BlockWord; readonly box: number }
  | { readonly relation: RelationWord; readonly box: number; readonly god: GodWord };

/** A campaign begins. */
export interface Founded {
  readonly type: 'founded';
  readonly name: string;
  readonly players: readonly Player[];
  /** C-15.16: the same in all games. */
  readonly supports: readonly GodWord[];
  /** The edition, and the other options that say how rules are read. */
  readonly options: Options;
  readonly sagas: readonly SagaName[];
  readonly at: string;
}

/** C-15.15: what a campaign takes over from the one that it branches off. */
export interface Branched {
  readonly type: 'branched';
  /** The id of that campaign. */
  readonly origin: string;
  readonly next: number;
  /** The XP of every god that stays, to be spent anew. */
  readonly earned: { readonly [god in GodWord]?: number };
  readonly at: string;
}

/** A game has ended. */
export interface Played {
  readonly type: 'played';
  readonly saga: number;
  readonly record: Json;
  readonly outcome: 'won' | 'lost';
  /** Life points left, by seat. */
  readonly lives: readonly number[];
  readonly at: string;
}

/** C-15.66: what a seat has bought since the last game, in order. It replaces what it has bought since then. */
export interface Bought {
  readonly type: 'bought';
  readonly seat: number;
  readonly boxes: readonly Box[];
  readonly at: string;
}

/** C-15.15: the campaign, or the person at a seat, has another name. */
export interface Renamed {
  readonly type: 'renamed';
  /** None where the campaign is renamed. */
  readonly seat?: number;
  readonly name: string;
  readonly at: string;
}

export type Entry = Founded | Branched | Played | Bought | Renamed;

/** C-15.10: a campaign as it is saved. Entries are only ever added; what they amount to is computed (`stateOf`). */
export interface Campaign {
  readonly schema: typeof CAMPAIGN_SCHEMA;
  readonly id: string;
  readonly entries: readonly Entry[];
}
