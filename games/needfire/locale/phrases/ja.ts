import type { Phrases } from './en.ts';

export const phrases: Phrases = {
  takeOne: '{names} が {card} に反応します。そのうち 1 人を獲得します。',
  onlyOne:
    '{card} に反応する戦士は {names} だけです。追放者の上 2 枚を見て 1 人を獲得し、戦士を 1 人追放します。',
  nobody:
    '{card} に反応する戦士はいません。追放者の上 2 枚を見て 1 人を獲得し、戦士を 1 人追放します。',
  reacting: '反応 {count}',
};
