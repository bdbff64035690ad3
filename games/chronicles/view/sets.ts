/** The words of the members of a set, in the order of their numbers. */
export function wordsOf(members: number, words: readonly string[]): string[] {
  return words.filter((_, i) => ((members >> i) & 1) === 1);
}

/** How many members a set has. */
export function sizeOf(members: number): number {
  let count = 0;
  for (let bits = members; bits !== 0; bits &= bits - 1) count++;
  return count;
}
