import { type Bot, Rng, TEAM } from '@nineworlds/engine';
import { botGames } from '@nineworlds/testkit';
import { policySuite } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { heuristic } from '../bot/heuristic.ts';
import { chronicles } from '../checked.ts';
import type { ChroniclesPosition } from '../index.ts';
import { questions } from '../rules/questions.ts';
import { positions } from './positions.ts';
import { acting, drawing, moving, risking } from './situation.ts';

const { answerOf, lineOf, playGame, winsOf } = botGames(chronicles);

const ALL_RELATIONS = chronicles.options.fields.relations?.examples[2] ?? [];

/** Every answer equally likely. */
const random: Bot<ChroniclesPosition> = {
  name: 'random',
  choose: (_game, _o, _seat, moves, n, rng) => moves[rng.below(n)],
};

policySuite(chronicles, heuristic, { tables: [{ seats: 3, mode: 'hard' }] });

describe('heuristic', () => {
  test.each([1, 2, 3, 4, 5])('gives legal answers, %i players', (seats) => {
    for (const mode of ['easy', 'hard']) {
      for (const more of [{}, { relations: ALL_RELATIONS }, { backs: 'hidden' }]) {
        for (let seed = 1; seed <= 4; seed++) playGame(heuristic, { seats, mode, ...more }, seed);
      }
    }
  });

  // Random games come to positions and nestings that a good player avoids.
  test('gives a legal answer to every kind of question, wherever random play leads', () => {
    const seen = new Set<string | undefined>();
    const isAsked = ({ frames }: ChroniclesPosition) => frames.seat >= 0 || frames.seat === TEAM;
    for (const { p } of positions(8000, 1, isAsked, 3)) {
      answerOf(heuristic, p, new Rng(1));
      seen.add(questions.asked(p)?.name);
    }
    expect(seen.size).toBeGreaterThan(30);
  });

  test.each([
    [1, 'easy', 22],
    [2, 'easy', 20],
    [3, 'easy', 20],
    [5, 'easy', 19],
    [1, 'hard', 21],
    [3, 'hard', 18],
    [5, 'hard', 15],
  ])('wins, with %i players in %s mode, %i of 25 games or more', (seats, mode, least) => {
    expect(winsOf(heuristic, { seats, mode }, 25)).toBeGreaterThanOrEqual(least);
    expect(winsOf(random, { seats, mode }, 5)).toBe(0);
  });
});

describe('in danger', () => {
  test('C-4.2: Hel on the top level with her card out is fought', () => {
    const game = moving({
      enemies: { hel: 'alfheim' },
      wheel: ['odin-hel'],
      heads: { heimdall: ['heimdall-hel'] },
    });
    expect(lineOf(heuristic, game)).toBe('move alfheim');
    game.play('move alfheim');
    expect(lineOf(heuristic, game)).toBe('fight hel');
    game.end();
  });

  test('C-4.5: Iormungand on the last island is pushed back', () => {
    const game = moving({
      places: { thor: 'nidavellir' },
      island: 3,
      anonymous: 6,
      wheel: ['odin-iormungand'],
      heads: { odin: ['odin-fenrir'], heimdall: ['heimdall-iormungand'] },
    });
    expect(lineOf(heuristic, game)).toBe('move midgard');
    game.play('move midgard');
    expect(lineOf(heuristic, game)).toBe('fight iormungand');
    game.end();
  });

  test('C-4.3: Fire Giants are banished before they run out', () => {
    const game = acting({
      places: { thor: 'muspellheim' },
      enemies: { surt: 'svartalfheim' },
      fire: 7,
      wheel: ['odin-surt'],
      heads: { heimdall: ['heimdall-surt'] },
    });
    expect(lineOf(heuristic, game)).toBe('act');
    game.end();
  });

  test('C-8.2: an Iotunn that protects the enemy is fought first', () => {
    const game = acting({
      places: { thor: 'alfheim' },
      enemies: { hel: 'alfheim' },
      iotunns: ['hyrrokkin'],
      wheel: ['odin-hel'],
    });
    expect(lineOf(heuristic, game)).toBe('fight hyrrokkin');
    game.end();
  });

  test('C-11.3: nobody heals the tree with its last life points', () => {
    const game = acting({
      places: { thor: 'alfheim' },
      ravaged: ['alfheim'],
      lives: { thor: 2 },
    });
    expect(lineOf(heuristic, game)).toBe('rest');
    game.end();
  });
});

describe('saving throws', () => {
  test('C-13.1: a god with two lives spends Heroes on two Risks', () => {
    const game = risking({ lives: { thor: 2 }, valhalla: 4 });
    expect(lineOf(heuristic, game)).toBe('heroes 2');
    game.end();
  });

  test.each([
    [2, 3, 'elves 2'],
    [1, 2, 'elves 2'],
  ])('C-13.1: with %i lives and %i elves: %s', (lives, elves, line) => {
    const game = acting({
      places: { thor: 'iotunheim' },
      iotunns: ['utgardloki'],
      lives: { thor: lives },
      elves: { thor: elves },
      dice: { thor: 1 },
    });
    game.play('fight utgardloki 1').rolls('god-die thor i', 'vanir-die ii');
    expect(lineOf(heuristic, game)).toBe(line);
    game.end();
  });
});

test('C-12.2: Urd takes the cards of enemies that are about to win', () => {
  const game = drawing('urd', {
    enemies: { hel: 'vanaheim', surt: 'alfheim', loki: 'svartalfheim' },
    wheel: ['odin-hel', 'odin-surt', 'odin-nidhogg', 'odin-loki'],
  });
  expect(lineOf(heuristic, game)).toBe('take odin-hel odin-surt');
  game.end();
});

test('C-5: a god whose known card would end the game has its turn last', () => {
  const game = acting({
    places: { thor: 'nidavellir' },
    enemies: { hel: 'alfheim' },
    wheel: ['odin-hel'],
    heads: { thor: ['thor-hel'], odin: ['odin-fenrir'], heimdall: ['heimdall-loki'] },
  });
  game.play('rest');
  expect(lineOf(heuristic, game)).toMatch(/^order (odin heimdall|heimdall odin)$/);
  game.end();
});
