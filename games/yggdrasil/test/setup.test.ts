import { answersOf, CHANCE, TEAM } from '@nineworlds/engine';
import { scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { DECK_SIZE, SPECIAL_CARDS } from '../data/cards.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GIANT_WORDS } from '../data/giants.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { FIRE_GIANTS, VIKINGS } from '../data/islands.ts';
import { WEAPONS } from '../data/weapons.ts';
import { acting } from './situation.ts';

const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);

describe.each([1, 2, 3, 4, 5, 6])('with %i gods', (seats) => {
  test('Y-3.2: everything lies where it belongs; only the elves depend on the number of gods', () => {
    const game = scenario(yggdrasil, { options: { seats } });
    const p = game.position;
    expect([...p.enemies]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(p).toMatchObject({ alfheim: seats + 1, helheim: 5, muspellheim: 12, vanir: 0 });
    expect(p).toMatchObject({ valkyries: 0, flooded: 4, activeGiants: 0, beatenGiants: 0 });
    // All weapons are in the forge, and no god has anything.
    expect(sum(p.weapons) + sum(p.vikings) + sum(p.elves)).toBe(0);
    game.asks(CHANCE, 'dealGod').end();
  });

  test('Y-3.1: chance deals every seat a god of its own, each as likely as any other', () => {
    const game = scenario(yggdrasil, { options: { seats, first: 'random' } });
    const moves = new Int32Array(yggdrasil.maxMoves);
    const weights = new Float64Array(yggdrasil.maxMoves);
    for (let seat = 0; seat < seats; seat++) {
      game.asks(CHANCE, 'dealGod');
      const n = yggdrasil.outcomes(game.position, moves, weights);
      expect([...moves.subarray(0, n)]).toEqual([1, 2, 3, 4, 5, 6].slice(seat));
      expect(new Set(weights.subarray(0, n))).toEqual(new Set([1]));
      game.rolls(`god seat-${seat + 1} ${GOD_WORDS[seat + 1]}`);
    }
    expect([...game.position.gods]).toEqual(
      [1, 2, 3, 4, 5, 6].map((god) => (god > seats ? 0 : god)),
    );
    game.asks(CHANCE, seats === 1 ? 'drawCard' : 'chooseFirst').end();
  });
});

test('Y-3.1: no god comes twice', () => {
  const game = scenario(yggdrasil, { options: { seats: 2 } }).rolls('god seat-1 tyr');
  expect(() => game.rolls('god seat-2 tyr')).toThrow(/does not answer/);
});

test('Y-3.1: a list names the gods in the order of the seats, and nothing is dealt', () => {
  const game = scenario(yggdrasil, { options: { gods: ['thor', 'freyja'] } });
  expect([...game.position.gods.subarray(0, 3)].map((god) => GOD_WORDS[god])).toEqual([
    'thor',
    'freyja',
    'none',
  ]);
  expect(game.match.options.seats).toBe(2);
  game.asks(TEAM, 'chooseFirst').end();
});

test('Y-3.3: the bags hold eighteen tokens each, the later the more Vikings', () => {
  const { bagVikings, bagFire } = scenario(yggdrasil).position;
  expect([...bagVikings]).toEqual([6, 9, 12, 15]);
  expect([...bagFire]).toEqual([12, 9, 6, 3]);
});

test('Y-2: the box has 47 Vikings, 42 Fire Giants, 16 giants, 18 weapons and 52 enemy cards', () => {
  const { bagVikings, bagFire, helheim, muspellheim } = scenario(yggdrasil).position;
  expect([sum(bagVikings) + helheim, VIKINGS]).toEqual([47, 47]);
  expect([sum(bagFire) + muspellheim, FIRE_GIANTS]).toEqual([42, 42]);
  expect([ENEMY_WORDS.length, GIANT_WORDS.length, WEAPONS]).toEqual([6, 16, 18]);
  expect(DECK_SIZE + SPECIAL_CARDS).toBe(52);
});

test('Y-3: gods, Angry cards, Ragnarök cards and who begins are settled in this order', () => {
  const options = { seats: 2, angry: 1, ragnarok: 1 };
  scenario(yggdrasil, { options })
    .asks(CHANCE, 'dealGod')
    .rolls('god seat-1 odin', 'god seat-2 tyr')
    .asks(CHANCE, 'dealAngry')
    .rolls('angry surt')
    .asks(CHANCE, 'dealRagnarok')
    .rolls('ragnarok ragnarok-3')
    .asks(TEAM, 'chooseFirst')
    .play('first tyr')
    .asks(CHANCE, 'drawCard')
    .end();
});

test('Y-3.4: a single player may play one god, for whom Niflheim is of no use', () => {
  const game = acting({ gods: ['thor'], vikings: [3], elves: [1] });
  game.refuses('niflheim', 'Y-15.9', 'noPartner').asks(0, 'act').end();
});

test('Y-3.4: or any number up to six', () => {
  const gods = ['freyja', 'tyr', 'heimdall', 'frey', 'thor', 'odin'];
  scenario(yggdrasil, { options: { gods } }).asks(TEAM, 'chooseFirst').end();
});

describe('who begins', () => {
  const gods = ['thor', 'heimdall', 'frey'];

  test('Y-3.5: the gods agree', () => {
    const game = scenario(yggdrasil, { options: { gods } }).asks(TEAM, 'chooseFirst');
    game.refuses('first seat-4', 'Y-3.5', 'noSuchSeat');
    expect(game.play('first frey').position.active).toBe(2);
    game.asks(CHANCE, 'drawCard').end();
  });

  test('Y-3.5: chance decides by the option', () => {
    const game = scenario(yggdrasil, { options: { gods, first: 'random' } });
    expect(answersOf(yggdrasil, game.position)).toEqual([0, 1, 2]);
    expect(game.rolls('first heimdall').position.active).toBe(1);
    game.asks(CHANCE, 'drawCard').end();
  });

  test('Y-3.5: a number names the seat', () => {
    const game = scenario(yggdrasil, { options: { gods, first: '3' } });
    expect(game.position).toMatchObject({ active: 2, turn: 1 });
    game.asks(CHANCE, 'drawCard').end();
  });

  test('Y-3.6: then play goes on clockwise', () => {
    const game = acting({ gods, active: 1 });
    for (const seat of [2, 0, 1]) {
      game.play('pass').rolls('card surt', 'die white').asks(seat, 'act');
    }
    game.end();
  });
});
