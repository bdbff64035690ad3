import type { ReplayTexts } from './en.ts';

/** What replays and sharing say in Italian. */
export const it: ReplayTexts = {
  replay: 'Replay',
  running: 'ancora in corso',
  bar: 'Andamento della partita',
  moment: (turn, ply, last) =>
    turn === '' ? `riga ${ply} di ${last}` : `${turn}, riga ${ply} di ${last}`,
  first: 'Primo momento',
  previous: 'Un passo indietro',
  play: 'Riproduci',
  pause: 'Ferma',
  next: 'Un passo avanti',
  last: 'Ultimo momento',
  speed: (times) => `Velocità ×${times}`,
  line: 'Linea',
  mainLine: 'Linea principale',
  again: 'Rigioca da qui',
  tryOut: 'Prova da qui',
  keys: {
    step: 'un passo',
    turn: 'un turno',
    play: 'riproduci o ferma',
    branch: 'altra variante',
  },
  oneMoment: 'Un momento di una partita in corso, come lo conosce un giocatore.',
  share: 'Condividi questo momento',
  save: 'Salva file',
  shareTitle: 'Condividi',
  shareLink: 'Link a questo momento',
  shareSays:
    'Chi lo apre parte da questo momento e vede la partita fino all’ultima riga. Resta nascosto solo il seme del caso.',
  shareOver: 'Chi lo apre parte da questo momento e vede tutta la partita.',
  shareOwn:
    'Gli altri giocatori hanno ancora segreti. Il link contiene solo ciò che sai tu: il tabellone e il diario come li vedi.',
  copy: 'Copia link',
  copied: 'Copiato',
  copyFailed: 'Seleziona il link e copialo.',
  shareWith: 'Condividi…',
  report: 'Segnala un problema',
  reportSays:
    'Invia questo link con una frase su cosa ti aspettavi e cosa è successo invece. Contiene tutte le righe, quindi il momento si può rigiocare.',
  reportOwn:
    'Invia questo link con una frase su cosa ti aspettavi e cosa è successo invece. Finché la partita è in corso contiene solo ciò che vedi in questo momento; dopo la fine contiene tutte le righe.',
  saveTitle: 'Salva in un file',
  saveSays: 'Il file contiene tutta la partita e si riapre dalla pagina iniziale.',
  saveWarning:
    'La partita è in corso: il file contiene anche tutto ciò che è nascosto e il seme da cui verrà il caso. Tienilo per te.',
  noLink: 'Il link sarebbe troppo lungo. Salva invece la partita in un file.',
};
