import type { Lang, RuleText } from '@nineworlds/engine';
import { text } from './locale/index.ts';
import { wrap } from './text-layout.ts';

/** The ids and titles of rules, one a line. */
export function ruleList(lang: Lang, rules: readonly RuleText[]): string {
  return rules.map((rule) => wrap(heading(lang, rule), '        ')).join('\n');
}

/** Rules in full, each with where it comes from. */
export function rulesInFull(lang: Lang, rules: readonly RuleText[]): string {
  return rules
    .map((rule) =>
      [
        wrap(heading(lang, rule), '        '),
        ...rule.text.split('\n').map(paragraph),
        wrap(`  ${text(lang, 'ruleSource', { source: rule.source })}`, '  '),
      ].join('\n'),
    )
    .join('\n\n');
}

/** A paragraph, or an item of a list, whose lines hang under its first word. */
function paragraph(line: string): string {
  return wrap(`  ${line}`, line.startsWith('- ') ? '    ' : '  ');
}

/** What the sources do not say is marked. */
function heading(lang: Lang, { id, title, reconstructed }: RuleText): string {
  const mark = reconstructed ? ` [${text(lang, 'reconstructed')}]` : '';
  return `${id.padEnd(7)} ${title}${mark}`;
}
