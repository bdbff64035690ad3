import { answersOf, CHANCE } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { CARD_WORDS } from '../data/cards.ts';
import { GIANT_WORDS } from '../data/giants.ts';
import { acting, giantsOf, namesOf, targetsIn } from './situation.ts';

describe('the track of the Vanir', () => {
  test.each([
    [0, ['advance']],
    [1, ['advance', 'fly']],
    [2, ['advance', 'fly', 'take']],
    [3, ['advance', 'fly', 'take', 'foresee']],
    [4, ['advance', 'fly', 'take', 'foresee', 'push']],
    [5, ['fly', 'take', 'foresee', 'push', 'dismiss']],
  ])('Y-13: on space %i every effect up to it can be used', (vanir, actions) => {
    const game = acting({ vanir, enemies: { hel: 1 } });
    expect(targetsIn(game, 'vanaheim')).toEqual(actions);
    game.asks(0, 'act').end();
  });

  test('Y-13: one space for an action, and no further than the last', () => {
    const game = acting({ vanir: 4 }).play('vanaheim advance').play('pass');
    game.rolls('card surt', 'die white').refuses('vanaheim advance', 'Y-13', 'vanirAtEnd');
    game.asks(0, 'act').end();
  });

  test('Y-13: an effect that has not been reached cannot be used', () => {
    const game = acting({ vanir: 3, enemies: { hel: 1 } });
    game.refuses('vanaheim push hel', 'Y-13', 'vanirNotReached');
    game.refuses('vanaheim dismiss thiazy', 'Y-13', 'vanirNotReached').asks(0, 'act').end();
  });

  test('Y-13: on the last space, where nothing can be used, nothing can be done', () => {
    // The draft allows the fifth effect alone there, and no giant is left to dismiss.
    const activeGiants = GIANT_WORDS.filter((giant) => giant !== 'gymir');
    const options = { vanirUse: 'exact', vanirEnd: 'stays' };
    const game = acting({ options, vanir: 5, beatenGiants: ['gymir'], activeGiants });
    game.refuses('vanaheim dismiss hrym', 'Y-13', 'noVanirUse').asks(0, 'act').end();
  });

  test('Y-13: after any effect the Vanir stand on their first space', () => {
    for (const effect of ['fly blue', 'take', 'push hel', 'dismiss thiazy']) {
      const game = acting({ vanir: 5, enemies: { hel: 1 } }).play(`vanaheim ${effect}`);
      expect(game.position.vanir).toBe(0);
      game.asks(0, 'act').end();
    }
  });

  test('Y-13: all gods share it', () => {
    const game = acting({ gods: ['heimdall', 'thor'], vanir: 1 }).play('vanaheim advance');
    game.play('pass').rolls('card surt', 'die white').play('vanaheim take').asks(1, 'act').end();
    expect(game.position.vikings[1]).toBe(2);
  });
});

describe('the first effect', () => {
  test('Y-13.1: the Valkyries fly to any other island, and nothing is gathered', () => {
    for (const island of ['white', 'blue', 'green', 'black']) {
      const game = acting({ vanir: 1 }).play(`vanaheim fly ${island}`).asks(0, 'act');
      expect(game.position.valkyries).toBe(
        ['rainbow', 'white', 'blue', 'green', 'black'].indexOf(island),
      );
      expect(game.position.vikings[0]).toBe(0);
      game.end();
    }
  });

  test('Y-13.1: they may fly home to the Rainbow Island', () => {
    const game = acting({ vanir: 1, valkyries: 'green' }).play('vanaheim fly rainbow');
    expect(game.position).toMatchObject({ valkyries: 0, vanir: 0 });
    game.asks(0, 'act').end();
  });

  test('Y-13.1: they do not fly to where they are', () => {
    const game = acting({ vanir: 1, valkyries: 'blue' });
    game.refuses('vanaheim fly blue', 'Y-13.1', 'sameIsland').asks(0, 'act').end();
  });

  test('Y-13.1: by the option they fly to a neighbouring island only', () => {
    const options = { vanirFlight: 'adjacent' };
    const game = acting({ options, vanir: 1, valkyries: 'blue' });
    game.refuses('vanaheim fly black', 'Y-13.1', 'notAdjacent');
    game.refuses('vanaheim fly rainbow', 'Y-13.1', 'notAdjacent');
    game.play('vanaheim fly green').asks(0, 'act').end();
  });

  test('Y-13.1: then the god may gather there in Midgard', () => {
    const game = acting({ vanir: 1 }).play('vanaheim fly green').play('midgard green');
    game.rolls('bag 4').asks(0, 'act').end();
    expect(game.position.vikings[0]).toBe(4);
  });
});

test('Y-13.2: two dead Vikings join the god, one if there is only one', () => {
  for (const [helheim, count] of [
    [5, 2],
    [2, 2],
    [1, 1],
  ]) {
    const game = acting({ vanir: 2, helheim }).play('vanaheim take').asks(0, 'act');
    expect([game.position.vikings[0], game.position.helheim]).toEqual([count, helheim - count]);
    game.end();
  }
});

