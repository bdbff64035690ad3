import type { Reasons } from '../catalogue.ts';

/** Why Yggdrasil Chronicles refuses something, in English. */
export const reasons: Reasons = {
  // Turns and moves.
  noSuchGod: () => 'this god is not in the game, or cannot be chosen here',
  alreadyOrdered: (f) => `${f.god} already has a turn in this round`,
  tooFar: (f) => `${f.world} cannot be reached from here`,
  notCompanion: (f) => `${f.god} is not a Travel Companion of yours in another world`,
  alreadyTravelled: (f) => `you cannot travel to ${f.god} again in this turn`,
  outsideRange: (f) => `${f.count} is not possible; choose from ${f.least} to ${f.most}`,
  nobodyAsked: () => 'no god is being asked now',
  // Actions.
  notRavaged: (f) => `${f.world} is not ravaged`,
  worldRavaged: (f) => `${f.world} is ravaged: its own action cannot be done`,
  worldBlocked: (f) => `${f.iotunn} blocks ${f.world}: no action can be done there`,
  nothingThere: (f) => `the action of ${f.world} would do nothing now`,
  alreadyActed: () => 'you have already used your mission',
  artifactOutOfReach: (f) => `${f.artifact} is not in sight on a level you can take from`,
  creatureNotDrawn: (f) => `you have not drawn ${f.creature}`,
  stoneUseless: (f) => `none of the runestones left lets you do this now: ${f.effect}`,
  livesFull: (f) => `${f.god} has not lost any life points`,
  // Fights.
  alreadyFought: () => 'you have already fought in this turn',
  neverFought: (f) => `${f.enemy} is not on the tree and can never be fought`,
  enemyElsewhere: (f) => `${f.enemy} is not in ${f.world}`,
  cannotRetreat: (f) => `${f.enemy} has nowhere to retreat to, so a fight would be futile`,
  enemyProtected: (f) => `${f.iotunn} protects ${f.enemy}`,
  iotunnElsewhere: (f) => `${f.iotunn} is not in ${f.world}`,
  iotunnNotInPlay: (f) => `${f.iotunn} is not in play`,
  // Frigg.
  notFrigg: () => 'only Frigg can do this, and only in hard mode',
  ownSelf: () => 'Frigg cannot give herself a life point, but she can regain one',
  lastLife: () => 'Frigg cannot give her last life point',
  // Creatures and relations.
  onlyFight: () => 'after this journey you can only fight, or do nothing',
  onlyAct: () => 'after this journey you can only do the action of the world, or nothing',
  cardNotShown: (f) => `${f.card === '' ? 'this card' : f.card} is not one of the two cards shown`,
  slotEmpty: () => 'there is no card in this place on the wheel',
  picksAscend: (f) =>
    `name the cards in the order of the wheel, each once; ${f.card} does not fit here`,
  notWithKin: (f) => `you cannot take this from ${f.god}`,
  ownTurnAsked: () => 'in your own turn you are always asked about Kin',
  alreadyAsked: () => 'you are being asked already, or it is not your turn',
  nothingToKeep: () => 'nothing of this kind would be lost, so you cannot keep it',
  notToChoose: () => 'this cannot be chosen here',
  notHeld: (f) => `you do not have ${f.artifact}`,
  noSagaAction: () => 'this page of the saga has no such action',
  noSagaFight: () => 'this page of the saga has no such fight',
  sagaElsewhere: (f) => `this action of the saga is not possible in ${f.world}`,
  sagaNotNow: (f) =>
    `the saga does not allow this in ${f.world} now: something it needs is missing`,
  foeElsewhere: (f) => `this foe cannot be fought from ${f.world}`,
  // Options.
  godUnknown: (f) => `“${f.value}” is not a god; the gods are: ${f.words}`,
  godTwice: (f) => `“${f.value}” is named twice`,
  relationUnknown: (f) =>
    `“${f.value}” is not a relation; write god:relation:god, for example frigg:kin:freyr`,
  twice: (f) => `“${f.value}” appears here twice`,
  wrongCount: (f) => `the list has ${f.value} entries and needs ${f.expected}`,
  badId: (f) =>
    `“${f.value}” is not a valid name: use plain letters, digits and hyphens, 40 at most`,
  sagaUnknown: (f) => `“${f.value}” is no saga of ours`,
  sagaChanged: (f) => `this is another version of the saga than the one of this table (${f.value})`,
  notEntered: () => 'nothing has been entered yet',
  godDieLost: () => 'a god die is never lost, so this mark changes nothing',
  islandUnknown: (f) => `in the rulebook islands show 1, 2 or 3, not ${f.value}`,
  asgardElsewhere: () => 'an example in the rulebook puts Asgard above Iotunheim; here it is not',
  protectsAnother: (f) => `in the rulebook this Iotunn protects ${f.enemy}`,
  hardNotLonger: (f) =>
    `a review says that the hard game is the longer one; here it takes ${f.hard} steps and the easy one ${f.easy}`,
  // Positions.
  mustBeEmpty: (f) => `this must be empty, but it holds ${f.value}`,
  noGod: () => 'there should be a god here by now',
  godDealtTwice: (f) => `${f.god} has been dealt twice`,
  wrongTotal: (f) => `the game has ${f.expected} ${f.what}, not ${f.value}`,
  enemyMisplaced: (f) => `${f.enemy} can never be there`,
  mustBeRavaged: (f) => `two enemies stand in ${f.world}, so it must be ravaged`,
  cardTwice: () => 'a card is in two places',
  stepDoesNotFit: () => 'this does not fit the current step of the game',
  orderDoesNotFit: () => 'the round cannot have this order',
  notTheirTurn: () => 'it cannot be this god’s turn',
  artifactsDoNotFit: () => 'these artifacts cannot be in sight',
  cardsDoNotFit: () => 'the enemy cards cannot be arranged like this',
  noThrow: () => 'there are dice here, but no saving throw is being made',
  notOver: () => 'no question is open, but the game is not over',
  alreadyOver: () => 'the game is over, but a question is still open',
  wrongFrame: () => 'this question cannot be open here',
};
