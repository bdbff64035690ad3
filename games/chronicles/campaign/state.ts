import { BadInput, type Fault, type Options } from '@nineworlds/engine';
import type { GodWord } from '../data/gods.ts';
import { freshSheet, type Sheet } from '../data/sheet.ts';
import { MAX_SEATS, sizesFor } from '../data/sizes.ts';
import { canBuyAny, costOf, type Owner, ticked, whyNotBuy } from './buying.ts';
import {
  type Bought,
  type Branched,
  type Campaign,
  type Entry,
  type Founded,
  LEAST_SAGAS,
  type Played,
  type Player,
  type Renamed,
  type SagaName,
  XP_AFTER_DEFEAT,
} from './campaign.ts';
import { refusal } from './reasons.ts';

/** C-15.60: a seat of a campaign with its sheet. */
export interface CampaignSeat {
  readonly name: string;
  readonly god: GodWord;
  readonly sheet: Sheet;
  /** C-15.63: what it had before the first game. */
  readonly given: Sheet;
  /** C-15.66: what it had when the last game ended: what was bought since can be taken back. */
  readonly fixed: Sheet;
  /** C-15.54, C-15.55: XP; earned = spent + saved. */
  readonly earned: number;
  readonly spent: number;
  readonly saved: number;
  /** C-15.66: whether it could buy a box now. */
  readonly canBuy: boolean;
}

/** C-15.57: a saga that was won, and the games that it took; none where that was before a branch. */
export interface WonSaga {
  readonly saga: number;
  readonly games: number;
}

/** What the entries of a campaign amount to. */
export interface CampaignState {
  readonly name: string;
  readonly seats: readonly CampaignSeat[];
  readonly supports: readonly GodWord[];
  readonly options: Options;
  readonly sagas: readonly SagaName[];
  readonly won: readonly WonSaga[];
  /** C-15.12: the saga that is played next; undefined when the campaign is complete. */
  readonly next: number | undefined;
  readonly games: number;
  readonly defeats: number;
  /** C-15.19: all sagas are won. */
  readonly isComplete: boolean;
  /** When the last entry was made. */
  readonly at: string;
}

/** What a seat holds, and what it held when the last game ended: so purchases are taken back (C-15.66). */
interface SeatDraft {
  name: string;
  readonly god: GodWord;
  readonly given: Sheet;
  sheet: Sheet;
  earned: number;
  spent: number;
  fixedSheet: Sheet;
  fixedSpent: number;
}

/** A state that is being computed, entry by entry. */
interface Draft {
  name: string;
  readonly founded: Founded;
  readonly gods: readonly GodWord[];
  readonly seats: readonly SeatDraft[];
  readonly won: WonSaga[];
  next: number;
  games: number;
  defeats: number;
  /** Games of the saga that is played next. */
  tries: number;
  /** C-15.66: whether something was earned that can be spent. */
  canSpend: boolean;
}

/** What the entries of a campaign amount to; throws `BadInput` where an entry breaks a rule. */
export function stateOf({ entries }: Campaign): CampaignState {
  const [first, ...later] = entries;
  if (first?.type !== 'founded') {
    throw new BadInput([refusal('entries[0]', 'C-15.10', 'foundedFirst')]);
  }
  refuseFaulty(foundingFaults(first));
  const draft = begun(first);
  later.forEach((entry, i) => {
    refuseFaulty(add(draft, entry, i + 1));
  });
  return finished(draft, (later.at(-1) ?? first).at);
}

/** Throws `BadInput` where there are faults. What follows a broken entry means nothing. */
function refuseFaulty(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new BadInput(faults);
}

