import type { Named, SameTexts } from '@nineworlds/engine';

/** What foresight and remarks say besides names. */
export const phrases = {
  takeOne: (f: Named<'names' | 'card'>) => `${f.names} react to ${f.card}: you take one of them.`,
  onlyOne: (f: Named<'names' | 'card'>) =>
    `Only ${f.names} reacts to ${f.card}: you look at the top two exiles, take one, and exile a warrior.`,
  nobody: (f: Named<'card'>) =>
    `No warrior reacts to ${f.card}: you look at the top two exiles, take one, and exile a warrior.`,
  reacting: (f: Named<'count'>) => `reacting: ${f.count}`,
} as const;

/** The phrases of a language; one that lacks any does not compile. */
export type Phrases = SameTexts<typeof phrases>;
