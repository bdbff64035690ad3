import { CHANCE } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { CARDS, dealt, seenBy, tableOf } from './dealt.ts';

/** Three seats; the first has opened tiwaz in place 4. */
const opened = () =>
  dealt({ seats: 3 }).rolls('bonfire 4 tiwaz').play('open 4').asks(0, 'giveFlame');

/** Two seats; the first has looked at isa and ear and opened jera in place 5. */
const peeked = () =>
  dealt({ seats: 2 })
    .rolls('bonfire 2 isa', 'bonfire 5 jera', 'bonfire 9 ear')
    .play('peek 2 5 9')
    .play('settle 5 keep')
    .asks(0, 'giveFlame');

describe('N-4.3: a flame of the hand is exchanged for a bonfire', () => {
  test('one must be: there is no way round it', () => {
    opened()
      .refuses('ignite isa fehu', 'K-1', 'unknownWord')
      .refuses('swap fehu', 'K-3', 'lineGoesOn')
      .asks(0, 'giveFlame')
      .end();
  });

  test('one of the own hand, for a bonfire that is there', () => {
    opened()
      .refuses('swap tiwaz 4', 'N-4.3', 'notInHand')
      .refuses('swap kenaz 4', 'N-4.3', 'notInHand')
      .refuses('swap fehu 10', 'N-4.3', 'noSuchBonfire')
      .asks(0, 'giveFlame')
      .end();
  });

  test('an ember bars its bonfire', () => {
    const game = opened()
      .play('swap fehu 4')
      .play('ignite bonfire-4 fehu')
      .rolls('exile ear', 'exile mannaz')
      .play('keep ear wunjo')
      .rolls('bonfire 1 sowilo', 'draw othala', 'draw laguz')
      .play('open 1')
      .play('refill othala')
      .refuses('swap kenaz 4', 'N-4.3', 'bonfireHasEmber')
      .asks(1, 'giveFlame');
    expect(tableOf(game).embers).toEqual(['bonfire-4', 'hagalaz']);
    game.end();
  });
});

describe('N-7.7: a face-up bonfire is replaced face up', () => {
  test('in the same place, for all to see', () => {
    const game = opened().play('swap raidho 4').asks(0, 'ignite');
    expect(seenBy(game, 2).bonfires[3]).toEqual({
      card: 'raidho',
      faceUp: true,
      seenBy: [0, 1, 2],
    });
    expect(tableOf(game).hands[0]).toEqual(['fehu', 'uruz', 'thurisaz', 'ansuz', 'tiwaz']);
    expect(seenBy(game, 2).memory).toContainEqual({ card: 'tiwaz', places: ['seat-1'] });
    expect(game.events.at(-1)).toMatchObject({
      name: 'openFlameSwapped',
      facts: { seat: 0, place: 4, given: 'raidho', taken: 'tiwaz' },
      seers: -1,
    });
    game.end();
  });

  test('and can be the igniting card in the same turn', () => {
    // Raidho has just been given up; of the ring only hagalaz reacts to it, and jera is not there.
    opened().play('swap raidho 4').play('ignite bonfire-4 hagalaz').asks(CHANCE, 'seeExile').end();
    // Perthro stands in the first hand here: thurisaz, raidho and gebo react to it.
    dealt({
      seats: 3,
      hands: CARDS.slice(0, 15).with(4, 'perthro').with(13, 'raidho'),
    })
      .rolls('bonfire 4 tiwaz')
      .play('open 4')
      .play('swap perthro 4')
      .play('ignite bonfire-4 hagalaz')
      .asks(0, 'takeWarrior')
      .end();
  });
});

describe('N-7.8: a face-down bonfire is replaced face down, unseen', () => {
  test('the place is chosen first, then the flame is seen, and only by who took it', () => {
    const game = opened().play('swap fehu 7').asks(CHANCE, 'seeBonfire');
    // The given flame is still in hand as far as anybody can see.
    expect(seenBy(game, 1).hands[0]).toEqual(new Array(5).fill('?'));
    game.rolls('bonfire 7 ear').asks(0, 'ignite');
    expect(tableOf(game).hands[0]).toEqual(['uruz', 'thurisaz', 'ansuz', 'raidho', 'ear']);
    expect(seenBy(game, 0).bonfires[6]).toEqual({ card: 'fehu', faceUp: false, seenBy: [0] });
    expect(seenBy(game, 1).bonfires[6]).toEqual({ card: '?', faceUp: false, seenBy: [0] });
    const [typed, chance] = game.match.lines.slice(-2);
    expect(typed.asSeat).toEqual(['swap fehu 7', 'swap ? 7', 'swap ? 7']);
    expect(chance.asSeat).toEqual([
      'chance bonfire 7 ear',
      ...new Array(2).fill('chance bonfire 7 ?'),
    ]);
    expect(chance.events).toEqual([
      {
        name: 'flameSwapped',
        facts: { seat: 0, place: 7, given: 'fehu', taken: 'ear' },
        seers: 1,
        shared: { seat: 0, place: 7 },
      },
    ]);
    game.end();
  });

  test('with two seats one that was looked at in this turn may be chosen knowingly', () => {
    const game = peeked().play('swap fehu 2').asks(0, 'ignite');
    expect(tableOf(game).hands[0]).toEqual(['uruz', 'thurisaz', 'ansuz', 'raidho', 'isa']);
    expect(seenBy(game, 0).bonfires[1]).toEqual({ card: 'fehu', faceUp: false, seenBy: [0] });
    expect(seenBy(game, 1).bonfires[1]).toEqual({ card: '?', faceUp: false, seenBy: [0] });
    expect(game.match.lines.at(-1)?.asSeat).toEqual(['swap fehu 2', 'swap ? 2']);
    game.end();
  });

  test('N-7.10: a face-down bonfire cannot be the igniting card afterwards', () => {
    opened()
      .rolls('bonfire 7 ear')
      .play('swap fehu 7')
      .refuses('ignite bonfire-7 fehu', 'N-4.4', 'bonfireFaceDown')
      .asks(0, 'ignite')
      .end();
  });
});
