import { knownTo, whyNot } from '@nineworlds/table';
import type { Command } from 'commander';
import { type Context, print, printJson } from '../context.ts';
import { reasonLine } from '../fault-line.ts';
import { matchOf, readGameFile } from '../game-file.ts';
import { text } from '../locale/index.ts';

/** `why FILE TOKENS`: whether a line may be played, and by which rule not. */
export function addWhy(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('why')
    .description(text(lang, 'aboutWhy'))
    .argument('<file>', text(lang, 'aboutFile'))
    .argument('<tokens...>', text(lang, 'aboutTokens'))
    .option('--to <ply>', text(lang, 'aboutTo'))
    .option('--json', text(lang, 'aboutJson'))
    .action(async (file: string, words: string[], { to, json }: { to?: string; json?: true }) => {
      const { game, options, position } = matchOf(await readGameFile(context, file), to);
      const known = knownTo(game, options, position);
      const refusal = whyNot(game, options, known, words.join(' '));
      if (refusal === undefined) {
        if (json) printJson(context, { legal: true, rule: null, text: null, facts: {} });
        else print(context, text(lang, 'isLegal'));
        return;
      }
      const { rule, facts } = refusal;
      const sentence = reasonLine(context, refusal);
      if (json) printJson(context, { legal: false, rule, text: sentence, facts });
      else print(context, `${rule}: ${sentence}`);
    });
}
