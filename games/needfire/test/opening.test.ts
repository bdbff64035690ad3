import { CHANCE, hashOf } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { dealt, eventsSince, seenBy, tableOf, untilTurn } from './dealt.ts';

describe('N-4.1: with three or four seats one bonfire is opened unseen', () => {
  test('chance tells its flame, to everybody', () => {
    const game = dealt({ seats: 3 }).play('open 4').asks(CHANCE, 'seeBonfire');
    expect(tableOf(game).bonfires[3]).toEqual({ card: '?', faceUp: false, seenBy: [] });
    game.rolls('bonfire 4 tiwaz').asks(0, 'giveFlame');
    for (let seat = 0; seat < 3; seat++) {
      expect(seenBy(game, seat).bonfires[3]).toEqual({
        card: 'tiwaz',
        faceUp: true,
        seenBy: [0, 1, 2],
      });
    }
    expect(game.match.lines.at(-1)?.asSpectator).toBe('chance bonfire 4 tiwaz');
    game.end();
  });

  test('a flame that was swapped in face down is opened without chance', () => {
    dealt({ seats: 3 })
      .rolls('bonfire 1 tiwaz', 'bonfire 2 sowilo')
      .play('open 1')
      .play('swap fehu 2')
      .play('ignite isa fehu')
      .play('take uruz')
      .asks(1, 'openBonfire')
      .play('open 2')
      .asks(CHANCE, 'drawHuman')
      .end();
  });

  test('what lies open or is not there cannot be opened', () => {
    const game = dealt({ seats: 3 }).rolls('bonfire 1 tiwaz').play('open 1');
    game.rolls('bonfire 2 ear').play('swap fehu 2').play('ignite isa fehu').play('take uruz');
    game
      .refuses('open 1', 'N-4.1', 'alreadyFaceUp')
      .refuses('open 10', 'N-4.1', 'noSuchBonfire')
      .asks(1, 'openBonfire')
      .end();
  });

  /** Four seats, three turns: one bonfire is left face down; the third seat swaps as told. */
  const threeTurns = (swap: string, ...rolls: readonly string[]) =>
    dealt({ seats: 4 })
      .rolls('bonfire 1 laguz')
      .play('open 1')
      .play('swap fehu 1')
      .play('ignite isa fehu')
      .play('take uruz')
      .rolls('bonfire 2 ingwaz', 'draw perthro')
      .play('open 2')
      .play('swap kenaz 2')
      .play('ignite nauthiz isa')
      .play('take perthro')
      .rolls('bonfire 3 dagaz', 'draw othala', ...rolls)
      .play('open 3')
      .play(swap)
      .play('ignite eihwaz nauthiz')
      .play('take othala');

  test('the last face-down one is opened without a question: chance tells it', () => {
    threeTurns('swap isa 3')
      .asks(CHANCE, 'seeBonfire')
      .rolls('bonfire 4 ear')
      .asks(CHANCE, 'drawHuman')
      .end();
  });

  test('and where somebody knows it, it simply lies open', () => {
    const game = threeTurns('swap isa 4', 'bonfire 4 ear').asks(CHANCE, 'drawHuman');
    expect(game.events.at(-1)).toMatchObject({
      name: 'bonfireOpened',
      facts: { seat: 3, place: 4, card: 'isa' },
    });
    game.end();
  });

  test('without a face-down one the step is skipped', () => {
    const game = untilTurn(threeTurns('swap isa 3'), 5).asks(CHANCE, 'drawHuman');
    expect(tableOf(game).bonfires.every(({ faceUp }) => faceUp)).toBe(true);
    const ply = game.match.ply;
    untilTurn(game, 16).asks(3, 'giveFlame');
    expect(eventsSince(game, ply)).not.toContain('bonfireOpened');
    game.end();
  });
});

