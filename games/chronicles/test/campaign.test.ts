import {
  BadInput,
  type Fault,
  type Json,
  kernelTextsOf,
  LANGS,
  Rng,
  reasonText,
} from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Box,
  branch,
  buy,
  type Campaign,
  campaignReasonsOf,
  found,
  merge,
  optionsFor,
  type Player,
  play,
  type Replayed,
  readCampaign,
  rename,
  rowsOf,
  singleOptionsFor,
  stateOf,
  verifyCampaign,
} from '../campaign/index.ts';
import { en } from '../campaign/locale/en.ts';
import { campaignsIn } from '../campaign/terminal/index.ts';
import { chronicles } from '../checked.ts';
import type { GodWord, RelationWord } from '../data/gods.ts';
import { HOUSE_SAGAS } from '../data/house-sagas.ts';
import type { BlockWord } from '../data/sheet.ts';
import { nameOfSaga } from '../rules/saga/option.ts';
import { SET_UP } from '../rules/state.ts';

const ID = '0123456789abcdef0123456789abcdef';
const OTHER_ID = 'fedcba9876543210fedcba9876543210';
const AT = '2026-05-17T19:30:00Z';
const SAGAS = HOUSE_SAGAS.map(nameOfSaga);
const RECORD: Json = { moves: [] };

const ANN: Player = { name: 'Ann', god: 'odin' };
const BEN: Player = { name: 'Ben', god: 'thor' };
const CLEO: Player = { name: 'Cleo', god: 'frigg' };

function founded(players: readonly Player[], supports: readonly GodWord[] = []): Campaign {
  return found(ID, { name: 'Ragnarok', players, supports, options: {}, sagas: SAGAS, at: AT });
}

function lost(campaign: Campaign, lives: readonly number[], saga = 1): Campaign {
  return play(campaign, { saga, record: RECORD, outcome: 'lost', lives, at: AT });
}

function won(campaign: Campaign, lives: readonly number[], saga = 1): Campaign {
  return play(campaign, { saga, record: RECORD, outcome: 'won', lives, at: AT });
}

function bought(campaign: Campaign, seat: number, boxes: readonly Box[]): Campaign {
  return buy(campaign, { seat, boxes, at: AT }, 'waiting');
}

const tick = (block: BlockWord, box: number): Box => ({ block, box });
const name = (relation: RelationWord, box: number, god: GodWord): Box => ({ relation, box, god });

/** What is refused: place, reason and rule. */
function refused(step: () => unknown): string[] {
  try {
    step();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.faults.map(({ path, reason, facts }) => `${path} ${reason} ${facts.rule ?? ''}`);
  }
  return [];
}

const xp = (campaign: Campaign) =>
  stateOf(campaign).seats.map(({ earned, spent, saved }) => [earned, spent, saved]);
const saved = (campaign: Campaign) => stateOf(campaign).seats.map((seat) => seat.saved);

/** The next game of a campaign as its first round begins. */
function begunGame(campaign: Campaign) {
  const p = chronicles.create(completeOptions(chronicles, optionsFor(campaign)));
  const rng = new Rng(1);
  while (p.step === SET_UP) chronicles.apply(p, chronicles.sample(p, rng));
  return p;
}

/** C-15.22: the Elves that are left in reserve then. */
function elvesInReserve(campaign: Campaign): number {
  const p = begunGame(campaign);
  return p.setup.sizes.troops - p.elves.reduce((sum, elves) => sum + elves, 0);
}

