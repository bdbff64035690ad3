import { type Refusal, refusalsOf } from '@nineworlds/engine';

/** Why an action is refused: what it was, and how many Vikings the player has. */
type Action = { action: string; vikings: number };

/** The reasons for which an answer is refused, with their facts. */
export interface MiniTrackRefusals {
  kindUsed: Action;
  enemyAtStart: Action;
  tooFewVikings: Action;
  islandSunk: Action;
  bagEmpty: Action;
  weaponFull: Action;
  elvesFull: Action;
  giveToSelf: Action;
  noViking: Action;
  receiverFull: Action;
  noFire: Action;
  islandDry: Action;
  noGiant: Action;
  sameBag: Action;
  bagTooPoor: Action;
  mustAct: Action;
  chanceRolls: Record<never, never>;
}

/** What can be wrong with a position, with its facts. */
export interface MiniTrackFaults {
  turnMismatch: { value: number; expected: number };
  alreadyOver: Record<never, never>;
  notOver: Record<never, never>;
  wrongFrame: Record<never, never>;
  tooManyActions: { taken: number };
}

export const no = refusalsOf<MiniTrackRefusals>();

/** Why an action may not be taken now: a number, so that asking costs nothing. 0 means that it may. */
export type Reason = number;

export const ALLOWED: Reason = 0;
export const KIND_USED: Reason = 1;
export const ENEMY_AT_START: Reason = 2;
export const TOO_FEW_VIKINGS: Reason = 3;
export const ISLAND_SUNK: Reason = 4;
export const BAG_EMPTY: Reason = 5;
export const WEAPON_FULL: Reason = 6;
export const ELVES_FULL: Reason = 7;
export const GIVE_TO_SELF: Reason = 8;
export const NO_VIKING: Reason = 9;
export const RECEIVER_FULL: Reason = 10;
export const NO_FIRE: Reason = 11;
export const ISLAND_DRY: Reason = 12;
export const NO_GIANT: Reason = 13;
export const SAME_BAG: Reason = 14;
export const BAG_TOO_POOR: Reason = 15;
export const MUST_ACT: Reason = 16;

/** The reasons above in their order, each under its rule. */
const REASONS: readonly (readonly [rule: string, reason: keyof MiniTrackRefusals])[] = [
  ['M-2', 'kindUsed'],
  ['M-5.0', 'enemyAtStart'],
  ['M-5.0', 'tooFewVikings'],
  ['M-5.1', 'islandSunk'],
  ['M-5.1', 'bagEmpty'],
  ['M-5.2', 'weaponFull'],
  ['M-5.3', 'elvesFull'],
  ['M-5.4', 'giveToSelf'],
  ['M-5.4', 'noViking'],
  ['M-5.4', 'receiverFull'],
  ['M-5.5', 'noFire'],
  ['M-5.6', 'islandDry'],
  ['M-5.7', 'noGiant'],
  ['M-5.8', 'sameBag'],
  ['M-5.8', 'bagTooPoor'],
  ['M-5.9', 'mustAct'],
];

/** The refusal for a reason; undefined where the action is allowed. */
export function because(reason: Reason, facts: Action): Refusal | undefined {
  if (reason === ALLOWED) return undefined;
  const [rule, name] = REASONS[reason - 1];
  return no(rule, name, facts);
}
