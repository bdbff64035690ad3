import type { LearnTexts } from './en.ts';

export const it: LearnTexts = {
  title: 'Impara in 10 minuti',
  says: 'Gioca i primi turni mentre qualcuno te li spiega: le vere regole sul vero tabellone.',
  lesson: (game) => `Lezione: ${game}`,
  begin: (game) => `Impara ${game}`,
  coach: 'Guida',
  progress: (n, of) => `Passo ${n} di ${of}`,
  next: 'Avanti',
  before: 'Indietro',
  doIt: 'Fallo per me',
  restart: 'Ricomincia',
  leave: 'Termina la lezione',
  realGame: 'Gioca una vera partita',
  smaller: 'Nascondi il testo',
  larger: 'Mostra il testo',
  other: (line) => `In una partita potresti farlo. In questa lezione prova: ${line}`,
};
