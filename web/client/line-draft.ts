import type { Standing } from '@nineworlds/board';
import type { Refusal } from '@nineworlds/engine';
import type { Choice, Choices, ClosedChoice } from '@nineworlds/protocol';

/**
 * A line that somebody puts together part by part: a value, changed by the functions below. Nothing of it
 * is a rule; all that it knows are the choices that the host has told.
 */
export interface LineDraft {
  /** What may be chosen now; undefined while nobody is asked. */
  readonly open: Choices | undefined;
  /** The choices before the open ones, for going back part by part. */
  readonly path: readonly Choices[];
  /** A choice that completes the line: previewed, nothing sent. */
  readonly considered: Choice | undefined;
  /** What follows from the considered choice, as soon as it is known. */
  readonly preview: Choices | undefined;
  /** What has been picked, but can be named only after something else. */
  readonly waiting: readonly string[];
  /** The beginning whose choices have been asked for, and what is picked when they come. */
  readonly asked: { readonly line: string; readonly picks: readonly string[] } | undefined;
  /** Choices after longer beginnings that the host has told ahead. */
  readonly ahead: Readonly<Record<string, Choices>>;
}

/** What is to be done about a change of a draft. */
export type DraftEffect =
  | { readonly type: 'none' }
  /** Ask for the choices after a beginning; `opened` takes them. */
  | { readonly type: 'ask'; readonly line: string }
  | { readonly type: 'play'; readonly line: string }
  /** Say why something is closed. */
  | { readonly type: 'explain'; readonly words: string; readonly refusal: Refusal }
  /** Ask why something is closed, and say it. */
  | { readonly type: 'why'; readonly words: string; readonly line: string };

/** A draft after a change. */
export interface Drafted {
  readonly draft: LineDraft;
  readonly effect: DraftEffect;
}

/** Nobody is asked. */
export const NO_DRAFT: LineDraft = {
  open: undefined,
  path: [],
  considered: undefined,
  preview: undefined,
  waiting: [],
  asked: undefined,
  ahead: {},
};

/** A question is open, and nothing has been picked. */
export function draftOf(choices: Choices): LineDraft {
  return { ...NO_DRAFT, open: choices, ahead: choices.ahead ?? {} };
}

/** The line as far as it has been put together. */
export function lineOf({ considered, open }: LineDraft): string {
  return considered?.line ?? open?.beginning ?? '';
}

/** Whether there is a part of the line to go back from. */
export function canGoBack({ considered, waiting, path }: LineDraft): boolean {
  return considered !== undefined || waiting.length + path.length > 0;
}

/**
 * How a thing stands to the open question, by the word that spells it. Where the closed answers are too many
 * to list, every thing that is asked about and is not open stands closed: a board asks about things of the
 * question only.
 */
export function standing({ open, considered, waiting, path }: LineDraft, word: string): Standing {
  if (open === undefined) return 'idle';
  if (considered !== undefined && spells(considered.words, word)) return 'considered';
  if (names(open, word)) return 'legal';
  if ([...open.beginning.split(' '), ...waiting].includes(word)) return 'selected';
  const closed = open.closed.find(({ words }) => spells(words, word));
  if (closed !== undefined) return closed.reorder ? 'legal' : 'closed';
  return open.unlisted && !path.some((level) => names(level, word)) ? 'closed' : 'idle';
}

/** Somebody taps a thing: it is chosen, or it is said why it cannot be. */
export function pick(draft: LineDraft, word: string): Drafted {
  const { open } = draft;
  if (open === undefined) return quietly(draft);
  const exact = open.list.find(({ words }) => words === word);
  const fitting = open.list.filter(({ words }) => spells(words, word));
  const choice = exact ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (choice !== undefined) return consider(draft, choice);
  if (fitting.length > 1) return openLine(draft, `${open.beginning} ${word}`.trim());
  return pickElsewhere(draft, open, word);
}

/** A word that is no choice now: of an earlier part of the line, or one that is closed. */
function pickElsewhere(draft: LineDraft, open: Choices, word: string): Drafted {
  const closed = open.closed.find(({ words }) => spells(words, word));
  if (closed !== undefined) return explain(draft, closed);
  const earlier = draft.path.findLastIndex((level) => names(level, word));
  const level = draft.path[earlier];
  if (level !== undefined) return pick(backTo(draft, earlier, level), word);
  if (!open.unlisted) return quietly(draft);
  const line = `${open.beginning} ${word}`.trim();
  return { draft, effect: { type: 'why', words: word, line } };
}

