import { LANGS, type RuleText } from '@nineworlds/engine';
import { kernelRules } from '@nineworlds/engine/rulebook';
import { GAMES } from '@nineworlds/games';
import { describe, expect, it } from 'vitest';
import { blocksOf, chaptersOf, KERNEL } from '../rules/rule-parts.ts';

function rule(id: string): RuleText {
  return { id, title: `about ${id}`, text: '', source: '' };
}

describe('the parts of a rulebook', () => {
  it('are chapters, in the order of the book and named after their first rule', () => {
    const chapters = chaptersOf(['Y-3', 'Y-3.1', 'Y-4.1', 'Y-4.2', 'K-1', 'K-14'].map(rule));
    expect(chapters.map(({ id, title, rules }) => [id, title, rules.length])).toEqual([
      ['Y-3', 'about Y-3', 2],
      ['Y-4', 'about Y-4.1', 2],
      [KERNEL, 'about K-1', 2],
    ]);
  });

  it('are paragraphs and lists, in which ids of other rules stand alone and our rulings are marked', () => {
    expect(blocksOf('Do this:\n- first (Y-3.1)\n> - then\n> The end.')).toEqual([
      {
        kind: 'paragraph',
        passage: { pieces: [{ text: 'Do this:', isRule: false }], isOurs: false },
      },
      {
        kind: 'list',
        items: [
          {
            pieces: [
              { text: 'first (', isRule: false },
              { text: 'Y-3.1', isRule: true },
              { text: ')', isRule: false },
            ],
            isOurs: false,
          },
          { pieces: [{ text: 'then', isRule: false }], isOurs: true },
        ],
      },
      {
        kind: 'paragraph',
        passage: { pieces: [{ text: 'The end.', isRule: false }], isOurs: true },
      },
    ]);
  });

  it.each(LANGS)('lead nowhere where there is no rule: %s', async (lang) => {
    for (const { rulebook } of GAMES) {
      const rules = [...(await rulebook(lang)), ...(await kernelRules(lang))];
      const ids = new Set(rules.map(({ id }) => id));
      const named = rules.flatMap(({ text }) =>
        blocksOf(text)
          .flatMap((block) => (block.kind === 'list' ? block.items : [block.passage]))
          .flatMap(({ pieces }) => pieces),
      );
      const lost = named.filter(({ text, isRule }) => isRule && !ids.has(text));
      expect(lost.map(({ text }) => text)).toEqual([]);
    }
  });
});
