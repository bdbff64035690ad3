import { CHANCE, fromPositionFile, TEAM, toPositionFile } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import {
  acting,
  elvesOf,
  type Game,
  holderOf,
  lines,
  livesOf,
  placeOf,
  type Situation,
} from './situation.ts';
import { spoilt } from './spoilt.ts';

const GODS = ['frigg', 'freyr', 'odin'];

/** Frigg has Freyr as her Kin, who has an Elf; all are in Asgard, with Loki. */
function kindred(situation: Situation = {}): Situation {
  return {
    gods: GODS,
    elves: { freyr: 1 },
    enemies: { loki: 'asgard' },
    heads: {
      frigg: ['frigg-nidhogg'],
      freyr: ['freyr-hel', 'freyr-loki'],
      odin: ['odin-surt', 'odin-fenrir'],
    },
    ...situation,
    options: { relations: ['frigg:kin:freyr'], ...situation.options },
  };
}

/** Frigg's turn, the last of the round, is over, and Freyr's has begun; his card wakes nobody. */
function turnOfFreyr(situation: Situation = {}): Game {
  return acting(kindred(situation)).play('rest').play('order freyr odin');
}

/** The position can be written down and read again. */
function isSound({ match, position }: Game): boolean {
  const text = JSON.stringify(toPositionFile(chronicles, match.options, position));
  fromPositionFile(chronicles, JSON.parse(text));
  return true;
}

describe('C-15.82: Kin in another god’s turn', () => {
  test('C-15.82: before the kinsman moves', () => {
    const game = turnOfFreyr().asks(0, 'kinAtAnyTime');
    expect(isSound(game)).toBe(true);
    expect(lines(game)).toEqual(['kin freyr elf', 'kin enough', 'kin not-now', 'kin never']);
    game.play('kin freyr elf').asks(1, 'move');
    expect([elvesOf(game, 'frigg'), elvesOf(game, 'freyr')]).toEqual([1, 0]);
    turnOfFreyr().play('kin enough').asks(1, 'move');
  });

  test('C-15.82: nobody is asked who shares no world, has no Kin there, or finds nothing', () => {
    turnOfFreyr({ places: { freyr: 'alfheim' } }).asks(1, 'move');
    turnOfFreyr({ elves: {} }).asks(1, 'move');
    turnOfFreyr({ options: { relations: ['odin:kin:frigg'] } }).asks(1, 'move');
  });

  test('C-15.82: before the kinsman moves on from a Travel Companion', () => {
    const relations = ['frigg:kin:freyr', 'freyr:travel-companion:frigg'];
    const game = turnOfFreyr({ places: { freyr: 'niflheim' }, options: { relations } });
    game.asks(1, 'move').play('travel frigg').asks(0, 'kinAtAnyTime').play('kin enough');
    game.asks(1, 'move');
  });

  test('C-15.82: several holders are asked one after the other, after the active god', () => {
    const relations = ['freyr:kin:odin', 'frigg:kin:freyr', 'odin:kin:freyr'];
    const elves = { freyr: 1, odin: 1 };
    const game = turnOfFreyr({ elves, options: { relations } }).asks(1, 'kinAtAnyTime');
    game.play('kin enough').asks(0, 'kinAtAnyTime').play('kin enough');
    game.asks(2, 'kinAtAnyTime').play('kin freyr elf').asks(1, 'move');
  });

  /** Freyr fights Surt of strength 3 in Asgard, in his turn. */
  function facing(situation: Situation): Game {
    const gods = ['freyr', 'frigg', 'odin'];
    const enemies = { surt: 'asgard' } as const;
    return acting(kindred({ gods, heads: {}, fire: 2, ...situation, enemies })).play('fight surt');
  }

  test('C-15.82: before the kinsman chooses Heroes and dice', () => {
    const game = facing({ elves: { freyr: 1 }, dice: { freyr: 1 } }).asks(1, 'kinAtAnyTime');
    expect(isSound(game)).toBe(true);
    game.play('kin freyr die').asks(1, 'kinAtAnyTime').play('kin enough').asks(CHANCE, 'rollGod');
    // Between the roll and the Elves only the one who throws is asked.
    game.rolls('god-die freyr ii').asks(0, 'convert');
  });

  test('C-15.82: a weapon that is taken then has cancelled its Risk', () => {
    const game = facing({ elves: {}, artifacts: { miming: 'freyr', megingjord: 'freyr' } });
    game.asks(1, 'kinAtAnyTime').play('kin freyr miming').asks(1, 'kinAtAnyTime');
    expect(isSound(game)).toBe(true);
    game.play('kin freyr megingjord').asks(CHANCE, 'rollGod').rolls('god-die freyr ii');
    expect([livesOf(game, 'freyr'), holderOf(game, 'miming')]).toEqual([6, 1]);
  });

  describe('C-15.82: before either is carried away', () => {
    /** In Freyr's turn his stones show MOVE and TURN; Frigg and Odin, her Kin, are in Alfheim. */
    function stones(): Game {
      const game = acting(
        kindred({
          gods: ['freyr', 'frigg', 'odin'],
          heads: {},
          enemies: {},
          elves: { odin: 1 },
          places: { freyr: 'iotunheim', frigg: 'alfheim', odin: 'alfheim' },
          options: { relations: ['frigg:kin:odin'] },
        }),
      );
      return game.play('act').rolls('stone white move', 'stone green turn');
    }

    test('C-15.82: by a runestone, the kinsman or the holder', () => {
      for (const god of ['odin', 'frigg']) {
        const game = stones().play(`rune move ${god} niflheim`).asks(1, 'kinAtAnyTime');
        expect([isSound(game), placeOf(game, god)]).toEqual([true, 'alfheim']);
        game.play('kin odin elf').asks(0, 'useStone');
        expect([placeOf(game, god), elvesOf(game, 'frigg')]).toEqual(['niflheim', 1]);
      }
    });

    test('C-15.82: not where nobody is parted', () => {
      stones().play('rune move freyr niflheim').asks(0, 'useStone');
      stones().play('rune move odin alfheim').asks(0, 'useStone');
    });

    /** Thor draws two creatures in Svartalfheim, where Odin, who has him as Kin, is too. */
    function drawn(creature: string): Game {
      const game = acting({
        places: { thor: 'svartalfheim', odin: 'svartalfheim' },
        enemies: { loki: 'svartalfheim' },
        elves: { thor: 1 },
        options: { relations: ['odin:kin:thor'] },
      });
      return game.play('act').rolls(`creature ${creature}`, 'creature stags');
    }

    test('C-15.82: by Ratatosk, and then the journey goes on', () => {
      const game = drawn('ratatosk').play('apply ratatosk alfheim').asks(1, 'kinAtAnyTime');
      expect(isSound(game)).toBe(true);
      game.play('kin enough').asks(0, 'journey').play('act 2');
      expect([placeOf(game, 'thor'), elvesOf(game, 'thor')]).toEqual(['alfheim', 3]);
    });

    test('C-15.82: by Sleipnir, and then the next god rides', () => {
      const game = drawn('sleipnir').play('apply sleipnir').asks(0, 'ride');
      game.play('ride thor midgard').asks(1, 'kinAtAnyTime').play('kin thor elf');
      expect([placeOf(game, 'thor'), elvesOf(game, 'odin')]).toEqual(['midgard', 1]);
      game.asks(1, 'ride').play('ride odin asgard').asks(2, 'ride');
    });
  });

  test('C-15.82: at the end of a turn in which they came together', () => {
    const game = turnOfFreyr({ places: { freyr: 'alfheim' } })
      .play('move asgard')
      .play('rest');
    game.asks(0, 'kinAtAnyTime');
    expect(isSound(game)).toBe(true);
    game.play('kin freyr elf').asks(2, 'move');
    // Not if they were together before.
    turnOfFreyr().play('kin enough').play('stay').play('rest').asks(2, 'move');
  });
});

