/** How many columns a board may take. */
export const COLUMNS = 80;

/** How many columns a text takes. */
export type Width = (text: string) => number;

/** A text that begins in a column. */
export type Piece = readonly [column: number, text: string];

/** A line of texts at their columns; one that comes too late follows after a space. */
export function across(pieces: readonly Piece[], width: Width): string {
  return pieces.reduce((line, [column, text]) => {
    if (text === '') return line;
    const missing = column - width(line);
    return `${line}${' '.repeat(Math.max(line === '' ? 0 : 1, missing))}${text}`;
  }, '');
}

/** A text cut to a width, with a sign that something is missing. */
export function cut(text: string, most: number, width: Width): string {
  if (width(text) <= most) return text;
  let kept = '';
  for (const letter of text) {
    if (width(kept + letter) > most - 1) break;
    kept += letter;
  }
  return `${kept}…`;
}

/** A text at the right end of so many columns. */
export function right(text: string, columns: number, width: Width): string {
  return ' '.repeat(Math.max(0, columns - width(text))) + text;
}

/** Texts one after the other, in as many lines as they need. */
export function flow(items: readonly string[], most: number, width: Width, gap = '  '): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines[lines.length - 1];
    const longer = `${last}${gap}${item}`;
    if (last !== undefined && width(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(cut(item, most, width));
  }
  return lines;
}

/** Lines behind a heading, which stands before the first of them. */
export function headed(
  heading: string,
  items: readonly string[],
  width: Width,
  gap?: string,
): string[] {
  const indent = width(heading) + 2;
  return flow(items, COLUMNS - indent, width, gap).map((line, i) =>
    i === 0 ? `${heading}  ${line}` : ' '.repeat(indent) + line,
  );
}

/** Two columns of lines side by side. */
export function sideBySide(
  left: readonly string[],
  rightLines: readonly string[],
  column: number,
  width: Width,
): string[] {
  return Array.from({ length: Math.max(left.length, rightLines.length) }, (_, i) =>
    cut(
      across(
        [
          [0, cut(left[i] ?? '', column - 1, width)],
          [column, rightLines[i] ?? ''],
        ],
        width,
      ),
      COLUMNS,
      width,
    ),
  );
}
