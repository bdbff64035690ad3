import { plural } from '@nineworlds/engine';
import type { RulesTexts } from './en.ts';

export const it: RulesTexts = {
  title: 'Regolamenti',
  says: 'Tutte le regole con parole nostre, e da dove viene ciascuna. Ciò che le fonti lasciano aperto è segnalato.',
  of: (game) => `Regole: ${game}`,
  contents: 'Indice',
  search: 'Cerca nelle regole',
  searchHint: 'Parole, o un numero come Y-4.2',
  found: (n) => plural('it', n, { one: '1 regola', other: `${n} regole` }),
  none: (words) => `Nessuna regola parla di «${words}».`,
  nearest: 'Questa regola non esiste. Le più vicine:',
  source: (source) => `Fonte: ${source}`,
  published: 'pubblicata',
  ruled: 'pubblicata, con una nostra decisione',
  ours: 'nostra',
  ourRuling: 'nostra decisione',
  oursSays:
    'Le fonti che abbiamo non dicono tutto. Ciò che lasciano aperto è completato qui perché si possa giocare; niente di questo viene dagli editori. Chi ha la scatola può inserire i valori stampati nella preparazione.',
  table: 'Come funziona questo tavolo',
  read: (game) => `Leggi ${game}`,
};
