import { botGames } from '@nineworlds/testkit';
import { policySuite } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { heuristic } from '../bot/heuristic.ts';
import { HoldingsValue } from '../bot/holdings-value.ts';
import { idle } from '../bot/idle.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { yggdrasil } from '../checked.ts';
import { VIKINGS } from '../data/islands.ts';
import { acting } from './situation.ts';

const { lineOf, playGame, winsOf } = botGames(yggdrasil);

const HARDEST = { ragnarok: 4, ragnarokEffects: 'each' };
const RULE_SETS = ['printed2011', 'draft2010', 'jp'];

policySuite(yggdrasil, heuristic, { tables: [{ seats: 3, angry: 3 }] });

describe('heuristic', () => {
  test.each([1, 2, 3, 4, 5, 6])('gives legal answers under all rules, %i gods', (seats) => {
    for (const ruleset of RULE_SETS) {
      for (const more of [{}, { angry: 6 }, HARDEST, { asgardFoes: 'enemiesAndGiants' }]) {
        for (let seed = 1; seed <= 4; seed++)
          playGame(heuristic, { seats, ruleset, ...more }, seed);
      }
    }
  });

  // Naive bots win with one, three and six gods 10, 2 and 0 games of a hundred without Angry cards.
  test.each([
    [1, 0, 45],
    [3, 0, 45],
    [6, 0, 32],
    [1, 6, 30],
    [3, 6, 20],
  ])('wins, with %i gods and %i Angry cards, %i of fifty games or more', (seats, angry, least) => {
    expect(winsOf(heuristic, { seats, angry }, 50)).toBeGreaterThanOrEqual(least);
    expect(winsOf(idle, { seats, angry }, 10)).toBe(0);
  });
});

test('no Viking is worth more than the one before, on which the bound of plans rests', () => {
  const holdings = new HoldingsValue(WEIGHTS);
  for (let turns = 0; turns <= 20; turns++) {
    holdings.turns[0] = turns;
    const worth = Array.from({ length: VIKINGS + 1 }, (_, count) => holdings.ofVikings(0, count));
    const gains = worth.slice(1).map((after, i) => after - worth[i]);
    expect(gains.every((gain, i) => gain <= (gains[i - 1] ?? gain) + 1e-12)).toBe(true);
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
  }
});

describe('in danger', () => {
  const loki = { enemies: { loki: 7, surt: 1 }, weapons: { loki: [3] }, vikings: [5] } as const;

  test('Y-4.2: an enemy in the Residence is pushed back with the last action', () => {
    const game = acting(loki).play('nidavellir hel').play('vanaheim advance');
    expect(lineOf(heuristic, game)).toBe('asgard loki 5');
    game.end();
  });

  test('Y-9.2: Vikings that are missing for it are gathered first', () => {
    const game = acting({ ...loki, vikings: [2], valkyries: 'green' }).play('vanaheim advance');
    expect(lineOf(heuristic, game)).toBe('midgard green');
    game.end();
  });

  test('Y-9.5: or another god gives them', () => {
    const gods = ['heimdall', 'odin'];
    const game = acting({ ...loki, gods, vikings: [1, 7], elves: [0, 1] }).play('vanaheim advance');
    const line = lineOf(heuristic, game);
    expect(line).toMatch(/^niflheim odin \d \d$/);
    const [, , vikings, elves] = line.split(' ').map(Number);
    expect(vikings + elves).toBeGreaterThanOrEqual(5);
    game.play(line);
    expect(lineOf(heuristic, game)).toMatch(/^asgard loki/);
    game.end();
  });

  test('Y-13.4: the Vanir push him back where nobody can fight him', () => {
    const game = acting({ ...loki, vikings: [], weapons: {}, vanir: 4, elves: [] });
    game.play('nidavellir hel').play('alfheim');
    expect(lineOf(heuristic, game)).toBe('vanaheim push loki');
    game.end();
  });
});

describe('elves', () => {
  const surt = {
    enemies: { surt: 7 },
    vikings: [4],
    weapons: { surt: [1] },
    gods: ['odin', 'thor'],
  };

  test.each([
    ['black', 3, 'elves 0'],
    ['green', 3, 'elves 1'],
    ['blue', 3, 'elves 2'],
    ['white', 3, 'elves 3'],
    ['white', 2, 'elves 0'],
  ])(
    'Y-10.5: after a roll of %s exactly as many of %i are spent as win: %s',
    (face, elves, line) => {
      const game = acting({ ...surt, elves: [elves] })
        .play('asgard surt 4')
        .rolls(`die ${face}`);
      expect(lineOf(heuristic, game)).toBe(line);
      game.end();
    },
  );
});

test('Y-14.5: Tyr keeps the face that calms Fenrir, and the hammers in a fight', () => {
  const angry = acting({ gods: ['tyr'], enemies: { fenrir: 3 }, fenrirCard: 'fenrir' });
  angry.play('calm').rolls('die green', 'die white');
  expect(lineOf(heuristic, angry)).toBe('keep white');
  angry.end();
  const fight = acting({ gods: ['tyr'], enemies: { surt: 1 }, vikings: [3] });
  fight.play('asgard surt 3').rolls('die green', 'die white');
  expect(lineOf(heuristic, fight)).toBe('keep green');
  fight.end();
});
