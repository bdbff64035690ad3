import type { StartTexts } from './en.ts';

/** I testi della pagina iniziale in italiano. */
export const it: StartTexts = {
  title: 'Nine Worlds',
  englishOnly: 'Solo in inglese',
  playNow: 'Gioca subito',
  ownValues: 'con i valori della tua scatola',
  setUp: 'Prepara un tavolo',
  continue: 'Riprendi',
  continueLatest: 'Riprendi l’ultima partita',
  showAll: (count) => `Mostra tutte le ${count} partite`,
  showFewer: 'Mostra meno',
  remove: 'Elimina',
  removeQuestion: 'Eliminare per sempre questa partita?',
  keep: 'Tienila',
  learn: 'Impara in 10 minuti',
  rules: 'Regolamenti',
  open: 'Apri un link o un salvataggio',
  box: 'Usa con la tua scatola',
  offline: 'Funziona offline',
  credits: 'Crediti e avvertenze',
  more: 'Altro',
};
