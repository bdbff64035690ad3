import type { CampaignApp, CampaignGame, ShelvedCampaign } from '@nineworlds/board';
import { BadInput, type Json, type Options } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import {
  beginGame,
  branchCampaign,
  buyBoxes,
  ChangedElsewhere,
  countGame,
  type Founders,
  foundCampaign,
  giveUpGame,
  importCampaign,
  renameIn,
} from '../board/campaign/changes.ts';
import { chosenIn, newFounding, withGod } from '../board/campaign/founding.ts';
import { arrowsOf, tiesOf } from '../board/campaign/graph.ts';
import { type OpenedCampaign, openedFrom, seatsFor } from '../board/campaign/opened.ts';
import {
  boughtSince,
  chanceText,
  type DraftState,
  draftOf,
  godsToName,
  successFaces,
  undecidedSeats,
  without,
} from '../board/campaign/sheet-draft.ts';
import { knownSagas, stonesOf } from '../board/campaign/stones.ts';
import {
  type Box,
  type Campaign,
  found,
  optionsFor,
  type Player,
  play,
  readCampaign,
} from '../campaign/index.ts';
import type { GodWord } from '../data/gods.ts';
import { houseSaga, nameOfSaga } from '../rules/saga/option.ts';

const ID = '0123456789abcdef0123456789abcdef';
const AT = '2026-05-17T19:30:00Z';
const SAGAS = [1, 2, 3, 4, 5, 6].map((number) => nameOfSaga(houseSaga(number)!));
const GODS: readonly GodWord[] = ['heimdall', 'frigg', 'thor', 'odin', 'tyr'];

function founded(count: number, gods = GODS): Campaign {
  const players: Player[] = gods.slice(0, count).map((god) => ({ name: god, god }));
  const supports = (['freyr', 'freyia'] as const).slice(0, Math.max(0, 3 - count));
  return found(ID, { name: 'R', players, supports, options: {}, sagas: SAGAS, at: AT });
}

function after(campaign: Campaign, outcome: 'won' | 'lost', lives: number, saga = 1): Campaign {
  const count = openedFrom(savedFrom(campaign)).state.seats.length;
  const all = Array.from({ length: count }, () => lives);
  return play(campaign, { saga, record: { of: saga }, outcome, lives: all, at: AT });
}

function savedFrom(campaign: Campaign): ShelvedCampaign {
  const { id } = campaign;
  const document = campaign as unknown as Json;
  return { id, game: 'chronicles', revision: 1, document, seats: [] };
}

/** The states of the boxes of a row, with what is missing where one is too dear. */
function statesOf(campaign: Campaign, chosen: readonly Box[], row: string): DraftState[] {
  const draft = draftOf(campaign, 0, chosen);
  return draft.rows.find((one) => one.row === row)?.boxes.map(({ state }) => state) ?? [];
}

