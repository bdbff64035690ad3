import { describe, expect, it } from 'vitest';
import { termsIn, uses } from '../suites/terms.ts';

const TABLE = `# Terms

| thing | en | ja | fr | it |
|---|---|---|---|---|
| bag | bag (not: sack, pouch) | 袋 | sac | sacchetto (not: sacco) |
`;

describe('a table of terms', () => {
  it('has a word in every language, and words that are not to be used', () => {
    const [english, japanese] = termsIn(TABLE);
    expect(english).toEqual({ thing: 'bag', lang: 'en', word: 'bag', not: ['sack', 'pouch'] });
    expect(japanese).toEqual({ thing: 'bag', lang: 'ja', word: '袋', not: [] });
  });

  it.each([
    ['columns: thing,en', '| thing | en |\n| bag | bag |\n'],
    ['bag: no word in fr', TABLE.replace('| sac |', '|  |')],
  ])('is refused: %s', (message, table) => {
    expect(() => termsIn(table)).toThrow(message);
  });

  it('finds words in any case and with endings, but not inside other words', () => {
    expect(uses('it', 'Nei Sacchi', 'sacchi')).toBe(true);
    expect(uses('fr', 'deux jetons', 'jeton')).toBe(true);
    expect(uses('fr', 'un espion', 'pion')).toBe(false);
    expect(uses('ja', '黒い袋の中', '袋')).toBe(true);
  });
});
