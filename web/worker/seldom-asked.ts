import { type GameModule, hashOf, OVER, recordText, toCompact } from '@nineworlds/engine';
import type {
  Answers,
  BranchRequest,
  LookRequest,
  Moment,
  OpenRequest,
  Purpose,
  Request,
  ResumeRequest,
  SideLineRequest,
} from '@nineworlds/protocol';
import type { Table } from '@nineworlds/table';
import { badInput } from '../bad-input.ts';
import type { GameStore, KeptGame } from '../storage/kept-game.ts';
import { chooseFor } from './choose-for.ts';
import { completionOf } from './completion.ts';
import type { Desk, DeskSetUp } from './desk.ts';
import { loadModule } from './load-module.ts';
import { oddsFor } from './odds-for.ts';
import { gameForm, optionFaults } from './option-form.ts';
import {
  type KeptTable,
  tableOfBranch,
  tableOfKept,
  tableOfSideLine,
  tableOfText,
} from './past-tables.ts';

// Answers that a new game gets by without for a while: whoever begins one loads none of it.

/** How a desk is set up for a table that is not new. */
export type SeatMore = Pick<DeskSetUp, 'advice' | 'continued'>;

/** What these answers need of a host. */
export interface AskedHost {
  readonly store: GameStore;
  newSeed(): string;
  /** The desk of a table, if somebody sits there. */
  openDesk(table: string): Desk | undefined;
  /** The desk of a table; throws `BadInput` where nobody sits. */
  desk(table: string): Desk;
  /** Sits down at a table. */
  seat(
    id: string,
    module: GameModule,
    table: Table,
    purpose: Purpose,
    how?: 'ask' | 'take',
    more?: SeatMore,
  ): Promise<Answers['start']>;
}

/** What is asked seldom, or by other pages than the one of a new game. */
export type SeldomRequest = Extract<
  Request,
  {
    type:
      | 'resume'
      | 'open'
      | 'look'
      | 'sideLine'
      | 'branch'
      | 'describe'
      | 'checkOptions'
      | 'complete'
      | 'odds'
      | 'choose'
      | 'moment'
      | 'export';
  }
>;

/** Answers such a request; throws `BadInput`. */
export async function answerSeldom(
  host: AskedHost,
  request: SeldomRequest,
): Promise<Answers[SeldomRequest['type']]> {
  switch (request.type) {
    case 'resume':
      return resume(host, request);
    case 'open':
      return open(host, request);
    case 'look':
      return look(host, request);
    case 'sideLine':
      return sideLine(host, request);
    case 'branch':
      return branch(host, request);
    case 'describe':
      return gameForm(await loadModule(request.game));
    case 'checkOptions':
      return optionFaults(await loadModule(request.game), request.options);
    default:
      return answerAt(host.desk(request.table), request);
  }
}

/** Answers what somebody at a desk wants to know. */
async function answerAt(
  desk: Desk,
  request: Extract<SeldomRequest, { type: 'complete' | 'odds' | 'choose' | 'moment' | 'export' }>,
): Promise<Answers[typeof request.type]> {
  const { table, module } = desk;
  switch (request.type) {
    case 'complete':
      desk.requireSeated(request.seat);
      return completionOf(table, request.seat, request.line);
    case 'odds':
      desk.requireSeated(request.seat);
      return oddsFor(table, module, request.seat, request.line);
    case 'choose':
      return chooseFor(desk, request.seat, request.line);
    case 'moment':
      return momentAt(desk, request.ply);
    case 'export':
      return exported(desk, request.form);
  }
}

/** The game as it was after so many lines, as the viewer may know it. */
function momentAt(desk: Desk, given: number): Moment {
  const { table } = desk;
  const plies = table.ply;
  const ply = Math.max(0, Math.min(plies, Math.trunc(given)));
  const position = table.positionAt(ply);
  const { seat, kind } = position.frames;
  return {
    ply,
    plies,
    view: desk.viewOf(position),
    asked: seat,
    question: seat === OVER ? '' : (table.game.kinds[kind]?.name ?? ''),
  };
}

/** What can be given away: as a link what a running game may tell, or everything in a file. */
async function exported(
  { table, module, hidesSomething }: Desk,
  form: 'link' | 'save',
): Promise<Answers['export']> {
  const hash = hashOf(table.position);
  if (form === 'save') return { text: recordText(table.record('revealed')), hash };
  if (hidesSomething) throw badInput('link', 'secretsWhileRunning');
  const record = table.record(table.over ? 'revealed' : 'secret');
  return { text: toCompact(await module.checked(), record), hash };
}

async function resume(
  host: AskedHost,
  { table: id, takeOver }: ResumeRequest,
): Promise<Answers['resume']> {
  // It has just been set up by this page.
  const begun = host.openDesk(id);
  if (begun !== undefined) return begun.joined();
  const how = takeOver ? 'take' : 'ask';
  const { module, table, rules, advice } = await keptTable(host, id);
  if (rules === undefined) return host.seat(id, module, table, 'play', how, { advice });
  // Other rules: the old record stays as it is, and the game goes on beside it.
  const continued = { ...rules, table: `${id}.${rules.to}` };
  const before = await kept(host, continued.table);
  const goesOn = before === undefined ? { table, advice } : await tableOf(host, before);
  const more = { continued, advice: goesOn.advice };
  return host.seat(continued.table, module, goesOn.table, 'play', how, more);
}

async function look(host: AskedHost, { table: id, into }: LookRequest): Promise<Answers['look']> {
  const { module, table, advice } = await keptTable(host, id);
  return host.seat(into, module, table, 'replay', 'ask', { advice });
}

async function sideLine(
  host: AskedHost,
  { table: id, branch: which, into }: SideLineRequest,
): Promise<Answers['sideLine']> {
  const { module, table } = await tableOfSideLine(host.desk(id).table, which);
  return host.seat(into, module, table, 'replay');
}

async function open(host: AskedHost, request: OpenRequest): Promise<Answers['open']> {
  const { module, table, purpose } = await tableOfText(request, () => host.newSeed());
  return host.seat(request.table, module, table, purpose);
}

async function branch(host: AskedHost, request: BranchRequest): Promise<Answers['branch']> {
  const desk = host.desk(request.table);
  const { module, table, purpose } = await tableOfBranch(desk, request, () => host.newSeed());
  return host.seat(request.into, module, table, purpose);
}

async function keptTable(host: AskedHost, id: string): Promise<KeptTable> {
  const found = await kept(host, id);
  if (found === undefined) throw badInput('table', 'noSuchTable', { value: id.slice(0, 40) });
  return tableOf(host, found);
}

async function kept({ store }: AskedHost, id: string): Promise<KeptGame | undefined> {
  return store.load(id).catch(() => {
    throw badInput('table', 'storageBlocked');
  });
}

async function tableOf(host: AskedHost, game: KeptGame): Promise<KeptTable> {
  return tableOfKept(game, () => host.newSeed());
}
