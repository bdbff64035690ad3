import type { MenuTexts } from './en.ts';

export const it: MenuTexts = {
  game: 'Questa partita',
  tryOut: 'Fai una prova',
  seats: 'Chi siede dove',
  seatIs: (name) => `${name} è`,
  keys: 'Tasti',
  keyTexts: {
    choose: 'scegli dalla prima alla nona risposta',
    move: 'muoviti sul tabellone e in un replay',
    confirm: 'considera una scelta, e di nuovo per giocarla',
    back: 'un passo indietro',
    undo: 'annulla',
    hint: 'consiglio',
    odds: 'probabilità',
    log: 'registro',
    command: 'riga di comando',
    help: 'questo menu',
  },
  leave: 'Lascia il tavolo',
  kept: 'La partita resta salvata e compare nella pagina iniziale.',
  notKept: 'Di questo non resta nulla.',
};
