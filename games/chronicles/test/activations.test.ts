import { CHANCE, OVER } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { WORLD_WORDS } from '../data/worlds.ts';
import { OUTCOME_WORDS } from '../rules/outcome.ts';
import {
  acting,
  enemyAt,
  type Game,
  iotunnsIn,
  livesOf,
  moving,
  namesOf,
  ravagedIn,
  revealing,
  type Situation,
  type World,
} from './situation.ts';

/** The first god wakes an enemy. */
function waking(enemy: string, situation: Situation = {}): Game {
  const card = situation.gods === undefined ? `odin-${enemy}` : `${situation.gods[1]}-${enemy}`;
  const wheel = [...(situation.wheel ?? []), card];
  return revealing({ ...situation, wheel }).rolls(`card ${situation.gods?.[0] ?? 'thor'}-${enemy}`);
}

function outcome(game: Game): string {
  if (game.position.frames.seat !== OVER) return 'open';
  return OUTCOME_WORDS[game.position.outcome];
}

describe('C-7: what an enemy does when it activates', () => {
  test('C-7: Hel climbs, the tree turns, and the god loses a life point that nothing prevents', () => {
    const game = waking('hel', { valhalla: 3, elves: { thor: 2 } }).asks(0, 'move');
    expect(enemyAt(game, 'hel')).toBe('svartalfheim');
    expect([game.position.turned, livesOf(game, 'thor')]).toEqual([1, 6]);
  });

  test('C-7: Hel climbs in the column as it stands before it turns', () => {
    expect(enemyAt(waking('hel', { turned: 1 }), 'hel')).toBe('nidavellir');
    expect(enemyAt(waking('hel', { enemies: { hel: 'nidavellir' } }), 'hel')).toBe('alfheim');
  });

  test('C-7: Surt climbs, the tree turns, and two Fire Giants join him', () => {
    const game = waking('surt', { fire: 1 });
    expect([enemyAt(game, 'surt'), game.position.turned, game.position.fire]).toEqual([
      'nidavellir',
      1,
      3,
    ]);
  });

  test('C-7, C-8.1: Loki comes to the god from anywhere, the tree turns, an Iotunn comes', () => {
    const game = waking('loki', {
      enemies: { loki: 'cage' },
      places: { thor: 'niflheim' },
      turned: 2,
    }).asks(CHANCE, 'drawIotunn');
    game.rolls('iotunn thrym').asks(0, 'move');
    expect([enemyAt(game, 'loki'), game.position.turned]).toEqual(['niflheim', 0]);
    expect(iotunnsIn(game)).toEqual(['thrym']);
  });

  test('C-2.5, C-7: Iormungand goes one island on and takes Anonymous; the tree does not turn', () => {
    const game = waking('iormungand', { island: 1, anonymous: 1 });
    expect([game.position.island, game.position.anonymous, game.position.turned]).toEqual([
      2, 3, 0,
    ]);
  });

  test('C-7: Fenrir breaks out of the Cage to Asgard', () => {
    const game = waking('fenrir', { places: { thor: 'midgard' } });
    expect([enemyAt(game, 'fenrir'), livesOf(game, 'thor')]).toEqual(['asgard', 7]);
    expect(game.position.turned).toBe(0);
  });

  test('C-7: Fenrir in Asgard stays there and takes three life points, wherever the god is', () => {
    const game = waking('fenrir', { enemies: { fenrir: 'asgard' }, places: { thor: 'midgard' } });
    expect([enemyAt(game, 'fenrir'), livesOf(game, 'thor')]).toEqual(['asgard', 4]);
  });

  test('C-7: Nidhogg takes a step, and nothing else happens', () => {
    const game = waking('nidhogg', { nidhogg: 2 }).asks(0, 'move');
    expect([game.position.nidhogg, game.position.turned]).toEqual([3, 0]);
  });

  test('C-7: a single card wakes nobody', () => {
    const game = revealing({ wheel: ['odin-surt'] })
      .rolls('card thor-hel')
      .asks(0, 'move');
    expect(enemyAt(game, 'hel')).toBe('niflheim');
    expect(namesOf(game)).not.toContain('enemyActivated');
  });

  test('C-7: the order: movement, ravaging, turning, effect', () => {
    const game = waking('surt', { enemies: { loki: 'nidavellir' } });
    const wanted = ['enemyMoved', 'worldRavaged', 'treeTurned', 'fireGathered'];
    expect(namesOf(game).filter((name) => wanted.includes(name))).toEqual(wanted);
  });
});

