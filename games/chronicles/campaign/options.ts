import { BadInput, type Json, type Options } from '@nineworlds/engine';
import type { Campaign } from './campaign.ts';
import { refusal } from './reasons.ts';
import { type CampaignState, stateOf } from './state.ts';

/** C-15.12: the options of the next game of a campaign; throws `BadInput` where it is complete. */
export function optionsFor(campaign: Campaign): Options {
  const state = stateOf(campaign);
  const { next } = state;
  if (next === undefined) throw new BadInput([refusal('', 'C-15.19', 'campaignComplete')]);
  return withSaga(state, next);
}

/**
 * C-15.18, C-15.19: the options of a saga that the campaign has reached, played singly with its sheets: nothing is
 * earned by it. Throws `BadInput` for any other saga.
 */
export function singleOptionsFor(campaign: Campaign, saga: number): Options {
  const state = stateOf(campaign);
  const reached = state.next ?? state.sagas.length;
  if (!(Number.isInteger(saga) && saga >= 1 && saga <= reached)) {
    throw new BadInput([refusal('', 'C-15.18', 'notReached', { value: saga })]);
  }
  return withSaga(state, saga);
}

function withSaga({ seats, supports, options, sagas }: CampaignState, number: number): Options {
  const { id = '', hash = '' } = sagas[number - 1] ?? {};
  return {
    ...options,
    seats: seats.length,
    mode: 'hard',
    gods: seats.map(({ god }) => god),
    supports: [...supports],
    relations: [],
    sheets: seats.map(({ sheet }) => sheet as unknown as Json),
    saga: { id, number, hash },
  };
}
