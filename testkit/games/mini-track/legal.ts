import { isLess, listed, type MoveBuffer } from '@nineworlds/engine';
import {
  ACTION_MOVES,
  BAGS,
  CALM,
  CARRY,
  ELF,
  ENEMIES,
  FIGHT,
  FORGE,
  GATHER,
  GIVE,
  MAX_ELVES,
  MAX_FIGHTERS,
  MAX_VIKINGS,
  MAX_WEAPON,
  PASS,
  PLAYERS,
  PURGE,
  RAISE,
} from './data.ts';
import type { MiniTrackPosition } from './position.ts';

/** The reasons for which an action is refused, each under its rule; the first means allowed. */
export const REASONS = [
  { rule: '', reason: 'allowed' },
  { rule: 'M-2', reason: 'kindUsed' },
  { rule: 'M-5.0', reason: 'enemyAtStart' },
  { rule: 'M-5.0', reason: 'tooFewVikings' },
  { rule: 'M-5.1', reason: 'islandSunk' },
  { rule: 'M-5.1', reason: 'bagEmpty' },
  { rule: 'M-5.2', reason: 'weaponFull' },
  { rule: 'M-5.3', reason: 'elvesFull' },
  { rule: 'M-5.4', reason: 'giveToSelf' },
  { rule: 'M-5.4', reason: 'noViking' },
  { rule: 'M-5.4', reason: 'receiverFull' },
  { rule: 'M-5.5', reason: 'noFire' },
  { rule: 'M-5.6', reason: 'islandDry' },
  { rule: 'M-5.7', reason: 'noGiant' },
  { rule: 'M-5.8', reason: 'sameBag' },
  { rule: 'M-5.8', reason: 'bagTooPoor' },
  { rule: 'M-5.9', reason: 'mustAct' },
] as const;

/** An index into `REASONS`. */
export type Reason = number;

const ALLOWED: Reason = 0;
const KIND_USED: Reason = 1;
const ENEMY_AT_START: Reason = 2;
const TOO_FEW_VIKINGS: Reason = 3;
const ISLAND_SUNK: Reason = 4;
const BAG_EMPTY: Reason = 5;
const WEAPON_FULL: Reason = 6;
const ELVES_FULL: Reason = 7;
const GIVE_TO_SELF: Reason = 8;
const NO_VIKING: Reason = 9;
const RECEIVER_FULL: Reason = 10;
const NO_FIRE: Reason = 11;
const ISLAND_DRY: Reason = 12;
const NO_GIANT: Reason = 13;
const SAME_BAG: Reason = 14;
const BAG_TOO_POOR: Reason = 15;
const MUST_ACT: Reason = 16;

/** M-5.0 */
function whyNotFight(p: MiniTrackPosition, enemy: number, fighters: number): Reason {
  if (p.enemies[enemy] === 0) return ENEMY_AT_START;
  return fighters > p.vikings[p.active] ? TOO_FEW_VIKINGS : ALLOWED;
}

/** M-5.1 */
function whyNotGather(p: MiniTrackPosition, bag: number): Reason {
  if (p.sunk[bag] === 1) return ISLAND_SUNK;
  return p.bagVikings[bag] + p.bagFire[bag] === 0 ? BAG_EMPTY : ALLOWED;
}

/** M-5.4 */
function whyNotGive(p: MiniTrackPosition, receiver: number): Reason {
  if (receiver === p.active) return GIVE_TO_SELF;
  if (p.vikings[p.active] === 0) return NO_VIKING;
  return p.vikings[receiver] >= MAX_VIKINGS ? RECEIVER_FULL : ALLOWED;
}

/** M-5.8 */
function whyNotCarry(p: MiniTrackPosition, from: number, to: number): Reason {
  if (from === to) return SAME_BAG;
  return p.bagVikings[from] < 2 ? BAG_TOO_POOR : ALLOWED;
}

/** M-2: each kind of action once a turn. */
function isUsed(p: MiniTrackPosition, kind: number): boolean {
  return ((p.used >> kind) & 1) === 1;
}

/** The first move of each kind of action (M-5): 0 for fights to 8 for carrying, 9 for passing. */
const FIRST_MOVES = [FIGHT, GATHER, FORGE, ELF, GIVE, PURGE, RAISE, CALM, CARRY, PASS];
const KINDS = Int32Array.from({ length: ACTION_MOVES }, (_, move) =>
  FIRST_MOVES.findLastIndex((first) => first <= move),
);

