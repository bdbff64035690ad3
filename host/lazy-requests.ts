import { hashOf, OVER, recordText, toCompact } from '@nineworlds/engine';
import type {
  Answers,
  BranchRequest,
  LookRequest,
  Moment,
  Numbered,
  OpenRequest,
  Request,
  ResumeRequest,
  SideLineRequest,
} from '@nineworlds/protocol';
import { knownTo, oddsFor } from '@nineworlds/table';
import { allowAdvice } from './advice.ts';
import { autoplay } from './autoplay.ts';
import { badInput } from './bad-input.ts';
import { completionOf } from './completion.ts';
import type { Host } from './host.ts';
import type { HostedTable } from './hosted-table.ts';
import {
  type SavedTable,
  tableOfBranch,
  tableOfSaved,
  tableOfSideLine,
  tableOfText,
} from './load-table.ts';
import { gameForm, optionFaults } from './option-form.ts';
import type { Session } from './requests.ts';
import type { SavedGame } from './saved-game.ts';
import { hidesSomething, ownsTable, requireSeated } from './viewer.ts';

// Answers that a new game gets by without for a while: whoever begins one loads none of it.

/** What is asked seldom, or by other pages than the one of a new game. */
export type LazyRequest = Extract<
  Numbered,
  {
    type:
      | 'resume'
      | 'open'
      | 'look'
      | 'sideLine'
      | 'branch'
      | 'describe'
      | 'checkOptions'
      | TableRequest['type'];
  }
>;

/** What somebody at a table wants to know or to do. */
type TableRequest = Extract<
  Request,
  { type: 'complete' | 'odds' | 'choose' | 'moment' | 'export' | 'allowAdvice' }
>;

/** The types of those. */
const AT_TABLE: Readonly<Record<TableRequest['type'], true>> = {
  complete: true,
  odds: true,
  choose: true,
  moment: true,
  export: true,
  allowAdvice: true,
};

/** Answers such a request; throws `BadInput`, and anything else where it is none. */
export async function answerLazily(
  session: Session,
  host: Host,
  request: LazyRequest,
): Promise<Answers[LazyRequest['type']]> {
  const { loadGame } = host.ports;
  switch (request.type) {
    case 'resume':
      return resume(session, host, request);
    case 'open':
      return open(session, host, request);
    case 'look':
      return look(session, host, request);
    case 'sideLine':
      return sideLine(session, host, request);
    case 'branch':
      return branch(session, host, request);
    case 'describe':
      return gameForm(await loadGame(request.game));
    case 'checkOptions':
      return optionFaults(await loadGame(request.game), request.options);
    default:
      if (!Object.hasOwn(AT_TABLE, request.type)) throw new TypeError('nobody asks that');
      return answerAt(host.table(request.table), session.id, request);
  }
}

async function answerAt(
  hosted: HostedTable,
  viewer: string,
  request: TableRequest,
): Promise<Answers[TableRequest['type']]> {
  switch (request.type) {
    case 'complete':
      requireSeated(hosted, hosted.viewer(viewer), request.seat);
      return completionOf(hosted.table, request.seat, request.line);
    case 'odds':
      return oddsAt(hosted, viewer, request.seat, request.line);
    case 'choose':
      return autoplay(hosted, viewer, request.seat, request.line);
    case 'moment':
      return momentAt(hosted, viewer, request.ply);
    case 'export':
      return exported(hosted, viewer, request.form);
    case 'allowAdvice':
      return allowAdvice(hosted, viewer, request);
  }
}

/** The exact odds of a line, from what a seat knows; of no line at all: what may come. */
async function oddsAt(
  hosted: HostedTable,
  viewer: string,
  seat: number,
  line: string,
): Promise<Answers['odds']> {
  requireSeated(hosted, hosted.viewer(viewer), seat);
  const { table, module } = hosted;
  const { game, options } = table;
  const known = knownTo(game, options, table.observationFor(seat));
  const { refusal, ...answer } = await oddsFor(module, options, known, line);
  // Nobody has tried a line, so none is refused.
  return refusal === undefined || line === '' ? answer : { ...answer, refusal };
}

