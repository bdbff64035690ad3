import {
  type Fraction,
  fractionText,
  fractionValue,
  type GameTexts,
  type Json,
  type Prospect,
  refusedInput,
  roundedPercent,
  untilAsked,
} from '@nineworlds/engine';
import { knownTo, type Odds, oddsFor } from '@nineworlds/table';
import type { Command } from 'commander';
import { type Context, print, printJson } from '../context.ts';
import { matchOf, readGameFile } from '../game-file.ts';
import { text } from '../locale/index.ts';

/** `odds FILE TOKENS`: what a line leads to, in exact fractions; without a line what may come. */
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
      const { module, texts } = gameFile.entry;
      const { odds, prospects, refusal } = await oddsFor(module, options, known, line);
      if (refusal !== undefined) throw refusedInput(line, refusal);
      if (prospects.length > 0) {
        if (json) printJson(context, prospectsJson(prospects));
        else print(context, prospectsText(prospects, texts));
        return;
      }
      if (json) printJson(context, oddsJson(odds));
      else print(context, oddsText(odds, texts));
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

function prospectsJson(prospects: readonly Prospect[]): Json {
  return {
    prospects: prospects.map(({ what, probability, policy }) => ({
      what,
      probability: fractionText(probability),
      policy,
    })),
  };
}

/** The names of a game's words. */
type Named = Pick<GameTexts, 'words'>;
const NO_NAMES: Named = { words: {} };

/** Prospects for people, in the game's order and under the name of their policy. */
export function prospectsText(prospects: readonly Prospect[], texts: Named = NO_NAMES): string {
  const policies = new Set(prospects.map(({ policy }) => policy));
  return [...policies]
    .flatMap((policy) => [
      policyName(policy, texts),
      ...prospects
        .filter((prospect) => prospect.policy === policy)
        .map(({ what, probability }) => chanceText(probability, namesOf(what, texts))),
    ])
    .join('\n');
}

/** Odds for people, the likeliest outcome first; under its name where there are several policies. */
export function oddsText(odds: readonly Odds[], texts: Named = NO_NAMES): string {
  if (odds.length === 1) return odds.map((one) => outcomesText(one, texts)).join('');
  return odds
    .map((one) => `${policyName(one.policy, texts)}\n${outcomesText(one, texts)}`)
    .join('\n');
}

function outcomesText({ outcomes }: Odds, texts: Named): string {
  return [...outcomes]
    .sort((a, b) => fractionValue(b.probability) - fractionValue(a.probability))
    .map(({ what, probability }) => chanceText(probability, namesOf(what, texts)))
    .join('\n');
}

function chanceText(probability: Fraction, what: string): string {
  const chance = fractionValue(probability);
  const { bound, percent } = roundedPercent(chance, 1);
  const isCertain = chance === 0 || chance === 1;
  const number =
    `${bound === '' ? '' : `${bound} `}${isCertain ? percent : percent.toFixed(1)}`.padStart(6);
  return `${number} %  ${fractionText(probability).padEnd(10)}  ${what}`;
}

/** `spendUpTo(2)` by its name, with its number. */
function policyName(policy: string, texts: Named): string {
  return namesOf(policy.replace(/\((\d+)\)$/, ' $1'), texts, policy);
}

/** Every word by its name where it has one; another text where none of them has. */
function namesOf(text: string, { words }: Named, otherwise = text): string {
  const parts = text.split(' ');
  if (!parts.some((word) => Object.hasOwn(words, word))) return otherwise;
  return parts.map((word) => (Object.hasOwn(words, word) ? words[word] : word)).join(' ');
}
