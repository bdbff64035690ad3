import { CHANCE, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import {
  acting,
  diceOf,
  elvesOf,
  enemyAt,
  iotunnsIn,
  lines,
  livesOf,
  moving,
  placeOf,
  ravagedIn,
} from './situation.ts';

describe('the worked examples of the rulebook', () => {
  test('C-13.4: four Risks with one Hero, three Vanir dice and one Elf', () => {
    const game = acting({
      enemies: { surt: 'asgard' },
      fire: 3,
      valhalla: 1,
      dice: { thor: 3 },
      elves: { thor: 1 },
    }).play('fight surt');
    game.play('heroes 1 3').rolls('god-die thor s');
    game.rolls('vanir-die i-lost', 'vanir-die ii', 'vanir-die ii-lost').asks(0, 'convert');
    game.play('elves 1').asks(TEAM, 'orderSeats');
    expect(livesOf(game, 'thor')).toBe(6);
    expect([diceOf(game, 'thor'), elvesOf(game, 'thor'), game.position.valhalla]).toEqual([
      1, 0, 0,
    ]);
  });

  test('C-14.1: Frigg and Freyr as brothers', () => {
    const gods = ['frigg', 'freyr', 'odin'];
    const relations = ['frigg:brother-in-arms:freyr'];
    const game = acting({
      gods,
      options: { relations },
      places: { odin: 'niflheim' },
      ravaged: ['alfheim'],
      dice: { frigg: 1 },
    });
    // Both are in Asgard, so that the action is at bonus: two Risks.
    game.play('act alfheim 1').rolls('god-die frigg s', 'god-die freyr s', 'vanir-die ii');
    game.asks(TEAM, 'orderSeats');
    expect([livesOf(game, 'frigg'), ravagedIn(game)]).toEqual([7, []]);
    // Freyr fights Fenrir there, and Frigg may not roll for him.
    const freyr = acting({
      gods: ['freyr', 'frigg', 'odin'],
      options: { relations },
      enemies: { fenrir: 'asgard' },
    });
    freyr.play('fight fenrir').rolls('god-die freyr ii').asks(TEAM, 'orderSeats');
    expect(livesOf(freyr, 'freyr')).toBe(6);
  });

  test('C-14.1: Freyr is lucky with Odin: he takes the die, two Elves go to Alfheim', () => {
    const game = acting({
      gods: ['odin', 'freyr', 'frigg'],
      options: { relations: ['freyr:lucky-companion:odin'] },
      places: { odin: 'midgard', freyr: 'midgard' },
      island: 1,
      anonymous: 1,
      elves: { odin: 2 },
      dice: { odin: 1 },
    }).play('fight iormungand 1');
    game.rolls('god-die odin ii', 'vanir-die i-lost').play('elves 2').asks(1, 'luckyItem');
    game.play('lucky die');
    expect([elvesOf(game, 'odin'), elvesOf(game, 'freyr')]).toEqual([0, 0]);
    expect([diceOf(game, 'odin'), diceOf(game, 'freyr')]).toEqual([0, 1]);
  });

  test('C-14.1: Frigg travels to Freyia in Alfheim and on to Muspellheim', () => {
    const game = moving({
      gods: ['frigg', 'freyia', 'odin'],
      options: { relations: ['frigg:travel-companion:freyia'] },
      places: { freyia: 'alfheim' },
    });
    game.refuses('move muspellheim', 'C-9', 'tooFar').play('travel freyia');
    expect(placeOf(game, 'frigg')).toBe('alfheim');
    expect(placeOf(game.play('move muspellheim'), 'frigg')).toBe('muspellheim');
  });

  test('C-9: Odin in Iotunheim under Midgard has exactly four destinations', () => {
    const game = moving({ gods: ['odin', 'thor', 'frigg'], places: { odin: 'iotunheim' } });
    expect(lines(game)).toEqual([
      'move asgard',
      'move midgard',
      'stay',
      'move muspellheim',
      'move niflheim',
    ]);
  });
});

test('C-11.4, C-12.2: the deepest nesting of questions', () => {
  const game = acting({
    gods: ['thor', 'odin', 'tyr'],
    options: { relations: ['thor:kin:odin'] },
    places: { thor: 'iotunheim', odin: 'iotunheim', tyr: 'iotunheim' },
    lives: { thor: 5 },
    enemies: { surt: 'alfheim' },
    fire: 3,
    valhalla: 1,
    dice: { thor: 1 },
    elves: { thor: 1 },
  });
  // Iotunheim at bonus: all three stones; the red one shows ACT.
  game.play('act').rolls('stone white turn', 'stone green heal', 'stone red act');
  game.play('rune act svartalfheim').rolls('creature ratatosk', 'creature skuld');
  // Ratatosk brings Thor to Iotunheim again, where the others are: the bonus once more.
  game.play('apply ratatosk iotunheim').asks(0, 'journey').play('act');
  game.rolls('stone white move', 'stone green heal', 'stone red act');
  game.play('rune act svartalfheim').rolls('creature geri-freki', 'creature urd');
  game.play('apply geri-freki alfheim').asks(0, 'journey').play('fight surt');
  expect(game.position.frames.depth).toBe(4);
  // Four Risks, of which the wolves cancel one and a Hero another.
  game.asks(0, 'payHeroes').play('heroes 1 1').rolls('god-die thor ii', 'vanir-die s-lost');
  game.asks(0, 'convert').play('elves 1').asks(0, 'useStone');
  expect([livesOf(game, 'thor'), diceOf(game, 'thor'), enemyAt(game, 'surt')]).toEqual([
    5,
    0,
    'muspellheim',
  ]);
  // What the stones of the second throw show is still to be used, and then those of the first.
  expect(lines(game)).toEqual(['rune move', 'rune heal', 'rune stop']);
  game.play('rune heal').play('rune move tyr asgard').asks(0, 'useStone');
  expect(lines(game)).toEqual(['rune turn', 'rune heal', 'rune stop']);
  game.play('rune heal').play('rune turn 1').asks(TEAM, 'orderSeats');
  expect([livesOf(game, 'thor'), game.position.turned, iotunnsIn(game)]).toEqual([7, 1, []]);
  expect(game.position.creatureDeck.toString(2).replaceAll('0', '')).toHaveLength(14);
  game.play('order thor odin').asks(CHANCE, 'revealCard');
});