/** C-15.10, C-15.11, C-15.16: what is wrong with who plays, and with the sagas. */
function foundingFaults({ players, supports, sagas }: Founded): Fault[] {
  const faults: Fault[] = [];
  const at = 'entries[0]';
  if (players.length === 0) return [refusal(`${at}.players`, 'C-15.11', 'tooFewPlayers')];
  if (players.length > MAX_SEATS) {
    const facts = { value: players.length, most: MAX_SEATS };
    return [refusal(`${at}.players`, 'C-15.11', 'tooManyPlayers', facts)];
  }
  const gods = players.map(({ god }) => god);
  gods.forEach((god, i) => {
    if (gods.indexOf(god) === i) return;
    faults.push(refusal(`${at}.players[${i}].god`, 'C-15.11', 'godTwice', { value: god }));
  });
  const expected = sizesFor(players.length).supports;
  if (supports.length !== expected) {
    const facts = { value: supports.length, expected };
    faults.push(refusal(`${at}.supports`, 'C-15.16', 'wrongCount', facts));
  }
  supports.forEach((god, i) => {
    if (!gods.includes(god) && supports.indexOf(god) === i) return;
    faults.push(refusal(`${at}.supports[${i}]`, 'C-15.16', 'godTwice', { value: god }));
  });
  if (sagas.length < LEAST_SAGAS) {
    faults.push(refusal(`${at}.sagas`, 'C-15.10', 'sagasIncomplete', { least: LEAST_SAGAS }));
  }
  sagas.forEach(({ number }, i) => {
    if (number === i + 1) return;
    const facts = { value: number, expected: i + 1 };
    faults.push(refusal(`${at}.sagas[${i}].number`, 'C-15.12', 'sagasDisordered', facts));
  });
  return faults;
}

function begun(founded: Founded): Draft {
  const gods = [...founded.players.map(({ god }) => god), ...founded.supports];
  const seat = ({ name, god }: Player): SeatDraft => {
    const given = freshSheet(god, gods);
    const nothing = { earned: 0, spent: 0, fixedSpent: 0 };
    return { name, god, given, sheet: given, fixedSheet: given, ...nothing };
  };
  return {
    name: founded.name,
    founded,
    gods,
    seats: founded.players.map(seat),
    won: [],
    next: 1,
    games: 0,
    defeats: 0,
    tries: 0,
    canSpend: false,
  };
}

/** Adds an entry to a state, or answers what is wrong with it. */
function add(draft: Draft, entry: Entry, index: number): readonly Fault[] {
  const path = `entries[${index}]`;
  switch (entry.type) {
    case 'founded':
      return [refusal(path, 'C-15.10', 'foundedOnce')];
    case 'branched':
      return index === 1
        ? addBranched(draft, entry, path)
        : [refusal(path, 'C-15.15', 'branchedSecond')];
    case 'played':
      return addPlayed(draft, entry, path);
    case 'bought':
      return addBought(draft, entry, path);
    case 'renamed':
      return addRenamed(draft, entry, path);
  }
}

/** C-15.15: the gods that stay have their XP to spend anew, and the sagas before the next one are won. */
function addBranched(draft: Draft, { next, earned }: Branched, path: string): readonly Fault[] {
  const most = draft.founded.sagas.length;
  if (next > most) {
    return [refusal(`${path}.next`, 'C-15.15', 'noSuchNextSaga', { value: next, most })];
  }
  const strangers = (Object.keys(earned) as GodWord[]).filter(
    (god) => !draft.seats.some((seat) => seat.god === god),
  );
  if (strangers.length > 0) {
    return strangers.map((god) =>
      refusal(`${path}.earned.${god}`, 'C-15.15', 'godDoesNotStay', { god }),
    );
  }
  for (const seat of draft.seats) seat.earned = earned[seat.god] ?? 0;
  for (let saga = 1; saga < next; saga++) draft.won.push({ saga, games: 0 });
  draft.next = next;
  draft.canSpend = true;
  return [];
}

