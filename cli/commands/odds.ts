import { badInput, fractionText, fractionValue, type Json, untilAsked } from '@nineworlds/engine';
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
      const gameFile = await readGameFile(context, file);
      const { game, options, position } = matchOf(gameFile, to);
      const line = words.join(' ');
      const known = knownTo(game, options, position);
      const odds = oddsOf(gameFile.entry.room, options, known, line);
      if ('rule' in odds) throw badInput(line, odds.reason, odds.facts);
      if (json) printJson(context, oddsJson(odds));
      else print(context, oddsText(odds));
    });
}

/** The odds by the first policy; and by all of them, where the game has policies of its own. */
function oddsJson(odds: readonly Odds[]): Json {
  const policies = odds.map(({ policy, outcomes }) => ({
    policy,
    outcomes: outcomes.map(({ what, probability, value }) => ({
      what,
      probability: fractionText(probability),
      value: value ?? null,
    })),
  }));
  const [first] = policies;
  return first?.policy === untilAsked.name ? { ...first } : { ...first, policies };
}

/** Odds for people, the likeliest outcome first; under its name where there are several policies. */
export function oddsText(odds: readonly Odds[]): string {
  if (odds.length === 1) return odds.map(outcomesText).join('');
  return odds.map((one) => `${one.policy}\n${outcomesText(one)}`).join('\n');
}

function outcomesText({ outcomes }: Odds): string {
  return [...outcomes]
    .sort((a, b) => fractionValue(b.probability) - fractionValue(a.probability))
    .map(({ what, probability }) => {
      const percent = (100 * fractionValue(probability)).toFixed(1).padStart(5);
      return `${percent} %  ${fractionText(probability).padEnd(10)}  ${what}`;
    })
    .join('\n');
}
