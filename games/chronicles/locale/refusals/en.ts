import type { Reasons } from '../catalogue.ts';

/** Why Yggdrasil Chronicles refuses something, in English. */
export const reasons: Reasons = {
  // Turns and moves.
  noSuchGod: () => 'this god is not playing, or not a god who can be chosen here',
  alreadyOrdered: (f) => `${f.god} already has a turn in this round`,
  tooFar: (f) => `${f.world} cannot be reached from here`,
  notCompanion: (f) => `${f.god} is no Travel Companion of yours in another world`,
  alreadyTravelled: (f) => `you cannot travel to ${f.god} any more in this turn`,
  outsideRange: (f) => `${f.count} is not possible; it can be from ${f.least} to ${f.most}`,
  nobodyAsked: () => 'no god is asked now',
  // Actions.
  notRavaged: (f) => `${f.world} is not ravaged`,
  worldRavaged: (f) => `${f.world} is ravaged: its own action cannot be done`,
  worldBlocked: (f) => `${f.iotunn} blocks ${f.world}: no action can be done there`,
  nothingThere: (f) => `the action of ${f.world} would do nothing now`,
  alreadyActed: () => 'you have already used your mission for this',
  artifactOutOfReach: (f) => `${f.artifact} is not in sight on a level that you can take from`,
  creatureNotDrawn: (f) => `you have not drawn ${f.creature}`,
  stoneUseless: (f) => `no runestone is left that lets you do this now: ${f.effect}`,
  livesFull: (f) => `${f.god} already has all life points`,
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
  ownSelf: () => 'she cannot give a life point to herself; she can regain one',
  lastLife: () => 'Frigg cannot give her last life point',
  // Creatures and relations.
  onlyFight: () => 'after this journey you can only fight, or do nothing',
  onlyAct: () => 'after this journey you can only do the action of the world, or nothing',
  cardNotShown: (f) =>
    `${f.card === '' ? 'this card' : f.card} is not one of the two cards that are shown`,
  slotEmpty: () => 'no card lies at this place of the wheel',
  picksAscend: (f) =>
    `the cards are named in the order of the wheel, each once, and ${f.card} does not fit in here`,
  notWithKin: (f) => `you cannot take this from ${f.god}`,
  ownTurnAsked: () => 'in your own turn you are always asked about Kin',
  alreadyAsked: () => 'you are asked already, or it is not your turn',
  nothingToKeep: () => 'nothing of this kind is lost, so you cannot keep it',
  // Options.
  godUnknown: (f) => `“${f.value}” is no god; there are: ${f.words}`,
  godTwice: (f) => `“${f.value}” is named a second time`,
  relationUnknown: (f) =>
    `“${f.value}” is no relation; write god:relation:god, for example frigg:kin:freyr`,
  twice: (f) => `“${f.value}” stands here a second time`,
  wrongCount: (f) => `the list has ${f.value} entries and needs ${f.expected}`,
  badId: (f) => `“${f.value}” is no name: small letters, digits and hyphens, 40 at most`,
  // Positions.
  mustBeEmpty: (f) => `nothing can be here, yet there is ${f.value}`,
  noGod: () => 'there must be a god here by now',
  godDealtTwice: (f) => `${f.god} has been dealt twice`,
  wrongTotal: (f) => `the game has ${f.expected} ${f.what}, not ${f.value}`,
  enemyMisplaced: (f) => `${f.enemy} can never be there`,
  mustBeRavaged: (f) => `two enemies stand in ${f.world}, so it must be ravaged`,
  cardTwice: () => 'a card is in two places',
  stepDoesNotFit: () => 'this does not fit the step of the game',
  orderDoesNotFit: () => 'the order of the round cannot be like this',
  notTheirTurn: () => 'it cannot be this god’s turn',
  artifactsDoNotFit: () => 'the artifacts in sight cannot be like this',
  cardsDoNotFit: () => 'the enemy cards cannot lie like this',
  noThrow: () => 'dice lie here although no saving throw is open',
  notOver: () => 'no question is open, but the game is not over',
  alreadyOver: () => 'the game is over, but a question is still open',
  wrongFrame: () => 'this question cannot be open here',
};
