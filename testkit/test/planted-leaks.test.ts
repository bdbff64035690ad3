import { type CheckedGame, type EventSink, type Move, NO_CARD, Rng } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { conformance } from '../conformance.ts';
import { type ToyPosition, type ToyView, toy, worldsOfToy } from '../games/toy/index.ts';
import { withFault } from '../with-fault.ts';

/** The names of what a conformance run finds broken. */
function broken(game: CheckedGame<ToyPosition, ToyView>): string[] {
  const { problems } = conformance(game, {
    games: 12,
    seed: 1,
    optionSets: [{ seats: 2 }, { seats: 3, rounds: 2 }],
    worlds: worldsOfToy,
  });
  return [...new Set(problems.map(({ property }) => property))];
}

/** Everything that is told, told to everybody. */
function blurting(sink: EventSink): EventSink {
  return {
    tell: (name, facts) => sink.tell(name, facts),
    tellSecret: (name, facts) => sink.tell(name, facts),
  };
}

const OPEN_FIRST = 6;

/** Whether opening a slot depends on a card that somebody else has seen and the active seat not. */
function isForbidden(p: ToyPosition, move: Move): boolean {
  const asked = toy.kinds[p.frames.kind].name === 'act';
  return asked && move >= OPEN_FIRST && p.slots[move - OPEN_FIRST] > 5;
}

describe('a planted leak is caught', () => {
  test('in a view: it shows what the host knows', () => {
    let truth: ToyPosition | undefined;
    const game = withFault(toy, {
      observe(p, seat, into) {
        truth = p;
        toy.observe(p, seat, into);
      },
      view: (o, seat) => ({ ...toy.view(o, seat), reserve: truth?.hands[0] ?? 0 }),
    });
    expect(broken(game)).toContain('viewDiffers');
  });

  test('in an observation: the hands of the others are left in it', () => {
    const game = withFault(toy, {
      observe(p, seat, into) {
        toy.observe(p, seat, into);
        into.hands.set(p.hands);
      },
    });
    expect(broken(game)).not.toEqual([]);
  });

  test('in an observation: what the others know is left in it', () => {
    const game = withFault(toy, {
      observe(p, seat, into) {
        toy.observe(p, seat, into);
        into.known.set(p.known);
      },
    });
    expect(broken(game)).not.toEqual([]);
  });

  test('in a legal list: it depends on a card that the seat has not seen', () => {
    const game = withFault(toy, {
      legal(p, out) {
        const n = toy.legal(p, out);
        let kept = 0;
        for (let i = 0; i < n; i++) if (!isForbidden(p, out[i])) out[kept++] = out[i];
        return kept;
      },
      refuse: (p, move) =>
        isForbidden(p, move)
          ? { rule: 'T-5.2', reason: 'alreadyOpen', facts: {} }
          : toy.refuse(p, move),
    });
    expect(broken(game)).toContain('legalDiffers');
  });

  test('in a spelling: everybody reads which card was given', () => {
    const game = withFault(toy, { tokens: (p, move) => toy.tokens(p, move, -4) });
    expect(broken(game)).toContain('lineTellsMore');
  });

  test('in an event: everybody is told the secret version', () => {
    const game = withFault(toy, {
      apply: (p, move, sink) => toy.apply(p, move, sink && blurting(sink)),
    });
    expect(broken(game)).toContain('eventsTellMore');
  });

  test('in undo: a card is shown, and the line counts as one that teaches nobody anything', () => {
    const events = toy.events.map(({ name }) => ({ name, reveals: false }));
    expect(broken(withFault(toy, { events }))).toContain('undoBarrier');
  });
});

describe('a planted fault of making worlds up is caught', () => {
  test('it always makes up the same world', () => {
    const game = withFault(toy, { determinize: (o) => toy.determinize(o, new Rng(1)) });
    expect(broken(game)).not.toEqual([]);
  });

  test('it prefers some worlds to others', () => {
    const first = toy.blank({ seats: 3, cards: 10, rounds: 1 });
    const game = withFault(toy, {
      determinize(o, rng) {
        // Tries again, once, when an unlikely card turns up in a hand.
        const again = { 2: toy.blank({ seats: 2, cards: 10, rounds: 3 }), 3: first };
        const kept = again[o.setup.seats === 2 ? 2 : 3];
        kept.copyFrom(o);
        toy.determinize(o, rng);
        if (o.hands.some((card, i) => card === 1 && kept.hands[i] === NO_CARD)) {
          o.copyFrom(kept);
          toy.determinize(o, rng);
        }
      },
    });
    expect(broken(game)).toEqual(['worldsUniform']);
  });

  test('it puts a card where it cannot be', () => {
    const game = withFault(toy, {
      determinize(o, rng) {
        toy.determinize(o, rng);
        const hidden = o.slots.findIndex((card, slot) => card !== NO_CARD && o.faceUp[slot] === 0);
        if (hidden >= 0) o.slots[hidden] = o.hands[0];
      },
    });
    expect(broken(game)).toContain('worldConsistent');
  });
});

test('a planted fault of the components is caught: a spark is lost', () => {
  const game = withFault(toy, {
    apply(p, move, sink) {
      const isWolf = toy.kinds[p.frames.kind].name === 'blame';
      toy.apply(p, move, sink);
      if (isWolf) p.reserve--;
    },
  });
  expect(broken(game)).toContain('invariants');
});
