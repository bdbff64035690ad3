import { answersOf, type GameDef, type Options, type Position } from '@nineworlds/engine';

/** The leaves of the tree of all moves, decisions and chance, at depths 1, 2 and so on. */
export function perft<P extends Position>(
  game: GameDef<P>,
  options: Options,
  from: P,
  depth: number,
): number[] {
  const pool = Array.from({ length: depth }, () => game.blank(options));
  const leaves = new Array<number>(depth).fill(0);
  const descend = (p: P, level: number): void => {
    const answers = answersOf(game, p);
    leaves[level] += answers.length;
    if (level + 1 >= depth) return;
    for (const move of answers) {
      pool[level].copyFrom(p);
      game.apply(pool[level], move);
      descend(pool[level], level + 1);
    }
  };
  if (depth > 0) descend(from, 0);
  return leaves;
}
