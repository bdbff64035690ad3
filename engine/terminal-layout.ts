// Apart from the rest of the kernel, because only boards for terminals load it.

/** How many columns a board may take. */
export const COLUMNS = 80;

/** How many columns a text takes: a Japanese letter takes two. */
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

/** A line of texts at their columns with a sign in between: the edge of a frame. */
export function edge(pieces: readonly Piece[], width: Width, sign: string): string {
  return pieces.reduce(
    (line, [column, text]) => `${line}${sign.repeat(Math.max(0, column - width(line)))}${text}`,
    '',
  );
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
    const last = lines.at(-1);
    const longer = `${last}${gap}${item}`;
    if (last !== undefined && width(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(cut(item, most, width));
  }
  return lines;
}

/** Between two columns of a grid. */
const GRID_GAP = 3;

/** Texts in as many columns as fit, read line by line. */
export function grid(items: readonly string[], most: number, width: Width): string[] {
  for (let columns = items.length; columns > 1; columns--) {
    const widths = Array.from({ length: columns }, (_, column) =>
      Math.max(...items.filter((_item, i) => i % columns === column).map(width)),
    );
    const starts = widths.map((_, column) =>
      widths.slice(0, column).reduce((sum, own) => sum + own + GRID_GAP, 0),
    );
    if (widths.reduce((sum, own) => sum + own + GRID_GAP, -GRID_GAP) > most) continue;
    return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
      across(
        items.slice(row * columns, (row + 1) * columns).map((item, i) => [starts[i] ?? 0, item]),
        width,
      ),
    );
  }
  return items.map((item) => cut(item, most, width));
}

/** Lines behind a heading, which stands before the first of them. */
export function behind(
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

/** Texts one after the other behind a heading, in as many lines as they need. */
export function headed(
  heading: string,
  items: readonly string[],
  width: Width,
  gap?: string,
): string[] {
  const indent = width(heading) + 2;
  return behind(heading, flow(items, COLUMNS - indent, width, gap), indent, width);
}

/** Two columns of lines side by side. */
export function sideBySide(
  left: readonly string[],
  rightLines: readonly string[],
  column: number,
  width: Width,
): string[] {
  return Array.from({ length: Math.max(left.length, rightLines.length) }, (_, i) => {
    const pieces: readonly Piece[] = [
      [0, cut(left[i] ?? '', column - 1, width)],
      [column, rightLines[i] ?? ''],
    ];
    return cut(across(pieces, width), COLUMNS, width);
  });
}
