import stringWidth from 'string-width';

/** Texts of boards come again and again; so many of them are remembered. */
const MOST_REMEMBERED = 20_000;

const remembered = new Map<string, number>();

/** How many columns of a terminal a text takes: a Japanese letter takes two. */
export function textWidth(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const width = stringWidth(text);
  remembered.set(text, width);
  return width;
}
