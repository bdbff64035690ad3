/** What foresight and remarks say besides names. `{name}` stands for a fact. */
export const phrases = {
  takeOne: '{names} react to {card}: you take one of them.',
  onlyOne:
    'Only {names} reacts to {card}: you look at the top two exiles, take one, and exile a warrior.',
  nobody:
    'No warrior reacts to {card}: you look at the top two exiles, take one, and exile a warrior.',
  reacting: 'reacting: {count}',
} as const;

/** The phrases of a language; one that lacks any does not compile. */
export type Phrases = Readonly<Record<keyof typeof phrases, string>>;
