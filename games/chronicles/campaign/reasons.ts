import type { Facts, Fault } from '@nineworlds/engine';
import type { GodWord } from '../data/gods.ts';
import type { ChroniclesFaults } from '../rules/refusals.ts';

/** Nothing more to say than the reason. */
type None = Record<string, never>;

/** Why something is no step of a campaign, with the particulars. */
export interface CampaignReasons {
  // The chain.
  foundedFirst: None;
  foundedOnce: None;
  branchedSecond: None;
  noSuchSeat: { seat: number; seats: number };
  tooFewPlayers: None;
  tooManyPlayers: { value: number; most: number };
  sagasIncomplete: { least: number };
  sagasDisordered: { value: number; expected: number };
  // Games.
  sagaOutOfOrder: { value: number; expected: number };
  campaignComplete: None;
  tooManyLives: { value: number; most: number };
  nobodyDiesWinning: None;
  notReached: { value: number };
  // Buying.
  nothingToSpend: None;
  gameHasBegun: None;
  boxUnknown: { value: string; words: string };
  noSuchBox: { box: number; most: number };
  boxClosed: { box: number; seats: number };
  boxTaken: { box: number };
  boxNotNext: { box: number; next: number };
  tooDear: { cost: number; saved: number };
  namesSelf: { god: GodWord };
  namedAlready: { god: GodWord };
  notInCampaign: { god: GodWord };
  // Branches and copies.
  godDoesNotStay: { god: GodWord };
  noSuchNextSaga: { value: number; most: number };
  otherCampaign: None;
  // Files and records.
  badCampaignId: { value: string };
  badHash: { value: string };
  badTime: { value: string };
  nameMissing: None;
  notForCampaigns: None;
  recordTooLarge: { most: number };
  notFromTheStart: None;
  notOverYet: None;
  overAlready: None;
  recordDoesNotReplay: { number: number };
  otherOutcome: { number: number };
  otherLives: { number: number };
  otherOptions: { number: number; key: string };
}

type Reasons = CampaignReasons & Pick<ChroniclesFaults, 'godTwice' | 'godUnknown' | 'wrongCount'>;

/** What is wrong with a campaign, by a rule. The rule is one of the facts, so that every sentence can cite it. */
export function refusal<K extends keyof Reasons>(
  path: string,
  rule: string,
  reason: K,
  ...[facts]: Record<string, never> extends Reasons[K] ? [facts?: Reasons[K]] : [facts: Reasons[K]]
): Fault {
  return { path, reason, facts: { ...(facts as Facts | undefined), rule } };
}
