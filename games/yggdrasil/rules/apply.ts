import type { EventSink, Move } from '@nineworlds/engine';
import { DISMISS, FLY, FORESEE, PUSH, TAKE_VIKINGS } from '../data/vanir.ts';
import {
  ALFHEIM,
  ASGARD,
  HELHEIM,
  JOTUNHEIM,
  MIDGARD,
  MUSPELLHEIM,
  NIDAVELLIR,
  NIFLHEIM,
  VANAHEIM,
} from '../data/worlds.ts';
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
import { takeElf } from './alfheim.ts';
import { beginFight, payElves, payVikings } from './combat.ts';
import { chooseRoll, rolled } from './dice.ts';
import { cardDrawn } from './draw.ts';
import { applyNextEffect, dragEnemy, wakeGiant } from './effects.ts';
import { chooseCard, chooseFromDrawn, returnCard } from './enemy-card.ts';
import { tryToCalm } from './fenrir.ts';
import { cardsLookedAt, discardNext, orderCard } from './foresight.ts';
import { beatGiant } from './giants.ts';
import { reviveVikings } from './helheim.ts';
import {
  ACT,
  ADVANCE_REARMOST,
  BURN,
  BURN_BAG,
  BY_LOKI,
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
  GATHER,
  KEEP_ELVES,
  KEEP_VIKINGS,
  ORDER_CARD,
  ORDER_EFFECTS,
  PAY_ELVES,
  PAY_VIKINGS,
  PUSH_BACK,
  RESOLVE_CARD,
  RETURN_CARD,
  REVIVE_BAG,
  ROLL_CALM,
  ROLL_EFFECT,
  ROLL_FIGHT,
  SHARE_VIKINGS,
  TO_LOOK,
  TO_RESOLVE,
  TURN_GIANT,
  USE_VANIR,
} from './kinds.ts';
import { gather, goToIsland } from './midgard.ts';
import { burn, drawToBurn } from './muspellheim.ts';
import { forgeWeapon } from './nidavellir.ts';
import { beginExchange, keepElves, keepVikings } from './niflheim.ts';
import { retreatByRune, shareVikings } from './runes.ts';
import { chooseFirst, dealAngry, dealGod, dealRagnarok } from './setup.ts';
import type { YggdrasilPosition } from './state.ts';
import { beginTurn, goOn, pass } from './turn.ts';
import { advanceVanir, useVanir } from './vanaheim.ts';
import { spendAction, TARGET_KIND } from './worlds.ts';

type Sink = EventSink | undefined;

/** Answers the open question. */
export function apply(p: YggdrasilPosition, move: Move, sink?: EventSink): void {
  const frames = p.frames;
  const kind = frames.kind;
  const a = frames.arg(0);
  const b = frames.arg(1);
  frames.pop();
  // Others are read where they are needed: they still stand where the question stood.
  const at = frames.depth;
  switch (kind) {
    case ACT:
      act(p, move, sink);
      break;
    case CHOOSE_ENEMY:
      spendAction(p, ASGARD);
      beginFight(p, move);
      break;
    case CHOOSE_ISLAND:
      spendAction(p, MIDGARD);
      goToIsland(p, move, sink);
      break;
    case CHOOSE_WEAPON:
      spendAction(p, NIDAVELLIR);
      forgeWeapon(p, move, sink);
      break;
    case CHOOSE_PARTNER:
      spendAction(p, NIFLHEIM);
      beginExchange(p, move);
      break;
    case REVIVE_BAG:
      spendAction(p, HELHEIM);
      reviveVikings(p, move, sink);
      break;
    case BURN_BAG:
      spendAction(p, MUSPELLHEIM);
      drawToBurn(p, move);
      break;
    case CHOOSE_GIANT:
      spendAction(p, JOTUNHEIM);
      beginFight(p, FIRST_GIANT_FOE + move);
      break;
    case USE_VANIR:
      spendAction(p, VANAHEIM);
      actInVanaheim(p, move, sink);
      break;
    case DRAW_CARD:
      if (cardDrawn(p, a, b, move, sink)) useDrawn(p, a, sink);
      break;
    case PAY_VIKINGS:
      payVikings(p, a, move, sink);
      break;
    case ROLL_EFFECT:
    case ROLL_CALM:
    case ROLL_FIGHT:
      rolled(p, kind, a, b, frames.argAt(at, 2), move, sink);
      break;
    case PAY_ELVES:
      payElves(p, a, b, move, sink);
      break;
    case GATHER:
      gather(p, a, b, move, sink);
      break;
    case BURN:
      burn(p, a, b, move, sink);
      break;
    case TURN_GIANT:
      if (a === BY_LOKI) wakeGiant(p, b, move, sink);
      else beatGiant(p, move, sink);
      break;
    case ADVANCE_REARMOST:
      dragEnemy(p, move, sink);
      break;
    case KEEP_VIKINGS:
      keepVikings(p, a, move, sink);
      break;
    case KEEP_ELVES:
      keepElves(p, a, move, sink);
      break;
    case RESOLVE_CARD:
      chooseCard(p, move, sink);
      break;
    case RETURN_CARD:
      returnCard(p, a, move, sink);
      break;
    case CHOOSE_ROLL:
      chooseRoll(p, frames.argAt(at, 4), a, b, move, sink);
      break;
    case ORDER_CARD:
      orderCard(p, a, move, sink);
      break;
    case SHARE_VIKINGS:
      shareVikings(p, a, b, move, sink);
      break;
    case PUSH_BACK:
      retreatByRune(p, a, b, move, sink);
      break;
    case ORDER_EFFECTS:
      applyNextEffect(p, a, b, move, sink);
      break;
    case DEAL_GOD:
      dealGod(p, a, move, sink);
      break;
    case DEAL_ANGRY:
      dealAngry(p, move, sink);
      break;
    case DEAL_RAGNAROK:
      dealRagnarok(p, move, sink);
      break;
    case CHOOSE_FIRST:
      chooseFirst(p, move, sink);
      beginTurn(p, sink);
      break;
    default:
      throw new RangeError(`no such question: ${kind}`);
  }
  goOn(p, sink);
}

/** The cards that were to be drawn lie there. */
function useDrawn(p: YggdrasilPosition, purpose: number, sink: Sink): void {
  if (purpose === TO_RESOLVE) chooseFromDrawn(p, sink);
  else if (purpose === TO_LOOK) cardsLookedAt(p, sink);
  else discardNext(p, sink);
}

/** Y-9: a god acts in a world, calms Fenrir or passes. */
function act(p: YggdrasilPosition, move: Move, sink: Sink): void {
  if (move === PASS) pass(p, sink);
  else if (move === CALM) tryToCalm(p);
  else if (move !== ALFHEIM) p.frames.push(TARGET_KIND[move], p.active);
  else {
    spendAction(p, ALFHEIM);
    takeElf(p, sink);
  }
}

/** Y-9.9 */
function actInVanaheim(p: YggdrasilPosition, move: Move, sink: Sink): void {
  if (move < VANIR_FLY) advanceVanir(p, sink);
  else if (move < VANIR_TAKE) useVanir(p, FLY, move - VANIR_FLY, sink);
  else if (move < VANIR_FORESEE) useVanir(p, TAKE_VIKINGS, 0, sink);
  else if (move < VANIR_PUSH) useVanir(p, FORESEE, 0, sink);
  else if (move < VANIR_DISMISS) useVanir(p, PUSH, move - VANIR_PUSH, sink);
  else useVanir(p, DISMISS, move - VANIR_DISMISS, sink);
}
