import { CHANCE, fromPositionFile, type Options, TEAM, toPositionFile } from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { setupOf } from '../rules/setup.ts';
import {
  acting,
  begin,
  diceOf,
  drawing,
  elvesOf,
  type Game,
  holderOf,
  lines,
  livesOf,
  moving,
  namesOf,
  placeOf,
  ravagedIn,
  type Situation,
  type World,
} from './situation.ts';

/** The versions of an action: alone with an enemy, alone, with another god. */
const VERSIONS = ['malus', 'normal', 'bonus'] as const;
type Version = (typeof VERSIONS)[number];

/** The first god is in a world so that its action has this version. */
function inVersion(world: World, version: Version, situation: Situation = {}): Game {
  const isWith = version === 'bonus';
  return acting({
    ...situation,
    enemies: {
      ...(version === 'malus' ? { loki: world } : { loki: 'cage' }),
      ...situation.enemies,
    },
    places: { odin: isWith ? world : 'iotunheim', heimdall: 'iotunheim', thor: world },
  });
}

function risksOf(game: Game): number {
  return Number(game.events.find(({ name }) => name === 'risksTaken')?.facts.risks);
}

describe('C-11.1: bonus, normal and malus', () => {
  const taken = (situation: Situation) => {
    const game = acting({ places: { thor: 'alfheim' }, ...situation });
    const most = [3, 2, 1].find((count) => game.match.read(`act ${count}`).status === 'complete');
    return most ?? 1;
  };

  test('C-11.1: another god and no enemy: bonus', () => {
    expect(taken({ places: { thor: 'alfheim', odin: 'alfheim' } })).toBe(3);
  });

  test('C-11.1: an enemy and no other god: malus', () => {
    expect(taken({ enemies: { loki: 'alfheim' } })).toBe(1);
  });

  test('C-11.1: nobody, or an enemy and another god: normal', () => {
    expect(taken({})).toBe(2);
    const both = { places: { thor: 'alfheim', odin: 'alfheim' }, enemies: { loki: 'alfheim' } };
    expect(taken(both as Situation)).toBe(2);
  });

  test('C-11.1: several gods do not add up, and Iotunns do not count', () => {
    const all = { thor: 'alfheim', odin: 'alfheim', heimdall: 'alfheim' } as const;
    expect(taken({ places: all })).toBe(3);
    expect(taken({ enemies: { loki: 'cage' }, iotunns: ['angrboda', 'thrym'] })).toBe(2);
  });

  test('C-17.8: a Support god counts as another god', () => {
    const gods = ['thor', 'odin'];
    const places = { thor: 'alfheim', tyr: 'alfheim' } as const;
    expect(taken({ gods, supports: ['tyr'], places })).toBe(3);
  });

  test('C-11.1: a world healed while two enemies stand there is ravaged again at once', () => {
    const game = acting({
      enemies: { surt: 'alfheim', loki: 'alfheim' },
      ravaged: ['alfheim', 'midgard'],
    }).play('act alfheim');
    expect(ravagedIn(game)).toEqual(['alfheim', 'midgard']);
    expect(namesOf(game)).toEqual(expect.arrayContaining(['worldHealed', 'worldRavaged']));
  });
});

