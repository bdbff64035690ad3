import type { OpenTexts } from './en.ts';

export const it: OpenTexts = {
  title: 'Apri un link o un salvataggio',
  says: 'Incolla qui un link, un salvataggio o una posizione di Nine Worlds, oppure scegli un file. Puoi anche trascinare un file su questa pagina.',
  text: 'Link o testo',
  look: 'Guarda',
  file: 'Scegli un file …',
  wrong: 'Impossibile aprirlo:',
  tooLarge: 'Questo file è troppo grande per una partita.',
  isGame: (game) => `Una partita di ${game}`,
  isPosition: (game) => `Una posizione di ${game}`,
  isMoment: 'Un momento di una partita in corso, come la conosce un giocatore',
  lines: (n) => (n === 1 ? '1 mossa giocata' : `${n} mosse giocate`),
  people: (names) => `Al tavolo: ${names}`,
  replay: 'Rivedi la partita',
  show: 'Guarda',
  playOn: 'Continua dalla fine',
  playFrom: 'Gioca da qui',
  playSays: 'Una copia resta in questo browser; l’originale rimane com’è.',
};
