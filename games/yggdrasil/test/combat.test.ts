import { CHANCE } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { HEL, LOKI, SURT } from '../data/enemies.ts';
import { HIDDEN_FOE, strengthOf } from '../rules/combat.ts';
import { acting, giantsOf, namesOf } from './situation.ts';

test('Y-10.1: a foe is named, then come Vikings, the die, the elves, the outcome', () => {
  const game = acting({ enemies: { surt: 3 }, vikings: [2], elves: [2], weapons: { surt: [1] } });
  game.refuses('asgard surt', 'K-3', 'lineGoesOn');
  game.play('asgard surt 2').asks(CHANCE, 'rollFight').rolls('die green').asks(0, 'payElves');
  game.play('elves 1').asks(0, 'act').end();
  expect(namesOf(game)).toEqual([
    'fightBegan',
    'dieRolled',
    'elvesSpent',
    'fightWon',
    'enemyRetreated',
  ]);
});

test('Y-10.1: a god fights with what he holds himself', () => {
  const start = {
    gods: ['heimdall', 'thor'],
    enemies: { surt: 1 },
    vikings: [0, 5],
    elves: [0, 2],
  };
  // He is asked neither for Vikings nor for elves, and Thor's bonus and weapon are not his.
  const game = acting({ ...start, weapons: { surt: [0, 3] } }).play('asgard surt');
  game.asks(CHANCE, 'rollFight').rolls('die black').asks(0, 'act').end();
  expect(game.events.at(-1)).toMatchObject({ name: 'fightLost', facts: { total: 3, strength: 5 } });
});

describe('Vikings', () => {
  test('Y-10.2: any number is sent, also none, and it is spent whatever comes', () => {
    for (const [sent, face, space] of [
      [0, 'black', 1],
      [2, 'black', 0],
      [4, 'white', 1],
    ] as const) {
      const game = acting({ enemies: { surt: 1 }, vikings: [4] });
      game.play(`asgard surt ${sent}`).rolls(`die ${face}`).asks(0, 'act').end();
      expect(game.position.vikings[0]).toBe(4 - sent);
      expect(game.position.helheim).toBe(1 + sent);
      expect(game.position.enemies[SURT]).toBe(space);
    }
  });

  test('Y-10.2: nobody sends more than he has', () => {
    const game = acting({ enemies: { surt: 1 }, activeGiants: ['hrym'], vikings: [4] });
    game.refuses('asgard surt 5', 'Y-10.2', 'tooFewVikings');
    game.refuses('jotunheim hrym 47', 'Y-10.2', 'tooFewVikings').asks(0, 'act').end();
  });
});

test('Y-10.3: the hammers of the die count', () => {
  const game = acting({ enemies: { surt: 1 }, vikings: [2] });
  game.play('asgard surt 2').rolls('die black').asks(0, 'act').end();
  expect(game.events).toContainEqual(
    expect.objectContaining({ name: 'fightWon', facts: expect.objectContaining({ total: 5 }) }),
  );
});

describe('the total', () => {
  test('Y-10.4: is Vikings, hammers, the weapon’s level and Thor’s bonus', () => {
    const start = { gods: ['thor'], enemies: { surt: 6 }, vikings: [2], weapons: { surt: [3] } };
    const game = acting(start).play('asgard surt 2').rolls('die blue').asks(0, 'act');
    expect(game.events).toContainEqual(
      expect.objectContaining({
        name: 'fightWon',
        facts: { god: 'thor', foe: 'surt', total: 7, strength: 7 },
      }),
    );
    game.end();
  });

  test('Y-10.4: a weapon works on its enemy alone, and on no giant', () => {
    const start = { enemies: { surt: 1, hel: 1 }, vikings: [2], weapons: { surt: [3] } };
    const game = acting({ ...start, activeGiants: ['greip'] });
    game.play('asgard hel 1').rolls('die blue').play('jotunheim greip 1').rolls('die blue');
    expect(
      game.events.filter(({ name }) => name === 'fightLost').map((e) => e.facts.total),
    ).toEqual([2, 2]);
    game.asks(0, 'act').end();
  });
});

describe('elves', () => {
  test('Y-10.5: are added when the roll is known, and go home', () => {
    const start = { gods: ['heimdall', 'thor'], enemies: { loki: 1 }, vikings: [2], elves: [3] };
    const game = acting(start).play('asgard loki 2').rolls('die blue').asks(0, 'payElves');
    game.refuses('elves 4', 'Y-10.5', 'tooFewElves');
    game.play('elves 2').asks(0, 'act').end();
    expect([game.position.elves[0], game.position.alfheim]).toEqual([1, 2]);
    expect(game.position.enemies[LOKI]).toBe(0);
  });

  test('Y-10.5: also none', () => {
    const game = acting({ enemies: { loki: 1 }, vikings: [2], elves: [2] });
    game.play('asgard loki 2').rolls('die blue').play('elves 0').asks(0, 'act').end();
    expect([game.position.elves[0], game.position.enemies[LOKI]]).toEqual([2, 1]);
    expect(namesOf(game)).not.toContain('elvesSpent');
  });
});

test('Y-10.6: a total that reaches the strength wins; everything spent stays spent', () => {
  for (const [elves, space] of [
    [1, 3],
    [2, 2],
  ]) {
    const game = acting({ enemies: { hel: 3 }, vikings: [4], elves: [2], weapons: { hel: [0] } });
    game.play('asgard hel 4').rolls('die white').play(`elves ${elves}`).asks(0, 'act').end();
    expect(game.position.enemies[HEL]).toBe(space);
    expect([game.position.vikings[0], game.position.elves[0]]).toEqual([0, 2 - elves]);
  }
});

test('Y-10.6: weapons are kept', () => {
  const game = acting({ enemies: { hel: 3 }, vikings: [4], weapons: { hel: [2] } });
  game.play('asgard hel 4').rolls('die white').asks(0, 'act').end();
  expect(game.position.weapons[HEL * 3 + 1]).toBe(1);
});

test('Y-10.7: enemies have the strength of their space, giants 3, and one more by a giant', () => {
  const plain = acting({ enemies: { hel: 3, surt: 7 } }).position;
  expect([HEL, SURT, HIDDEN_FOE].map((foe) => strengthOf(plain, foe))).toEqual([6, 8, 3]);
  const helped = acting({
    enemies: { hel: 3, surt: 7 },
    activeGiants: ['angerboda', 'bergelmir'],
  }).position;
  expect([HEL, SURT, HIDDEN_FOE].map((foe) => strengthOf(helped, foe))).toEqual([7, 8, 4]);
  expect(giantsOf(helped.activeGiants)).toHaveLength(2);
});
