import { plural } from '@nineworlds/engine';
import type { OpenTexts } from './en.ts';

export const it: OpenTexts = {
  title: 'Apri un link o un salvataggio',
  says: 'Incolla qui un link, un salvataggio o una posizione di Nine Worlds, oppure scegli un file. Puoi anche trascinare un file su questa pagina.',
  text: 'Link o testo',
  look: 'Guarda',
  file: 'Scegli un file …',
  checking: 'Verifica della partita…',
  wrong: 'Impossibile aprirlo:',
  tooLarge: 'Questo file è troppo grande per una partita.',
  emptyText: 'Il campo è ancora vuoto: incolla un link o un testo, oppure scegli un file.',
  emptyFile: 'Questo file è vuoto.',
  details: 'Dettagli',
  isGame: (game) => `Una partita di ${game}`,
  isPosition: (game) => `Una posizione di ${game}`,
  isMoment: 'Un momento di una partita in corso, come la conosce un giocatore',
  isSaved: 'Una partita conservata in questo browser',
  lines: (n) => plural('it', n, { one: '1 mossa giocata', other: `${n} mosse giocate` }),
  people: (names) => `Al tavolo: ${names}`,
  replay: 'Rivedi la partita',
  show: 'Guarda',
  toSaved: 'Vai a questa partita',
  playOn: 'Continua dalla fine',
  playFrom: 'Gioca da qui',
  playSays: 'Una copia resta in questo browser; l’originale rimane com’è.',
};