describe('founding a campaign', () => {
  test('C-15.10, C-15.11: its players and gods, with six sagas before them', () => {
    const state = stateOf(founded([ANN, BEN, CLEO]));
    expect(state).toMatchObject({
      name: 'Ragnarok',
      next: 1,
      won: [],
      games: 0,
      defeats: 0,
      isComplete: false,
    });
    expect(state.seats.map(({ god }) => god)).toEqual(['odin', 'thor', 'frigg']);
  });

  test('C-15.11: one to five players, and no god twice', () => {
    expect(refused(() => founded([]))).toEqual(['entries[0].players tooFewPlayers C-15.11']);
    const six = [ANN, BEN, CLEO, ANN, BEN, CLEO];
    expect(refused(() => founded(six))).toEqual(['entries[0].players tooManyPlayers C-15.11']);
    expect(refused(() => founded([ANN, BEN, { ...CLEO, god: 'odin' }]))).toEqual([
      'entries[0].players[2].god godTwice C-15.11',
    ]);
  });

  test('C-15.16: two Support gods for one player, one for two, none for more', () => {
    expect(refused(() => founded([ANN]))).toEqual(['entries[0].supports wrongCount C-15.16']);
    expect(refused(() => founded([ANN], ['odin', 'thor']))).toEqual([
      'entries[0].supports[0] godTwice C-15.16',
    ]);
    expect(refused(() => founded([ANN, BEN, CLEO], ['tyr']))).toEqual([
      'entries[0].supports wrongCount C-15.16',
    ]);
    expect(stateOf(founded([ANN, BEN], ['tyr'])).supports).toEqual(['tyr']);
  });

  test('C-15.10, C-15.12: six sagas at least, numbered from 1', () => {
    const withSagas = (sagas: typeof SAGAS) =>
      found(ID, { name: 'R', players: [ANN, BEN, CLEO], supports: [], options: {}, sagas, at: AT });
    expect(refused(() => withSagas(SAGAS.slice(0, 5)))).toEqual([
      'entries[0].sagas sagasIncomplete C-15.10',
    ]);
    const swapped = [SAGAS[1], SAGAS[0], ...SAGAS.slice(2)];
    expect(refused(() => withSagas(swapped))).toEqual([
      'entries[0].sagas[0].number sagasDisordered C-15.12',
      'entries[0].sagas[1].number sagasDisordered C-15.12',
    ]);
  });

  test('C-15.63: the free ticks, Support gods named too', () => {
    const [odin] = stateOf(founded([ANN], ['tyr', 'thor'])).seats;
    expect(odin.sheet.relations['brother-in-arms']).toEqual(['tyr', 'thor']);
    expect(odin.sheet).toEqual(odin.given);
  });
});

describe('games of a campaign', () => {
  const begun = founded([ANN, BEN, CLEO]);

  test('C-15.12: saga 1 first, the next one only after a win, a lost one again', () => {
    expect(refused(() => won(begun, [1, 1, 1], 2))).toEqual([
      'entries[1].saga sagaOutOfOrder C-15.12',
    ]);
    const after = lost(begun, [0, 3, 3]);
    expect(stateOf(after)).toMatchObject({ next: 1, games: 1, defeats: 1, won: [] });
    expect(refused(() => won(after, [1, 1, 1], 2))).toHaveLength(1);
    const then = won(after, [1, 2, 3]);
    expect(stateOf(then)).toMatchObject({ next: 2, games: 2, defeats: 1 });
    expect(refused(() => lost(then, [1, 1, 0], 1))).toHaveLength(1);
  });

  test('C-15.57: a saga is ticked when it is won, with the games that it took', () => {
    const after = won(won(lost(begun, [0, 1, 1]), [1, 1, 1]), [2, 2, 2], 2);
    expect(stateOf(after).won).toEqual([
      { saga: 1, games: 2 },
      { saga: 2, games: 1 },
    ]);
  });

  test('C-15.54, C-15.55: after a defeat exactly 3 XP, after a win the life points left', () => {
    expect(saved(lost(begun, [5, 1, 3]))).toEqual([3, 3, 3]);
    expect(saved(won(begun, [5, 1, 3]))).toEqual([5, 1, 3]);
  });

  test('C-15.54, C-15.55: LP 5, 1, 3 after a defeat with 1, 0, 2 saved come to 4, 3, 5', () => {
    // Earned 4, 3, 5, and all but 1, 0, 2 is spent.
    let before = won(begun, [4, 3, 5]);
    before = bought(before, 0, [tick('godDie', 1)]);
    before = bought(before, 1, [tick('elves', 1), tick('elves', 2)]);
    before = bought(before, 2, [tick('godDie', 1)]);
    expect(saved(before)).toEqual([1, 0, 2]);
    expect(saved(lost(before, [5, 1, 3], 2))).toEqual([4, 3, 5]);
  });

  test('C-15.16: solo only the player’s god gains XP', () => {
    const solo = founded([ANN], ['tyr', 'thor']);
    expect(saved(lost(solo, [0]))).toEqual([3]);
    expect(refused(() => lost(solo, [0, 5, 5]))).toEqual(['entries[1].lives wrongCount C-15.16']);
  });

  test('C-15.26: life points are dealt anew in each game, and troops come from the sheet only', () => {
    const p = begunGame(lost(begun, [0, 1, 2]));
    expect([...p.lives.subarray(0, 3)]).toEqual([7, 7, 7]);
    expect([...p.elves, ...p.dice].every((count) => count === 0)).toBe(true);
  });

  test('C-15.55: life points that nobody can have left', () => {
    expect(refused(() => won(begun, [8, 1, 1]))).toEqual([
      'entries[1].lives[0] tooManyLives C-15.55',
    ]);
    expect(refused(() => won(begun, [1, 0, 1]))).toEqual([
      'entries[1].lives[1] nobodyDiesWinning C-15.55',
    ]);
    expect(refused(() => lost(begun, [1, 0, 1]))).toEqual([]);
  });

  test('C-15.58: a game that was given up is a defeat like any other', () => {
    const unfinished = lost(begun, [7, 7, 7]);
    expect(saved(unfinished)).toEqual([3, 3, 3]);
  });

  const complete = SAGAS.reduce((campaign, { number }) => won(campaign, [1, 1, 1], number), begun);

  test('C-15.19: after saga 6 the campaign is complete and nothing is earned any more', () => {
    expect(stateOf(complete)).toMatchObject({ next: undefined, isComplete: true, games: 6 });
    expect(refused(() => won(complete, [1, 1, 1], 6))).toEqual([
      'entries[7] campaignComplete C-15.19',
    ]);
    expect(refused(() => optionsFor(complete))).toEqual([' campaignComplete C-15.19']);
    expect(singleOptionsFor(complete, 6)).toMatchObject({ saga: { id: SAGAS[5].id } });
  });

  test('C-15.11, C-15.12: the options of the next game', () => {
    const after = bought(lost(begun, [1, 1, 0]), 1, [tick('elves', 1)]);
    expect(optionsFor(after)).toMatchObject({
      seats: 3,
      mode: 'hard',
      gods: ['odin', 'thor', 'frigg'],
      supports: [],
      relations: [],
      edition: 'reconstructed',
      kin: 'anyTime',
      saga: SAGAS[0],
      sheets: [
        { elves: 0, relations: { 'brother-in-arms': ['thor', 'frigg'] } },
        { elves: 1 },
        { vanirDie: 1 },
      ],
    });
  });

  test('C-15.18: a saga that was reached may be played singly, with the sheets of the campaign', () => {
    const after = won(begun, [1, 1, 1]);
    expect(singleOptionsFor(after, 1).saga).toEqual(SAGAS[0]);
    for (const saga of [0, 3, 7, 1.5, Number.NaN]) {
      expect(refused(() => singleOptionsFor(after, saga))).toEqual([' notReached C-15.18']);
    }
  });
});

