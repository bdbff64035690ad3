import type { SameTexts } from '@nineworlds/engine';
import { plural } from '@nineworlds/engine';

/** What the rulebook reader says. */
export const en = {
  title: 'Rulebooks',
  says: 'All rules in our own words, with where each one comes from. Where the sources leave something open, the rule says so.',
  of: (game: string): string => `Rules: ${game}`,
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'Words, or an id such as Y-4.2',
  found: (n: number): string => plural('en', n, { one: '1 rule', other: `${n} rules` }),
  none: (words: string): string => `No rule mentions “${words}”.`,
  nearest: 'There is no such rule. Nearest to it:',
  source: (source: string): string => `Source: ${source}`,
  published: 'published',
  ruled: 'published, with our ruling',
  ours: 'ours',
  ourRuling: 'our ruling',
  oursSays:
    'The sources that we have do not give everything. What they leave open is filled here, so that the game can be played; none of it comes from the publishers. The owner of a box can enter the printed values in the set-up.',
  table: 'How this table works',
  read: (game: string): string => `Read ${game}`,
};

/** What the rulebook reader says, in any language. */
export type RulesTexts = SameTexts<typeof en>;
