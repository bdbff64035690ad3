import { type Bot, type Move, NO_CARD, type Seat } from '@nineworlds/engine';
import {
  EXILE_WARRIOR,
  GIVE_FLAME,
  IGNITE,
  KEEP_EXILE,
  OPEN_BONFIRE,
  PEEK_BONFIRE,
  PULL_EMBER,
  REFILL,
  SETTLE,
  SWAP_PLACE,
  TAKE_WARRIOR,
} from '../rules/kinds.ts';
import type { NeedfirePosition } from '../rules/state.ts';
import { Outlook } from './outlook.ts';

const outlook = new Outlook();
/** A flame that serves the others is opened only where all else is equal. */
const SPITE = 0.01;
/** Scores nearer than this are the same. */
const SAME = 1e-9;

/** Plays for its own best score, looking ahead to the end of its turn. */
export const greedy: Bot<NeedfirePosition> = {
  name: 'greedy',
  choose(_game, o, seat, moves, n, rng) {
    outlook.lookAt(o, seat);
    if (o.frames.kind === GIVE_FLAME) outlook.trySwaps(NO_CARD);
    else if (o.frames.kind === SWAP_PLACE) outlook.trySwaps(o.frames.arg(0));
    let chosen = moves[0];
    let best = Number.NEGATIVE_INFINITY;
    let equal = 0;
    for (let i = 0; i < n; i++) {
      const score = worthOf(o, seat, moves[i]);
      if (score < best - SAME) continue;
      equal = score > best + SAME ? 1 : equal + 1;
      best = Math.max(best, score);
      if (equal === 1 || rng.below(equal) === 0) chosen = moves[i];
    }
    return chosen;
  },
};

/** What an answer to the open question is worth. */
function worthOf(o: NeedfirePosition, seat: Seat, move: Move): number {
  const { frames } = o;
  switch (frames.kind) {
    case OPEN_BONFIRE:
    case PEEK_BONFIRE:
      // To look at what one knows already is a waste.
      return o.bonfires[move] === NO_CARD ? 1 : 0;
    case SETTLE:
      return worthOfOpening(o, seat, move);
    case REFILL:
      return worthOfWarrior(o, seat, move);
    case GIVE_FLAME:
      return outlook.byGiven[move];
    case SWAP_PLACE:
      return outlook.byPlace[move];
    case IGNITE:
      return Math.max(
        outlook.afterIgniting(move, o.emberHosts[0]),
        outlook.afterIgniting(move, o.emberHosts[1]),
      );
    case PULL_EMBER:
      return outlook.afterIgniting(frames.arg(0), move);
    case TAKE_WARRIOR:
    case KEEP_EXILE:
      return outlook.with(move);
    case EXILE_WARRIOR:
      // Those who would serve best stay where they can be taken.
      return -outlook.with(move);
    default:
      return 0;
  }
}

/** N-7.5: the best that can be done this turn with a flame turned up; the others can use it too. */
function worthOfOpening(o: NeedfirePosition, seat: Seat, place: number): number {
  o.faceUp[place] = 1;
  outlook.lookAt(o, seat);
  outlook.trySwaps(NO_CARD);
  o.faceUp[place] = 0;
  return outlook.best - SPITE * outlook.useToOthers(o.bonfires[place]);
}

/** N-4.2: the best that can be done this turn with a human in the ring and the others exiled. */
function worthOfWarrior(o: NeedfirePosition, seat: Seat, human: number): number {
  const { ring, exiles, drawn, exileCount } = o;
  const place = ring.indexOf(NO_CARD);
  ring[place] = human;
  for (let i = 0; i < o.setup.sizes.refill; i++) {
    if (drawn[i] !== human) exiles[o.exileCount++] = drawn[i];
  }
  outlook.lookAt(o, seat);
  outlook.trySwaps(NO_CARD);
  ring[place] = NO_CARD;
  exiles.fill(NO_CARD, exileCount, o.exileCount);
  o.exileCount = exileCount;
  return outlook.best;
}
