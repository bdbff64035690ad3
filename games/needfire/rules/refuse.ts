import type { Move, Refusal } from '@nineworlds/engine';
import { HAND } from '../data/sizes.ts';
import { BONFIRE_HOST, hostWord, isHost, reactingWarriors } from './ignition.ts';
import {
  ARRANGE,
  EXILE_WARRIOR,
  GIVE_FLAME,
  IGNITE,
  KEEP_EXILE,
  OPEN_BONFIRE,
  PEEK_BONFIRE,
  PULL_EMBER,
  REFILL,
  SETTLE,
  STACK_REST,
  SWAP_PLACE,
  TAKE_WARRIOR,
} from './kinds.ts';
import { canPick, holds, humansFaceUp, isCard, isFaceDown } from './legal.ts';
import type { NeedfirePosition } from './state.ts';

/** Why a move does not answer the open question; undefined when it does. */
export function refuse(p: NeedfirePosition, move: Move): Refusal | undefined {
  const { frames, setup } = p;
  const card = setup.words[move] ?? '';
  const place = move + 1;
  switch (frames.kind) {
    case OPEN_BONFIRE:
      if (move >= setup.sizes.bonfires) return no('N-4.1', 'noSuchBonfire', { place });
      return isFaceDown(p, move) ? undefined : no('N-4.1', 'alreadyFaceUp', { place });
    case PEEK_BONFIRE:
      return whyNotPick(p, move);
    case SETTLE:
      return [frames.arg(0), frames.arg(1), frames.arg(2)].includes(move)
        ? undefined
        : no('N-7.5', 'notPeeked', { place });
    case ARRANGE:
      return undefined;
    case REFILL:
      return holds(p.drawn, 0, setup.sizes.refill, move)
        ? undefined
        : no('N-4.2', 'notDrawn', { card });
    case STACK_REST:
      return holds(p.drawn, 0, 2, move) ? undefined : no('N-7.3', 'notDrawn', { card });
    case GIVE_FLAME:
      return holds(p.hands, p.active * HAND, HAND, move)
        ? undefined
        : no('N-4.3', 'notInHand', { card });
    case SWAP_PLACE:
      if (move >= setup.sizes.bonfires) return no('N-4.3', 'noSuchBonfire', { place });
      return isHost(p, BONFIRE_HOST + move) ? no('N-4.3', 'bonfireHasEmber', { place }) : undefined;
    case IGNITE:
      return whyNotIgnite(p, move);
    case PULL_EMBER:
      return isHost(p, move) ? undefined : no('N-4.4', 'noEmberThere', { card: hostWord(p, move) });
    case TAKE_WARRIOR:
      if (!p.ring.includes(move) || !isCard(move)) return no('N-4.4', 'notAWarrior', { card });
      return (reactingWarriors(p, frames.arg(0)) >> move) & 1
        ? undefined
        : no('N-4.4', 'doesNotReact', { card, to: hostWord(p, frames.arg(0)) });
    case KEEP_EXILE:
      return holds(p.exiles, p.exileCount - 2, 2, move)
        ? undefined
        : no('N-4.4', 'notSeen', { card });
    case EXILE_WARRIOR:
      if (!p.ring.includes(move) || !isCard(move)) return no('N-4.4', 'notAWarrior', { card });
      return !setup.mayExileEmbered && isHost(p, move)
        ? no('N-7.1', 'warriorHasEmber', { card })
        : undefined;
    default:
      return no('N-4', 'nobodyAsked', {});
  }
}

function no(rule: string, reason: string, facts: Refusal['facts']): Refusal {
  return { rule, reason, facts };
}

function whyNotPick(p: NeedfirePosition, move: Move): Refusal | undefined {
  const place = move + 1;
  const count = p.frames.arg(0);
  const last = count === 2 ? p.frames.arg(2) : p.frames.arg(1);
  if (canPick(p, count, last, move)) return undefined;
  if (move >= p.setup.sizes.bonfires) return no('N-4.1', 'noSuchBonfire', { place });
  if (!isFaceDown(p, move)) return no('N-4.1', 'alreadyFaceUp', { place });
  return no('N-7.5', 'picksAscend', { place });
}

/** N-4.4, N-7.10: face up and without an ember. */
function whyNotIgnite(p: NeedfirePosition, move: Move): Refusal | undefined {
  if (move >= BONFIRE_HOST) {
    const place = move - BONFIRE_HOST + 1;
    if (place > p.setup.sizes.bonfires) return no('N-4.4', 'noSuchBonfire', { place });
    if (isFaceDown(p, place - 1)) return no('N-4.4', 'bonfireFaceDown', { place });
  } else if (!isCard(move) || ((humansFaceUp(p) >> move) & 1) === 0) {
    return no('N-4.4', 'notFaceUp', { card: hostWord(p, move) });
  }
  return isHost(p, move) ? no('N-7.10', 'hasEmber', { card: hostWord(p, move) }) : undefined;
}
