import type { SameTexts } from '@nineworlds/engine';

/** What the terminal says of campaigns in English. It defines the keys: a language that lacks one does not compile. */
export const en = {
  rows: {
    elves: 'Starting Elves',
    dice: 'Starting Vanir dice',
    godDie: 'God die',
    vanirDie: 'Vanir dice',
  },
  /** What `buy` takes, for a reader who has typed something else. */
  boxWords: 'elves, dice, god-die, vanir-die, kin:odin, brother-in-arms:odin',
  summary: (name: string, next: string, games: number, date: string) =>
    `${name}: ${next}; games: ${games}; ${date}`,
  next: (saga: number) => `next is saga ${saga}`,
  complete: 'complete',
  saga: (number: number, title: string) =>
    title === '' ? `Saga ${number}` : `Saga ${number}, ${title}`,
  won: (saga: string, games: number) => `${saga}: won, games needed: ${games}`,
  wonBefore: (saga: string) => `${saga}: won before this campaign branched off`,
  running: (saga: string) => `${saga}: next`,
  sealed: (number: number) => `Saga ${number}, sealed`,
  games: (games: number, defeats: number) => `Games: ${games}, of which lost: ${defeats}`,
  supports: (gods: string) => `Support gods: ${gods}`,
  seat: (god: string, name: string) => (name === '' ? god : `${god} (${name})`),
  xp: (earned: number, spent: number, saved: number) =>
    `XP earned ${earned}, spent ${spent}, saved ${saved}`,
  canBuy: 'can buy something',
  legend:
    '[*] from the start  [x] bought  [2] to be bought for 2 XP  (2) too dear  ·2· later  [#] closed',
} as const;

/** What a language has for campaigns in the terminal. */
export type CampaignLabels = SameTexts<typeof en>;