describe('C-11.2: the nine actions', () => {
  test.each([
    ['alfheim', 'malus', 1],
    ['alfheim', 'normal', 2],
    ['alfheim', 'bonus', 3],
    ['vanaheim', 'malus', 1],
    ['vanaheim', 'normal', 2],
    ['vanaheim', 'bonus', 3],
  ] as const)('C-11.2: %s, %s: up to %i', (world, version, most) => {
    for (let count = 1; count <= most; count++) {
      const game = inVersion(world, version).play(most > 1 ? `act ${count}` : 'act');
      expect(world === 'alfheim' ? elvesOf(game, 'thor') : diceOf(game, 'thor')).toBe(count);
    }
    if (most === 1) return;
    const [rule, reason] = most === 3 ? ['K-1', 'unknownWord'] : ['C-11.2', 'outsideRange'];
    inVersion(world, version).refuses(`act ${most + 1}`, rule, reason);
    inVersion(world, version).refuses('act 0', 'C-11.2', 'outsideRange');
  });

  test('C-11.2, C-16.5: no more than the reserve has, and nothing from an empty one', () => {
    const game = inVersion('vanaheim', 'bonus', { dice: { odin: 8 } }).play('act');
    expect(diceOf(game, 'thor')).toBe(1);
    const empty = moving({
      places: { thor: 'vanaheim' },
      dice: { odin: 9 },
      enemies: { loki: 'cage' },
    });
    empty.play('stay').asks(TEAM, 'orderSeats');
    moving({ places: { thor: 'alfheim' }, elves: { odin: 9 } })
      .play('stay')
      .asks(TEAM, 'orderSeats');
  });

  test.each([
    ['malus', 4],
    ['normal', 3],
    ['bonus', 2],
  ] as const)('C-11.2: Asgard, %s: a marker for %i Risks', (version, risks) => {
    const game = inVersion('asgard', version, { ravaged: ['niflheim', 'midgard'] });
    game.refuses('act alfheim', 'C-11.2', 'notRavaged').play('act niflheim');
    expect([ravagedIn(game), risksOf(game)]).toEqual([['midgard'], risks]);
  });

  test('C-11.2: Asgard has nothing to heal while no world is ravaged', () => {
    acting({ enemies: { loki: 'asgard' } }).refuses('act', 'C-11.2', 'nothingThere');
  });

  test('C-11.2: Midgard: a lone god calls one Hero, with another god two', () => {
    const alone = acting({ places: { thor: 'midgard' } }).play('act');
    expect(alone.position.valhalla).toBe(1);
    const both = acting({ places: { thor: 'midgard', odin: 'midgard' } }).play('act');
    expect(both.position.valhalla).toBe(2);
    const last = acting({ places: { thor: 'midgard', odin: 'midgard' }, valhalla: 7 }).play('act');
    expect(last.position.valhalla).toBe(8);
    moving({ places: { thor: 'midgard' }, valhalla: 8 })
      .play('stay')
      .asks(TEAM, 'orderSeats');
  });

  test('C-17.28, C-12.1: with Valshamr two Heroes alone, three with another god', () => {
    const artifacts = { valshamr: 'thor' } as const;
    const alone = acting({ artifacts, places: { thor: 'midgard' } }).play('act');
    expect(alone.position.valhalla).toBe(2);
    const both = acting({ artifacts, places: { thor: 'midgard', odin: 'midgard' } }).play('act');
    expect(both.position.valhalla).toBe(3);
  });

  test.each([
    ['malus', ['andvarinaut']],
    ['normal', ['andvarinaut', 'gleipnir']],
    ['bonus', ['andvarinaut', 'gleipnir', 'brisingamen']],
  ] as const)('C-11.2: Nidavellir, %s: %j', (version, open) => {
    const reachable = ['andvarinaut', 'gleipnir', 'brisingamen'].filter(
      (artifact) =>
        inVersion('nidavellir', version).match.read(`act ${artifact}`).status === 'complete',
    );
    expect(reachable).toEqual(open);
  });

  test('C-11.2, C-17.23: an artifact is kept, the next one comes into sight, in any number', () => {
    const game = inVersion('nidavellir', 'normal', { artifacts: { draupnir: 'thor' } });
    game.refuses('act brisingamen', 'C-11.2', 'artifactOutOfReach');
    game.play('act gleipnir').asks(CHANCE, 'showArtifact').rolls('artifact miming');
    expect([holderOf(game, 'gleipnir'), holderOf(game, 'draupnir')]).toEqual([0, 0]);
  });

  test('C-11.2: Nidavellir skips empty levels', () => {
    const first = [
      'andvarinaut',
      'draupnir',
      'giallarhorn',
      'hringhorn',
      'megingjord',
      'skidbladnir',
    ];
    const artifacts = Object.fromEntries(first.map((artifact) => [artifact, 'odin']));
    const game = inVersion('nidavellir', 'normal', { artifacts });
    game.play('act').asks(CHANCE, 'showArtifact');
    expect(holderOf(game, 'gleipnir')).toBe(0);
    const closed = inVersion('nidavellir', 'malus', { artifacts });
    closed.refuses('act', 'C-11.2', 'nothingThere');
  });

  test.each([
    ['malus', 1],
    ['normal', 2],
    ['bonus', 3],
  ] as const)(
    'C-11.2: Svartalfheim, %s: %i cards, one is applied, all leave the game',
    (v, cards) => {
      const drawn = ['vidofnir', 'heidrun', 'skuld'].slice(0, cards);
      const game = inVersion('svartalfheim', v).play('act');
      game.rolls(...drawn.map((creature) => `creature ${creature}`));
      if (cards > 1) {
        game.asks(0, 'chooseCreature').refuses('apply urd', 'C-12.2', 'creatureNotDrawn');
        game.play('apply vidofnir');
      }
      expect([game.position.valhalla, game.position.creatures]).toEqual([3, 0]);
      const left = game.position.creatureDeck.toString(2).replaceAll('0', '').length;
      expect(left).toBe(18 - cards);
    },
  );

  test('C-11.2: Svartalfheim draws what is left, and none from an empty deck', () => {
    const game = inVersion('svartalfheim', 'bonus', { creatureDeck: ['heidrun', 'vidofnir'] });
    game.play('act').rolls('creature heidrun', 'creature vidofnir').play('apply vidofnir');
    expect(game.position.creatureDeck).toBe(0);
    const places = { thor: 'svartalfheim' } as const;
    moving({ places, creatureDeck: [] }).play('stay').asks(TEAM, 'orderSeats');
  });

  test.each([
    ['niflheim', 'malus', 3],
    ['niflheim', 'normal', 2],
    ['niflheim', 'bonus', 1],
    ['muspellheim', 'malus', 3],
    ['muspellheim', 'normal', 2],
    ['muspellheim', 'bonus', 1],
  ] as const)('C-11.2: %s, %s: three pawns for %i Risks', (world, version, risks) => {
    const home = world === 'niflheim' ? 'hel' : 'surt';
    // The master of the world is away, or he alone is there.
    const enemies = { [home]: version === 'malus' ? world : 'alfheim', loki: 'cage' };
    const game = inVersion(world, version, { enemies, fire: 4, anonymous: 5 } as Situation);
    game.play('act');
    expect(risksOf(game)).toBe(risks);
    expect([game.position.fire, game.position.anonymous]).toEqual(
      world === 'niflheim' ? [4, 2] : [1, 5],
    );
  });

  test('C-11.2: fewer pawns where there are fewer, and no action without any', () => {
    const game = acting({ places: { thor: 'muspellheim' }, fire: 2 }).play('act');
    expect(game.position.fire).toBe(0);
    moving({ places: { thor: 'niflheim' } })
      .play('stay')
      .asks(TEAM, 'orderSeats');
  });

  test.each([
    ['malus', ['white']],
    ['normal', ['white', 'green']],
    ['bonus', ['white', 'green', 'red']],
  ] as const)('C-11.2, C-11.4: Iotunheim, %s: %j', (version, stones) => {
    const game = acting({
      lives: { thor: 3 },
      enemies: version === 'malus' ? { loki: 'iotunheim' } : {},
      places: { thor: 'iotunheim', odin: version === 'bonus' ? 'iotunheim' : 'asgard' },
    }).play('act');
    const faces = { white: 'move', green: 'heal', red: 'move' };
    for (const stone of stones)
      game.asks(CHANCE, 'throwStone').rolls(`stone ${stone} ${faces[stone]}`);
    game.asks(0, 'useStone');
  });

  test('C-11.2: Heroes are for all gods, everything else for the one who took it', () => {
    const game = acting({ places: { thor: 'midgard' } }).play('act');
    expect(game.position.valhalla).toBe(1);
    const elves = acting({ places: { thor: 'alfheim' } }).play('act 2');
    expect([...elves.position.elves]).toEqual([2, 0, 0, 0, 0]);
  });

  test('C-17.24: there is no line for giving anything away', () => {
    const game = acting({ places: { thor: 'alfheim', odin: 'alfheim' }, elves: { thor: 2 } });
    expect(lines(game)).toEqual(['rest', 'act']);
  });
});

