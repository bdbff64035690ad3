import { type Bot, CHANCE, checkRecord, recordText, replay, verify } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../fuzz.ts';
import { miniTrack } from '../games/mini-track/index.ts';
import { withFault } from '../with-fault.ts';

test('mini-track survives, and everything turns up', () => {
  const report = fuzz(miniTrack, { games: 600, seed: 1, options: 'any' });
  expect(report).toMatchObject({ games: 600, failures: [], unseen: [] });
  expect(report.plies).toBeGreaterThan(10_000);
});

test('the same seed gives the same report', () => {
  const request = { games: 5, seed: 9, options: 'default' } as const;
  expect(fuzz(miniTrack, request)).toEqual(fuzz(miniTrack, request));
});

test('steering finds soon what chance alone finds late', () => {
  const { unseen } = fuzz(miniTrack, { games: 3, seed: 1, options: 'default' });
  expect(unseen.filter((what) => what.startsWith('word'))).toEqual([]);
});

test('what goes wrong comes back as a record that leads there', () => {
  const game = withFault(miniTrack, {
    apply(p, move, sink) {
      if (p.giants === 3) throw new RangeError('three giants');
      miniTrack.apply(p, move, sink);
    },
  });
  const { failures } = fuzz(game, { games: 40, seed: 1, options: 'default' });
  expect(failures.length).toBeGreaterThan(0);
  for (const { record, reason } of failures) {
    expect(reason).toMatch(/^exception: three giants \(seed \d+, after \d+ moves\)$/);
    const file = checkRecord(game, JSON.parse(recordText(record)));
    expect(verify(game, file)).toMatchObject({ ok: true });
    expect(replay(game, file).match.position.giants).toBe(3);
  }
});

test('a broken invariant is a failure, and enough of them end the run', () => {
  const game = withFault(miniTrack, {
    invariants(p, faults) {
      if (p.turn === 4) faults.add('turn', 'outOfRange', { value: 4, min: 0, max: 3 });
    },
  });
  const { games, failures } = fuzz(game, { games: 100, seed: 1, options: 'default' });
  expect(games).toBe(20);
  expect(failures[0].reason).toMatch(/^invariants: turn: outOfRange/);
});

test('it tells how far it is and stops when asked', () => {
  let done = 0;
  const { games } = fuzz(miniTrack, {
    games: 100,
    seed: 1,
    options: 'default',
    onProgress: (played) => {
      done = played;
    },
    stopped: () => done >= 7,
  });
  expect(games).toBe(7);
});

describe('with bots', () => {
  /** Answers with the last that there is, and counts. */
  function lastAnswer(): Bot & { asked: number } {
    return {
      name: 'last',
      asked: 0,
      choose(_game, _observation, _seat, moves, n) {
        this.asked++;
        return moves[n - 1];
      },
    };
  }

  test.each(['default', 'any'] as const)('the best one answers a part, %s options', (options) => {
    const [worse, best] = [lastAnswer(), lastAnswer()];
    let questions = 0;
    const game = withFault(miniTrack, {
      apply(p, move, sink) {
        if (p.frames.seat !== CHANCE && sink !== undefined) questions++;
        miniTrack.apply(p, move, sink);
      },
    });
    const report = fuzz(game, { games: 200, seed: 1, options, bots: [worse, best] });
    expect(report).toMatchObject({ games: 200, failures: [] });
    expect(worse.asked).toBe(0);
    expect(best.asked).toBeGreaterThan(questions / 5);
    expect(best.asked).toBeLessThan((questions * 4) / 5);
  });

  test('the same seed gives the same report', () => {
    const request = { games: 20, seed: 3, options: 'any', bots: [lastAnswer()] } as const;
    expect(fuzz(miniTrack, request)).toEqual(fuzz(miniTrack, request));
  });

  test('a bot that cheats is a failure', () => {
    const cheat: Bot = { name: 'cheat', choose: () => 999 };
    const { failures } = fuzz(miniTrack, { games: 8, seed: 1, options: 'default', bots: [cheat] });
    expect(failures.length).toBeGreaterThan(0);
    expect(failures[0].reason).toMatch(/^exception: cheat: \w+ 999 is not legal/);
  });
});