describe('N-7.5: with two seats three are looked at', () => {
  const peeked = () =>
    dealt({ seats: 2 })
      .asks(0, 'peekBonfire')
      .rolls('bonfire 2 isa', 'bonfire 5 jera', 'bonfire 9 ear')
      .play('peek 2 5 9')
      .asks(0, 'settle');

  test('three different places; two of them are no line', () => {
    dealt({ seats: 2 })
      .refuses('peek 5 5', 'N-7.5', 'picksAscend')
      .refuses('peek 13 2 13', 'N-7.5', 'picksAscend')
      .refuses('peek 2 5', 'K-3', 'lineGoesOn')
      .refuses('peek 12', 'K-3', 'lineGoesOn')
      .refuses('peek 2 5 9 11', 'K-4', 'wordsLeftOver')
      .play('peek 12 13 14')
      .asks(CHANCE, 'seeBonfire')
      .end();
  });

  test.each(['peek 9 2 5', 'peek 5 9 2', 'peek 9 5 2', 'peek 2 9 5'])(
    'in any order, which the record does not hold: %s',
    (line) => {
      const stored = dealt({ seats: 2 }).play('peek 2 5 9').match;
      const { match } = dealt({ seats: 2 }).play(line).asks(CHANCE, 'seeBonfire');
      expect(match.lines.at(-1)?.line).toBe('peek 2 5 9');
      expect(hashOf(match.position)).toBe(hashOf(stored.position));
    },
  );

  test('each may be the first one, and what is picked already is not offered again', () => {
    const { match } = dealt({ seats: 2 });
    const next = (line: string) => {
      const reading = match.read(line);
      return reading.status === 'partial' ? reading.next : reading;
    };
    const every = Array.from({ length: 14 }, (_, i) => String(i + 1));
    expect(next('peek')).toEqual(every);
    expect(next('peek 13')).toEqual(every.filter((word) => word !== '13'));
    expect(next('peek 14 2')).toEqual(every.filter((word) => word !== '14' && word !== '2'));
  });

  test('N-7.4: only the active seat sees them, in lines, events and on the board', () => {
    const game = peeked();
    expect([1, 4, 8].map((place) => seenBy(game, 0).bonfires[place].card)).toEqual([
      'isa',
      'jera',
      'ear',
    ]);
    expect([1, 4, 8].map((place) => seenBy(game, 1).bonfires[place])).toEqual(
      new Array(3).fill({ card: '?', faceUp: false, seenBy: [0] }),
    );
    const told = game.match.lines.slice(-3);
    expect(told.map(({ asSeat }) => asSeat)).toEqual([
      ['chance bonfire 2 isa', 'chance bonfire 2 ?'],
      ['chance bonfire 5 jera', 'chance bonfire 5 ?'],
      ['chance bonfire 9 ear', 'chance bonfire 9 ?'],
    ]);
    expect(game.events.filter(({ name }) => name === 'bonfirePeeked')).toEqual([
      {
        name: 'bonfirePeeked',
        facts: { seat: 0, place: 2, card: 'isa' },
        seers: 1,
        shared: { seat: 0, place: 2 },
      },
      {
        name: 'bonfirePeeked',
        facts: { seat: 0, place: 5, card: 'jera' },
        seers: 1,
        shared: { seat: 0, place: 5 },
      },
      {
        name: 'bonfirePeeked',
        facts: { seat: 0, place: 9, card: 'ear' },
        seers: 1,
        shared: { seat: 0, place: 9 },
      },
    ]);
    game.asks(0, 'settle').end();
  });

  test('one is opened in its place, the others stay as they were', () => {
    const game = peeked().play('settle 5 keep').asks(0, 'giveFlame');
    const { bonfires } = tableOf(game);
    expect(bonfires[4]).toEqual({ card: 'jera', faceUp: true, seenBy: [0, 1] });
    expect([bonfires[1], bonfires[8]]).toEqual([
      { card: 'isa', faceUp: false, seenBy: [0] },
      { card: 'ear', faceUp: false, seenBy: [0] },
    ]);
    game.end();
  });

  test('or the two others change their places, and the opponent cannot tell', () => {
    const game = peeked().play('settle 5 exchange').asks(0, 'giveFlame');
    const { bonfires } = tableOf(game);
    expect([bonfires[1].card, bonfires[8].card]).toEqual(['ear', 'isa']);
    expect(game.match.lines.at(-1)?.asSeat).toEqual(['settle 5 exchange', 'settle 5 ?']);
    const same = peeked().play('settle 5 keep').asks(0, 'giveFlame');
    expect(seenBy(game, 1)).toEqual(seenBy(same, 1));
    game.end();
  });

  test('each of the three places can be opened, and the two others are those that change', () => {
    const cards = (line: string) => {
      const { bonfires } = tableOf(peeked().play(line).asks(0, 'giveFlame'));
      return [1, 4, 8].map((place) => `${bonfires[place].card} ${bonfires[place].faceUp}`);
    };
    expect(cards('settle 2 exchange')).toEqual(['isa true', 'ear false', 'jera false']);
    expect(cards('settle 9 exchange')).toEqual(['jera false', 'isa false', 'ear true']);
  });

  test('only one of the three can be opened', () => {
    peeked().refuses('settle 3 keep', 'N-7.5', 'notPeeked').asks(0, 'settle').end();
  });

  test('N-4.1: what lies open is looked at no more, and what somebody has seen takes no chance', () => {
    const game = peeked().play('settle 5 keep').play('swap fehu 5').play('ignite bonfire-5 fehu');
    game.rolls('exile nauthiz', 'exile othala').play('keep othala wunjo').asks(1, 'peekBonfire');
    game
      .refuses('peek 5', 'N-4.1', 'alreadyFaceUp')
      .rolls('bonfire 1 dagaz')
      .play('peek 1 2 9')
      .asks(1, 'settle');
    expect([0, 1, 8].map((place) => seenBy(game, 1).bonfires[place].card)).toEqual([
      'dagaz',
      'isa',
      'ear',
    ]);
    expect(seenBy(game, 0).bonfires[1]).toEqual({ card: 'isa', faceUp: false, seenBy: [0, 1] });
    game.end();
  });

  test('N-7.6: what was laid back by another is no more known for certain, and not to be looked up', () => {
    const game = peeked()
      .play('settle 5 keep')
      .play('swap fehu 5')
      .play('ignite bonfire-5 fehu')
      .rolls('exile nauthiz', 'exile othala')
      .play('keep othala wunjo')
      .rolls('bonfire 1 dagaz')
      .play('peek 1 2 9')
      .play('settle 1 exchange');
    const { bonfires, memory } = seenBy(game, 0);
    expect([bonfires[1].card, bonfires[8].card]).toEqual(['?', '?']);
    expect(memory.filter(({ card }) => card === 'isa' || card === 'ear')).toEqual([
      { card: 'isa', places: ['bonfire-2', 'bonfire-9'] },
      { card: 'ear', places: ['bonfire-2', 'bonfire-9'] },
    ]);
    game.asks(CHANCE, 'drawHuman').end();
  });
});

test('N-7.6: without the memory aid a seat is shown nothing that it does not see', () => {
  const game = dealt({ seats: 2, options: { memoryAid: false } })
    .rolls('bonfire 2 isa', 'bonfire 5 jera', 'bonfire 9 ear')
    .play('peek 2 5 9')
    .play('settle 5 keep');
  expect(seenBy(game, 0).memory).toEqual([]);
  game.asks(0, 'giveFlame').end();
});