describe('buying', () => {
  const begun = founded([ANN, BEN, CLEO]);
  const [ODIN, THOR, FRIGG] = [0, 1, 2];

  test('C-15.22, C-15.56, C-15.62, C-15.64, C-15.65, C-15.66: three games of three players, box by box', () => {
    let campaign = lost(begun, [0, 2, 2]);
    expect(saved(campaign)).toEqual([3, 3, 3]);
    campaign = bought(campaign, ODIN, [tick('godDie', 1)]);
    campaign = bought(campaign, THOR, [tick('elves', 1), tick('elves', 2)]);
    campaign = bought(campaign, FRIGG, [name('kin', 1, 'thor')]);
    expect(saved(campaign)).toEqual([0, 0, 2]);
    expect(elvesInReserve(campaign)).toBe(7);
    // Box 2 is closed with three players, and Thor is named.
    expect(
      refused(() => bought(campaign, FRIGG, [name('kin', 1, 'thor'), name('kin', 2, 'odin')])),
    ).toEqual(['entries[5].boxes[1] boxClosed C-15.62']);
    expect(
      refused(() => bought(campaign, FRIGG, [name('kin', 1, 'thor'), name('kin', 3, 'thor')])),
    ).toEqual(['entries[5].boxes[1] namedAlready C-15.65']);

    campaign = won(campaign, [4, 2, 5]);
    expect(saved(campaign)).toEqual([4, 2, 7]);
    campaign = bought(campaign, ODIN, [tick('vanirDie', 1)]);
    const travel = name('travel-companion', 1, 'odin');
    campaign = bought(campaign, THOR, [travel, name('lucky-companion', 1, 'frigg')]);
    campaign = bought(campaign, FRIGG, [
      tick('godDie', 1),
      name('kin', 3, 'odin'),
      tick('elves', 1),
    ]);
    expect(saved(campaign)).toEqual([1, 0, 0]);
    expect(elvesInReserve(campaign)).toBe(6);
    expect(
      refused(() => bought(campaign, ODIN, [tick('vanirDie', 1), tick('vanirDie', 2)])),
    ).toEqual(['entries[9].boxes[1] tooDear C-15.64']);

    campaign = lost(campaign, [1, 4, 2], 2);
    campaign = bought(campaign, ODIN, [tick('godDie', 2)]);
    expect(
      refused(() =>
        bought(campaign, THOR, [name('brother-in-arms', 1, 'frigg'), tick('elves', 3)]),
      ),
    ).toEqual(['entries[11].boxes[1] tooDear C-15.64']);
    campaign = bought(campaign, THOR, [name('brother-in-arms', 1, 'frigg')]);
    campaign = bought(campaign, FRIGG, [tick('elves', 2)]);
    expect(xp(campaign)).toEqual([
      [10, 10, 0],
      [8, 6, 2],
      [11, 10, 1],
    ]);
    expect(stateOf(campaign).seats.map(({ sheet }) => sheet.elves)).toEqual([0, 2, 2]);
    expect(elvesInReserve(campaign)).toBe(5);
    expect(stateOf(campaign)).toMatchObject({ next: 2, games: 3, defeats: 2 });
  });

  test('C-15.66: purchases are taken back until the next game, then they are fixed', () => {
    let campaign = bought(lost(begun, [0, 1, 1]), THOR, [tick('godDie', 1)]);
    expect(saved(campaign)).toEqual([3, 0, 3]);
    campaign = bought(campaign, THOR, [tick('elves', 1)]);
    expect(saved(campaign)).toEqual([3, 2, 3]);
    expect(stateOf(campaign).seats[THOR].sheet).toMatchObject({ elves: 1, godDie: 0 });
    campaign = lost(campaign, [1, 0, 1]);
    campaign = bought(campaign, THOR, []);
    expect(stateOf(campaign).seats[THOR].sheet).toMatchObject({ elves: 1 });
    expect(refused(() => buy(campaign, { seat: THOR, boxes: [], at: AT }, 'begun'))).toEqual([
      ' gameHasBegun C-15.66',
    ]);
  });

  test('C-15.66: nothing is bought before the first game, or by nobody', () => {
    expect(refused(() => bought(begun, THOR, []))).toEqual(['entries[1] nothingToSpend C-15.66']);
    expect(refused(() => bought(lost(begun, [0, 1, 1]), 3, []))).toEqual([
      'entries[2].seat noSuchSeat C-15.15',
    ]);
  });

  test('C-15.67: troops from the left, box I of a die before II', () => {
    const rich = won(begun, [7, 7, 7]);
    for (const block of ['elves', 'dice', 'godDie', 'vanirDie'] as const) {
      expect(refused(() => bought(rich, THOR, [tick(block, 2)]))).toEqual([
        'entries[2].boxes[0] boxNotNext C-15.67',
      ]);
      expect(refused(() => bought(rich, THOR, [tick(block, 1), tick(block, 1)]))).toEqual([
        'entries[2].boxes[1] boxTaken C-15.67',
      ]);
    }
    expect(refused(() => bought(rich, FRIGG, [tick('vanirDie', 1)]))).toEqual([
      'entries[2].boxes[0] boxTaken C-15.67',
    ]);
    expect(refused(() => bought(rich, FRIGG, [tick('vanirDie', 3)]))).toEqual([
      'entries[2].boxes[0] noSuchBox C-15.60',
    ]);
  });

  test('C-15.65, C-15.85: the first free box, nobody twice, nobody oneself, nobody else', () => {
    const rich = won(begun, [7, 7, 7]);
    const whyNot = (...boxes: Box[]) => refused(() => bought(rich, THOR, boxes))[0]?.slice(20);
    expect(whyNot(name('kin', 3, 'odin'))).toBe('boxNotNext C-15.65');
    expect(whyNot(name('kin', 4, 'odin'))).toBe('boxClosed C-15.62');
    expect(whyNot(name('kin', 5, 'odin'))).toBe('noSuchBox C-15.60');
    expect(whyNot(name('kin', 1, 'thor'))).toBe('namesSelf C-15.65');
    expect(whyNot(name('kin', 1, 'tyr'))).toBe('notInCampaign C-15.85');
    expect(whyNot(name('kin', 1, 'odin'), name('kin', 1, 'frigg'))).toBe('boxTaken C-15.65');
    expect(whyNot(name('kin', 1, 'odin'), name('kin', 3, 'frigg'))).toBeUndefined();
    // C-15.63: Odin's row of Brothers-in-arms is full.
    expect(refused(() => bought(rich, ODIN, [name('brother-in-arms', 3, 'thor')]))).toEqual([
      'entries[2].boxes[0] boxTaken C-15.65',
    ]);
  });

  test.each([
    [1, [2, 4]],
    [2, [3, 4]],
    [3, [1, 3]],
    [4, [1, 2, 3]],
    [5, [1, 2, 3, 4]],
  ])('C-15.62, C-15.64: with %i players names go into the boxes %j', (count, open) => {
    const gods: GodWord[] = ['thor', 'tyr', 'frigg', 'heimdall', 'freyr'];
    const players = gods.slice(0, count).map((god) => ({ name: '', god }));
    const supports: GodWord[] = count === 1 ? ['odin', 'freyia'] : count === 2 ? ['odin'] : [];
    const others = [...gods.slice(1, count), ...supports];
    let campaign = founded(players, supports);
    const lives = players.map(() => 5);
    for (const saga of [1, 2, 3]) campaign = won(campaign, lives, saga);
    const row = open.map((box, i) => name('kin', box, others[i]));
    campaign = bought(campaign, 0, row);
    expect(stateOf(campaign).seats[0].spent).toBe(open.reduce((sum, box) => sum + box, 0));
    expect(stateOf(campaign).seats[0].sheet.relations.kin).toEqual(others);
  });

  test('C-15.56, C-15.66: who can still buy something', () => {
    const state = (campaign: Campaign) => stateOf(campaign).seats.map(({ canBuy }) => canBuy);
    expect(state(begun)).toEqual([false, false, false]);
    const after = won(begun, [1, 1, 3]);
    expect(state(after)).toEqual([true, true, true]);
    expect(state(bought(after, THOR, [tick('elves', 1)]))).toEqual([true, false, true]);
  });

  test('C-15.60: the sheet as it is shown, box by box', () => {
    const after = bought(won(begun, [2, 4, 4]), FRIGG, [name('kin', 1, 'thor')]);
    const { seats } = stateOf(after);
    const shown = rowsOf(seats[FRIGG], 3).map(({ row, boxes }) => [
      row,
      boxes.map(({ state, god }) => (god === undefined ? state : `${state} ${god}`)).join(', '),
    ]);
    expect(Object.fromEntries(shown)).toEqual({
      elves: 'open, later, later',
      dice: 'open, later, later',
      godDie: 'open, later',
      vanirDie: 'given, dear',
      'brother-in-arms': 'open, closed, later, closed',
      kin: 'had thor, closed, open, closed',
      'lucky-companion': 'open, closed, later, closed',
      'travel-companion': 'open, closed, later, closed',
    });
    const [odin] = rowsOf(seats[ODIN], 3).filter(({ row }) => row === 'brother-in-arms');
    expect(odin.boxes.map(({ state }) => state)).toEqual(['given', 'closed', 'given', 'closed']);
  });
});

