import type { Places } from './en.ts';

const NTH = 'deuxième troisième quatrième cinquième sixième septième huitième'.split(' ');
const nth = (number: number, first = 'première'): string =>
  [first, ...NTH][number - 1] ?? `${number}e`;

/** Les emplacements d’une édition en français. */
export const places: Places = {
  fields: {
    schema: 'le format de l’édition',
    editionId: 'le nom de l’édition',
    status: 'l’origine de l’édition',
    runestones: 'les pierres runiques',
    columns: 'les colonnes de l’Arbre',
    steps: 'les pas de Nidhogg',
  },
  godDie: 'le dé Dieu',
  vanirDie: 'le dé Vane',
  face: {
    godDie: (number) => `la ${nth(number)} face du dé Dieu`,
    vanirDie: (number) => `la ${nth(number)} face du dé Vane`,
  },
  islands: 'le nombre d’îles après l’île de l’arc-en-ciel',
  island: (number) => `la ${nth(number)} île après celle de l’arc-en-ciel`,
  runestone: (stone) => `la pierre runique ${stone}`,
  stoneFace: (number, stone) => `la ${nth(number)} face de la pierre runique ${stone}`,
  level: (level) => `le ${level}`,
  world: (number, level) => `le ${nth(number, 'premier')} Monde du ${level}`,
  closes: 'les Mondes que des Iotunns bloquent',
  protects: 'les Ennemis que des Iotunns protègent',
  iotunn: (iotunn) => `l’Iotunn ${iotunn}`,
  sheets: 'les fiches d’expérience',
  sheet: (seat) => `la fiche de la place ${seat}`,
  sheetBlock: {
    elves: (seat) => `les Elfes de départ de la place ${seat}`,
    dice: (seat) => `les dés Vane de départ de la place ${seat}`,
    godDie: (seat) => `le dé Dieu de la place ${seat}`,
    vanirDie: (seat) => `les dés Vane de la place ${seat}`,
    relations: (seat) => `les relations de la place ${seat}`,
  },
  sheetRow: (relation, seat) => `${relation}, place ${seat}`,
  sheetName: (number, relation, seat) =>
    `le ${nth(number, 'premier')} nom de la ligne ${relation}, place ${seat}`,
  stepsOf: {
    easy: 'les pas de Nidhogg dans la partie facile',
    hard: 'les pas de Nidhogg dans la partie difficile',
  },
};
