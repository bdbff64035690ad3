import { readLine } from '@nineworlds/engine';
import { conformance } from '@nineworlds/testkit';
import { badInputSuite } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { tafl } from '../checked.ts';
import { manifest } from '../node.ts';

const OPTIONS = { seats: 2, turns: 20 };

test('small tafl conforms, and comes to each of its ends', () => {
  const { problems, unseen } = conformance(tafl, { games: 20, seed: 1 });
  expect(problems).toEqual([]);
  expect(unseen).toEqual([]);
});

badInputSuite(tafl, { tables: [{}], mostFaults: 60 });

/** The position after some lines, and why the last one was refused, if it was. */
function after(...lines: string[]) {
  const p = tafl.create(OPTIONS);
  for (const line of lines) {
    const reading = readLine(tafl, p, line, tafl.blank(OPTIONS));
    if (reading.status !== 'complete') return { p, reading };
    for (const move of reading.moves) tafl.apply(p, move);
  }
  return { p, reading: undefined };
}

describe('the rules', () => {
  test.each([
    ['H-3', 'd3 c3', 'notYours'],
    ['H-3.1', 'd2 c3', 'notInLine'],
    ['H-3.1', 'd2 d5', 'inTheWay'],
    ['H-3.2', 'a4 a1', 'kingOnly'],
  ])('%s: %s is refused, %s', (rule, line, reason) => {
    const { reading } = after(line);
    expect(reading).toMatchObject({ status: 'refused', refusal: { rule, reason } });
  });

  test('H-6: after the agreed turns nobody has won', () => {
    const back = ['d1 c1', 'd3 c3', 'c1 d1', 'c3 d3'];
    const { p } = after(...Array.from({ length: 5 }, () => back).flat());
    expect(p.frames.depth).toBe(0);
    expect(tafl.results(p)).toEqual({ scores: [0, 0], winners: 0 });
  });
});

test('its manifest loads all that surfaces need', async () => {
  const module = await manifest.load();
  expect(module.game.id).toBe(manifest.id);
  expect((await manifest.rulebook('ja')).every(({ id }) => id.startsWith('H-'))).toBe(true);
  const { p } = after();
  const board = await manifest.terminal('en');
  const texts = await manifest.texts('en');
  const onlooker = {
    lang: 'en',
    texts,
    names: ['Ann', 'Bob'],
    width: (t: string) => t.length,
  } as const;
  expect(board.draw(tafl.view(p, 0), onlooker)).toContain('4  b b d K d b b');
});
