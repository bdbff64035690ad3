import type { LogGroup } from '../play/log-lines.ts';

/** What one line of a game brought, in words. */
export interface Happening {
  /** The turn, as the log calls it. */
  readonly turn: string;
  /** Whose turn it is, where the game says when a turn begins; otherwise empty. */
  readonly ofWhom: string;
  readonly sentences: readonly string[];
}

/** What happened, by the number of the line from 0: the same sentences as in the log. */
export function happeningsOf(groups: readonly LogGroup[]): ReadonlyMap<number, Happening> {
  const found = new Map<number, Happening & { readonly sentences: string[] }>();
  for (const { title, word, lines } of groups) {
    for (const { ply, kind, alone, text } of lines) {
      if (ply === undefined || !(kind === 'event' || alone)) continue;
      const happening = found.get(ply - 1);
      if (happening === undefined)
        found.set(ply - 1, { turn: title, ofWhom: word, sentences: [text] });
      else happening.sentences.push(text);
    }
  }
  return found;
}

/** Its first sentences; the log has the rest. */
export function briefly({ sentences }: Happening, most: number): readonly string[] {
  return sentences.length <= most ? sentences : [...sentences.slice(0, most), '…'];
}
