import {
  type Bot,
  CHANCE,
  type GameDef,
  type GameModule,
  hashOf,
  type Move,
  type Options,
  OVER,
  type Position,
  Rng,
  type Seat,
  TEAM,
} from '@nineworlds/engine';
import { GAMES } from '@nineworlds/games';
import { completeOptions } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { botNames, loadBot, searchesAhead } from '../index.ts';

/** Pairs of worlds for each bot of each game: more than 1000 in all. */
const PAIRS = 64;
/** Simulated games for each question: few, as they are always made in the same way. */
const GAMES_EACH = 20;
/** Of the questions of a random game about one in so many is looked at. */
const RARELY = 12;

/** Two worlds that are the same to a seat, which is asked in them. */
interface Pair {
  readonly seat: Seat;
  readonly worlds: readonly [Position, Position];
}

/** Somebody who answers for a seat in a world; they may know of it only what the seat does. */
type Answer = (world: Position, seat: Seat, rng: Rng) => Move;

/** Worlds that look the same from a seat, out of random games; they differ wherever there are secrets. */
function pairsOf(game: GameDef, options: Options, secretive: 'secrets' | 'open'): Pair[] {
  const pairs: Pair[] = [];
  const rng = new Rng(7);
  const legal = new Int32Array(game.maxMoves);
  while (pairs.length < PAIRS) {
    const p = game.create(options);
    while (p.frames.seat !== OVER && pairs.length < PAIRS) {
      if (p.frames.seat === CHANCE) {
        game.apply(p, game.sample(p, rng));
        continue;
      }
      const n = game.legal(p, legal);
      if (n > 1 && rng.below(RARELY) === 0) {
        const pair = pairAt(game, options, p, rng);
        const differ = hashOf(pair.worlds[0]) !== hashOf(pair.worlds[1]);
        if (differ || secretive === 'open') pairs.push(pair);
      }
      game.legal(p, legal);
      game.apply(p, legal[rng.below(n)]);
    }
  }
  return pairs;
}

function pairAt(game: GameDef, options: Options, p: Position, rng: Rng): Pair {
  const seat = p.frames.seat === TEAM ? game.active(p) : p.frames.seat;
  const world = () => {
    const made = game.blank(options);
    game.observe(p, seat, made);
    game.determinize(made, rng);
    return made;
  };
  const worlds = [world(), world()] as const;
  const [one, other] = worlds.map((made) => {
    const observation = game.blank(options);
    game.observe(made, seat, observation);
    return hashOf(observation);
  });
  expect(other).toBe(one);
  return { seat, worlds };
}

/** In how many pairs the answers differ, although the seed is the same. */
function disagreements(pairs: readonly Pair[], one: Answer, other: Answer): number {
  return pairs.filter(
    ({ seat, worlds }, i) =>
      one(worlds[0], seat, new Rng(i)) !== other(worlds[1], seat, new Rng(i)),
  ).length;
}

/** Asks a bot as tables do: it is given what the seat knows. */
function asked(game: GameDef, options: Options, bot: Bot): Answer {
  const observation = game.blank(options);
  const legal = new Int32Array(game.maxMoves);
  return (world, seat, rng) => {
    game.observe(world, seat, observation);
    const n = game.legal(observation, legal);
    return bot.choose(game, observation, seat, legal, n, rng);
  };
}

/** The bots of a game as they are tested: those that think ahead think little. */
function botsOf(module: GameModule): string[] {
  return botNames(module).map((name) =>
    searchesAhead(name) && name !== 'novice' ? `${name}:${GAMES_EACH}` : name,
  );
}

describe.each(GAMES)('no bot of $id sees what its seat cannot know', async ({ load }) => {
  const module = await load();
  const { game } = module;
  const options = completeOptions(game, {});
  const pairs = pairsOf(game, options, game.cooperative ? 'open' : 'secrets');

  it.each(botsOf(module))('%s answers alike in worlds that are alike to it', async (name) => {
    // One bot remembers all pairs before, the other has another past: neither may matter.
    const [one, other] = [
      await loadBot(name, module, options),
      await loadBot(name, module, options),
    ];
    const [first] = pairs;
    asked(game, options, other)(first.worlds[0], first.seat, new Rng(99));
    const differing = disagreements(pairs, asked(game, options, one), asked(game, options, other));
    expect([pairs.length, differing]).toEqual([PAIRS, 0]);
  });
});

describe('somebody who peeks is caught', async () => {
  const module = await GAMES.filter(({ id }) => id === 'needfire')[0].load();
  const { game } = module;
  const options = completeOptions(game, {});
  const pairs = pairsOf(game, options, 'secrets');

  /** A game that shows every seat the whole world. */
  const leaky: GameDef = { ...game, observe: (p, _seat, into) => into.copyFrom(p) };
  /** Answers by everything that it is shown. */
  const nosy: Bot = {
    name: 'nosy',
    choose: (_game, o, _seat, moves, n) => moves[o.cells.reduce((sum, cell) => sum + cell, 0) % n],
  };

  it('when a bot is shown the whole world', () => {
    const peek = asked(leaky, options, nosy);
    expect(disagreements(pairs, peek, peek)).toBeGreaterThan(0);
    const honest = asked(game, options, nosy);
    expect(disagreements(pairs, honest, honest)).toBe(0);
  });

  it('when a search is shown the whole world', async () => {
    const bot = await loadBot(`strong:${GAMES_EACH}`, module, options);
    const peek = asked(leaky, options, bot);
    expect(disagreements(pairs, peek, peek)).toBeGreaterThan(0);
  });

  it('when a bot takes its chance from elsewhere', async () => {
    const random = await loadBot('random', module, options);
    const own = new Rng(1);
    const ask = asked(game, options, random);
    const restless: Answer = (world, seat) => ask(world, seat, own);
    expect(disagreements(pairs, restless, restless)).toBeGreaterThan(0);
  });
});
