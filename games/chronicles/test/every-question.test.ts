import { fromPositionFile, toPositionFile } from '@nineworlds/engine';
import { expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { questions } from '../rules/questions.ts';
import { EVERY_QUESTION } from './every-question.ts';

/** Those that somebody is asked. */
const KINDS = chronicles.kinds.filter(({ moves }) => moves > 0).map(({ name }) => name);

test('there is a situation for every kind of question', () => {
  expect(Object.keys(EVERY_QUESTION).sort()).toEqual([...KINDS].sort());
});

test.each(KINDS)('%s can be asked, written down and read again', (kind) => {
  const { position, match } = EVERY_QUESTION[kind]();
  expect(questions.asked(position)?.name).toBe(kind);
  const file = JSON.parse(JSON.stringify(toPositionFile(chronicles, match.options, position)));
  expect(() => fromPositionFile(chronicles, file)).not.toThrow();
});
