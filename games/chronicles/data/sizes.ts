/** C-3.3: figures on the tree: player gods first, then Support gods. */
export const MAX_SEATS = 5;
export const MAX_FIGURES = 5;

/** C-1: pawns there are. */
export const FIRE_GIANTS = 8;
export const ANONYMOUS = 8;
export const IOTUNN_PAWNS = 7;
export const HEROES = 8;
export const RAVAGED_MARKERS = 7;
export const MOST_ELVES = 13;
/** C-2.4: no throw has more Risks: an enemy is as strong as its ladder is full, and one more. */
export const MOST_RISKS = FIRE_GIANTS + 1;

/** C-3.3: what depends on the number of players. */
export interface Sizes {
  /** Elves, and Vanir dice, in reserve. */
  readonly troops: number;
  /** Life points of a player god, which are also its most. */
  readonly lives: number;
  /** Support gods. */
  readonly supports: number;
}

/** C-3.3: no god has more life points. */
export const MOST_LIVES = 9;
/** C-3.3: the life points of a Support god. */
export const SUPPORT_LIVES = 5;

const SIZES: readonly Sizes[] = [
  { troops: 6, lives: 9, supports: 2 },
  { troops: 7, lives: 8, supports: 1 },
  { troops: 9, lives: 7, supports: 0 },
  { troops: 11, lives: 6, supports: 0 },
  { troops: 13, lives: 5, supports: 0 },
];

/** C-3.3: the row of the table for a number of players. */
export function sizesFor(players: number): Sizes {
  const sizes = SIZES[players - 1];
  if (sizes === undefined) throw new RangeError(`no game for ${players}`);
  return sizes;
}

/** C-3.3: with two players each gets so many of the Support god's cards. */
export const SUPPORT_CARDS = 3;
/** C-11.3, C-12.1: lives that healing a world costs, and with Idunn's apples. */
export const HEALING_COST = 2;
export const HEALING_COST_WITH_APPLES = 1;
