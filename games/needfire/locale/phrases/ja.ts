import type { Phrases } from './en.ts';

export const phrases: Phrases = {
  takeOne: (f) => `${f.names} が ${f.card} に反応します。そのうち 1 枚を獲得します。`,
  onlyOne: (f) =>
    `${f.card} に反応する戦士は ${f.names} だけです。追放者の上 2 枚を見て 1 枚を獲得し、戦士を 1 枚追放します。`,
  nobody: (f) =>
    `${f.card} に反応する戦士はいません。追放者の上 2 枚を見て 1 枚を獲得し、戦士を 1 枚追放します。`,
  reacting: (f) => `反応 ${f.count}`,
};