describe('C-11.3: Heal the Tree', () => {
  const ravaged: World[] = ['alfheim', 'midgard'];

  test('C-11.3: two life points that nothing prevents, and the marker goes back', () => {
    const game = acting({ places: { thor: 'alfheim' }, ravaged, valhalla: 4, elves: { thor: 2 } });
    game.play('heal').asks(TEAM, 'orderSeats');
    expect([livesOf(game, 'thor'), ravagedIn(game)]).toEqual([5, ['midgard']]);
  });

  test('C-11.3: neither bonus nor malus changes it', () => {
    const places = { thor: 'alfheim', odin: 'alfheim' } as const;
    expect(livesOf(acting({ places, ravaged }).play('heal'), 'thor')).toBe(5);
    const malus = acting({ places: { thor: 'alfheim' }, enemies: { loki: 'alfheim' }, ravaged });
    expect(livesOf(malus.play('heal'), 'thor')).toBe(5);
  });

  test('C-11.3: only in a ravaged world; with two life points it is the end', () => {
    acting({ places: { thor: 'alfheim' } }).refuses('heal', 'C-11.3', 'notRavaged');
    const game = acting({ places: { thor: 'alfheim' }, ravaged, lives: { thor: 2 } }).play('heal');
    expect(namesOf(game)).toContain('gameLost');
  });

  test('C-11.3: with two enemies there the world is ravaged again at once', () => {
    const enemies = { loki: 'alfheim', surt: 'alfheim' } as const;
    const game = acting({ places: { thor: 'alfheim' }, enemies, ravaged }).play('heal');
    expect([ravagedIn(game), livesOf(game, 'thor')]).toEqual([ravaged, 5]);
  });

  test('C-12.1: Idunn’s apples: one life point instead', () => {
    const artifacts = { 'idunns-apples': 'thor' } as const;
    const game = acting({ places: { thor: 'alfheim' }, ravaged, artifacts }).play('heal');
    expect(livesOf(game, 'thor')).toBe(6);
  });
});

