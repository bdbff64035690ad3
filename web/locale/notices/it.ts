import type { NoticeTexts } from './en.ts';

/** Ciò che dice il tavolo quando una partita non viene conservata, o continua con altre regole. */
export const it: NoticeTexts = {
  savedFull:
    'La memoria di questo browser è piena: la partita continua, ma non viene conservata. Salvala in un file.',
  savedBlocked:
    'Questo browser non conserva nulla per questa pagina: la partita continua, ma andrà persa quando chiudi la pagina. Salvala in un file.',
  continued: (from, to) =>
    `Le regole sono cambiate (versione ${from} → ${to}): la partita continua da questa posizione e la vecchia registrazione è conservata.`,
  storage: {
    outdated:
      'Una versione più recente di questo sito si è aperta in un’altra scheda. Le tue partite sono al sicuro; ricarica la pagina, perché venga conservato anche ciò che giocherai.',
    waiting:
      'Il sito deve aggiornare la sua memoria, ma una scheda aperta da prima lo impedisce. Chiudi le altre schede di questo sito; fino ad allora le partite si leggono, ma non si conservano.',
    refused:
      'Non è stato possibile aggiornare la memoria. Le tue partite si leggono, ma nulla di nuovo viene conservato; salva in un file ciò che giochi.',
  },
  reload: 'Ricarica',
};
