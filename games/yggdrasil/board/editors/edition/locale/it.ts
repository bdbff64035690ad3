import { plural } from '@nineworlds/engine';
import type { Says } from './en.ts';

const word = (n: number, one: string, other: string) => plural('it', n, { one, other });

/** What is said of an owner's edition in Italian. */
export const says: Says = {
  template:
    'Questi sono i nostri valori. Scaricali, cambia nel file ciò che nella tua scatola è diverso e caricalo qui.',
  die: 'Il dado',
  face: (sides, colour, hammers) =>
    `${sides} × ${colour}: ${hammers === 0 ? 'nessun martello' : `${hammers} ${word(hammers, 'martello', 'martelli')}`}`,
  ragnarok: 'Le carte Ragnarök',
  advance: (enemies, n) =>
    enemies.length === 1
      ? `${enemies.join()} avanza di ${n} ${word(n, 'spazio', 'spazi')}`
      : `${enemies.slice(0, -1).join(', ')} e ${enemies.at(-1)} avanzano di ${n} ${word(n, 'spazio', 'spazi')} ciascuno`,
  withEffects: (advance) => `${advance}; seguono gli effetti.`,
  withoutEffects: (advance) => `${advance}, senza effetti.`,
  vanir: 'Gli spazi dei Vanir',
  effects: {
    none: () => 'nessun effetto',
    fly: () => 'spostare le Valchirie',
    take: (n) => `prendere ${n} ${word(n, 'Vichingo', 'Vichinghi')} da Helheim`,
    foresee: (n) =>
      n === 1
        ? 'guardare la prossima carta'
        : `guardare le prossime ${n} carte e rimetterle nell’ordine che si vuole`,
    discardNext: () => 'scartare la prossima carta, se non è speciale',
    push: () => 'respingere un nemico di uno spazio',
    dismiss: () => 'scartare un gigante dalla pila coperta',
  },
};
