import stringWidth from 'string-width';

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
    if (current !== '' && stringWidth((current + piece).trimEnd()) > COLUMNS) {
      lines.push(current.trimEnd());
      current = indent + piece;
    } else {
      current += piece;
    }
  }
  return [...lines, current.trimEnd()].join('\n');
}

/** Lays short items out in as many columns as fit, read downwards. */
export function inColumns(items: readonly string[]): string {
  const gap = 3;
  const width = Math.max(0, ...items.map((item) => stringWidth(item))) + gap;
  const columns = Math.max(1, Math.floor((COLUMNS + gap) / width));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_item, i) => i % rows === row)
      .map((item) => item + ' '.repeat(width - stringWidth(item)))
      .join('')
      .trimEnd(),
  ).join('\n');
}
