import { BadInput } from '@nineworlds/engine';
import type { GodWord } from '../data/gods.ts';
import {
  type Bought,
  CAMPAIGN_SCHEMA,
  type Campaign,
  type Entry,
  type Founded,
  type Played,
  type Player,
  type Renamed,
} from './campaign.ts';
import { readCampaign } from './read.ts';
import { refusal } from './reasons.ts';
import { stateOf } from './state.ts';

/** A new campaign; throws `BadInput` where its players, gods or sagas cannot be. */
export function found(id: string, founded: Omit<Founded, 'type'>): Campaign {
  return begun(id, [{ type: 'founded', ...founded }]);
}

/**
 * C-15.12: a game has ended; throws `BadInput` where it is none of this campaign. C-15.58: one that the whole team
 * has given up is lost, whatever its record shows; one that was interrupted is none yet.
 */
export function play(campaign: Campaign, played: Omit<Played, 'type'>): Campaign {
  return withEntry(campaign, { type: 'played', ...played });
}

/** Whether the next game of a campaign is being played. */
export type NextGame = 'waiting' | 'begun';

/**
 * C-15.66: what a seat buys with all that it has; its former purchases since the last game are taken back. Throws
 * `BadInput` where a box cannot be bought, or where the next game has begun.
 */
export function buy(campaign: Campaign, bought: Omit<Bought, 'type'>, next: NextGame): Campaign {
  if (next === 'begun') throw new BadInput([refusal('', 'C-15.66', 'gameHasBegun')]);
  return withEntry(campaign, { type: 'bought', ...bought });
}

/** C-15.15: the campaign is renamed, or another person sits at a seat. */
export function rename(campaign: Campaign, renamed: Omit<Renamed, 'type'>): Campaign {
  return withEntry(campaign, { type: 'renamed', ...renamed });
}

/** What is new about a campaign that branches off another one. */
export interface Branch {
  readonly id: string;
  readonly name: string;
  readonly players: readonly Player[];
  readonly supports: readonly GodWord[];
  readonly at: string;
}

/**
 * C-15.15: a new campaign for more or fewer players, with the same next saga. The gods that stay have all XP that
 * they have earned to spend anew. Throws `BadInput`.
 */
export function branch(campaign: Campaign, { id, name, players, supports, at }: Branch): Campaign {
  const { seats, options, sagas, next } = stateOf(campaign);
  if (next === undefined) throw new BadInput([refusal('', 'C-15.19', 'campaignComplete')]);
  const staying = seats.filter((seat) => players.some(({ god }) => god === seat.god));
  const earned = Object.fromEntries(staying.map((seat) => [seat.god, seat.earned]));
  return begun(id, [
    { type: 'founded', name, players, supports, options, sagas, at },
    { type: 'branched', origin: campaign.id, next, earned, at },
  ]);
}

function begun(id: string, entries: readonly Entry[]): Campaign {
  return readCampaign({ schema: CAMPAIGN_SCHEMA, id, entries });
}

/** A campaign with one more entry. Its shape is checked like that of a file: names come from people. */
function withEntry(campaign: Campaign, entry: Entry): Campaign {
  return readCampaign({ ...campaign, entries: [...campaign.entries, entry] });
}
