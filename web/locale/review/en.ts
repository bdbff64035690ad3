import type { SameTexts } from '@nineworlds/engine';
import { plural } from '@nineworlds/engine';

/** What came of a game's beginning, for one sentence. */
export interface Story {
  /** Of whom it tells: the reader, all together, or somebody by name. */
  readonly of: 'you' | 'team' | 'one';
  readonly name: string;
  /** The chance to win when the game began, in per cent. */
  readonly start: string;
  /** What changed it, in points; others only where players are against each other. */
  readonly skill: number;
  readonly luck: number;
  readonly others: number | undefined;
}

/** What the review says in English. It defines the keys: a language that lacks one does not compile. */
export const en = {
  thinking: 'Looking back on the game',
  lookingAt: (turn: string): string => `Looking at ${turn}`,
  cancel: 'Cancel',
  cancelled: 'The review was cancelled.',
  begin: 'Look back on the game',
  thoroughness: 'Thoroughness',
  thoroughnesses: { quick: 'Quick', normal: 'Normal', thorough: 'Thorough' },
  forWhom: 'For whom',
  notYet: 'This game is still running and players have secrets. You can review it once it is over.',
  nothingPlayed: 'Nothing has been played yet.',
  story: ({ of, name, start, skill, luck, others }: Story): string => {
    const who = { you: 'You were', team: 'The team was', one: `${name} was` }[of];
    const choices = of === 'you' ? 'your choices' : of === 'team' ? 'its choices' : 'the choices';
    const rest = others === undefined ? '' : `, the others ${changed(others, 'gave', 'took')}`;
    return `${who} at ${start} when the game began; ${choices} ${changed(skill, 'gained', 'cost')}, luck ${changed(luck, 'gave', 'took')}${rest}.`;
  },
  account: {
    title: 'Skill and luck',
    start: 'At the start',
    skill: 'Choices',
    luck: 'Luck',
    others: 'The others',
    result: 'Result',
    now: 'Now',
  },
  adviceUsed: (times: number): string =>
    plural('en', times, { one: 'Advice used: once', other: `Advice used: ${times} times` }),
  curve: 'Chance to win',
  curveSays: (error: string): string => `estimated from simulated games, about ${error}`,
  curveKeys: 'Arrow keys: step by step. Page up and down: turn by turn. Enter: look at it.',
  causes: { skill: 'choice', luck: 'chance', others: 'the others' },
  fromTo: (before: string, after: string): string => `${before} → ${after}`,
  asTable: 'The chance to win as a table',
  turn: 'Turn',
  after: 'Chance to win after it',
  step: (what: string, change: string, cause: string): string => `${what}: ${change}, ${cause}`,
  turningPoints: 'Turning points',
  look: 'Look at it',
  tryAgain: 'Try again from here',
  decisions: 'Every choice',
  who: 'Who',
  played: 'Played',
  better: 'Better',
  loss: 'Loss',
  asGood: 'as good as any',
  /** A number of points, as it is written, and what form of the word it asks for. */
  points: (written: string, n: number): string =>
    `${written} ${plural('en', n, { one: 'point', other: 'points' })}`,
  sortBy: (what: string): string => `Sort by: ${what}`,
  player: 'Player',
  everybody: 'All',
  choices: 'Choices',
  lossByPlayer: 'Loss by player',
  noChoices: 'There was no choice.',
  showAll: (n: number): string => `Show all ${n}`,
  method:
    'Points are percentage points of the chance to win. They come from simulated games in which everybody plays on as the game’s own bot would, and from what could be known at the time; ± is one standard error. A loss counts when it is larger than its error. Choices are measured against what that bot would have done, losses against the best line that was found: the two need not add up.',
  toReplay: 'Replay',
};

function changed(points: number, up: string, down: string): string {
  if (points === 0) return 'changed nothing';
  const n = Math.abs(points);
  return `${points > 0 ? up : down} ${n} ${plural('en', n, { one: 'point', other: 'points' })}`;
}

/** What the review says in a language. */
export type ReviewTexts = SameTexts<typeof en>;