describe('names, branches and copies', () => {
  const begun = founded([ANN, BEN, CLEO]);

  test('C-15.15: a person is replaced, the seat stays', () => {
    const after = rename(lost(begun, [0, 1, 1]), { seat: 1, name: 'Dan', at: AT });
    expect(stateOf(after).seats[1]).toMatchObject({ name: 'Dan', god: 'thor', saved: 3 });
    expect(stateOf(rename(after, { name: 'Twilight', at: AT })).name).toBe('Twilight');
    expect(refused(() => rename(after, { seat: 3, name: 'Eve', at: AT }))).toEqual([
      'entries[3].seat noSuchSeat C-15.15',
    ]);
  });

  test('C-15.15: whoever joins or leaves branches off; those who stay spend their XP anew', () => {
    let campaign = won(lost(begun, [0, 1, 1]), [4, 2, 5]);
    campaign = bought(campaign, 1, [tick('elves', 1), tick('elves', 2)]);
    const two = branch(campaign, {
      id: OTHER_ID,
      name: 'Two of us',
      players: [BEN, { name: 'Dan', god: 'tyr' }],
      supports: ['odin'],
      at: AT,
    });
    const state = stateOf(two);
    expect(state).toMatchObject({ name: 'Two of us', next: 2, won: [{ saga: 1, games: 0 }] });
    expect(xp(two)).toEqual([
      [5, 0, 5],
      [0, 0, 0],
    ]);
    expect(state.seats[0].sheet).toEqual(state.seats[0].given);
    expect(state.seats[0].canBuy).toBe(true);
    // What is bought before its first game is bought with what was brought along.
    expect(saved(bought(two, 0, [tick('godDie', 1)]))).toEqual([2, 0]);
    expect(optionsFor(two)).toMatchObject({ seats: 2, saga: { id: SAGAS[1].id } });
  });

  test('C-15.15, C-15.19: branches that cannot be', () => {
    const branched = (change: object) =>
      refused(() =>
        readCampaign({
          ...begun,
          entries: [
            begun.entries[0],
            { type: 'branched', origin: OTHER_ID, next: 2, earned: {}, at: AT, ...change },
          ],
        }),
      );
    expect(branched({})).toEqual([]);
    expect(branched({ next: 7 })).toEqual(['entries[1].next noSuchNextSaga C-15.15']);
    expect(branched({ earned: { tyr: 3 } })).toEqual([
      'entries[1].earned.tyr godDoesNotStay C-15.15',
    ]);
    const late = { type: 'branched', origin: OTHER_ID, next: 2, earned: {}, at: AT };
    const after = lost(begun, [0, 1, 1]);
    expect(refused(() => readCampaign({ ...after, entries: [...after.entries, late] }))).toEqual([
      'entries[2] branchedSecond C-15.15',
    ]);
    const complete = SAGAS.reduce((all, { number }) => won(all, [1, 1, 1], number), begun);
    const alone = { id: OTHER_ID, name: 'x', players: [ANN], supports: [], at: AT };
    expect(refused(() => branch(complete, alone))).toEqual([' campaignComplete C-15.19']);
  });

  const fork = { id: OTHER_ID, at: AT };

  test('C-15.10: two copies: the same, or one that goes on', () => {
    const after = lost(begun, [0, 1, 1]);
    expect(merge(after, structuredClone(after), fork)).toEqual({ kind: 'same', campaign: after });
    const further = bought(after, 0, [tick('godDie', 1)]);
    expect(merge(after, further, fork)).toEqual({
      kind: 'longer',
      campaign: further,
      by: 'second',
    });
    expect(merge(further, after, fork)).toMatchObject({ campaign: further, by: 'first' });
  });

  test('C-15.10: a real fork is kept as two campaigns, and nothing is lost', () => {
    const here = lost(begun, [0, 1, 1]);
    const there = won(begun, [1, 1, 1]);
    const merged = merge(here, there, fork);
    if (merged.kind !== 'fork') throw new Error('no fork');
    expect(merged.campaign).toBe(here);
    expect(merged.other.id).toBe(OTHER_ID);
    expect(merged.other.entries.slice(0, -1)).toEqual(there.entries);
    expect(stateOf(merged.other)).toMatchObject({ name: 'Ragnarok (2)', next: 2 });
    const again = merge({ ...merged.other, entries: [...begun.entries] }, merged.other, fork);
    expect(again.kind).toBe('longer');
    const third = merge(
      lost(rename(begun, { name: 'Ragnarok (2)', at: AT }), [0, 1, 1]),
      won(rename(begun, { name: 'Ragnarok (2)', at: AT }), [1, 1, 1]),
      fork,
    );
    expect(third.kind === 'fork' && stateOf(third.other).name).toBe('Ragnarok (3)');
    expect(refused(() => merge(here, { ...there, id: OTHER_ID }, fork))).toEqual([
      'id otherCampaign C-15.10',
    ]);
  });
});

