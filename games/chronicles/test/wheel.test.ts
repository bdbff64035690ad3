import { CHANCE, NO_CARD, TEAM } from '@nineworlds/engine';
import { scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { deckSize } from '../rules/decks.ts';
import {
  cardsIn,
  drawing,
  enemyAt,
  type Game,
  headOf,
  lines,
  namesOf,
  placeOf,
  revealing,
  tailOf,
} from './situation.ts';

function wheelOf(game: Game): string[] {
  return cardsIn(game, game.position.wheel);
}

/** Everything is laid out and the cards are down. */
function begun(gods: string[], options: object = {}): Game {
  const game = scenario(chronicles, { options: { gods, ...options } });
  return game.rolls('artifact draupnir', 'artifact miming', 'artifact svalinn');
}

describe('C-5: a round', () => {
  const three = ['thor', 'odin', 'tyr'];

  test('C-5: all put a card down, then the whole order is fixed, then the first one reveals', () => {
    const game = begun(three).asks(TEAM, 'orderSeats');
    expect([0, 1, 2].map((seat) => deckSize(game.position, seat))).toEqual([5, 5, 5]);
    game.refuses('order odin odin', 'C-5', 'alreadyOrdered');
    game.play('order tyr thor').asks(CHANCE, 'revealCard');
    expect([...game.position.order]).toEqual([2, 0, 1, 0, 0]);
    expect(game.position.active).toBe(2);
    expect(() => game.rolls('card odin-hel')).toThrow('does not answer');
  });

  test('C-5: reveal, move, mission; then the next god; then the next round', () => {
    const game = begun(three).play('order odin thor').rolls('card odin-hel');
    game.asks(1, 'move').play('move alfheim').asks(1, 'mission').play('act 2');
    game.asks(CHANCE, 'revealCard').rolls('card thor-surt').asks(0, 'move').play('move midgard');
    game.asks(0, 'mission').play('rest');
    game.rolls('card tyr-loki').asks(2, 'move').play('stay');
    // Nothing can be done in Asgard while no world is ravaged, so no mission is asked for.
    game.asks(TEAM, 'orderSeats');
    expect(wheelOf(game)).toEqual(['odin-hel', 'tyr-loki', 'thor-surt']);
    expect([0, 1, 2].map((seat) => deckSize(game.position, seat))).toEqual([4, 4, 4]);
  });

  test('C-5: with a known card on top nothing is left to chance', () => {
    const heads = { thor: ['thor-hel', 'thor-loki'] };
    const game = revealing({ heads }).rolls('card thor-surt').play('move midgard').play('rest');
    game.play('order thor odin').asks(0, 'move');
    expect(wheelOf(game)).toEqual(['thor-hel', 'thor-surt']);
  });

  // Every card of Thor lies on the wheel, after six rounds in which all pairs of the others met.
  const all = ['fenrir', 'hel', 'iormungand', 'loki', 'nidhogg', 'surt'];
  const { gods, five } = { gods: three, five: [...three, 'freyr', 'frigg'] };

  test.each([[gods], [five]])(
    'C-5: a god without a deck takes his turn without a card: %s',
    (g) => {
      const wheel = all.slice(0, 5).map((enemy) => `thor-${enemy}`);
      const game = revealing({ gods: g, wheel }).rolls('card thor-surt');
      expect(deckSize(game.position, 0)).toBe(0);
      game.play('move midgard').play('rest').asks(TEAM, 'orderSeats');
      expect(game.position.placed[0]).toBe(0);
      game.play(`order ${g.slice(0, -1).join(' ')}`).asks(0, 'move');
      expect(game.position.revealed).toBe(NO_CARD);
      game.play('move nidavellir').play('rest').asks(CHANCE, 'revealCard');
      // The next one wakes the enemy, and Thor gets a card back.
      game.rolls('card odin-nidhogg').asks(1, 'move');
      expect(deckSize(game.position, 0)).toBe(1);
      expect(tailOf(game, 0)).toEqual(['thor-nidhogg']);
    },
  );
});

describe('C-6.1: three to five players', () => {
  test('C-6.1: the first card stays; the second wakes the enemy and both go under their decks', () => {
    const first = revealing().rolls('card thor-hel');
    expect(wheelOf(first)).toEqual(['thor-hel']);
    const game = revealing({ wheel: ['odin-nidhogg'], tails: { odin: ['odin-hel'] } });
    game.rolls('card thor-nidhogg').asks(0, 'move');
    expect(wheelOf(game)).toEqual([]);
    expect([tailOf(game, 0), tailOf(game, 1)]).toEqual([
      ['thor-nidhogg'],
      ['odin-hel', 'odin-nidhogg'],
    ]);
    expect(namesOf(game)).not.toContain('deckShuffled');
  });

  test('C-6.1, C-16.6: cards stay from round to round until they meet', () => {
    const game = begun(['thor', 'odin', 'tyr']).play('order odin thor').rolls('card odin-nidhogg');
    game.play('move midgard').play('rest').rolls('card thor-hel');
    game.play('move midgard').play('rest').rolls('card tyr-surt');
    game.play('move midgard').play('rest').play('order thor odin').rolls('card thor-nidhogg');
    expect(game.position.nidhogg).toBe(1);
  });

  test('C-6.1: the same god can wake an enemy only with another one’s card', () => {
    const game = revealing({ wheel: ['thor-hel'] });
    expect(() => game.rolls('card thor-hel')).toThrow('does not answer');
  });

  test('C-7.5: Fenrir’s card is shuffled into the deck of the god whose turn it is', () => {
    const game = revealing({
      wheel: ['odin-fenrir'],
      tails: { thor: ['thor-hel'], odin: ['odin-hel'] },
    }).rolls('card thor-fenrir');
    expect(tailOf(game, 1)).toEqual(['odin-hel', 'odin-fenrir']);
    expect(tailOf(game, 0)).toEqual([]);
    // All six are in Thor's deck or put down by him, and nobody knows where.
    expect(game.position.own[0]).toBe(0b1111110);
    expect(namesOf(game)).toContain('deckShuffled');
  });
});

describe('C-6.2: two players', () => {
  const two = { gods: ['thor', 'odin'], supports: ['tyr'] };

  test('C-6.2: a Support card goes to the player who does not own the other one', () => {
    const first = revealing({ ...two, wheel: ['tyr-nidhogg'] }).rolls('card thor-nidhogg');
    expect([tailOf(first, 0), tailOf(first, 1)]).toEqual([['thor-nidhogg'], ['tyr-nidhogg']]);
    const second = revealing({ ...two, wheel: ['odin-nidhogg'] }, 'tyr').rolls('card tyr-nidhogg');
    expect([tailOf(second, 0), tailOf(second, 1)]).toEqual([['tyr-nidhogg'], ['odin-nidhogg']]);
    const own = revealing({ ...two, wheel: ['thor-nidhogg'] }, 'tyr').rolls('card tyr-nidhogg');
    expect([tailOf(own, 0), tailOf(own, 1)]).toEqual([['thor-nidhogg'], ['tyr-nidhogg']]);
  });

  test('C-6.2: the Support god moves when its card woke the enemy, by the normal rule', () => {
    const game = revealing({ ...two, wheel: ['odin-nidhogg'] }, 'tyr').rolls('card tyr-nidhogg');
    game.asks(0, 'escort');
    expect(lines(game)).toEqual([
      'escort tyr asgard',
      'escort tyr alfheim',
      'escort tyr vanaheim',
      'escort tyr midgard',
      'escort tyr iotunheim',
    ]);
    game.refuses('escort tyr niflheim', 'C-9', 'tooFar').play('escort tyr midgard');
    expect(placeOf(game.asks(0, 'move'), 'tyr')).toBe('midgard');
  });

  test('C-6.2: it does not when its card only lay there, or woke nobody', () => {
    revealing({ ...two, wheel: ['tyr-nidhogg'] })
      .rolls('card thor-nidhogg')
      .asks(0, 'move');
    revealing(two, 'tyr').rolls('card tyr-nidhogg').asks(0, 'move');
  });

  test('C-17.10: the Support god moves after the activation, also when Fenrir ended the turn', () => {
    const game = revealing({ ...two, wheel: ['odin-fenrir'] }, 'tyr').rolls('card tyr-fenrir');
    game.asks(0, 'escort').play('escort tyr alfheim').asks(CHANCE, 'seeBack');
    const turned = revealing({ ...two, wheel: ['odin-hel'], turned: 0 }, 'tyr');
    // Hel has turned the tree: Svartalfheim is under Asgard now.
    turned.rolls('card tyr-hel').asks(0, 'escort').play('escort tyr svartalfheim').asks(0, 'move');
  });

  test('C-7.5: a Support card of Fenrir that comes to the active player is shuffled in', () => {
    const wheel = ['odin-fenrir'];
    const game = revealing({ ...two, wheel }, 'tyr').rolls('card tyr-fenrir');
    expect(tailOf(game, 0)).toEqual([]);
    // It is known to be in Thor's deck now.
    expect((game.position.own[0] >> 13) & 1).toBe(1);
    expect(tailOf(game, 1)).toEqual(['odin-fenrir']);
  });

  test('C-7.5: if it goes to the other player, it goes under the deck and his own is shuffled', () => {
    const game = revealing({ ...two, wheel: ['thor-fenrir'] }, 'tyr').rolls('card tyr-fenrir');
    expect([tailOf(game, 0), tailOf(game, 1)]).toEqual([[], ['tyr-fenrir']]);
    expect((game.position.own[0] >> 1) & 1).toBe(1);
  });
});

describe('C-6.3: one player, a cycle of three', () => {
  const one = { gods: ['thor'], supports: ['odin', 'tyr'] };

  test('C-6.3: the second copy wakes the enemy and both stay', () => {
    const game = revealing({ ...one, wheel: ['odin-nidhogg'] }).rolls('card thor-nidhogg');
    expect(game.position.nidhogg).toBe(1);
    expect(wheelOf(game)).toEqual(['odin-nidhogg', 'thor-nidhogg']);
    expect(tailOf(game, 0)).toEqual([]);
  });

  test('C-6.3: the third copy stays alone and wakes nobody; the others go under the deck', () => {
    const wheel = ['odin-nidhogg', 'thor-nidhogg'];
    const game = revealing({ ...one, wheel }, 'tyr')
      .rolls('card tyr-nidhogg')
      .asks(0, 'move');
    expect([game.position.nidhogg, wheelOf(game)]).toEqual([0, ['tyr-nidhogg']]);
    expect(tailOf(game, 0)).toEqual(['odin-nidhogg', 'thor-nidhogg']);
  });

  test('C-6.3: a Support god whose card was the second may move', () => {
    const game = revealing({ ...one, wheel: ['odin-nidhogg'] }, 'tyr').rolls('card tyr-nidhogg');
    game.asks(0, 'escort').play('escort tyr vanaheim').asks(0, 'move');
  });

  test('C-7.5: Fenrir ends the turn and nothing is shuffled', () => {
    const tails = { thor: ['thor-hel'] };
    const game = revealing({ ...one, wheel: ['odin-fenrir'], tails }).rolls('card thor-fenrir');
    expect([enemyAt(game, 'fenrir'), tailOf(game, 0)]).toEqual(['asgard', ['thor-hel']]);
    expect(wheelOf(game)).toEqual(['odin-fenrir', 'thor-fenrir']);
    expect(namesOf(game)).not.toContain('deckShuffled');
  });
});

describe('C-12.2: Skuld and Urd at the decks and the wheel', () => {
  test('C-12.2: Skuld: every god reveals two cards and lays them back as it likes', () => {
    const tails = { odin: ['odin-hel', 'odin-loki', 'odin-surt', 'odin-fenrir', 'odin-nidhogg'] };
    const game = drawing('skuld', {
      heads: { thor: ['thor-loki'] },
      tails,
      wheel: ['heimdall-hel'],
    });
    // One unseen card of Odin lies above the known ones. All is shown before anything is laid back.
    game.rolls('card thor-surt', 'card odin-iormungand');
    game.rolls('card heimdall-loki', 'card heimdall-surt').asks(0, 'stackCard');
    game.refuses('stack thor-hel', 'C-12.2', 'cardNotShown').play('stack thor-surt');
    expect(headOf(game, 0)).toEqual(['thor-surt', 'thor-loki']);
    game.asks(1, 'stackCard').play('stack odin-hel');
    expect(headOf(game, 1)).toEqual(['odin-hel', 'odin-iormungand']);
    game.asks(2, 'stackCard').play('stack heimdall-loki');
    game.asks(TEAM, 'orderSeats').play('order heimdall odin').asks(2, 'move');
  });

  test('C-17.15: Skuld with one card in a deck: it is looked at', () => {
    const wheel = ['hel', 'surt', 'loki', 'nidhogg', 'iormungand'].map((enemy) => `thor-${enemy}`);
    const game = drawing('skuld', { wheel }).asks(CHANCE, 'showCard').rolls('card thor-fenrir');
    expect(headOf(game, 0)).toEqual(['thor-fenrir']);
    game.asks(CHANCE, 'showCard').rolls('card odin-hel', 'card odin-loki');
    game.rolls('card heimdall-hel', 'card heimdall-surt').asks(1, 'stackCard');
  });

  test('C-12.2: Urd: two cards of the wheel go under their owners’ decks', () => {
    const wheel = ['thor-hel', 'odin-loki', 'odin-surt'];
    const game = drawing('urd', { wheel }).asks(0, 'takeCard');
    game.refuses('take place-1', 'C-12.2', 'slotEmpty').play('take thor-hel odin-surt');
    expect([tailOf(game, 0), tailOf(game, 1)]).toEqual([['thor-hel'], ['odin-surt']]);
    expect(wheelOf(game)).toEqual(['odin-loki']);
  });

  test('C-17.32: anyOrder: two cards of one owner go in the order of the player', () => {
    const wheel = ['thor-hel', 'odin-loki', 'odin-surt'];
    const game = drawing('urd', { wheel }).play('take odin-surt odin-loki');
    expect(tailOf(game, 1)).toEqual(['odin-surt', 'odin-loki']);
    // Also where no other cards lie there.
    const both = drawing('urd', { wheel: ['odin-loki', 'odin-surt'] }).asks(0, 'takeCard');
    expect(lines(both)).toEqual(['take odin-loki', 'take odin-surt']);
    both.play('take odin-surt').asks(TEAM, 'orderSeats');
    expect(tailOf(both, 1)).toEqual(['odin-surt', 'odin-loki']);
  });

  test('C-17.32: wheelOrder: cards are picked in the order of the wheel', () => {
    const options = { urd: 'wheelOrder' };
    const wheel = ['thor-hel', 'odin-loki', 'odin-surt'];
    const game = drawing('urd', { wheel, options }).asks(0, 'takeCard');
    game.refuses('take odin-surt', 'C-12.2', 'picksAscend').play('take odin-loki');
    expect(tailOf(game, 1)).toEqual(['odin-loki', 'odin-surt']);
    const both = drawing('urd', { wheel: ['odin-loki', 'odin-surt'], options });
    expect(tailOf(both.asks(TEAM, 'orderSeats'), 1)).toEqual(['odin-loki', 'odin-surt']);
  });

  test('C-17.32: with one player and with a Support card the order can always matter', () => {
    const one = { gods: ['thor'], supports: ['odin', 'tyr'] };
    const pair = drawing('urd', { ...one, wheel: ['odin-hel', 'tyr-hel'] }).asks(0, 'takeCard');
    expect(tailOf(pair.play('take tyr-hel'), 0)).toEqual(['tyr-hel', 'odin-hel']);
    const two = { gods: ['thor', 'odin'], supports: ['tyr'] };
    const support = drawing('urd', { ...two, wheel: ['tyr-hel', 'odin-loki'] });
    support.asks(0, 'takeCard').play('take odin-loki odin');
    expect(tailOf(support, 1)).toEqual(['odin-loki', 'tyr-hel']);
  });

  test('C-17.16: Urd takes what is there', () => {
    const game = drawing('urd', { wheel: ['thor-hel'] });
    expect([wheelOf(game), tailOf(game, 0)]).toEqual([[], ['thor-hel']]);
    const none = drawing('urd').asks(TEAM, 'orderSeats');
    expect(wheelOf(none)).toEqual([]);
    expect(wheelOf(drawing('urd', { wheel: ['thor-hel', 'odin-loki'] }))).toEqual([]);
  });

  test('C-12.2: with two players Urd chooses who takes a Support card', () => {
    const two = { gods: ['thor', 'odin'], supports: ['tyr'] };
    const game = drawing('urd', { ...two, wheel: ['tyr-hel', 'odin-loki', 'thor-surt'] });
    game.play('take tyr-hel odin odin-loki');
    expect(tailOf(game, 1)).toEqual(['tyr-hel', 'odin-loki']);
  });

  test('C-17.17: with one player a pair may be broken; the other card is the first copy', () => {
    const one = { gods: ['thor'], supports: ['odin', 'tyr'] };
    const wheel = ['odin-hel', 'tyr-hel', 'thor-loki', 'thor-surt'];
    const game = drawing('urd', { ...one, wheel }).play('take odin-hel thor-loki');
    expect(wheelOf(game)).toEqual(['tyr-hel', 'thor-surt']);
    expect(tailOf(game, 0)).toEqual(['odin-hel', 'thor-loki']);
    expect([...game.position.wheel.subarray(2, 4)]).toEqual([14, 0]);
    const both = drawing('urd', { ...one, wheel }).play('take odin-hel tyr-hel');
    expect(wheelOf(both)).toEqual(['thor-loki', 'thor-surt']);
  });
});
