import type { Reading } from '@nineworlds/engine';

/** Reads a line without playing it. */
export type ReadLine = (line: string) => Reading;

/** One way to go on from what was typed so far. */
export interface Choice {
  /** The line so far with this choice. */
  readonly line: string;
  /** The line goes on after it. */
  readonly goesOn: boolean;
}

/** What can be chosen next. */
export interface Choices {
  readonly list: readonly Choice[];
  /** Choices may be picked by their number; not where the words themselves are numbers. */
  readonly numbered: boolean;
}

/** So many whole lines are listed at once; if there are more, only their next words are. */
const MOST_WHOLE_LINES = 18;

/** The choices after a beginning of a line: whole lines when they are few, else part by part. */
export function choicesAfter(read: ReadLine, beginning: string): Choices {
  const next = nextChoices(read, beginning);
  const whole = wholeLines(read, next);
  const numbered = !next.some(({ line }) => /(^| )\d+$/.test(line));
  return { list: whole ?? next, numbered };
}

function nextChoices(read: ReadLine, beginning: string): Choice[] {
  const reading = read(beginning);
  if (reading.status !== 'partial') return [];
  return reading.next.map((word) => {
    const line = beginning === '' ? word : `${beginning} ${word}`;
    return { line, goesOn: read(line).status === 'partial' };
  });
}

/** All whole lines that some choices lead to; undefined when there are too many to list. */
function wholeLines(read: ReadLine, choices: readonly Choice[]): Choice[] | undefined {
  const found: Choice[] = [];
  for (const choice of choices) {
    const lines = choice.goesOn ? wholeLines(read, nextChoices(read, choice.line)) : [choice];
    if (lines === undefined || found.length + lines.length > MOST_WHOLE_LINES) return undefined;
    found.push(...lines);
  }
  return found;
}
