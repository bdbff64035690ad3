import type { Sentence } from '../catalogue.ts';

/** Why NeedFire refuses something, in English. It defines the keys. */
export const reasons = {
  // Moves.
  alreadyFaceUp: (f) => `bonfire ${f.place} already lies face up`,
  noSuchBonfire: (f) => `there is no bonfire ${f.place}`,
  notPeeked: (f) => `you have not just looked at bonfire ${f.place}`,
  picksAscend: (f) =>
    `the three bonfires are named in ascending order, and ${f.place} does not fit in here`,
  notDrawn: (f) => `${f.card} is not among the humans you have drawn`,
  notInHand: (f) => `you do not hold the flame ${f.card}`,
  bonfireHasEmber: (f) => `bonfire ${f.place} has an ember and cannot be exchanged`,
  noEmberThere: (f) => `there is no ember under ${f.card}`,
  notAWarrior: (f) => `${f.card} is not a warrior in the ring`,
  doesNotReact: (f) => `${f.card} does not react to ${f.to}`,
  notSeen: (f) => `${f.card} is not one of the two exiles you have looked at`,
  warriorHasEmber: (f) => `${f.card} has an ember; in this game such a warrior cannot be exiled`,
  nobodyAsked: () => 'no player is asked now',
  bonfireFaceDown: (f) => `bonfire ${f.place} lies face down; only a face-up card can be ignited`,
  notFaceUp: (f) => `the human ${f.card} does not lie face up on the table`,
  hasEmber: (f) => `there is already an ember under ${f.card}`,
  // Reaction tables.
  elementTwice: (f) => `“${f.value}” stands here a second time`,
  reservedWord: (f) => `“${f.value}” means something else in the game and cannot name an element`,
  noSuchElement: (f) => `“${f.value}” is no element of this table`,
  coloursUneven: (f) => `${f.white} elements are white; usually 13 are`,
  listsItself: (f) => `${f.element} lists its own element`,
  nobodyReacts: (f) => `no human reacts to ${f.element}`,
  attestedMissing: (f) => `by the manual ${f.reactor} reacts to ${f.element}; here it does not`,
  // Positions.
  notWholeTruth: () => 'this is what one seat knows, not a whole position',
  stepDoesNotFit: () => 'the turn and its step do not fit together',
  notTheirTurn: () => 'it cannot be this seat’s turn',
  noSuchCard: (f) => `a card must be here, and ${f.value} is none`,
  cardTwice: (f) => `this card is also at ${f.other}`,
  mustBeEmpty: (f) => `nothing can be here, yet there is ${f.value}`,
  seenDoesNotFit: () => 'who has seen this card does not fit how it lies',
  notSorted: () => 'these cards are written in ascending order',
  wrongSize: (f) => `there must be ${f.expected} here at this point, not ${f.value}`,
  noHost: (f) => `no ember can lie under ${f.value}`,
  badId: (f) => `“${f.value}” is no id: small letters, digits and hyphens only`,
  noSuchEntry: () => 'this entry tells nothing that can happen',
  otherHistory: () => 'the history cannot have led to these flames',
  sameHost: () => 'both embers lie under the same card',
  knowsWrong: (f) => `somebody knows something wrong of the flame ${f.card}`,
  knowsTooLittle: (f) => `somebody knows less of the flame ${f.card} than he has seen`,
  notOver: () => 'no question is open, but the game is not over',
  wrongFrame: () => 'this question cannot be open here',
} as const satisfies Readonly<Record<string, Sentence>>;

/** The same in any language: one that lacks a sentence does not compile. */
export type Reasons = Readonly<Record<keyof typeof reasons, Sentence>>;