describe('C-7.1: ravaging', () => {
  test('C-7.1: two enemies in a world ravage it at once', () => {
    expect(ravagedIn(waking('surt', { enemies: { loki: 'nidavellir' } }))).toEqual(['nidavellir']);
  });

  test('C-7.1: whoever enters Midgard ravages it, for Iormungand is there', () => {
    expect(ravagedIn(waking('surt', { turned: 1 }))).toEqual(['midgard']);
  });

  test('C-7.1: it stays ravaged when they leave, and only healing is possible there', () => {
    const game = acting({
      places: { thor: 'alfheim' },
      enemies: { loki: 'alfheim', surt: 'alfheim' },
      ravaged: ['alfheim'],
    });
    game.refuses('act', 'C-7.1', 'worldRavaged').play('fight surt').rolls('god-die thor s');
    expect(ravagedIn(game)).toEqual(['alfheim']);
  });

  test('C-7.1: Iotunns do not count', () => {
    const game = waking('loki', { places: { thor: 'alfheim' }, iotunns: ['baugi'] });
    expect(ravagedIn(game.rolls('iotunn thrym'))).toEqual([]);
  });

  test('C-17.2: a third enemy changes nothing', () => {
    const game = waking('loki', {
      places: { thor: 'nidavellir' },
      enemies: { surt: 'nidavellir', hel: 'nidavellir' },
      ravaged: ['nidavellir'],
    }).rolls('iotunn thrym');
    expect(ravagedIn(game)).toEqual(['nidavellir']);
    expect(namesOf(game)).not.toContain('worldRavaged');
  });

  test('C-17.3: a retreat ravages too', () => {
    const game = acting({ enemies: { surt: 'asgard', loki: 'muspellheim' } }).play('fight surt');
    expect(ravagedIn(game)).toEqual(['muspellheim']);
  });

  test('C-17.29: a retreat that would ravage with no marker left loses, before any Risk', () => {
    const ravaged = WORLD_WORDS.filter((world) => world !== 'muspellheim' && world !== 'asgard');
    expect(ravaged).toHaveLength(7);
    const enemies = { surt: 'asgard', loki: 'muspellheim' } as const;
    const game = acting({ enemies, ravaged, fire: 2 }).play('fight surt');
    expect([game.position.frames.seat, OUTCOME_WORDS[game.position.outcome]]).toEqual([
      OVER,
      'noMarker',
    ]);
    expect(livesOf(game, 'thor')).toBe(7);
    // With nobody there to meet the fight goes on as any other.
    const met = acting({ enemies: { surt: 'asgard' }, ravaged, fire: 2 }).play('fight surt');
    met.asks(CHANCE, 'rollGod');
  });
});

test('C-7.2, C-17.5: Loki stays where the god is; the tree turns and an Iotunn comes', () => {
  const game = waking('loki', { places: { thor: 'vanaheim' } }).rolls('iotunn thrym');
  expect([enemyAt(game, 'loki'), game.position.turned]).toEqual(['vanaheim', 1]);
  expect(namesOf(game)).not.toContain('enemyMoved');
});

test('C-7.3: caged enemies cannot be fought', () => {
  const game = acting({ enemies: { loki: 'cage' }, ravaged: ['midgard'] });
  game.refuses('fight loki', 'C-10', 'enemyElsewhere');
  game.refuses('fight fenrir', 'C-10', 'enemyElsewhere');
});

test('C-7.4: Fenrir is in the Cage or in Asgard', () => {
  for (const world of ['alfheim', 'midgard', 'niflheim'] as const) {
    expect(() => acting({ enemies: { fenrir: world } })).toThrow();
  }
});

describe('C-7.5: Fenrir ends the turn', () => {
  test('C-7.5, C-16.2: no move, no action, no fight', () => {
    const game = waking('fenrir', { lives: { thor: 5 } });
    expect(namesOf(game)).toContain('turnEnded');
    game.asks(-2, 'orderSeats');
  });

  test('C-7.5: Tyr keeps his turn in hard mode; the loss and the shuffle remain', () => {
    const gods = ['tyr', 'odin', 'heimdall'];
    const enemies = { fenrir: 'asgard' } as const;
    const game = waking('fenrir', { gods, enemies, mode: 'hard' }).asks(0, 'move');
    expect(livesOf(game, 'tyr')).toBe(4);
    expect(namesOf(game)).toContain('deckShuffled');
    expect(namesOf(waking('fenrir', { gods, enemies }))).toContain('turnEnded');
  });

  test('C-17.21: no travelling to a companion either', () => {
    const relations = ['thor:travel-companion:odin'];
    const places = { odin: 'niflheim' } as const;
    waking('fenrir', { options: { relations }, places }).asks(-2, 'orderSeats');
  });
});

