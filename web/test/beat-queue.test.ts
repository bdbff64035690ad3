import type { Beat } from '@nineworlds/protocol';
import { describe, expect, it } from 'vitest';
import { BeatQueue } from '../client/beat-queue.ts';

function beat(line: string, events = 1): Beat {
  const happened = Array.from({ length: events }, () => ({ name: 'moved', facts: {} }));
  return { ply: 1, seat: 0, line, events: happened, view: line };
}

/** A queue, what it shows, and a clock that a test sets forward. */
function queueOf() {
  const shown: string[] = [];
  let now = 0;
  let due: { at: number; run: () => void } | undefined;
  const queue = new BeatQueue({
    clock: {
      after(milliseconds, run) {
        const own = { at: now + milliseconds, run };
        due = own;
        return () => {
          if (due === own) due = undefined;
        };
      },
    },
    pace: ({ events }) => (events.length === 0 ? 0 : 500),
    show: ({ line }) => shown.push(line),
    skip: (beats) => shown.push(`(${beats.map(({ line }) => line).join(' ')})`),
    done: () => shown.push('.'),
  });
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    while (due !== undefined && due.at <= end) {
      const { at, run } = due;
      due = undefined;
      now = at;
      run();
    }
    now = end;
  };
  return { queue, shown, pass };
}

describe('a queue of beats', () => {
  it('shows the first at once and each of the others after a while', () => {
    const { queue, shown, pass } = queueOf();
    queue.add([beat('a'), beat('b')]);
    expect(shown).toEqual(['a']);
    pass(499);
    expect(shown).toEqual(['a']);
    pass(1);
    expect(shown).toEqual(['a', 'b']);
    pass(500);
    expect(shown).toEqual(['a', 'b', '.']);
    pass(5000);
    expect(shown).toHaveLength(3);
  });

  it('does not wait where nothing happened', () => {
    const { queue, shown, pass } = queueOf();
    queue.add([beat('a', 0), beat('b')]);
    pass(0);
    expect(shown).toEqual(['a', 'b']);
  });

  it('goes on at once when more has happened', () => {
    const { queue, shown, pass } = queueOf();
    queue.add([beat('a'), beat('b')]);
    pass(100);
    queue.add([beat('c')]);
    expect(shown).toEqual(['a', 'b']);
    pass(500);
    expect(shown).toEqual(['a', 'b', 'c']);
    queue.add([]);
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  it('shows as one what is left when somebody cannot wait', () => {
    const { queue, shown, pass } = queueOf();
    queue.add([beat('a'), beat('b'), beat('c')]);
    queue.finish();
    expect(shown).toEqual(['a', '(b c)', '.']);
    queue.finish([beat('d')]);
    expect(shown.slice(3)).toEqual(['(d)', '.']);
    pass(5000);
    expect(shown).toHaveLength(5);
  });

  it('forgets what is untrue', () => {
    const { queue, shown, pass } = queueOf();
    queue.add([beat('a'), beat('b')]);
    queue.clear();
    expect(queue.isEmpty).toBe(true);
    pass(5000);
    expect(shown).toEqual(['a']);
  });
});
