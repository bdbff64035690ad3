import type { Advised, Review } from '@nineworlds/bots/search-tools';
import { BadInput, hashOf, unpackPosition } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { adviceTask, reviewTask, type Table, visibleAdvice, visibleReview } from '../index.ts';
import { ann, bob, say, toyTable } from './tables.ts';

const NAMES = { names: ['Ann', 'Bob'] };
const TEXTS = { watch: ({ seat, card }) => `${seat} wants ${card}.` } as const satisfies Parameters<
  typeof visibleAdvice
>[3];

/** Ann is asked what to do, and holds ash and birch. */
function annActs() {
  const table = toyTable(ann, bob);
  for (const line of ['draw west', 'chance omen calm']) say(table, 0, line);
  return table;
}

/** The reasons why something cannot be done. */
function faultsOf(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof BadInput) return error.faults.map(({ reason }) => reason);
    throw error;
  }
  return [];
}

/** A line as a bot would think of it. */
function movesOf(table: Pick<Table, 'readFor'>, line: string) {
  const reading = table.readFor(0, line);
  if (reading.status !== 'complete') throw new Error(`${line} is ${reading.status}`);
  return reading.moves;
}

describe('the task of advising a seat', () => {
  it('is made of what the seat knows and nothing else', () => {
    const table = annActs();
    const { observation, seat } = adviceTask(table, 0, 10, 1);
    const unpacked = table.game.blank(table.options);
    unpackPosition(observation, unpacked);
    expect(hashOf(unpacked)).toBe(hashOf(table.observationFor(0)));
    expect(hashOf(unpacked)).not.toBe(hashOf(table.positionAt(table.ply)));
    expect([seat, table.asked, table.question]).toEqual([0, 0, 'act']);
  });

  it('is refused to who is not asked, and where chance decides', () => {
    const table = annActs();
    expect(faultsOf(() => adviceTask(table, 1, 10, 1))).toEqual(['notYourTurn']);
    say(table, 0, 'swap ash 3');
    expect(faultsOf(() => adviceTask(table, 0, 10, 1))).toEqual(['nothingToAdvise']);
  });
});

describe('advice as it is told', () => {
  it('is spelled for the seat, with sentences that name who sits there', () => {
    const table = annActs();
    const advised: Advised = {
      line: movesOf(table, 'swap ash 3'),
      winProbability: 0.5,
      error: 0.1,
      inFavour: [
        { argument: 'watch', facts: { seat: 1, card: 'ash' } },
        { argument: 'unwritten', facts: {} },
      ],
    };
    expect(visibleAdvice(table, 0, [advised], TEXTS, NAMES)).toEqual([
      {
        line: 'swap ash 3',
        context: { questions: ['act', 'giveCard', 'chooseSlot'], facts: {} },
        winProbability: 0.5,
        error: 0.1,
        reasons: ['Bob wants ash.', 'unwritten'],
      },
    ]);
  });
});

describe('a review', () => {
  it('is of a game in which something was played, and for a seat that exists', () => {
    const table = annActs();
    const { game, options, start, lines } = table;
    expect(faultsOf(() => reviewTask({ game, options, start, lines: [] }, 0, 8, 1))).toEqual([
      'nothingToReview',
    ]);
    expect(faultsOf(() => reviewTask(table, 2, 8, 1))).toEqual(['unknownSeat']);
    expect(reviewTask(table, 1, 8, 1).lines).toEqual(
      lines.map(({ seat, moves }) => ({ seat, moves })),
    );
  });

  it('of a running game tells lines as the seat may read them', () => {
    const table = annActs();
    const best = movesOf(table, 'swap birch 2');
    const ply = table.ply;
    for (const line of ['swap ash 3', 'chance card iron']) say(table, 0, line);
    const line = table.lines[ply]?.moves ?? [];
    const values = { winProbability: 0.4, bestWinProbability: 0.5, loss: 0.1, error: 0.02 };
    const inFavour = [{ argument: 'watch', facts: { seat: 1, card: 'birch' } }];
    const review: Review = {
      seat: 0,
      start: 0.5,
      result: 0.4,
      skill: -0.1,
      luck: 0,
      others: 0,
      curve: [0.5, 0.4],
      steps: [{ ply, seat: 0, cause: 'skill', before: 0.5, after: 0.4, error: 0 }],
      decisions: [{ ply, seat: 0, line, best, ...values, inFavour }],
      turningPoints: [ply],
    };
    const mine = visibleReview(table, review, TEXTS, NAMES);
    const turn = table.lines[ply]?.turn;
    expect(mine.decisions).toEqual([
      {
        ...values,
        ply,
        turn,
        seat: 0,
        line: 'swap ash 3',
        context: { questions: ['act', 'giveCard', 'chooseSlot'], facts: {} },
        best: 'swap birch 2',
        bestContext: { questions: ['act', 'giveCard', 'chooseSlot'], facts: {} },
        reasons: ['Bob wants birch.'],
      },
    ]);
    const his = visibleReview(table, { ...review, seat: 1, decisions: [] }, TEXTS, NAMES);
    expect(his.steps.map((step) => step.line)).toEqual(['swap ? 3']);
  });
});
