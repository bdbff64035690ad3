/** Keys under which sentences for people stand: they may be put in other words. */
const SENTENCES = ['text', 'title', 'source', 'reasons'];
/** Other processors may count otherwise beyond so many digits. */
const DIGITS = 9;

/** Lines of JSON as programs read them: without sentences, and with numbers as exact as they need to be. */
export function bare(lines: string): string {
  return changed(lines, (key, value) => {
    if (typeof value === 'number' && !Number.isInteger(value)) {
      return Number(value.toPrecision(DIGITS));
    }
    if (!SENTENCES.includes(key)) return value;
    if (typeof value === 'string') return '…';
    return Array.isArray(value) ? value.map(() => '…') : value;
  });
}

/** Lines of JSON with null for what differs from run to run. */
export function withoutVarying(lines: string, varying: readonly string[]): string {
  return changed(lines, (key, value) => (varying.includes(key) ? null : value));
}

function changed(lines: string, change: (key: string, value: unknown) => unknown): string {
  return lines
    .split('\n')
    .map((line) => (/^[[{]/.test(line) ? JSON.stringify(JSON.parse(line, change)) : line))
    .join('\n');
}
