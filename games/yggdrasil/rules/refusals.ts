import { type Faults, type KernelReasons, type Refusal, refusalsOf } from '@nineworlds/engine';
import type { CardWord } from '../data/cards.ts';
import type { EnemyWord } from '../data/enemies.ts';
import type { GiantWord } from '../data/giants.ts';
import type { GodWord } from '../data/gods.ts';
import type { ColourWord, IslandWord } from '../data/islands.ts';
import type { WeaponWord } from '../data/weapons.ts';
import type { WorldWord } from '../data/worlds.ts';

/** No facts. */
type Nothing = Record<string, never>;

/** The reasons for which an answer is refused, with their facts. */
export interface YggdrasilRefusals {
  worldUsed: { world: WorldWord };
  repeatUsed: { world: WorldWord };
  worldClosed: { world: WorldWord; giant: GiantWord };
  fenrirAngry: Nothing;
  fenrirNotAngry: Nothing;
  enemyAtStart: { enemy: EnemyWord };
  tooFar: { island: IslandWord; from: IslandWord };
  floodClosed: { island: IslandWord; giant: GiantWord };
  islandFlooded: { island: IslandWord };
  rainbowBare: Nothing;
  gatheredAlready: Nothing;
  bagEmpty: { bag: IslandWord };
  weaponAway: { enemy: EnemyWord; weapon: WeaponWord; level: number; god: GodWord | '' };
  weaponBest: { enemy: EnemyWord; weapon: WeaponWord };
  noElf: Nothing;
  noSuchGod: Nothing;
  ownSelf: Nothing;
  nothingToExchange: { other: GodWord };
  helheimEmpty: Nothing;
  giantBeaten: { giant: GiantWord };
  giantHidden: { giant: GiantWord };
  pileEmpty: Nothing;
  onlyBergelmir: { giant: GiantWord };
  vanirAtEnd: Nothing;
  vanirNotReached: { space: number; at: number };
  vanirElsewhere: { space: number; at: number };
  vanirLacks: Nothing;
  sameIsland: { island: IslandWord };
  notAdjacent: { island: IslandWord };
  deckEmpty: Nothing;
  cannotGoBack: { enemy: EnemyWord };
  giantNotInPile: { giant: GiantWord };
  noEnemyOut: Nothing;
  noIsland: Nothing;
  noWeapon: Nothing;
  noPartner: Nothing;
  bagsEmpty: Nothing;
  noGiant: Nothing;
  noVanirUse: Nothing;
  tooFewVikings: { count: number; held: number };
  tooFewElves: { count: number; held: number };
  holdsTooMany: { count: number; most: number };
  holdsTooFew: { count: number; least: number };
  cardNotDrawn: { card: CardWord };
  notRolled: { face: ColourWord };
  notRearmost: { enemy: EnemyWord };
  notInTrio: { enemy: EnemyWord };
  picksAscend: { enemy: EnemyWord };
  cardNotSeen: { card: CardWord };
  noSuchSeat: Nothing;
  nobodyAsked: Nothing;
}

/** Y-16.15: the parts of an edition: the whole file, a side of the die, a Ragnarök card, a space of the Vanir. */
export type EditionPart = 'file' | 'die' | 'ragnarok' | 'vanir';

/** What can be wrong with an owner's edition; `number` counts the things of a part from 1. */
interface EditionFaults {
  editionSchema: { value: string; expected: string };
  editionId: { value: string };
  editionLength: { part: Exclude<EditionPart, 'file'>; value: string; expected: number };
  editionThing: { part: EditionPart; number: number; value: string };
  editionField: { part: EditionPart; number: number; value: string; words: string };
  editionWord: { part: EditionPart; number: number; value: string; words: string };
  editionTwice: { part: EditionPart; number: number; value: string };
  editionNumber: {
    part: EditionPart;
    number: number;
    field: EditionNumber;
    value: string;
    min: number;
    max: number;
  };
  editionHammers: { number: number; face: ColourWord; value: number; expected: number };
  editionColours: { words: string };
  editionEnemies: { number: number; value: string; min: number; max: number };
  editionSaysVanir: { option: string; value: string };
  editionSaysRagnarok: { option: string; value: string };
}

/** Y-16.15: the numbers that an owner enters. */
export type EditionNumber = 'hammers' | 'spaces' | 'vikings' | 'cards';