describe('campaigns from outside', () => {
  const good = bought(lost(founded([ANN, BEN, CLEO]), [0, 1, 1]), 1, [tick('elves', 1)]);
  const copy = () => JSON.parse(JSON.stringify(good));
  const entry = (index: number, change: object) => {
    const entries: object[] = copy().entries;
    entries[index] = { ...entries[index], ...change };
    return refused(() => readCampaign({ ...copy(), entries }));
  };

  test('C-15.10: what was written is read as it was', () => {
    expect(readCampaign(copy())).toEqual(good);
  });

  test.each([null, [], 'x', 7, {}])('C-15.10: %j is no campaign', (json) => {
    expect(refused(() => readCampaign(json))).not.toEqual([]);
  });

  test('C-15.10: another version and unknown fields are refused with their places', () => {
    const later = { ...copy(), schema: 'chronicles-campaign/2', cheat: 1, id: 'x' };
    expect(refused(() => readCampaign(later))).toEqual([
      'cheat unknownField ',
      'schema unknownFormat ',
      'id badCampaignId ',
    ]);
    expect(entry(1, { xp: 9 })).toEqual(['entries[1].xp unknownField ']);
    expect(entry(1, { type: 'won' })[0]).toBe('entries[1].saga unknownField ');
    expect(refused(() => readCampaign({ ...copy(), entries: {} }))).toEqual(['entries notAList ']);
  });

  test('C-15.10, C-15.12: a chain edited by hand is refused at the entry that breaks a rule', () => {
    expect(entry(1, { saga: 2 })).toEqual(['entries[1].saga sagaOutOfOrder C-15.12']);
    expect(entry(2, { boxes: [tick('elves', 1), tick('elves', 2), tick('elves', 3)] })).toEqual([
      'entries[2].boxes[2] tooDear C-15.64',
    ]);
    const { entries } = copy();
    const chain = (list: object[]) => refused(() => readCampaign({ ...copy(), entries: list }));
    expect(chain(entries.slice(1))).toEqual(['entries[0] foundedFirst C-15.10']);
    expect(chain([])).toEqual(['entries[0] foundedFirst C-15.10']);
    expect(chain([...entries, entries[0]])).toEqual(['entries[3] foundedOnce C-15.10']);
    expect(chain([entries[0], entries[2], entries[1]])).toEqual([
      'entries[1] nothingToSpend C-15.66',
    ]);
  });

  test('C-15.10: wrong types, every one with its place', () => {
    expect(
      entry(1, { saga: '1', record: 'x', outcome: 'drawn', lives: [-1, 2.5, 99], at: 'now' }),
    ).toEqual([
      'entries[1].saga notWhole ',
      'entries[1].record recordTooLarge ',
      'entries[1].outcome notOneOf ',
      'entries[1].lives[0] outOfRange ',
      'entries[1].lives[1] notWhole ',
      'entries[1].lives[2] outOfRange ',
      'entries[1].at badTime ',
    ]);
    expect(entry(2, { seat: 9, boxes: [{ block: 'lives', box: 0 }, null] })).toEqual([
      'entries[2].seat outOfRange ',
      'entries[2].boxes[0].block notOneOf ',
      'entries[2].boxes[0].box outOfRange ',
      'entries[2].boxes[1] notAnObject ',
    ]);
    expect(
      entry(0, { players: [{ name: 7, god: 'loki' }], name: ' ', supports: ['none'] }),
    ).toEqual([
      'entries[0].name nameMissing ',
      'entries[0].players[0].name notText ',
      'entries[0].players[0].god godUnknown ',
      'entries[0].supports[0] godUnknown ',
    ]);
  });

  test('C-15.10: readings are checked as the options of a game are, and the rest is not chosen', () => {
    expect(entry(0, { options: { kin: 'never', seats: 5, edition: { schema: 1 } } })).toEqual(
      expect.arrayContaining([
        'entries[0].options.seats notForCampaigns ',
        'entries[0].options.kin notOneOf ',
        'entries[0].options.edition.schema unknownFormat ',
      ]),
    );
    expect(stateOf(good).options).toMatchObject({ edition: 'reconstructed', travel: 'each' });
  });

  test('C-15.10: what is huge or nested without end is refused', () => {
    const many = new Array(1001).fill(good.entries[1]);
    expect(refused(() => readCampaign({ ...copy(), entries: many }))[0]).toBe('entries tooLong ');
    expect(entry(1, { record: { moves: new Array(200_001).fill('') } })).toEqual([
      'entries[1].record recordTooLarge ',
    ]);
    let deep: object = {};
    for (let i = 0; i < 10_000; i++) deep = { deep };
    expect(entryWith(deep)).toEqual(['entries[1].record recordTooLarge ']);
    const cycle: { self?: object } = {};
    cycle.self = cycle;
    expect(entryWith(cycle)).toEqual(['entries[1].record recordTooLarge ']);
    expect(entry(0, { name: 'x'.repeat(81) })).toEqual(['entries[0].name notText ']);
    // Purchases may be changed without end, each by what was saved.
    const bought = good.entries[2];
    const often = { ...good, entries: [...good.entries, ...new Array(500).fill(bought)] };
    expect(saved(readCampaign(often))).toEqual([3, 2, 3]);
  });

  function entryWith(record: object): string[] {
    const [first, second, third] = good.entries;
    const entries = [first, { ...second, record }, third];
    return refused(() => readCampaign({ ...good, entries }));
  }

  test('C-15.15: names are cleaned', () => {
    const odd = rename(good, { seat: 0, name: ' A\u001b[2Jn\u202en \n', at: AT });
    expect(stateOf(odd).seats[0].name).toBe('A [2Jn n');
    expect(refused(() => rename(good, { name: '\u200b', at: AT }))).toEqual([
      'entries[3].name nameMissing C-15.15',
    ]);
  });
});

