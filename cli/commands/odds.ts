import { badInput, fractionText, fractionValue } from '@nineworlds/engine';
import type { Command } from 'commander';
import { type Context, print, printJson } from '../context.ts';
import { matchOf, readGameFile } from '../game-file.ts';
import { text } from '../locale/index.ts';
import { knownTo, type Odds, oddsOf } from '../thinking.ts';

/** `odds FILE TOKENS`: what a line leads to, in exact fractions. */
export function addOdds(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('odds')
    .description(text(lang, 'aboutOdds'))
    .argument('<file>', text(lang, 'aboutFile'))
    .argument('[tokens...]', text(lang, 'aboutTokens'))
    .option('--to <ply>', text(lang, 'aboutTo'))
    .option('--json', text(lang, 'aboutJson'))
    .action(async (file: string, words: string[], { to, json }: { to?: string; json?: true }) => {
      const { game, options, position } = matchOf(await readGameFile(context, file), to);
      const line = words.join(' ');
      const odds = oddsOf(game, options, knownTo(game, options, position), line);
      if ('rule' in odds) throw badInput(line, odds.reason, odds.facts);
      if (!json) {
        print(context, oddsText(odds));
        return;
      }
      const outcomes = odds.outcomes.map(({ what, probability, value }) => ({
        what,
        probability: fractionText(probability),
        value: value ?? null,
      }));
      printJson(context, { outcomes, policy: odds.policy });
    });
}

/** Odds for people, the likeliest outcome first. */
export function oddsText({ outcomes }: Odds): string {
  return [...outcomes]
    .sort((a, b) => fractionValue(b.probability) - fractionValue(a.probability))
    .map(({ what, probability }) => {
      const percent = (100 * fractionValue(probability)).toFixed(1).padStart(5);
      return `${percent} %  ${fractionText(probability).padEnd(10)}  ${what}`;
    })
    .join('\n');
}
