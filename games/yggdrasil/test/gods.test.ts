import { answersOf, CHANCE } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { CARD_WORDS } from '../data/cards.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { chooseRoll, rollKept } from '../rules/dice.ts';
import { rollEffect } from '../rules/effects.ts';
import { acting, cardsOf, drawing, namesOf } from './situation.ts';

test('Y-14: six gods, and a power is its god’s alone', () => {
  expect(GOD_WORDS.slice(1)).toEqual(['odin', 'thor', 'frey', 'heimdall', 'tyr', 'freyja']);
  // Heimdall sits with Thor, Frey and Freyja and has the powers of none of them.
  const gods = ['heimdall', 'thor', 'frey', 'freyja', 'tyr'];
  const game = acting({ gods, enemies: { hel: 1 }, vikings: [4] });
  game.play('asgard hel 4').rolls('die white').refuses('asgard hel', 'Y-7.2', 'worldUsed');
  expect(namesOf(game).at(-1)).toBe('fightLost');
  game.play('alfheim').play('vanaheim advance').asks(CHANCE, 'drawCard').end();
});

describe('Odin', () => {
  const gods = ['odin', 'thor'];

  test('Y-14.1: draws two cards, resolves one and lays the other on top', () => {
    const game = drawing({ gods }, 2).rolls('card surt', 'card hel').asks(0, 'resolveCard');
    game.refuses('resolve loki top', 'Y-14.1', 'cardNotDrawn');
    game.play('resolve hel top').rolls('die white').asks(0, 'act');
    expect(CARD_WORDS[game.position.deck.head[0]]).toBe('surt');
    expect(cardsOf(game.position.discard)).toEqual(['hel']);
    // Thor draws it then; everybody knows that he will.
    game.play('pass').asks(CHANCE, 'rollEffect').rolls('die white').asks(1, 'act').end();
    expect(game.position.enemies[5]).toBe(1);
  });

  test('Y-14.1: or under the deck, where it comes last', () => {
    const game = drawing({ gods, unseen: ['surt', 'hel', 'jormungand'] }, 2);
    game.rolls('card surt', 'card hel').play('resolve hel bottom').rolls('die white');
    expect(CARD_WORDS[game.position.deck.tail[0]]).toBe('surt');
    game.play('pass').rolls('card jormungand', 'die white').play('pass');
    game.asks(CHANCE, 'rollEffect').rolls('die white').asks(0, 'act').end();
    expect(game.position.deck.size).toBe(0);
  });

  test('Y-14.1: of two cards that are alike he only says where one goes', () => {
    const game = drawing({ gods }, 2).rolls('card hel', 'card hel').asks(0, 'returnCard');
    game.play('return bottom').rolls('die white').asks(0, 'act').end();
    expect(CARD_WORDS[game.position.deck.tail[0]]).toBe('hel');
  });

  test('Y-14.1: a known card on top is one of the two', () => {
    const game = acting({ gods: ['thor', 'odin'], head: ['loki'] }).play('pass');
    game.asks(CHANCE, 'drawCard').rolls('card surt').asks(1, 'resolveCard');
    game.play('resolve surt bottom').rolls('die white').asks(1, 'act').end();
    const { head, tail } = game.position.deck;
    expect([head[0], tail[0]].map((card) => CARD_WORDS[card])).toEqual(['none', 'loki']);
  });

  test('Y-14.1: a single card that is left he just takes', () => {
    const game = acting({ gods: ['thor', 'odin'], unseen: ['surt'] }).play('pass');
    game.rolls('card surt', 'die white').asks(1, 'act').end();
    expect(namesOf(game)).not.toContain('cardReturned');
  });
});

test('Y-14.2: Thor has one more in every fight', () => {
  for (const [god, outcome] of [
    ['thor', 'fightWon'],
    ['frey', 'fightLost'],
  ]) {
    const start = { gods: [god], enemies: { hel: 1 }, vikings: [6] };
    const game = acting({ ...start, activeGiants: ['hrym'] })
      .play('asgard hel 4')
      .rolls('die white');
    expect(namesOf(game)).toContain(outcome);
    const giant = acting({ ...start, activeGiants: ['hrym'] }).play('jotunheim hrym 2');
    expect(namesOf(giant.rolls('die white'))).toContain(outcome);
    giant.asks(0, 'act').end();
  }
});