describe('the experience sheet', () => {
  test.each([
    [1, [1, 3]],
    [2, [1, 2]],
    [3, [2, 4]],
    [4, [4]],
    [5, []],
  ])('C-15.62: with %i players the boxes %j of every relation are closed', (count, closed) => {
    const { rows } = draftOf(after(founded(count), 'won', 1), 0, []);
    const relations = rows.filter(({ row }) => row.includes('-') || row === 'kin');
    expect(relations).toHaveLength(4);
    for (const { boxes } of relations) {
      expect(boxes.map(({ cost }) => cost)).toEqual([1, 2, 3, 4]);
      expect(boxes.filter(({ state }) => state === 'closed').map(({ box }) => box)).toEqual(closed);
    }
  });

  const campaign = after(founded(3), 'won', 5);
  const kin: Box = { relation: 'kin', box: 1, god: 'thor' };

  test('C-15.63, C-15.64: boxes are given, open, too dear or later, as the XP have it', () => {
    expect(statesOf(campaign, [], 'godDie')).toEqual(['given', 'open']);
    expect(statesOf(campaign, [kin, { relation: 'kin', box: 3, god: 'frigg' }], 'godDie')).toEqual([
      'given',
      'dear',
    ]);
    expect(statesOf(campaign, [], 'elves')).toEqual(['open', 'later', 'later']);
    expect(statesOf(campaign, [kin], 'kin')).toEqual(['chosen', 'closed', 'open', 'closed']);
    const dear = draftOf(campaign, 0, [{ block: 'godDie', box: 2 }]).rows.find(
      ({ row }) => row === 'vanirDie',
    );
    expect(dear?.boxes[1]).toMatchObject({ state: 'dear', short: 3, isReconstructed: true });
  });

  test('C-15.64: what is to be spent is spent + kept', () => {
    for (const chosen of [[], [kin], [kin, { block: 'godDie', box: 2 } as const]]) {
      const { toSpend, spent, kept } = draftOf(campaign, 0, chosen);
      expect([toSpend, spent + kept]).toEqual([5, 5]);
    }
  });

  test('C-15.65: whoever stands in a row is not offered there again', () => {
    const { state } = openedFrom(savedFrom(campaign));
    expect(godsToName(state, draftOf(campaign, 0, [kin]).seat, 'kin')).toEqual(['frigg']);
  });

  test('C-15.67: with a box those after it are unticked, and no other row changes', () => {
    const chosen: Box[] = [kin, { block: 'elves', box: 1 }, { block: 'elves', box: 2 }];
    expect(without(chosen, 'elves', 1)).toEqual([kin]);
    expect(without(chosen, 'elves', 2)).toEqual([kin, { block: 'elves', box: 1 }]);
  });

  test('C-15.68: the chance of a die grows with its boxes', () => {
    const chances = (god: GodWord, die: 'godDie' | 'vanirDie', options: Options = {}) =>
      [0, 1, 2].map((boxes) =>
        chanceText(successFaces({ edition: 'reconstructed', ...options }, god, die, boxes)),
      );
    expect(chances('heimdall', 'godDie')).toEqual(['2/6', '4/6', '5/6']);
    expect(chances('heimdall', 'vanirDie')).toEqual(['2/6', '4/6', '6/6']);
    expect(chances('tyr', 'godDie', { tyr: 'neverFails' })).toEqual(['3/6', '5/6', '6/6']);
  });

  test('C-15.66: nothing can be chosen before the first game', () => {
    const draft = draftOf(founded(3), 0, []);
    expect(draft.toSpend).toBe(0);
    expect(draft.rows.flatMap(({ boxes }) => boxes).some(({ state }) => state === 'open')).toBe(
      false,
    );
  });
});

describe('the road', () => {
  const kinds = (campaign: Campaign, hasTable = false) => {
    const { state } = openedFrom(savedFrom(campaign));
    const stones = stonesOf(campaign, state, hasTable);
    return [stones.map(({ kind }) => kind), knownSagas(stones)];
  };
  const closed = (n: number) => new Array<string>(n).fill('closed');

  test('C-15.17: a saga has a name when it has begun, and not before', () => {
    expect(kinds(founded(3))).toEqual([['next', ...closed(5)], []]);
    expect(kinds(founded(3), true)).toEqual([['begun', ...closed(5)], [1]]);
    expect(kinds(after(founded(3), 'lost', 1))).toEqual([['begun', ...closed(5)], [1]]);
    const won = after(founded(3), 'won', 1);
    expect(kinds(won)).toEqual([['won', 'next', ...closed(4)], [1]]);
    expect(kinds(won, true)).toEqual([
      ['won', 'begun', ...closed(4)],
      [1, 2],
    ]);
  });

  test('of a closed saga there is nothing to show', () => {
    const { campaign, state } = openedFrom(savedFrom(founded(3)));
    expect(stonesOf(campaign, state, false).slice(1)).toEqual(closed(5).map((kind) => ({ kind })));
  });
});

describe('the relations', () => {
  test('C-15.80: an arrow for each pair, from who has them to whom they name', () => {
    const { state } = openedFrom(savedFrom(founded(4)));
    expect(tiesOf(state).map(({ from, to }) => `${from} ${to}`)).toEqual([
      'odin heimdall',
      'odin frigg',
      'odin thor',
    ]);
    const gods = state.seats.map(({ god }) => god);
    for (const { path, head } of arrowsOf(state, gods)) expect(path + head).not.toMatch(/NaN/);
  });
});

