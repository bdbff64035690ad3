import type { Sentences } from '@nineworlds/engine';
import type { CampaignReasons } from '../reasons.ts';

/** What a language has for what is wrong with campaigns. */
export type CampaignSentences = Sentences<CampaignReasons>;

/** What is wrong with a campaign, in English. */
export const en: CampaignSentences = {
  foundedFirst: () => 'a campaign begins with its founding',
  foundedOnce: () => 'a campaign is founded once',
  branchedSecond: () => 'a branch is told of right after the founding',
  noSuchSeat: (f) => `there is no seat ${f.seat}; the campaign has ${f.seats}`,
  tooFewPlayers: () => 'a campaign needs a player',
  tooManyPlayers: (f) => `${f.value} players are too many; ${f.most} can play`,
  sagasIncomplete: (f) => `a campaign has at least ${f.least} sagas`,
  sagasDisordered: (f) => `saga ${f.value} stands where saga ${f.expected} should be`,
  sagaOutOfOrder: (f) => `saga ${f.value} cannot be played now; the next one is saga ${f.expected}`,
  campaignComplete: () => 'the campaign is complete; its sagas can still be played singly',
  tooManyLives: (f) => `a god cannot have ${f.value} life points left; the most is ${f.most}`,
  nobodyDiesWinning: () => 'a god without life points has not won',
  notReached: (f) => `saga ${f.value} has not been reached yet`,
  nothingToSpend: () => 'abilities are bought after a game, and none has been played yet',
  gameHasBegun: () => 'the next game has begun, so nothing can be bought or taken back now',
  boxUnknown: (f) => `“${f.value}” is not a box; the boxes are: ${f.words}`,
  noSuchBox: (f) => `there is no box ${f.box} here; the last one is ${f.most}`,
  boxClosed: (f) => `box ${f.box} is closed with this number of players (${f.seats})`,
  boxTaken: (f) => `box ${f.box} is taken already`,
  boxNotNext: (f) => `box ${f.next} comes before box ${f.box}`,
  tooDear: (f) => `this box costs ${f.cost} XP, and ${f.saved} are left`,
  namesSelf: (f) => `${f.god} cannot name themselves`,
  namedAlready: (f) => `${f.god} stands in this row already`,
  notInCampaign: (f) => `${f.god} is not in this campaign`,
  godDoesNotStay: (f) => `${f.god} is not in this campaign and takes no XP along`,
  noSuchNextSaga: (f) => `there is no saga ${f.value}; the last one is ${f.most}`,
  otherCampaign: () => 'these are two different campaigns',
  badCampaignId: (f) => `“${f.value}” is not the id of a campaign: 32 digits from 0 to f`,
  badHash: (f) => `“${f.value}” is not a hash`,
  badTime: (f) => `“${f.value}” is not a time like 2026-05-17T19:30:00Z`,
  nameMissing: () => 'the campaign needs a name',
  notForCampaigns: () => 'this option cannot be chosen for a campaign',
  recordTooLarge: (f) => `this is not a record, or it holds more than ${f.most} values`,
  notFromTheStart: () => 'the record begins in the middle of a game',
  notOverYet: () => 'the game is not over yet; it can be continued, or given up by the whole team',
  overAlready: () => 'the game is over and can no longer be given up',
  recordDoesNotReplay: (f) => `the record of entry ${f.number} cannot be replayed`,
  otherOutcome: (f) => `the record of entry ${f.number} ends otherwise than the entry says`,
  otherLives: (f) => `the record of entry ${f.number} ends with other life points`,
  otherOptions: (f) =>
    `the game of entry ${f.number} was played with other options than the campaign’s: ${f.key}`,
};
