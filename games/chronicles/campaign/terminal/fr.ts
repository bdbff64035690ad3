import type { CampaignLabels } from './en.ts';

/** Ce que le terminal dit des campagnes en français. */
export const fr: CampaignLabels = {
  rows: {
    elves: 'Elfes de départ',
    dice: 'Dés Vane de départ',
    godDie: 'Dé Dieu',
    vanirDie: 'Dés Vane',
  },
  boxWords: 'elves, dice, god-die, vanir-die, kin:odin, brother-in-arms:odin',
  summary: (name, next, games, date) => `${name} : ${next} ; parties : ${games} ; ${date}`,
  next: (saga) => `la saga ${saga} est la prochaine`,
  complete: 'terminée',
  saga: (number, title) => (title === '' ? `Saga ${number}` : `Saga ${number}, ${title}`),
  won: (saga, games) => `${saga} : gagnée, parties jouées : ${games}`,
  wonBefore: (saga) => `${saga} : gagnée avant cette branche`,
  running: (saga) => `${saga} : la prochaine`,
  sealed: (number) => `Saga ${number}, scellée`,
  games: (games, defeats) => `Parties : ${games}, dont perdues : ${defeats}`,
  supports: (gods) => `Dieux de soutien : ${gods}`,
  seat: (god, name) => (name === '' ? god : `${god} (${name})`),
  xp: (earned, spent, saved) => `XP gagnés ${earned}, dépensés ${spent}, gardés ${saved}`,
  canBuy: 'peut acheter quelque chose',
  legend:
    '[*] dès le début  [x] achetée  [2] à acheter pour 2 XP  (2) trop chère  ·2· plus tard  [#] fermée',
};
