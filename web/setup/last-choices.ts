import { isPlainObject, type Options } from '@nineworlds/engine';
import type { GameForm } from '@nineworlds/protocol';
import type { SeatDraft } from './draft.svelte.ts';

/** What was last chosen for a game. */
export interface LastChoices {
  readonly seats?: readonly SeatDraft[];
  readonly given: Options;
}

/** Remembers what was chosen for a game, for the next time. */
export function saveChoices(game: string, choices: LastChoices): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(choices));
  } catch {
    // Storage is full or blocked, or an edition is too large for it: the usual choices come back.
  }
}

/** Forgets what was last chosen for one option of a game. */
export function forgetChoice(game: string, option: string): void {
  const saved = parsed(game);
  if (!isPlainObject(saved.given)) return;
  const { [option]: _forgotten, ...given } = saved.given;
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...saved, given }));
  } catch {
    // Storage is blocked: then nothing was remembered.
  }
}

/** What was last chosen for a game, as far as it still means something. */
export function lastChoices(form: GameForm): LastChoices {
  const saved = parsed(form.game);
  const seats = readSeats(form, saved.seats);
  const given = isPlainObject(saved.given) ? saved.given : {};
  const known = Object.entries(given).filter(([key]) =>
    form.options.some((option) => option.key === key),
  );
  return { ...(seats === undefined ? {} : { seats }), given: Object.fromEntries(known) };
}

function readSeats({ seats: [, most], bots }: GameForm, saved: unknown): SeatDraft[] | undefined {
  if (!Array.isArray(saved) || saved.length !== most) return undefined;
  const seats = saved.filter(isPlainObject).flatMap(({ kind, name, bot }): SeatDraft[] => {
    if (kind !== 'human' && kind !== 'bot') return [];
    if (typeof name !== 'string' || typeof bot !== 'string' || !bots.includes(bot)) return [];
    return [{ kind, name: name.slice(0, LONGEST_NAME), bot }];
  });
  return seats.length === most ? seats : undefined;
}

/** No name on a board is longer. */
export const LONGEST_NAME = 24;

function parsed(game: string): Readonly<Record<string, unknown>> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}');
    return isPlainObject(saved) ? saved : {};
  } catch {
    return {};
  }
}

function keyOf(game: string): string {
  return `nineworlds-setup-${game}`;
}
