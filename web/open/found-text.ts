import { BadInput, type Seat, type SeatInfo } from '@nineworlds/engine';
import type { TableState } from '@nineworlds/protocol';
import { host } from '../app/host-link.ts';
import { decoded } from '../app/route.svelte.ts';
import { badInput } from '../bad-input.ts';
import { newTableId } from '../play/table-id.ts';
import { fromObservationLink } from '../share/observation-link.ts';
import { browserStore } from '../storage/browser-store.ts';

/** What a pasted text or a file turned out to be. */
export type Found =
  /** A game or a position; `place` is the rest of a link: a ply, and a branch. */
  | {
      readonly kind: 'game' | 'position';
      readonly text: string;
      readonly place: readonly string[];
      readonly game: string;
      readonly seats: readonly SeatInfo[];
      readonly plies: number;
      readonly turn: number;
      readonly asked: Seat;
    }
  /** What one player knows of a running game; the page for it reads it. */
  | { readonly kind: 'moment'; readonly text: string }
  /** The address of a game that this browser has saved, in its parts. */
  | { readonly kind: 'saved'; readonly address: readonly string[] };

/** A table that is only opened to see what a text holds. */
const GLANCE = '~glance';

/** Finds out what a text is and tells how much of it is checked; throws `BadInput` with every fault. */
export async function glanceAt(given: string, onprogress: (done: number) => void): Promise<Found> {
  const text = given.trim();
  const [, page, rest = ''] = /#\/(r|o|play|replay|review)\/(\S+)$/.exec(text) ?? [];
  const [body = '', ...place] = page === undefined ? [text] : rest.split('/').map(decoded);
  if (page === 'o') {
    await fromObservationLink(body);
    return { kind: 'moment', text: body };
  }
  if (page !== undefined && page !== 'r') {
    await requireSaved(body);
    return { kind: 'saved', address: [page, body, ...place] };
  }
  const { state } = await host
    .ask({ type: 'open', table: GLANCE, text: body, purpose: 'replay' }, { onprogress })
    .catch((error: unknown) => {
      throw isNewer(error) ? badInput('file', 'newerFormat') : error;
    });
  await host.ask({ type: 'close', table: GLANCE });
  return { ...about(state), text: body, place, kind: isPosition(body) ? 'position' : 'game' };
}

/** The number of the format that files have. */
const FORMAT = 1;

/** Whether a file is refused for its format, which a newer version must have written. */
function isNewer(error: unknown): boolean {
  return (
    error instanceof BadInput &&
    error.faults.some(({ reason, facts }) => {
      return reason === 'unknownFormat' && Number(facts.value) > FORMAT;
    })
  );
}

/** Such an address says only which of the games of a browser is meant; throws `BadInput` in another one. */
async function requireSaved(id: string): Promise<void> {
  // Where the browser saves nothing, it has not saved this game either.
  const saved = await browserStore.list().catch(() => []);
  if (!saved.some((summary) => summary.id === id)) throw badInput('link', 'savedElsewhere');
}

function about({ game, seats, ply, turn, asked }: TableState) {
  return { game, seats, plies: ply, turn, asked };
}

/** Copies a game into this browser; the id of its table, which is open. */
export async function copyOf(text: string): Promise<string> {
  const table = newTableId();
  await host.ask({ type: 'open', table, text, purpose: 'play' });
  return table;
}

/** Where a game is watched: the parts of an address. */
export async function replayOf(text: string): Promise<readonly string[]> {
  try {
    return ['r', await linkTo(text)];
  } catch (fault) {
    // Hidden cards do not go into links: such a game is watched from a copy, at which nobody sits.
    if (!(fault instanceof BadInput)) throw fault;
    const table = await copyOf(text);
    await host.ask({ type: 'close', table });
    return ['replay', table];
  }
}

/** A game as a link, to be watched; throws `BadInput` where a link would give secrets away. */
async function linkTo(text: string): Promise<string> {
  if (text.startsWith('nw1.')) return text;
  await host.ask({ type: 'open', table: GLANCE, text, purpose: 'replay' });
  try {
    return (await host.ask({ type: 'export', table: GLANCE, form: 'link' })).text;
  } finally {
    await host.ask({ type: 'close', table: GLANCE });
  }
}

function isPosition(text: string): boolean {
  return text.startsWith('{') && text.includes('"nineworlds-position"');
}
