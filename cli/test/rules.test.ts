import { LANGS, type RuleText } from '@nineworlds/engine';
import { searchRules } from '@nineworlds/engine/rulebook';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { COLUMNS } from '../text-layout.ts';
import { nineworlds, runWith } from './running.ts';

describe('rules', () => {
  it('lists ids and titles', async () => {
    const { code, out, err } = await nineworlds('rules', '--game', 'needfire');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^N-1 {5}\S/);
    expect(out).toMatch(/^N-4\.2 {3}\S/m);
  });

  it('shows a rule with those below it, in full and with its source', async () => {
    const { out } = await nineworlds('rules', 'n-4');
    const ids = [...out.matchAll(/^N-\S+/gm)].map(([id]) => id);
    expect(ids).toEqual(['N-4', 'N-4.1', 'N-4.2', 'N-4.3', 'N-4.4']);
    expect(out).toContain('\n  Source: ');
  });

  it('marks what the sources do not say, and in a rule that they say in part what is ours', async () => {
    expect((await nineworlds('rules', 'N-7.3')).out).toMatch(/^N-7\.3 .*\[ours\]$/m);
    expect((await nineworlds('rules', 'N-4.3')).out).not.toContain('[ours]');
    const { out } = await nineworlds('rules', 'Y-8.1');
    expect(out).toMatch(/^Y-8\.1 .*\[published, with our ruling\]$/m);
    expect(out).toMatch(/^ {2}\[our ruling\] Our ruling: the power is/m);
  });

  it('finds rules by words, all of which have to stand in them', async () => {
    const rules: RuleText[] = JSON.parse(
      (await nineworlds('rules', 'Ember', 'exiles', '--json')).out,
    );
    expect(rules.length).toBeGreaterThan(0);
    for (const { title, text } of rules) expect(`${title} ${text}`).toMatch(/ember/i);
    expect((await nineworlds('rules', 'dragon')).out).toBe('No rule mentions “dragon”.\n');
    expect((await nineworlds('rules', 'dragon', '--json')).out).toBe('[]\n');
  });

  it('names the nearest ids when there is no such rule', async () => {
    const { code, out, err } = await nineworlds('rules', 'N-4.9', '--json');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('there is no rule N-4.9; near it: N-4');
  });

  it.each(LANGS)('knows the rules of the kernel in every game: %s', async (lang) => {
    const { out } = await nineworlds('rules', '--game', 'toy', 'k-14', '--json', '--lang', lang);
    const [rule] = JSON.parse(out);
    expect(rule).toMatchObject({ id: 'K-14', reconstructed: false });
    expect((await nineworlds('rules', 'K-20', '--lang', lang)).out).toMatch(/^K-20 /);
    const { code, err } = await nineworlds('rules', 'K-21', '--lang', lang);
    expect(code).toBe(2);
    expect(err).toContain('K-1');
    const argv = ['play', '--game', 'toy', '--lang', lang];
    expect((await runWith(['rules K-14'], argv)).out).toContain(`K-14    ${rule.title}`);
  });

  it('is empty for a game without a rulebook', async () => {
    expect((await nineworlds('rules', '--game', 'toy')).out).toBe('This game has no rulebook.\n');
    expect((await nineworlds('rules', '--game', 'toy', 'N-4')).err).toContain('no rulebook');
    expect((await nineworlds('rules', '--game', 'toy', '--json')).out).toBe('[]\n');
  });

  it.each(LANGS)('says the same in every language, within 80 columns: %s', async (lang) => {
    const rules: RuleText[] = JSON.parse((await nineworlds('rules', '--json', '--lang', lang)).out);
    const english: RuleText[] = JSON.parse((await nineworlds('rules', '--json')).out);
    const essence = ({ id, provenance }: RuleText) => ({ id, provenance });
    expect(rules.map(essence)).toEqual(english.map(essence));
    expect(Object.keys(rules[0] ?? {})).toEqual([
      'id',
      'title',
      'text',
      'source',
      'reconstructed',
      'provenance',
    ]);
    const { out } = await nineworlds('rules', 'N-4', '--lang', lang);
    for (const line of out.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(COLUMNS);
  });
});

describe('the search for rules', () => {
  const rule = (id: string): RuleText => ({
    id,
    title: '',
    text: '',
    source: '',
  });

  it('takes N-1 for itself, not for N-10', () => {
    const rules = [rule('N-1'), rule('N-1.1'), rule('N-10')];
    expect(searchRules(rules, 'N-1')).toEqual({ found: rules.slice(0, 2) });
  });

  it('orders ids by how alike they are', () => {
    const rules = ['N-1', 'N-4.2', 'N-7.12', 'N-7.1'].map(rule);
    expect(searchRules(rules, 'N-7.2')).toEqual({ nearest: ['N-4.2', 'N-7.12', 'N-7.1'] });
  });
});