function completeSetup(options: Options) {
  return setupOf(completeOptions(chronicles, options));
}

describe('C-11.4: runestones', () => {
  test('C-11.4: one face of six heals; in the edition of version 1 two do', () => {
    expect(completeSetup({}).edition.runestones).toEqual({
      white: ['move', 'turn'],
      green: ['turn', 'heal'],
      red: ['act', 'move'],
    });
    expect(completeSetup({ edition: 'reconstructed-1' }).edition.runestones).toEqual({
      white: ['move', 'turn'],
      green: ['move', 'heal'],
      red: ['act', 'heal'],
    });
  });

  /** The stones have been thrown in Iotunheim with Odin and show this. */
  function thrown(faces: readonly [string, string, string], situation: Situation = {}): Game {
    const places = { thor: 'iotunheim', odin: 'iotunheim', ...situation.places } as const;
    const game = acting({ lives: { thor: 3 }, ...situation, places }).play('act');
    const [white, green, red] = faces;
    return game.rolls(`stone white ${white}`, `stone green ${green}`, `stone red ${red}`);
  }

  test('C-11.4: each stone may be used, in any order, or not', () => {
    const game = thrown(['turn', 'heal', 'move']).asks(0, 'useStone');
    expect(lines(game)).toEqual(['rune move', 'rune turn', 'rune heal', 'rune stop']);
    game
      .play('rune heal')
      .play('rune turn 2')
      .play('rune move odin alfheim')
      .asks(TEAM, 'orderSeats');
    expect([livesOf(game, 'thor'), game.position.turned, placeOf(game, 'odin')]).toEqual([
      4,
      2,
      'alfheim',
    ]);
    thrown(['turn', 'heal', 'move']).play('rune stop').asks(TEAM, 'orderSeats');
  });

  test('C-11.4: two stones with the same effect are used one after the other', () => {
    const game = thrown(['move', 'heal', 'move']).play('rune move thor niflheim');
    game.asks(0, 'useStone').play('rune move thor alfheim').play('rune stop');
    expect(placeOf(game, 'thor')).toBe('alfheim');
  });

  test('C-11.4: MOVE: any god to any world', () => {
    const game = thrown(['move', 'heal', 'act'], { gods: ['thor', 'odin'], supports: ['tyr'] });
    game.play('rune move tyr niflheim');
    expect(placeOf(game, 'tyr')).toBe('niflheim');
  });

  test('C-11.4: TURN: by one or two', () => {
    const game = thrown(['turn', 'turn', 'act']);
    game.refuses('rune turn 0', 'C-11.4', 'outsideRange').play('rune turn 1');
    expect(game.position.turned).toBe(1);
  });

  test('C-11.4: HEAL: a life point, nothing at the most', () => {
    const full = thrown(['turn', 'heal', 'move'], { lives: {} });
    expect(lines(full)).toEqual(['rune move', 'rune turn', 'rune stop']);
    full.refuses('rune heal', 'C-11.4', 'stoneUseless');
    expect(livesOf(thrown(['turn', 'heal', 'act']).play('rune heal'), 'thor')).toBe(4);
  });

  test('C-11.4: nothing is asked when no stone can do anything', () => {
    const game = thrown(['turn', 'heal', 'move'], { lives: {} }).play('rune turn 1');
    game.play('rune move thor alfheim').asks(TEAM, 'orderSeats');
  });

  test('C-11.4: ACT: the normal action of any world, wherever the god is', () => {
    const game = thrown(['turn', 'turn', 'act'], { enemies: { loki: 'vanaheim' } });
    game.play('rune act vanaheim 2');
    expect(diceOf(game, 'thor')).toBe(2);
    const svartalfheim = thrown(['turn', 'turn', 'act']).play('rune act svartalfheim');
    svartalfheim.rolls('creature vidofnir', 'creature heidrun').asks(0, 'chooseCreature');
  });

  test('C-11.4: ACT in a ravaged world: only Heal the Tree there', () => {
    const game = thrown(['turn', 'turn', 'act'], { ravaged: ['niflheim'] }).play(
      'rune act niflheim',
    );
    expect([livesOf(game, 'thor'), ravagedIn(game)]).toEqual([1, []]);
  });

  test('C-11.4: a closed world and one with nothing to do cannot be chosen', () => {
    const game = thrown(['turn', 'turn', 'act'], { iotunns: ['baugi'], ravaged: ['alfheim'] });
    game.refuses('rune act alfheim', 'C-8.2', 'worldBlocked');
    game.refuses('rune act muspellheim', 'C-11.2', 'nothingThere').play('rune act asgard alfheim');
    expect(ravagedIn(game)).toEqual([]);
  });

  test('C-11.4: ACT in Iotunheim throws white and green, and then the others go on', () => {
    const game = thrown(['turn', 'heal', 'act']).play('rune act iotunheim');
    game.rolls('stone white move', 'stone green heal').asks(0, 'useStone');
    expect(lines(game)).toEqual(['rune move', 'rune heal', 'rune stop']);
    game.play('rune heal').play('rune stop').asks(0, 'useStone');
    expect(lines(game)).toEqual(['rune turn', 'rune heal', 'rune stop']);
  });
});

