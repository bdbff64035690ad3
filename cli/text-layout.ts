import { textWidth } from './text-width.ts';

/** How wide our text is at most. */
export const COLUMNS = 80;

/** Breaks a text into lines of at most 80 columns, at spaces where there are any. */
export function wrap(text: string, indent = ''): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, indent))
    .join('\n');
}

function wrapLine(line: string, indent: string): string {
  const lines: string[] = [];
  let current = '';
  // Japanese has no spaces: there a line may break after any letter.
  for (const piece of line.match(
    /[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/gu,
  ) ?? []) {
    if (current !== '' && textWidth((current + piece).trimEnd()) > COLUMNS) {
      lines.push(current.trimEnd());
      current = indent + piece;
    } else {
      current += piece;
    }
  }
  return [...lines, current.trimEnd()].join('\n');
}

/** Between two columns. */
const GAP = 3;

/** Lays short items out in as many columns as fit, read downwards. */
export function inColumns(items: readonly string[]): string {
  let rows = 1;
  while (rows < items.length && widthInRows(items, rows) > COLUMNS) rows++;
  const widths = columnWidths(items, rows);
  return Array.from({ length: Math.min(rows, items.length) }, (_, row) =>
    items
      .filter((_item, i) => i % rows === row)
      .map((item, column) => item + ' '.repeat((widths[column] ?? 0) + GAP - textWidth(item)))
      .join('')
      .trimEnd(),
  ).join('\n');
}

function widthInRows(items: readonly string[], rows: number): number {
  return columnWidths(items, rows).reduce((sum, width) => sum + width + GAP, -GAP);
}

/** How wide each column is when the items are laid out in so many rows. */
function columnWidths(items: readonly string[], rows: number): number[] {
  return Array.from({ length: Math.ceil(items.length / rows) }, (_, column) =>
    Math.max(...items.slice(column * rows, (column + 1) * rows).map((item) => textWidth(item))),
  );
}
