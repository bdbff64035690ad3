import type { FactsIn } from './facts-in.ts';

/**
 * Why the kernel or a table refuses a line, a file or a command. English defines the keys; a
 * language that lacks one does not compile. `{name}` stands for a fact.
 */
export const en = {
  // Lines and commands.
  unknownWord: 'no answer goes on with “{word}”; possible: {expected}',
  ambiguousWord: '“{word}” can mean several things: {matches}',
  lineGoesOn: 'the line is not complete; it goes on with: {expected}',
  wordsLeftOver: 'the line is complete before “{words}”',
  gameOver: 'the game is over',
  notYourTurn: 'somebody else is asked now',
  staleCommand: 'the game has moved on since: this answers entry {seq}, the last one is {current}',
  chanceDecides: 'chance decides now; type its outcome as “chance …”',
  somebodyLearned: 'it cannot be taken back: “{line}” has told somebody something new',
  nothingToUndo: 'there is nothing to take back',
  notYourLine: 'the last line is somebody else’s',
  nothingProposed: 'nobody has proposed to go back',
  noSuchDecision: 'nobody decided anything at ply {ply}',
  onlyOwnLast: 'in this game only your own last decision can be asked back, at ply {ply}',
  nothingToAdvise: 'nobody is asked now: chance decides',
  nothingToReview: 'nothing has been played that could be looked back on',

  // What verify finds in records.
  notCanonical: '“{line}” is not written out in full: “{canonical}”',
  notFate: 'the seed decrees “{decreed}”, not “{line}”',
  seedNotCommitted: 'the seed is not the one that was committed to',
  otherHash: 'the position at the end has the hash {actual}, not {claimed}',
  badBranch: 'branch {branch} cannot be played at “{line}”',
  seedIsSecret: 'the record keeps its seed secret, so its dice cannot go on',

  // Values in files and options.
  notWhole: '“{value}” is not a whole number',
  outOfRange: '{value} is not between {min} and {max}',
  notOneOf: '“{value}” is none of: {words}',
  notAnObject: '“{value}” is not an object with named fields',
  notAHash: '“{value}” is not a SHA-256 in hexadecimal',
  notText: '“{value}” is not a text, or it is too long',
  notAList: '“{value}” is not a list, or it is too long',
  tooLong: '{length} entries are more than {most}',
  wrongLength: 'exactly {length} entries are needed, not {value}',
  unknownOption: 'there is no such option; there are: {known}',
  unknownField: 'there is no such field',
  missingField: 'this field is missing',
  unknownFormat: '“{value}” is no format that this version knows',
  otherGame: 'this is the game “{value}”, not “{expected}”',
  otherRules: 'this follows version {value} of the rules; here they have version {expected}',
  unknownSeat: '“{value}” is no seat; there are {seats}, counted from 0',
  notASeat: '“{value}” says neither a human nor a bot',
  notABranch: '“{value}” is not a branch',
  badLink: 'this is not a complete compact record',
  tooManyOutcomes: 'there are more than {most} outcomes, too many to work out exactly',
  unknownBot: 'there is no bot “{value}”; there are: {known}',
  badBotSetting:
    '“{value}” is no setting for {bot}: a number from 1 to 999999, or a time like 200ms',
  botTakesNoSetting: 'the bot {bot} has nothing to set, so not “{value}” either',
} as const;

/** The kernel's sentences for reasons, one for each key. */
export type KernelTexts = Readonly<Record<keyof typeof en, string>>;

/** Why the kernel refuses something, with the facts that its sentences ask for. */
export type KernelReasons = FactsIn<typeof en>;
