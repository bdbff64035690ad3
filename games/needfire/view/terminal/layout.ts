/** How many columns a board may take. */
export const COLUMNS = 80;

/** How many columns a text takes. */
export type Width = (text: string) => number;

/** A text that begins in a column. */
export type Piece = readonly [column: number, text: string];

/** A line of texts at their columns, with something in between: spaces, or the line of a frame. */
export function across(pieces: readonly Piece[], width: Width, fill = ' '): string {
  return pieces.reduce((line, [column, text]) => {
    const missing = Math.max(0, column - width(line));
    return `${line}${fill.repeat(missing)}${text}`;
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

/** Texts in as many columns as fit, read line by line. */
export function grid(items: readonly string[], most: number, width: Width): string[] {
  for (let columns = items.length; columns > 1; columns--) {
    const starts = columnStarts(items, columns, width);
    if (starts[columns] - GAP <= most) return rowsOf(items, starts, width);
  }
  return items.map((item) => cut(item, most, width));
}

const GAP = 3;

/** Where each column begins, and where one more would. */
function columnStarts(items: readonly string[], columns: number, width: Width): number[] {
  const starts = [0];
  for (let column = 0; column < columns; column++) {
    const widths = items.filter((_, i) => i % columns === column).map(width);
    starts.push(starts[column] + Math.max(...widths) + GAP);
  }
  return starts;
}

function rowsOf(items: readonly string[], starts: readonly number[], width: Width): string[] {
  const columns = starts.length - 1;
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    across(
      items.slice(row * columns, (row + 1) * columns).map((item, i) => [starts[i], item]),
      width,
    ),
  );
}

/** Lines behind a heading, which stands before the first of them. */
export function headed(
  heading: string,
  lines: readonly string[],
  indent: number,
  width: Width,
): string[] {
  return lines.map((line, i) =>
    across(
      [
        [0, i === 0 ? heading : ''],
        [indent, line],
      ],
      width,
    ),
  );
}
