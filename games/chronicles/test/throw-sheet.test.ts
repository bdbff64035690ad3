import {
  addFractions,
  CERTAIN,
  CHANCE,
  type Fraction,
  fraction,
  fractionText,
  type Move,
  multiplyFractions,
  NEVER,
  type Policy,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { HEL } from '../data/enemies.ts';
import { ChroniclesPosition, gameModule } from '../index.ts';

import { FIGHT_ENEMY, REST } from '../rules/mission.ts';
import { rollDice } from '../rules/throw-dice.ts';
import { payHeroes } from '../rules/throw-help.ts';
import { livesLost, perilOfMission, policiesFor, SPEND_NOTHING, spendUpTo } from '../view/odds.ts';
import { type ThrowSheet, throwSheet } from '../view/throw-sheet.ts';
import { acting, type Situation } from './situation.ts';

const FIGHT = FIGHT_ENEMY + HEL;

/** A fight against Hel, with as many Risks as she is strong. */
function against(anonymous: number, situation: Situation = {}): ChroniclesPosition {
  const [god = 'thor'] = situation.gods ?? [];
  return acting({
    enemies: { hel: 'svartalfheim' },
    places: { [god]: 'svartalfheim' },
    anonymous,
    ...situation,
  }).position;
}

function sheetFor(p: ChroniclesPosition, moves: readonly Move[]): ThrowSheet {
  const sheet = throwSheet(p, 0, moves);
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

/** What the throw has cost, by going through all rolls: chances of losses, and dice on average. */
function byRules(p: ChroniclesPosition, policy: Policy<ChroniclesPosition>) {
  const costs = new Map<string, Fraction>();
  let dice = NEVER;
  const goOn = (q: ChroniclesPosition, chance: Fraction): void => {
    const isChance = q.frames.depth > 0 && q.frames.seat === CHANCE;
    const answer = isChance || q.frames.depth === 0 ? 'stop' : policy.choose(q);
    if (!isChance && answer === 'stop') {
      const key = `${p.lives[0] - q.lives[0]} ${p.elves[0] - q.elves[0]}`;
      costs.set(key, addFractions(costs.get(key) ?? NEVER, chance));
      const lost = fraction(p.dice[0] - q.dice[0], 1);
      dice = addFractions(dice, multiplyFractions(lost, chance));
      return;
    }
    for (const [move, weight] of isChance ? rollsOf(q) : [[answer as Move, CERTAIN] as const]) {
      const next = copyOf(q);
      chronicles.apply(next, move);
      goOn(next, multiplyFractions(chance, weight));
    }
  };
  const begun = copyOf(p);
  chronicles.apply(begun, FIGHT);
  goOn(begun, CERTAIN);
  const texts = [...costs].map(([key, chance]) => `${key}: ${fractionText(chance)}`).sort();
  return { costs: texts, dice: fractionText(dice) };
}

/** The outcomes of a roll of the throw; whatever comes after the throw is left alone. */
function rollsOf(p: ChroniclesPosition): (readonly [Move, Fraction])[] {
  const moves = new Int32Array(chronicles.maxMoves);
  const weights = new Float64Array(chronicles.maxMoves);
  const n = chronicles.outcomes(p, moves, weights);
  const all = weights.subarray(0, n).reduce((sum, weight) => sum + weight, 0);
  return Array.from(moves.subarray(0, n), (move, i) => [move, fraction(weights[i], all)]);
}

function copyOf(p: ChroniclesPosition): ChroniclesPosition {
  const copy = new ChroniclesPosition(p.setup);
  copy.copyFrom(p);
  return copy;
}

const SITUATIONS: readonly (readonly [string, ChroniclesPosition])[] = [
  ['plain dice', against(2, { dice: { thor: 2 } })],
  ['Elves', against(2, { dice: { thor: 2 }, elves: { thor: 2 } })],
  ['Heroes', against(3, { valhalla: 2, dice: { thor: 2 }, elves: { thor: 1 } })],
  ['Andvarinaut', against(2, { dice: { thor: 2 }, artifacts: { andvarinaut: 'thor' } })],
  ['Brisingamen', against(2, { dice: { thor: 3 }, artifacts: { brisingamen: 'thor' } })],
  [
    'all that keeps and rolls again',
    against(2, {
      dice: { thor: 2 },
      elves: { thor: 3 },
      artifacts: { andvarinaut: 'thor', draupnir: 'thor', brisingamen: 'thor', svalinn: 'thor' },
    }),
  ],
  ['Thor’s die', against(3, { mode: 'hard', dice: { thor: 1 }, elves: { thor: 2 } })],
  [
    'Freyr’s pairs',
    against(4, {
      gods: ['freyr', 'odin', 'tyr'],
      mode: 'hard',
      dice: { freyr: 1 },
      elves: { freyr: 4 },
    }),
  ],
];

describe('the sheet of a saving throw', () => {
  test.each(SITUATIONS)('C-13.1, C-13.2: costs what all rolls come to, with %s', (_, p) => {
    const { rows, mostHeroes, mostDice } = sheetFor(p, [FIGHT]);
    expect(rows).toHaveLength((mostHeroes + 1) * (mostDice + 1));
    const ways = { diceAndElves: 0, everything: mostHeroes };
    for (const [name, heroes] of Object.entries(ways)) {
      const policy = policiesFor(p, [FIGHT]).find((known) => known.name === name);
      const row = rows.find((other) => other.heroes === heroes && other.dice === mostDice);
      if (policy === undefined || row === undefined) throw new Error(name);
      const costs = row.costs.map(({ lives, elves, chance }) =>
        [`${lives} ${elves}`, chance.fraction].join(': '),
      );
      expect({ costs: costs.sort(), dice: row.meanDice.fraction }).toEqual(byRules(p, policy));
    }
  });

  test('C-13.1: its chances are those of the odds', () => {
    for (const [, p] of SITUATIONS) {
      const peril = perilOfMission(p, FIGHT);
      if (peril.kind !== 'risks') throw new Error('no Risks');
      for (const row of sheetFor(p, [FIGHT]).rows) {
        const { heroes, dice } = row;
        const odds = livesLost(peril.facts, heroes, dice, spendUpTo(99));
        expect(row.noLoss.fraction).toBe(fractionText(odds.chances[0]));
        expect(row.meanLives.fraction).toBe(fractionText(odds.mean));
        expect(row.deadly.fraction).toBe(fractionText(odds.deadly));
        const unaided = livesLost(peril.facts, heroes, dice, SPEND_NOTHING);
        expect(row.meanUnaided.fraction).toBe(fractionText(unaided.mean));
        const all = row.costs.reduce((sum, { chance }) => sum + chance.value, 0);
        expect(all).toBeCloseTo(1, 12);
      }
    }
  });

  test('C-13.1: goes on while Heroes and dice are asked for, and says what the line commits', () => {
    const p = against(3, { valhalla: 2, dice: { thor: 2 } });
    const begun = sheetFor(p, [FIGHT]);
    expect(begun).toMatchObject({ god: 'thor', risks: 4, heroes: null, dice: null });
    expect(begun).toMatchObject({ mostHeroes: 2, mostDice: 2, lives: p.lives[0] });
    const open = copyOf(p);
    chronicles.apply(open, FIGHT);
    expect(payHeroes.isOpen(open)).toBe(true);
    expect(sheetFor(open, [])).toEqual(begun);
    expect(sheetFor(open, [1])).toEqual({ ...begun, heroes: 1 });
    expect(sheetFor(open, [1, 2])).toEqual({ ...begun, heroes: 1, dice: 2 });
    chronicles.apply(open, 1);
    expect(rollDice.isOpen(open)).toBe(true);
    const paid = sheetFor(open, []);
    expect(paid).toMatchObject({ risks: 3, mostHeroes: 0, heroes: null });
    const costs = (sheet: ThrowSheet, heroes: number) =>
      sheet.rows.filter((row) => row.heroes === heroes).map((row) => row.costs);
    expect(costs(paid, 0)).toEqual(costs(begun, 1));
  });

  test('is there only for who is asked, and only where there are Risks', () => {
    const p = against(2);
    expect(gameModule.sheet?.(p, 1, [FIGHT])).toBeUndefined();
    expect(gameModule.sheet?.(p, 0, [])).toBeUndefined();
    expect(gameModule.sheet?.(p, 0, [REST])).toBeUndefined();
    expect(JSON.parse(JSON.stringify(sheetFor(p, [FIGHT])))).toEqual(sheetFor(p, [FIGHT]));
  });
});
