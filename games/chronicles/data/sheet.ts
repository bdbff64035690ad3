import { I, I_LOST, II, II_LOST, S, S_LOST } from './edition.ts';
import { BROTHER, type GodWord, LUCKY, RELATION_WORDS, type RelationWord } from './gods.ts';

/** C-15.61: the blocks of the experience sheet whose boxes are ticked from the left. */
export const BLOCK_WORDS = ['elves', 'dice', 'godDie', 'vanirDie'] as const;
export type BlockWord = (typeof BLOCK_WORDS)[number];

/** C-15.64: what each box costs. The relations have four rows, which cost the same. */
export const BOX_COSTS = {
  elves: [1, 2, 3],
  dice: [1, 2, 3],
  godDie: [3, 4],
  vanirDie: [3, 4],
  relations: [1, 2, 3, 4],
} as const satisfies Readonly<Record<BlockWord | 'relations', readonly number[]>>;

/** Boxes that no source shows: the third ones of the troops, the row of dice, and Vanir II. */
export const RECONSTRUCTED_BOXES: Readonly<Record<BlockWord, readonly number[]>> = {
  elves: [3],
  dice: [1, 2, 3],
  godDie: [],
  vanirDie: [2],
};

/** C-15.62: the boxes of each row of relations, counted from 1, that are closed, by the number of players. */
const CLOSED: Readonly<Record<number, readonly number[]>> = {
  1: [1, 3],
  2: [1, 2],
  3: [2, 4],
  4: [4],
  5: [],
};

/** C-15.62: the boxes of a row of relations, counted from 1, that names are written into, from the left. */
export function openBoxes(players: number): readonly number[] {
  const closed = CLOSED[players] ?? [];
  return BOX_COSTS.relations.map((_, i) => i + 1).filter((box) => !closed.includes(box));
}

/** What is ticked on an experience sheet: so many boxes of each block, and the names in the rows of relations. */
export interface Sheet {
  readonly elves: number;
  readonly dice: number;
  readonly godDie: number;
  readonly vanirDie: number;
  readonly relations: Readonly<Record<RelationWord, readonly GodWord[]>>;
}

/** A sheet with nothing ticked. */
export const BLANK_SHEET: Sheet = {
  elves: 0,
  dice: 0,
  godDie: 0,
  vanirDie: 0,
  relations: { 'brother-in-arms': [], kin: [], 'lucky-companion': [], 'travel-companion': [] },
};

/** C-15.63, C-14: the boxes that a god has from the start. */
const FREE_BOXES: { readonly [god in GodWord]?: Partial<Record<BlockWord, number>> } = {
  freyr: { elves: 2 },
  frigg: { vanirDie: 1 },
  heimdall: { godDie: 1, vanirDie: 1 },
  tyr: { godDie: 2 },
};

/** C-15.63, C-14: the row in which a god names all others from the start. */
const FREE_ROWS: { readonly [god in GodWord]?: RelationWord } = {
  odin: RELATION_WORDS[BROTHER],
  freyia: RELATION_WORDS[LUCKY],
};

/** C-15.63: the sheet of a god before the first game; the others are the gods that it can name. */
export function freshSheet(god: GodWord, others: readonly GodWord[]): Sheet {
  const row = FREE_ROWS[god];
  const names = others.filter((other) => other !== god);
  const relations = { ...BLANK_SHEET.relations, ...(row === undefined ? {} : { [row]: names }) };
  return { ...BLANK_SHEET, ...FREE_BOXES[god], relations };
}

/** C-15.18: what a god that has won the sagas before has typically bought, by the number of the saga. Ours. */
const SEASONS: readonly Partial<Record<BlockWord, number>>[] = [
  {},
  { godDie: 1 },
  { godDie: 1, vanirDie: 1 },
  { godDie: 1, vanirDie: 1, elves: 2 },
  { godDie: 2, vanirDie: 1, elves: 2 },
  { godDie: 2, vanirDie: 1, elves: 2, dice: 2 },
];

/**
 * C-15.18: the sheet of a god before a saga, counted from 1, with typical experience. Who has a box from the
 * start has no second one for it. After the last saga nothing is added.
 */
export function seasonedSheet(god: GodWord, others: readonly GodWord[], saga: number): Sheet {
  const fresh = freshSheet(god, others);
  const bought = SEASONS[Math.min(Math.max(saga, 1), SEASONS.length) - 1] ?? {};
  const most = (block: BlockWord) => Math.max(fresh[block], bought[block] ?? 0);
  return {
    elves: most('elves'),
    dice: most('dice'),
    godDie: most('godDie'),
    vanirDie: most('vanirDie'),
    relations: fresh.relations,
  };
}

/** C-13.2: what is a success for every god, then with the first box of a die, then with both. */
const SUCCESSES: readonly number[] = [
  (1 << S) | (1 << S_LOST),
  (1 << S) | (1 << S_LOST) | (1 << I) | (1 << I_LOST),
  (1 << S) | (1 << S_LOST) | (1 << I) | (1 << I_LOST) | (1 << II) | (1 << II_LOST),
];

/** C-15.68: what a die shows that is a success, by how many of its boxes are ticked, as a set of symbols. */
export function successesOf(boxes: number): number {
  return SUCCESSES[boxes];
}
