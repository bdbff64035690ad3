import { CHANCE, type Options, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { IOTUNN_WORDS } from '../data/iotunns.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import {
  acting,
  diceOf,
  drawing,
  elvesOf,
  enemyAt,
  type Game,
  type Iotunn,
  iotunnsIn,
  lines,
  livesOf,
  moving,
  revealing,
  type Situation,
  type World,
  wordsOf,
} from './situation.ts';

/** Everything that a world could need for its action. */
const PLENTY: Situation = { fire: 4, anonymous: 4, ravaged: [] };

function missionsIn(world: World, situation: Situation): string[] {
  const game = moving({ ...PLENTY, ...situation, places: { thor: world } }).play('stay');
  return game.position.frames.seat === 0 ? lines(game) : [];
}

test('C-8.1: an Iotunn takes a pawn, its card leaves the game', () => {
  const game = revealing({ wheel: ['odin-loki'], iotunns: ['thrym'] }).rolls('card thor-loki');
  game.asks(CHANCE, 'drawIotunn');
  expect(() => game.rolls('iotunn thrym')).toThrow('does not answer');
  const placed = revealing({ wheel: ['odin-loki'], iotunns: ['thrym'] });
  placed.rolls('card thor-loki', 'iotunn baugi');
  expect(iotunnsIn(placed)).toEqual(['baugi', 'thrym']);
  expect(wordsOf(placed.position.iotunnDeck, IOTUNN_WORDS)).toHaveLength(16);
});

describe('C-8.2: eight Iotunns close a world', () => {
  const rows: [Iotunn, World][] = [
    ['thjazi', 'asgard'],
    ['baugi', 'alfheim'],
    ['skadi', 'vanaheim'],
    ['geirrod', 'midgard'],
    ['greip', 'nidavellir'],
    ['gjalp', 'svartalfheim'],
    ['starkadr', 'niflheim'],
    ['beli', 'muspellheim'],
  ];

  test.each(rows)('C-8.2: %s closes %s to its action; he can be fought there', (iotunn, world) => {
    const ravaged: World[] = world === 'asgard' ? ['midgard'] : [];
    expect(missionsIn(world, { ravaged })).toContain('act');
    const closed = missionsIn(world, { ravaged, iotunns: [iotunn] });
    expect(closed).not.toContain('act');
    expect(closed).toContain(`fight ${iotunn}`);
    const others = WORLD_WORDS.filter((other) => other !== world && other !== 'asgard');
    for (const other of others) {
      expect(missionsIn(other, { iotunns: [iotunn] })).toContain('act');
      expect(missionsIn(other, { iotunns: [iotunn] })).not.toContain(`fight ${iotunn}`);
    }
  });

  test.each(rows)('C-8.2: %s closes %s to Heal the Tree', (iotunn, world) => {
    const game = acting({ places: { thor: world }, ravaged: [world], iotunns: [iotunn] });
    game.refuses('heal', 'C-8.2', 'worldBlocked').refuses('act', 'C-8.2', 'worldBlocked');
  });

  test('C-8.2: enemies there can still be fought, and everybody comes and goes', () => {
    const game = moving({ enemies: { loki: 'alfheim' }, iotunns: ['baugi'] }).play('move alfheim');
    expect(lines(game)).toEqual(['rest', 'fight loki', 'fight baugi']);
  });

  test('C-8.2: no runestone reaches a closed world, but Asgard heals it from afar', () => {
    const situation = { ravaged: ['alfheim'], iotunns: ['baugi'] } as const;
    const game = acting({ ...situation, places: { thor: 'asgard' } }).play('act alfheim');
    expect(game.position.ravaged).toBe(0);
  });
});

describe('C-8.2: five Iotunns protect an enemy', () => {
  const rows: [Iotunn, 'loki' | 'fenrir' | 'iormungand' | 'surt' | 'hel', World][] = [
    ['angrboda', 'loki', 'alfheim'],
    ['vafthrudnir', 'fenrir', 'asgard'],
    ['hymir', 'iormungand', 'midgard'],
    ['gerda', 'surt', 'alfheim'],
    ['hyrrokkin', 'hel', 'alfheim'],
  ];

  test.each(rows)('C-8.2: %s protects %s and goes where it goes', (iotunn, enemy, world) => {
    const enemies = enemy === 'iormungand' ? {} : { [enemy]: world };
    const situation = { enemies, island: 1, anonymous: 1, places: { thor: world } } as Situation;
    acting(situation).play(`fight ${enemy}`);
    const game = acting({ ...situation, iotunns: [iotunn] });
    game.refuses(`fight ${enemy}`, 'C-8.2', 'enemyProtected').play(`fight ${iotunn}`);
    expect(iotunnsIn(game)).toEqual([]);
    expect(enemyAt(game, enemy)).toBe(world);
  });

  test('C-8.2: with a caged enemy the Iotunn is out of reach', () => {
    const game = acting({ iotunns: ['vafthrudnir'], enemies: { loki: 'asgard' } });
    game.refuses('fight vafthrudnir', 'C-8.2', 'iotunnElsewhere');
  });
});

