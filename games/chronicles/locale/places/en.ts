import type { SameTexts } from '@nineworlds/engine';

const NTH = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const nth = (number: number): string => NTH[number] ?? `${number}th`;

/** What the places in an edition are called in English. It defines the keys: a language that lacks one does not compile. */
export const places = {
  fields: {
    schema: 'the format of the edition',
    editionId: 'the name of the edition',
    status: 'whose edition it is',
    runestones: 'the runestones',
    columns: 'the columns of the tree',
    steps: 'Nidhogg’s steps',
  },
  godDie: 'the god die',
  vanirDie: 'the Vanir die',
  face: {
    godDie: (number: number) => `the ${nth(number)} face of the god die`,
    vanirDie: (number: number) => `the ${nth(number)} face of the Vanir die`,
  },
  islands: 'the number of islands after the rainbow island',
  island: (number: number) => `the ${nth(number)} island after the rainbow island`,
  runestone: (stone: string) => `the ${stone} runestone`,
  stoneFace: (number: number, stone: string) => `the ${nth(number)} face of the ${stone} runestone`,
  level: (level: string) => `the ${level}`,
  world: (number: number, level: string) => `the ${nth(number)} world of the ${level}`,
  closes: 'the worlds that Iotunns block',
  protects: 'the enemies that Iotunns protect',
  iotunn: (iotunn: string) => `the Iotunn ${iotunn}`,
  sheets: 'the experience sheets',
  sheet: (seat: number) => `the sheet of seat ${seat}`,
  sheetBlock: {
    elves: (seat: number) => `the starting Elves of seat ${seat}`,
    dice: (seat: number) => `the starting Vanir dice of seat ${seat}`,
    godDie: (seat: number) => `the god die of seat ${seat}`,
    vanirDie: (seat: number) => `the Vanir dice of seat ${seat}`,
    relations: (seat: number) => `the relations of seat ${seat}`,
  },
  sheetRow: (relation: string, seat: number) => `${relation} of seat ${seat}`,
  sheetName: (number: number, relation: string, seat: number) =>
    `the ${nth(number)} name in ${relation} of seat ${seat}`,
  stepsOf: {
    easy: 'Nidhogg’s steps in the easy game',
    hard: 'Nidhogg’s steps in the hard game',
  },
} as const;

/** What a language has for the places in an edition. */
export type Places = SameTexts<typeof places>;
