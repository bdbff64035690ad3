import { BadInput, type Json } from '@nineworlds/engine';
import { isSame } from '../rules/check-edition.ts';
import type { Campaign } from './campaign.ts';
import { rename } from './change.ts';
import { refusal } from './reasons.ts';
import { stateOf } from './state.ts';

/** What two copies of a campaign come to. */
export type Merged =
  | { readonly kind: 'same'; readonly campaign: Campaign }
  /** One of them goes on where the other ends. */
  | { readonly kind: 'longer'; readonly campaign: Campaign; readonly by: 'first' | 'second' }
  /** They have gone two ways: the second is kept as a campaign of its own. */
  | { readonly kind: 'fork'; readonly campaign: Campaign; readonly other: Campaign };

/** How the second of two ways is kept. */
export interface ForkName {
  readonly id: string;
  readonly at: string;
}

/** Two copies of one campaign brought together; nothing is lost. Throws `BadInput` for two campaigns. */
export function merge(first: Campaign, second: Campaign, fork: ForkName): Merged {
  if (first.id !== second.id) throw new BadInput([refusal('id', 'C-15.10', 'otherCampaign')]);
  const shorter = Math.min(first.entries.length, second.entries.length);
  const isShared = isSame(
    first.entries.slice(0, shorter) as unknown as Json,
    second.entries.slice(0, shorter) as unknown as Json,
  );
  if (!isShared) {
    const name = nextName(stateOf(second).name);
    const other = rename({ ...second, id: fork.id }, { name, at: fork.at });
    return { kind: 'fork', campaign: first, other };
  }
  if (first.entries.length === second.entries.length) return { kind: 'same', campaign: first };
  return first.entries.length > second.entries.length
    ? { kind: 'longer', campaign: first, by: 'first' }
    : { kind: 'longer', campaign: second, by: 'second' };
}

/** `Midgard` becomes `Midgard (2)`, and that `Midgard (3)`. */
function nextName(name: string): string {
  const [, base = name, number = '1'] = /^(.*) \((\d{1,3})\)$/.exec(name) ?? [];
  // A name has at most eighty letters.
  return `${base.slice(0, 72)} (${Number(number) + 1})`;
}