describe('C-8.2: five Iotunns deny something to all gods', () => {
  /** A fight with Loki of strength 2 in Iotunheim. */
  function fighting(iotunn: Iotunn, situation: Situation, line = 'fight loki'): Game {
    const places = { thor: 'iotunheim' } as const;
    const enemies = { loki: 'iotunheim' } as const;
    return acting({ ...situation, iotunns: [iotunn], places, enemies }).play(line);
  }

  test('C-8.2: Suttung: no Elves after saving throws', () => {
    const game = fighting('suttung', { elves: { thor: 2 } }).rolls('god-die thor ii');
    expect([livesOf(game, 'thor'), elvesOf(game, 'thor')]).toEqual([5, 2]);
  });

  test('C-8.2: Skyrmir: no Heroes', () => {
    const game = fighting('skyrmir', { valhalla: 3 })
      .asks(CHANCE, 'rollGod')
      .rolls('god-die thor s');
    expect([livesOf(game, 'thor'), game.position.valhalla]).toEqual([6, 3]);
  });

  test('C-8.2: Thrym: no artifacts, which can still be collected', () => {
    const artifacts = { draupnir: 'thor', hofund: 'thor', skidbladnir: 'thor' } as const;
    const game = fighting('thrym', { artifacts }).rolls('god-die thor ii');
    expect(livesOf(game, 'thor')).toBe(5);
    const away = moving({ artifacts, iotunns: ['thrym'], places: { thor: 'niflheim' } });
    away.refuses('move alfheim', 'C-9', 'tooFar');
    const forge = acting({ iotunns: ['thrym'], places: { thor: 'nidavellir' } });
    forge.play('act andvarinaut').asks(CHANCE, 'showArtifact');
  });

  test('C-8.2: Hrungnir: no Vanir dice', () => {
    const game = fighting('hrungnir', { dice: { thor: 3 } }).asks(CHANCE, 'rollGod');
    game.rolls('god-die thor ii');
    expect([livesOf(game, 'thor'), diceOf(game, 'thor')]).toEqual([5, 3]);
  });

  test('C-8.2: Utgardloki: no god die', () => {
    const game = fighting('utgardloki', { dice: { thor: 1 } }, 'fight loki 1');
    game.rolls('vanir-die s');
    expect(livesOf(game, 'thor')).toBe(6);
    const bare = fighting('utgardloki', {});
    expect(livesOf(bare, 'thor')).toBe(5);
  });

  test.each(['suttung', 'skyrmir', 'thrym', 'hrungnir', 'utgardloki'] as const)(
    'C-8.2: %s is fought from Iotunheim',
    (iotunn) => {
      const game = acting({ places: { thor: 'iotunheim' }, iotunns: [iotunn] });
      expect(iotunnsIn(game.play(`fight ${iotunn}`))).toEqual([]);
      const away = acting({ places: { thor: 'alfheim' }, iotunns: [iotunn] });
      away.refuses(`fight ${iotunn}`, 'C-8.2', 'iotunnElsewhere');
    },
  );
});

