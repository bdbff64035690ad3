import { plural } from '@nineworlds/engine';
import type { SetupTexts } from './en.ts';

export const it: SetupTexts = {
  title: (game) => `Prepara: ${game}`,
  people: 'Chi gioca',
  players: 'Quanti',
  seat: (n) => `Giocatore ${n}`,
  seatIs: (n) => `Il giocatore ${n} è`,
  person: 'una persona a questo schermo',
  name: (n) => `Nome del giocatore ${n}`,
  godOf: (n) => `Dio del giocatore ${n}`,
  gods: 'Dèi',
  godsRandom: 'sorteggiati',
  godsChosen: 'scelti qui',
  bots: {
    random: 'bot: fa qualunque cosa permessa',
    idle: 'bot: non fa quasi nulla',
    greedy: 'bot: prende ciò che rende subito',
    heuristic: 'bot: gioca con un piano',
    novice: 'bot: principiante',
    steady: 'bot: solido',
    strong: 'bot: forte',
  },
  levels: 'Bot per livello',
  quickBots: 'Bot semplici',
  levelSays: {
    novice: 'Principiante: gioca con poche regole semplici e ogni tanto sbaglia; risponde subito.',
    steady: 'Solido: prima di ogni risposta prova a mente qualche partita; ci mette un attimo.',
    strong: 'Forte: ne prova quante più può; circa un secondo per turno.',
  },
  allBots: 'Qui non gioca nessuno: guarderai i bot.',
  hardness: 'Difficoltà',
  ownChoice: 'a tua scelta',
  winRates: (players: number): string =>
    plural('it', players, {
      one: 'Quanto spesso vincono i bot con 1 giocatore',
      other: `Quanto spesso vincono i bot con ${players} giocatori`,
    }),
  /** The bots of the table, in a word each. */
  ratedBots: { heuristic: 'semplice', novice: 'principiante', steady: 'solido', strong: 'forte' },
  notMeasured: 'non misurato',
  easierAlone: 'Da soli è molto più facile: scegli un livello più difficile.',
  usual: 'Opzioni',
  rest: 'Tutte le opzioni',
  yes: 'sì',
  no: 'no',
  atRandom: 'a caso',
  chosen: 'scelti qui',
  words: 'Metti + tra più voci.',
  reconstructed: 'ricostruito',
  reconstructedMeans:
    'Le fonti non danno questi valori; i nostri sono ricavati per accordarsi con esse. Chi ha la scatola può usare i propri.',
  file: 'Scegli un file …',
  ownFile: 'il tuo file',
  withoutFile: 'Fai a meno del file',
  fileKind: 'Un file JSON; tutto il contenuto viene prima controllato.',
  fileBad: 'Questo file non è JSON, oppure è troppo grande.',
  chance: 'Dadi e carte',
  fate: 'Nine Worlds lancia e distribuisce',
  manual: 'La mia scatola: scrivo io che cosa mostrano dadi e carte veri',
  manualSays:
    'Gioca sul tuo tavolo; qui ogni regola è sorvegliata e le probabilità sono calcolate.',
  seed: 'Seme (può restare vuoto)',
  seedSays:
    'Lo stesso seme e le stesse decisioni portano gli stessi dadi e carte. Senza, nessuno può prevederli.',
  start: 'Inizia la partita',
  mend: 'Non tutto si accorda ancora. Ciò che non va è scritto accanto.',
  reset: 'Torna al solito',
  boxTitle: 'Con la tua scatola',
  boxSays:
    'Gioca con il tuo tabellone, le tue carte e i tuoi dadi. Nine Worlds tiene i conti, veglia sulle regole e dà le probabilità; tu scrivi che cosa ha mostrato il caso.',
  boxChoose: 'Quale gioco è sul tuo tavolo?',
};
