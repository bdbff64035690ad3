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
    random: 'bot: anything that is allowed',
    idle: 'bot: does hardly anything',
    greedy: 'bot: takes what pays most now',
    heuristic: 'bot: plays with a plan',
    novice: 'bot: novice',
    steady: 'bot: steady',
    strong: 'bot: strong',
  },
  levels: 'Bots by level',
  quickBots: 'Simple bots',
  levelSays: {
    novice: 'Novice: plays by rules of thumb and slips now and then; answers at once.',
    steady: 'Steady: tries a few games out in its head before each answer; takes a moment.',
    strong: 'Strong: tries out as many as it can; takes about a second a turn.',
  },
  allBots: 'Nobody here plays: you will watch the bots.',
  hardness: 'How hard',
  ownChoice: 'your own choice',
  /** Above the table of win rates. */
  winRates: (players: number): string =>
    plural('en', players, {
      one: 'How often bots win with 1 player',
      other: `How often bots win with ${players} players`,
    }),
  /** The bots of the table, in a word each. */
  ratedBots: { heuristic: 'simple', novice: 'novice', steady: 'steady', strong: 'strong' },
  notMeasured: 'not measured',
  easierAlone: 'Alone it is much easier: choose a harder level.',
  usual: 'Options',
  rest: 'All options',
  yes: 'yes',
  no: 'no',
  atRandom: 'at random',
  chosen: 'chosen here',
  words: 'Put + between several.',
  reconstructed: 'reconstructed',
  reconstructedMeans:
    'The sources do not give these values; ours are worked out to fit them. Owners of the box can use their own.',
  file: 'Choose a file …',
  ownFile: 'your own file',
  withoutFile: 'Do without the file',
  fileKind: 'A JSON file; everything in it is checked first.',
  fileBad: 'This file is not JSON, or it is too large.',
  chance: 'Dice and cards',
  fate: 'Nine Worlds rolls and deals',
  manual: 'My own box: I type in what the real dice and cards show',
  manualSays:
    'Play on your own table; here every rule is watched over, and the odds are worked out.',
  seed: 'Seed (may stay empty)',
  seedSays:
    'The same seed and the same decisions bring the same dice and cards. Without one, nobody can foretell them.',
  start: 'Start the game',
  mend: 'This does not go together yet. What is wrong stands beside it.',
  reset: 'Back to the usual',
  boxTitle: 'Use with your own box',
  boxSays:
    'Play with your own board, cards and dice. Nine Worlds keeps the score, watches over the rules and tells the odds; you type in what chance has shown.',
  boxChoose: 'Which game is on your table?',
  // A value that an owner enters from their own box.
  ownSays:
    'Copy the values from your own box. What you enter is kept in this browser as you go; once it is complete, new games are played with it.',
  beginEmpty: 'Begin with an empty one',
  beginOurs: 'Begin with ours',
  loadFile: 'Load a file …',
  downloadOwn: 'Download yours',
  downloadOurs: 'Download ours',
  schema: 'JSON Schema of the file',
  removeOwn: 'Delete yours',
  reallyRemove: 'Delete everything that you have entered? This cannot be undone.',
  ownKept: 'Kept in this browser.',
  ownNotKept: 'This browser does not keep it: download your file before you leave.',
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
      one: '1 thing is missing or wrong. Until then, games are played with ours.',
      other: `${n} things are missing or wrong. Until then, games are played with ours.`,
    }),
  stillOurs: 'This is still ours: change what is different in your box.',
};

/** What the set-up page says, in any language. */
export type SetupTexts = SameTexts<typeof en>;
