import {
  CHANCE,
  countBits,
  hasBit,
  isLess,
  listed,
  type Move,
  type MoveBuffer,
} from '@nineworlds/engine';
import {
  ACTION_MOVES,
  ACTION_WORDS,
  ACTIONS,
  BAG_WORDS,
  BAGS,
  CALM,
  CARRIED,
  CARRY,
  ELF,
  ENEMIES,
  ENEMY_WORDS,
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
  PURGED_FIRE,
  RAISE,
} from './data.ts';
import { rollFight } from './fight.ts';
import { drawTokens, tokensDrawn } from './gather.ts';
import type { MiniTrackPosition } from './position.ts';
import { question } from './question.ts';
import {
  ALLOWED,
  BAG_EMPTY,
  BAG_TOO_POOR,
  because,
  ELVES_FULL,
  ENEMY_AT_START,
  GIVE_TO_SELF,
  ISLAND_DRY,
  ISLAND_SUNK,
  KIND_USED,
  MUST_ACT,
  NO_FIRE,
  NO_GIANT,
  NO_VIKING,
  RECEIVER_FULL,
  type Reason,
  SAME_BAG,
  TOO_FEW_VIKINGS,
  WEAPON_FULL,
} from './refusals.ts';
import { beginTurn, isTurnOver } from './turn.ts';

/** M-5: a player acts. The question stays open, below its dice and draws, until the turn is over (M-2). */
export const act = question({
  name: 'act',
  moves: ACTION_MOVES,
  legal: listActions,
  refuse: (p, move) =>
    because(whyNot(p, move), { action: actionWords(move), vikings: p.vikings[p.active] }),
  words: (_p, move) => actionWords(move),
  fits: (p, { seat }) => seat === p.active && countBits(p.used) <= ACTIONS,
  apply(p, move, sink) {
    const kind = kindOfAction(move);
    const player = p.active;
    p.used |= 1 << kind;
    switch (kind) {
      case 0:
        act.ask(p, player);
        rollFight.ask(p, CHANCE, (move - FIGHT) >> 2, (move - FIGHT) & 3);
        return;
      case 1:
        act.ask(p, player);
        drawTokens.ask(p, CHANCE, move - GATHER, tokensDrawn(p, move - GATHER));
        return;
      case 2:
        p.weapons[player]++;
        break;
      case 3:
        p.elves[player]++;
        break;
      case 4:
        p.vikings[player]--;
        p.vikings[move - GIVE]++;
        break;
      case 5:
        p.bagFire[move - PURGE] = Math.max(0, p.bagFire[move - PURGE] - PURGED_FIRE);
        break;
      case 6:
        p.sunk[move - RAISE] = 0;
        break;
      case 7:
        p.giants--;
        break;
      case 8:
        p.bagVikings[(move - CARRY) >> 2] -= CARRIED;
        p.bagVikings[(move - CARRY) & (BAGS - 1)] += CARRIED;
        break;
      default:
        // M-5.9: nothing can be done, the turn ends.
        beginTurn(p, sink);
        return;
    }
    if (isTurnOver(p)) beginTurn(p, sink);
    else act.ask(p, player);
  },
});

function actionWords(move: Move): string {
  if (move === PASS) return 'pass';
  const kind = kindOfAction(move);
  const verb = ACTION_WORDS[kind];
  switch (kind) {
    case 0:
      return `${verb} ${ENEMY_WORDS[(move - FIGHT) >> 2]} ${(move - FIGHT) & 3}`;
    case 1:
      return `${verb} ${BAG_WORDS[move - GATHER]}`;
    case 4:
      return `${verb} ${move - GIVE + 1}`;
    case 5:
      return `${verb} ${BAG_WORDS[move - PURGE]}`;
    case 6:
      return `${verb} ${BAG_WORDS[move - RAISE]}`;
    case 8:
      return `${verb} ${BAG_WORDS[(move - CARRY) >> 2]} ${BAG_WORDS[(move - CARRY) & 3]}`;
    default:
      return verb;
  }
}

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
  return p.bagVikings[from] < CARRIED ? BAG_TOO_POOR : ALLOWED;
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
function whyNot(p: MiniTrackPosition, move: number): Reason {
  const kind = kindOfAction(move);
  // M-2: each kind of action once a turn.
  if (hasBit(p.used, kind)) return KIND_USED;
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
function listActions(p: MiniTrackPosition, out: MoveBuffer): number {
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
