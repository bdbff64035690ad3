import { includes, type Move, only, type Seat } from '@nineworlds/engine';
import { HAND, RING } from '../data/sizes.ts';
import { hostWord } from './ignition.ts';
import {
  ARRANGE,
  CHOOSE_FIRST,
  DEAL_FLAME,
  DEAL_HUMAN,
  DRAW_HUMAN,
  GIVE_FLAME,
  IGNITE,
  OPEN_BONFIRE,
  PEEK_BONFIRE,
  PULL_EMBER,
  SEE_BONFIRE,
  SEE_EXILE,
  SETTLE,
  STACK_REST,
  SWAP_PLACE,
  TO_OPEN,
} from './kinds.ts';
import type { NeedfirePosition } from './state.ts';

/** The words of a move, with `?` for what the observer may not know (N-7.4). */
export function tokens(p: NeedfirePosition, move: Move, observer: Seat): string {
  const { words, sizes } = p.setup;
  const mine = includes(only(p.active), observer);
  const secret = (seen: boolean) => (seen ? (words[move] ?? '?') : '?');
  switch (p.frames.kind) {
    case DEAL_HUMAN: {
      const k = p.frames.arg(0);
      return k < RING ? `ring-${k + 1} ${words[move]}` : `seat-${k - RING + 1} ${words[move]}`;
    }
    case DEAL_FLAME: {
      const seat = Math.floor(p.frames.arg(0) / HAND);
      return `seat-${seat + 1} ${secret(includes(only(seat), observer))}`;
    }
    case CHOOSE_FIRST:
    case OPEN_BONFIRE:
    case PEEK_BONFIRE:
    case SETTLE:
    case SWAP_PLACE:
      return String(move + 1);
    case SEE_BONFIRE:
      return `${p.frames.arg(0) + 1} ${secret(mine || p.frames.arg(1) === TO_OPEN)}`;
    case ARRANGE:
      if (!mine) return '?';
      return move === 0 ? 'keep' : 'exchange';
    case DRAW_HUMAN:
      return secret(mine || sizes.refill === 1);
    case STACK_REST:
    case GIVE_FLAME:
    case SEE_EXILE:
      return secret(mine);
    case IGNITE:
    case PULL_EMBER:
      return hostWord(p, move);
    default:
      return words[move] ?? '?';
  }
}
