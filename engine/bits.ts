/** Sets of small numbers: bit n of a whole number says whether n is in the set, for n from 0 to 30. */

/** Whether a number is in a set. */
export function hasBit(set: number, member: number): boolean {
  return ((set >> member) & 1) === 1;
}

/** How many numbers are in a set. */
export function countBits(set: number): number {
  // Neighbouring bits are added up to pairs, the pairs to fours, and so on, all at once.
  const pairs = set - ((set >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f_0f0f;
  return Math.imul(eights, 0x0101_0101) >>> 24;
}

/** The lowest number of a set that is not empty. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The number of a set that stands at a place when they are listed in ascending order. */
export function bitAt(set: number, place: number): number {
  let bits = set;
  for (let skip = place; skip > 0; skip--) bits &= bits - 1;
  return lowestBit(bits);
}

/** Whether exactly one number is in a set. */
export function isSingleBit(set: number): boolean {
  return set !== 0 && (set & (set - 1)) === 0;
}

/** The numbers of a set in ascending order, as a new array: for views and tests, not for play. */
export function listBits(set: number): number[] {
  const members: number[] = [];
  for (let bits = set; bits !== 0; bits &= bits - 1) members.push(lowestBit(bits));
  return members;
}
