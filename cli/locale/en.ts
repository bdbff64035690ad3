import type { FactsOf, Named, SameTexts } from '@nineworlds/engine';

/**
 * Everything that the terminal says by itself. English defines the keys and the facts; a language that lacks a
 * key or misspells a fact does not compile.
 */
export const en = {
  // Help.
  aboutProgram: 'Norse board games in the terminal.',
  aboutPlay: 'play a game',
  aboutCampaign: 'games that hang together: abilities grow from game to game',
  aboutCampaignNew: 'found a campaign',
  aboutCampaignList: 'list your campaigns',
  aboutCampaignShow: 'show a campaign with its sheets',
  aboutCampaignPlay: 'play the next game, or go on with the one that was begun',
  aboutCampaignBuy: 'buy boxes of a sheet; replaces what was bought since the last game',
  aboutCampaignExport: 'write a campaign into a file',
  aboutCampaignImport: 'take in a campaign from a file',
  aboutCampaignBranch: 'a new campaign for other players that goes on where this one stands',
  aboutCampaignName: 'what the campaign shall be called',
  aboutCampaignArgument: 'the name of a campaign, or the beginning of its id',
  aboutCampaignPlayers: 'who plays which god, for example Ann:odin,Ben:thor',
  aboutCampaignSupports: 'the Support gods of one or two players, for example tyr,freyr',
  aboutCampaignSingle: 'play a saga that was reached once more; it does not count',
  aboutCampaignGiveUp: 'the whole team gives the game up that was begun: it is lost',
  aboutCampaignBuyer: 'the god who buys',
  aboutCampaignBoxes: 'for example elves god-die kin:odin; nothing takes everything back',
  aboutCampaignFile: 'the file of a campaign',
  aboutSim: 'let bots play many games',
  aboutEnv: 'a game for programs: one JSON request per line, one answer per line',
  aboutReplay: 'show what happened in a game',
  aboutLegal: 'list what may be answered now',
  aboutWhy: 'say whether a line may be played, and if not, why',
  aboutOdds: 'work out what a line leads to, exactly',
  aboutAdvise: 'the best lines, how likely they win, and why',
  aboutReview: 'what was skill and what was luck in a game, and what would have been better',
  aboutBudget: 'how long to think: 1000 simulated games, or 2000ms',
  aboutReviewBudget: 'how long to think: 100 simulated games for each position, or 60000ms in all',
  aboutAdvisedSeat: 'advise this seat (counted from 0); by default the one that is asked',
  aboutReviewedSeat: 'for this seat (counted from 0); by default the first person’s',
  aboutVerify: 'check everything that a record claims',
  aboutFuzz: 'look for errors by playing at random',
  aboutBench: 'measure how fast a game runs',
  aboutTrain: 'fit the model of the chance to win, by playing',
  aboutTrainOut: 'write it into this file; by default into the game’s own',
  aboutCalibrate: 'check that predicted chances to win come true',
  aboutCalibrateOptions: 'as in sim; by default all numbers of seats and all presets',
  aboutSaga: 'check, play and list sagas',
  aboutSagaList: 'list our sagas; titles only of those that are asked for',
  aboutSagaNumbers: 'the numbers of sagas whose titles are told',
  aboutSagaAll: 'tell all titles, which say what will happen',
  aboutSagaCheck: 'say what is wrong with a saga, and let bots play it',
  aboutSagaPlay: 'play a saga by itself',
  aboutSagaFile: 'a saga file, or the number of one of ours',
  aboutSagaTexts: 'the texts of the saga in all languages, to be checked with it',
  aboutSagaGames: 'how many games bots play for each number of players; 0 for none',
  aboutSagaSeats: 'for which numbers of players, for example 1,2',
  aboutRules: 'list the rules, or find some',
  aboutRuleWords: 'a rule’s id, or words to look for',
  aboutRulesGame: 'the game; by default all of them',
  aboutServe: 'serve the site for browsers',
  aboutPort: 'the port; otherwise PORT, or the first free one from 4173',
  aboutHost: 'the name or address to serve at; 0.0.0.0 serves the whole network',
  aboutHelp: 'show this help',
  aboutLang: 'language: en, ja, fr, it',
  aboutJson: 'print one JSON value and nothing else',
  aboutFile: 'a record, a compact record or a position file; - reads stdin',
  aboutTokens: 'a line, word by word',
  aboutTo: 'as it stood after this many lines',
  aboutSeat: 'what this seat knows (counted from 0)',
  aboutGame: 'the game',
  aboutSeats: 'who sits where, for example human:Ann,random*3',
  aboutSeatCount: 'how many seats',
  aboutOptions: 'key=value,key=value, a preset or a JSON file',
  aboutSeed: 'a word that decides all dice and cards',
  aboutFrom: 'continue a record, or start from a position',
  aboutSave: 'save the game in this file',
  aboutManualChance: 'roll real dice and enter what they show',
  aboutGames: 'how many games',
  aboutThreads: 'how many threads; by default as many as there are cores',
  aboutRecords: 'write every game into this folder',
  aboutTrajectories: 'write every decision as a JSON line into this file; - for stdout',
  aboutTrajectoryParts: 'with --trajectories: text, view, tensor, measures, or none',
  aboutObservations: 'what observations hold: text, view, tensor, measures, or none',
  aboutFuzzSeed: 'a whole number; the games count up from it',
  aboutAnyOptions: 'any: options at random, not only the usual ones',
  aboutFuzzOut: 'write games that went wrong into this folder',
  helpUsage: 'Usage:',
  helpArguments: 'Arguments:',
  helpOptions: 'Options:',
  helpGlobalOptions: 'Everywhere:',
  helpCommands: 'Commands:',
  howToPlay: (f: Named<'game'>) =>
    `Nine Worlds - Norse board games in the terminal.\n\nnpm start opens the table in the browser. A menu in the terminal, and some commands:\n  npx nineworlds\n  npx nineworlds play --game ${f.game}\n  npx nineworlds play --game ${f.game} --seats human:Ann,human:Bob\n  npx nineworlds rules --game ${f.game}\n  npx nineworlds --help`,

  // Bad input.
  unknownGame: (f: Named<'value' | 'known'>) =>
    `there is no game “${f.value}”; the games are: ${f.known}`,
  unknownRule: (f: Named<'value' | 'known'>) => `there is no rule ${f.value}; near it: ${f.known}`,
  unknownCommand: (f: Named<'value'>) => `there is no command “${f.value}”; see nineworlds --help`,
  unknownRequest: (f: Named<'value' | 'known'>) =>
    `there is no request “${f.value}”; the requests are: ${f.known}`,
  unknownSwitch: (f: Named<'value'>) => `there is no option ${f.value}; see --help`,
  missingArgument: (f: Named<'value'>) => `<${f.value}> is missing; see --help`,
  missingSwitch: (f: Named<'value'>) => `${f.value} is missing; see --help`,
  missingValue: (f: Named<'value'>) => `${f.value} needs a value`,
  excessArguments: 'too many arguments; see --help',
  portTaken: (f: Named<'port'>) => `port ${f.port} is taken; choose another with --port or PORT`,
  unknownHost: (f: Named<'value'>) => `there is no address “${f.value}” on this machine`,
  siteNotBuilt: 'the site is not built yet: run npm run build',
  badCommandLine: 'this command line cannot be understood; see --help',
  noCampaignGame: 'no game here has campaigns',
  noGameBegun: 'no game has been begun',
  unknownCampaign: (f: Named<'value'>) =>
    `there is no campaign “${f.value}”; see nineworlds campaign list`,
  severalCampaigns: (f: Named<'value' | 'known'>) =>
    `several campaigns are called “${f.value}”; name one by the beginning of its id: ${f.known}`,
  badPlayers: (f: Named<'value'>) =>
    `“${f.value}” cannot be read; write it like this: Ann:odin,Ben:thor`,
  campaignGameBegun: 'The next game has begun; nineworlds campaign play goes on with it.',
  fileMissing: 'there is no such file',
  folderMissing: 'there is no such folder',
  noBrain: (f: Named<'value'>) => `no bot thinks ahead in ${f.value}`,
  fileUnreadable: (f: Named<'code'>) => `cannot be read (${f.code})`,
  fileUnwritable: (f: Named<'code'>) => `cannot be written (${f.code})`,
  fileTooLarge: (f: Named<'most'>) => `is larger than ${f.most} bytes`,
  fileExists: 'already exists and is not overwritten',
  playedElsewhere: (f: Named<'lock'>) =>
    `is being played from another terminal; if it is not, remove ${f.lock}`,
  changedElsewhere: 'has been changed by another program and is not overwritten',
  notJson: 'is not JSON',
  nestedTooDeeply: (f: Named<'most'>) => `is nested more than ${f.most} levels deep`,
  notARecord: 'is a position, not a record',
  notFromStdin: 'the lines of the game come from there; give a file',
  notWithFrom: 'the file given with --from says that already',
  badSeed: (f: Named<'value'>) =>
    `“${f.value}” is not a seed: use 1 to 64 letters, digits or signs without spaces`,
  badBudget: (f: Named<'value'>) =>
    `“${f.value}” is not a budget: give a number of simulated games like 1000, or a time like 2000ms`,
  badSeats: (f: Named<'value'>) =>
    `“${f.value}” cannot be read; write it like this: human:Ann,random*3`,
  onlyBots: (f: Named<'known'>) => `only bots can sit here: ${f.known}`,
  onlyWithTrajectories: 'says what trajectories hold, so it needs --trajectories',
  badOption: (f: Named<'value'>) => `“${f.value}” cannot be read; write it like this: key=value`,
  notTextNorNumber: (f: Named<'value'>) => `“${f.value}” is neither a text nor a number`,
  answersOtherQuestion: (f: Named<'value' | 'answered' | 'question'>) =>
    `action ${f.value} answers “${f.answered}”; the question is “${f.question}”`,
  notPossibleNow: (f: Named<'value' | 'question'>) =>
    `action ${f.value} is not an answer to “${f.question}” now`,
  answersSeveral: (f: Named<'value' | 'first'>) =>
    `“${f.value}” answers several questions; an action answers one: ${f.first}`,
  givenTwice: 'is given twice',
  onlyFromFile: 'can only be given in a JSON file',
  noPresetNorFile: (f: Named<'value'>) => `“${f.value}” is neither a preset nor a file`,
  noSecretsByHand: 'typing in real dice is only possible where nobody has secrets',
  brokenInvariant: (f: Named<'index' | 'ply' | 'fault'>) =>
    `game ${f.index} breaks a rule after line ${f.ply}: ${f.fault}`,
  unexpected: (f: Named<'message'>) => `this should not have happened: ${f.message}`,
  andMore: (f: Named<'more'>) => `and ${f.more} more`,

  // Sagas.
  noSagas: 'no game here has sagas',
  notASaga: (f: Named<'value'>) => `“${f.value}” is neither the number of a saga nor a .json file`,
  sagaNumbered: (f: Named<'number'>) => `Saga ${f.number}`,
  sagaTitled: (f: Named<'number' | 'title'>) => `Saga ${f.number}: ${f.title}`,
  sagaError: (f: Named<'id' | 'fault'>) => `error ${f.id} ${f.fault}`,
  sagaWarning: (f: Named<'id' | 'fault'>) => `warning ${f.id} ${f.fault}`,
  sagaChecked: (f: Named<'errors' | 'warnings'>) => `errors: ${f.errors}, warnings: ${f.warnings}`,
  sagaBalance: (f: Named<'players' | 'games' | 'rate' | 'turns' | 'lives' | 'defeats'>) =>
    `${f.players} players, ${f.games} games: won ${f.rate} %, ${f.turns} turns, ${f.lives} life points left per god; lost: ${f.defeats}`,
  sagaGoalNeverMet: 'no bot ever met this goal',
  sagaNeverFired: 'this trigger never fired',
  sagaNeverChosen: 'no bot ever chose this',
  sagaWinRate: (f: Named<'value' | 'players'>) =>
    `${f.value} % of the games were won (players: ${f.players}); 40 to 75 would be good`,
  sagaLength: (f: Named<'value' | 'players'>) =>
    `a game takes ${f.value} turns (players: ${f.players}); 40 to 90 would be good`,
  sagaOneDefeat: (f: Named<'cause' | 'value' | 'players'>) =>
    `${f.cause} decides ${f.value} % of the lost games (players: ${f.players})`,

  // Who is who.
  chance: 'Chance',
  team: 'Team',
  humanSeat: (f: Named<'number'>) => `Player ${f.number}`,
  botSeat: (f: Named<'number' | 'bot'>) => `Bot ${f.number} (${f.bot})`,

  // Playing.
  savesTo: (f: Named<'file'>) =>
    `The game is saved after every line in ${f.file}. The file contains the seed and all hidden cards: do not look into it while you play.`,
  saved: (f: Named<'file'>) => `The game is saved in ${f.file}.`,
  notSaved: (f: Named<'file'>) => `The game could not be saved in ${f.file}.`,
  typeHelp: 'Type help to see what else can be typed.',
  saveWhere: 'Save where? Type: save FILE',
  playHelp:
    'Type a line, or the number of a choice; the beginnings of words are enough, and Tab completes them. An empty line starts over.\nboard - show the board again\ntable - tables of this game, such as what reacts to what\nrules, rules N-4.2, rules WORDS - look rules up\nhint - the best lines, how likely they win, and why\nundo - take your last line back\nwhy LINE - may it be played, and if not, why\nodds LINE - what it leads to\nsave FILE - save a copy\nquit - leave; the game stays saved',
  noAdviser: 'This game has no adviser yet.',
  noReference: 'This game has no such table.',
  hint: (f: Named<'line'>) => `Hint: ${f.line}`,
  botThinks: (f: Named<'name'>) => `${f.name} is thinking …`,
  possibleActions: 'Possible actions:',
  warning: (f: Named<'text'>) => `Note: ${f.text}`,
  noRuleFound: (f: Named<'words'>) => `No rule mentions “${f.words}”.`,
  noRulebook: 'This game has no rulebook.',
  ruleSource: (f: Named<'source'>) => `Source: ${f.source}`,
  ruled: 'published, with our ruling',
  ours: 'ours',
  ourRuling: 'our ruling',
  isLegal: 'This line may be played.',
  passKeyboard: (f: Named<'name'>) => `Pass the keyboard to ${f.name}, then press Enter.`,
  tookBack: (f: Named<'name'>) => `${f.name} takes the last line back.`,
  wentBack: (f: Named<'name' | 'ply'>) =>
    `By agreement, as ${f.name} proposed, the game goes back to line ${f.ply}; the old line stays as a branch.`,
  satDown: (f: Named<'name'>) => `${f.name} sits down.`,
  over: 'The game is over.',
  teamWon: 'You have won together.',
  teamLost: 'You have lost together.',
  nobodyWon: 'A draw: nobody has won.',
  englishOnly: 'This game speaks English only.',
  winnerScore: (f: Named<'name' | 'score'>) => `${f.name}: ${f.score} - wins`,
  sharedScore: (f: Named<'name' | 'score'>) => `${f.name}: ${f.score} - shared win`,
  loserScore: (f: Named<'name' | 'score'>) => `${f.name}: ${f.score}`,

  // Campaigns.
  noCampaigns: 'No campaign is saved yet; nineworlds campaign new founds one.',
  campaignFounded: (f: Named<'name' | 'file'>) => `The campaign “${f.name}” is saved in ${f.file}.`,
  campaignGoesOn: 'The game that was begun goes on.',
  campaignStays: 'The game is not over; the next nineworlds campaign play goes on with it.',
  campaignExported: (f: Named<'file'>) => `The campaign is in ${f.file}.`,
  campaignImported: (f: Named<'name'>) => `The campaign “${f.name}” is new here.`,
  campaignSame: (f: Named<'name'>) => `“${f.name}” is here already, just the same.`,
  campaignLonger: (f: Named<'name'>) =>
    `“${f.name}” goes on in the file and is brought up to date.`,
  campaignShorter: (f: Named<'name'>) =>
    `“${f.name}” is further here than in the file; nothing has changed.`,
  campaignForked: (f: Named<'name' | 'other'>) =>
    `“${f.name}” went two ways. Both are kept; the one from the file is called “${f.other}”.`,
  // The menu.
  menuTitle: 'Nine Worlds',
  exampleTitle: (f: Named<'name'>) => `${f.name} (an example)`,
  menuResume: 'Continue a saved game',
  menuHelp: 'Help',
  menuQuit: 'Quit',
  pickNumber: (f: Named<'most'>) => `Type a number from 1 to ${f.most}.`,
  whoSits: 'Who sits where? For example human:Ann,random. Press Enter to sit down with bots.',
  nothingSaved: 'No game is saved yet.',
  menuBack: 'Back',
  savedGame: (f: Named<'title' | 'names' | 'plies' | 'file'>) =>
    `${f.title}: ${f.names}; ${f.plies} lines (${f.file})`,
  savedGameOver: (f: Named<'title' | 'names' | 'plies' | 'file'>) =>
    `${f.title}: ${f.names}; over after ${f.plies} lines (${f.file})`,

  // Reports.
  siteIsOpen: (f: Named<'url'>) => `Nine Worlds is at ${f.url} (Ctrl-C stops it)`,
  recordIsTrue: (f: Named<'plies'>) => `true: ${f.plies} lines`,
  recordIsFalse: (f: Named<'text' | 'rule'>) => `false: ${f.text} (${f.rule})`,
  recordIsFalseAt: (f: Named<'ply' | 'line' | 'text' | 'rule'>) =>
    `false at line ${f.ply}, “${f.line}”: ${f.text} (${f.rule})`,
  simGames: (f: Named<'games' | 'plies'>) => `${f.games} games, ${f.plies} lines each on average`,
  simDraws: (f: Named<'draws'>) => `draws: ${f.draws}`,
  simShared: (f: Named<'shared'>) => `shared wins: ${f.shared}`,
  simScores: (f: Named<'scores'>) => `mean scores by seat: ${f.scores}`,
  simFigures: (f: Named<'figures'>) => `means at the end: ${f.figures}`,
  simSpeed: (f: Named<'movesPerSecond' | 'checked'>) =>
    `${f.movesPerSecond} moves per second of CPU time, ${f.checked} positions checked`,
  adviceFor: (f: Named<'name' | 'games'>) =>
    `${f.name}: chances to win, from ${f.games} simulated games`,
  notOverYet: 'The game is not over yet.',
  winCurve: (f: Named<'name'>) => `The chance to win turn by turn, for ${f.name}:`,
  account: (f: Named<'start' | 'skill' | 'luck' | 'others' | 'result'>) =>
    `at first ${f.start}, skill ${f.skill}, luck ${f.luck}, others ${f.others}: ${f.result} in the end`,
  teamAccount: (f: Named<'start' | 'skill' | 'luck' | 'result'>) =>
    `at first ${f.start}, skill ${f.skill}, luck ${f.luck}: ${f.result} in the end`,
  turningPoints: 'Turning points',
  pastLine: (f: Named<'turn' | 'line'>) => `turn ${f.turn}: ${f.line}`,
  costlyDecisions: 'The costliest decisions',
  nothingCostly: 'No better line was found for any decision.',
  better: (f: Named<'points' | 'error' | 'line'>) =>
    `cost ${f.points} ± ${f.error} points; better: ${f.line}`,
  fuzzed: (f: Named<'games' | 'plies'>) => `${f.games} games, ${f.plies} moves`,
  unseen: (f: Named<'names'>) => `never seen: ${f.names}`,
  benchSpeed: (f: Named<'name' | 'movesPerSecond' | 'bytes' | 'copyNs'>) =>
    `${f.name}: ${f.movesPerSecond} moves/s, ${f.bytes} bytes a move, a copy in ${f.copyNs} ns`,
  benchPeer: (f: Named<'peer' | 'movesPerSecond' | 'ratio' | 'floor'>) =>
    `${f.peer}: ${f.movesPerSecond} moves/s; ours are ${f.ratio} times as many (at least ${f.floor})`,
  benchSearch: (f: Named<'perSecond'>) =>
    `tree search at mid-game: ${f.perSecond} games to the end a second`,
  benchInstalls: 'Installing boardgame.io, to compare with (npm ci); this happens once ...',
  benchNoPeer:
    'boardgame.io cannot be installed, so there is nothing to compare with (is there a network?)',
  benchPassed: 'fast enough',
  benchFailed: 'below the floor',
  trainRound: (f: Named<'round' | 'loss'>) => `round ${f.round}: ${f.loss}`,
  trained: (f: Named<'games' | 'positions' | 'rounds' | 'file'>) =>
    `${f.games} games, ${f.positions} positions, ${f.rounds} rounds: ${f.file}`,
  predictions: (f: Named<'games' | 'logLoss' | 'brier'>) =>
    `${f.games} games predicted, log-loss ${f.logLoss}, Brier score ${f.brier}`,
  calibrated: 'calibrated: every bin with 100 games or more is within 5 points',
  notCalibrated: (f: Named<'bins'>) =>
    `not calibrated: bins of 100 games or more that are off by over 5 points: ${f.bins}`,
} as const;

/** What the terminal can say. */
export type TextKey = keyof typeof en;

/** All texts of the terminal in one language. */
export type CliTexts = SameTexts<typeof en>;

/** What the terminal can say, with the facts that its texts ask for. */
export type CliReasons = FactsOf<typeof en>;