/** What can be wrong with options and positions, with its facts. */
export interface YggdrasilFaults extends EditionFaults {
  godUnknown: { value: string; words: string };
  godTwice: { value: string };
  enemyUnknown: { value: string; words: string };
  enemyTwice: { value: string };
  wrongCount: { value: number; expected: number };
  wrongTotal: { what: Counted; value: number; expected: number };
  mustBeEmpty: { value: number };
  godDealtTwice: { god: GodWord };
  noGod: Nothing;
  twoLevels: { enemy: EnemyWord };
  giantTwice: { giant: GiantWord };
  stepDoesNotFit: Nothing;
  tooManyActions: Nothing;
  cardsDoNotFit: Nothing;
  angryFenrirAtStart: Nothing;
  notTheirTurn: Nothing;
  notOver: Nothing;
  alreadyOver: Nothing;
  wrongFrame: Nothing;
  wonDoesNotFit: Nothing;
}

/** Collects what is wrong with options or an edition. */
export type FaultList = Faults<YggdrasilFaults & KernelReasons>;

/** What is counted in a position. */
export type Counted = 'vikings' | 'fire' | 'elves' | 'giants' | 'cards';

/** Refuses an answer. */
export const no = refusalsOf<YggdrasilRefusals>();

/** Y-9.5, Y-11.8: what a god can hold afterwards: from so many to so many. */
export function whyNotHold(
  rule: string,
  count: number,
  least: number,
  most: number,
): Refusal | undefined {
  if (count < least) return no(rule, 'holdsTooFew', { count, least });
  return count > most ? no(rule, 'holdsTooMany', { count, most }) : undefined;
}

declare const isReason: unique symbol;

/**
 * The number of a reason by which bots and legal answers are found as well: a number, so that nothing is
 * allocated. Only those of `WHY` are reasons.
 */
export type Reason = number & { readonly [isReason]: true };

/** The rule of each reason, by its number. */
const RULES: string[] = [];

/** The next number, for a reason of this rule. */
function numbered(rule: string): Reason {
  return (RULES.push(rule) - 1) as Reason;
}

/** The reasons that are numbers, each with its rule. `open` means that nothing is refused. */
export const WHY = {
  open: numbered(''),
  worldUsed: numbered('Y-7.2'),
  repeatUsed: numbered('Y-14.6'),
  worldClosed: numbered('Y-11.3'),
  fenrirAngry: numbered('Y-8.1'),
  tooFar: numbered('Y-9.2'),
  floodClosed: numbered('Y-11.6'),
  islandFlooded: numbered('Y-9.2'),
  rainbowBare: numbered('Y-9.2'),
  bagEmpty: numbered('Y-15.9'),
  weaponAway: numbered('Y-12.1'),
  weaponBest: numbered('Y-12.1'),
  noElf: numbered('Y-9.4'),
  noSuchGod: numbered('Y-15.9'),
  ownSelf: numbered('Y-9.5'),
  nothingToExchange: numbered('Y-9.5'),
  helheimEmpty: numbered('Y-15.9'),
  giantBeaten: numbered('Y-9.8'),
  giantHidden: numbered('Y-9.8'),
  pileEmpty: numbered('Y-15.8'),
  onlyBergelmir: numbered('Y-16.3'),
  vanirAtEnd: numbered('Y-13'),
  vanirNotReached: numbered('Y-13'),
  vanirElsewhere: numbered('Y-16.6'),
  sameIsland: numbered('Y-13.1'),
  notAdjacent: numbered('Y-13.1'),
  deckEmpty: numbered('Y-13.3'),
  cannotGoBack: numbered('Y-13.4'),
  giantNotInPile: numbered('Y-13.5'),
  noEnemyOut: numbered('Y-15.1'),
  noIsland: numbered('Y-15.10'),
  noWeapon: numbered('Y-9.3'),
  noPartner: numbered('Y-15.9'),
  bagsEmpty: numbered('Y-15.9'),
  noGiant: numbered('Y-15.8'),
  noVanirUse: numbered('Y-13'),
  gatheredAlready: numbered('Y-16.11'),
  vanirLacks: numbered('Y-16.15'),
} satisfies { readonly [Name in keyof YggdrasilRefusals | 'open']?: Reason };

export const OPEN: Reason = WHY.open;

/** The rule and the name of each of them, by its number. */
export const REASONS = (Object.keys(WHY) as (keyof typeof WHY)[]).map((reason) => ({
  rule: RULES[WHY[reason]],
  reason,
}));

/** The reasons that have facts. */
type ReasonWithFacts = {
  [Name in keyof YggdrasilRefusals]: YggdrasilRefusals[Name] extends Nothing ? never : Name;
}[keyof YggdrasilRefusals];

/** Everything that a refusal can name. */
export type RefusalFacts = {
  [Name in ReasonWithFacts]: (facts: YggdrasilRefusals[Name]) => void;
}[ReasonWithFacts] extends (facts: infer Facts) => void
  ? Readonly<Partial<Facts>>
  : never;

/** The refusal for a reason, with what its sentence may name; undefined where nothing is refused. */
export function because(reason: Reason, facts: RefusalFacts): Refusal | undefined {
  return reason === OPEN ? undefined : { ...REASONS[reason], facts };
}
