import type { FactsOf, Named, SameTexts } from './texts.ts';

/**
 * Why the kernel or a table refuses a line, a file or a command. English defines the keys and the facts; a
 * language that lacks a key or misspells a fact does not compile.
 */
export const en = {
  // Lines and commands.
  unknownWord: (f: Named<'word' | 'expected'>) =>
    `“${f.word}” does not fit here; possible: ${f.expected}`,
  ambiguousWord: (f: Named<'word' | 'matches'>) =>
    `“${f.word}” can mean several things: ${f.matches}`,
  lineGoesOn: (f: Named<'expected'>) => `the line is not complete; it goes on with: ${f.expected}`,
  wordsLeftOver: (f: Named<'words'>) => `the line is complete before “${f.words}”`,
  gameOver: 'the game is over',
  notYourTurn: 'somebody else is being asked now',
  staleCommand: (f: Named<'seq' | 'current'>) =>
    `the game has moved on since: this answers entry ${f.seq}, the last one is ${f.current}`,
  chanceDecides: 'chance decides now; type its outcome as “chance …”',
  somebodyLearned: (f: Named<'line'>) =>
    `it cannot be taken back: “${f.line}” has told somebody something new`,
  nothingToUndo: 'there is nothing to take back',
  notYourLine: 'the last line is somebody else’s',
  nothingProposed: 'nobody has proposed to go back',
  noSuchDecision: (f: Named<'ply'>) => `nobody decided anything at ply ${f.ply}`,
  onlyOwnLast: (f: Named<'ply'>) =>
    `in this game you can ask to take back only your own last decision, at ply ${f.ply}`,
  nothingToAdvise: 'nobody is asked now: chance decides',
  nothingToReview: 'nothing has been played yet that could be reviewed',

  // What verify finds in records.
  notCanonical: (f: Named<'line' | 'canonical'>) =>
    `“${f.line}” is not written out in full: “${f.canonical}”`,
  notFate: (f: Named<'decreed' | 'line'>) => `the seed decrees “${f.decreed}”, not “${f.line}”`,
  seedNotCommitted: 'the seed is not the one that was committed to',
  otherHash: (f: Named<'actual' | 'claimed'>) =>
    `the position at the end has the hash ${f.actual}, not ${f.claimed}`,
  badBranch: (f: Named<'branch' | 'line'>) => `branch ${f.branch} cannot be played at “${f.line}”`,
  seedIsSecret: 'the record keeps its seed secret, so its dice cannot go on',

  // Values in files and options.
  notWhole: (f: Named<'value'>) => `“${f.value}” is not a whole number`,
  outOfRange: (f: Named<'value' | 'min' | 'max'>) =>
    `${f.value} is not between ${f.min} and ${f.max}`,
  notOneOf: (f: Named<'value' | 'words'>) => `“${f.value}” is not one of: ${f.words}`,
  notAnObject: (f: Named<'value'>) => `“${f.value}” is not an object with named fields`,
  notAHash: (f: Named<'value'>) => `“${f.value}” is not a SHA-256 in hexadecimal`,
  notText: (f: Named<'value'>) => `“${f.value}” is not a text, or it is too long`,
  notAList: (f: Named<'value'>) => `“${f.value}” is not a list, or it is too long`,
  tooLong: (f: Named<'length' | 'most'>) =>
    `${f.length} entries are too many; at most ${f.most} are allowed`,
  wrongLength: (f: Named<'length' | 'value'>) =>
    `exactly ${f.length} entries are needed, not ${f.value}`,
  unknownOption: (f: Named<'known'>) => `there is no such option; the options are: ${f.known}`,
  unknownField: 'there is no such field',
  missingField: 'this field is missing',
  unknownFormat: (f: Named<'value'>) => `“${f.value}” is not a format that this version knows`,
  otherGame: (f: Named<'value' | 'expected'>) =>
    `this is the game “${f.value}”, not “${f.expected}”`,
  otherRules: (f: Named<'value' | 'expected'>) =>
    `this follows version ${f.value} of the rules; here they have version ${f.expected}`,
  unknownSeat: (f: Named<'value' | 'seats'>) =>
    `“${f.value}” is not a seat; there are ${f.seats}, counted from 0`,
  notASeat: (f: Named<'value'>) => `“${f.value}” names neither a human nor a bot`,
  notABranch: (f: Named<'value'>) => `“${f.value}” is not a branch`,
  notForLinks: 'this is your own and is never put into a link; save the game as a file',
  badLink: 'this is not a complete compact record',
  tooManyOutcomes: (f: Named<'most'>) =>
    `there are more than ${f.most} outcomes, too many to work out exactly`,
  unknownBot: (f: Named<'value' | 'known'>) =>
    `there is no bot “${f.value}”; the bots are: ${f.known}`,
  badBotSetting: (f: Named<'value' | 'bot'>) =>
    `“${f.value}” is not a setting for ${f.bot}: give a number from 1 to 999999, or a time like 200ms`,
  badNoviceSetting: (f: Named<'value' | 'bot'>) =>
    `“${f.value}” is not a setting for ${f.bot}: give a number from 1 to 999999, and one answer in that many is random`,
  botTakesNoSetting: (f: Named<'bot' | 'value'>) =>
    `the bot ${f.bot} takes no setting, so “${f.value}” cannot be given`,
} as const;

/** The kernel's sentences for reasons, one for each key. */
export type KernelTexts = SameTexts<typeof en>;

/** Why the kernel refuses something, with the facts that its sentences ask for. */
export type KernelReasons = FactsOf<typeof en>;
