import { CHANCE, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { SYMBOL_WORDS } from '../data/edition.ts';
import { isGodSuccess, isVanirSuccess } from '../rules/saving-throw.ts';
import {
  acting,
  diceOf,
  elvesOf,
  type Game,
  lines,
  livesOf,
  moving,
  namesOf,
  placeOf,
  type Situation,
} from './situation.ts';

/** A god in hard mode, with two others. */
function hard(god: string, situation: Situation = {}): Situation {
  const others = ['odin', 'heimdall', 'freyia'].filter((other) => other !== god).slice(0, 2);
  return { mode: 'hard', gods: [god, ...others], ...situation };
}

/** It fights Surt in Iotunheim, where no other god is; so many Risks. */
function facing(god: string, risks: number, situation: Situation = {}, line = 'fight surt'): Game {
  return acting({
    ...hard(god, situation),
    places: { [god]: 'iotunheim', ...situation.places },
    enemies: { surt: 'iotunheim' },
    fire: risks - 1,
  }).play(line);
}

const successes = (god: string, options = {}) => {
  const { position: p } = moving(hard(god, { options }));
  return {
    god: SYMBOL_WORDS.filter((_, symbol) => isGodSuccess(p, 0, symbol)),
    vanir: SYMBOL_WORDS.filter((_, symbol) => isVanirSuccess(p, 0, symbol)),
  };
};

const PLAIN = ['s', 's-lost'];
const ONE = [...PLAIN, 'i', 'i-lost'];

describe('C-14: abilities and powers in hard mode', () => {
  test('C-14: Freyr: two Elves for a Risk, whatever the dice show', () => {
    const game = facing('freyr', 3, { elves: { freyr: 5 } }).rolls('god-die freyr s');
    // His own die succeeded, so there is nothing to convert.
    game.asks(0, 'freyrElves');
    expect(lines(game)).toEqual(['freyr 0', 'freyr 1', 'freyr 2']);
    game.play('freyr 2').asks(TEAM, 'orderSeats');
    expect([livesOf(game, 'freyr'), elvesOf(game, 'freyr')]).toEqual([7, 1]);
  });

  test('C-14: Freyr: first Elves for dice, then pairs', () => {
    const game = facing('freyr', 3, { elves: { freyr: 5 } }).rolls('god-die freyr ii');
    game.asks(0, 'convert').play('elves 1').asks(0, 'freyrElves').play('freyr 2');
    expect([livesOf(game, 'freyr'), elvesOf(game, 'freyr')]).toEqual([7, 0]);
  });

  test('C-14: Freyia: Heroes after the throw too', () => {
    const game = facing('freyia', 3, { valhalla: 3 }).asks(0, 'payHeroes').play('heroes 0');
    game.rolls('god-die freyia s').asks(0, 'lateHeroes');
    game.refuses('late 3', 'C-13.1', 'outsideRange').play('late 2');
    expect([livesOf(game, 'freyia'), game.position.valhalla]).toEqual([7, 1]);
    expect(namesOf(game)).toContain('heroesSpent');
  });

  test('C-14: Frigg: I counts on Vanir dice', () => {
    expect(successes('frigg')).toEqual({ god: PLAIN, vanir: ONE });
  });

  test('C-14: Frigg: instead of a mission she regains a life point or gives one', () => {
    const places = { frigg: 'alfheim', odin: 'niflheim' } as const;
    const lives = { frigg: 3, odin: 2 };
    const self = acting(hard('frigg', { lives, places })).play('mend self');
    expect(livesOf(self.asks(TEAM, 'orderSeats'), 'frigg')).toBe(4);
    const other = acting(hard('frigg', { lives, places })).play('mend odin');
    expect([livesOf(other, 'frigg'), livesOf(other, 'odin')]).toEqual([2, 3]);
    acting(hard('frigg', { lives, places })).refuses('mend heimdall', 'C-3.3', 'livesFull');
  });

  test('C-17.19: Frigg cannot give her last life point', () => {
    const game = acting(hard('frigg', { lives: { frigg: 1, odin: 2 } }));
    game.refuses('mend odin', 'C-17.19', 'lastLife').play('mend self');
  });

  test('C-14: Frigg cannot mend in easy mode, nor anybody else at all', () => {
    const places = { frigg: 'alfheim', thor: 'alfheim' } as const;
    acting({ ...hard('frigg', { places, lives: { frigg: 2 } }), mode: 'easy' }).refuses(
      'mend self',
      'C-14',
      'notFrigg',
    );
    acting(hard('thor', { places, lives: { thor: 2 } })).refuses('mend self', 'C-14', 'notFrigg');
  });

  test('C-14: Frigg: instead of the whole third step, also with Gullinbursti', () => {
    const held = hard('frigg', {
      artifacts: { gullinbursti: 'frigg' },
      places: { frigg: 'alfheim' },
      enemies: { loki: 'alfheim' },
      lives: { frigg: 3 },
    });
    acting(held).play('mend self').asks(TEAM, 'orderSeats');
    acting(held).play('act').refuses('mend self', 'C-14', 'alreadyActed');
  });

  test('C-14: Frigg can mend a Support god', () => {
    const game = acting({
      mode: 'hard',
      gods: ['frigg', 'odin'],
      supports: ['tyr'],
      lives: { tyr: 2 },
    });
    expect(livesOf(game.play('mend tyr'), 'tyr')).toBe(3);
  });

  test('C-14: Heimdall: I counts on all his dice', () => {
    expect(successes('heimdall')).toEqual({ god: ONE, vanir: ONE });
  });

  test('C-14, C-17.22: Heimdall goes to Midgard from anywhere, as his move', () => {
    const game = moving(hard('heimdall', { places: { heimdall: 'niflheim' } }));
    expect(placeOf(game.play('move midgard').asks(0, 'mission'), 'heimdall')).toBe('midgard');
    const easy = {
      ...hard('heimdall', { places: { heimdall: 'niflheim' } }),
      mode: 'easy',
    } as const;
    moving(easy).refuses('move midgard', 'C-9', 'tooFar');
  });

  test('C-14, C-17.22: Odin goes to Asgard from anywhere, as his move', () => {
    const game = moving(hard('odin', { places: { odin: 'niflheim' } })).play('move asgard');
    expect(placeOf(game, 'odin')).toBe('asgard');
    moving(hard('thor', { places: { thor: 'niflheim' } })).refuses('move asgard', 'C-9', 'tooFar');
  });

  test('C-14: Thor: a success of his god die cancels two Risks', () => {
    expect(livesOf(facing('thor', 3).rolls('god-die thor s'), 'thor')).toBe(6);
    expect(successes('thor')).toEqual({ god: PLAIN, vanir: PLAIN });
  });

  test('C-14: Thor: so does one that an Elf has turned, and it is turned first', () => {
    const game = facing('thor', 3, { elves: { thor: 3 }, dice: { thor: 1 } }, 'fight surt 1');
    game.rolls('god-die thor ii', 'vanir-die ii').asks(0, 'convert');
    expect(lines(game)).toEqual(['elves 0', 'elves 1', 'elves 2']);
    expect(livesOf(game.play('elves 1'), 'thor')).toBe(6);
  });

  test('C-17.20: Thor’s surplus is wasted', () => {
    const game = facing('thor', 1, { elves: { thor: 2 } }).rolls('god-die thor s');
    expect([livesOf(game, 'thor'), elvesOf(game, 'thor')]).toEqual([7, 2]);
    const one = facing('thor', 1, { elves: { thor: 2 }, dice: { thor: 1 } }, 'fight surt 1');
    one.rolls('god-die thor ii', 'vanir-die ii');
    expect(lines(one)).toEqual(['elves 0', 'elves 1']);
  });

  test('C-14: Tyr: I and II count on his god die', () => {
    expect(successes('tyr')).toEqual({ god: [...ONE, 'ii', 'ii-lost'], vanir: PLAIN });
  });

  test('C-13.2: tyr=neverFails: the blank face too', () => {
    expect(successes('tyr', { tyr: 'neverFails' }).god).toEqual([...SYMBOL_WORDS]);
    expect(successes('heimdall', { tyr: 'neverFails' }).god).toEqual(ONE);
  });

  test('C-14: Odin is Brother-in-arms of all, Freyia the Lucky Companion of all', () => {
    const odin = facing('odin', 2, { places: { odin: 'iotunheim', heimdall: 'iotunheim' } });
    odin.rolls('god-die odin ii').asks(CHANCE, 'rollGod').rolls('god-die heimdall i');
    expect(livesOf(odin, 'odin')).toBe(6);
    const gods = ['thor', 'freyia', 'tyr'];
    const places = { thor: 'iotunheim', freyia: 'iotunheim' } as const;
    const thor = facing('thor', 1, { gods, places, dice: { thor: 1 } }, 'fight surt 1');
    thor.rolls('god-die thor ii', 'vanir-die ii-lost').asks(1, 'luckyItem').play('lucky die');
    expect([diceOf(thor, 'thor'), diceOf(thor, 'freyia')]).toEqual([0, 1]);
  });

  test('C-14: in easy mode nobody has anything', () => {
    const { position: p } = moving({ gods: ['tyr', 'heimdall', 'odin'] });
    expect(SYMBOL_WORDS.filter((_, symbol) => isGodSuccess(p, 0, symbol))).toEqual(PLAIN);
    expect(SYMBOL_WORDS.filter((_, symbol) => isVanirSuccess(p, 1, symbol))).toEqual(PLAIN);
    expect(p.setup.relations.flat().every((gods) => gods === 0)).toBe(true);
  });
});
