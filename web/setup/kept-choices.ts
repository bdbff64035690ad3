import { isPlainObject, type Options } from '@nineworlds/engine';
import type { GameForm } from '@nineworlds/protocol';
import type { SeatDraft } from './draft.svelte.ts';

/** What was last chosen for a game. */
export interface KeptChoices {
  readonly seats?: readonly SeatDraft[];
  readonly given: Options;
}

/** Remembers what was chosen for a game, for the next time. */
export function keepChoices(game: string, choices: KeptChoices): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(choices));
  } catch {
    // Storage is full or blocked, or an edition is too large for it: the usual choices come back.
  }
}

/** What was last chosen for a game, as far as it still means something. */
export function keptChoices(form: GameForm): KeptChoices {
  const kept = parsed(form.game);
  const seats = readSeats(form, kept.seats);
  const given = isPlainObject(kept.given) ? kept.given : {};
  const known = Object.entries(given).filter(([key]) =>
    form.options.some((option) => option.key === key),
  );
  return { ...(seats === undefined ? {} : { seats }), given: Object.fromEntries(known) };
}

function readSeats({ seats: [, most], bots }: GameForm, kept: unknown): SeatDraft[] | undefined {
  if (!Array.isArray(kept) || kept.length !== most) return undefined;
  const seats = kept.filter(isPlainObject).flatMap(({ kind, name, bot }): SeatDraft[] => {
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
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}');
    return isPlainObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

function keyOf(game: string): string {
  return `nineworlds-setup-${game}`;
}
