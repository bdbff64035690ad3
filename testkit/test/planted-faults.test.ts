import {
  CHANCE,
  type CheckedGame,
  type EventSink,
  type Move,
  type MoveBuffer,
  type Options,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { conformance } from '../conformance.ts';
import { MiniTrackPosition, type MiniTrackView, miniTrack } from '../games/mini-track/index.ts';
import { withFault } from '../with-fault.ts';

type Fault = Partial<CheckedGame<MiniTrackPosition, MiniTrackView>>;

const SHARED = new Int32Array(4);
let created = 0;

class Forgetful extends MiniTrackPosition {
  override copyFrom(source: this): void {
    const { giants } = this;
    super.copyFrom(source);
    this.giants = giants;
  }
}

class Sharing extends MiniTrackPosition {
  override readonly elves = SHARED;
}

/** Positions of another class. */
function madeOf(Made: new () => MiniTrackPosition): Fault {
  return {
    blank: () => new Made(),
    create(options: Options) {
      const p = new Made();
      MiniTrackPosition.prototype.copyFrom.call(p, miniTrack.create(options));
      return p;
    },
  };
}

/** Legal lists with something done to them. */
function listing(change: (out: MoveBuffer, n: number) => number): Fault {
  return { legal: (p, out) => change(out, miniTrack.legal(p, out)) };
}

/** Moves with something done after them. */
function applying(change: (p: MiniTrackPosition, move: Move, sink?: EventSink) => void): Fault {
  return {
    apply(p, move, sink) {
      miniTrack.apply(p, move, sink);
      change(p, move, sink);
    },
  };
}

const FAULTS: readonly { fault: string; in: Fault; breaks: string }[] = [
  { fault: 'a field that is not copied', in: madeOf(Forgetful), breaks: 'copyComplete' },
  { fault: 'a zone of two positions', in: madeOf(Sharing), breaks: 'zonesOwn' },
  {
    fault: 'set-ups that differ',
    in: {
      create(options) {
        const p = miniTrack.create(options);
        p.giants = created++ % 2;
        return p;
      },
    },
    breaks: 'setUp',
  },
  {
    fault: 'an unsorted list',
    in: listing((out, n) => {
      out.subarray(0, n).reverse();
      return n;
    }),
    breaks: 'legalAscending',
  },
  {
    fault: 'a move listed twice',
    in: listing((out, n) => {
      out[n] = out[n - 1];
      return n + 1;
    }),
    breaks: 'legalUnique',
  },
  {
    fault: 'a move not listed',
    in: listing((_out, n) => Math.max(1, n - 1)),
    breaks: 'legalExact',
  },
  { fault: 'an empty list', in: listing(() => 0), breaks: 'legalNotEmpty' },
  {
    fault: 'a move that does not exist',
    in: listing((out) => {
      out[0] = 1000;
      return 1;
    }),
    breaks: 'legalBounded',
  },
  {
    fault: 'a look that changes the position',
    in: {
      legal(p, out) {
        p.giants = 1;
        return miniTrack.legal(p, out);
      },
    },
    breaks: 'pure',
  },
  {
    fault: 'two moves with one spelling',
    in: { tokens: (p, move, seat) => miniTrack.tokens(p, move, seat).replace('hel', 'fenrir') },
    breaks: 'linesDistinct',
  },
  {
    fault: 'a word in capitals',
    in: { tokens: (p, move, seat) => miniTrack.tokens(p, move, seat).replace('hel', 'Hel') },
    breaks: 'wordsPlain',
  },
  {
    fault: 'a spelling for some that has other words',
    in: {
      tokens(p, move, seat) {
        const tokens = miniTrack.tokens(p, move, seat);
        return seat === 2 ? `${tokens} ?` : tokens;
      },
    },
    breaks: 'spellingShape',
  },
  {
    fault: 'a card that is lost',
    in: applying((p) => {
      if (p.turn === 3 && p.frames.seat !== CHANCE && p.deck[0] > 0) p.deck[0]--;
    }),
    breaks: 'invariants',
  },
  {
    fault: 'a question to the wrong seat',
    in: applying((p) => {
      if (p.frames.seat < 0 || p.turn !== 3) return;
      const { kind } = p.frames;
      p.frames.pop();
      p.frames.push(kind, (p.active + 1) % 4);
    }),
    breaks: 'frames',
  },
  {
    fault: 'a die that favours a face',
    in: { sample: (p, rng) => Math.min(miniTrack.sample(p, rng), miniTrack.sample(p, rng)) },
    breaks: 'chanceLaw',
  },
  {
    fault: 'a sample that is not listed',
    in: { sample: () => 5 },
    breaks: 'chanceListed',
  },
  {
    fault: 'a weight that is no whole number',
    in: {
      outcomes(p, moves, weights) {
        const n = miniTrack.outcomes(p, moves, weights);
        weights[0] += 0.5;
        return n;
      },
    },
    breaks: 'chanceListed',
  },
  { fault: 'a game that takes too long', in: { maxPlies: 20 }, breaks: 'bounded' },
  {
    fault: 'a move that is quieter when nobody listens',
    in: applying((p, _move, sink) => {
      if (sink === undefined) p.giants = 0;
    }),
    breaks: 'quiet',
  },
  {
    fault: 'an event that is not declared',
    in: { events: miniTrack.events.filter(({ name }) => name !== 'enemyAdvanced') },
    breaks: 'eventsDeclared',
  },
  {
    fault: 'a result for a part of the team',
    in: { results: () => ({ scores: [1, 1, 0, 0], winners: 0b0011 }) },
    breaks: 'results',
  },
  {
    fault: 'frames that are not checked',
    in: { checkFrames() {} },
    breaks: 'mutatedFile',
  },
  {
    fault: 'a move that throws',
    in: applying((p) => {
      if (p.turn === 4) throw new RangeError('four');
    }),
    breaks: 'exception',
  },
];

describe('a planted fault is found under its own name:', () => {
  test.each(FAULTS)('$fault', ({ in: fault, breaks }) => {
    const { problems } = conformance(withFault(miniTrack, fault), { games: 4, seed: 1 });
    expect(new Set(problems.map(({ property }) => property))).toEqual(new Set([breaks]));
  });

  test('an event that never happens', () => {
    const never = { name: 'neverTold', reveals: false };
    const game = withFault(miniTrack, { events: [...miniTrack.events, never] });
    const { problems, unseen } = conformance(game, { games: 10, seed: 1 });
    expect(unseen).toEqual(['event neverTold']);
    expect(problems.map(({ property }) => property)).toEqual(['coverage']);
  });

  test('a problem shows again in a run of its own', () => {
    const lost = FAULTS.find(({ fault }) => fault === 'a card that is lost')?.in ?? {};
    const game = withFault(miniTrack, lost);
    const [, second] = conformance(game, { games: 2, seed: 1 }).problems;
    expect(conformance(game, { games: 1, seed: second.seed }).problems).toEqual([second]);
  });
});
