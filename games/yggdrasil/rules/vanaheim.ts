import { hasBit, listed, listMembers, type Move } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { GIANT_WORDS, GIANTS } from '../data/giants.ts';
import { ISLANDS } from '../data/islands.ts';
import { DISMISS, FLY, FORESEE, PUSH, TAKE_VIKINGS, VANIR_END } from '../data/vanir.ts';
import { VANAHEIM } from '../data/worlds.ts';
import type { Sink } from './events.ts';
import { dismissGiant, pileOfGiants } from './giants.ts';
import { takeDeadVikings, whyNotRevive } from './helheim.ts';
import { lookAhead } from './look-ahead.ts';
import { isFloodClosed, islandFacts, moveValkyries } from './midgard.ts';
import { question } from './question.ts';
import { because, OPEN, type Reason, type RefusalFacts, WHY } from './refusals.ts';
import { activeGod, type YggdrasilPosition } from './state.ts';
import { canGoBack, pushBackEnemy } from './track.ts';
import { canActIn, spendAction } from './worlds.ts';

/** The answers in Vanaheim: the Vanir go on, or one of their effects is used on a target. */
export const VANIR_ADVANCE = 0;
export const VANIR_FLY = 1;
export const VANIR_TAKE = VANIR_FLY + ISLANDS;
export const VANIR_FORESEE = VANIR_TAKE + 1;
export const VANIR_PUSH = VANIR_FORESEE + 1;
export const VANIR_DISMISS = VANIR_PUSH + ENEMIES;
export const VANIR_MOVES = VANIR_DISMISS + GIANTS;

/** Y-13: on the last space the Vanir can go no further. */
export function whyNotAdvance(p: YggdrasilPosition): Reason {
  return p.vanir === VANIR_END ? WHY.vanirAtEnd : OPEN;
}

/** Y-13, Y-16.6: the effect of the Vanir's space can be used, or any further left; Y-16.15: if a space has it. */
export function whyNotEffect(p: YggdrasilPosition, effect: number): Reason {
  const space = p.setup.vanirSpaces[effect];
  if (space === 0) return WHY.vanirLacks;
  if (space > p.vanir) return WHY.vanirNotReached;
  return space < p.vanir && p.setup.vanirExact ? WHY.vanirElsewhere : OPEN;
}

/** Y-13.1: the Valkyries fly to another island. */
export function whyNotFly(p: YggdrasilPosition, island: number): Reason {
  const distance = Math.abs(island - p.valkyries);
  if (distance === 0) return WHY.sameIsland;
  if (distance > 1 && p.setup.flightAdjacent) return WHY.notAdjacent;
  return isFloodClosed(p, island) ? WHY.floodClosed : OPEN;
}

/** Y-13.2: as in Helheim there must be dead Vikings. */
export const whyNotTake = whyNotRevive;

/** Y-13.3, Y-16.7: there must be a card to look at or to discard. */
export function whyNotForesee(p: YggdrasilPosition): Reason {
  return p.deck.isEmpty ? WHY.deckEmpty : OPEN;
}

/** Y-13.4: the enemy must be able to go back. */
export function whyNotPush(p: YggdrasilPosition, enemy: number): Reason {
  return canGoBack(p, enemy) ? OPEN : WHY.cannotGoBack;
}

/** Y-13.5: giants that can be dismissed, as a set: those of the pile; by the option active ones too. */
export function dismissable(p: YggdrasilPosition): number {
  return p.setup.anyGiant ? pileOfGiants(p) | p.activeGiants : pileOfGiants(p);
}

/** Y-13.5: only a giant that the god may look for can be dismissed. */
function whyNotDismiss(p: YggdrasilPosition, giant: number): Reason {
  return hasBit(dismissable(p), giant) ? OPEN : WHY.giantNotInPile;
}

/** Y-13, Y-16.6: whether an effect that can be used now would do something. */
function canUseVanir(p: YggdrasilPosition): boolean {
  if (whyNotEffect(p, FLY) === OPEN) {
    for (let island = 0; island < ISLANDS; island++) if (whyNotFly(p, island) === OPEN) return true;
  }
  if (whyNotEffect(p, TAKE_VIKINGS) === OPEN && whyNotTake(p) === OPEN) return true;
  if (whyNotEffect(p, FORESEE) === OPEN && whyNotForesee(p) === OPEN) return true;
  if (whyNotEffect(p, PUSH) === OPEN) {
    for (let enemy = 0; enemy < ENEMIES; enemy++) if (canGoBack(p, enemy)) return true;
  }
  return whyNotEffect(p, DISMISS) === OPEN && dismissable(p) !== 0;
}

/** Y-13: whether the Vanir can go on, or one of their effects would do something. */
function canCallVanir(p: YggdrasilPosition): boolean {
  return p.vanir < VANIR_END || canUseVanir(p);
}

/** Y-13: the Vanir must be able to go on or to do something; Y-16.13: or they just return. */
export function whyNoVanirUse(p: YggdrasilPosition): Reason {
  return canCallVanir(p) || p.setup.vanirReturn ? OPEN : WHY.noVanirUse;
}

/** Y-16.13: whether all that the Vanir can do is to leave their last space. */
export function canOnlyReturn(p: YggdrasilPosition): boolean {
  return p.setup.vanirReturn && !canCallVanir(p);
}

