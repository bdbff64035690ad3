import type { RuleText } from '@nineworlds/engine';
import { isKernelRule, lookUpRules } from '@nineworlds/engine/rulebook';
import { GAMES } from '@nineworlds/games';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { type Context, print, printJson } from '../context.ts';
import { loadGame } from '../games.ts';
import { text } from '../locale/index.ts';
import { ruleList, rulesInFull } from '../rule-text.ts';

/** `rules`: lists the rules of a game, or finds some by id or words. */
export function addRules(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('rules')
    .description(text(lang, 'aboutRules'))
    .argument('[words...]', text(lang, 'aboutRuleWords'))
    .option('--game <id>', text(lang, 'aboutRulesGame'))
    .option('--json', text(lang, 'aboutJson'))
    .action(async (words: string[], given: { game?: string; json?: true }) => {
      const rules = await rulesOf(context, given.game);
      const query = words.join(' ');
      const search = await lookUpRules(lang, rules, query);
      const hasNone = rules.length === 0 && !isKernelRule(query);
      if ('nearest' in search) {
        if (hasNone) throw badInput('', 'noRulebook');
        const known = search.nearest.join(', ');
        throw badInput('', 'unknownRule', { value: query.slice(0, 40), known });
      }
      const { found } = search;
      if (given.json) printJson(context, found.map(ruleJson));
      else if (hasNone) print(context, text(lang, 'noRulebook'));
      else if (found.length === 0) print(context, text(lang, 'noRuleFound', { words: query }));
      else print(context, query === '' ? ruleList(lang, found) : rulesInFull(lang, found));
    });
}

/** The rulebook of one game, or those of all games one after the other. */
async function rulesOf(context: Context, gameId: string | undefined): Promise<RuleText[]> {
  const rulebooks: RuleText[] = [];
  for (const id of gameId === undefined ? GAMES.map(({ id }) => id) : [gameId]) {
    const { module } = await loadGame(context, id);
    rulebooks.push(...(await module.rulebook(context.lang)));
  }
  return rulebooks;
}

function ruleJson({ id, title, text, source, provenance }: RuleText) {
  const reconstructed = provenance === 'ruled' || provenance === 'ours';
  return { id, title, text, source, reconstructed, provenance: provenance ?? null };
}
