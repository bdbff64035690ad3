import { describe, expect, it } from 'vitest';
import { hasNumbersOf } from '../suites/rulebook.ts';

describe('the numbers of a translated rule', () => {
  it('may be in digits or in words', () => {
    expect(hasNumbersOf('en', 'Take nine of 16.', 'fr', 'Prenez-en neuf sur 16.')).toBe(true);
    expect(hasNumbersOf('en', 'Take nine of 16.', 'ja', '16 枚から 9 枚取ります。')).toBe(true);
  });

  it.each([
    ['one is missing', 'Lose 2 of 2.', 'Perdez-en 2.'],
    ['one is another', 'Lose 2 or 3.', 'Perdez-en 2 ou 4.'],
    ['one is there that the original does not have', 'Lose some.', 'Perdez-en 4.'],
    ['a word says another one', 'Take three.', 'Prenez-en quatre.'],
  ])('are wrong where %s', (_, original, translation) => {
    expect(hasNumbersOf('en', original, 'fr', translation)).toBe(false);
  });
});
