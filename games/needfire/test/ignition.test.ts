import { CHANCE, type Json } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { CARDS, dealt, eventsSince, seenBy, tableOf } from './dealt.ts';
import { ownerDeck } from './owner-deck.ts';

/** The first hand holds perthro: thurisaz, raidho and gebo of the ring react to it. */
const HANDS = CARDS.slice(0, 15).with(4, 'perthro').with(13, 'raidho');

/** Three seats with nauthiz, isa and jera in front of them; the first has given perthro, face up. */
const lit = (options = {}) =>
  dealt({ seats: 3, hands: HANDS, options })
    .rolls('bonfire 1 sowilo')
    .play('open 1')
    .play('swap perthro 1')
    .asks(0, 'ignite');

describe('N-4.4: the igniting card is any face-up card without an ember', () => {
  test('a warrior, a face-up bonfire, an own human', () => {
    lit().play('ignite wunjo fehu').asks(CHANCE, 'seeExile').end();
    lit().play('ignite bonfire-1 fehu').asks(0, 'takeWarrior').end();
    lit().play('ignite nauthiz fehu').asks(CHANCE, 'seeExile').end();
  });

  test('not what is hidden or not there', () => {
    lit()
      .refuses('ignite bonfire-2 fehu', 'N-4.4', 'bonfireFaceDown')
      .refuses('ignite bonfire-10 fehu', 'N-4.4', 'noSuchBonfire')
      .refuses('ignite ear fehu', 'N-4.4', 'notFaceUp')
      .asks(0, 'ignite')
      .end();
  });

  test('N-7.9: a human in front of another player, who may get an ember by it', () => {
    const game = lit().play('ignite isa hagalaz').asks(0, 'takeWarrior').play('take gebo');
    expect(tableOf(game).embers).toEqual(['fehu', 'isa']);
    expect(tableOf(game).bands).toEqual([['nauthiz', 'gebo'], ['isa'], ['jera']]);
    game.asks(1, 'openBonfire').end();
  });

  test('N-7.10: not a card with an ember, so that none goes back to where it came from', () => {
    lit()
      .refuses('ignite fehu fehu', 'N-7.10', 'hasEmber')
      .refuses('ignite fehu hagalaz', 'N-7.10', 'hasEmber')
      .refuses('ignite hagalaz hagalaz', 'N-7.10', 'hasEmber')
      .asks(0, 'ignite')
      .end();
    lit()
      .play('ignite bonfire-1 fehu')
      .play('take gebo')
      .rolls('bonfire 2 ear', 'draw othala', 'draw laguz')
      .play('open 2')
      .play('refill othala')
      .play('swap kenaz 2')
      .refuses('ignite bonfire-1 bonfire-1', 'N-7.10', 'hasEmber')
      .asks(1, 'ignite')
      .end();
  });

  test('N-7.7: also the flame that was given up in this turn', () => {
    const game = lit().play('ignite bonfire-1 fehu').asks(0, 'takeWarrior');
    expect(tableOf(game).bonfires[0].card).toBe('perthro');
    game.play('take raidho').asks(1, 'openBonfire').end();
  });
});

describe('N-4.4: either ember is pulled out, wherever it is', () => {
  test('both can be, and nothing else', () => {
    expect(tableOf(lit().play('ignite bonfire-1 fehu')).embers).toEqual(['bonfire-1', 'hagalaz']);
    expect(tableOf(lit().play('ignite bonfire-1 hagalaz')).embers).toEqual(['fehu', 'bonfire-1']);
    lit()
      .refuses('ignite bonfire-1 gebo', 'N-4.4', 'noEmberThere')
      .refuses('ignite bonfire-1 bonfire-1', 'N-4.4', 'noEmberThere')
      .asks(0, 'ignite')
      .end();
  });

  test('from under a bonfire and from under a human of another player', () => {
    const game = lit()
      .play('ignite isa fehu')
      .play('take gebo')
      .rolls('bonfire 2 ear', 'draw othala', 'draw laguz')
      .play('open 2')
      .play('refill othala')
      .play('swap kenaz 2')
      .play('ignite bonfire-2 isa');
    expect(tableOf(game).embers).toEqual(['bonfire-2', 'hagalaz']);
    // Only hagalaz reacts to kenaz in this ring.
    game.asks(CHANCE, 'seeExile').rolls('exile tiwaz').play('keep tiwaz ansuz');
    game
      .rolls('bonfire 3 dagaz', 'draw ingwaz', 'draw mannaz')
      .play('open 3')
      .play('refill mannaz')
      .play('swap isa 3')
      .play('ignite jera bonfire-2');
    expect(tableOf(game).embers).toEqual(['jera', 'hagalaz']);
    game.asks(2, 'takeWarrior').end();
  });
});

