import { CHANCE, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { ARTIFACT_WORDS } from '../data/artifacts.ts';
import {
  acting,
  diceOf,
  elvesOf,
  type Game,
  lines,
  livesOf,
  moving,
  namesOf,
  type Situation,
} from './situation.ts';

/** Thor fights Surt of strength 3 in Asgard. */
function fighting(situation: Situation, dice?: number): Game {
  const game = acting({ enemies: { surt: 'asgard' }, fire: 2, ...situation });
  return game.play(dice === undefined ? 'fight surt' : `fight surt ${dice}`);
}

describe('C-12.1: the eighteen artifacts', () => {
  test('C-12.1: six of each level', () => {
    expect(ARTIFACT_WORDS).toHaveLength(18);
    expect(new Set(ARTIFACT_WORDS).size).toBe(18);
  });

  test('C-12.1: Andvarinaut: any of the Vanir dice are rolled again, once', () => {
    const held = { artifacts: { andvarinaut: 'thor' }, dice: { thor: 3 } } as const;
    const game = fighting(held, 3).rolls('god-die thor ii');
    game.rolls('vanir-die i', 'vanir-die i', 'vanir-die ii-lost').asks(0, 'rerollVanir');
    // How many of those with I, then of those with II lost.
    game.refuses('andvarinaut 3', 'C-12.1', 'outsideRange').play('andvarinaut 1 1');
    game.rolls('vanir-die s', 'vanir-die s-lost').asks(TEAM, 'orderSeats');
    expect([livesOf(game, 'thor'), diceOf(game, 'thor')]).toEqual([6, 2]);
    const kept = fighting(held, 1).rolls('god-die thor s', 'vanir-die s').play('andvarinaut 0');
    expect(livesOf(kept, 'thor')).toBe(6);
  });

  test('C-12.1: Draupnir: the god die is rolled again, once', () => {
    const held = { artifacts: { draupnir: 'thor' } } as const;
    const game = fighting(held).rolls('god-die thor ii').asks(0, 'rerollGod').play('draupnir yes');
    game.asks(CHANCE, 'rollGod').rolls('god-die thor s');
    expect(livesOf(game, 'thor')).toBe(5);
    const failed = fighting(held).rolls('god-die thor ii').play('draupnir yes');
    expect(livesOf(failed.rolls('god-die thor blank'), 'thor')).toBe(4);
    expect(livesOf(fighting(held).rolls('god-die thor ii').play('draupnir no'), 'thor')).toBe(4);
    // A success is not rolled again.
    expect(livesOf(fighting(held).rolls('god-die thor s'), 'thor')).toBe(5);
  });

  test.each([
    ['giallarhorn', ['midgard', 'nidavellir', 'svartalfheim']],
    ['hringhorn', ['iotunheim', 'muspellheim', 'niflheim']],
    ['skidbladnir', ['asgard', 'alfheim', 'vanaheim']],
  ] as const)('C-12.1: %s: to %j from anywhere', (artifact, worlds) => {
    for (const from of ['vanaheim', 'nidavellir', 'iotunheim'] as const) {
      const game = moving({ artifacts: { [artifact]: 'thor' }, places: { thor: from } });
      const open = lines(game).map((line) => line.replace('move ', '').replace('stay', from));
      expect(open).toEqual(expect.arrayContaining([...worlds]));
    }
    const other = moving({ artifacts: { [artifact]: 'odin' }, places: { thor: 'nidavellir' } });
    expect(lines(other)).toHaveLength(5);
  });

  test('C-12.1: Brisingamen: one die that would be lost is kept', () => {
    const held = { artifacts: { brisingamen: 'thor' }, dice: { thor: 3 } } as const;
    const game = fighting(held, 3).rolls('god-die thor ii', 'vanir-die s-lost');
    game.rolls('vanir-die i-lost', 'vanir-die ii');
    expect([diceOf(game, 'thor'), livesOf(game, 'thor')]).toEqual([2, 5]);
  });

  test('C-16.3: Brisingamen keeps any die, also one with a success', () => {
    const held = { artifacts: { brisingamen: 'thor' }, dice: { thor: 1 } } as const;
    for (const face of ['s-lost', 'i-lost', 'ii-lost']) {
      const game = fighting(held, 1).rolls('god-die thor ii', `vanir-die ${face}`);
      expect(diceOf(game, 'thor')).toBe(1);
    }
  });

  test('C-12.1: Gullinbursti: an action and a fight in either order', () => {
    const held: Situation = {
      artifacts: { gullinbursti: 'thor' },
      places: { thor: 'alfheim' },
      enemies: { loki: 'alfheim' },
    };
    const game = acting(held).play('act').asks(0, 'mission');
    game.refuses('act', 'C-12.1', 'alreadyActed').play('fight loki').rolls('god-die thor s');
    game.asks(TEAM, 'orderSeats');
    expect(elvesOf(game, 'thor')).toBe(1);
    const other = acting(held).play('fight loki').rolls('god-die thor s').asks(0, 'mission');
    expect(lines(other)).toEqual(['rest', 'act']);
    other.play('act 2').asks(TEAM, 'orderSeats');
    acting(held).play('act').play('rest').asks(TEAM, 'orderSeats');
    acting({ ...held, artifacts: {} })
      .play('act')
      .asks(TEAM, 'orderSeats');
  });

  test('C-17.12: Gullinbursti: after the fight the action is judged without the enemy', () => {
    const held: Situation = {
      artifacts: { gullinbursti: 'thor' },
      places: { thor: 'alfheim', odin: 'alfheim' },
      enemies: { loki: 'alfheim' },
    };
    const game = acting(held).play('fight loki').rolls('god-die thor s').play('act 3');
    expect(elvesOf(game, 'thor')).toBe(3);
  });

  describe('C-17.31: Gullinbursti and another world', () => {
    /** Thor's stones have brought him from Iotunheim to Loki. */
    function away(gullinbursti: string): Game {
      const game = acting({
        options: { gullinbursti },
        artifacts: { gullinbursti: 'thor' },
        places: { thor: 'iotunheim', odin: 'alfheim' },
        enemies: { loki: 'vanaheim' },
      });
      return game.play('act').rolls('stone white move', 'stone green turn');
    }

    test('C-17.31: there: no second half where the first was not begun', () => {
      away('there').play('rune move thor vanaheim').play('rune stop').asks(TEAM, 'orderSeats');
      const back = away('there').play('rune move odin vanaheim').play('rune stop');
      back.asks(TEAM, 'orderSeats');
    });

    test('C-17.31: anywhere: the second half is done where the god stands', () => {
      const game = away('anywhere').play('rune move thor vanaheim').play('rune stop');
      expect(lines(game.asks(0, 'mission'))).toEqual(['rest', 'fight loki']);
    });
  });

  test('C-12.1: Gullinbursti: two fights are still one too many', () => {
    const held: Situation = {
      artifacts: { gullinbursti: 'thor' },
      places: { thor: 'alfheim' },
      enemies: { loki: 'alfheim' },
      iotunns: ['baugi', 'thrym'],
    };
    const game = acting(held).play('fight loki').rolls('god-die thor ii');
    game.asks(TEAM, 'orderSeats');
    const open = acting({
      ...held,
      iotunns: [],
      enemies: { loki: 'alfheim', surt: 'alfheim' },
      ravaged: ['alfheim'],
    });
    open.play('fight loki').rolls('god-die thor ii').asks(0, 'mission');
    open.refuses('fight surt', 'C-12.1', 'alreadyFought').play('heal').asks(TEAM, 'orderSeats');
  });

  test('C-12.1: Odroerir: the bonus for who is truly alone', () => {
    const artifacts = { odroerir: 'thor' } as const;
    const game = acting({ artifacts, places: { thor: 'alfheim' } }).play('act 3');
    expect(elvesOf(game, 'thor')).toBe(3);
    const hindered = acting({
      artifacts,
      places: { thor: 'alfheim' },
      enemies: { loki: 'alfheim' },
    });
    expect(elvesOf(hindered.play('act'), 'thor')).toBe(1);
  });

  test('C-17.11: Odroerir and Valshamr with an enemy: no bonus', () => {
    const artifacts = { odroerir: 'thor', valshamr: 'thor' } as const;
    const game = acting({ artifacts, places: { thor: 'alfheim' }, enemies: { loki: 'alfheim' } });
    game.refuses('act 3', 'C-11.2', 'outsideRange').play('act 2');
  });

  test('C-12.1: Svalinn: one Elf spent on a die is kept', () => {
    const held = { artifacts: { svalinn: 'thor' }, elves: { thor: 3 }, dice: { thor: 2 } } as const;
    const game = fighting(held, 2).rolls('god-die thor ii', 'vanir-die ii', 'vanir-die i');
    game.play('elves 3');
    expect([elvesOf(game, 'thor'), livesOf(game, 'thor')]).toEqual([1, 7]);
    const none = fighting(held, 2).rolls('god-die thor ii', 'vanir-die ii', 'vanir-die i');
    expect(elvesOf(none.play('elves 0'), 'thor')).toBe(3);
    expect(namesOf(none)).not.toContain('elfKept');
  });

  test('C-12.1: Valshamr: enemies are ignored when acting', () => {
    const artifacts = { valshamr: 'thor' } as const;
    const enemies = { loki: 'alfheim' } as const;
    const alone = acting({ artifacts, enemies, places: { thor: 'alfheim' } });
    alone.refuses('act 3', 'C-11.2', 'outsideRange').play('act 2');
    const both = acting({ artifacts, enemies, places: { thor: 'alfheim', odin: 'alfheim' } });
    expect(elvesOf(both.play('act 3'), 'thor')).toBe(3);
  });

  test('C-12.1: artifacts work for their owner alone', () => {
    const artifacts = { draupnir: 'odin', svalinn: 'odin', brisingamen: 'odin' } as const;
    const game = fighting({ artifacts, dice: { thor: 1 }, elves: { thor: 1 } }, 1);
    game.rolls('god-die thor ii', 'vanir-die s-lost').play('elves 1');
    expect([diceOf(game, 'thor'), elvesOf(game, 'thor')]).toEqual([0, 0]);
  });
});
