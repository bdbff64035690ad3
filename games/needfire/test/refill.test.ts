import { CHANCE } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { dealt, eventsSince, seenBy, tableOf, untilTurn } from './dealt.ts';

/** The first turn of three seats, in which uruz leaves the ring; the second seat has opened. */
const threeSeats = () =>
  dealt({ seats: 3 })
    .rolls('bonfire 1 sowilo', 'bonfire 2 tiwaz')
    .play('open 1')
    .play('swap fehu 1')
    .play('ignite isa fehu')
    .play('take uruz')
    .play('open 2');

/** The first turn of two seats, in which wunjo is exiled on top of isa; the second seat has opened. */
const twoSeats = () =>
  dealt({ seats: 2 })
    .rolls('bonfire 1 isa', 'bonfire 2 jera', 'bonfire 3 ear')
    .play('peek 1 2 3')
    .play('settle 1 keep')
    .play('swap fehu 1')
    .play('ignite wunjo fehu')
    .rolls('exile nauthiz', 'exile isa')
    .play('keep nauthiz wunjo')
    .rolls('bonfire 4 dagaz', 'bonfire 5 tiwaz', 'bonfire 6 algiz')
    .play('peek 4 5 6')
    .play('settle 4 keep');

describe('N-4.2: the ring is refilled', () => {
  test('not in the first turn of the game', () => {
    dealt({ seats: 3 }).rolls('bonfire 1 sowilo').play('open 1').asks(0, 'giveFlame').end();
    dealt({ seats: 4 }).rolls('bonfire 1 laguz').play('open 1').asks(0, 'giveFlame').end();
    dealt({ seats: 2 })
      .rolls('bonfire 1 isa', 'bonfire 2 jera', 'bonfire 3 ear')
      .play('peek 1 2 3')
      .play('settle 1 keep')
      .asks(0, 'giveFlame')
      .end();
  });

  test('not when the draw pile is empty', () => {
    for (const { seats, turn } of [
      { seats: 2, turn: 6 },
      { seats: 3, turn: 6 },
      { seats: 4, turn: 12 },
    ]) {
      const game = untilTurn(dealt({ seats }), turn);
      expect(tableOf(game).pile).toBe(5 - seats);
      const refilled = game.match.ply;
      untilTurn(game, turn + 1);
      expect(eventsSince(game, refilled)).toContain('warriorPlaced');
      expect(tableOf(game).pile).toBe(0);
      const skipped = game.match.ply;
      untilTurn(game, 99);
      expect(eventsSince(game, skipped)).not.toContain('warriorPlaced');
      game.end();
    }
  });

  test('with four seats by the one card drawn, for all to see and without a question', () => {
    const game = dealt({ seats: 4 })
      .rolls('bonfire 1 laguz', 'bonfire 2 ear')
      .play('open 1')
      .play('swap fehu 1')
      .play('ignite isa fehu')
      .play('take uruz')
      .play('open 2')
      .asks(CHANCE, 'drawHuman')
      .rolls('draw mannaz')
      .asks(1, 'giveFlame');
    expect(tableOf(game)).toMatchObject({ pile: 10, exiles: ['?', '?'] });
    expect(seenBy(game, 3).ring[1]).toBe('mannaz');
    expect(game.match.lines.at(-1)?.asSpectator).toBe('chance draw mannaz');
    game.end();
  });

  test('with three seats by one of two, and the other becomes an exile', () => {
    const game = threeSeats()
      .asks(CHANCE, 'drawHuman')
      .rolls('draw mannaz', 'draw laguz')
      .asks(1, 'refill')
      .refuses('refill ear', 'N-4.2', 'notDrawn')
      .play('refill laguz')
      .asks(1, 'giveFlame');
    expect(tableOf(game)).toMatchObject({ pile: 8, exiles: ['?', '?', '?', '?', 'mannaz'] });
    expect(tableOf(game).ring[1]).toBe('laguz');
    game.end();
  });

  test('N-7.4: the cards drawn are seen by the active seat alone', () => {
    const game = threeSeats().rolls('draw mannaz', 'draw laguz').play('refill laguz');
    const lines = game.match.lines.slice(-3);
    expect(lines.map(({ asSeat }) => asSeat[0])).toEqual([
      'chance draw ?',
      'chance draw ?',
      'refill laguz',
    ]);
    expect(lines.map(({ asSeat }) => asSeat[1])).toEqual([
      'chance draw mannaz',
      'chance draw laguz',
      'refill laguz',
    ]);
    expect(lines.flatMap(({ events }) => events.map(({ name, shared }) => [name, shared]))).toEqual(
      [
        ['humanDrawn', { seat: 1 }],
        ['humanDrawn', { seat: 1 }],
        ['warriorPlaced', { seat: 1, card: 'laguz', place: 2 }],
        ['exileAdded', { seat: 1 }],
      ],
    );
    expect(seenBy(game, 0).exiles[4]).toBe('?');
    expect(seenBy(game, 1).exiles[4]).toBe('mannaz');
    expect(seenBy(game, 2).exiles[4]).toBe('?');
    game.asks(1, 'giveFlame').end();
  });

  test('with two seats by one of three', () => {
    const game = twoSeats()
      .rolls('draw othala', 'draw cweorth', 'draw algiz')
      .asks(1, 'refill')
      .refuses('refill ear cweorth', 'N-4.2', 'notDrawn')
      .refuses('refill algiz', 'K-3', 'lineGoesOn')
      .play('refill algiz othala')
      .asks(1, 'giveFlame');
    expect(tableOf(game).ring).toContain('algiz');
    expect(tableOf(game).pile).toBe(12);
    game.end();
  });
});

