import { CHANCE } from '@nineworlds/engine';
import type { VisibleDecision, VisibleReview, VisibleStep } from '@nineworlds/table';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../review/account.ts';
import { CurveShape } from '../review/curve-shape.ts';
import { errorPoints, figuresIn } from '../review/figures.ts';
import { happeningsOf } from '../review/happenings.ts';
import { choiceBefore, isLoss, lossByPlayer, sorted, usualError } from '../review/losses.ts';
import { turnSums } from '../review/turn-sums.ts';

const TEAM = -2;

const CONTEXT = { questions: [], facts: {} };

function decision(ply: number, seat: number, loss: number, error = 0.02): VisibleDecision {
  const [winProbability, bestWinProbability] = [0.5, 0.5 + loss];
  const contexts = { context: CONTEXT, bestContext: CONTEXT };
  const told = { ply, turn: ply, seat, line: 'pass', best: 'fight loki', reasons: [], ...contexts };
  return { ...told, winProbability, bestWinProbability, loss, error };
}

function step(
  ply: number,
  turn: number,
  cause: VisibleStep['cause'],
  to: readonly [number, number],
) {
  const [before, after] = to;
  const seat = cause === 'luck' ? CHANCE : 0;
  return { ply, turn, seat, cause, line: 'pass', context: CONTEXT, before, after, error: 0 };
}

const STEPS = [
  step(0, 0, 'luck', [0.5, 0.6]),
  step(1, 1, 'skill', [0.6, 0.55]),
  step(2, 1, 'luck', [0.55, 0.3]),
  step(3, 2, 'skill', [0.3, 0.3]),
  step(4, 2, 'others', [0.3, 1]),
];
const REVIEW: VisibleReview = {
  seat: 0,
  start: 0.5,
  result: 1,
  skill: -0.05,
  luck: -0.15,
  others: 0.7,
  curve: [0.5, 0.6, 0.55, 0.3, 0.3, 1],
  steps: STEPS,
  decisions: [decision(1, 0, 0.04), decision(3, 0, 0)],
  turningPoints: [2, 4],
};

describe('the account of a review', () => {
  it.each([
    [{ start: 0.504, skill: -0.0837, luck: 0.5797, others: 0, result: 1 }],
    [{ start: 0.335, skill: 0.335, luck: 0.335, others: -0.005, result: 1 }],
    [{ start: 0.5, skill: -0.126, luck: -0.126, others: -0.248, result: 0 }],
  ])('adds up to the result in whole points: %o', (review) => {
    const { start, skill, luck, others, result } = accountOf(review);
    expect(start + skill + luck + others).toBe(result);
    expect(result).toBe(100 * review.result);
    expect(Math.abs(skill - 100 * review.skill)).toBeLessThan(1);
  });
});

describe('losses', () => {
  it('count only when they are larger than their error, and can be seen', () => {
    expect(isLoss(decision(1, 0, 0.03))).toBe(true);
    expect(isLoss(decision(1, 0, 0.02))).toBe(false);
    // Nobody can see less than half a point.
    expect(isLoss(decision(1, 0, 0.004, 0.001))).toBe(false);
  });

  it('are sorted by size or by turn, those that do not count last', () => {
    const list = [decision(3, 0, 0.019), decision(5, 1, 0.1), decision(1, 0, 0.05)];
    const plies = (by: 'turn' | 'loss') => sorted(list, by).map(({ ply }) => ply);
    expect(plies('loss')).toEqual([5, 1, 3]);
    expect(plies('turn')).toEqual([1, 3, 5]);
  });

  it('are summed for each player, joint choices last', () => {
    const list = [decision(1, TEAM, 0.1), decision(2, 1, 0.01), decision(3, 0, 0.25)];
    expect(lossByPlayer(list)).toEqual([
      { seat: 0, choices: 1, loss: 0.25 },
      { seat: 1, choices: 1, loss: 0 },
      { seat: TEAM, choices: 1, loss: 0.1 },
    ]);
  });

  it('tell how far one estimate is off: a loss is the difference of two', () => {
    expect(usualError([decision(1, 0, 0, 0.02), decision(2, 0, 0, 0.02)])).toBeCloseTo(
      0.02 / Math.SQRT2,
    );
  });

  it('what chance did is tried again from the choice before it', () => {
    expect(choiceBefore(REVIEW.decisions, 2)).toBe(1);
    expect(choiceBefore(REVIEW.decisions, 3)).toBe(3);
    expect(choiceBefore(REVIEW.decisions, 0)).toBe(0);
  });
});

