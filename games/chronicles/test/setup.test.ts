import { CHANCE, TEAM } from '@nineworlds/engine';
import { completeOptions, scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { diceReserve, elfReserve } from '../rules/actions.ts';
import { deckSize } from '../rules/decks.ts';
import { strengthOf } from '../rules/saga/numbers.ts';
import { enemyAt, type Game } from './situation.ts';

function fresh(options: object): Game {
  return scenario(chronicles, { options: { ...options } });
}

const ARTIFACTS = ['artifact draupnir', 'artifact miming', 'artifact svalinn'];
const NAMES = ['thor', 'odin', 'heimdall', 'tyr', 'freyia'];

/** A game with so many players in which everything is laid out. */
function laidOut(players: number, options: object = {}): Game {
  const supports = { 1: ['freyr', 'frigg'], 2: ['freyr'] }[players] ?? [];
  const game = fresh({ gods: NAMES.slice(0, players), supports, backs: 'hidden', ...options });
  return game.rolls(...ARTIFACTS);
}

test('C-3.1: markers, pawns, cards and the tree lie as they should', () => {
  const { position: p } = laidOut(3);
  expect([p.ravaged, p.valhalla, p.fire, p.anonymous, p.iotunns, p.turned]).toEqual([
    0, 0, 0, 0, 0, 0,
  ]);
  expect([p.iotunnDeck, p.creatureDeck]).toEqual([(1 << 18) - 1, (1 << 18) - 1]);
  expect(ENEMY_WORDS.map((_, enemy) => strengthOf(p, enemy))).toEqual([1, 1, 3, 1, 3, 1]);
});

test('C-3.1: one artifact of each level is in sight', () => {
  const game = fresh({ gods: NAMES.slice(0, 3) }).asks(CHANCE, 'showArtifact');
  expect(() => game.rolls('artifact miming')).toThrow('does not answer');
  const laid = fresh({ gods: NAMES.slice(0, 3) }).rolls(...ARTIFACTS);
  expect([...laid.position.artifacts].filter((place) => place === 1)).toHaveLength(3);
  laid.asks(TEAM, 'orderSeats');
});

test('C-3.2: the enemies stand where they begin, and the wheel is empty', () => {
  const game = laidOut(3);
  const places = ENEMY_WORDS.map((enemy) => `${enemy} ${enemyAt(game, enemy)}`);
  expect(places).toEqual([
    'fenrir cage',
    'hel niflheim',
    'iormungand midgard',
    'loki vanaheim',
    'nidhogg track',
    'surt muspellheim',
  ]);
  expect([game.position.island, game.position.nidhogg]).toEqual([0, 0]);
  expect([...game.position.wheel].every((card) => card === 0)).toBe(true);
});

describe('C-3.3: what depends on the number of players', () => {
  test.each([
    [1, 6, 9, 2, [18]],
    [2, 7, 8, 1, [9, 9]],
    [3, 9, 7, 0, [6, 6, 6]],
    [4, 11, 6, 0, [6, 6, 6, 6]],
    [5, 13, 5, 0, [6, 6, 6, 6, 6]],
  ])('C-3.3: %i players: %i troops, %i lives, %i Support gods', (...row) => {
    const [players, troops, lives, supports, decks] = row;
    const { position: p } = laidOut(players);
    expect([elfReserve(p), diceReserve(p)]).toEqual([troops, troops]);
    const most = new Array(players).fill(lives).concat(new Array(supports).fill(5));
    expect([...p.lives.subarray(0, p.setup.figures)]).toEqual(most);
    // Every player has put the top card down already.
    expect(decks.map((_, seat) => deckSize(p, seat) + 1)).toEqual(decks);
    expect([...p.places]).toEqual([0, 0, 0, 0, 0]);
  });

  test('C-3.3: gods are dealt by chance unless they are named, none twice', () => {
    const game = fresh({ seats: 2 }).asks(CHANCE, 'dealGod');
    game.rolls('god seat-1 tyr');
    expect(() => game.rolls('god seat-2 tyr')).toThrow('does not answer');
    const dealt = fresh({ seats: 1 }).rolls('god seat-1 tyr').asks(CHANCE, 'dealSupport');
    dealt.rolls('support odin', 'support thor').asks(CHANCE, 'showArtifact');
    expect(Array.from(dealt.position.gods, (god) => GOD_WORDS[god]).slice(0, 3)).toEqual([
      'tyr',
      'odin',
      'thor',
    ]);
  });

  test('C-3.3: a list of gods tells how many play', () => {
    const options = completeOptions(chronicles, { gods: ['thor', 'tyr'], supports: ['odin'] });
    expect(options.seats).toBe(2);
  });

  test('C-3.3: with two players three of the Support god’s cards lie in each deck, unseen', () => {
    const { position: p } = laidOut(2);
    expect([...p.waiting.subarray(0, 2)]).toEqual([3, 3]);
    expect(p.shared).toBe(0b111111 << 13);
    expect(p.own[0] & p.shared).toBe(0);
  });
});

test('C-16.1: with one player all eighteen cards form one deck', () => {
  const { position: p } = laidOut(1);
  expect(p.own[0]).toBe(((1 << 18) - 1) << 1);
  expect([p.shared, p.waiting[0]]).toEqual([0, 0]);
});

test('C-14: in hard mode Freyr begins with two Elves of the reserve, in easy mode with none', () => {
  const gods = ['thor', 'freyr', 'tyr'];
  const hard = fresh({ gods, mode: 'hard' }).rolls(...ARTIFACTS).position;
  expect([...hard.elves]).toEqual([0, 2, 0, 0, 0]);
  expect(elfReserve(hard)).toBe(7);
  expect([...fresh({ gods }).rolls(...ARTIFACTS).position.elves]).toEqual([0, 0, 0, 0, 0]);
});

test('C-14: a Support Freyr has no ability', () => {
  const options = { gods: ['thor', 'odin'], supports: ['freyr'], mode: 'hard', backs: 'hidden' };
  expect(elfReserve(fresh(options).rolls(...ARTIFACTS).position)).toBe(7);
});

test('C-15.5: five steps in easy mode, seven in hard mode', () => {
  expect([laidOut(3), laidOut(3, { mode: 'hard' })].map((g) => g.position.setup.steps)).toEqual([
    5, 7,
  ]);
});

describe('C-5: the back of a card', () => {
  const gods = ['thor', 'odin'];
  test('C-5: with two players chance tells whose set each card is of, in the order of the seats', () => {
    const game = fresh({ gods, supports: ['tyr'] })
      .rolls(...ARTIFACTS)
      .asks(CHANCE, 'seeBack');
    expect(() => game.rolls('back thor odin')).toThrow('back thor thor, chance back thor tyr');
    const seen = fresh({ gods, supports: ['tyr'] })
      .rolls(...ARTIFACTS, 'back thor tyr', 'back odin odin')
      .asks(TEAM, 'orderSeats');
    seen.play('order thor').asks(CHANCE, 'revealCard');
    expect(() => seen.rolls('card thor-loki')).toThrow('does not answer');
  });

  test('C-5: backs=hidden: nobody knows before the card is revealed', () => {
    const game = fresh({ gods, supports: ['tyr'], backs: 'hidden' }).rolls(...ARTIFACTS);
    game.asks(TEAM, 'orderSeats').play('order thor');
    game.rolls('card tyr-loki').asks(0, 'move');
  });

  test('C-5: with one player too; there is no order to agree on', () => {
    const game = fresh({ gods: ['thor'], supports: ['odin', 'tyr'] }).rolls(...ARTIFACTS);
    game.asks(CHANCE, 'seeBack').rolls('back thor tyr').asks(CHANCE, 'revealCard');
    game.rolls('card tyr-hel').asks(0, 'move');
  });

  test('C-5: with three or more a deck has cards of one set only, and nothing is asked', () => {
    laidOut(4, { backs: 'shown' }).asks(TEAM, 'orderSeats');
  });
});
