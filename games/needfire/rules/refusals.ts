import { refusalsOf } from '@nineworlds/engine';

type Place = { place: number };
type Card = { card: string };
type Nothing = Record<never, never>;

/** The reasons for which an answer is refused, with their facts. */
export interface NeedfireRefusals {
  noSuchBonfire: Place;
  alreadyFaceUp: Place;
  picksAscend: Place;
  notPeeked: Place;
  notDrawn: Card;
  notInHand: Card;
  bonfireHasEmber: Place;
  bonfireFaceDown: Place;
  notFaceUp: Card;
  hasEmber: Card;
  noEmberThere: Card;
  notAWarrior: Card;
  doesNotReact: { card: string; to: string };
  notSeen: Card;
  warriorHasEmber: Card;
  nobodyAsked: Nothing;
}

/** What can be wrong with a position, with its facts. */
export interface NeedfireFaults {
  notWholeTruth: Nothing;
  stepDoesNotFit: Nothing;
  notTheirTurn: Nothing;
  noSuchCard: { value: number };
  cardTwice: { other: string };
  mustBeEmpty: { value: number };
  seenDoesNotFit: Nothing;
  notSorted: Nothing;
  wrongSize: { value: number; expected: number };
  noHost: { value: number };
  sameHost: Nothing;
  noSuchEntry: Nothing;
  otherHistory: Nothing;
  knowsWrong: Card;
  knowsTooLittle: Card;
  notOver: Nothing;
  wrongFrame: Nothing;
}

export const no = refusalsOf<NeedfireRefusals>();
