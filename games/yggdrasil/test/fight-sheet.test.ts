import { fractionText, oddsOfLine } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { LOKI, SURT } from '../data/enemies.ts';
import { ASGARD, JOTUNHEIM, MIDGARD } from '../data/worlds.ts';
import { gameModule, type YggdrasilPosition } from '../index.ts';
import { act } from '../rules/actions.ts';
import { HIDDEN } from '../rules/giants.ts';
import { type FightSheet, fightSheet } from '../view/fight-sheet.ts';
import { fightOdds, spendUpTo } from '../view/odds.ts';
import { positions } from './positions.ts';
import { acting } from './situation.ts';

function sheetFor(p: YggdrasilPosition, moves: readonly number[]): FightSheet {
  const sheet = fightSheet(p, p.active, moves);
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

describe('the sheet of a fight', () => {
  test('Y-10.4: adds up what the god has, and says what a victory brings', () => {
    // As drawn in the design: Thor against Surt beyond the door.
    const { position } = acting({
      gods: ['thor'],
      enemies: { surt: 5 },
      vikings: [3],
      elves: [1],
      weapons: { surt: [2] },
    });
    const sheet = sheetFor(position, [ASGARD, SURT, 3]);
    expect(sheet).toMatchObject({
      kind: 'fight',
      foe: 'surt',
      against: 'enemy',
      god: 'thor',
      strength: 7,
      helper: '',
      bonus: 3,
      parts: { god: 1, level: 2 },
      vikingsHeld: 3,
      elvesHeld: 1,
      sent: 3,
      sides: 6,
      rolls: 1,
      push: { from: 5, to: 4 },
      relief: [{ line: 'door', limit: 3, from: 1, to: 0 }],
    });
    expect(sheet.rows.map(({ chances }) => chances[1].fraction)).toEqual([
      '1/6',
      '1/3',
      '2/3',
      '1/1',
    ]);
    expect(sheet.rows[3].outcomes).toEqual([
      { total: 6, result: 'winWithElves', elves: 1 },
      { total: 7, result: 'win', elves: 0 },
      { total: 8, result: 'win', elves: 0 },
      { total: 9, result: 'win', elves: 0 },
    ]);
    expect(sheet.faces.map(({ sides, hammers }) => [sides, hammers])).toEqual([
      [2, 0],
      [2, 1],
      [1, 2],
      [1, 3],
    ]);
  });

  test('Y-10: its chances are those of the odds, and of playing the line', () => {
    let seen = 0;
    for (const { options, p } of positions(120, 41, (found) => act.isOpen(found))) {
      if (p.frames.depth === 0 || yggdrasil.refuse(p, ASGARD) !== undefined) continue;
      for (const enemy of [0, 1, 2, 3, 4, 5].filter((e) => p.enemies[e] > 0)) {
        const { rows, strength, bonus, parts, faces, elvesHeld } = sheetFor(p, [ASGARD, enemy]);
        const odds = fightOdds(p, enemy);
        expect(rows.map(({ chances }) => chances.map((chance) => chance.fraction))).toEqual(
          odds.chances.map((row) => row.map(fractionText)),
        );
        expect([strength, bonus]).toEqual([odds.strength, odds.bonus]);
        expect(parts.god + parts.level).toBe(bonus);
        const line = [ASGARD, enemy, p.vikings[p.active]];
        const won = oddsOfLine(yggdrasil, options, p, line, spendUpTo(elvesHeld)).find(
          ({ what }) => what === 'won',
        );
        const last = rows.at(-1)?.chances.at(-1)?.fraction;
        expect(last).toBe(won === undefined ? '0/1' : fractionText(won.probability));
        // Y-11.5: without the die there is one outcome.
        for (const row of rows) expect(row.outcomes).toHaveLength(Math.max(1, faces.length));
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(50);
  });

  test('Y-11.2, Y-11.5: knows the giant who helps, and Thiazy', () => {
    const { position } = acting({
      enemies: { loki: 3 },
      vikings: [2],
      activeGiants: ['suttung', 'thiazy'],
    });
    const sheet = sheetFor(position, [ASGARD, LOKI]);
    expect(sheet).toMatchObject({ strength: 7, helper: 'suttung', faces: [], sent: null });
    expect(sheet.rows[2].outcomes).toEqual([{ total: 2, result: 'loss', elves: 5 }]);
  });

  test('Y-9.8, Y-11.7: a giant is no enemy on the way', () => {
    const { position } = acting({ vikings: [2], activeGiants: ['bergelmir'] });
    expect(sheetFor(position, [JOTUNHEIM, HIDDEN])).toMatchObject({
      foe: 'hidden',
      against: 'giant',
      strength: 4,
      helper: 'bergelmir',
      push: null,
      relief: [],
    });
  });

  test('is there only for who is asked, and only for a fight', () => {
    const { position } = acting({ gods: ['thor', 'tyr'], enemies: { loki: 3 }, vikings: [1, 1] });
    expect(gameModule.sheet?.(position, 1, [ASGARD, LOKI])).toBeUndefined();
    expect(gameModule.sheet?.(position, 0, [ASGARD])).toBeUndefined();
    expect(gameModule.sheet?.(position, 0, [MIDGARD, 1])).toBeUndefined();
    const sheet = sheetFor(position, [ASGARD, LOKI]);
    expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
  });
});
