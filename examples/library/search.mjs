// Searching: the best lines in a position, how likely each of them wins, how sure that is, and what
// speaks for it. The search is given what a seat knows; equal seeds give equal answers.
//   node examples/library/search.mjs
import { botLine, botRng, loadBot } from '@nineworlds/bots';
import { Adviser } from '@nineworlds/bots/search-tools';
import { checkOptions, Faults, fastFate, Match, spellLine } from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';

const SEED = 'search';
const LINES_BEFORE = 40;
const SIMULATED_GAMES = 400;

const needfire = gameById('needfire');
if (needfire === undefined) throw new Error('there is no NeedFire');
const module = await needfire.load();
const { game } = module;
const faults = new Faults();
const options = checkOptions(game.options, { seats: 2 }, faults);
if (options === undefined) throw new Error(JSON.stringify(faults.list));

// A position to think about: somewhere in a game.
const match = new Match(game, options);
const fate = fastFate(SEED);
const rng = botRng(SEED, 0);
const greedy = await loadBot('greedy', module, options);
match.settleAllChance(fate);
while (match.ply < LINES_BEFORE) {
  match.playMoves(botLine(game, options, match.position, match.seat, greedy, rng));
  match.settleAllChance(fate);
}

// What a game lends to those who think ahead: a policy, who is ahead, and what there is to say.
const searchModel = await module.searchModel?.();
if (searchModel === undefined) throw new Error('nobody can think ahead in this game');
const texts = await searchModel.argumentTexts('en', options);
const { seat } = match;
const known = game.blank(options);
game.observe(match.position, seat, known);

const adviser = new Adviser(game, options, searchModel);
adviser.begin(known, seat, SIMULATED_GAMES, rng);
while (!adviser.run(50)) {
  // Here a page would breathe, and somebody could cancel.
}
for (const { line, winProbability, error, inFavour } of adviser.advice(rng)) {
  const words = spellLine(game, known, line, seat, game.blank(options));
  console.log(`${words}: ${(100 * winProbability).toFixed(1)} % ± ${(100 * error).toFixed(1)}`);
  for (const { argument, facts } of inFavour) console.log(`  ${texts[argument]?.(facts)}`);
}
