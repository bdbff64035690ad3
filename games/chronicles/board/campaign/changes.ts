import type { CampaignApp, CampaignGame, ShelvedCampaign } from '@nineworlds/board';
import {
  BadInput,
  isPlainObject,
  type Json,
  type Options,
  type SeatInfo,
} from '@nineworlds/engine';
import {
  type Box,
  branch,
  buy,
  type Campaign,
  found,
  merge,
  optionsFor,
  type Player,
  play,
  type Replayed,
  readCampaign,
  rename,
  type SagaName,
  singleOptionsFor,
  stateOf,
  verifyCampaign,
} from '../../campaign/index.ts';
import { refusal } from '../../campaign/reasons.ts';
import type { GodWord } from '../../data/gods.ts';
import type { ChroniclesView } from '../../view/view.ts';
import { type OpenedCampaign, openedFrom, seatsFor } from './opened.ts';

/** The name of this game, as files and addresses have it. */
const GAME = 'chronicles';

/** C-15.10: how many sagas of ours a campaign has. */
const SAGAS = 6;

/** Thrown where another tab has changed a campaign meanwhile: what is there is shown anew. */
export class ChangedElsewhere extends Error {
  constructor() {
    super('another tab has changed the campaign');
    this.name = 'ChangedElsewhere';
  }
}

/** Who plays, and who helps. */
export interface Founders {
  readonly name: string;
  readonly players: readonly Player[];
  readonly supports: readonly GodWord[];
  readonly seats: readonly SeatInfo[];
}

/** Founds a campaign and saves it: its id. Throws `BadInput`. */
export async function foundCampaign(app: CampaignApp, founders: Founders): Promise<string> {
  const { name, players, supports, seats } = founders;
  const { edition } = app.ownOptions();
  const options: Options = edition === undefined ? {} : { edition };
  const sagas = await sagaNames(app);
  const campaign = found(newId(), { name, players, supports, options, sagas, at: now() });
  return saveNew(app, campaign, seats);
}

/** C-15.15: a campaign of its own for more or fewer players: its id. Throws `BadInput`. */
export async function branchCampaign(
  app: CampaignApp,
  { campaign }: OpenedCampaign,
  { name, players, supports, seats }: Founders,
): Promise<string> {
  const branched = branch(campaign, { id: newId(), name, players, supports, at: now() });
  return saveNew(app, branched, seats);
}

/** C-15.12: begins the next game of a campaign: its table. */
export async function beginGame(app: CampaignApp, opened: OpenedCampaign): Promise<string> {
  const table = await app.start(optionsFor(opened.campaign), seatsFor(opened));
  await save(app, { ...opened.saved, table });
  return table;
}

/** C-15.18: begins a game of a saga that was won; it counts nothing. */
export function beginAgain(
  app: CampaignApp,
  opened: OpenedCampaign,
  saga: number,
): Promise<string> {
  return app.start(singleOptionsFor(opened.campaign, saga), seatsFor(opened));
}

/** A campaign, and its game if it is still being played. */
export interface Counted {
  readonly opened: OpenedCampaign;
  readonly game?: CampaignGame;
}

/**
 * C-15.54, C-15.55: counts the game at the table of a campaign if it has ended. The table is forgotten with the same
 * step, so no game counts twice, whoever comes first. Who closed the page at the end finds it counted later.
 */
export async function countGame(app: CampaignApp, opened: OpenedCampaign): Promise<Counted> {
  const { table } = opened.saved;
  const game = table === undefined ? undefined : await app.gameAt(table);
  if (game === undefined) return { opened };
  if (game.results === undefined) return { opened, game };
  const replayed = await replay(app, game.record);
  return { opened: await withPlayed(app, opened, game.record, replayed) };
}

/** C-15.58: the whole team has given up the game at the table: it is lost. */
export async function giveUpGame(
  app: CampaignApp,
  opened: OpenedCampaign,
  { record }: CampaignGame,
): Promise<OpenedCampaign> {
  const { lives, options } = await replay(app, record);
  return withPlayed(app, opened, record, { won: false, lives, options });
}

async function withPlayed(
  app: CampaignApp,
  { saved, campaign, state }: OpenedCampaign,
  record: Json,
  { won, lives }: Replayed,
): Promise<OpenedCampaign> {
  const outcome = won ? 'won' : 'lost';
  const saga = state.next ?? 0;
  const played = play(campaign, { saga, record, outcome, lives, at: now() });
  const { table: _, ...away } = saved;
  return keep(app, away, played);
}

/** C-15.66: a seat buys boxes with what it has, in place of what it has bought since the last game. */
export function buyBoxes(
  app: CampaignApp,
  { saved, campaign }: OpenedCampaign,
  seat: number,
  boxes: readonly Box[],
): Promise<OpenedCampaign> {
  return keep(app, saved, buy(campaign, { seat, boxes, at: now() }, 'waiting'));
}

/** C-15.15: the campaign, or the person at a seat, gets another name. */
export function renameIn(
  app: CampaignApp,
  { saved, campaign }: OpenedCampaign,
  name: string,
  seat?: number,
): Promise<OpenedCampaign> {
  const renamed = { name, at: now(), ...(seat === undefined ? {} : { seat }) };
  return keep(app, saved, rename(campaign, renamed));
}

