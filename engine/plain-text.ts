/**
 * What no text from outside may bring to a screen: control characters, which move the cursor, clear the screen
 * or begin a second line; marks that turn the direction of writing; letters that nobody sees.
 */
export const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu;

/** A text as one harmless line: whatever is unwanted becomes a space. */
export function plainText(text: string): string {
  return text.replace(UNWANTED, ' ');
}
