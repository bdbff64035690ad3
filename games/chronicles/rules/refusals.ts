import { type Faults, type KernelReasons, type Refusal, refusalsOf } from '@nineworlds/engine';
import type { ArtifactWord } from '../data/artifacts.ts';
import type { CreatureWord } from '../data/creatures.ts';
import type { StoneEffect } from '../data/edition.ts';
import type { EnemyWord } from '../data/enemies.ts';
import type { GodWord } from '../data/gods.ts';
import type { IotunnWord } from '../data/iotunns.ts';
import type { WorldWord } from '../data/worlds.ts';
import type { CardWord } from './decks.ts';

/** Nothing more to say than the reason. */
type None = Record<string, never>;

/** Why a move is refused, with the particulars. */
export interface ChroniclesRefusals {
  noSuchGod: None;
  alreadyOrdered: { god: GodWord };
  tooFar: { world: WorldWord };
  notCompanion: { god: GodWord };
  alreadyTravelled: { god: GodWord };
  outsideRange: { count: number; least: number; most: number };
  nobodyAsked: None;
  notRavaged: { world: WorldWord };
  worldRavaged: { world: WorldWord };
  worldBlocked: { world: WorldWord; iotunn: IotunnWord };
  nothingThere: { world: WorldWord };
  alreadyActed: None;
  artifactOutOfReach: { artifact: ArtifactWord };
  creatureNotDrawn: { creature: CreatureWord };
  stoneUseless: { effect: StoneEffect };
  livesFull: { god: GodWord };
  alreadyFought: None;
  neverFought: { enemy: EnemyWord; world: WorldWord };
  enemyElsewhere: { enemy: EnemyWord; world: WorldWord };
  cannotRetreat: { enemy: EnemyWord; world: WorldWord };
  enemyProtected: { enemy: EnemyWord; world: WorldWord; iotunn: IotunnWord };
  iotunnElsewhere: { iotunn: IotunnWord; world: WorldWord };
  /** The world is told where the god stands and wants to fight. */
  iotunnNotInPlay: { iotunn: IotunnWord; world?: WorldWord };
  notFrigg: None;
  ownSelf: None;
  lastLife: None;
  onlyFight: None;
  onlyAct: None;
  /** The card is empty where it is of a set that is not played. */
  cardNotShown: { card: CardWord | '' };
  slotEmpty: None;
  picksAscend: { card: CardWord };
  notWithKin: { god: GodWord };
  ownTurnAsked: None;
  alreadyAsked: None;
  nothingToKeep: None;
  notToChoose: None;
  notHeld: { artifact: ArtifactWord };
  noSagaAction: None;
  noSagaFight: None;
  sagaElsewhere: { world: WorldWord };
  sagaNotNow: { world: WorldWord };
  foeElsewhere: { world: WorldWord };
}

/** What can be wrong with options, an owner's edition or a position, with the particulars. */
export interface ChroniclesFaults {
  godUnknown: { value: string; words: string };
  godTwice: { value: string };
  relationUnknown: { value: string };
  twice: { value: string };
  wrongCount: { value: number; expected: number };
  /** C-15.18: experience sheets where no saga is played. */
  sheetsNeedSaga: None;
  /** Sheets name gods, so the gods may not be dealt by chance. */
  sheetsNeedGods: None;
  rowFull: { value: number; most: number };
  namesItself: { god: GodWord };
  godNotInGame: { god: GodWord };
  freeTickMissing: { god: GodWord };
  badId: { value: string };
  sagaUnknown: { value: string };
  sagaChanged: { value: string };
  // What is wrong with a saga; `docs/sagas.md` lists the checks by their ids, S-1 to S-26.
  // Words of the language are facts: they are no words of the sentence.
  sagaNotOurs: { value: string };
  sagaTooBig: { most: number };
  sagaTooDeep: { most: number };
  sagaTooFew: { length: number; least: number };
  sagaBadName: { value: string };
  sagaNameTaken: { value: string };
  sagaUnused: { value: string };
  sagaNoTerm: { term: SagaTermWord; value: string };
  sagaNoThing: { thing: SagaThingWord; value: string };
  sagaOneOfTwo: { first: string; second: string };
  sagaCircle: { value: string };
  sagaTrackStart: { value: string };
  sagaTrackGoesOn: { words: string };
  sagaTrackEnd: { words: string };
  sagaNoTree: None;
  sagaAfterTree: None;
  sagaNoNextPage: None;
  sagaNoWayOut: None;
  sagaNeverHolds: { players: number };
  sagaTokensAndWorlds: { value: number; worlds: number };
  sagaTokensInBox: { value: number; most: number };
  sagaNoCase: { value: string };
  sagaNoTrack: { value: string };
  sagaOffTrack: { value: number; most: number };
  sagaNothingMeant: { value: string };
  sagaRisksNotLast: None;
  sagaTurnNotLast: None;
  sagaTooStrong: { value: number; most: number; players: number };
  sagaNotNidhogg: None;
  sagaCostFails: { players: number; value: string };
  sagaTooManyFrames: { value: number; most: number };
  sagaTooManySteps: { most: number };
  sagaTooManyHeroes: { value: number; most: number };
  sagaSlainTrigger: { enemy: EnemyWord };
  sagaTextMissing: None;
  sagaTextUnknown: None;
  sagaPlaceholder: { value: string };
  /** A value of an edition that its owner has still to enter. */
  notEntered: None;
  // What is odd about an edition, which is played all the same.
  protectsAnother: { enemy: EnemyWord };
  islandUnknown: { value: number };
  asgardElsewhere: None;
  hardNotLonger: { easy: number; hard: number };
  godDieLost: None;
  mustBeEmpty: { value: number };
  noGod: None;
  godDealtTwice: { god: GodWord };
  wrongTotal: { what: Counted; value: number; expected: number };
  enemyMisplaced: { enemy: EnemyWord };
  mustBeRavaged: { world: WorldWord };
  cardTwice: None;
  stepDoesNotFit: None;
  orderDoesNotFit: None;
  notTheirTurn: None;
  artifactsDoNotFit: None;
  cardsDoNotFit: None;
  noThrow: None;
  notOver: None;
  alreadyOver: None;
  wrongFrame: None;
}

/** The parts of the saga language that have words of their own. */
export type SagaTermWord = 'effect' | 'condition' | 'number' | 'place';
/** What a saga defines by names. */
export type SagaThingWord =
  | 'counter'
  | 'figure'
  | 'group'
  | 'token'
  | 'effects'
  | 'action'
  | 'fight'
  | 'defeat';

/** What can be counted wrongly in a position. */
export type Counted = 'elves' | 'dice' | 'markers' | 'iotunns' | 'cards';

/** Collects what is wrong with a thing from outside. */
export type FaultList = Faults<ChroniclesFaults & KernelReasons>;

/** A refusal by a rule. */
export const no = refusalsOf<ChroniclesRefusals>();

/** Why a number cannot be chosen; undefined when it is from the least to the most. */
export function whyNotCount(
  rule: string,
  count: number,
  least: number,
  most: number,
): Refusal | undefined {
  return count < least || count > most
    ? no(rule, 'outsideRange', { count, least, most })
    : undefined;
}
