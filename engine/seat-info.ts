import type { Json } from './game.ts';
import { isPlainObject } from './options.ts';

/** Who sits where. */
export type SeatInfo =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name?: string };

const MAX_NAME = 80;

/** Who sits at a seat, from outside; undefined when it says anything else than that. */
export function readSeatInfo(given: unknown): SeatInfo | undefined {
  if (!isPlainObject(given)) return undefined;
  const { kind, name, bot, ...rest } = given;
  const isName = (value: Json | undefined): value is string =>
    typeof value === 'string' && value.length <= MAX_NAME;
  if (Object.keys(rest).length > 0) return undefined;
  if (kind === 'human' && isName(name) && bot === undefined) return { kind, name };
  if (kind !== 'bot' || !isName(bot)) return undefined;
  if (name === undefined) return { kind, bot };
  return isName(name) ? { kind, bot, name } : undefined;
}
