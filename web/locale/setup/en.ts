import { plural, type SameTexts } from '@nineworlds/engine';

/** What the set-up page says. */
export const en = {
  title: (game: string): string => `Set up: ${game}`,
  people: 'Who plays',
  players: 'How many',
  seat: (n: number): string => `Player ${n}`,
  seatIs: (n: number): string => `Player ${n} is`,
  person: 'a person at this screen',
  name: (n: number): string => `Name of player ${n}`,
  godOf: (n: number): string => `God of player ${n}`,
  gods: 'Gods',
  godsRandom: 'dealt at random',
  godsChosen: 'chosen here',
  bots: {
    random: 'bot: plays at random',
    idle: 'bot: hardly does anything',
    greedy: 'bot: takes what pays most right now',
    heuristic: 'bot: plays with a plan',
    novice: 'bot: novice',
    steady: 'bot: steady',
    strong: 'bot: strong',
  },
  levels: 'Bots by level',
  quickBots: 'Simple bots',
  levelSays: {
    novice: 'Novice: plays by rules of thumb and makes a mistake now and then. Answers at once.',
    steady: 'Steady: plays a few games out in its head before each answer. Takes a moment.',
    strong: 'Strong: plays out as many as it can. Takes about a second per turn.',
  },
  allBots: 'Only bots are seated: you will watch them play.',
  hardness: 'Difficulty',
  ownChoice: 'your own choice',
  /** Above the table of win rates. */
  winRates: (players: number): string =>
    plural('en', players, {
      one: 'How often bots win with 1 player',
      other: `How often bots win with ${players} players`,
    }),
  /** The same where everybody plays for themselves: one bot against others of a level. */
  winRatesAgainst: (players: number): string =>
    plural('en', players - 1, {
      one: 'How often one bot wins against one of each level',
      other: `How often one bot wins against ${players - 1} of each level`,
    }),
  /** The bots of the table, in a word each. */
  ratedBots: {
    heuristic: 'simple',
    greedy: 'simple',
    novice: 'novice',
    steady: 'steady',
    strong: 'strong',
  },
  notMeasured: 'not measured',
  easierAlone: 'Playing alone is much easier: choose a harder level.',
  usual: 'Options',
  rest: 'All options',
  yes: 'yes',
  no: 'no',
  atRandom: 'at random',
  chosen: 'chosen here',
  words: 'Separate several with +.',
  reconstructed: 'reconstructed',
  /** What the chosen value of an option rests on. */
  provenance: {
    published: 'published',
    ruled: 'published, with our ruling',
    ours: 'ours',
    owner: 'from your own box',
  },
  reconstructedMeans:
    'The sources do not give these values. Ours are made to fit what the sources do say. If you own the box, you can enter yours.',
  file: 'Choose a file …',
  ownFile: 'your own file',
  withoutFile: 'Do without the file',
  fileKind: 'A JSON file; everything in it is checked first.',
  fileBad: 'This file is not JSON, or it is too large.',
  chance: 'Dice and cards',
  fate: 'Nine Worlds rolls and deals',
  manual: 'My own box: I enter what the real dice and cards show',
  manualSays: 'Play on your own table. This page checks every rule and works out the odds.',
  seed: 'Seed (may stay empty)',
  seedSays:
    'The same seed and the same decisions give the same dice and cards. Without a seed, nobody can predict them.',
  start: 'Start the game',
  mend: 'These settings do not fit together yet. What is wrong is shown beside each one.',
  reset: 'Back to the usual settings',
  boxTitle: 'Use with your own box',
  boxSays:
    'Play with your own board, cards and dice. Nine Worlds keeps score, checks the rules and tells you the odds. You enter what the dice and cards show.',
  boxChoose: 'Which game is on your table?',
  // A value that an owner enters from their own box.
  ownSays:
    'Copy the values from your own box. What you enter is saved in this browser as you go; once it is complete, new games are played with it.',
  beginEmpty: 'Begin with an empty one',
  beginOurs: 'Begin with ours',
  loadFile: 'Load a file …',
  downloadOwn: 'Download yours',
  downloadOurs: 'Download ours',
  schema: 'JSON Schema of the file',
  removeOwn: 'Delete yours',
  reallyRemove: 'Delete everything that you have entered? This cannot be undone.',
  ownSaved: 'Saved in this browser.',
  ownNotSaved: 'This browser does not keep it: download your file before you leave.',
  ownWhole: 'Complete: new games are played with it.',
  whatIsMissing: 'What is missing or wrong',
  ownFileBad: 'This file cannot be used. Nothing that you had entered has changed.',
  playOwn: 'Play with it',
  toSetup: 'To the set-up page',
  enterOwn: 'Enter your own …',
  ours: 'ours',
  yours: 'your own',
  ownMissing: (n: number): string =>
    plural('en', n, {
      one: '1 thing is missing or wrong. Until it is put right, games are played with ours.',
      other: `${n} things are missing or wrong. Until they are put right, games are played with ours.`,
    }),
  stillOurs: 'This is still ours: change what is different in your box.',
};

/** What the set-up page says, in any language. */
export type SetupTexts = SameTexts<typeof en>;