describe('N-7.3: new exiles go on top', () => {
  test('with two seats the owner chooses the order of the refused two', () => {
    const drawn = () => twoSeats().rolls('draw othala', 'draw cweorth', 'draw algiz');
    const othala = drawn().play('refill algiz othala').asks(1, 'giveFlame');
    expect(tableOf(othala).exiles).toEqual(['isa', 'wunjo', 'cweorth', 'othala']);
    const cweorth = drawn().play('refill algiz cweorth').asks(1, 'giveFlame');
    expect(tableOf(cweorth).exiles).toEqual(['isa', 'wunjo', 'othala', 'cweorth']);
    // The other seat sees two cards go there, not which, nor in which order.
    expect(seenBy(othala, 0)).toEqual(seenBy(cweorth, 0));
    expect(seenBy(othala, 0).exiles).toEqual(['isa', 'wunjo', '?', '?']);
    expect(othala.match.lines.at(-1)?.asSeat).toEqual(['refill algiz ?', 'refill algiz othala']);
  });

  test('only the refused two are laid there', () => {
    twoSeats()
      .rolls('draw othala', 'draw cweorth', 'draw algiz')
      .refuses('refill algiz algiz', 'N-7.3', 'notDrawn')
      .refuses('refill algiz ear', 'N-7.3', 'notDrawn')
      .asks(1, 'refill')
      .end();
  });

  test('the returned exile first, then the exiled warrior on top of it', () => {
    const game = threeSeats()
      .rolls('draw mannaz', 'draw laguz')
      .play('refill laguz')
      .play('swap kenaz 2')
      .play('ignite wunjo hagalaz')
      .rolls('exile ear')
      .asks(1, 'keepExile')
      .play('keep ear thurisaz')
      .asks(2, 'openBonfire');
    expect(tableOf(game).exiles).toEqual(['?', '?', '?', 'mannaz', 'thurisaz']);
    // N-7.4: the exiled warrior was seen by all, the returned exile by those who knew it.
    expect(seenBy(game, 0).exiles).toEqual(['?', '?', '?', '?', 'thurisaz']);
    expect(seenBy(game, 1).exiles).toEqual(['?', '?', '?', 'mannaz', 'thurisaz']);
    game.end();
  });
});
