import type { Standing } from '@nineworlds/board';
import type { Given } from './props.ts';

/** How a thing on the board stands to the open question. */
export interface Target {
  /** The words that a tap on it stands for; empty when it means nothing now. */
  readonly words: string;
  readonly standing: Standing;
  /** What choosing it brings, in short. */
  readonly remark: string;
  /** Why it is closed, in a few words. */
  readonly cause: string;
}

type Asked = Pick<Given, 'asking' | 'standing' | 'own'>;

/**
 * What a tap on a thing means while a question is open. The thing is named by one or more words, the
 * likeliest first: a world by its name, and where the god stands also by `stay` and `act`.
 */
export function targetOf({ asking, standing, own }: Asked, ...meanings: readonly string[]): Target {
  const { choices } = asking;
  for (const meaning of meanings) {
    const choice = choices?.list.find(({ words }) => says(words, meaning));
    if (choice !== undefined) {
      const { words, remark } = choice;
      return { words, standing: standing(words), remark, cause: '' };
    }
  }
  for (const meaning of meanings) {
    const shut = choices?.closed.find(({ words }) => says(words, meaning));
    if (shut !== undefined) {
      const causes: Readonly<Record<string, string>> = own.labels.causes;
      const cause = causes[shut.refusal.reason] ?? '';
      return { words: shut.words, standing: 'closed', remark: '', cause };
    }
  }
  const [first = ''] = meanings;
  const isChosen = choices !== undefined && standing(first) === 'selected';
  return { words: '', standing: isChosen ? 'selected' : 'idle', remark: '', cause: '' };
}

/** `move midgard` says `midgard`, and so does `midgard`. */
function says(words: string, meaning: string): boolean {
  return words === meaning || words.endsWith(` ${meaning}`);
}
