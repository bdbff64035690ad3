import { describe, expect, it } from 'vitest';
import { parseRulebook, rulebookFrom } from '../rulebook.ts';

const BOOK = `# A game

## Sources

- printed: the printed rules
- ours: our own

## Rules

### Y-1 About the game

A paragraph: with a colon.

- an item
- another

The end.

### Y-1.1 A detail

- only an item
`;

/** The book with a line changed, taken out, or put in after it. */
function withLine(line: string, ...others: readonly string[]): string {
  const lines = BOOK.split('\n');
  lines.splice(lines.indexOf(line), 1, ...others);
  return lines.join('\n');
}

describe('a rulebook in Markdown', () => {
  it('has sources by their keys, and rules with paragraphs and items', () => {
    const { sources, rules } = parseRulebook(BOOK);
    expect([...sources]).toEqual([
      ['printed', 'the printed rules'],
      ['ours', 'our own'],
    ]);
    expect([...rules]).toEqual([
      [
        'Y-1',
        {
          title: 'About the game',
          text: ['A paragraph: with a colon.', '- an item', '- another', 'The end.'],
        },
      ],
      ['Y-1.1', { title: 'A detail', text: ['- only an item'] }],
    ]);
  });

  it('may have the ends of lines of Windows', () => {
    expect(parseRulebook(BOOK.replaceAll('\n', '\r\n'))).toEqual(parseRulebook(BOOK));
  });

  it.each([
    ['line 1: a rulebook begins with # and a name', withLine('# A game', 'A game')],
    ['line 1: the sections are Sources and Rules', withLine('# A game', '## Rules')],
    ['line 3: the sections are Sources and Rules', withLine('## Sources', '## Quellen')],
    ['line 4: a rulebook begins with #', withLine('## Sources')],
    ['line 6: a source is - key: text', withLine('- ours: our own', 'ours: our own')],
    ['line 6: a source is - key: text', withLine('- ours: our own', '- ours:')],
    ['line 6: this source stands here twice', withLine('- ours: our own', '- printed: again')],
    ['line 9: a source is - key: text', withLine('## Rules')],
    ['line 11: text that belongs to no rule', withLine('### Y-1 About the game')],
    ['line 10: a rule begins with ### ID Title', withLine('### Y-1 About the game', '### Y-1')],
    ['line 10: a rule begins with ### ID Title', withLine('### Y-1 About the game', '#### Y-1 x')],
    ['line 15: no empty line before a paragraph', withLine('- another', 'another')],
    ['line 15: spaces at an end', withLine('- another', '- another ')],
    ['line 19: this rule stands here twice', withLine('### Y-1.1 A detail', '### Y-1 A detail')],
    ['line 21: the rule before has no text', withLine('- only an item', '### Y-2 Next')],
    ['line 21: the last rule has no text', withLine('- only an item')],
    ['line 2: there are no rules', '# A game\n'],
  ])('that is malformed says where: %s', (message, book) => {
    expect(() => parseRulebook(book)).toThrow(message);
  });
});

describe('the rulebook of a game', () => {
  const origin = { source: 'printed', provenance: 'published' } as const;
  const load = async () => ({ text: BOOK });
  const books = { en: load, fr: load, it: load, ja: load };

  it('joins what is the same in all languages with the words of one', async () => {
    const book = await rulebookFrom(
      { 'Y-1': origin, 'Y-1.1': { source: 'ours', provenance: 'ours' } },
      books,
    )('en');
    expect(book[1]).toEqual({
      id: 'Y-1.1',
      title: 'A detail',
      text: '- only an item',
      source: 'our own',
      provenance: 'ours',
    });
  });

  it.each([
    ['rule 2 of the rulebook should be none and is Y-1.1', { 'Y-1': origin }],
    ['rule 1 of the rulebook should be Y-1.1 and is Y-1', { 'Y-1.1': origin, 'Y-1': origin }],
    [
      'rule 3 of the rulebook should be Y-2 and is none',
      { 'Y-1': origin, 'Y-1.1': origin, 'Y-2': origin },
    ],
    ['does not name the source lost', { 'Y-1': { ...origin, source: 'lost' }, 'Y-1.1': origin }],
  ])('is refused where its rules are others: %s', async (message, rules) => {
    await expect(rulebookFrom(rules, books)('fr')).rejects.toThrow(message);
  });
});