describe('N-4.4: two or more warriors react', () => {
  test('one of them joins the band; the others stay', () => {
    const game = lit().play('ignite bonfire-1 fehu').asks(0, 'takeWarrior');
    expect(game.events.at(-1)).toMatchObject({
      name: 'ignited',
      facts: { seat: 0, card: 'bonfire-1', from: 'fehu', reacting: 3 },
    });
    game
      .refuses('take wunjo', 'N-4.4', 'doesNotReact')
      .refuses('take nauthiz', 'N-4.4', 'notAWarrior')
      .refuses('take othala', 'N-4.4', 'notAWarrior')
      .play('take thurisaz')
      .asks(1, 'openBonfire');
    expect(tableOf(game).bands[0]).toEqual(['nauthiz', 'thurisaz']);
    expect(tableOf(game).ring[2]).toBeUndefined();
    game.end();
  });

  test('N-2: humans in front of players do not count, warriors with embers do', () => {
    // To cweorth react raidho, gebo and hagalaz, which has an ember, and laguz before a seat.
    const game = dealt({
      seats: 3,
      hands: HANDS.with(4, 'cweorth'),
      bands: ['laguz', 'isa', 'jera'],
    })
      .rolls('bonfire 1 sowilo')
      .play('open 1')
      .play('swap cweorth 1')
      .play('ignite bonfire-1 fehu')
      .asks(0, 'takeWarrior');
    expect(game.events.at(-1)?.facts).toMatchObject({ reacting: 3 });
    game.refuses('take laguz', 'N-4.4', 'notAWarrior').play('take hagalaz').asks(1, 'openBonfire');
    // It goes with its ember.
    expect(game.events.at(-1)).toMatchObject({
      name: 'warriorTaken',
      facts: { seat: 0, card: 'hagalaz', ember: 1 },
    });
    expect(tableOf(game)).toMatchObject({
      embers: ['bonfire-1', 'hagalaz'],
      bands: [['laguz', 'hagalaz'], ['isa'], ['jera']],
    });
    game.end();
  });

  test('N-4.4: the ember moves before they are counted, which changes nothing', () => {
    const game = lit().play('ignite bonfire-1 hagalaz').asks(0, 'takeWarrior');
    expect(game.events.at(-1)?.facts).toMatchObject({ reacting: 3 });
    game.end();
  });
});

describe('N-4.4: fewer than two react', () => {
  test('none: two exiles are seen, one is kept, a warrior is exiled', () => {
    const game = lit()
      .play('ignite wunjo fehu')
      .asks(CHANCE, 'seeExile')
      .rolls('exile ear', 'exile mannaz')
      .asks(0, 'keepExile');
    expect(tableOf(game).exiles).toEqual(['?', '?', 'mannaz', 'ear']);
    game
      .refuses('keep laguz gebo', 'N-4.4', 'notSeen')
      .refuses('keep ear', 'K-3', 'lineGoesOn')
      .refuses('keep ear nauthiz', 'N-4.4', 'notAWarrior')
      .refuses('keep ear mannaz', 'N-4.4', 'notAWarrior')
      .play('keep mannaz gebo')
      .asks(1, 'openBonfire');
    expect(tableOf(game)).toMatchObject({
      exiles: ['?', '?', 'ear', 'gebo'],
      bands: [['nauthiz', 'mannaz'], ['isa'], ['jera']],
    });
    expect(tableOf(game).ring[6]).toBeUndefined();
    game.end();
  });

  test('exactly one: it is not taken', () => {
    // Of the ring only wunjo reacts to uruz.
    const game = lit().play('ignite uruz fehu').rolls('exile ear', 'exile mannaz');
    expect(game.events.find(({ name }) => name === 'ignited')?.facts).toMatchObject({
      reacting: 1,
    });
    game.asks(0, 'keepExile').play('keep ear raidho').asks(1, 'openBonfire');
    expect(tableOf(game).ring).toContain('wunjo');
    game.end();
  });

  test('N-7.4: the two exiles are secret, the kept one is shown, the exiled warrior is known', () => {
    const game = lit()
      .play('ignite wunjo fehu')
      .rolls('exile ear', 'exile mannaz')
      .play('keep mannaz gebo');
    const lines = game.match.lines.slice(-3);
    expect(lines.map(({ asSeat }) => asSeat[1])).toEqual([
      'chance exile ?',
      'chance exile ?',
      'keep mannaz gebo',
    ]);
    const told = lines.flatMap(({ events }) => events.map(({ name, shared }) => [name, shared]));
    expect(told).toEqual([
      ['exileSeen', { seat: 0 }],
      ['exileSeen', { seat: 0 }],
      ['exileKept', { seat: 0, card: 'mannaz', ember: 0 }],
      ['warriorExiled', { seat: 0, card: 'gebo', ember: 0 }],
    ]);
    expect(seenBy(game, 0).exiles).toEqual(['?', '?', 'ear', 'gebo']);
    expect(seenBy(game, 1).exiles).toEqual(['?', '?', '?', 'gebo']);
    game.asks(1, 'openBonfire').end();
  });

  test('N-7.2: the igniting warrior itself may be exiled, its fresh ember with it', () => {
    const game = lit()
      .play('ignite wunjo fehu')
      .rolls('exile ear', 'exile mannaz')
      .play('keep mannaz wunjo')
      .asks(1, 'openBonfire');
    expect(game.events.at(-1)).toMatchObject({
      name: 'warriorExiled',
      facts: { card: 'wunjo', ember: 1 },
    });
    expect(tableOf(game)).toMatchObject({
      exiles: ['?', '?', 'ear', 'wunjo'],
      embers: ['wunjo', 'hagalaz'],
    });
    game.end();
  });
});

