import type { Seat, SeatInfo } from '@nineworlds/engine';
import type { TableState } from '@nineworlds/protocol';
import { host } from '../app/host-link.ts';
import { decoded } from '../app/route.svelte.ts';

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
  | { readonly kind: 'moment'; readonly text: string };

/** A table that is only opened to see what a text holds. */
const GLANCE = '~glance';

/** Finds out what a text is; throws `BadInput` with every fault. */
export async function glanceAt(given: string): Promise<Found> {
  const text = given.trim();
  const [, page, rest = ''] = /#\/(r|o)\/(\S+)$/.exec(text) ?? [];
  if (page === 'o') return { kind: 'moment', text: rest };
  const [body = '', ...place] = page === 'r' ? rest.split('/').map(decoded) : [text];
  const { state } = await host.ask({ type: 'open', table: GLANCE, text: body, purpose: 'replay' });
  await host.ask({ type: 'close', table: GLANCE });
  return { ...about(state), text: body, place, kind: isPosition(body) ? 'position' : 'game' };
}

function about({ game, seats, ply, turn, asked }: TableState) {
  return { game, seats, plies: ply, turn, asked };
}

/** A game as a link, to be watched; throws `BadInput` where a link would give secrets away. */
export async function linkTo(text: string): Promise<string> {
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
