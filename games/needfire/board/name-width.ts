/** About how wide a name is, in em: a Latin letter takes about half the room of a Japanese one. */
export function nameWidth(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.6), 0);
}