describe('the third effect', () => {
  const SIX = ['surt', 'loki', 'hel', 'loki', 'fenrir', 'nidhogg'];

  test('Y-13.3: six cards are seen and laid back in any order', () => {
    const game = acting({ vanir: 3 }).play('vanaheim foresee');
    game.rolls(...SIX.map((card) => `card ${card}`)).asks(0, 'orderCard');
    game.refuses('order jormungand', 'Y-13.3', 'cardNotSeen');
    game.refuses('order hel hel', 'Y-13.3', 'cardNotSeen');
    game.play('order hel loki surt loki nidhogg').asks(0, 'act');
    const { deck } = game.position;
    expect([...deck.head].map((card) => CARD_WORDS[card])).toEqual([
      'hel',
      'loki',
      'surt',
      'loki',
      'nidhogg',
      'fenrir',
    ]);
    expect(deck.size).toBe(41);
    game.end();
  });

  test('Y-13.3: they come in that order, without chance', () => {
    const game = acting({ vanir: 3 }).play('vanaheim foresee');
    game.rolls(...SIX.map((card) => `card ${card}`));
    game.play('order surt hel fenrir nidhogg').play('pass').asks(CHANCE, 'rollEffect');
    game.rolls('die white').play('pass').asks(CHANCE, 'rollEffect').rolls('die white');
    game.play('pass').asks(0, 'act').play('calm').rolls('die white').play('pass');
    expect(game.events.filter((e) => e.name === 'cardDrawn').map((e) => e.facts.card)).toEqual([
      'surt',
      'hel',
      'fenrir',
      'nidhogg',
    ]);
  });

  test('Y-13.3: cards that are alike need not be named one by one', () => {
    const game = acting({ vanir: 3, unseen: ['hel', 'hel'] }).play('vanaheim foresee');
    game.rolls('card hel', 'card hel').play('order hel').asks(0, 'act').end();
    expect(game.match.lines.at(-1)?.line).toBe('order hel hel');
    expect(namesOf(game).at(-1)).toBe('cardsOrdered');
  });

  test('Y-13.3: all that are left if there are fewer, known ones among them', () => {
    const start = { vanir: 3, unseen: ['hel'], head: ['loki'], tail: ['surt'] };
    const game = acting(start).play('vanaheim foresee').rolls('card hel').asks(0, 'orderCard');
    game.play('order surt loki').asks(0, 'act').end();
    const { deck } = game.position;
    expect([...deck.head.subarray(0, 4)].map((card) => CARD_WORDS[card])).toEqual([
      'surt',
      'loki',
      'hel',
      'none',
    ]);
    expect(CARD_WORDS[deck.tail[0]]).toBe('none');
  });

  test('Y-13.3: not when the deck is empty', () => {
    const game = acting({ vanir: 3, unseen: [] });
    game.refuses('vanaheim foresee', 'Y-13.3', 'deckEmpty').asks(0, 'act').end();
  });
});

test('Y-13.4: an enemy goes back one space, without effect', () => {
  const game = acting({ vanir: 4, enemies: { hel: 3 } });
  game.refuses('vanaheim push loki', 'Y-13.4', 'cannotGoBack');
  game.play('vanaheim push hel').asks(0, 'act').end();
  expect(game.position.enemies[1]).toBe(2);
});

describe('the fifth effect', () => {
  test('Y-13.5: a giant of the pile is laid among the beaten ones without a fight', () => {
    const game = acting({ vanir: 5, activeGiants: ['hrym'] }).play('vanaheim dismiss thiazy');
    expect(giantsOf(game.position.beatenGiants)).toEqual(['thiazy']);
    expect(giantsOf(game.position.activeGiants)).toEqual(['hrym']);
    game.asks(0, 'act').end();
  });

  test('Y-13.5: an active or beaten one is not in the pile', () => {
    const game = acting({ vanir: 5, activeGiants: ['hrym'], beatenGiants: ['greip'] });
    game.refuses('vanaheim dismiss hrym', 'Y-13.5', 'giantNotInPile');
    game.refuses('vanaheim dismiss greip', 'Y-13.5', 'giantNotInPile').asks(0, 'act').end();
  });

  test('Y-13.5: by the option an active one can be dismissed, too', () => {
    const start = { options: { anyGiant: true }, vanir: 5, activeGiants: ['hrym'] } as const;
    const game = acting(start).play('vanaheim dismiss hrym').asks(0, 'act');
    expect(game.position.activeGiants).toBe(0);
    // The pile was not searched.
    expect(game.position.giantShuffles).toBe(0);
    game.play('helheim white').end();
  });

  test('Y-13.5: the pile is shuffled: any of the others may lie on top now', () => {
    const game = acting({ vanir: 5, vikings: [3] }).play('vanaheim dismiss thiazy');
    expect(game.position.giantShuffles).toBe(1);
    game.play('jotunheim hidden 3').rolls('die white').asks(CHANCE, 'turnGiant');
    const giants = answersOf(yggdrasil, game.position).map((giant) => GIANT_WORDS[giant]);
    expect(giants).toEqual(GIANT_WORDS.filter((giant) => giant !== 'thiazy'));
  });

  test('Y-13.5: it may complete a rune', () => {
    const beatenGiants = ['thrym', 'thokk', 'hymir'] as const;
    const game = acting({ vanir: 5, beatenGiants, enemies: { hel: 4 } });
    game.play('vanaheim dismiss bergelmir').asks(0, 'act').end();
    expect(game.position.enemies[1]).toBe(1);
  });
});