/** Y-16.13: the Vanir go back to their first space without effect. Nothing has to be asked. */
export function returnVanir(p: YggdrasilPosition, sink: Sink): void {
  spendAction(p, VANAHEIM);
  p.vanir = 0;
  sink?.tell('vanirUsed', { god: activeGod(p), space: 0 });
}

/** Y-9.9: the Vanir go on by one space, or one of their effects is used. */
export const useVanir = question({
  name: 'useVanir',
  verb: 'vanaheim',
  continues: true,
  moves: VANIR_MOVES,
  legal(p, out) {
    let n = 0;
    if (whyNotAdvance(p) === OPEN) out[n++] = VANIR_ADVANCE;
    if (p.vanir === 0) return n;
    if (whyNotEffect(p, FLY) === OPEN) {
      for (let island = 0; island < ISLANDS; island++) {
        if (whyNotFly(p, island) === OPEN) out[n++] = VANIR_FLY + island;
      }
    }
    if (whyNotEffect(p, TAKE_VIKINGS) === OPEN && whyNotTake(p) === OPEN) out[n++] = VANIR_TAKE;
    if (whyNotEffect(p, FORESEE) === OPEN && whyNotForesee(p) === OPEN) out[n++] = VANIR_FORESEE;
    if (whyNotEffect(p, PUSH) === OPEN) {
      for (let enemy = 0; enemy < ENEMIES; enemy++) {
        if (whyNotPush(p, enemy) === OPEN) out[n++] = VANIR_PUSH + enemy;
      }
    }
    if (whyNotEffect(p, DISMISS) !== OPEN) return listed(out, n);
    return listMembers(out, dismissable(p) << VANIR_DISMISS, n);
  },
  refuse: (p, move) => because(whyNotVanir(p, move), vanirFacts(p, move)),
  words(p, move) {
    switch (effectOf(move)) {
      case FLY:
        return `fly ${p.setup.islands[move - VANIR_FLY]}`;
      case TAKE_VIKINGS:
        return 'take';
      case FORESEE:
        return 'foresee';
      case PUSH:
        return `push ${ENEMY_WORDS[move - VANIR_PUSH]}`;
      case DISMISS:
        return `dismiss ${GIANT_WORDS[move - VANIR_DISMISS]}`;
      default:
        return 'advance';
    }
  },
  fits: (p, { seat }) => canActIn(p, seat, VANAHEIM) && canCallVanir(p),
  apply(p, move, sink) {
    spendAction(p, VANAHEIM);
    const god = activeGod(p);
    const effect = effectOf(move);
    if (effect === NO_EFFECT) {
      p.vanir++;
      sink?.tell('vanirAdvanced', { god, space: p.vanir });
      return;
    }
    // Y-13: an effect is used and the Vanir go back to their first space.
    p.vanir = 0;
    sink?.tell('vanirUsed', { god, space: p.setup.vanirSpaces[effect] });
    if (effect === FLY) moveValkyries(p, move - VANIR_FLY, sink);
    else if (effect === TAKE_VIKINGS) takeDeadVikings(p, sink);
    else if (effect === FORESEE) lookAhead(p, sink);
    else if (effect === PUSH) pushBackEnemy(p, move - VANIR_PUSH, 1, sink);
    else dismissGiant(p, move - VANIR_DISMISS, sink);
  },
});

/** The Vanir just go on. */
const NO_EFFECT = 0;

/** The effect of the Vanir that an answer uses. */
function effectOf(move: Move): number {
  if (move < VANIR_FLY) return NO_EFFECT;
  if (move < VANIR_TAKE) return FLY;
  if (move < VANIR_FORESEE) return TAKE_VIKINGS;
  if (move < VANIR_PUSH) return FORESEE;
  return move < VANIR_DISMISS ? PUSH : DISMISS;
}

function whyNotVanir(p: YggdrasilPosition, move: Move): Reason {
  const effect = effectOf(move);
  if (effect === NO_EFFECT) return whyNotAdvance(p);
  const closed = whyNotEffect(p, effect);
  if (closed !== OPEN) return closed;
  switch (effect) {
    case FLY:
      return whyNotFly(p, move - VANIR_FLY);
    case TAKE_VIKINGS:
      return whyNotTake(p);
    case FORESEE:
      return whyNotForesee(p);
    case PUSH:
      return whyNotPush(p, move - VANIR_PUSH);
    default:
      return whyNotDismiss(p, move - VANIR_DISMISS);
  }
}

/** What a refusal in Vanaheim may name: the spaces, and what the effect is aimed at. */
function vanirFacts(p: YggdrasilPosition, move: Move): RefusalFacts {
  const effect = effectOf(move);
  const facts = { space: p.setup.vanirSpaces[effect], at: p.vanir } satisfies RefusalFacts;
  if (effect === DISMISS) return { ...facts, giant: GIANT_WORDS[move - VANIR_DISMISS] };
  if (effect === PUSH) return { ...facts, enemy: ENEMY_WORDS[move - VANIR_PUSH] };
  return effect === FLY ? { ...facts, ...islandFacts(p, move - VANIR_FLY) } : facts;
}