describe('C-4: how it ends', () => {
  test('C-4, C-16.8, C-17.26: with Nidhogg’s last step the gods have won at once', () => {
    const game = waking('nidhogg', { nidhogg: 4, lives: { thor: 1 } });
    expect(outcome(game)).toBe('won');
    expect(game.match.game.results(game.position)).toEqual({ scores: [1, 1, 1], winners: -1 });
    expect(outcome(waking('nidhogg', { nidhogg: 4, mode: 'hard' }))).toBe('open');
  });

  test('C-4: all lose together', () => {
    const game = waking('hel', { lives: { thor: 1 } });
    expect(game.match.game.results(game.position)).toEqual({ scores: [0, 0, 0], winners: 0 });
  });

  test('C-4.1: a god without life points', () => {
    expect(outcome(waking('hel', { lives: { thor: 1 } }))).toBe('noLife');
    const enemies = { fenrir: 'asgard' } as const;
    expect(outcome(waking('fenrir', { enemies, lives: { thor: 3 } }))).toBe('noLife');
    expect(outcome(waking('fenrir', { enemies, lives: { thor: 4 } }))).toBe('open');
  });

  test('C-4.1, C-14.1: a Support god without life points', () => {
    const game = acting({
      gods: ['thor', 'odin'],
      supports: ['freyr'],
      options: { relations: ['thor:kin:freyr'] },
      lives: { freyr: 1 },
      enemies: { surt: 'asgard' },
      fire: 2,
    });
    game.play('fight surt').rolls('god-die thor ii').play('kinlives 1');
    expect(outcome(game)).toBe('noLife');
  });

  test('C-4.2: Hel or Surt activates on the top level', () => {
    expect(outcome(waking('hel', { enemies: { hel: 'vanaheim', loki: 'cage' } }))).toBe(
      'enemyOnTop',
    );
    expect(outcome(waking('surt', { enemies: { surt: 'alfheim' } }))).toBe('enemyOnTop');
  });

  test('C-4.3: fewer than two Fire Giants in reserve', () => {
    expect(outcome(waking('surt', { fire: 6 }))).toBe('open');
    expect(outcome(waking('surt', { fire: 7 }))).toBe('noFireGiants');
    expect(outcome(waking('surt', { fire: 8 }))).toBe('noFireGiants');
  });

  const seven = ['thjazi', 'baugi', 'skadi', 'greip', 'gjalp', 'beli', 'thrym'] as const;

  test('C-4.4: Loki activates and no pawn is left', () => {
    expect(outcome(waking('loki', { iotunns: seven }))).toBe('noIotunnPawn');
    waking('loki', { iotunns: seven.slice(1) }).asks(CHANCE, 'drawIotunn');
  });

  test('C-4.5: Iormungand activates on the last island', () => {
    expect(outcome(waking('iormungand', { island: 3 }))).toBe('lastIsland');
  });

  test('C-4.6: fewer Anonymous in reserve than the island’s number', () => {
    expect(outcome(waking('iormungand', { island: 2, anonymous: 5 }))).toBe('open');
    expect(outcome(waking('iormungand', { island: 2, anonymous: 6 }))).toBe('noAnonymous');
  });

  test('C-4.8: an action that cannot be done costs nothing, an activation does', () => {
    acting({ enemies: { loki: 'asgard' } }).refuses('act', 'C-11.2', 'nothingThere');
    moving({ places: { thor: 'muspellheim' } })
      .play('stay')
      .asks(-2, 'orderSeats');
    expect(outcome(waking('surt', { fire: 7 }))).toBe('noFireGiants');
  });

  const marked: World[] = [
    'asgard',
    'alfheim',
    'vanaheim',
    'midgard',
    'svartalfheim',
    'iotunheim',
    'niflheim',
  ];

  test('C-4.9, C-17.1: a world has to be ravaged and no marker is left', () => {
    const enemies = { loki: 'nidavellir' } as const;
    expect(outcome(waking('surt', { enemies, ravaged: marked }))).toBe('noMarker');
    expect(outcome(waking('surt', { enemies, ravaged: marked.slice(1) }))).toBe('open');
  });

  test('C-4.9: by a retreat too', () => {
    const enemies = { surt: 'asgard', loki: 'muspellheim' } as const;
    expect(outcome(acting({ enemies, ravaged: marked }).play('fight surt'))).toBe('noMarker');
  });

  test('C-4.10: Loki activates and no Iotunn card is left', () => {
    expect(outcome(waking('loki', { iotunnDeck: [] }))).toBe('noIotunnCard');
  });

  test('C-17.25: who loses the last life point in a fight has lost', () => {
    const game = acting({ enemies: { surt: 'asgard' }, lives: { thor: 1 } });
    expect(outcome(game.play('fight surt').rolls('god-die thor blank'))).toBe('noLife');
  });

  test('C-17.27: Hel ravages first, then takes the last life point', () => {
    const game = waking('hel', { enemies: { loki: 'svartalfheim' }, lives: { thor: 1 } });
    expect([ravagedIn(game), game.position.turned, outcome(game)]).toEqual([
      ['svartalfheim'],
      1,
      'noLife',
    ]);
  });
});
