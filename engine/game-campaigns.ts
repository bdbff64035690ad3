import type { FactTexts, Json, Options } from './game.ts';
import type { SeatInfo } from './seat-info.ts';

/** A campaign as it is saved; only its game knows what else is in it. */
export interface SavedCampaign {
  readonly id: string;
}

/** Who shall play in a campaign, as somebody has typed it; nothing of it is checked. */
export interface CampaignTable {
  readonly name: string;
  /** Whom each person plays, seat by seat. */
  readonly players: readonly { readonly name: string; readonly as: string }[];
  /** Those whom nobody plays. */
  readonly supports: readonly string[];
}

/** An id and a time for what is new; a game makes up neither. */
export interface NewCampaign {
  readonly id: string;
  readonly at: string;
}

/** What two copies of a campaign come to: see `GameCampaigns.merge`. */
export type MergedCampaigns<C extends SavedCampaign = SavedCampaign> =
  | { readonly kind: 'same'; readonly campaign: C }
  | { readonly kind: 'longer'; readonly campaign: C; readonly by: 'first' | 'second' }
  | { readonly kind: 'fork'; readonly campaign: C; readonly other: C };

/**
 * What a game with campaigns lends to the terminal, in one language. Whatever cannot be done throws `BadInput`,
 * whose reasons are told by `reasons`.
 */
export interface GameCampaigns<C extends SavedCampaign = SavedCampaign> {
  readonly reasons: FactTexts;
  /** A campaign from outside, its records aside. */
  read(json: unknown): C;
  /** Replays every record of a campaign from outside. */
  verify(campaign: C): void;
  found(table: CampaignTable, options: Options, made: NewCampaign): C;
  /** A campaign for other players that goes on where this one stands. */
  branch(campaign: C, table: CampaignTable, made: NewCampaign): C;
  /** What somebody buys, as typed: for whom, and what. Not while the next game is being played. */
  buy(campaign: C, words: readonly string[], next: 'waiting' | 'begun', at: string): C;
  /** Adds the game of a record that has ended; one that is in the campaign already changes nothing. */
  play(campaign: C, record: Json, at: string): C;
  /** The same for one that has not ended and that everybody gives up: it is lost. */
  giveUp(campaign: C, record: Json, at: string): C;
  /** The options of the next game, or of a single one that is no part of the campaign. */
  options(campaign: C, single?: number): Options;
  /** Brings two copies of a campaign together: one goes on where the other ends, or the second becomes its own. */
  merge(first: C, second: C, fork: NewCampaign): MergedCampaigns<C>;
  nameOf(campaign: C): string;
  /** Who sits at the next game. */
  seats(campaign: C): readonly SeatInfo[];
  /** A campaign in a line, and in full. */
  summary(campaign: C): string;
  show(campaign: C): Promise<readonly string[]>;
}
