import { WinJudge } from '@nineworlds/bots/thinking';
import { hashOf, Rng } from '@nineworlds/engine';
import { randomOptions } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { heuristic } from '../bot/heuristic.ts';
import { MEASURES, measure } from '../bot/measures.ts';
import { WIN_MODEL } from '../bot/win-model.ts';
import { brain } from '../brain.ts';
import { yggdrasil } from '../checked.ts';
import type { YggdrasilPosition } from '../index.ts';
import { playGame } from './bot-games.ts';
import { acting, type Situation } from './situation.ts';

/** The numbers of a position for a seat; all of them have to be written. */
function measured(p: YggdrasilPosition, seat: number): readonly number[] {
  const into = new Float64Array(MEASURES.length + 1).fill(Number.NaN);
  measure(p, seat, into);
  expect(into[MEASURES.length]).toBeNaN();
  const numbers = Array.from(into.subarray(0, MEASURES.length));
  expect(numbers.every(Number.isFinite), numbers.join(' ')).toBe(true);
  return numbers;
}

describe('the measures of Yggdrasil', () => {
  test('are those that the win model was fitted to', () => {
    expect(WIN_MODEL.measures).toEqual(MEASURES);
    expect(WIN_MODEL.units.map(({ length }) => length)).toEqual(
      WIN_MODEL.units.map(() => MEASURES.length + 1),
    );
    expect(WIN_MODEL.answer).toHaveLength(WIN_MODEL.units.length + 1);
    expect(WIN_MODEL.scales.every((scale) => scale > 0)).toBe(true);
  });

  test('can be told of every position with any options, which stays as it was', () => {
    for (let seed = 1; seed <= 6; seed++) {
      playGame(heuristic, randomOptions(yggdrasil, new Rng(seed)), seed, (p) => {
        const before = hashOf(p);
        measured(p, 0);
        expect(hashOf(p)).toBe(before);
      });
    }
  });

  test('Y-10.5: tell a fight under way, and whether the elves in hand still win it', () => {
    const inFight = (elves: number) => {
      const game = acting({ enemies: { surt: 3 }, vikings: [2], elves: [elves] });
      game.play('asgard surt 2').rolls('die green').asks(0, 'payElves');
      const numbers = measured(game.position, 0);
      game.end();
      return ['underWay', 'fightWon', 'fightLost'].map((name) => numbers[MEASURES.indexOf(name)]);
    };
    expect(inFight(1)).toEqual([1, 0, 1]);
    expect(inFight(2)).toEqual([1, 1, 0]);
  });

  test('depend on nothing but what a god knows', () => {
    const rng = new Rng(3);
    playGame(heuristic, { seats: 3, angry: 3 }, 5, (p) => {
      const o = new (p.constructor as typeof YggdrasilPosition)(p.setup);
      yggdrasil.observe(p, 1, o);
      const known = measured(o, 1);
      expect(measured(p, 2)).toEqual(known);
      yggdrasil.determinize(o, rng);
      expect(measured(o, 1)).toEqual(known);
    });
  });
});

describe('the win model of Yggdrasil', () => {
  const judge = new WinJudge(yggdrasil, brain);
  const cards = Array.from({ length: 12 }, (_, i) => ['hel', 'loki', 'surt'][i % 3]);
  const chance = (situation: Situation) => {
    const game = acting({ gods: ['thor', 'odin', 'tyr'], unseen: cards, ...situation });
    const found = judge.winProbability(game.position, 0);
    game.end();
    return found;
  };

  test('Y-4.2: gives less for enemies that are near to what they want', () => {
    const far = chance({ enemies: { loki: 2, hel: 1 } });
    const near = chance({ enemies: { loki: 6, hel: 5, surt: 4 } });
    expect(near).toBeLessThan(far - 0.1);
  });

  test('gives more for Vikings and weapons', () => {
    const enemies = { loki: 5, hel: 5, surt: 4 };
    const armed = { vikings: [6, 6, 6], weapons: { loki: [3], surt: [2], hel: [3] } };
    expect(chance({ enemies, ...armed })).toBeGreaterThan(chance({ enemies }));
  });
});
