import { CHANCE, OVER, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import {
  acting,
  diceOf,
  elvesOf,
  type Game,
  holderOf,
  lines,
  livesOf,
  moving,
  placeOf,
  type Situation,
} from './situation.ts';

const TWO = { gods: ['frigg', 'odin'], supports: ['freyr'] };

/** Relations that Frigg has, and what others have. */
function related(relations: readonly string[], situation: Situation = {}): Situation {
  return {
    gods: ['frigg', 'freyr', 'odin'],
    ...situation,
    options: { ...situation.options, relations: [...relations] },
  };
}

/** Frigg fights Surt in Asgard, where all gods are; so many Risks. */
function facing(
  risks: number,
  relations: readonly string[],
  situation: Situation = {},
  line = 'fight surt',
): Game {
  const enemies = { surt: 'asgard' } as const;
  return acting({ ...related(relations, situation), enemies, fire: risks - 1 }).play(line);
}

describe('C-14.1: Brother-in-arms', () => {
  const brother = ['frigg:brother-in-arms:freyr'];

  test('C-14.1: he rolls his own god die and cancels one Risk', () => {
    const game = facing(2, brother).rolls('god-die frigg s').asks(CHANCE, 'rollGod');
    game.rolls('god-die freyr s').asks(TEAM, 'orderSeats');
    expect(livesOf(game, 'frigg')).toBe(7);
  });

  test('C-14.1: not from another world', () => {
    const game = facing(2, brother, { places: { freyr: 'alfheim' } }).rolls('god-die frigg ii');
    expect(livesOf(game.asks(TEAM, 'orderSeats'), 'frigg')).toBe(5);
  });

  test('C-14.1: one way only: who is named has no use of it', () => {
    const other = ['freyr:brother-in-arms:frigg'];
    const game = facing(1, other).rolls('god-die frigg s').asks(TEAM, 'orderSeats');
    expect(livesOf(game, 'frigg')).toBe(7);
  });

  test('C-14.1: he may turn his die with an Elf of his own, and is asked himself', () => {
    const game = facing(2, brother, { elves: { freyr: 2 } }).rolls('god-die frigg s');
    game.rolls('god-die freyr ii').asks(1, 'brotherElf').play('brother yes');
    expect([livesOf(game, 'frigg'), elvesOf(game, 'freyr')]).toEqual([7, 1]);
    const no = facing(2, brother, { elves: { freyr: 2 } }).rolls('god-die frigg s');
    expect(livesOf(no.rolls('god-die freyr ii').play('brother no'), 'frigg')).toBe(6);
    // Nobody is asked when no Risk is left.
    const none = facing(1, brother, { elves: { freyr: 2 } }).rolls('god-die frigg s');
    none.rolls('god-die freyr ii').asks(TEAM, 'orderSeats');
  });

  test('C-14.1: his own upgrades count, but he cancels one Risk, even as Thor', () => {
    const hard = { mode: 'hard' as const };
    const heimdall = { gods: ['frigg', 'heimdall', 'odin'], ...hard };
    const game = facing(2, ['frigg:brother-in-arms:heimdall'], heimdall).rolls('god-die frigg ii');
    expect(livesOf(game.rolls('god-die heimdall i'), 'frigg')).toBe(6);
    const thor = { gods: ['frigg', 'thor', 'odin'], ...hard };
    const strong = facing(3, ['frigg:brother-in-arms:thor'], thor).rolls('god-die frigg ii');
    expect(livesOf(strong.rolls('god-die thor s'), 'frigg')).toBe(5);
  });

  test('C-14.1: a Support god rolls too, without ability and without Elves', () => {
    const situation = { ...TWO, supports: ['heimdall'], mode: 'hard' as const };
    const game = facing(1, ['frigg:brother-in-arms:heimdall'], situation);
    game.rolls('god-die frigg ii', 'god-die heimdall i').asks(CHANCE, 'seeBack');
    expect(livesOf(game, 'frigg')).toBe(7);
  });

  test('C-14.1, C-15.81: several brothers roll one after the other', () => {
    const both = ['frigg:brother-in-arms:freyr', 'frigg:brother-in-arms:odin'];
    const game = facing(3, both).rolls('god-die frigg s', 'god-die freyr s', 'god-die odin s');
    expect(livesOf(game, 'frigg')).toBe(7);
  });
});

describe('C-14.1: Kin', () => {
  const kin = ['frigg:kin:freyr'];
  const rich: Situation = {
    elves: { freyr: 1 },
    dice: { freyr: 1 },
    artifacts: { draupnir: 'freyr', skidbladnir: 'freyr' },
  };

  /** Odin's turn is over, so that Frigg's begins without a card to wake anybody. */
  function beforeMoving(situation: Situation): Game {
    const heads = { frigg: ['frigg-nidhogg'] };
    const game = acting(related(kin, { ...situation, heads, enemies: { loki: 'asgard' } }));
    return game.play('rest').play('order frigg freyr');
  }

  test('C-14.1: things are taken before the move: Elves, dice, artifacts', () => {
    const game = beforeMoving(rich).asks(0, 'kinAtAnyTime');
    expect(lines(game)).toEqual([
      'kin freyr elf',
      'kin freyr die',
      'kin freyr draupnir',
      'kin freyr skidbladnir',
      'kin enough',
    ]);
    game
      .play('kin freyr skidbladnir')
      .asks(0, 'kinAtAnyTime')
      .play('kin freyr die')
      .play('kin enough');
    expect([holderOf(game.asks(0, 'move'), 'skidbladnir'), diceOf(game, 'frigg')]).toEqual([0, 1]);
    expect([elvesOf(game, 'freyr'), diceOf(game, 'freyr')]).toEqual([1, 0]);
  });

  test('C-14.1: what was taken before the move can be used for it', () => {
    const situation = { ...rich, places: { frigg: 'nidavellir', freyr: 'nidavellir' } } as const;
    const game = acting(related(kin, { ...situation, heads: { frigg: ['frigg-nidhogg'] } }));
    game.play('rest').play('order frigg freyr').play('kin freyr skidbladnir').play('kin enough');
    expect(placeOf(game.play('move asgard'), 'frigg')).toBe('asgard');
  });

  test('C-14.1: after the move, before the mission', () => {
    const game = moving(related(kin, { ...rich, places: { frigg: 'alfheim' } }));
    game.play('move asgard').asks(0, 'kinAtAnyTime').play('kin freyr elf');
    expect(elvesOf(game, 'frigg')).toBe(1);
  });

  test('C-14.1: before a saving throw', () => {
    const game = facing(2, kin, rich).asks(0, 'kinAtAnyTime').play('kin freyr die');
    game.play('kin enough 1').rolls('god-die frigg s', 'vanir-die s');
    expect(livesOf(game, 'frigg')).toBe(7);
  });

  test('C-14.1: between the roll and the Elves: an Elf or an artifact can be used at once', () => {
    const game = facing(2, kin, rich).play('kin enough').rolls('god-die frigg ii');
    game
      .asks(0, 'kinAtAnyTime')
      .play('kin freyr draupnir')
      .play('kin freyr elf')
      .play('kin enough');
    game.asks(0, 'rerollGod').play('draupnir yes').rolls('god-die frigg blank');
    game.asks(0, 'convert').play('elves 1').asks(TEAM, 'orderSeats');
    expect([livesOf(game, 'frigg'), elvesOf(game, 'freyr')]).toEqual([6, 0]);
  });

  test('C-14.1: a die fetched then does not join the roll', () => {
    const game = facing(2, kin, rich).play('kin enough').rolls('god-die frigg s');
    game.play('kin freyr die').play('kin enough').asks(TEAM, 'orderSeats');
    expect([livesOf(game, 'frigg'), diceOf(game, 'frigg')]).toEqual([6, 1]);
  });

  test('C-14.1: nothing is asked where there is nothing to take, or in another world', () => {
    facing(2, kin).asks(CHANCE, 'rollGod');
    facing(2, kin, { ...rich, places: { freyr: 'alfheim' } }).asks(CHANCE, 'rollGod');
    facing(2, ['freyr:kin:frigg'], rich).asks(CHANCE, 'rollGod');
  });

  test('C-14.1: a weapon fetched before the throw cancels its Risk', () => {
    const game = facing(3, ['frigg:kin:freyr'], { artifacts: { miming: 'freyr' } });
    game.asks(0, 'kinAtAnyTime').play('kin freyr miming').rolls('god-die frigg ii');
    expect(livesOf(game.asks(TEAM, 'orderSeats'), 'frigg')).toBe(5);
  });

  test('C-14.1: with a Travel Companion Kin is asked about again before the move', () => {
    const relations = ['frigg:kin:freyr', 'frigg:travel-companion:freyr'];
    const artifacts = { skidbladnir: 'freyr' };
    const game = moving(related(relations, { places: { freyr: 'niflheim' }, artifacts }));
    game.play('travel freyr').asks(0, 'kinAtAnyTime').play('kin freyr skidbladnir').asks(0, 'move');
    game.refuses('travel freyr', 'C-15.84', 'alreadyTravelled').play('move alfheim');
    expect(placeOf(game, 'frigg')).toBe('alfheim');
  });

  test('C-14.1: what Kin does not have cannot be taken', () => {
    const game = facing(2, kin, rich);
    game.refuses('kin freyr miming', 'C-14.1', 'notWithKin');
    game.refuses('kin odin elf', 'C-14.1', 'notWithKin');
  });

  test('C-14.1: a Support god may lose the life points in the god’s place', () => {
    const game = facing(4, kin, TWO).rolls('god-die frigg s').asks(0, 'kinLives');
    expect(lines(game)).toEqual(['kinlives 0', 'kinlives 1', 'kinlives 2', 'kinlives 3']);
    game.play('kinlives 2').asks(CHANCE, 'seeBack');
    expect([livesOf(game, 'frigg'), livesOf(game, 'freyr')]).toEqual([7, 3]);
    const dying = facing(4, kin, { ...TWO, lives: { freyr: 2 } }).rolls('god-die frigg s');
    dying.play('kinlives 2');
    expect(dying.position.frames.seat).toBe(OVER);
    const away = facing(4, kin, { ...TWO, places: { freyr: 'alfheim' } }).rolls('god-die frigg s');
    expect(livesOf(away, 'frigg')).toBe(5);
  });

  test('C-13.5: no Kin for what is no Risk', () => {
    const game = acting({
      ...related(kin, TWO),
      places: { frigg: 'alfheim', freyr: 'alfheim' },
      ravaged: ['alfheim'],
    });
    expect(livesOf(game.play('heal').asks(CHANCE, 'seeBack'), 'freyr')).toBe(5);
  });
});

describe('C-14.1: Lucky Companion', () => {
  const lucky = ['freyr:lucky-companion:frigg'];
  const rich: Situation = { dice: { frigg: 2 }, elves: { frigg: 2 } };

  test('C-14.1, C-16.7: he takes an Elf or a die that the thrower would lose', () => {
    const thrown = () =>
      facing(3, lucky, rich, 'fight surt 2')
        .rolls('god-die frigg ii', 'vanir-die ii', 'vanir-die s-lost')
        .play('elves 2');
    const die = thrown().asks(1, 'luckyItem');
    expect(lines(die)).toEqual(['lucky nothing', 'lucky elf', 'lucky die']);
    die.play('lucky die');
    expect([diceOf(die, 'frigg'), diceOf(die, 'freyr'), elvesOf(die, 'freyr')]).toEqual([1, 1, 0]);
    const elf = thrown().play('lucky elf');
    expect([diceOf(elf, 'frigg'), diceOf(elf, 'freyr'), elvesOf(elf, 'freyr')]).toEqual([1, 0, 1]);
    expect(elvesOf(thrown().play('lucky nothing'), 'freyr')).toBe(0);
  });

  test('C-16.7: a die that is not lost cannot be taken', () => {
    const game = facing(3, lucky, rich, 'fight surt 2');
    game.rolls('god-die frigg s', 'vanir-die s', 'vanir-die s').asks(TEAM, 'orderSeats');
    const elves = facing(3, lucky, rich, 'fight surt 2');
    elves.rolls('god-die frigg s', 'vanir-die s', 'vanir-die i').play('elves 1');
    elves.refuses('lucky die', 'C-14.1', 'nothingToKeep');
  });

  test('C-15.83, C-16.7: by the text any die that was rolled can be taken, a lost one first', () => {
    const text = { ...rich, options: { lucky: 'text' } };
    const game = facing(3, lucky, text, 'fight surt 2');
    game.rolls('god-die frigg s', 'vanir-die s', 'vanir-die s').asks(1, 'luckyItem');
    expect(lines(game)).toEqual(['lucky nothing', 'lucky die']);
    game.play('lucky die').asks(TEAM, 'orderSeats');
    expect([diceOf(game, 'frigg'), diceOf(game, 'freyr')]).toEqual([1, 1]);
    const lost = facing(3, lucky, text, 'fight surt 2');
    lost.rolls('god-die frigg s', 'vanir-die s-lost', 'vanir-die s').play('lucky die');
    expect([diceOf(lost, 'frigg'), diceOf(lost, 'freyr')]).toEqual([1, 1]);
  });

  test('C-16.7: by the text also a die that Brisingamen has kept', () => {
    const held = { artifacts: { brisingamen: 'frigg' }, options: { lucky: 'text' } } as const;
    const game = facing(2, lucky, { ...held, dice: { frigg: 1 } }, 'fight surt 1');
    game.rolls('god-die frigg s', 'vanir-die s-lost').asks(1, 'luckyItem').play('lucky die');
    expect([diceOf(game, 'frigg'), diceOf(game, 'freyr')]).toEqual([0, 1]);
  });

  test('C-16.7: by the text a Support god’s luck keeps only what would be lost', () => {
    const own = ['frigg:lucky-companion:freyr'];
    const situation = { ...TWO, dice: { frigg: 1 }, options: { lucky: 'text' } };
    const game = facing(2, own, situation, 'fight surt 1');
    game.rolls('god-die frigg s', 'vanir-die s').asks(CHANCE, 'seeBack');
  });

  test('C-14.1: several take one each, after the thrower’s own artifacts', () => {
    const both = [...lucky, 'odin:lucky-companion:frigg'];
    const situation = { ...rich, artifacts: { brisingamen: 'frigg' } } as Situation;
    const game = facing(3, both, { ...situation, dice: { frigg: 3 } }, 'fight surt 3');
    game.rolls('god-die frigg ii', 'vanir-die s-lost', 'vanir-die s-lost', 'vanir-die s-lost');
    game.asks(1, 'luckyItem').play('lucky die').asks(2, 'luckyItem').play('lucky die');
    expect(['frigg', 'freyr', 'odin'].map((god) => diceOf(game, god))).toEqual([1, 1, 1]);
  });

  test('C-14.1: with a Support god it is the thrower who keeps something', () => {
    const own = ['frigg:lucky-companion:freyr'];
    const game = facing(2, own, { ...TWO, dice: { frigg: 2 } }, 'fight surt 2');
    game.rolls('god-die frigg s', 'vanir-die i-lost', 'vanir-die s-lost').asks(0, 'luckyItem');
    game.play('lucky die').asks(CHANCE, 'seeBack');
    expect(diceOf(game, 'frigg')).toBe(1);
  });

  test('C-14.1: not from another world', () => {
    const game = facing(3, lucky, { ...rich, places: { freyr: 'alfheim' } }, 'fight surt 2');
    game.rolls('god-die frigg s', 'vanir-die s-lost', 'vanir-die s').asks(TEAM, 'orderSeats');
  });
});

describe('C-14.1: Travel Companion', () => {
  const travel = ['frigg:travel-companion:freyr'];

  test('C-14.1: first to him, then the normal move', () => {
    const game = moving(related(travel, { places: { freyr: 'niflheim' } }));
    expect(lines(game)).toContain('travel freyr');
    game.play('travel freyr').asks(0, 'move');
    expect(placeOf(game, 'frigg')).toBe('niflheim');
    expect(lines(game)).not.toContain('travel freyr');
    expect(placeOf(game.play('move vanaheim'), 'frigg')).toBe('vanaheim');
  });

  const both = [...travel, 'frigg:travel-companion:odin'];

  test('C-15.84: each: once to every companion, one after the other, then the normal move', () => {
    const game = moving(related(both, { places: { freyr: 'niflheim' } }));
    game.refuses('travel odin', 'C-14.1', 'notCompanion').play('travel freyr').asks(0, 'move');
    game.refuses('travel freyr', 'C-15.84', 'alreadyTravelled').play('travel odin');
    game.refuses('travel freyr', 'C-15.84', 'alreadyTravelled');
    game.refuses('travel odin', 'C-15.84', 'alreadyTravelled').play('move vanaheim');
    expect(placeOf(game, 'frigg')).toBe('vanaheim');
  });

  test('C-15.84: each: in the next turn once more', () => {
    const situation = {
      places: { freyr: 'niflheim' },
      heads: { frigg: ['frigg-nidhogg'] },
    } as const;
    const game = moving(related(travel, situation));
    game.play('travel freyr').play('stay').play('order frigg freyr').asks(0, 'move');
    expect(game.position.visited).toBe(0);
  });

  test('C-15.84: once: one of them in a turn', () => {
    const options = { travel: 'once' };
    const game = moving(related(both, { places: { freyr: 'niflheim' }, options }));
    game.refuses('travel odin', 'C-14.1', 'notCompanion').play('travel freyr');
    game.refuses('travel odin', 'C-15.84', 'alreadyTravelled').play('stay');
  });

  test('C-14.1: only to a companion', () => {
    moving(related([], { places: { freyr: 'niflheim' } })).refuses(
      'travel freyr',
      'C-14.1',
      'notCompanion',
    );
  });

  test('C-14.1: a Support god is as good', () => {
    const game = moving({ ...related(travel, TWO), places: { freyr: 'niflheim' } });
    expect(placeOf(game.play('travel freyr'), 'frigg')).toBe('niflheim');
  });
});
