import type { EditionNames, EditionThing, Reasons } from '../catalogue.ts';

/** The thing of an owner's edition that is meant. */
function thing({ part, number }: EditionThing): string {
  if (part === 'die') return `face ${number} of the die`;
  if (part === 'ragnarok') return `Ragnarök card ${number}`;
  return part === 'vanir' ? `space ${number} of the Vanir` : 'the file';
}

const THINGS: EditionNames = {
  die: 'faces of the die',
  ragnarok: 'Ragnarök cards',
  vanir: 'spaces of the Vanir',
};

const NUMBERS: EditionNames = {
  hammers: 'number of hammers',
  spaces: 'number of spaces',
  vikings: 'number of Vikings',
  cards: 'number of cards',
};

/** Why Yggdrasil refuses something, in English. */
export const reasons: Reasons = {
  // Actions.
  worldUsed: (f) => `you have already acted in ${f.world} this turn`,
  repeatUsed: (f) =>
    `you have already acted in ${f.world}, and Freyja has already repeated a world this turn`,
  worldClosed: (f) => `${f.giant} keeps the gods out of ${f.world}`,
  fenrirAngry: () => 'Fenrir is angry: until he is calm, all you can do is try to calm him',
  fenrirNotAngry: () => 'Fenrir is not angry; there is nobody to calm',
  enemyAtStart: (f) => `${f.enemy} stands at the start, where no enemy can be fought`,
  tooFar: (f) =>
    `the ${f.island} is too far from the ${f.from}; the Valkyries can only go to a neighbouring island`,
  floodClosed: (f) => `the ${f.island} is flooded, and ${f.giant} keeps the Valkyries away from it`,
  islandFlooded: (f) =>
    `the Valkyries already stand on the ${f.island}; it is flooded, so nothing can be gathered there`,
  rainbowBare: () => 'nothing can be gathered on the Rainbow Island, where the Valkyries stand',
  gatheredAlready: () => 'you have already gathered this turn; the Valkyries can only move',
  bagEmpty: (f) => `the ${f.bag} is empty`,
  weaponAway: (f) =>
    `${f.weapon} +${f.level} against ${f.enemy} is not in the forge; ${f.god} holds it`,
  weaponBest: (f) => `you already hold ${f.weapon} +3; there is nothing better against ${f.enemy}`,
  noElf: () => 'no elf is left in Alfheim',
  noSuchGod: () => 'this god is not playing',
  ownSelf: () => 'you cannot exchange with yourself',
  nothingToExchange: (f) => `neither you nor ${f.other} has anything to exchange`,
  helheimEmpty: () => 'there are no dead Vikings in Helheim',
  giantBeaten: (f) => `${f.giant} has already been beaten`,
  giantHidden: (f) =>
    `${f.giant} may lie in the face-down pile; there you can only attack the hidden giant on top`,
  pileEmpty: () => 'the face-down pile of giants is empty',
  onlyBergelmir: (f) => `${f.giant} closes Jötunheim: only he can be fought there`,
  vanirAtEnd: () => 'the Vanir stand on the last space and cannot go on',
  vanirNotReached: (f) =>
    `the Vanir stand on space ${f.at}; they have not reached space ${f.space}`,
  vanirElsewhere: (f) =>
    `the Vanir stand on space ${f.at}; in this game you cannot use the effect of space ${f.space} from there`,
  vanirLacks: () => 'in this game no space of the Vanir has this effect',
  sameIsland: (f) => `the Valkyries already stand on the ${f.island}`,
  notAdjacent: (f) => `the ${f.island} is not next to the Valkyries; in this game it has to be`,
  deckEmpty: () => 'the deck of enemy cards is empty',
  cannotGoBack: (f) => `${f.enemy} cannot go back any further`,
  giantNotInPile: (f) => `${f.giant} does not lie in the face-down pile`,
  noEnemyOut: () => 'no enemy has left the start',
  noIsland: () => 'the Valkyries can neither move nor gather',
  noWeapon: () => 'the forge has no weapon that you could take next',
  noPartner: () => 'there is no god to exchange anything with',
  bagsEmpty: () => 'all bags are empty',
  noGiant: () => 'all giants have been beaten',
  noVanirUse: () => 'the Vanir cannot go on, and none of their effects would do anything',
  // Other answers.
  tooFewVikings: (f) => `${f.count} Vikings are more than the ${f.held} you have`,
  tooFewElves: (f) => `${f.count} elves are more than the ${f.held} you have`,
  holdsTooMany: (f) => `${f.count} is too many; it can be ${f.most} at most`,
  holdsTooFew: (f) => `${f.count} is too few; it must be ${f.least} at least`,
  cardNotDrawn: (f) => `${f.card} is not one of the two cards you have drawn`,
  notRolled: (f) => `neither roll shows ${f.face}`,
  notRearmost: (f) => `${f.enemy} is not one of the rearmost enemies`,
  notInTrio: (f) => `the effect of ${f.enemy} is not waiting to be applied`,
  picksAscend: (f) =>
    `name the enemies in the order of the list, each once; ${f.enemy} does not fit here`,
  cardNotSeen: (f) => `${f.card} is not among the cards still to be put back`,
  noSuchSeat: () => 'there is no such seat at this table',
  nobodyAsked: () => 'no god is being asked now',
  // Options.
  godUnknown: (f) => `“${f.value}” is not a god; the gods are: ${f.words}`,
  godTwice: (f) => `“${f.value}” is in the list twice`,
  enemyUnknown: (f) => `“${f.value}” is not an enemy; the enemies are: ${f.words}`,
  enemyTwice: (f) => `“${f.value}” is in the list twice`,
  wrongCount: (f) => `the list has ${f.value} entries and needs ${f.expected}`,
  // An owner's edition.
  editionSchema: (f) =>
    `this is not an edition of Yggdrasil: its “schema” must be “${f.expected}”, not “${f.value}”`,
  editionId: (f) =>
    `the id of an edition has up to 40 letters, digits and hyphens; “${f.value}” cannot be one`,
  editionLength: (f) =>
    `there must be ${f.expected} ${THINGS[f.part]}, listed one by one (found: ${f.value})`,
  editionThing: (f) => `${thing(f)} must have named fields; “${f.value}” has none`,
  editionField: (f) =>
    `${thing(f)} has a field “${f.value}” that nobody knows; the fields are: ${f.words}`,
  editionWord: (f) =>
    f.value === ''
      ? `${thing(f)} lacks one of these words: ${f.words}`
      : `${thing(f)} cannot have the word “${f.value}”; the words are: ${f.words}`,
  editionTwice: (f) =>
    f.part === 'vanir'
      ? `${thing(f)} cannot have the effect “${f.value}”: another space already has it`
      : `${thing(f)} names “${f.value}” twice`,
  editionNumber: (f) =>
    f.value === ''
      ? `${thing(f)} lacks the ${NUMBERS[f.field]}, from ${f.min} to ${f.max}`
      : `the ${NUMBERS[f.field]} of ${thing(f)} must be a whole number from ${f.min} to ${f.max}, not “${f.value}”`,
  editionHammers: (f) =>
    `faces of one colour must be alike: ${thing({ part: 'die', number: f.number })} is ${f.face} with ${f.value} hammers, another ${f.face} face has ${f.expected}`,
  editionColours: (f) => `every colour must be on the die; no face is: ${f.words}`,
  editionEnemies: (f) =>
    `${thing({ part: 'ragnarok', number: f.number })} must list ${f.min} to ${f.max} enemies (found: ${f.value})`,
  editionSaysVanir: (f) =>
    `your edition says what the Vanir do, and none of their spaces discards the next card; leave ${f.option} at ${f.value}`,
  editionSaysRagnarok: (f) =>
    `your edition says which Ragnarök cards bring effects; leave ${f.option} at ${f.value}`,
  // Positions.
  wrongTotal: (f) => `there must be ${f.expected} ${f.what} in all, not ${f.value}`,
  mustBeEmpty: (f) => `nothing can be here, yet there is ${f.value}`,
  godDealtTwice: (f) => `${f.god} has been dealt twice`,
  noGod: () => 'there must be a god at this seat by now',
  twoLevels: (f) => `one god holds two weapons against ${f.enemy}`,
  giantTwice: (f) => `${f.giant} is in two places`,
  stepDoesNotFit: () => 'the turn and its step do not fit together',
  tooManyActions: () => 'more has been done in this turn than this god can do',
  cardsDoNotFit: () => 'the deck of enemy cards cannot be like this',
  angryFenrirAtStart: () => 'Fenrir cannot be angry while he stands at the start',
  notTheirTurn: () => 'it cannot be this god’s turn',
  notOver: () => 'no question is open, but the game is not over',
  alreadyOver: () => 'the game is over, but a question is still open',
  wrongFrame: () => 'this question cannot be open here',
  wonDoesNotFit: () => 'the outcome does not fit the position',
};
