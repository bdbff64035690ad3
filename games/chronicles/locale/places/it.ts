import type { Places } from './en.ts';

const NTH = ['', 'prima', 'seconda', 'terza', 'quarta', 'quinta', 'sesta', 'settima', 'ottava'];
const nth = (number: number): string => NTH[number] ?? `${number}ª`;
const nthMondo = (number: number): string => nth(number).replace(/a$/, 'o');

/** I posti di un’edizione in italiano. */
export const places: Places = {
  fields: {
    schema: 'il formato dell’edizione',
    editionId: 'il nome dell’edizione',
    status: 'di chi è l’edizione',
    runestones: 'le pietre runiche',
    columns: 'le colonne dell’Albero',
    steps: 'i passi di Nidhogg',
  },
  godDie: 'il dado Dio',
  vanirDie: 'il dado Vanir',
  face: {
    godDie: (number) => `la ${nth(number)} faccia del dado Dio`,
    vanirDie: (number) => `la ${nth(number)} faccia del dado Vanir`,
  },
  islands: 'il numero di isole dopo quella dell’arcobaleno',
  island: (number) => `la ${nth(number)} isola dopo quella dell’arcobaleno`,
  runestone: (stone) => `la pietra runica ${stone}`,
  stoneFace: (number, stone) => `la ${nth(number)} faccia della pietra runica ${stone}`,
  level: (level) => `il ${level}`,
  world: (number, level) => `il ${nthMondo(number)} mondo del ${level}`,
  closes: 'i mondi bloccati dagli Iotunn',
  protects: 'i nemici protetti dagli Iotunn',
  iotunn: (iotunn) => `lo Iotunn ${iotunn}`,
  sheets: 'le schede esperienza',
  sheet: (seat) => `la scheda del posto ${seat}`,
  sheetBlock: {
    elves: (seat) => `gli Elfi iniziali del posto ${seat}`,
    dice: (seat) => `i dadi Vanir iniziali del posto ${seat}`,
    godDie: (seat) => `il dado Dio del posto ${seat}`,
    vanirDie: (seat) => `i dadi Vanir del posto ${seat}`,
    relations: (seat) => `le relazioni del posto ${seat}`,
  },
  sheetRow: (relation, seat) => `${relation}, posto ${seat}`,
  sheetName: (number, relation, seat) =>
    `il ${nthMondo(number)} nome della riga ${relation}, posto ${seat}`,
  stepsOf: {
    easy: 'i passi di Nidhogg nella partita facile',
    hard: 'i passi di Nidhogg nella partita difficile',
  },
};
