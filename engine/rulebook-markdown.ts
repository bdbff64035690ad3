/** One rule in one language. */
export interface RuleWords {
  readonly title: string;
  /** Paragraphs; an item of a list begins with `- `, our own ruling with `> `. */
  readonly text: readonly string[];
}

/** A rulebook in one language: what its sources are called, and its rules in reading order. */
export interface RulebookTexts {
  readonly sources: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, RuleWords>;
}

const SOURCE = /^- (\w+): (\S.*)$/;
const RULE = /^### ([A-Z]+-\d+(?:\.\d+)*) (\S.*)$/;

/**
 * Reads a rulebook. After `# Name of the game` come two sections: `## Sources` with lines like
 * `- printed: rules of the printed game`, and `## Rules` with a heading like `### Y-4.1 Title` for each rule.
 * Below it a paragraph is one line between empty ones, and items of a list follow each other. A paragraph or an
 * item that is our ruling, in a rule that is published otherwise, begins with `> `.
 */
export function parseRulebook(markdown: string): RulebookTexts {
  const sources = new Map<string, string>();
  const rules = new Map<string, { title: string; text: string[] }>();
  const lines = markdown.split(/\r?\n/);
  let section = '';
  let rule: { title: string; text: string[] } | undefined;

  lines.forEach((line, i) => {
    const wrong = (what: string) => new SyntaxError(`line ${i + 1}: ${what}: ${line.slice(0, 60)}`);
    if (line === '') return;
    if (line !== line.trim()) throw wrong('spaces at an end');
    if (line.startsWith('## ')) {
      if (line !== (section === '' ? '## Sources' : '## Rules')) {
        throw wrong('the sections are Sources and Rules');
      }
      section = line;
    } else if (section === '') {
      if (i > 0 || !/^# \S/.test(line)) throw wrong('a rulebook begins with # and a name');
    } else if (section === '## Sources') {
      const [, key = '', text = ''] = SOURCE.exec(line) ?? [];
      if (key === '') throw wrong('a source is - key: text');
      if (sources.has(key)) throw wrong('this source stands here twice');
      sources.set(key, text);
    } else if (line.startsWith('#')) {
      const [, id = '', title = ''] = RULE.exec(line) ?? [];
      if (id === '') throw wrong('a rule begins with ### ID Title');
      if (rules.has(id)) throw wrong('this rule stands here twice');
      if (rule?.text.length === 0) throw wrong('the rule before has no text');
      rule = { title, text: [] };
      rules.set(id, rule);
    } else {
      if (rule === undefined) throw wrong('text that belongs to no rule');
      if (isJoined(lines[i - 1] ?? '', line)) throw wrong('no empty line before a paragraph');
      rule.text.push(line);
    }
  });

  if (rule === undefined) throw new SyntaxError(`line ${lines.length}: there are no rules`);
  if (rule.text.length === 0)
    throw new SyntaxError(`line ${lines.length}: the last rule has no text`);
  return { sources, rules };
}

/** Whether a line would be read as one paragraph with the line before it. */
function isJoined(before: string, line: string): boolean {
  return before !== '' && !before.startsWith('#') && !(isItem(before) && isItem(line));
}

function isItem(line: string): boolean {
  return /^(> )?- /.test(line);
}
