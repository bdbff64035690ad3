import { CHANCE, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { CREATURE_WORDS } from '../data/creatures.ts';
import {
  diceOf,
  drawing,
  elvesOf,
  enemyAt,
  holderOf,
  lines,
  livesOf,
  namesOf,
  placeOf,
  ravagedIn,
} from './situation.ts';

const two = { gods: ['thor', 'odin'], supports: ['tyr'] };

describe('C-12.2: the eighteen creatures', () => {
  test('C-12.2: each is one card', () => {
    expect(new Set(CREATURE_WORDS).size).toBe(18);
  });

  test('C-12.2: the stags give a life point, Heidrun up to two', () => {
    expect(livesOf(drawing('stags', { lives: { thor: 3 } }), 'thor')).toBe(4);
    expect(livesOf(drawing('heidrun', { lives: { thor: 3 } }), 'thor')).toBe(5);
    expect(livesOf(drawing('heidrun', { lives: { thor: 6 } }), 'thor')).toBe(7);
  });

  test('C-12.2: Eikthyrnir heals any world at no cost', () => {
    const game = drawing('eikthyrnir', { ravaged: ['alfheim', 'midgard'] }).asks(0, 'healWorld');
    game.play('heal midgard').asks(TEAM, 'orderSeats');
    expect([ravagedIn(game), livesOf(game, 'thor')]).toEqual([['alfheim'], 7]);
    expect(namesOf(game)).not.toContain('risksTaken');
    expect(ravagedIn(drawing('eikthyrnir', { ravaged: ['alfheim'] }))).toEqual([]);
  });

  test('C-12.2: Geri and Freki: to any world, and a fight there with one Risk less', () => {
    const game = drawing('geri-freki', { enemies: { surt: 'alfheim' }, fire: 1 });
    game.asks(0, 'go').play('go alfheim').asks(0, 'journey');
    game.refuses('act', 'C-12.2', 'onlyFight').play('fight surt').rolls('god-die thor ii');
    expect([enemyAt(game, 'surt'), livesOf(game, 'thor')]).toEqual(['muspellheim', 6]);
    const away = drawing('geri-freki', { enemies: { surt: 'alfheim' } }).play('go alfheim');
    expect(placeOf(away.play('rest').asks(TEAM, 'orderSeats'), 'thor')).toBe('alfheim');
    drawing('geri-freki').play('go niflheim').asks(TEAM, 'orderSeats');
  });

  test('C-12.2: the wolves and a weapon add up', () => {
    const artifacts = { miming: 'thor', megingjord: 'thor' } as const;
    const game = drawing('geri-freki', { enemies: { surt: 'alfheim' }, fire: 2, artifacts });
    game.play('go alfheim').play('fight surt').asks(TEAM, 'orderSeats');
    expect(livesOf(game, 'thor')).toBe(7);
  });

  test('C-12.2: Gullinkambi, Vedrfolnir and Vidofnir bring one, two and three Heroes', () => {
    const brought = (creature: 'gullinkambi' | 'vedrfolnir' | 'vidofnir', valhalla: number) =>
      drawing(creature, { valhalla }).position.valhalla;
    expect(brought('gullinkambi', 0)).toBe(1);
    expect(brought('vedrfolnir', 1)).toBe(3);
    expect(brought('vidofnir', 2)).toBe(5);
    expect(brought('vidofnir', 7)).toBe(8);
  });

  test('C-12.2: Gulltopp: Elves, dice and artifacts as all gods hold them afterwards', () => {
    const game = drawing('gulltopp', {
      elves: { thor: 2, odin: 1 },
      dice: { heimdall: 2 },
      artifacts: { draupnir: 'odin', miming: 'thor' },
    }).asks(TEAM, 'shareElves');
    game.refuses('elves thor 4', 'C-12.2', 'outsideRange');
    game.play('elves thor 0').play('elves odin 1').play('dice thor 1').play('dice odin 0');
    game.play('artifacts draupnir heimdall').play('artifacts miming thor');
    game.asks(TEAM, 'orderSeats');
    expect(['thor', 'odin', 'heimdall'].map((god) => elvesOf(game, god))).toEqual([0, 1, 2]);
    expect(['thor', 'odin', 'heimdall'].map((god) => diceOf(game, god))).toEqual([1, 0, 1]);
    expect([holderOf(game, 'draupnir'), holderOf(game, 'miming')]).toEqual([2, 0]);
  });

  test('C-12.2: Gulltopp asks for nothing that nobody has, and nothing of a single player', () => {
    drawing('gulltopp').asks(TEAM, 'orderSeats');
    const game = drawing('gulltopp', { dice: { odin: 1 } }).asks(TEAM, 'shareDice');
    game.play('dice thor 1').asks(TEAM, 'orderSeats');
    expect(diceOf(game, 'thor')).toBe(1);
    drawing('gulltopp', { gods: ['thor'], elves: { thor: 3 } }).asks(CHANCE, 'seeBack');
  });

  test('C-12.2: Hildisvini brings up to three Elves, Hugin and Munin up to two dice', () => {
    expect(elvesOf(drawing('hildisvini').play('take 3'), 'thor')).toBe(3);
    expect(elvesOf(drawing('hildisvini').play('take 1'), 'thor')).toBe(1);
    drawing('hildisvini', { elves: { odin: 7 } }).refuses('take 3', 'C-11.2', 'outsideRange');
    expect(elvesOf(drawing('hildisvini', { elves: { odin: 8 } }), 'thor')).toBe(1);
    expect(diceOf(drawing('hugin-munin').play('take 2'), 'thor')).toBe(2);
    drawing('hugin-munin', { dice: { odin: 9 } }).asks(TEAM, 'orderSeats');
  });

  test('C-12.2, C-17.13: Ratatosk: to any world and its action, judged there', () => {
    const game = drawing('ratatosk', { places: { odin: 'alfheim' } }).asks(0, 'go');
    game.play('go alfheim').asks(0, 'journey').refuses('fight loki', 'C-12.2', 'onlyAct');
    expect(elvesOf(game.play('act 3'), 'thor')).toBe(3);
    const malus = drawing('ratatosk', { enemies: { surt: 'alfheim' } }).play('go alfheim');
    expect(elvesOf(malus.play('act'), 'thor')).toBe(1);
    drawing('ratatosk').play('go alfheim').play('rest').asks(TEAM, 'orderSeats');
  });

  test('C-17.14: Ratatosk to a ravaged world: nothing can be done there', () => {
    const game = drawing('ratatosk', { ravaged: ['alfheim'] }).play('go alfheim');
    expect(placeOf(game.asks(TEAM, 'orderSeats'), 'thor')).toBe('alfheim');
  });

  test('C-12.2: Saehrimnir: any god regains a life point', () => {
    const game = drawing('saehrimnir', { lives: { odin: 2, heimdall: 3 } }).asks(0, 'giveLife');
    game.refuses('life thor', 'C-3.3', 'livesFull').play('life heimdall');
    expect([livesOf(game, 'odin'), livesOf(game, 'heimdall')]).toEqual([2, 4]);
    expect(livesOf(drawing('saehrimnir', { lives: { odin: 2 } }), 'odin')).toBe(3);
    drawing('saehrimnir').asks(TEAM, 'orderSeats');
  });

  test('C-12.2: the goats: two life points, also to two gods', () => {
    const lives = { odin: 2, heimdall: 3 };
    const split = drawing('goats', { lives }).play('life odin heimdall');
    expect([livesOf(split, 'odin'), livesOf(split, 'heimdall')]).toEqual([3, 4]);
    const one = drawing('goats', { lives }).play('life odin odin');
    expect(livesOf(one, 'odin')).toBe(4);
    expect(livesOf(drawing('goats', { lives: { odin: 6 } }), 'odin')).toBe(7);
  });

  test('C-12.2: Sleipnir: every god may go to any world, each by its own choice', () => {
    const game = drawing('sleipnir').asks(0, 'ride').play('ride thor niflheim');
    game.asks(1, 'ride').play('ride odin asgard').asks(2, 'ride').play('ride heimdall alfheim');
    expect(['thor', 'odin', 'heimdall'].map((god) => placeOf(game, god))).toEqual([
      'niflheim',
      'asgard',
      'alfheim',
    ]);
  });

  test('C-17.9: Sleipnir, Saehrimnir, the goats and Verdandi include Support gods', () => {
    const ride = drawing('sleipnir', two).play('ride thor asgard').play('ride odin asgard');
    ride.asks(TEAM, 'ride').play('ride tyr niflheim');
    expect(placeOf(ride, 'tyr')).toBe('niflheim');
    const life = drawing('saehrimnir', { ...two, lives: { tyr: 4, odin: 2 } }).play('life tyr');
    expect(livesOf(life, 'tyr')).toBe(5);
    const shared = drawing('verdandi', { ...two, lives: { thor: 2 } }).asks(TEAM, 'shareLives');
    // Fifteen in all. Tyr can have five at most, and one at least is left to him.
    expect(lines(shared)).toEqual([2, 3, 4, 5, 6, 7, 8].map((count) => `lives thor ${count}`));
    shared.play('lives thor 6').play('lives odin 8');
    expect(['thor', 'odin', 'tyr'].map((god) => livesOf(shared, god))).toEqual([6, 8, 1]);
  });

  test('C-12.2, C-17.19: Verdandi: any gifts, but the last life point of nobody', () => {
    const lives = { thor: 2, odin: 3, heimdall: 4 };
    const game = drawing('verdandi', { lives }).asks(TEAM, 'shareLives');
    expect(lines(game)).toEqual([1, 2, 3, 4, 5, 6, 7].map((count) => `lives thor ${count}`));
    game.play('lives thor 7').asks(TEAM, 'orderSeats');
    expect(['thor', 'odin', 'heimdall'].map((god) => livesOf(game, god))).toEqual([7, 1, 1]);
    const kept = drawing('verdandi', { lives }).play('lives thor 2').play('lives odin 3');
    expect(['thor', 'odin', 'heimdall'].map((god) => livesOf(kept, god))).toEqual([2, 3, 4]);
  });

  test('C-12.2: Verdandi never gives more than a god can have', () => {
    const game = drawing('verdandi', { lives: { thor: 6 } });
    expect(lines(game)).toEqual(['lives thor 6', 'lives thor 7']);
    game.play('lives thor 7');
    expect(lines(game)).toEqual(['lives odin 6', 'lives odin 7']);
    expect(livesOf(game.play('lives odin 6'), 'heimdall')).toBe(7);
  });
});