/** Another person or a bot sits at a seat from the next game on. */
export function reseat(
  app: CampaignApp,
  opened: OpenedCampaign,
  seat: number,
  bot: string,
): Promise<OpenedCampaign> {
  const seats = seatsFor(opened).map((info, i): SeatInfo => {
    if (i !== seat) return info;
    return bot === '' ? { kind: 'human', name: info.name ?? '' } : { kind: 'bot', bot };
  });
  return keep(app, { ...opened.saved, seats }, opened.campaign);
}

/** What came of a file: a campaign that was not here, the same, a longer one on either side, or two ways. */
export interface Imported {
  readonly kind: 'new' | 'same' | 'taken' | 'older' | 'fork';
  /** The campaign that the file is now, by its id. */
  readonly id: string;
  readonly name: string;
}

/** Takes a campaign over from a file. Every game in it is replayed. Throws `BadInput`; nothing is lost by it. */
export async function importCampaign(app: CampaignApp, json: Json): Promise<Imported> {
  const campaign = readCampaign(json);
  await requireTrue(app, campaign);
  const { id } = campaign;
  const { name } = stateOf(campaign);
  const here = await app.load(id);
  if (here === undefined) {
    await saveNew(app, campaign, seatsIn(campaign));
    return { kind: 'new', id, name };
  }
  const merged = merge(readCampaign(here.document), campaign, { id: newId(), at: now() });
  if (merged.kind === 'same') return { kind: 'same', id, name };
  if (merged.kind === 'longer') {
    if (merged.by === 'first') return { kind: 'older', id, name };
    // The game at its table was begun before what has happened since.
    const { table: _, ...away } = here;
    await keep(app, away, campaign);
    return { kind: 'taken', id, name };
  }
  const { other } = merged;
  await saveNew(app, other, here.seats);
  return { kind: 'fork', id: other.id, name: stateOf(other).name };
}

/** Gives a campaign to the browser as a file to keep: `<name>.campaign.json`. */
export function exportCampaign(
  app: CampaignApp,
  { document }: ShelvedCampaign,
  name: string,
): void {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'campaign';
  app.download(`${JSON.stringify(document, null, 1)}\n`, `${plain}.campaign.json`);
}

/** Who sat where in the last game of a campaign, as its record tells. */
function seatsIn({ entries }: Campaign): readonly SeatInfo[] {
  const last = entries.findLast(({ type }) => type === 'played');
  const record = last?.type === 'played' && isPlainObject(last.record) ? last.record : {};
  return Array.isArray(record.seats) ? (record.seats as readonly SeatInfo[]) : [];
}

/** Throws `BadInput` where a record does not replay to what its entry tells. */
async function requireTrue(app: CampaignApp, campaign: Campaign): Promise<void> {
  const replays = new Map<Json, Replayed | BadInput>();
  for (const entry of campaign.entries) {
    if (entry.type !== 'played') continue;
    try {
      replays.set(entry.record, await replay(app, entry.record));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      replays.set(entry.record, error);
    }
  }
  verifyCampaign(campaign, (record) => {
    const replayed = replays.get(record);
    if (replayed !== undefined && !(replayed instanceof BadInput)) return replayed;
    const [fault] = replayed?.faults ?? [];
    return fault ?? { path: '', reason: 'damaged', facts: {} };
  });
}

/** C-15.12: replays a record; throws `BadInput` where it is not sound, or was begun in the middle of a game. */
async function replay(app: CampaignApp, record: Json): Promise<Replayed> {
  if (isPlainObject(record) && record.from !== undefined) {
    throw new BadInput([refusal('from', 'C-15.12', 'notFromTheStart')]);
  }
  const { view, results, options } = await app.replay(record);
  const { gods } = view as unknown as ChroniclesView;
  return {
    won: results !== undefined && results.winners !== 0,
    // C-15.16: Support gods gain nothing.
    lives: gods.filter(({ isSupport }) => !isSupport).map(({ lives }) => lives),
    options,
  };
}

/** Our sagas as a campaign names them. */
async function sagaNames(app: CampaignApp): Promise<readonly SagaName[]> {
  const numbers = Array.from({ length: SAGAS }, (_, i) => i + 1);
  const named = await Promise.all(numbers.map((saga) => app.checkOptions({ saga })));
  return named.map(({ saga }) => saga as unknown as SagaName);
}

async function saveNew(
  app: CampaignApp,
  campaign: Campaign,
  seats: readonly SeatInfo[],
): Promise<string> {
  const { id } = campaign;
  const document = campaign as unknown as Json;
  await save(app, { id, game: GAME, revision: 0, document, seats });
  return id;
}

/** Saves a campaign that has changed. */
async function keep(
  app: CampaignApp,
  before: ShelvedCampaign,
  campaign: Campaign,
): Promise<OpenedCampaign> {
  const next = { ...before, document: campaign as unknown as Json };
  await save(app, next);
  return openedFrom({ ...next, revision: before.revision + 1 });
}

async function save(app: CampaignApp, campaign: ShelvedCampaign): Promise<void> {
  if ((await app.save(campaign)) === 'changed') throw new ChangedElsewhere();
}

function now(): string {
  return new Date().toISOString();
}

/** A new name for a campaign: 32 digits, never given twice. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