describe('N-7.1: an ember stays under its card, wherever that goes', () => {
  /** Hagalaz was exiled with its ember; the second seat has swapped and is to ignite. */
  const exiled = () =>
    lit()
      .play('ignite wunjo fehu')
      .rolls('exile ear', 'exile mannaz')
      .play('keep mannaz hagalaz')
      .rolls('bonfire 2 ingwaz', 'draw othala', 'draw laguz')
      .play('open 2')
      .play('refill othala')
      .play('swap kenaz 2')
      .asks(1, 'ignite');

  test('into the exiles, from where anybody may pull it out', () => {
    const game = exiled();
    expect(tableOf(game)).toMatchObject({
      exiles: ['?', '?', 'ear', 'hagalaz', 'laguz'],
      embers: ['wunjo', 'hagalaz'],
    });
    game.refuses('ignite hagalaz wunjo', 'N-4.4', 'notFaceUp').play('ignite nauthiz hagalaz');
    expect(tableOf(game).embers).toEqual(['wunjo', 'nauthiz']);
    game.asks(1, 'keepExile').end();
  });

  test('and comes along when that exile is taken', () => {
    const game = exiled()
      .play('ignite nauthiz wunjo')
      .asks(1, 'keepExile')
      .play('keep hagalaz gebo')
      .asks(2, 'openBonfire');
    expect(eventsSince(game, game.match.ply - 1)).toEqual(['exileKept', 'warriorExiled']);
    expect(game.events.at(-2)).toMatchObject({
      name: 'exileKept',
      facts: { seat: 1, card: 'hagalaz', ember: 1 },
    });
    expect(tableOf(game)).toMatchObject({
      embers: ['nauthiz', 'hagalaz'],
      bands: [['nauthiz', 'mannaz'], ['isa', 'hagalaz'], ['jera']],
      exiles: ['?', '?', 'ear', 'laguz', 'gebo'],
    });
    game.end();
  });

  test('or stays there when the other one is taken', () => {
    const game = exiled().play('ignite nauthiz wunjo').play('keep laguz gebo');
    expect(tableOf(game)).toMatchObject({
      embers: ['nauthiz', 'hagalaz'],
      exiles: ['?', '?', 'ear', 'hagalaz', 'gebo'],
    });
    game.asks(2, 'openBonfire').end();
  });

  test('by an option a warrior with an ember may not be exiled', () => {
    const game = lit({ exileEmbered: 'forbidden' })
      .play('ignite wunjo fehu')
      .rolls('exile ear', 'exile mannaz')
      .refuses('keep mannaz hagalaz', 'N-7.1', 'warriorHasEmber')
      .refuses('keep mannaz wunjo', 'N-7.1', 'warriorHasEmber')
      .play('keep mannaz fehu')
      .asks(1, 'openBonfire');
    expect(tableOf(game).exiles).toEqual(['?', '?', 'ear', 'fehu']);
    game.end();
  });
});

describe('N-7.11: a table in which a card lists its own element', () => {
  // In the owner's table thurisaz, raidho and gebo of the first nine react to gebo.
  const deck: Json = JSON.parse(JSON.stringify(ownerDeck()));
  const owned = (ring: readonly string[]) =>
    dealt({ seats: 2, ring, options: { deck } })
      .rolls('bonfire 1 isa', 'bonfire 2 jera', 'bonfire 3 ear')
      .play('peek 1 2 3')
      .play('settle 1 keep')
      .play('swap fehu 1');

  test('the igniting warrior is not counted', () => {
    const game = owned(CARDS.slice(0, 9)).play('ignite gebo fehu').asks(0, 'takeWarrior');
    expect(game.events.at(-1)?.facts).toMatchObject({ reacting: 2 });
    game.refuses('take gebo', 'N-4.4', 'doesNotReact').play('take raidho').end();
  });

  test('so that with one other only it is not taken', () => {
    owned(CARDS.slice(0, 9).with(2, 'nauthiz'))
      .play('ignite gebo fehu')
      .asks(CHANCE, 'seeExile')
      .end();
  });

  test('a flame of its element is another card, to which it reacts', () => {
    const hands = ['gebo', ...CARDS.slice(0, 6), ...CARDS.slice(7, 10)];
    const game = dealt({ seats: 2, hands, options: { deck } })
      .rolls('bonfire 1 isa', 'bonfire 2 jera', 'bonfire 3 ear')
      .play('peek 1 2 3')
      .play('settle 2 keep')
      .play('swap gebo 2')
      .play('ignite bonfire-2 fehu')
      .asks(0, 'takeWarrior');
    expect(game.events.at(-1)?.facts).toMatchObject({ reacting: 3 });
    game.play('take gebo').asks(1, 'peekBonfire').end();
  });
});
