import type { RulesTexts } from './en.ts';

export const it: RulesTexts = {
  title: 'Regolamenti',
  says: 'Tutte le regole con parole nostre, e da dove viene ciascuna. Ciò che le fonti lasciano aperto è segnalato.',
  of: (game) => `Regole: ${game}`,
  contents: 'Indice',
  search: 'Cerca nelle regole',
  searchHint: 'Parole, o un numero come Y-4.2',
  found: (n) => (n === 1 ? '1 regola' : `${n} regole`),
  none: (words) => `Nessuna regola parla di «${words}».`,
  nearest: 'Questa regola non esiste. Le più vicine:',
  source: (source) => `Fonte: ${source}`,
  reconstructed: 'ricostruito',
  table: 'Come funziona questo tavolo',
  read: (game) => `Leggi ${game}`,
};
