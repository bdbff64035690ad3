import type { ShelvedCampaign } from '@nineworlds/board';
import type { SeatInfo } from '@nineworlds/engine';
import {
  type Campaign,
  type CampaignState,
  type Played,
  readCampaign,
  stateOf,
} from '../../campaign/index.ts';

/** A campaign that is shown: as it is saved, as it was read, and what it amounts to. */
export interface OpenedCampaign {
  readonly saved: ShelvedCampaign;
  readonly campaign: Campaign;
  readonly state: CampaignState;
}

/** Reads a campaign that was saved; throws `BadInput` where it is damaged. */
export function openedFrom(saved: ShelvedCampaign): OpenedCampaign {
  const campaign = readCampaign(saved.document);
  return { saved, campaign, state: stateOf(campaign) };
}

/** The last game that was counted. */
export function lastGame({ entries }: Campaign): Played | undefined {
  return entries.findLast((entry): entry is Played => entry.type === 'played');
}

/** When the campaign was founded. */
export function begunAt({ entries }: Campaign): string {
  return entries[0]?.at ?? '';
}

/**
 * Who sits where in the next game: as it was chosen in this browser, with the names of the campaign. A campaign from
 * a file has no choice here, so everybody is a person.
 */
export function seatsFor({ saved, state }: OpenedCampaign): readonly SeatInfo[] {
  return state.seats.map(({ name }, seat): SeatInfo => {
    const chosen = saved.seats[seat];
    return chosen?.kind === 'bot'
      ? { kind: 'bot', bot: chosen.bot, ...(name === '' ? {} : { name }) }
      : { kind: 'human', name };
  });
}