/** The game as it was after so many lines, as the viewer may know it. */
function momentAt(hosted: HostedTable, viewer: string, given: number): Moment {
  const { table } = hosted;
  const plies = table.ply;
  const ply = Math.max(0, Math.min(plies, Math.trunc(given)));
  const position = table.positionAt(ply);
  const { seat, kind } = position.frames;
  return {
    ply,
    plies,
    view: hosted.viewOf(viewer, position),
    asked: seat,
    question: seat === OVER ? '' : (table.game.kinds[kind]?.name ?? ''),
  };
}

/** What can be given away: as a link what a running game may tell, or everything in a file. */
async function exported(
  hosted: HostedTable,
  viewer: string,
  form: 'link' | 'save',
): Promise<Answers['export']> {
  const { table, module } = hosted;
  const mayKnowAll = table.over || ownsTable(hosted, hosted.viewer(viewer));
  const isSecret = form === 'save' ? !mayKnowAll : hidesSomething(hosted);
  if (isSecret) throw badInput('link', 'secretsWhileRunning');
  const hash = hashOf(table.position);
  if (form === 'save') return { text: recordText(table.record('revealed')), hash };
  const record = table.record(table.over ? 'revealed' : 'secret');
  return { text: toCompact(await module.checked(), record), hash };
}

async function resume(
  session: Session,
  host: Host,
  { table: id, takeOver }: ResumeRequest,
): Promise<Answers['resume']> {
  // It has just been set up by this page, or somebody else plays there.
  const open = await session.join(id);
  if (open !== undefined) return open;
  const { module, table, rules, advice } = await savedTable(host, id);
  const way = { purpose: 'play', how: takeOver ? 'take' : 'ask', ifOpen: 'join' } as const;
  if (rules === undefined) return session.open({ id, module, table, advice, ...way });
  // Other rules: the old record stays as it is, and the game goes on beside it.
  const continued = { ...rules, table: `${id}.${rules.to}` };
  const before = await saved(host, continued.table);
  const goesOn = before === undefined ? { table, advice } : await tableOf(host, before);
  return session.open({ id: continued.table, module, ...goesOn, ...way, continued });
}

async function look(
  session: Session,
  host: Host,
  { table: id, into }: LookRequest,
): Promise<Answers['look']> {
  const { module, table, advice } = await savedTable(host, id);
  const seats = session.seatsAt(id, table.seats);
  return session.open({ id: into, module, table, purpose: 'replay', advice }, seats);
}

async function sideLine(
  session: Session,
  host: Host,
  { table: id, branch: which, into }: SideLineRequest,
): Promise<Answers['sideLine']> {
  const hosted = host.table(id);
  const { seats } = hosted.viewer(session.id);
  const { module, table } = await tableOfSideLine(hosted, which);
  return session.open({ id: into, module, table, purpose: 'replay' }, seats);
}

async function open(
  session: Session,
  host: Host,
  request: OpenRequest & { readonly id: number },
): Promise<Answers['open']> {
  const onProgress = (done: number) => session.tellProgress(request.id, done);
  const { module, table, purpose } = await tableOfText(request, host.ports, onProgress);
  return session.open({ id: request.table, module, table, purpose });
}

async function branch(
  session: Session,
  host: Host,
  request: BranchRequest,
): Promise<Answers['branch']> {
  const hosted = host.table(request.table);
  const { seats } = hosted.viewer(session.id);
  const branched = await tableOfBranch(hosted, session.id, request, host.ports);
  return session.open({ id: request.into, ...branched }, seats);
}

async function savedTable(host: Host, id: string): Promise<SavedTable> {
  const found = await saved(host, id);
  if (found === undefined) throw badInput('table', 'noSuchTable', { value: id.slice(0, 40) });
  return tableOf(host, found);
}

async function saved(host: Host, id: string): Promise<SavedGame | undefined> {
  // Whoever plays it here may have a line that is on its way to the store.
  await host.find(id)?.settled();
  return host.ports.store.load(id).catch(() => {
    throw badInput('table', 'storageBlocked');
  });
}

async function tableOf({ ports }: Host, game: SavedGame): Promise<SavedTable> {
  return tableOfSaved(game, ports);
}