function addPlayed(draft: Draft, { saga, outcome, lives }: Played, path: string): readonly Fault[] {
  const { seats, founded } = draft;
  if (draft.next > founded.sagas.length) return [refusal(path, 'C-15.19', 'campaignComplete')];
  if (saga !== draft.next) {
    const facts = { value: saga, expected: draft.next };
    return [refusal(`${path}.saga`, 'C-15.12', 'sagaOutOfOrder', facts)];
  }
  if (lives.length !== seats.length) {
    // C-15.16: Support gods gain nothing.
    const facts = { value: lives.length, expected: seats.length };
    return [refusal(`${path}.lives`, 'C-15.16', 'wrongCount', facts)];
  }
  const isWon = outcome === 'won';
  const most = sizesFor(seats.length).lives;
  const faults = lives.flatMap((count, seat) => {
    const at = `${path}.lives[${seat}]`;
    if (count > most) {
      return [refusal(at, 'C-15.55', 'tooManyLives', { value: count, most })];
    }
    return isWon && count === 0 ? [refusal(at, 'C-15.55', 'nobodyDiesWinning')] : [];
  });
  if (faults.length > 0) return faults;
  seats.forEach((seat, i) => {
    // C-15.54, C-15.55
    seat.earned += isWon ? (lives[i] ?? 0) : XP_AFTER_DEFEAT;
    // C-15.66: what was bought before is fixed now.
    seat.fixedSheet = seat.sheet;
    seat.fixedSpent = seat.spent;
  });
  draft.canSpend = true;
  draft.games++;
  draft.tries++;
  if (isWon) {
    draft.won.push({ saga, games: draft.tries });
    draft.next++;
    draft.tries = 0;
  } else {
    draft.defeats++;
  }
  return [];
}

/** C-15.66: buys anew from what the seat had when the last game ended. */
function addBought(draft: Draft, { seat: number, boxes }: Bought, path: string): readonly Fault[] {
  const seat = draft.seats[number];
  if (seat === undefined) return [noSuchSeat(draft, number, path)];
  if (!draft.canSpend) return [refusal(path, 'C-15.66', 'nothingToSpend')];
  let sheet = seat.fixedSheet;
  let spent = seat.fixedSpent;
  for (const [i, box] of boxes.entries()) {
    const at = `${path}.boxes[${i}]`;
    const fault = whyNotBuy(sheet, box, ownerOf(draft, seat), seat.earned - spent, at);
    if (fault !== undefined) return [fault];
    sheet = ticked(sheet, box);
    spent += costOf(box);
  }
  seat.sheet = sheet;
  seat.spent = spent;
  return [];
}

function addRenamed(draft: Draft, { seat: number, name }: Renamed, path: string): readonly Fault[] {
  if (number === undefined) {
    if (name === '') return [refusal(`${path}.name`, 'C-15.15', 'nameMissing')];
    draft.name = name;
    return [];
  }
  const seat = draft.seats[number];
  if (seat === undefined) return [noSuchSeat(draft, number, path)];
  seat.name = name;
  return [];
}

function noSuchSeat({ seats }: Draft, seat: number, path: string): Fault {
  const facts = { seat: seat + 1, seats: seats.length };
  return refusal(`${path}.seat`, 'C-15.15', 'noSuchSeat', facts);
}

function ownerOf({ seats, gods }: Draft, { god }: SeatDraft): Owner {
  return { god, players: seats.length, gods };
}

function finished(draft: Draft, at: string): CampaignState {
  const { founded, next } = draft;
  const isComplete = next > founded.sagas.length;
  return {
    name: draft.name,
    seats: draft.seats.map((seat) => {
      const { name, god, sheet, given, earned, spent } = seat;
      const saved = earned - spent;
      // C-15.56: after the last game, too.
      const canBuy = draft.canSpend && canBuyAny(sheet, ownerOf(draft, seat), saved);
      return { name, god, sheet, given, fixed: seat.fixedSheet, earned, spent, saved, canBuy };
    }),
    supports: founded.supports,
    options: founded.options,
    sagas: founded.sagas,
    won: draft.won,
    next: isComplete ? undefined : next,
    games: draft.games,
    defeats: draft.defeats,
    isComplete,
    at,
  };
}