test('C-15.82, C-15.84: companions are gone to before Kin is asked about there, not before', () => {
  const faults = spoilt(turnOfFreyr(), () => ({ visited: 1 }));
  expect(faults).toEqual(['position.visited stepDoesNotFit']);
});

describe('C-15.82: how a god wants to be asked', () => {
  /** Freyr's turn goes by, then Odin's and Frigg's; the next round begins with Freyr's. */
  function nextRound(game: Game): Game {
    game.asks(1, 'move').play('stay').play('rest').asks(2, 'move').play('stay').play('rest');
    game.asks(0, 'kinAtAnyTime').play('kin enough').asks(0, 'move').play('stay');
    game.asks(0, 'kinAtAnyTime').play('kin enough').play('rest');
    return game.asks(TEAM, 'orderSeats').play('order freyr odin');
  }

  test('C-15.82: not now: in the next round again', () => {
    const game = turnOfFreyr().play('kin not-now');
    nextRound(game).asks(0, 'kinAtAnyTime');
  });

  test('C-15.82: never: in no round, but in their own turn as before', () => {
    const game = turnOfFreyr().play('kin never');
    nextRound(game).asks(1, 'move');
  });

  test('C-15.82: never can be taken back in one’s own turn', () => {
    const game = turnOfFreyr().play('kin never').play('stay').play('rest').play('stay');
    game.play('rest').asks(0, 'kinAtAnyTime');
    expect(lines(game)).toEqual(['kin freyr elf', 'kin enough', 'kin ask-me']);
    game.refuses('kin never', 'C-15.82', 'ownTurnAsked');
    game
      .play('kin ask-me')
      .asks(0, 'kinAtAnyTime')
      .refuses('kin ask-me', 'C-15.82', 'alreadyAsked');
    expect([...game.position.kinAnswers]).toEqual([0, 0, 0, 0, 0]);
  });

  test('C-15.82: whose turn it is not cannot ask for what they have', () => {
    turnOfFreyr().refuses('kin ask-me', 'C-15.82', 'alreadyAsked');
  });
});

describe('C-15.82: ownTurn, the reading of version 1', () => {
  const options = { relations: ['frigg:kin:freyr'], kin: 'ownTurn' };

  test('C-15.82: nobody is asked in another god’s turn', () => {
    turnOfFreyr({ options }).asks(1, 'move').play('stay').play('rest').asks(2, 'move');
    const together = turnOfFreyr({ options, places: { freyr: 'alfheim' } });
    together.play('move asgard').play('rest').asks(2, 'move');
  });

  test('C-14.1: in one’s own turn, with things or enough', () => {
    const game = turnOfFreyr({ options }).play('stay').play('rest').play('stay').play('rest');
    expect(lines(game.asks(0, 'kinTake'))).toEqual(['kin freyr elf', 'kin enough']);
    game.play('kin freyr elf').asks(0, 'move');
    expect([...game.position.stood]).toEqual([0, 0, 0, 0, 0]);
  });
});
