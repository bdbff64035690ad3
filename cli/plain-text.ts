/**
 * A text from outside without control characters: a name in a file must not be able to move the
 * cursor, clear the screen or begin a second line.
 */
export function plainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ');
}
