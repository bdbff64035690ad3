/** Keys under which sentences for people stand: they may be put in other words. */
const SENTENCES = ['text', 'title', 'source', 'reason', 'reasons'];
/** Where a number may be higher: that of the rules, and how many there are of what grows. */
const HIGHER = /\.(rulesVersion|actionCount|maxLegal|tensor\.length)$/;
/** Where a list may be longer: new kinds of questions, action ids and fields come after the others. */
const LONGER = /\.(kinds|mask|tensor|tensor\.fields)$/;
/** Other processors may count otherwise beyond so many digits. */
const DIGITS = 9;

/**
 * Where lines of JSON no longer hold what the first version wrote; undefined where they do. A program that reads
 * them goes on: nothing is missing and no value is another one. There may be more keys; the rules may have another
 * number; lists that are counted in may have more at their end; sentences may be put in other words.
 */
export function firstLoss(kept: string, lines: string): string | undefined {
  const [before, now] = [kept, lines].map((text) => text.trimEnd().split('\n'));
  if (before?.length !== now?.length) return `${before?.length} lines are now ${now?.length}`;
  return before
    ?.map((line, i) => lossIn(jsonIn(line), jsonIn(now?.[i] ?? ''), `line ${i + 1}`))
    .find((loss) => loss !== undefined);
}

function jsonIn(line: string): unknown {
  return /^[[{]/.test(line) ? JSON.parse(line) : line;
}

function lossIn(kept: unknown, value: unknown, path: string): string | undefined {
  if (Array.isArray(kept)) {
    if (!Array.isArray(value) || value.length !== kept.length) return differing(path, kept, value);
    return kept
      .map((item, i) => lossIn(item, value[i], `${path}[${i}]`))
      .find((loss) => loss !== undefined);
  }
  if (typeof kept === 'object' && kept !== null) {
    if (typeof value !== 'object' || value === null) return differing(path, kept, value);
    return Object.entries(kept)
      .map(([key, item]) => lossAt(key, item, value, `${path}.${key}`))
      .find((loss) => loss !== undefined);
  }
  return rounded(kept) === rounded(value) ? undefined : differing(path, kept, value);
}

function lossAt(key: string, kept: unknown, value: object, path: string): string | undefined {
  if (!Object.hasOwn(value, key)) return `${path} is missing`;
  const now: unknown = Reflect.get(value, key);
  if (HIGHER.test(path)) return Number(now) >= Number(kept) ? undefined : `${path} is lower`;
  if (LONGER.test(path) && Array.isArray(kept) && Array.isArray(now)) {
    return lossIn(kept, now.slice(0, kept.length), path);
  }
  if (SENTENCES.includes(key) && !isObject(kept)) return shapeLoss(kept, now, path);
  return lossIn(kept, now, path);
}

/** A sentence stays a sentence, a list of them such a list. */
function shapeLoss(kept: unknown, value: unknown, path: string): string | undefined {
  if (!Array.isArray(kept)) return typeof kept === typeof value ? undefined : `${path} is no text`;
  const isSame = Array.isArray(value) && value.length === kept.length;
  return isSame ? undefined : `${path} has another length`;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rounded(value: unknown): unknown {
  const isFraction = typeof value === 'number' && !Number.isInteger(value);
  return isFraction ? Number(value.toPrecision(DIGITS)) : value;
}

function differing(path: string, kept: unknown, value: unknown): string {
  return `${path}: ${JSON.stringify(kept)} is now ${JSON.stringify(value)}`;
}

/** Lines of JSON with null for what differs from run to run. */
export function withoutVarying(lines: string, varying: readonly string[]): string {
  const change = (key: string, value: unknown) => (varying.includes(key) ? null : value);
  return lines
    .split('\n')
    .map((line) => (/^[[{]/.test(line) ? JSON.stringify(JSON.parse(line, change)) : line))
    .join('\n');
}

/** The names in lines of JSON, each with all that stands below it. */
export function namesIn(lines: string): string[] {
  const names = new Set<string>();
  const visit = (value: unknown, path: string): void => {
    names.add(path);
    if (Array.isArray(value)) for (const item of value) visit(item, `${path}[]`);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
    }
  };
  for (const line of lines.trimEnd().split('\n')) visit(jsonIn(line), '');
  return [...names].sort();
}