describe('the curve', () => {
  const shape = new CurveShape(REVIEW, 562, 240);

  it('goes from edge to edge, and up for a better chance', () => {
    expect([shape.x(0), shape.x(5)]).toEqual([shape.left, shape.right]);
    expect([shape.y(1), shape.y(0)]).toEqual([shape.top, shape.bottom]);
  });

  it('finds the step under a finger, also beside the plot', () => {
    expect([0, 2, 4].map((ply) => shape.stepAt(shape.x(ply) + 1))).toEqual([0, 2, 4]);
    expect([shape.stepAt(-50), shape.stepAt(9999)]).toEqual([0, 4]);
  });

  it('draws every step once, in the path of its cause', () => {
    const strokes = (cause: VisibleStep['cause']) => shape.path(cause).match(/M/g)?.length;
    expect([strokes('skill'), strokes('luck'), strokes('others')]).toEqual([2, 2, 1]);
  });

  it('marks what changed much, and numbers the turning points inside the plot', () => {
    expect(shape.marks.map(({ ply }) => ply)).toEqual([0, 1, 2, 4]);
    expect(shape.flags.map(({ number, ply }) => [number, ply])).toEqual([
      [1, 2],
      [2, 4],
    ]);
    for (const { y } of shape.flags) {
      expect(y).toBeGreaterThan(shape.top);
      expect(y).toBeLessThan(shape.bottom);
    }
  });

  it('writes only as many turns below it as there is room for', () => {
    const turns = Array.from({ length: 60 }, (_, i) => ({ ...turnSums(STEPS)[1]!, turn: i + 1 }));
    const long = { ...REVIEW, steps: turns.map((_, ply) => step(ply, ply, 'skill', [0.5, 0.5])) };
    const narrow = new CurveShape(long, 320, 200);
    const ticks = narrow.ticks(turns.map((turn, ply) => ({ ...turn, ply })));
    expect(ticks.length).toBeGreaterThan(2);
    expect(ticks.length).toBeLessThan(8);
  });

  it('is off by one standard error up and down, but not at a known end', () => {
    const places = shape.band.split('L');
    const [upper, lower] = [places[0]!, places.at(-1)!];
    const y = (place: string) => Number(place.replace(/[MZ]/g, '').split(' ')[1]);
    expect(y(upper)).toBeCloseTo(shape.y(0.5 + 0.02 / Math.SQRT2), 1);
    expect(y(lower)).toBeCloseTo(shape.y(0.5 - 0.02 / Math.SQRT2), 1);
    const end = places.filter((place) => place.startsWith(`${shape.x(5)} `));
    expect(new Set(end)).toEqual(new Set([`${shape.x(5)} ${shape.y(1)}`]));
  });
});

it('the table of the curve has a row for each turn, whose parts make the change', () => {
  const rows = turnSums(STEPS);
  expect(rows.map(({ turn, ply }) => [turn, ply])).toEqual([
    [0, 0],
    [1, 1],
    [2, 3],
  ]);
  let chance = REVIEW.start;
  for (const { skill, luck, others, after } of rows) {
    expect(chance + skill + luck + others).toBeCloseTo(after);
    chance = after;
  }
});

it('what happened is told as in the log: events, or the line where it brought none', () => {
  const line = { event: undefined, decidedAt: undefined, gone: false };
  const lines = [
    { ...line, key: 'a', ply: 1, text: 'fight loki', kind: 'line', alone: false },
    { ...line, key: 'b', ply: 1, text: 'Thor fights Loki.', kind: 'event', alone: true },
    { ...line, key: 'c', ply: 2, text: 'Thor: pass', kind: 'line', alone: true },
    { ...line, key: 'd', ply: undefined, text: 'Ask sits down.', kind: 'note', alone: true },
  ] as const;
  const told = happeningsOf([{ key: 't', title: 'turn 1 · Thor', ply: 0, word: 'thor', lines }]);
  expect([...told]).toEqual([
    [0, { turn: 'turn 1 · Thor', ofWhom: 'thor', sentences: ['Thor fights Loki.'] }],
    [1, { turn: 'turn 1 · Thor', ofWhom: 'thor', sentences: ['Thor: pass'] }],
  ]);
});

it('figures have signs, and no estimate claims to be exact', () => {
  const figures = figuresIn('en');
  expect([8.4, -3.2, 0.3].map((n) => figures.change(n))).toEqual(['+8', '−3', '±0']);
  expect([0, 0.021].map((off) => figures.error(errorPoints(off)))).toEqual([
    '±\u00a01',
    '±\u00a03',
  ]);
  expect(figures.percent(0.618)).toBe('62%');
  expect([0.9999, 0.0001, 1, 0].map((chance) => figures.percent(chance))).toEqual([
    '> 99%',
    '< 1%',
    '100%',
    '0%',
  ]);
});
