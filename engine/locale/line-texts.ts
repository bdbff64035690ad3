import type { EventFacts, LineContext, LineTexts } from '../game.ts';
import { type FactNames, type Sentence, type Table, withNames } from './catalogue.ts';

/**
 * What the words of a line say: sentences by name, each with its facts; none where they are no line. Those of
 * chance begin with `chance`.
 */
export type LineReader = (
  words: readonly string[],
  context: LineContext | undefined,
) => readonly EventFacts[];

/** How a game tells its lines in a language. */
export interface LineTelling {
  readonly read: LineReader;
  /** The fact that holds who does it; without a context it is the name of the player. */
  readonly subject: string;
  readonly names: FactNames;
  /** A line may say the same as an event, so those of the events belong here, too. */
  readonly sentences: Table<Sentence>;
}

/** Makes sentences of lines: what their words say is told as events are. */
export function lineTexts({ read, subject, names, sentences }: LineTelling): LineTexts {
  const named = withNames(names, sentences);
  return (line, name, context) => {
    const told = read(line.split(' '), context).map((said) =>
      named[said.name]?.({ [subject]: name, ...context?.facts, ...said.facts }),
    );
    if (told.length === 0 || told.includes(undefined)) return undefined;
    // No blank follows a Japanese full stop.
    return told.join(' ').replaceAll('。 ', '。');
  };
}
