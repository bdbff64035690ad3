import {
  type Bot,
  cellAt,
  type Move,
  moveAt,
  NO_CARD,
  type Seat,
  valueAt,
} from '@nineworlds/engine';
import { openBonfire, peekBonfire, settle } from '../rules/bonfires.ts';
import { exileWarrior, ignite, keepExile, pullEmber, takeWarrior } from '../rules/ignition.ts';
import { questions } from '../rules/questions.ts';
import { refill } from '../rules/refill.ts';
import type { NeedfirePosition } from '../rules/state.ts';
import { giveFlame, swapPlace } from '../rules/swap.ts';
import { Evaluation } from './evaluation.ts';

const evaluation = new Evaluation();
/** A flame that serves the others is opened only where all else is equal. */
const SPITE = 0.01;
/** Scores nearer than this are the same. */
const SAME = 1e-9;

/** Plays for its own best score, looking ahead to the end of its turn. */
export const greedy: Bot<NeedfirePosition> = {
  name: 'greedy',
  choose(_game, o, seat, moves, n, rng) {
    evaluation.update(o, seat);
    if (giveFlame.isOpen(o)) evaluation.trySwaps(NO_CARD);
    else if (swapPlace.isOpen(o)) evaluation.trySwaps(swapPlace.open(o).given);
    let chosen = moveAt(moves, 0);
    let best = Number.NEGATIVE_INFINITY;
    let equal = 0;
    for (let i = 0; i < n; i++) {
      const score = worthOf(o, seat, moveAt(moves, i));
      if (score < best - SAME) continue;
      equal = score > best + SAME ? 1 : equal + 1;
      best = Math.max(best, score);
      if (equal === 1 || rng.below(equal) === 0) chosen = moveAt(moves, i);
    }
    return chosen;
  },
};

/** What an answer to the open question is worth. */
function worthOf(o: NeedfirePosition, seat: Seat, move: Move): number {
  switch (questions.asked(o)) {
    case openBonfire:
    case peekBonfire:
      // To look at what one knows already is a waste.
      return o.bonfires[move] === NO_CARD ? 1 : 0;
    case settle:
      return worthOfOpening(o, seat, move);
    case refill:
      return worthOfWarrior(o, seat, move);
    case giveFlame:
      return valueAt(evaluation.byGiven, move);
    case swapPlace:
      return valueAt(evaluation.byPlace, move);
    case ignite:
      return Math.max(
        evaluation.afterIgniting(move, cellAt(o.emberHosts, 0)),
        evaluation.afterIgniting(move, cellAt(o.emberHosts, 1)),
      );
    case pullEmber:
      return evaluation.afterIgniting(pullEmber.open(o).card, move);
    case takeWarrior:
    case keepExile:
      return evaluation.with(move);
    case exileWarrior:
      // Those who would serve best stay where they can be taken.
      return -evaluation.with(move);
    default:
      return 0;
  }
}

/** N-7.5: the best that can be done this turn with a flame turned up; the others can use it too. */
function worthOfOpening(o: NeedfirePosition, seat: Seat, place: number): number {
  o.faceUp[place] = 1;
  evaluation.update(o, seat);
  evaluation.trySwaps(NO_CARD);
  o.faceUp[place] = 0;
  return evaluation.best - SPITE * evaluation.useToOthers(cellAt(o.bonfires, place));
}

/** N-4.2: the best that can be done this turn with a human in the ring and the others exiled. */
function worthOfWarrior(o: NeedfirePosition, seat: Seat, human: number): number {
  const { ring, exiles, drawn, exileCount } = o;
  const place = ring.indexOf(NO_CARD);
  ring[place] = human;
  for (let i = 0; i < o.setup.sizes.refill; i++) {
    if (drawn[i] !== human) exiles[o.exileCount++] = cellAt(drawn, i);
  }
  evaluation.update(o, seat);
  evaluation.trySwaps(NO_CARD);
  ring[place] = NO_CARD;
  exiles.fill(NO_CARD, exileCount, o.exileCount);
  o.exileCount = exileCount;
  return evaluation.best;
}
