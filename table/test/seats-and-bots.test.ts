import { random } from '@nineworlds/bots';
import { BadInput, type Bot, OVER, Rng, verify } from '@nineworlds/engine';
import { miniTrack } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { ann, bot, miniTrackTable, refusalOf, say, toyTable } from './tables.ts';

describe('bots', () => {
  it('play a whole game whose record verifies', () => {
    const table = miniTrackTable(bot, bot, bot, bot);
    const rng = new Rng(1);
    while (table.botToMove() !== undefined) table.playBot(random, rng);
    expect(verify(miniTrack, table.record('revealed'))).toMatchObject({ ok: true });
    expect(table.results?.scores).toHaveLength(4);
    expect([table.asked, table.question]).toEqual([OVER, undefined]);
  });

  it('are asked only when it is their turn', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    expect(table.botToMove()).toBeUndefined();
    expect(() => table.playBot(random, new Rng(1))).toThrow(RangeError);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('are given what their seat knows and nothing else', () => {
    const seen: unknown[] = [];
    const nosy: Bot = {
      name: 'nosy',
      choose(game, observation, seat, moves) {
        seen.push(game.view(observation, seat));
        return moves[0];
      },
    };
    const table = toyTable(bot, bot);
    table.playBot(nosy, new Rng(1));
    expect(seen).toMatchObject([
      {
        hands: [
          ['ash', 'birch'],
          ['?', '?'],
        ],
      },
    ]);
    expect(table.question).toBe('revealOmen');
  });

  it('that answer with an illegal move are an error, not a move', () => {
    const table = miniTrackTable(bot, bot, bot, bot);
    const cheat: Bot = { name: 'cheat', choose: () => 60 };
    expect(() => table.playBot(cheat, new Rng(1))).toThrow('cheat: illegal move 60');
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });
});

describe('a seat', () => {
  it('can be taken over by a bot and back, without making commands stale', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    table.send({ type: 'seat', seat: 0, occupant: bot });
    expect(table.botToMove()).toBe(0);
    expect(table.seq).toBe(0);
    table.send({ type: 'seat', seat: 0, occupant: ann });
    say(table, 0, 'forge');
    expect(table.log.map(({ type }) => type)).toEqual(['start', 'seat', 'seat', 'line']);
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('K-17: that does not exist cannot be taken', () => {
    const table = miniTrackTable(ann, bot, bot, bot);
    const result = table.send({ type: 'seat', seat: 4, occupant: ann });
    expect(refusalOf(result)).toBe('K-17 unknownSeat');
    expect([table.asked, table.question]).toEqual([0, 'act']);
  });

  it('has to be filled: as many people and bots as the options say', () => {
    expect(() => miniTrackTable(ann, bot)).toThrow(BadInput);
  });
});
