import { badInput, kernelTextsOf, LANGS, refusedInput } from '@nineworlds/engine';
import type { HostReasons } from '@nineworlds/host';
import { describe, expect, it } from 'vitest';
import { faultTexts } from '../app/fault-text.ts';
import { en } from '../locale/app/en.ts';
import { fr } from '../locale/app/fr.ts';
import { it as italian } from '../locale/app/it.ts';
import { ja } from '../locale/app/ja.ts';
import { FAULT_TEXTS } from '../locale/faults/index.ts';

const APP = { en, fr, it: italian, ja };

describe('what is wrong', () => {
  it.each(LANGS)('is told in whole sentences (%s)', async (lang) => {
    const app = APP[lang];
    const page = await FAULT_TEXTS[lang]();
    const reasons = { page, kernel: await kernelTextsOf(lang), own: undefined };
    const facts = { value: 'a' };
    const own = Object.keys(page).map((reason) => refusedInput('record', { reason, facts }));
    const kernel = badInput('game', 'notText', { value: '7' });
    const rules = badInput('rulesVersion', 'otherRules', { value: '7', expected: 1 });
    for (const error of [...own, kernel, rules]) {
      const [sentence = ''] = faultTexts(reasons, app, error);
      expect(sentence).toMatch(/[.。]$/);
      expect(sentence).not.toMatch(/^\p{Ll}|[.。]{2}$/u);
    }
  });

  it('has a sentence for every reason of the host', async () => {
    // One that lacks it does not compile.
    const ofHost: Readonly<Record<keyof HostReasons, unknown>> = await FAULT_TEXTS.en();
    expect(Object.values(ofHost)).not.toContain('');
  });

  it('is told with its place in a file', async () => {
    const page = await FAULT_TEXTS.en();
    const reasons = { page, kernel: await kernelTextsOf('en'), own: undefined };
    const [sentence] = faultTexts(reasons, en, badInput('moves', 'missingField'));
    expect(sentence).toMatch(/^moves: .*\.$/);
  });
});
