import type { Move } from '@nineworlds/engine';
import { CARD_WORDS } from '../data/cards.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GIANT_WORDS } from '../data/giants.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import {
  CALM,
  FIRST_GIANT_FOE,
  PASS,
  VANIR_DISMISS,
  VANIR_FLY,
  VANIR_FORESEE,
  VANIR_PUSH,
  VANIR_TAKE,
} from './actions.ts';
import { foeWord } from './combat.ts';
import {
  ACT,
  ADVANCE_REARMOST,
  BURN_BAG,
  CHOOSE_ENEMY,
  CHOOSE_FIRST,
  CHOOSE_GIANT,
  CHOOSE_ISLAND,
  CHOOSE_PARTNER,
  CHOOSE_ROLL,
  CHOOSE_WEAPON,
  DEAL_ANGRY,
  DEAL_GOD,
  DEAL_RAGNAROK,
  DRAW_CARD,
  ORDER_CARD,
  ORDER_EFFECTS,
  PUSH_BACK,
  RESOLVE_CARD,
  RETURN_CARD,
  REVIVE_BAG,
  ROLL_CALM,
  ROLL_EFFECT,
  ROLL_FIGHT,
  SHARE_VIKINGS,
  TOP,
  TURN_GIANT,
  USE_VANIR,
} from './kinds.ts';
import type { YggdrasilPosition } from './state.ts';

/** The words of a move. Nothing is hidden in this game. */
export function tokens(p: YggdrasilPosition, move: Move): string {
  switch (p.frames.kind) {
    case ACT:
      return actionTokens(move);
    case DEAL_GOD:
      return `seat-${p.frames.arg(0) + 1} ${GOD_WORDS[move]}`;
    case CHOOSE_FIRST:
      return godWord(p, move);
    case SHARE_VIKINGS:
      return `${godWord(p, p.frames.arg(0))} ${move}`;
    case DEAL_RAGNAROK:
    case DRAW_CARD:
    case RESOLVE_CARD:
    case ORDER_CARD:
      return CARD_WORDS[move];
    case RETURN_CARD:
      return move === TOP ? 'top' : 'bottom';
    case ROLL_EFFECT:
    case ROLL_CALM:
    case ROLL_FIGHT:
    case CHOOSE_ROLL:
    case REVIVE_BAG:
    case BURN_BAG:
      return p.setup.colours[move];
    case CHOOSE_ISLAND:
      return p.setup.islands[move];
    case CHOOSE_PARTNER:
      return godWord(p, move);
    case CHOOSE_GIANT:
      return foeWord(FIRST_GIANT_FOE + move);
    case USE_VANIR:
      return vanirTokens(p, move);
    case TURN_GIANT:
      return GIANT_WORDS[move];
    case CHOOSE_ENEMY:
    case CHOOSE_WEAPON:
    case DEAL_ANGRY:
    case ADVANCE_REARMOST:
    case ORDER_EFFECTS:
    case PUSH_BACK:
      return ENEMY_WORDS[move];
    default:
      return String(move);
  }
}

/** The god of a seat; its number where there is none. */
function godWord(p: YggdrasilPosition, seat: number): string {
  return seat < p.setup.seats ? GOD_WORDS[p.gods[seat]] : `seat-${seat + 1}`;
}

function actionTokens(move: Move): string {
  if (move === PASS) return 'pass';
  return move === CALM ? 'calm' : WORLD_WORDS[move];
}

function vanirTokens(p: YggdrasilPosition, move: Move): string {
  if (move < VANIR_FLY) return 'advance';
  if (move < VANIR_TAKE) return `fly ${p.setup.islands[move - VANIR_FLY]}`;
  if (move < VANIR_FORESEE) return 'take';
  if (move < VANIR_PUSH) return 'foresee';
  if (move < VANIR_DISMISS) return `push ${ENEMY_WORDS[move - VANIR_PUSH]}`;
  return `dismiss ${GIANT_WORDS[move - VANIR_DISMISS]}`;
}