/** Takes a choice that goes on; considers one that completes the line; plays a considered one. */
export function consider(draft: LineDraft, choice: Choice): Drafted {
  if (draft.considered?.line === choice.line) return confirm(draft);
  if (comesBetween(draft, choice)) return pickInOrder(draft, choice.words);
  if (choice.goesOn) return openLine(draft, choice.line);
  const preview = draft.ahead[choice.line];
  const considered = { ...draft, considered: choice, preview, asked: undefined };
  if (preview !== undefined) return quietly(considered);
  return {
    draft: { ...considered, asked: { line: choice.line, picks: [] } },
    effect: { type: 'ask', line: choice.line },
  };
}

/** Says why something is closed; what only comes too early or too late is put where it belongs. */
export function explain(draft: LineDraft, { words, refusal, reorder }: ClosedChoice): Drafted {
  if (reorder) return pickInOrder(draft, words);
  return { draft, effect: { type: 'explain', words, refusal } };
}

/** Plays the considered choice. */
export function confirm(draft: LineDraft): Drafted {
  const { considered } = draft;
  if (considered === undefined) return quietly(draft);
  return { draft, effect: { type: 'play', line: considered.line } };
}

/** One part back. */
export function back(draft: LineDraft): LineDraft {
  const { considered, waiting, path } = draft;
  if (considered !== undefined) {
    return { ...draft, considered: undefined, preview: undefined, asked: undefined };
  }
  if (waiting.length > 0) return { ...draft, waiting: waiting.slice(0, -1) };
  const before = path.at(-1);
  return before === undefined ? draft : backTo(draft, path.length - 1, before);
}

/** The choices after a beginning that was asked for have come; those that nobody waits for change nothing. */
export function opened(draft: LineDraft, line: string, choices: Choices): Drafted {
  const { asked, open, considered } = draft;
  if (asked?.line !== line) return quietly(draft);
  const ahead = { ...draft.ahead, ...choices.ahead };
  const known = { ...draft, ahead, asked: undefined };
  if (considered?.line === line) return quietly({ ...known, preview: choices });
  const path = open === undefined ? draft.path : [...draft.path, open];
  const next = { ...known, path, open: choices, considered: undefined, preview: undefined };
  return asked.picks.length === 0 ? quietly(next) : pickAll(next, asked.picks);
}

/** Opens a beginning, and picks some words after it. What the host has told ahead is not asked for. */
function openLine(draft: LineDraft, line: string, picks: readonly string[] = []): Drafted {
  const asking = { ...draft, asked: { line, picks } };
  const known = draft.ahead[line];
  if (known !== undefined) return opened(asking, line, known);
  return { draft: asking, effect: { type: 'ask', line } };
}

/** Whether a choice is to be taken together with what has been picked after it. */
function comesBetween({ open, considered, waiting }: LineDraft, choice: Choice): boolean {
  if (open === undefined || (considered === undefined && waiting.length === 0)) return false;
  return open.list.includes(choice) && open.closed.some(({ reorder }) => reorder === true);
}

/** One of several that are named in ascending order: people may pick them in any order, and back again. */
function pickInOrder(draft: LineDraft, word: string): Drafted {
  const { open, path, waiting, considered } = draft;
  if (open === undefined) return quietly(draft);
  const since = [...path, open].findIndex(({ question }) => question === open.question);
  const start = path[since] ?? open;
  const named = open.beginning.slice(start.beginning.length).split(' ').filter(Boolean);
  const picks = [...named, ...waiting, ...(considered ? [considered.words] : [])];
  const isPicked = picks.includes(word);
  const all = isPicked ? picks.filter((one) => one !== word) : [...picks, word];
  const restarted = backTo(draft, since, start);
  return pickAll(
    restarted,
    all.sort((a, b) => Number(a) - Number(b)),
  );
}

function pickAll(draft: LineDraft, picks: readonly string[]): Drafted {
  const choice = draft.open?.list.find(({ words }) => words === picks[0]);
  if (choice === undefined) return quietly({ ...draft, waiting: picks });
  const named = { ...draft, waiting: [] };
  return choice.goesOn ? openLine(named, choice.line, picks.slice(1)) : consider(named, choice);
}

/** The draft as it was when some earlier choices were open. */
function backTo(draft: LineDraft, depth: number, open: Choices): LineDraft {
  return { ...NO_DRAFT, ahead: draft.ahead, path: draft.path.slice(0, depth), open };
}

function quietly(draft: LineDraft): Drafted {
  return { draft, effect: { type: 'none' } };
}

/** Whether a thing is among some choices, by the word that spells it. */
function names({ list }: Choices, word: string): boolean {
  return list.some(({ words }) => spells(words, word));
}

/** Whether some words spell a thing on the board: themselves, or by their first word. */
function spells(words: string, word: string): boolean {
  return words === word || words.startsWith(`${word} `);
}
