/** The campaign of Chronicles: a chain of entries, what it amounts to, and what may be added to it. */
export { type BoxState, rowsOf, type ShownBox, type ShownRow } from './boxes.ts';
export { costOf } from './buying.ts';
export type {
  Bought,
  Box,
  Branched,
  Campaign,
  Entry,
  Founded,
  Played,
  Player,
  Renamed,
  SagaName,
} from './campaign.ts';
export { CAMPAIGN_SCHEMA, XP_AFTER_DEFEAT } from './campaign.ts';
export { type Branch, branch, buy, found, type NextGame, play, rename } from './change.ts';
export { campaignReasonsOf } from './locale/index.ts';
export { type ForkName, type Merged, merge } from './merge.ts';
export { optionsFor, singleOptionsFor } from './options.ts';
export { readCampaign } from './read.ts';
export type { CampaignReasons } from './reasons.ts';
export { type ReplayedGame, replayRecord } from './replay.ts';
export { type CampaignSeat, type CampaignState, stateOf, type WonSaga } from './state.ts';
export { type Replay, type Replayed, verifyCampaign } from './verify.ts';
