import { plainText, UNWANTED } from '@nineworlds/engine';

export { plainText };

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
