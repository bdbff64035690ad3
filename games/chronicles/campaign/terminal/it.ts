import type { CampaignLabels } from './en.ts';

/** Che cosa dice il terminale delle campagne in italiano. */
export const it: CampaignLabels = {
  rows: {
    elves: 'Elfi iniziali',
    dice: 'Dadi Vanir iniziali',
    godDie: 'Dado Dio',
    vanirDie: 'Dadi Vanir',
  },
  boxWords: 'elves, dice, god-die, vanir-die, kin:odin, brother-in-arms:odin',
  summary: (name, next, games, date) => `${name}: ${next}; partite: ${games}; ${date}`,
  next: (saga) => `la prossima è la saga ${saga}`,
  complete: 'completa',
  saga: (number, title) => (title === '' ? `Saga ${number}` : `Saga ${number}, ${title}`),
  won: (saga, games) => `${saga}: vinta, partite giocate: ${games}`,
  wonBefore: (saga) => `${saga}: vinta prima di questo ramo`,
  running: (saga) => `${saga}: la prossima`,
  sealed: (number) => `Saga ${number}, sigillata`,
  games: (games, defeats) => `Partite: ${games}, di cui perse: ${defeats}`,
  supports: (gods) => `Dèi di supporto: ${gods}`,
  seat: (god, name) => (name === '' ? god : `${god} (${name})`),
  xp: (earned, spent, saved) => `XP guadagnati ${earned}, spesi ${spent}, conservati ${saved}`,
  canBuy: 'può comprare qualcosa',
  legend:
    '[*] dall’inizio  [x] comprata  [2] da comprare per 2 XP  (2) troppo cara  ·2· più avanti  [#] chiusa',
};
