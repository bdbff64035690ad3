import { OVER } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { acting, enemyAt, lines, livesOf, namesOf, type Situation } from './situation.ts';

function riskOf(situation: Situation, foe: string): { risks: number; left: number } {
  const game = acting(situation).play(`fight ${foe}`);
  const told = game.events.find(({ name }) => name === 'risksTaken');
  return { risks: Number(told?.facts.risks), left: Number(told?.facts.left) };
}

describe('C-10: fights', () => {
  test('C-10: Surt goes back to Muspellheim, Hel to Niflheim, Loki and Fenrir to the Cage', () => {
    const places = { thor: 'asgard' } as const;
    const after = (enemy: 'surt' | 'hel' | 'loki' | 'fenrir') => {
      const enemies = { [enemy]: 'asgard' };
      return enemyAt(acting({ enemies, places }).play(`fight ${enemy}`), enemy);
    };
    expect([after('surt'), after('hel'), after('loki'), after('fenrir')]).toEqual([
      'muspellheim',
      'niflheim',
      'cage',
      'cage',
    ]);
  });

  test('C-10: Iormungand goes back one island; the Anonymous stay with Hel', () => {
    const game = acting({ places: { thor: 'midgard' }, island: 2, anonymous: 3 });
    game.play('fight iormungand');
    expect([game.position.island, game.position.anonymous]).toEqual([1, 3]);
  });

  test('C-10: the Risks are the strength before anything changes', () => {
    expect(riskOf({ enemies: { surt: 'asgard' }, fire: 4 }, 'surt').risks).toBe(5);
    expect(riskOf({ enemies: { hel: 'asgard' }, anonymous: 2 }, 'hel').risks).toBe(3);
    expect(riskOf({ enemies: { loki: 'asgard' }, iotunns: ['thrym'] }, 'loki').risks).toBe(2);
    const fenrir = { enemies: { fenrir: 'asgard' }, ravaged: ['midgard', 'alfheim'] } as const;
    expect(riskOf(fenrir, 'fenrir').risks).toBe(3);
    expect(
      riskOf({ places: { thor: 'midgard' }, island: 1, anonymous: 1 }, 'iormungand').risks,
    ).toBe(3);
    expect(riskOf({ iotunns: ['thjazi'] }, 'thjazi').risks).toBe(2);
    // The retreat of Loki ravages no world and leaves Fenrir's strength.
    const both = { enemies: { hel: 'asgard', loki: 'niflheim' }, anonymous: 1 } as const;
    expect(riskOf(both, 'hel').risks).toBe(2);
  });

  test('C-10: the god always wins, however many life points it costs', () => {
    const game = acting({ enemies: { surt: 'asgard' }, fire: 2 }).play('fight surt');
    game.rolls('god-die thor blank');
    expect([enemyAt(game, 'surt'), livesOf(game, 'thor')]).toEqual(['muspellheim', 4]);
    expect(game.position.fire).toBe(2);
  });

  test('C-10: Nidhogg is never fought, and nobody in another world', () => {
    const game = acting({ enemies: { surt: 'asgard' } });
    game.refuses('fight nidhogg', 'C-10', 'neverFought');
    game.refuses('fight hel', 'C-10', 'enemyElsewhere');
    game.refuses('fight thrym', 'C-10', 'iotunnNotInPlay');
  });

  test('C-10, C-17.6: whoever cannot retreat cannot be fought', () => {
    const at = (world: 'muspellheim' | 'niflheim' | 'midgard', foe: string) =>
      acting({ places: { thor: world }, fire: 1, anonymous: 1 }).refuses(
        `fight ${foe}`,
        'C-10',
        'cannotRetreat',
      );
    at('muspellheim', 'surt');
    at('niflheim', 'hel');
    at('midgard', 'iormungand');
  });

  test('C-10: fighting is possible in a ravaged world', () => {
    const enemies = { loki: 'alfheim', surt: 'alfheim' } as const;
    const game = acting({ places: { thor: 'alfheim' }, enemies, ravaged: ['alfheim'] });
    expect(lines(game)).toEqual(['rest', 'heal', 'fight loki', 'fight surt']);
  });

  test('C-10: a mission is one fight or one action', () => {
    const game = acting({ places: { thor: 'alfheim' }, enemies: { loki: 'alfheim' } });
    game.play('fight loki').rolls('god-die thor s').asks(-2, 'orderSeats');
    expect(namesOf(game)).toContain('risksCancelled');
    expect(game.position.frames.seat).not.toBe(OVER);
  });
});

describe('C-12.1: weapons cancel a Risk of their fights', () => {
  test.each([
    ['gleipnir', 'fenrir'],
    ['gungnir', 'hel'],
    ['hofund', 'loki'],
    ['miming', 'surt'],
  ] as const)('C-12.1: %s against %s', (weapon, enemy) => {
    const enemies = { [enemy]: 'asgard' };
    const held = { artifacts: { [weapon]: 'thor' }, enemies, fire: 3, anonymous: 3 } as Situation;
    const strength = { fenrir: 1, hel: 4, loki: 1, surt: 4 }[enemy];
    expect(riskOf(held, enemy)).toEqual({ risks: strength, left: strength - 1 });
    const other = { ...held, artifacts: { [weapon]: 'odin' } } as Situation;
    expect(riskOf(other, enemy)).toEqual({ risks: strength, left: strength });
    const both = { ...held, artifacts: { [weapon]: 'thor', megingjord: 'thor' } } as Situation;
    expect(riskOf(both, enemy).left).toBe(Math.max(0, strength - 2));
  });

  test('C-12.1: Mjollnir against Iormungand, Jarngreipr against Iotunns', () => {
    const midgard = { places: { thor: 'midgard' }, island: 1, anonymous: 1 } as const;
    expect(riskOf({ ...midgard, artifacts: { mjollnir: 'thor' } }, 'iormungand').left).toBe(2);
    expect(riskOf({ ...midgard, artifacts: { jarngreipr: 'thor' } }, 'iormungand').left).toBe(3);
    expect(riskOf({ iotunns: ['thjazi'], artifacts: { jarngreipr: 'thor' } }, 'thjazi').left).toBe(
      1,
    );
    expect(riskOf({ iotunns: ['thjazi'], artifacts: { mjollnir: 'thor' } }, 'thjazi').left).toBe(2);
  });

  test('C-12.1: Megingjord alone cancels nothing, and none of what Risks an action has', () => {
    const surt = { enemies: { surt: 'asgard' }, fire: 3 } as const;
    expect(riskOf({ ...surt, artifacts: { megingjord: 'thor' } }, 'surt').left).toBe(4);
    const artifacts = { megingjord: 'thor', miming: 'thor' } as const;
    const game = acting({ artifacts, fire: 3, places: { thor: 'muspellheim' } }).play('act');
    const told = game.events.find(({ name }) => name === 'risksTaken');
    expect(told?.facts).toMatchObject({ risks: 3, left: 3 });
  });
});