/** The kind of an action. */
export function kindOfAction(move: number): number {
  return KINDS[move];
}

/** Why an action may not be taken now; 0 when it may. */
export function whyNot(p: MiniTrackPosition, move: number): Reason {
  const kind = kindOfAction(move);
  if (isUsed(p, kind)) return KIND_USED;
  switch (kind) {
    case 0:
      return whyNotFight(p, (move - FIGHT) >> 2, (move - FIGHT) & 3);
    case 1:
      return whyNotGather(p, move - GATHER);
    case 2:
      return p.weapons[p.active] >= MAX_WEAPON ? WEAPON_FULL : ALLOWED;
    case 3:
      return p.elves[p.active] >= MAX_ELVES ? ELVES_FULL : ALLOWED;
    case 4:
      return whyNotGive(p, move - GIVE);
    case 5:
      return p.bagFire[move - PURGE] === 0 ? NO_FIRE : ALLOWED;
    case 6:
      return p.sunk[move - RAISE] === 0 ? ISLAND_DRY : ALLOWED;
    case 7:
      return p.giants === 0 ? NO_GIANT : ALLOWED;
    case 8:
      return whyNotCarry(p, (move - CARRY) >> 2, (move - CARRY) & 3);
    default:
      return canAct(p) ? MUST_ACT : ALLOWED;
  }
}

function canAct(p: MiniTrackPosition): boolean {
  for (let move = 0; move < PASS; move++) if (whyNot(p, move) === ALLOWED) return true;
  return false;
}

/** The moves that carry from each bag to the three others. */
const CARRYINGS = Int32Array.from(
  Array.from({ length: BAGS * BAGS }, (_, i) => CARRY + i).filter((_, i) => i % (BAGS + 1) !== 0),
);

/**
 * All actions open to the active player, ascending; passing only when there is none. Moves are
 * written first and then counted in, see `isLess`; the conformance tests prove that the list is
 * exactly what `whyNot` allows.
 */
export function legalActions(p: MiniTrackPosition, out: MoveBuffer): number {
  const free = ~p.used;
  const { active, vikings, enemies, bagVikings, bagFire, sunk } = p;
  const own = vikings[active];
  let n = 0;
  if (free & 1) {
    const ways = Math.min(MAX_FIGHTERS, own) + 1;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const move = FIGHT + enemy * 4;
      out[n] = move;
      out[n + 1] = move + 1;
      out[n + 2] = move + 2;
      out[n + 3] = move + 3;
      n += ways * isLess(0, enemies[enemy]);
    }
  }
  if (free & 2) {
    for (let bag = 0; bag < BAGS; bag++) {
      out[n] = GATHER + bag;
      n += isLess(sunk[bag], 1) & isLess(0, bagVikings[bag] + bagFire[bag]);
    }
  }
  if (free & 4) {
    out[n] = FORGE;
    n += isLess(p.weapons[active], MAX_WEAPON);
  }
  if (free & 8) {
    out[n] = ELF;
    n += isLess(p.elves[active], MAX_ELVES);
  }
  if (free & 16 && own > 0) {
    for (let receiver = 0; receiver < PLAYERS; receiver++) {
      if (receiver === active) continue;
      out[n] = GIVE + receiver;
      n += isLess(vikings[receiver], MAX_VIKINGS);
    }
  }
  if (free & 32) {
    for (let bag = 0; bag < BAGS; bag++) {
      out[n] = PURGE + bag;
      n += isLess(0, bagFire[bag]);
    }
  }
  if (free & 64) {
    for (let bag = 0; bag < BAGS; bag++) {
      out[n] = RAISE + bag;
      n += sunk[bag];
    }
  }
  if (free & 128) {
    out[n] = CALM;
    n += isLess(0, p.giants);
  }
  if (free & 256) {
    for (let from = 0; from < BAGS; from++) {
      out[n] = CARRYINGS[from * 3];
      out[n + 1] = CARRYINGS[from * 3 + 1];
      out[n + 2] = CARRYINGS[from * 3 + 2];
      n += 3 * isLess(1, bagVikings[from]);
    }
  }
  if (n === 0) out[n++] = PASS;
  return listed(out, n);
}