describe('founding', () => {
  test('C-15.11, C-15.16: no god is taken twice, and a single player has two Support gods', () => {
    const draft = withGod({ ...newFounding('R', 'steady'), count: 1 }, 0, 'thor');
    const { players, supports, seats } = chosenIn(draft);
    expect(players).toEqual([{ name: '', god: 'thor' }]);
    expect(supports).toHaveLength(2);
    expect(supports).not.toContain('thor');
    expect(seats).toEqual([{ kind: 'human', name: '' }]);
  });
});

/** An app that keeps campaigns in memory, and whose games end as they are told to. */
class TestApp
  implements
    Pick<
      CampaignApp,
      'list' | 'load' | 'save' | 'start' | 'gameAt' | 'replay' | 'checkOptions' | 'ownOptions'
    >
{
  readonly saved = new Map<string, ShelvedCampaign>();
  readonly started: Options[] = [];
  game: CampaignGame | undefined;

  async list() {
    return [...this.saved.values()];
  }
  async load(id: string) {
    return this.saved.get(id);
  }
  async save(campaign: ShelvedCampaign) {
    if ((this.saved.get(campaign.id)?.revision ?? 0) !== campaign.revision) return 'changed';
    this.saved.set(campaign.id, { ...campaign, revision: campaign.revision + 1 });
    return 'saved';
  }
  async start(options: Options) {
    this.started.push(options);
    return `t${this.started.length}`;
  }
  async gameAt() {
    return this.game;
  }
  async replay(record: Json) {
    return (record as unknown as { game: CampaignGame }).game;
  }
  async checkOptions({ saga }: Options) {
    return { saga: nameOfSaga(houseSaga(saga)!) };
  }
  ownOptions() {
    return {};
  }

  /** The campaign as it is saved now. */
  at(id: string): OpenedCampaign {
    return openedFrom(this.saved.get(id)!);
  }

  /** The game at the table has ended, or stands there. */
  play(lives: readonly number[], winners?: number): void {
    const gods = [
      ...lives.map((count) => ({ isSupport: false, lives: count })),
      { isSupport: true, lives: 5 },
    ];
    const game = {
      options: this.started.at(-1) ?? {},
      turn: 9,
      view: { gods },
      ...(winners === undefined ? {} : { results: { winners, scores: [] } }),
    } as unknown as CampaignGame;
    this.game = { ...game, record: { game } as unknown as Json };
  }
}

const FOUNDERS: Founders = {
  name: 'Ragnarok',
  players: GODS.slice(0, 3).map((god) => ({ name: '', god })),
  supports: [],
  seats: [
    { kind: 'human', name: '' },
    { kind: 'bot', bot: 'steady' },
    { kind: 'bot', bot: 'steady' },
  ],
};

async function newCampaign() {
  const test = new TestApp();
  const app = test as unknown as CampaignApp;
  const id = await foundCampaign(app, FOUNDERS);
  return { test, app, id };
}

describe('a game of a campaign', () => {
  test('C-15.12: it is begun with the options of the campaign and its seats', async () => {
    const { test, app, id } = await newCampaign();
    const before = test.at(id);
    const table = await beginGame(app, before);
    expect(test.started).toEqual([optionsFor(before.campaign)]);
    expect(test.at(id).saved.table).toBe(table);
    expect(seatsFor(before)[1]).toEqual({ kind: 'bot', bot: 'steady' });
  });

  test('C-15.54, C-15.55: it is counted once when it has ended, whoever looks first', async () => {
    const { test, app, id } = await newCampaign();
    await beginGame(app, test.at(id));
    test.play([3, 2, 1]);
    expect((await countGame(app, test.at(id))).game?.turn).toBe(9);
    expect(test.at(id).state.games).toBe(0);
    test.play([3, 2, 1], 7);
    const stale = test.at(id);
    const { opened } = await countGame(app, test.at(id));
    expect(opened.state.seats.map(({ saved }) => saved)).toEqual([3, 2, 1]);
    expect(opened.saved.table).toBeUndefined();
    // Another tab that has not seen it.
    await expect(countGame(app, stale)).rejects.toThrow(ChangedElsewhere);
    await countGame(app, test.at(id));
    expect(test.at(id).state.games).toBe(1);
  });

  test('C-15.58: one that is given up is lost', async () => {
    const { test, app, id } = await newCampaign();
    await beginGame(app, test.at(id));
    test.play([7, 7, 7]);
    const opened = await giveUpGame(app, test.at(id), test.game!);
    expect(opened.state).toMatchObject({ next: 1, games: 1, defeats: 1 });
    expect(opened.saved.table).toBeUndefined();
  });

  test('C-15.66: seats decide, may take it back, and are waited for until then', async () => {
    const { test, app, id } = await newCampaign();
    await beginGame(app, test.at(id));
    test.play([3, 0, 3], 0);
    const { opened } = await countGame(app, test.at(id));
    expect(undecidedSeats(opened.campaign, opened.state)).toEqual([0, 1, 2]);
    const elf: Box = { block: 'elves', box: 1 };
    const bought = await buyBoxes(app, opened, 2, [elf]);
    expect(boughtSince(bought.campaign, 2)).toEqual([elf]);
    const back = await buyBoxes(app, bought, 2, []);
    expect(back.state.seats[2]?.saved).toBe(3);
    expect(undecidedSeats(back.campaign, back.state)).toEqual([0, 1]);
  });
});

