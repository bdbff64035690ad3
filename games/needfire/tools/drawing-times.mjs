// Prints how long NeedFire takes to draw a world: `observe` for a seat and one `determinize` of it, over
// positions of random games and of games of its bot, from their first turn to their last.
//   npx tsc -b && node games/needfire/tools/drawing-times.mjs [another checkout, built too]
// With another checkout both take turns at every position of the same games, and the ratio of this one
// to the other is printed. The rules of both must be the same, the worlds need not be.
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const POSITIONS = 10_000;
/** Worlds that are drawn from each position, and how often each of them is drawn. */
const DRAWS = 8;
const ROUNDS = 5;
const SEATS = [2, 3, 4];
/** One of so many questions is a position to draw from. */
const EVERY = 12;

const here = fileURLToPath(new URL('../../..', import.meta.url));
const other = process.argv[2];

/** NeedFire as it is built in a checkout. */
async function load(name, folder) {
  const file = (path) => pathToFileURL(resolve(folder, path)).href;
  const { Rng, CHANCE, OVER } = await import(file('engine/dist/index.js'));
  const { gameModule: module } = await import(file('games/needfire/dist/index.js'));
  return { name, Rng, CHANCE, OVER, game: module.game, bot: module.bots[0] };
}

/**
 * Draws some worlds and keeps the shortest time of each, so that a pause of the machine does not count:
 * the same draw is the same work.
 */
function timeDraws({ checkout: { game }, world, rng, times }, position, seat, from) {
  for (let draw = from; draw < from + DRAWS; draw++) {
    rng.restart(draw, 0);
    const start = performance.now();
    game.observe(position, seat, world);
    game.determinize(world, rng);
    times[draw] = Math.min(times[draw], (performance.now() - start) * 1000);
  }
}

const optionsFor = (seats) => ({
  seats,
  deck: 'reconstructed',
  first: 'random',
  exileEmbered: 'allowed',
  memoryAid: true,
});

/** The moves of a game: every other one is played by the bot, the rest at random. */
function movesOf({ game, bot, Rng, CHANCE, OVER }, seats, seed) {
  const p = game.create(optionsFor(seats));
  const known = game.blank(optionsFor(seats));
  const legal = new Int32Array(game.maxMoves);
  const rng = new Rng(seed);
  const moves = [];
  while (p.frames.seat !== OVER) {
    const { seat } = p.frames;
    let move;
    if (seat === CHANCE) {
      move = game.sample(p, rng);
    } else {
      const n = game.legal(p, legal);
      move = legal[rng.below(n)];
      if (seed % 2 === 0 && n > 1) {
        game.observe(p, seat, known);
        move = bot.choose(game, known, seat, legal, n, rng);
      }
    }
    game.apply(p, move);
    moves.push(move);
  }
  return moves;
}

/** So many positions of games, each with an observer, for every checkout. */
function positionsOf(checkouts, seats, count) {
  const [first] = checkouts;
  const positions = [];
  for (let seed = 1; positions.length < count; seed++) {
    const pick = new first.Rng(seed, 1);
    const playing = checkouts.map(({ game }) => game.create(optionsFor(seats)));
    for (const move of movesOf(first, seats, seed)) {
      for (const [i, { game }] of checkouts.entries()) game.apply(playing[i], move);
      const [{ turn, frames }] = playing;
      if (turn === 0 || frames.seat === first.OVER || positions.length === count) continue;
      if (pick.below(EVERY) !== 0) continue;
      const copies = checkouts.map(({ game }, i) => {
        const copy = game.blank(optionsFor(seats));
        copy.copyFrom(playing[i]);
        return copy;
      });
      positions.push({ copies, observer: pick.below(seats) });
    }
  }
  return positions;
}

/** The times of all draws in microseconds, by checkout. The first round warms up. */
function timesOf(checkouts, seats, count) {
  const positions = positionsOf(checkouts, seats, count);
  const runs = checkouts.map((checkout) => ({
    checkout,
    rng: new checkout.Rng(0),
    world: checkout.game.blank(optionsFor(seats)),
    times: new Float64Array(count * DRAWS),
  }));
  for (let round = 0; round <= ROUNDS; round++) {
    if (round <= 1) for (const { times } of runs) times.fill(Number.POSITIVE_INFINITY);
    for (const [n, { copies, observer }] of positions.entries()) {
      for (const [i, run] of runs.entries()) timeDraws(run, copies[i], observer, n * DRAWS);
    }
  }
  return runs.map(({ times }) => times);
}

const MEASURES = {
  median: (times) => times[Math.floor(times.length * 0.5)],
  '99 %': (times) => times[Math.floor(times.length * 0.99)],
  '99.9 %': (times) => times[Math.floor(times.length * 0.999)],
  max: (times) => times[times.length - 1],
  mean: (times) => times.reduce((sum, time) => sum + time, 0) / times.length,
};

function printTimes(checkouts, what, lists) {
  const rows = lists.map((times) => {
    const sorted = Float64Array.from(times).sort();
    return Object.values(MEASURES).map((measure) => measure(sorted));
  });
  console.log(`\n${what.padEnd(12)}${Object.keys(MEASURES).map(cell).join('')}`);
  for (const [i, { name }] of checkouts.entries()) {
    console.log(name.padEnd(12) + rows[i].map((value) => cell(value.toFixed(2))).join(''));
  }
  if (rows.length === 1) return;
  const ratios = rows[0].map((value, i) => cell((value / rows[1][i]).toFixed(3)));
  console.log('ratio'.padEnd(12) + ratios.join(''));
}

function cell(text) {
  return text.padStart(10);
}

const checkouts = [await load('this', here)];
if (other !== undefined) checkouts.push(await load('other', other));
console.log(`microseconds to draw a world, ${POSITIONS} positions, ${DRAWS} draws from each`);
const all = checkouts.map(() => []);
for (const seats of SEATS) {
  const lists = timesOf(checkouts, seats, Math.ceil(POSITIONS / SEATS.length));
  printTimes(checkouts, `${seats} seats`, lists);
  for (const [i, times] of lists.entries()) all[i].push(...times);
}
printTimes(checkouts, 'all', all);
