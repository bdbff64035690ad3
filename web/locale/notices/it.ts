import type { NoticeTexts } from './en.ts';

/** Ciò che dice il tavolo quando una partita non viene conservata, o continua con altre regole. */
export const it: NoticeTexts = {
  savedFull:
    'La memoria di questo browser è piena: la partita continua, ma non viene conservata. Salvala in un file.',
  savedBlocked:
    'Questo browser non conserva nulla per questa pagina: la partita continua, ma andrà persa chiudendola. Salvala in un file.',
  continued: (from, to) =>
    `Le regole sono cambiate (versione ${from} → ${to}): la partita continua da questa posizione e la vecchia registrazione è conservata.`,
};