describe('records of a campaign', () => {
  const begun = founded([ANN, BEN, CLEO]);
  const campaign = bought(lost(begun, [0, 1, 1]), 1, [tick('elves', 1)]);
  const second = won(campaign, [3, 2, 1]);
  /** What the games really were. */
  const truth = (change: Partial<Replayed> = {}): readonly Replayed[] => [
    { won: false, lives: [0, 1, 1], options: optionsFor(begun) },
    { won: true, lives: [3, 2, 1], options: optionsFor(campaign), ...change },
  ];
  const verified = (games: readonly (Replayed | Fault)[]) => {
    const left = [...games];
    return refused(() => {
      verifyCampaign(second, () => left.shift() ?? games[0]);
    });
  };

  test('C-15.57: they replay to what the entries say', () => {
    expect(verified(truth())).toEqual([]);
    // The options of a game may hold the whole saga.
    const [saga] = HOUSE_SAGAS as unknown as readonly Json[];
    const whole = { ...optionsFor(campaign), saga, other: 1 };
    expect(verified(truth({ options: whole }))).toEqual([]);
  });

  test('C-15.57: one that does not is refused with the number of its entry', () => {
    expect(verified(truth({ won: false }))).toEqual(['entries[3].outcome otherOutcome C-15.57']);
    expect(verified(truth({ lives: [3, 2, 2] }))).toEqual(['entries[3].lives otherLives C-15.55']);
    const broken = { path: 'moves[3]', reason: 'unknownWord', facts: {} };
    expect(verified([truth()[0], broken])).toEqual([
      'entries[3].record recordDoesNotReplay C-15.57',
      'entries[3].record.moves[3] unknownWord ',
    ]);
  });

  test('C-15.12: one that was played with other sheets, another saga or other gods is refused', () => {
    const other = (change: object) =>
      verified(truth({ options: { ...optionsFor(campaign), ...change } }));
    const refusal = ['entries[3].record otherOptions C-15.12'];
    expect(other({ sheets: optionsFor(begun).sheets })).toEqual(refusal);
    expect(other({ saga: SAGAS[1] })).toEqual(refusal);
    expect(other({ saga: 'none' })).toEqual(refusal);
    expect(other({ gods: ['odin', 'thor', 'tyr'] })).toEqual(refusal);
    expect(other({ relations: ['thor:kin:odin'] })).toEqual(refusal);
    expect(other({ mode: 'easy' })).toEqual(refusal);
  });
});

