import { CHANCE, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { SYMBOL_WORDS } from '../data/edition.ts';
import { isGodSuccess, isLost, isVanirSuccess } from '../rules/saving-throw.ts';
import {
  acting,
  diceOf,
  elvesOf,
  type Game,
  lines,
  livesOf,
  moving,
  namesOf,
  risking,
  type Situation,
} from './situation.ts';

/** The first god fights Surt in Asgard; so many Risks. */
function facing(risks: number, situation: Situation = {}, line = 'fight surt'): Game {
  return acting({ enemies: { surt: 'asgard' }, fire: risks - 1, ...situation }).play(line);
}

describe('C-13.1: a saving throw', () => {
  test('C-13.1: without anything the god die alone is rolled', () => {
    const game = facing(2).asks(CHANCE, 'rollGod').rolls('god-die thor s').asks(TEAM, 'orderSeats');
    expect(livesOf(game, 'thor')).toBe(6);
  });

  test('C-13.1: Heroes are spent before the roll, each for a Risk', () => {
    const game = facing(4, { valhalla: 3 }).asks(0, 'payHeroes').play('heroes 2');
    expect(game.asks(CHANCE, 'rollGod').position.valhalla).toBe(1);
    game.rolls('god-die thor ii');
    expect(livesOf(game, 'thor')).toBe(5);
  });

  test('C-13.1: no more Heroes than Risks', () => {
    facing(2, { valhalla: 5 }).refuses('heroes 3', 'C-13.1', 'outsideRange');
  });

  test('C-13.1: any number of Vanir dice is rolled with the god die', () => {
    const game = facing(4, { dice: { thor: 3 } }, 'fight surt 2');
    game.rolls('god-die thor s', 'vanir-die s', 'vanir-die ii').asks(TEAM, 'orderSeats');
    expect([livesOf(game, 'thor'), diceOf(game, 'thor')]).toEqual([5, 3]);
  });

  test('C-13.1: heroes and dice in one line', () => {
    const game = facing(4, { valhalla: 1, dice: { thor: 3 } }).play('heroes 1 3');
    game.asks(CHANCE, 'rollGod');
  });

  test('C-13.1: each Elf turns a failed die into a success', () => {
    const game = facing(3, { elves: { thor: 5 }, dice: { thor: 1 } }, 'fight surt 1');
    game.rolls('god-die thor ii', 'vanir-die i').asks(0, 'convert');
    expect(lines(game)).toEqual(['elves 0', 'elves 1', 'elves 2']);
    game.refuses('elves 3', 'C-13.1', 'outsideRange').play('elves 2');
    expect([livesOf(game, 'thor'), elvesOf(game, 'thor')]).toEqual([6, 3]);
  });

  test('C-13.1: nothing is asked about Elves when no Risk or no failed die is left', () => {
    facing(1, { elves: { thor: 5 } })
      .rolls('god-die thor s')
      .asks(TEAM, 'orderSeats');
    facing(2, { elves: { thor: 5 } })
      .rolls('god-die thor s')
      .asks(TEAM, 'orderSeats');
  });

  test('C-13.1: every Risk left costs a life point', () => {
    expect(livesOf(facing(6).rolls('god-die thor blank'), 'thor')).toBe(1);
  });

  test('C-13.1: surplus successes are wasted', () => {
    const game = facing(1, { dice: { thor: 2 } }, 'fight surt 2');
    game.rolls('god-die thor s', 'vanir-die s', 'vanir-die s');
    expect(livesOf(game, 'thor')).toBe(7);
  });

  test('C-13.1: dice with a lost face go back to Vanaheim; the god die is kept', () => {
    const game = facing(3, { dice: { thor: 3 } }, 'fight surt 3');
    game.rolls('god-die thor s', 'vanir-die s-lost', 'vanir-die ii-lost', 'vanir-die s');
    expect([diceOf(game, 'thor'), livesOf(game, 'thor')]).toEqual([1, 7]);
    expect([...game.position.thrown, ...game.position.godDice].every((die) => die === 0)).toBe(
      true,
    );
  });

  test('C-13.1: the order: reductions, Heroes, roll, rerolls, Elves, lives, clean-up', () => {
    const game = facing(5, {
      valhalla: 1,
      dice: { thor: 1 },
      elves: { thor: 1 },
      artifacts: { miming: 'thor', draupnir: 'thor', andvarinaut: 'thor' },
    });
    game.asks(0, 'payHeroes').play('heroes 1 1').rolls('god-die thor ii', 'vanir-die ii-lost');
    game.asks(0, 'rerollGod').play('draupnir yes').rolls('god-die thor i');
    game.asks(0, 'rerollVanir').play('andvarinaut 1').rolls('vanir-die i-lost');
    game.asks(0, 'convert').play('elves 1').asks(TEAM, 'orderSeats');
    // Five, less Miming, a Hero and an Elf.
    expect([livesOf(game, 'thor'), diceOf(game, 'thor'), elvesOf(game, 'thor')]).toEqual([5, 0, 0]);
  });

  test('C-17.7: the god die is always rolled; there is no throw when nothing is left to cancel', () => {
    facing(2, { dice: { thor: 2 } }, 'fight surt 0').asks(CHANCE, 'rollGod');
    const game = facing(1, { artifacts: { miming: 'thor' } }).asks(TEAM, 'orderSeats');
    expect(namesOf(game)).not.toContain('godDieRolled');
    facing(2, { valhalla: 2 }).play('heroes 2').asks(TEAM, 'orderSeats');
  });
});

describe('C-13.2: what the dice show', () => {
  const { position: p } = moving();
  const of = (test: (symbol: number) => boolean) => SYMBOL_WORDS.filter((_, i) => test(i));

  test('C-13.2: S is a success; I, II and the blank are failures', () => {
    expect(of((symbol) => isGodSuccess(p, 0, symbol))).toEqual(['s', 's-lost']);
    expect(of((symbol) => isVanirSuccess(p, 0, symbol))).toEqual(['s', 's-lost']);
  });

  test('C-13.2, C-16.3: three faces cost the die', () => {
    expect(of(isLost)).toEqual(['s-lost', 'i-lost', 'ii-lost']);
  });
});

test('C-13.3: the faces of the reconstructed dice', () => {
  const { godDie, vanirDie } = moving().position.setup;
  const faces = (die: readonly number[]) =>
    SYMBOL_WORDS.flatMap((symbol, i) => new Array<string>(die[i]).fill(symbol));
  expect(faces(godDie)).toEqual(['s', 's', 'i', 'i', 'ii', 'blank']);
  expect(faces(vanirDie)).toEqual(['s', 's-lost', 'i', 'i-lost', 'ii', 'ii-lost']);
});

describe('C-13.5: rulings for the dice', () => {
  test('C-13.5: a converted die is lost if its face says so', () => {
    const game = facing(2, { elves: { thor: 2 }, dice: { thor: 1 } }, 'fight surt 1');
    game.rolls('god-die thor s', 'vanir-die i-lost').play('elves 1');
    expect([diceOf(game, 'thor'), livesOf(game, 'thor')]).toEqual([0, 7]);
  });

  test('C-13.5: so is a die that succeeds by an ability', () => {
    const gods = ['frigg', 'odin', 'heimdall'];
    const game = facing(1, { gods, mode: 'hard', dice: { frigg: 1 } }, 'fight surt 1');
    game.rolls('god-die frigg ii', 'vanir-die i-lost');
    expect([diceOf(game, 'frigg'), livesOf(game, 'frigg')]).toEqual([0, 7]);
  });

  test('C-13.5: an Elf may convert the god die', () => {
    const game = facing(1, { elves: { thor: 1 } })
      .rolls('god-die thor blank')
      .play('elves 1');
    expect(livesOf(game, 'thor')).toBe(7);
  });

  test('C-13.5: Suttung does not stop Freyr’s power', () => {
    const gods = ['freyr', 'odin', 'heimdall'];
    const game = facing(2, { gods, mode: 'hard', elves: { freyr: 4 }, iotunns: ['suttung'] });
    game.rolls('god-die freyr ii').asks(0, 'freyrElves').play('freyr 2');
    expect([livesOf(game, 'freyr'), elvesOf(game, 'freyr')]).toEqual([7, 0]);
  });

  test('C-13.5: Skyrmir stops Freyia’s Heroes, before the throw and after it', () => {
    const gods = ['freyia', 'odin', 'heimdall'];
    const game = facing(2, { gods, mode: 'hard', valhalla: 4, iotunns: ['skyrmir'] });
    game.asks(CHANCE, 'rollGod').rolls('god-die freyia ii').asks(TEAM, 'orderSeats');
    expect(livesOf(game, 'freyia')).toBe(5);
  });

  test('C-13.5: Utgardloki stops the brother’s god die too', () => {
    const relations = ['thor:brother-in-arms:odin'];
    const game = facing(2, { iotunns: ['utgardloki'], options: { relations } });
    game.asks(TEAM, 'orderSeats');
    expect(livesOf(game, 'thor')).toBe(5);
  });

  test('C-13.5: what is no Risk cannot be prevented', () => {
    const game = acting({ places: { thor: 'alfheim' }, ravaged: ['alfheim'], valhalla: 3 });
    expect(livesOf(game.play('heal').asks(TEAM, 'orderSeats'), 'thor')).toBe(5);
  });

  test('C-13.5, C-10: an Iotunn has two Risks', () => {
    const game = risking().asks(CHANCE, 'rollGod').rolls('god-die thor s');
    expect(livesOf(game, 'thor')).toBe(6);
  });
});

describe('questions that could do no good are not asked', () => {
  test('C-12.1: Draupnir where all Risks are cancelled', () => {
    const start = { dice: { thor: 1 }, artifacts: { draupnir: 'thor' } };
    const game = facing(1, start, 'fight surt 1').rolls('god-die thor blank', 'vanir-die s');
    game.asks(TEAM, 'orderSeats');
  });

  test('C-12.1: Andvarinaut about dice that succeed and stay, where all Risks are cancelled', () => {
    const start = { dice: { thor: 1 }, artifacts: { andvarinaut: 'thor' } };
    const game = facing(1, start, 'fight surt 1').rolls('god-die thor s', 'vanir-die s');
    game.asks(TEAM, 'orderSeats');
    const lost = facing(1, start, 'fight surt 1').rolls('god-die thor s', 'vanir-die s-lost');
    lost.asks(0, 'rerollVanir');
  });
});
