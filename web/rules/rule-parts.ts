import type { RuleText } from '@nineworlds/engine';

/** A piece of a rule's text: words, or the id of another rule. */
export interface Piece {
  readonly text: string;
  readonly isRule: boolean;
}

/** A paragraph or an item of a list. */
export interface Passage {
  readonly pieces: readonly Piece[];
  /** Our ruling, in a rule that is published otherwise. */
  readonly isOurs: boolean;
}

/** A paragraph, or the items of a list. */
export type Block =
  | { readonly kind: 'paragraph'; readonly passage: Passage }
  | { readonly kind: 'list'; readonly items: readonly Passage[] };

/** A chapter of a rulebook: `Y-4` with `Y-4.1` and `Y-4.2`. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** The kernel's rules are one chapter. */
export const KERNEL = 'K';

/** The chapters of a rulebook, named after their first rule. */
export function chaptersOf(rules: readonly RuleText[]): readonly Chapter[] {
  const chapters = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const id = rule.id.startsWith('K-') ? KERNEL : (rule.id.split('.')[0] ?? rule.id);
    const chapter = chapters.get(id);
    if (chapter === undefined) chapters.set(id, [rule]);
    else chapter.push(rule);
  }
  return [...chapters].map(([id, own]) => ({ id, title: own[0]?.title ?? id, rules: own }));
}

const LINE = /^(> )?(- )?(.*)$/;

/** The text of a rule in blocks: lines that begin with a dash are items of a list, those with `>` are our ruling. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: ({ kind: 'paragraph'; passage: Passage } | { kind: 'list'; items: Passage[] })[] =
    [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    const [, ruling, dash, words = ''] = LINE.exec(line) ?? [];
    const passage = { pieces: piecesOf(words), isOurs: ruling !== undefined };
    if (dash === undefined) blocks.push({ kind: 'paragraph', passage });
    else if (last?.kind === 'list') last.items.push(passage);
    else blocks.push({ kind: 'list', items: [passage] });
  }
  return blocks;
}

const RULE_ID = /\b([YCNK]-\d+(?:\.\d+)*)/;

function piecesOf(line: string): Piece[] {
  return line
    .split(RULE_ID)
    .map((text, i) => ({ text, isRule: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
