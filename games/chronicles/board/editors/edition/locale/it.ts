import { plural } from '@nineworlds/engine';
import type { Says } from './en.ts';

/** Che cosa dice l’inserimento di un’edizione in italiano. */
export const says: Says = {
  notEntered: 'non ancora inserito',
  dice: 'Dadi',
  diceSays:
    'Tocca una faccia e scegli che cosa mostra la tua. L’ordine delle facce non conta. Una linea tratteggiata significa che il dado Vanir va perso.',
  runestones: 'Pietre runiche',
  runestonesSay: 'Ogni pietra ha due facce. Tocca una faccia e scegli che cosa permette di fare.',
  islands: 'Isole di Midgard',
  islandsSay:
    'Iormungand parte dall’isola dell’arcobaleno e avanza da sinistra a destra. Il numero di un’isola dice quanti Anonimi vanno da Hel.',
  rainbow: 'Isola dell’arcobaleno',
  moreIslands: 'Un’isola in più',
  fewerIslands: 'Un’isola in meno',
  steps: 'La strada di Nidhogg verso l’Albero',
  stepsSay: 'Quanti passi fa Nidhogg fino all’Albero. Tocca l’ultimo.',
  stepCount: (n) => plural('it', n, { one: `${n} passo`, other: `${n} passi` }),
  stepsIn: (mode, n) => `${mode}: ${n} passi`,
  oursSay: (harder, hardest) =>
    `Altre due modalità sono nostre e non si trovano in nessuna scatola: la tua partita difficile con ${harder} e ${hardest} passi in più.`,
  columns: 'Colonne dell’Albero',
  columnsSay:
    'Quali mondi stanno uno sopra l’altro alla preparazione. Da sinistra a destra è il senso orario, visto dall’alto. Il mondo che scegli si scambia di posto con quello che c’è.',
  closes: 'Iotunn che bloccano un mondo',
  closesSay: 'Il mondo indicato su ogni carta Iotunn.',
  protects: 'Iotunn che proteggono un nemico',
  protectsSay:
    'Il nemico indicato su ogni carta Iotunn. Il libretto ne nomina due: Loki per Angrboda e Fenrir per Vafthrúdnir.',
};
