import type { EventSink } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { ISLANDS } from '../data/islands.ts';
import {
  CARDS_LOOKED_AT,
  DISMISS,
  FLY,
  FORESEE,
  PUSH,
  TAKE_VIKINGS,
  VANIR_END,
} from '../data/vanir.ts';
import { drawCards } from './draw.ts';
import { pileOfGiants } from './effects.ts';
import { cardsLookedAt, discardNext } from './foresight.ts';
import { dismissGiant } from './giants.ts';
import { takeDeadVikings, whyNotRevive } from './helheim.ts';
import { TO_DISCARD, TO_LOOK } from './kinds.ts';
import { isFloodClosed, moveValkyries } from './midgard.ts';
import {
  CANNOT_GO_BACK,
  DECK_EMPTY,
  FLOOD_CLOSED,
  GIANT_NOT_IN_PILE,
  NOT_ADJACENT,
  OPEN,
  type Reason,
  SAME_ISLAND,
  VANIR_AT_END,
  VANIR_ELSEWHERE,
  VANIR_NOT_REACHED,
} from './reasons.ts';
import type { YggdrasilPosition } from './state.ts';
import { canGoBack, pushBackEnemy } from './track.ts';

type Sink = EventSink | undefined;

/** Y-13: on the last space the Vanir can go no further. */
export function whyNotAdvance(p: YggdrasilPosition): Reason {
  return p.vanir === VANIR_END ? VANIR_AT_END : OPEN;
}

/** Y-13, Y-16.6: the effect of the Vanir's space can be used, or any further left. */
export function whyNotSpace(p: YggdrasilPosition, space: number): Reason {
  if (space > p.vanir) return VANIR_NOT_REACHED;
  return space < p.vanir && p.setup.vanirExact ? VANIR_ELSEWHERE : OPEN;
}

/** Y-13.1: the Valkyries fly to another island. */
export function whyNotFly(p: YggdrasilPosition, island: number): Reason {
  const distance = Math.abs(island - p.valkyries);
  if (distance === 0) return SAME_ISLAND;
  if (distance > 1 && p.setup.flightAdjacent) return NOT_ADJACENT;
  return isFloodClosed(p, island) ? FLOOD_CLOSED : OPEN;
}

/** Y-13.2 */
export const whyNotTake = whyNotRevive;

/** Y-13.3, Y-16.7 */
export function whyNotForesee(p: YggdrasilPosition): Reason {
  return p.deck.isEmpty ? DECK_EMPTY : OPEN;
}

/** Y-13.4 */
export function whyNotPush(p: YggdrasilPosition, enemy: number): Reason {
  return canGoBack(p, enemy) ? OPEN : CANNOT_GO_BACK;
}

/** Y-13.5: giants that can be dismissed, as a set: those of the pile; by the option active ones too. */
export function dismissable(p: YggdrasilPosition): number {
  return p.setup.anyGiant ? pileOfGiants(p) | p.activeGiants : pileOfGiants(p);
}

/** Y-13.5 */
export function whyNotDismiss(p: YggdrasilPosition, giant: number): Reason {
  return ((dismissable(p) >> giant) & 1) === 0 ? GIANT_NOT_IN_PILE : OPEN;
}

/** Y-13, Y-16.6: whether an effect that can be used now would do something. */
export function canUseVanir(p: YggdrasilPosition): boolean {
  if (whyNotSpace(p, FLY) === OPEN) {
    for (let island = 0; island < ISLANDS; island++) if (whyNotFly(p, island) === OPEN) return true;
  }
  if (whyNotSpace(p, TAKE_VIKINGS) === OPEN && whyNotTake(p) === OPEN) return true;
  if (whyNotSpace(p, FORESEE) === OPEN && whyNotForesee(p) === OPEN) return true;
  if (whyNotSpace(p, PUSH) === OPEN) {
    for (let enemy = 0; enemy < ENEMIES; enemy++) if (canGoBack(p, enemy)) return true;
  }
  return whyNotSpace(p, DISMISS) === OPEN && dismissable(p) !== 0;
}

/** Y-9.9: the Vanir go on by one space. */
export function advanceVanir(p: YggdrasilPosition, sink: Sink): void {
  p.vanir++;
  sink?.tell('vanirAdvanced', { god: GOD_WORDS[p.gods[p.active]], space: p.vanir });
}

/** Y-9.9, Y-13: an effect is used and the Vanir go back to their first space. */
export function useVanir(p: YggdrasilPosition, space: number, target: number, sink: Sink): void {
  p.vanir = 0;
  sink?.tell('vanirUsed', { god: GOD_WORDS[p.gods[p.active]], space });
  switch (space) {
    case FLY:
      moveValkyries(p, target, sink);
      break;
    case TAKE_VIKINGS:
      takeDeadVikings(p, sink);
      break;
    case FORESEE:
      lookAhead(p, sink);
      break;
    case PUSH:
      pushBackEnemy(p, target, 1, sink);
      break;
    case DISMISS:
      dismissGiant(p, target, sink);
      break;
    default:
      throw new RangeError(`the Vanir have no effect ${space}`);
  }
}

/** Y-13.3, Y-16.7: six cards are looked at; in the draft the next one is discarded. */
function lookAhead(p: YggdrasilPosition, sink: Sink): void {
  if (p.setup.vanirDiscards) {
    if (drawCards(p, TO_DISCARD, 1, sink)) discardNext(p, sink);
  } else if (drawCards(p, TO_LOOK, Math.min(CARDS_LOOKED_AT, p.deck.size), sink)) {
    cardsLookedAt(p, sink);
  }
}
