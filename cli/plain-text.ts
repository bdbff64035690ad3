/**
 * What no text from outside may bring to a terminal: control characters, which move the cursor, clear the screen
 * or begin a second line; marks that turn the direction of writing; letters that nobody sees.
 */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu;

/** A text as one harmless line: whatever is unwanted becomes a space. */
export function plainText(text: string): string {
  return text.replace(UNWANTED, ' ');
}

/** A text of several lines, each of them harmless. */
export function plainLines(text: string): string {
  return text.split('\n').map(plainText).join('\n');
}

/** JSON that holds the same, and in which all that is unwanted is written as an escape. */
export function plainJson(json: string): string {
  return json.replace(UNWANTED, (letters) => letters.split('').map(escaped).join(''));
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
