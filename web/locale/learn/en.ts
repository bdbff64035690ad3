import type { SameTexts } from '@nineworlds/engine';

/** What the tutorials say around their lessons. */
export const en = {
  title: 'Learn in 10 minutes',
  says: 'Play the first turns of a game with someone to explain them: the real rules on the real board.',
  lesson: (game: string): string => `Lesson: ${game}`,
  begin: (game: string): string => `Learn ${game}`,
  coach: 'Coach',
  progress: (n: number, of: number): string => `Step ${n} of ${of}`,
  next: 'Next',
  before: 'Back',
  doIt: 'Do it for me',
  restart: 'Start again',
  leave: 'End the lesson',
  realGame: 'Play a real game',
  smaller: 'Hide the text',
  larger: 'Show the text',
  other: (line: string): string => `In a real game you could do that. In this lesson, try: ${line}`,
};

/** What the tutorials say, in any language. */
export type LearnTexts = SameTexts<typeof en>;
