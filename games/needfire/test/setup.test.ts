import { OVER, SPECTATOR } from '@nineworlds/engine';
import { scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { needfire } from '../checked.ts';
import { CARDS, dealt, rollsOf, seenBy, tableOf, untilTurn } from './dealt.ts';

const SIZES = [
  { seats: 2, ring: 9, bands: [0, 0], exiles: 2, pile: 15, bonfires: 14, turns: 10 },
  { seats: 3, ring: 9, bands: [1, 1, 1], exiles: 4, pile: 10, bonfires: 9, turns: 12 },
  { seats: 4, ring: 9, bands: [1, 1, 1, 1], exiles: 2, pile: 11, bonfires: 4, turns: 16 },
];

describe.each(SIZES)(
  'with $seats seats',
  ({ seats, ring, bands, exiles, pile, bonfires, turns }) => {
    const question = seats === 2 ? 'peekBonfire' : 'openBonfire';

    test('N-3.1, N-3.2: nine warriors face up, then a human to each seat, if more than two', () => {
      const game = dealt({ seats });
      const table = tableOf(game);
      expect(table.ring).toHaveLength(ring);
      expect(table.ring).toEqual(CARDS.slice(0, 9));
      expect(table.bands.map((band) => band.length)).toEqual(bands);
      expect(table.bands.flat()).toEqual(CARDS.slice(9, 9 + bands.reduce((a, b) => a + b)));
      expect(seenBy(game, SPECTATOR)).toMatchObject({ ring: table.ring, bands: table.bands });
      game.asks(0, question).end();
    });

    test('N-3.3, N-3.4: the exiles and the draw pile lie face down, and nobody has seen them', () => {
      const game = dealt({ seats });
      for (let seat = 0; seat < seats; seat++) {
        const table = seenBy(game, seat);
        expect(table.exiles).toEqual(new Array(exiles).fill('?'));
        expect(table.pile).toBe(pile);
      }
      expect(9 + bands.reduce((a, b) => a + b) + exiles + pile).toBe(26);
      game.asks(0, question).end();
    });

    test('N-3.5: five flames to each hand, seen by its owner alone', () => {
      const game = dealt({ seats });
      for (let seat = 0; seat < seats; seat++) {
        const hands = Array.from({ length: seats }, (_, other) =>
          other === seat ? CARDS.slice(5 * seat, 5 * seat + 5) : new Array(5).fill('?'),
        );
        expect(seenBy(game, seat).hands).toEqual(hands);
      }
      expect(seenBy(game, SPECTATOR).hands.flat()).toEqual(new Array(5 * seats).fill('?'));
      game.asks(0, question).end();
    });

    test('N-3.5: the line of a deal and its event tell the flame to nobody else', () => {
      const game = dealt({ seats });
      const [line] = game.match.lines.filter((l) => l.line === 'chance flame seat-2 kenaz');
      expect(line.asSeat).toEqual(
        Array.from(
          { length: seats },
          (_, seat) => `chance flame seat-2 ${seat === 1 ? 'kenaz' : '?'}`,
        ),
      );
      expect(line.asSpectator).toBe('chance flame seat-2 ?');
      expect(line.events).toEqual([
        { name: 'flameDealt', facts: { seat: 1, card: 'kenaz' }, seers: 0b10, shared: { seat: 1 } },
      ]);
      game.asks(0, question).end();
    });

    test('N-3.6, N-7.13: the embers lie under the ring places 1 and 9, whatever lies there', () => {
      expect(tableOf(dealt({ seats })).embers).toEqual(['fehu', 'hagalaz']);
      const ring = ['ear', 'uruz', 'kenaz', 'ansuz', 'raidho', 'thurisaz', 'gebo', 'wunjo', 'isa'];
      const game = dealt({ seats, ring });
      expect(tableOf(game).embers).toEqual(['ear', 'isa']);
      expect(tableOf(game).revealed).toEqual([undefined, undefined]);
      game.asks(0, question).end();
    });

    test('N-3.7: all other flames are bonfires, face down and unseen', () => {
      const game = dealt({ seats });
      expect(tableOf(game).bonfires).toEqual(
        Array.from({ length: bonfires }, () => ({ card: '?', faceUp: false, seenBy: [] })),
      );
      expect(5 * seats + 2 + bonfires).toBe(26);
      game.asks(0, question).end();
    });

    test('N-3.8: chance says who begins, every seat alike, and play goes to the left', () => {
      const rolls = rollsOf({ seats });
      for (let first = 0; first < seats; first++) {
        const game = scenario(needfire, { options: { seats } }).rolls(
          ...rolls.slice(0, -1),
          `first ${first + 1}`,
        );
        expect(game.events.at(-1)).toMatchObject({ name: 'firstChosen', facts: { seat: first } });
        game.asks(first, question);
        expect(tableOf(untilTurn(game, 2)).active).toBe((first + 1) % seats);
        expect(tableOf(untilTurn(game, seats + 1)).active).toBe(first);
        game.end();
      }
    });

    test('N-3.8: by an option a seat begins, without chance', () => {
      const game = dealt({ seats, options: { first: '2' } });
      game.asks(1, question).end();
    });

    test('N-5: the game ends when everybody has five humans, after as many turns for all', () => {
      const game = untilTurn(dealt({ seats }), 99);
      expect(tableOf(game)).toMatchObject({ turn: turns, turns });
      expect(tableOf(game).bands.map((band) => band.length)).toEqual(new Array(seats).fill(5));
      game.asks(OVER, 'nothing').end();
    });
  },
);

test('N-2, N-7.14: one human and one flame of each element', () => {
  const game = scenario(needfire, { options: { seats: 2 } });
  expect(() => game.rolls('human ring-1 gebo', 'human ring-2 gebo')).toThrow(/does not answer/);
  const flames = scenario(needfire, { options: { seats: 2 } });
  const rolls = rollsOf({ seats: 2 });
  expect(() => flames.rolls(...rolls.slice(0, 10), 'flame seat-1 fehu')).toThrow(/does not answer/);
  expect(CARDS).toHaveLength(26);
});

test('N-3.8: an option cannot let a seat begin that is not there', () => {
  expect(() => scenario(needfire, { options: { seats: 2, first: '3' } })).toThrow('outOfRange');
});
