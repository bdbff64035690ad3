import type { StartTexts } from './en.ts';

/** I testi della pagina iniziale in italiano. */
export const it: StartTexts = {
  title: 'Nine Worlds',
  games: {
    yggdrasil: {
      name: 'Yggdrasil',
      size: '1–6 dèi · 90 min',
      text: 'Difendete insieme le mura di Asgard da sei nemici, fino all’ultima carta.',
    },
    chronicles: {
      name: 'Chronicles',
      size: '1–5 dèi · 90 min',
      text: 'Scalate un albero che gira e salvate nove mondi dalla rovina mentre Nidhogg rode.',
    },
    needfire: {
      name: 'NeedFire',
      size: '2–4 rivali · 60 min',
      text: 'Accendi il cerchio, chiama i guerrieri che rispondono alla tua runa e guidali nel Valhalla.',
    },
  },
  playNow: 'Gioca subito',
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