describe('C-17.30: Iotunns who deny, in their own fight', () => {
  const held: Situation = {
    places: { thor: 'iotunheim', odin: 'alfheim' },
    valhalla: 1,
    dice: { thor: 1 },
    elves: { thor: 1 },
    artifacts: { jarngreipr: 'thor' },
  };

  function beating(iotunn: Iotunn, denial: string): Game {
    return acting({ ...held, iotunns: [iotunn], options: { denial } });
  }

  test('C-17.30: untilBeaten: everything is at hand', () => {
    for (const iotunn of ['suttung', 'skyrmir', 'thrym', 'hrungnir', 'utgardloki'] as const) {
      const game = beating(iotunn, 'untilBeaten').play(`fight ${iotunn}`);
      // Jarngreipr has cancelled one of the two Risks.
      expect(game.events.find(({ name }) => name === 'risksTaken')?.facts.left).toBe(1);
      game.asks(0, 'payHeroes').play('heroes 0 1').rolls('god-die thor ii', 'vanir-die ii');
      game.asks(0, 'convert').play('elves 1').asks(TEAM, 'orderSeats');
      expect(livesOf(game, 'thor')).toBe(7);
    }
  });

  test('C-17.30: throughThrow: Suttung: no Elves', () => {
    const game = beating('suttung', 'throughThrow').play('fight suttung').play('heroes 0 1');
    game.rolls('god-die thor ii', 'vanir-die ii').asks(TEAM, 'orderSeats');
    expect([livesOf(game, 'thor'), elvesOf(game, 'thor'), iotunnsIn(game)]).toEqual([6, 1, []]);
    expect(game.position.denier).toBe(0);
  });

  test('C-17.30: throughThrow: Skyrmir: no Heroes', () => {
    const game = beating('skyrmir', 'throughThrow');
    game.play('fight skyrmir 1').rolls('god-die thor s', 'vanir-die ii').asks(TEAM, 'orderSeats');
    expect(game.position.valhalla).toBe(1);
  });

  test('C-17.30: throughThrow: Thrym: no artifact', () => {
    const game = beating('thrym', 'throughThrow').play('fight thrym');
    expect(game.events.find(({ name }) => name === 'risksTaken')?.facts.left).toBe(2);
    game.asks(0, 'payHeroes');
  });

  test('C-17.30: throughThrow: Hrungnir: no Vanir dice', () => {
    const game = beating('hrungnir', 'throughThrow').play('fight hrungnir').play('heroes 0');
    game.asks(CHANCE, 'rollGod').rolls('god-die thor s').asks(TEAM, 'orderSeats');
  });

  test('C-17.30: throughThrow: Utgardloki: no god die', () => {
    const game = beating('utgardloki', 'throughThrow').play('fight utgardloki');
    game.play('heroes 0 1').asks(CHANCE, 'rollVanir').rolls('vanir-die s');
    game.asks(TEAM, 'orderSeats');
  });

  test('C-17.30: throughThrow: where no Risk is left nobody denies anything afterwards', () => {
    const artifacts = { jarngreipr: 'thor', megingjord: 'thor' } as const;
    const options = { denial: 'throughThrow' };
    const game = acting({ ...held, artifacts, iotunns: ['suttung'], options });
    expect(game.play('fight suttung').asks(TEAM, 'orderSeats').position.denier).toBe(0);
  });
});

test('C-8.2: an edition may set two Iotunns on the same: both have to be beaten', () => {
  const { edition } = moving().position.setup;
  const options = {
    edition: {
      ...edition,
      status: 'OWNER_ENTERED',
      closes: { ...edition.closes, thjazi: 'alfheim' },
      protects: { ...edition.protects, hymir: 'loki' },
    },
  } as unknown as Options;
  const there = { places: { thor: 'alfheim' }, enemies: { loki: 'alfheim' }, options } as const;
  const missions = (iotunns: readonly Iotunn[]) => lines(acting({ ...there, iotunns }));
  expect(missions(['thjazi', 'baugi', 'angrboda', 'hymir'])).toEqual([
    'rest',
    'fight thjazi',
    'fight baugi',
    'fight angrboda',
    'fight hymir',
  ]);
  expect(missions(['baugi', 'hymir'])).toEqual(['rest', 'fight baugi', 'fight hymir']);
  expect(missions([])).toEqual(['rest', 'act', 'fight loki']);
});

test('C-8.3: a beaten Iotunn gives its pawn back, and its effect ends', () => {
  const game = acting({ places: { thor: 'alfheim' }, iotunns: ['baugi', 'thrym'] });
  game.play('fight baugi').rolls('god-die thor s');
  expect([iotunnsIn(game), livesOf(game, 'thor')]).toEqual([['thrym'], 6]);
  expect(wordsOf(game.position.iotunnDeck, IOTUNN_WORDS)).not.toContain('baugi');
});

test('C-8.3, C-12.2: Gullfaxi beats an Iotunn wherever it is', () => {
  const game = drawing('gullfaxi', { iotunns: ['thjazi', 'vafthrudnir'] });
  game.refuses('iotunn thrym', 'C-12.2', 'iotunnNotInPlay').play('iotunn vafthrudnir');
  expect(iotunnsIn(game)).toEqual(['thjazi']);
  expect(iotunnsIn(drawing('gullfaxi', { iotunns: ['thrym'] }))).toEqual([]);
});