describe('what is wrong with a campaign', () => {
  test.each(LANGS)('%s: every sentence is there, named and cites its rule', async (lang) => {
    const texts = await campaignReasonsOf(lang);
    const kernel = await kernelTextsOf(lang);
    for (const reason of Object.keys(en)) {
      const facts = {
        rule: 'C-15.62',
        god: 'thor',
        seat: 7,
        seats: 3,
        value: '8',
        most: 9,
        least: 6,
        expected: 5,
        box: 4,
        next: 2,
        cost: 11,
        saved: 12,
        number: 13,
        key: 'gods',
        words: 'elves',
      };
      const sentence = reasonText(kernel, texts, { reason, facts });
      expect(sentence).toMatch(/\(C-15\.62\)$/);
      expect(sentence).not.toMatch(/undefined|thor/);
    }
  });
});

describe('a campaign in the terminal', () => {
  test('C-15.17: a saga that has not been reached is not named', async () => {
    const campaigns = await campaignsIn('en');
    const after = won(founded([ANN, BEN, CLEO]), [1, 1, 1]);
    const shown = (await campaigns.show(after)).slice(1, 7);
    expect(shown[0]).toMatch(/^Saga 1, .+: won, games needed: 1$/);
    expect(shown[1]).toMatch(/^Saga 2, .+: next$/);
    expect(shown.slice(2)).toEqual([3, 4, 5, 6].map((number) => `Saga ${number}, sealed`));
  });
});