test('Y-14.3: Frey has four actions, all in different worlds', () => {
  const game = acting({ gods: ['frey'] })
    .play('alfheim')
    .play('vanaheim advance');
  game.play('nidavellir hel').asks(0, 'act').refuses('alfheim', 'Y-7.2', 'worldUsed');
  game.play('helheim white').asks(CHANCE, 'drawCard').end();
});

test('Y-14.4: Heimdall draws four tokens when he gathers, but five like all in Muspellheim', () => {
  const game = acting({ gods: ['heimdall'], valkyries: 'green' }).play('midgard green');
  expect(answersOf(yggdrasil, game.position)).toEqual([0, 1, 2, 3, 4]);
  game.rolls('bag 4').play('muspellheim white').asks(CHANCE, 'burn');
  expect(answersOf(yggdrasil, game.position)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(game.position.vikings[0]).toBe(4);
});

describe('Tyr', () => {
  const gods = ['tyr'];

  test('Y-14.5: rolls twice in a fight and chooses', () => {
    const game = acting({ gods, enemies: { hel: 1 }, vikings: [3] }).play('asgard hel 3');
    game.rolls('die green').asks(CHANCE, 'rollFight').rolls('die white').asks(0, 'chooseRoll');
    game.refuses('keep black', 'Y-14.5', 'notRolled');
    game.play('keep green').asks(0, 'act').end();
    expect(namesOf(game)).toContain('fightWon');
  });

  test('Y-14.5: he may keep the worse roll', () => {
    const game = acting({ gods, enemies: { hel: 1 }, vikings: [3] }).play('asgard hel 3');
    game.rolls('die green', 'die white').play('keep white').asks(0, 'act').end();
    expect(namesOf(game)).toContain('fightLost');
  });

  test('Y-14.5: also for an enemy’s effect and to calm Fenrir', () => {
    const game = drawing({ gods }).rolls('card hel', 'die white', 'die black').play('keep black');
    expect(game.position.bagVikings[3]).toBe(14);
    game.play('pass').rolls('card fenrir').play('calm').rolls('die black', 'die white');
    game.asks(0, 'chooseRoll').play('keep white').asks(0, 'act').end();
    expect(game.position.fenrirCard).toBe(0);
  });

  test('Y-14.5: the roll that he keeps is known by its question, and is never another one', () => {
    const { position } = drawing({ gods }).rolls('card hel', 'die white', 'die black');
    expect(rollKept(position)).toBe(rollEffect);
    chooseRoll.edit(position, 0).kind = chooseRoll.kind;
    expect(() => rollKept(position)).toThrow(RangeError);
    expect(() => yggdrasil.apply(position, 0)).toThrow(RangeError);
  });

  test('Y-14.5: two rolls that are alike leave no choice', () => {
    const game = drawing({ gods }).rolls('card hel', 'die blue', 'die blue').asks(0, 'act');
    expect(game.position.bagVikings[1]).toBe(8);
    game.end();
  });
});

describe('Freyja', () => {
  test('Y-14.6: takes two of her three actions in one world', () => {
    const game = acting({ gods: ['freyja', 'thor'] })
      .play('alfheim')
      .play('alfheim');
    game.refuses('alfheim', 'Y-14.6', 'repeatUsed').play('vanaheim advance');
    game.asks(CHANCE, 'drawCard').end();
    expect(game.position.elves[0]).toBe(2);
  });

  test('Y-14.6: once only', () => {
    const game = acting({ gods: ['freyja', 'thor'] })
      .play('alfheim')
      .play('alfheim');
    game.refuses('alfheim', 'Y-14.6', 'repeatUsed').asks(0, 'act').end();
    const other = acting({ gods: ['freyja', 'thor'] })
      .play('alfheim')
      .play('vanaheim advance');
    other.play('vanaheim advance').asks(CHANCE, 'drawCard').end();
    expect(other.position.vanir).toBe(2);
  });

  test('Y-14.6: in three different worlds as well', () => {
    const game = acting({ gods: ['freyja'] })
      .play('alfheim')
      .play('vanaheim advance');
    game.play('nidavellir hel').asks(CHANCE, 'drawCard').end();
  });

  test('Y-14.6: she may gather twice and fight twice', () => {
    const start = { gods: ['freyja'], enemies: { hel: 4 }, vikings: [5], weapons: { hel: [3] } };
    const game = acting(start).play('asgard hel 3').rolls('die white');
    game.play('asgard hel 2').rolls('die white').asks(0, 'act').end();
    expect(game.position.enemies[1]).toBe(3);
  });
});
