/** What the kernel's rules are about, and what they say; the keys are those of refusals. */
export const en = {
  source: 'kernel',
  lines: 'Lines',
  turns: 'Who is asked',
  records: 'Records',
  undo: 'Undo',
  seats: 'Seats',

  unknownWord: 'A word has to be one that some possible answer has at this place.',
  ambiguousWord: 'A word may be cut short as long as it can mean only one.',
  lineGoesOn: 'A line goes on until its question is answered.',
  wordsLeftOver: 'After the end of a line there are no more words.',
  gameOver: 'After the end of the game nothing is played.',
  notYourTurn: 'Only a seat that is asked may answer.',
  staleCommand: 'A command has to answer the latest state of the game, not an older one.',
  chanceDecides: 'Where chance is asked, no player’s line is played.',
  notCanonical: 'In a record every line is written out in full.',
  notFate: 'Chance in a record is what its seed decrees.',
  seedNotCommitted: 'The seed is the one that was committed to before the game.',
  otherHash: 'The last position of a record has the hash that the record claims.',
  badBranch: 'Every branch in a record can be played.',
  somebodyLearned: 'Nothing is taken back beyond a point where somebody learned something.',
  nothingToUndo: 'Only what was played can be taken back.',
  notYourLine: 'Everybody takes back only lines of his own.',
  unknownSeat: 'Somebody sits down only where there is a seat.',
  nothingProposed: 'Somebody agrees only to what was proposed.',
  noSuchDecision: 'The table goes back only to where somebody decided something.',
  onlyOwnLast:
    'Where people play against each other, only one’s own last decision can be asked back.',
} as const;

/** The kernel's rules in one language. */
export type KernelRuleTexts = Readonly<Record<keyof typeof en, string>>;
