import { describe, expect, it } from 'vitest';
import { percentText, roundedPercent } from '../locale/percent.ts';

describe('a chance in per cent', () => {
  it('is 100 or 0 only where it is certain or impossible', () => {
    expect([1, 0].map((chance) => roundedPercent(chance, 1))).toEqual([
      { bound: '', percent: 100 },
      { bound: '', percent: 0 },
    ]);
    expect(roundedPercent(46655 / 46656, 1)).toEqual({ bound: '>', percent: 99.9 });
    expect(roundedPercent(1 / 46656, 1)).toEqual({ bound: '<', percent: 0.1 });
    expect(roundedPercent(0.996, 0)).toEqual({ bound: '>', percent: 99 });
    expect(roundedPercent(0.9994, 1)).toEqual({ bound: '', percent: 99.9 });
  });

  it.each([
    ['en', ['66.7%', '> 99.9%', '< 0.1%', '100%', '0%']],
    ['fr', ['66,7 %', '> 99,9 %', '< 0,1 %', '100 %', '0 %']],
    ['it', ['66,7%', '> 99,9%', '< 0,1%', '100%', '0%']],
    ['ja', ['66.7%', '> 99.9%', '< 0.1%', '100%', '0%']],
  ] as const)('is written as people do: %s', (lang, texts) => {
    const chances = [2 / 3, 46655 / 46656, 1 / 46656, 1, 0];
    const written = chances.map((chance) => percentText(lang, chance, 1).replace(/\s/g, ' '));
    expect(written).toEqual(texts);
  });
});