describe('files', () => {
  /** A campaign with a game, in one browser. */
  async function played() {
    const made = await newCampaign();
    const { test, app, id } = made;
    await beginGame(app, test.at(id));
    test.play([3, 2, 1], 7);
    await countGame(app, test.at(id));
    return made;
  }
  const fileOf = (test: TestApp, id: string) => test.saved.get(id)!.document;

  test('a campaign goes to another browser, and the longer one wins', async () => {
    const { test, app, id } = await played();
    const early = fileOf(test, id);
    const [there, thereApp] = other();
    expect(await importCampaign(thereApp, early)).toMatchObject({ kind: 'new', id });
    expect(await importCampaign(thereApp, early)).toMatchObject({ kind: 'same', id });
    await renameIn(app, test.at(id), 'Winter');
    expect(await importCampaign(thereApp, fileOf(test, id))).toMatchObject({ kind: 'taken', id });
    expect(there.at(id).state.name).toBe('Winter');
    expect(await importCampaign(thereApp, early)).toMatchObject({ kind: 'older', id });
    expect(there.at(id).state.name).toBe('Winter');
  });

  test('two ways are kept as two', async () => {
    const { test, app, id } = await played();
    const [there, thereApp] = other();
    await importCampaign(thereApp, fileOf(test, id));
    await renameIn(app, test.at(id), 'Winter');
    await renameIn(thereApp, there.at(id), 'Summer');
    const { kind, id: fork } = await importCampaign(thereApp, fileOf(test, id));
    expect(kind).toBe('fork');
    expect([there.at(id).state.name, there.at(fork).state.name]).toEqual(['Summer', 'Winter (2)']);
  });

  test('a record that tells something else is refused with its entry', async () => {
    const { test, id } = await played();
    const campaign = readCampaign(fileOf(test, id));
    const entries = campaign.entries.map((entry) =>
      entry.type === 'played' ? { ...entry, lives: [5, 5, 5] } : entry,
    );
    const [there, thereApp] = other();
    const refused = importCampaign(thereApp, { ...campaign, entries } as unknown as Json);
    await expect(refused).rejects.toThrow(BadInput);
    await expect(refused).rejects.toMatchObject({ faults: [{ path: 'entries[1].lives' }] });
    expect(there.saved.size).toBe(0);
  });

  test('C-15.15: a branch stands beside the campaign, with the XP of those who stay', async () => {
    const { test, app, id } = await played();
    const players = [...FOUNDERS.players, { name: '', god: 'odin' as const }];
    const branch = await branchCampaign(app, test.at(id), { ...FOUNDERS, players });
    expect(test.at(branch).state).toMatchObject({ next: 2, games: 0 });
    expect(test.at(branch).state.seats.map(({ saved }) => saved)).toEqual([3, 2, 1, 0]);
    expect(test.at(id).state.games).toBe(1);
  });
});

function other(): [TestApp, CampaignApp] {
  const test = new TestApp();
  return [test, test as unknown as CampaignApp];
}
