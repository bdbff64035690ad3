// Simulating: the kernel alone. The games are those of
//   npx nineworlds sim --game needfire --seats greedy,random --games 20 --seed 1
// move for move, as chance and bots draw from the same seeds.
//   node examples/library/simulate.mjs
import { botLine, botRng, loadBot } from '@nineworlds/bots';
import {
  CHANCE,
  checkOptions,
  Faults,
  fastFate,
  hashOf,
  includes,
  Match,
  TEAM,
} from '@nineworlds/engine';
import { gameById } from '@nineworlds/games';

const GAMES_PLAYED = 20;
const SEED = '1';

const needfire = gameById('needfire');
if (needfire === undefined) throw new Error('there is no NeedFire');
const module = await needfire.load();
const { game } = module;
const faults = new Faults();
const options = checkOptions(game.options, { seats: 2 }, faults);
if (options === undefined) throw new Error(JSON.stringify(faults.list));
const bots = [await loadBot('greedy', module, options), await loadBot('random', module, options)];

const wins = bots.map(() => 0);
for (let index = 0; index < GAMES_PLAYED; index++) {
  const seed = `${SEED}/${index}`;
  const fate = fastFate(seed);
  const rngs = bots.map((_, seat) => botRng(seed, seat));
  const match = new Match(game, options);
  while (!match.over) {
    if (match.seat === CHANCE) {
      match.settleChance(fate);
      continue;
    }
    // What concerns the whole team is answered by whose turn it is.
    const seat = match.seat === TEAM ? game.active(match.position) : match.seat;
    // A bot is given what its seat knows and nothing else.
    match.playMoves(botLine(game, options, match.position, seat, bots[seat], rngs[seat]));
  }
  const { winners } = game.results(match.position);
  const won = bots.map((_, seat) => includes(winners, seat));
  won.forEach((isWinner, seat) => {
    // A win that k seats share counts 1/k for each.
    if (isWinner) wins[seat] += 1 / won.filter(Boolean).length;
  });
  if (index === GAMES_PLAYED - 1) console.log(`last position: ${hashOf(match.position)}`);
}
console.log(bots.map(({ name }, seat) => `${name}: ${wins[seat]} of ${GAMES_PLAYED}`).join(', '));
