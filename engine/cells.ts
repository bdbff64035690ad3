// One function for each kind of array, and as short as can be: where they are inlined into inner loops,
// each meets only one kind, and they leave room for others.

/** The number in a cell of a zone, or of any other row of whole numbers. */
export function cellAt(cells: Int32Array, place: number): number {
  return cells[place] ?? missing(cells, place);
}

/** The number at a place of a row that has fractions. */
export function valueAt(values: Float64Array, place: number): number {
  return values[place] ?? missing(values, place);
}

/** What is at a place of a list: the word of a card, the strength on a space. */
export function itemAt<T extends NonNullable<unknown>>(items: readonly T[], place: number): T {
  return items[place] ?? missing(items, place);
}

function missing({ length }: { readonly length: number }, place: number): never {
  throw new RangeError(`nothing is at ${place}: there are ${length}`);
}
