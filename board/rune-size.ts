/** Three runes are drawn small, and one of them high; they are made as large as the others. */
const SMALL_RUNES: Readonly<Record<string, { readonly scale: number; readonly middle: number }>> = {
  ᛃ: { scale: 1.75, middle: 0.484 },
  ᚲ: { scale: 1.7, middle: 0.374 },
  ᛜ: { scale: 1.8, middle: 0.376 },
};
/** The middle of all other runes, in em above the base line. */
const MIDDLE = 0.357;

/** By how much a rune is enlarged to look as large as the others. */
export function opticalSize(rune: string): number {
  return SMALL_RUNES[rune]?.scale ?? 1;
}

/** By how many em of the text around it an enlarged rune is lowered, to lie on the middle of the others. */
export function baselineShift(rune: string): number {
  const small = SMALL_RUNES[rune];
  return small === undefined ? 0 : small.scale * small.middle - MIDDLE;
}
