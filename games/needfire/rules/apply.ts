import type { EventSink, Move } from '@nineworlds/engine';
import { bonfireSeen, openBonfire, pickPeeked, settle, swapFlame } from './bonfires.ts';
import {
  exileDecided,
  exileWarrior,
  ignite,
  keepExile,
  moveEmber,
  takeWarrior,
} from './ignition.ts';
import {
  ARRANGE,
  CHOOSE_FIRST,
  DEAL_FLAME,
  DEAL_HUMAN,
  DRAW_HUMAN,
  EXILE_WARRIOR,
  GIVE_FLAME,
  IGNITE,
  KEEP_EXILE,
  OPEN_BONFIRE,
  PEEK_BONFIRE,
  PULL_EMBER,
  REFILL,
  REVEAL_EMBER,
  SEE_BONFIRE,
  SEE_EXILE,
  SETTLE,
  STACK_REST,
  SWAP_PLACE,
  TAKE_WARRIOR,
} from './kinds.ts';
import { learnEmber } from './knowing.ts';
import { chooseWarrior, drawHuman, stackRest } from './refill.ts';
import { begin, dealFlame, dealHuman } from './setup.ts';
import type { NeedfirePosition } from './state.ts';
import { goOn, ownerOf, revealEmbers } from './turn.ts';

/** Answers the open question. */
export function apply(p: NeedfirePosition, move: Move, sink?: EventSink): void {
  const frames = p.frames;
  const kind = frames.kind;
  const a = frames.arg(0);
  const b = frames.arg(1);
  const c = frames.arg(2);
  const d = frames.arg(3);
  const e = frames.arg(4);
  frames.pop();
  switch (kind) {
    case DEAL_HUMAN:
      dealHuman(p, a, move, sink);
      break;
    case DEAL_FLAME:
      dealFlame(p, a, move, sink);
      break;
    case CHOOSE_FIRST:
      begin(p, move, sink);
      break;
    case OPEN_BONFIRE:
      openBonfire(p, move, sink);
      break;
    case PEEK_BONFIRE:
      pickPeeked(p, a, b, c, move, sink);
      break;
    case SEE_BONFIRE:
      bonfireSeen(p, a, b, c, d, e, move, sink);
      break;
    case SETTLE:
      frames.push(ARRANGE, p.active, a, b, c, move);
      break;
    case ARRANGE:
      settleThree(p, a, b, c, d, move, sink);
      break;
    case DRAW_HUMAN:
      drawHuman(p, a, move, sink);
      break;
    case REFILL:
      chooseWarrior(p, move, sink);
      break;
    case STACK_REST:
      stackRest(p, move, sink);
      break;
    case GIVE_FLAME:
      frames.push(SWAP_PLACE, p.active, move);
      break;
    case SWAP_PLACE:
      swapFlame(p, a, move, sink);
      break;
    case IGNITE:
      ignite(p, move);
      break;
    case PULL_EMBER:
      moveEmber(p, a, move, sink);
      break;
    case TAKE_WARRIOR:
      takeWarrior(p, move, sink);
      break;
    case SEE_EXILE:
      exileDecided(p, a, move, sink);
      break;
    case KEEP_EXILE:
      keepExile(p, move, sink);
      break;
    case EXILE_WARRIOR:
      exileWarrior(p, move, sink);
      break;
    case REVEAL_EMBER:
      p.embers[a] = move;
      learnEmber(p, move);
      sink?.tell('emberRevealed', {
        seat: ownerOf(p, p.emberHosts[a]),
        card: p.setup.words[move],
        host: p.setup.words[p.emberHosts[a]],
      });
      revealEmbers(p, a + 1);
      break;
    default:
      throw new RangeError(`no such question: ${kind}`);
  }
  if (frames.depth === 0) goOn(p, sink);
}

/** N-7.5: of the three places one was chosen to be opened; the two others follow in order. */
function settleThree(
  p: NeedfirePosition,
  a: number,
  b: number,
  c: number,
  opened: number,
  exchanged: number,
  sink: EventSink | undefined,
): void {
  const one = opened === a ? b : a;
  const other = opened === c ? b : c;
  settle(p, opened, one, other, exchanged, sink);
}
