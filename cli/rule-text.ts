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
        ...rule.text.split('\n').map((line) => paragraph(lang, line)),
        wrap(`  ${text(lang, 'ruleSource', { source: rule.source })}`, '  '),
      ].join('\n'),
    )
    .join('\n\n');
}

/** A paragraph, or an item of a list, whose lines hang under its first word; our own ruling says so. */
function paragraph(lang: Lang, line: string): string {
  const [, dash = '', words = line] = /^> (- )?(.*)$/.exec(line) ?? [];
  const shown = words === line ? line : `${dash}[${text(lang, 'ourRuling')}] ${words}`;
  return wrap(`  ${shown}`, shown.startsWith('- ') ? '    ' : '  ');
}

/** What the sources do not say, or do not say in full, is marked. */
function heading(lang: Lang, { id, title, provenance }: RuleText): string {
  const mark =
    provenance === 'ruled' || provenance === 'ours' ? ` [${text(lang, provenance)}]` : '';
  return `${id.padEnd(7)} ${title}${mark}`;
}