describe('C-11.4: throws that lead to throws', () => {
  const places = { thor: 'iotunheim', odin: 'iotunheim', heimdall: 'iotunheim' } as const;

  test('C-11.4: three of them can wait, and the position can be written down', () => {
    const game = acting({ places, lives: { thor: 2 } }).play('act');
    game.rolls('stone white turn', 'stone green heal', 'stone red act');
    game.play('rune act svartalfheim').rolls('creature ratatosk', 'creature skuld');
    game.play('apply ratatosk iotunheim').play('act');
    game.rolls('stone white turn', 'stone green heal', 'stone red act');
    game.play('rune act iotunheim').rolls('stone white move', 'stone green heal');
    begin(game, 'rune move').asks(0, 'moveFigure');
    expect(game.position.frames.depth).toBe(4);
    const text = JSON.stringify(toPositionFile(chronicles, game.match.options, game.position));
    expect(() => fromPositionFile(chronicles, JSON.parse(text))).not.toThrow();
  });

  test('C-11.4: with ACT on the white stone too, an edition of one’s own comes to an end', () => {
    const { edition } = moving().position.setup;
    const runestones = { ...edition.runestones, white: ['act', 'act'] };
    const own = { ...edition, status: 'OWNER_ENTERED', runestones };
    const options = { edition: own } as unknown as Options;
    const game = acting({ places, lives: { thor: 2 }, options }).play('act');
    game.rolls('stone white act', 'stone green heal', 'stone red act');
    for (let i = 0; i < 4; i++) {
      game.play('rune act iotunheim').rolls('stone white act', 'stone green heal');
    }
    game.refuses('rune act iotunheim', 'C-11.2', 'nothingThere').play('rune act alfheim 2');
    expect(elvesOf(game.asks(0, 'useStone'), 'thor')).toBe(2);
  });
});

test('C-11.2, C-17.18: a creature that can do nothing may be chosen', () => {
  const game = drawing('stags').asks(TEAM, 'orderSeats');
  expect(livesOf(game, 'thor')).toBe(7);
  drawing('eikthyrnir').asks(TEAM, 'orderSeats');
  drawing('gullfaxi').asks(TEAM, 'orderSeats');
  drawing('verdandi', { gods: ['thor', 'odin', 'tyr'] }).asks(TEAM, 'orderSeats');
  expect(livesOf(drawing('hildisvini', { elves: { odin: 9 } }), 'odin')).toBe(7);
});
