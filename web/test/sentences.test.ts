import { kernelTextsOf } from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';
import { describe, expect, it } from 'vitest';
import { en } from '../locale/app/en.ts';
import { FAULT_TEXTS } from '../locale/faults/index.ts';
import { refusalSentence } from '../play/refusal-sentence.ts';
import { seatNames } from '../play/sentences.ts';
import { verdictOn } from '../play/verdict.ts';

it('names the words of a line that cannot be taken back', async () => {
  const texts = await gameById('yggdrasil')
    ?.load()
    .then((module) => module.texts('en'));
  if (texts === undefined) throw new Error('no Yggdrasil');
  const reasons = {
    page: await FAULT_TEXTS.en(),
    kernel: await kernelTextsOf('en'),
    own: undefined,
  };
  const refusal = { rule: 'K-14', reason: 'somebodyLearned', facts: { line: 'chance die blue' } };
  const sentence = refusalSentence(reasons, refusal, texts);
  expect(sentence).toMatch(/^It cannot be taken back/);
  expect(sentence).not.toContain('chance');
});

it('calls bots by a short name, and people as they wish', () => {
  const seats = [
    { kind: 'human', name: 'Ann' },
    { kind: 'human', name: '' },
    { kind: 'bot', bot: 'greedy' },
  ] as const;
  expect(seatNames(en, seats)).toEqual(['Ann', 'Player 2', 'Bot 3']);
});

describe('who sits where', () => {
  it('is called by their name, else by their side, else by their number', () => {
    const seats = [
      { kind: 'human', name: '' },
      { kind: 'bot', bot: 'random' },
    ] as const;
    expect(seatNames(en, seats)).toEqual([en.player(1), en.botName(2)]);
    expect(seatNames(en, seats, ['Besiegers', 'Defenders'])).toEqual(['Besiegers', 'Defenders']);
    const named = [{ kind: 'human', name: 'Ann' }, seats[1]] as const;
    expect(seatNames(en, named, ['Besiegers', 'Defenders'])).toEqual(['Ann', 'Defenders']);
  });
});

describe('the verdict', () => {
  it('says of a draw that nobody has won', () => {
    const results = { scores: [0, 0], winners: 0 };
    expect(verdictOn({ cooperative: false, results }, en, ['Ann', 'Bob'])).toBe(en.nobodyWon);
    const won = { scores: [0, 1], winners: 0b10 };
    expect(verdictOn({ cooperative: false, results: won }, en, ['Ann', 'Bob'])).toBe('Won by Bob');
  });

  it('N-5: calls a win of several a shared win', () => {
    const results = { scores: [28, 12, 28], winners: 0b101 };
    const names = ['Ann', 'Bob', 'Cem'];
    expect(verdictOn({ cooperative: false, results }, en, names)).toBe('A shared win: Ann, Cem');
  });
});
