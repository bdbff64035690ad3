/**
 * Everything that the terminal says by itself. English defines the keys; a language that lacks one
 * does not compile. `{name}` stands for a fact.
 */
export const en = {
  // Help.
  aboutProgram: 'Norse board games in the terminal.',
  aboutPlay: 'play a game',
  aboutSim: 'let bots play many games',
  aboutReplay: 'show what happened in a game',
  aboutLegal: 'list what may be answered now',
  aboutWhy: 'say whether a line may be played, and if not, why',
  aboutOdds: 'work out what a line leads to, exactly',
  aboutVerify: 'check everything that a record claims',
  aboutFuzz: 'look for errors by playing at random',
  aboutBench: 'measure how fast a game runs',
  aboutHelp: 'show this help',
  aboutLang: 'language: en, ja, fr, it',
  aboutJson: 'print one JSON value and nothing else',
  aboutFile: 'a record, a compact record or a position file; - reads stdin',
  aboutTokens: 'a line, word by word',
  aboutTo: 'as it stood after so many lines',
  aboutSeat: 'what this seat knows (counted from 0)',
  aboutGame: 'the game',
  aboutSeats: 'who sits where: human:Ann,random*3',
  aboutOptions: 'key=value,key=value, a preset or a JSON file',
  aboutSeed: 'a word from which all chance follows',
  aboutFrom: 'go on with a record, or begin at a position',
  aboutSave: 'save the game in this file',
  aboutManualChance: 'roll real dice and type in what they show',
  aboutGames: 'how many games',
  aboutThreads: 'how many threads',
  aboutRecords: 'write every game into this folder',
  aboutFuzzSeed: 'a whole number; the games count on from it',
  aboutAnyOptions: 'any: options at random, not only the usual ones',
  aboutFuzzOut: 'write games that went wrong into this folder',
  helpUsage: 'Usage:',
  helpArguments: 'Arguments:',
  helpOptions: 'Options:',
  helpGlobalOptions: 'Everywhere:',
  helpCommands: 'Commands:',
  howToPlay:
    'Nine Worlds - Norse board games in the terminal.\n\nIn a terminal, npm start opens a menu. Or give a command:\n  npx nineworlds play --game mini-track\n  npx nineworlds play --game toy --seats human:Ann,human:Bob\n  npx nineworlds --help',

  // Bad input.
  unknownGame: 'there is no game “{value}”; there are: {known}',
  unknownCommand: 'there is no command “{value}”; see nineworlds --help',
  unknownSwitch: 'there is no option {value}; see --help',
  missingArgument: '<{value}> is missing; see --help',
  missingSwitch: '{value} is missing; see --help',
  missingValue: '{value} needs a value',
  excessArguments: 'there are too many words; see --help',
  badCommandLine: 'this command line makes no sense; see --help',
  fileMissing: 'there is no such file',
  fileUnreadable: 'cannot be read ({code})',
  fileUnwritable: 'cannot be written ({code})',
  fileTooLarge: 'is larger than {most} bytes',
  fileExists: 'is there already and is not overwritten',
  notJson: 'is not JSON',
  nestedTooDeeply: 'is nested more than {most} levels deep',
  notARecord: 'is a position, not a record',
  notFromStdin: 'the lines of the game come from there; give a file',
  notWithFrom: 'the file given with --from says that already',
  badSeed: '“{value}” is no seed: 1 to 64 letters, digits or signs without spaces',
  badSeats: '“{value}” cannot be read; like this: human:Ann,random*3',
  badBotSetting: '“{value}” is no setting for {bot}: a number, or a time like 200ms',
  botTakesNoSetting: 'the bot {bot} has nothing to set, so not “{value}” either',
  onlyBots: 'only bots can sit here: {known}',
  badOption: '“{value}” cannot be read; like this: key=value',
  givenTwice: 'is given twice',
  onlyFromFile: 'can only be given in a JSON file',
  brokenInvariant: 'game {index} breaks a rule after line {ply}: {fault}',
  unexpected: 'this should not have happened: {message}',
  andMore: 'and {more} more',

  // Who is who.
  chance: 'Chance',
  team: 'Team',
  humanSeat: 'Player {number}',
  botSeat: 'Bot {number} ({bot})',

  // Playing.
  savesTo:
    'The game is saved after every line in {file}. The file holds its seed and all hidden cards: do not look into it while you play.',
  saved: 'The game is saved in {file}.',
  saveWhere: 'Save where? Type: save FILE',
  playHelp:
    'Type a line, or the number of a choice; beginnings of words will do, and Tab completes them. An empty line starts over.\nundo - take your last line back\nwhy LINE - may it be played, and if not, why\nodds LINE - what it leads to\nhint - advice\nsave FILE - save a copy\nquit - leave; the game stays saved',
  noAdviser: 'This game has no adviser yet.',
  isLegal: 'This line may be played.',
  passKeyboard: 'Pass the keyboard to {name}, then press Enter.',
  tookBack: '{name} takes the last line back.',
  satDown: '{name} sits down.',
  over: 'The game is over.',
  teamWon: 'You have won together.',
  teamLost: 'You have lost together.',
  winnerScore: '{name}: {score} - wins',
  loserScore: '{name}: {score}',

  // The menu.
  menuTitle: 'Nine Worlds',
  menuResume: 'Go on with a saved game',
  menuHelp: 'Help',
  menuQuit: 'Quit',
  pickNumber: 'Type a number from 1 to {most}.',
  whoSits: 'Who sits where? For example human:Ann,random. Enter: you and bots.',
  nothingSaved: 'No game is saved yet.',

  // Reports.
  recordIsTrue: 'true: {plies} lines',
  recordIsFalse: 'false: {text} ({rule})',
  recordIsFalseAt: 'false at line {ply}, “{line}”: {text} ({rule})',
  simGames: '{games} games, {plies} lines each on average',
  simScores: 'mean scores by seat: {scores}',
  simSpeed: '{movesPerSecond} moves per second of CPU time, {checked} positions checked',
  fuzzed: '{games} games, {plies} moves',
  unseen: 'never seen: {names}',
  benchSpeed: '{name}: {movesPerSecond} moves/s, {bytes} bytes a move, a copy in {copyNs} ns',
  benchPeer: '{peer}: {movesPerSecond} moves/s; ours are {ratio} times as many (at least {floor})',
  benchPassed: 'fast enough',
  benchFailed: 'below the floor',
} as const;

/** What the terminal can say. */
export type TextKey = keyof typeof en;

/** All texts of the terminal in one language. */
export type CliTexts = Readonly<Record<TextKey, string>>;
