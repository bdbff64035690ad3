import { botRng } from '@nineworlds/bots';
import type { Seat } from '@nineworlds/engine';
import type { Desk } from './desk.ts';

/** What thinking about a seat begins with: the same for the same table, but nothing of its fate. */
export function seedFor({ botSeed }: Desk, what: string, seat: Seat): number {
  return botRng(`${what} ${botSeed}`, seat).bits() >>> 0;
}
