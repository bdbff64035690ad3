import { answersOf, CHANCE } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { HEL, LOKI } from '../data/enemies.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import { acting, type Game, giantsOf, namesOf, targetsIn } from './situation.ts';

/** The outcomes of an open chance frame with their weights. */
function chancesOf({ position }: Game): [number, number][] {
  const moves = new Int32Array(yggdrasil.maxMoves);
  const weights = new Float64Array(yggdrasil.maxMoves);
  const n = yggdrasil.outcomes(position, moves, weights);
  return Array.from({ length: n }, (_, i) => [moves[i], weights[i]]);
}

test('Y-9: in each of the nine worlds there is something to do', () => {
  const game = acting({ gods: ['thor', 'tyr'], vikings: [2], enemies: { hel: 1 } });
  const first = answersOf(yggdrasil, game.position).map((move) =>
    yggdrasil.tokens(game.position, move, 0),
  );
  expect(first).toEqual([...WORLD_WORDS, 'pass']);
  // Only in Alfheim is there nothing to choose.
  expect(WORLD_WORDS.filter((world) => targetsIn(game, world).length === 0)).toEqual(['alfheim']);
  game.asks(0, 'act').end();
});

describe('Asgard', () => {
  test('Y-9.1: a beaten enemy goes back one space, another one stays', () => {
    const won = acting({ enemies: { loki: 4 }, vikings: [6] });
    won.play('asgard loki 6').rolls('die white').asks(0, 'act').end();
    expect(won.position.enemies[LOKI]).toBe(3);
    const lost = acting({ enemies: { loki: 4 }, vikings: [6] });
    lost.play('asgard loki 5').rolls('die white').asks(0, 'act').end();
    expect(lost.position.enemies[LOKI]).toBe(4);
    expect(namesOf(lost).at(-1)).toBe('fightLost');
  });

  test('Y-9.1: every enemy that has left the start can be fought', () => {
    const game = acting({ enemies: { fenrir: 1, hel: 2, surt: 5 } });
    expect(targetsIn(game, 'asgard')).toEqual(['fenrir', 'hel', 'surt']);
  });
});

describe('Midgard', () => {
  test('Y-9.2: the islands lie in a row: rainbow, white, blue, green, black', () => {
    const neighbours = {
      rainbow: ['white'],
      white: ['rainbow', 'white', 'blue'],
      blue: ['white', 'blue', 'green'],
      green: ['blue', 'green', 'black'],
      // Nothing is gathered on the black island, which is flooded.
      black: ['green'],
    };
    for (const [valkyries, islands] of Object.entries(neighbours)) {
      const game = acting({ valkyries });
      expect(targetsIn(game, 'midgard')).toEqual(islands);
    }
  });

  test('Y-9.2: the Valkyries move and gather: Vikings are kept, Fire Giants go back', () => {
    const game = acting({ gods: ['thor'], valkyries: 'white' }).play('midgard blue');
    game.asks(CHANCE, 'gather').rolls('bag 2').asks(0, 'act').end();
    expect(game.position.valkyries).toBe(2);
    expect(game.position.vikings[0]).toBe(2);
    expect([game.position.bagVikings[1], game.position.bagFire[1]]).toEqual([7, 9]);
  });

  test('Y-9.2: they may stay and gather', () => {
    const game = acting({ gods: ['thor'], valkyries: 'green' })
      .play('midgard green')
      .rolls('bag 3');
    expect(game.position.vikings[0]).toBe(3);
    game.asks(0, 'act').end();
  });

  test('Y-9.2: three tokens are drawn blindly', () => {
    const game = acting({ gods: ['thor'], valkyries: 'blue' }).play('midgard blue');
    // Out of 9 Vikings and 9 Fire Giants: all ways to draw three.
    expect(chancesOf(game)).toEqual([
      [0, 84],
      [1, 324],
      [2, 324],
      [3, 84],
    ]);
  });

  test('Y-9.2: all are drawn if there are fewer', () => {
    const start = { gods: ['thor'], valkyries: 'blue', bagVikings: [6, 1, 12, 15] };
    const game = acting({ ...start, bagFire: [12, 1, 6, 3] }).play('midgard blue');
    expect(chancesOf(game)).toEqual([[1, 1]]);
    game.rolls('bag 1').asks(0, 'act').end();
  });

  test('Y-9.2: only to a neighbouring island', () => {
    const game = acting({ valkyries: 'white' });
    game.refuses('midgard green', 'Y-9.2', 'tooFar').refuses('midgard black', 'Y-9.2', 'tooFar');
    game.asks(0, 'act').end();
  });

  test('Y-9.2: the flooded island may be entered and left, but nothing is gathered there', () => {
    const game = acting({ valkyries: 'green' }).play('midgard black').asks(0, 'act');
    expect(game.position).toMatchObject({ valkyries: 4, taken: 1 });
    const stay = acting({ valkyries: 'black' });
    stay.refuses('midgard black', 'Y-9.2', 'islandFlooded').play('midgard green').rolls('bag 1');
    stay.asks(0, 'act').end();
  });

  test('Y-9.2: nor on the Rainbow Island', () => {
    const game = acting({ valkyries: 'rainbow' });
    game.refuses('midgard rainbow', 'Y-9.2', 'rainbowBare').asks(0, 'act').end();
    const home = acting({ valkyries: 'white' }).play('midgard rainbow').asks(0, 'act');
    expect(home.position).toMatchObject({ valkyries: 0, taken: 1 });
    home.end();
  });
});

describe('Alfheim', () => {
  test('Y-9.4: an elf joins the god', () => {
    const game = acting({ gods: ['thor', 'tyr'] })
      .play('alfheim')
      .asks(0, 'act');
    expect([game.position.alfheim, game.position.elves[0]]).toEqual([2, 1]);
    game.end();
  });

  test('Y-9.4: not when none is at home', () => {
    const game = acting({ gods: ['thor', 'tyr'], elves: [1, 2] });
    game.refuses('alfheim', 'Y-9.4', 'noElf').asks(0, 'act').end();
  });
});

describe('Niflheim', () => {
  const gods = ['heimdall', 'thor', 'tyr'];

  test('Y-9.5: Vikings and elves are exchanged in both directions at once', () => {
    const game = acting({ gods, vikings: [3, 4], elves: [2, 1] });
    game.play('niflheim thor 5 0').asks(0, 'act').end();
    expect([...game.position.vikings.subarray(0, 3)]).toEqual([5, 2, 0]);
    expect([...game.position.elves.subarray(0, 3)]).toEqual([0, 3, 0]);
  });

  test('Y-9.5: everything may be given or taken, and everything may stay', () => {
    for (const [line, own, other] of [
      ['niflheim tyr 7 1', 7, 0],
      ['niflheim tyr 0 0', 0, 7],
      ['niflheim tyr 3 1', 3, 4],
    ] as const) {
      const game = acting({ gods, vikings: [3, 0, 4], elves: [1] })
        .play(line)
        .asks(0, 'act');
      expect([game.position.vikings[0], game.position.vikings[2]]).toEqual([own, other]);
      expect(game.position.taken).toBe(1);
      game.end();
    }
  });

  test('Y-9.5: only what there is of one sort is asked for', () => {
    const elves = acting({ gods, elves: [0, 2] })
      .play('niflheim thor 1')
      .asks(0, 'act');
    expect([...elves.position.elves.subarray(0, 2)]).toEqual([1, 1]);
    const vikings = acting({ gods, vikings: [2] })
      .play('niflheim thor 0')
      .asks(0, 'act');
    expect([...vikings.position.vikings.subarray(0, 2)]).toEqual([0, 2]);
    vikings.end();
  });

  test('Y-9.5: nobody can hold more than both have', () => {
    const game = acting({ gods, vikings: [3, 4], elves: [1] });
    game.refuses('niflheim thor 8 0', 'Y-9.5', 'holdsTooMany');
    game.refuses('niflheim thor 3 2', 'Y-9.5', 'holdsTooMany');
    game.asks(0, 'act').end();
  });

  test('Y-9.5: with one other god, and weapons never change hands', () => {
    const game = acting({ gods, vikings: [1], weapons: { loki: [2] } });
    game.refuses('niflheim heimdall', 'Y-9.5', 'ownSelf');
    game.play('niflheim thor 0').refuses('niflheim tyr', 'Y-7.2', 'worldUsed');
    expect(game.position.weapons[LOKI * 3 + 1]).toBe(1);
    game.asks(0, 'act').end();
  });

  test('Y-9.5: not where neither has anything', () => {
    const game = acting({ gods, vikings: [0, 0, 2] });
    game.refuses('niflheim thor', 'Y-9.5', 'nothingToExchange');
    expect(targetsIn(game, 'niflheim')).toEqual(['tyr']);
    game.asks(0, 'act').end();
  });
});

describe('Helheim', () => {
  test('Y-9.6: five dead Vikings go into a bag of the god’s choice', () => {
    const game = acting({ helheim: 7 }).play('helheim white').asks(0, 'act');
    expect([game.position.helheim, game.position.bagVikings[0]]).toEqual([2, 11]);
    game.end();
  });

  test('Y-9.6: all if there are fewer', () => {
    const game = acting({ helheim: 3 }).play('helheim green').asks(0, 'act');
    expect([game.position.helheim, game.position.bagVikings[2]]).toEqual([0, 15]);
    game.end();
  });
});

describe('Muspellheim', () => {
  test('Y-9.7: five tokens are drawn; the Fire Giants burn, the Vikings go back', () => {
    const game = acting().play('muspellheim white').asks(CHANCE, 'burn');
    expect(chancesOf(game)).toEqual([
      [0, 6],
      [1, 180],
      [2, 1320],
      [3, 3300],
      [4, 2970],
      [5, 792],
    ]);
    game.rolls('fire 4').asks(0, 'act').end();
    expect([...game.position.bagFire]).toEqual([8, 9, 6, 3]);
    expect([game.position.muspellheim, game.position.bagVikings[0]]).toEqual([16, 6]);
  });

  test('Y-9.7: all if there are fewer', () => {
    const game = acting({ bagVikings: [6, 9, 2, 15], bagFire: [12, 9, 1, 3] });
    game.play('muspellheim green');
    expect(chancesOf(game)).toEqual([[1, 1]]);
    game.rolls('fire 1').asks(0, 'act').end();
  });
});

describe('Jötunheim', () => {
  test('Y-9.8: an active giant with strength 3 is beaten and its effect stops', () => {
    const game = acting({ activeGiants: ['hrungnir'], vikings: [3] });
    game.refuses('alfheim', 'Y-11.3', 'worldClosed');
    game.play('jotunheim hrungnir 3').rolls('die white').asks(0, 'act');
    expect(game.position.activeGiants).toBe(0);
    expect(giantsOf(game.position.beatenGiants)).toEqual(['hrungnir']);
    game.play('alfheim').end();
  });

  test('Y-9.8: a giant that wins stays active', () => {
    const game = acting({ activeGiants: ['hrungnir'], vikings: [3] });
    game.play('jotunheim hrungnir 2').rolls('die white').asks(0, 'act').end();
    expect(giantsOf(game.position.activeGiants)).toEqual(['hrungnir']);
  });

  test('Y-9.8: only active giants, or the top of the pile', () => {
    const game = acting({ activeGiants: ['greip'], beatenGiants: ['gialp'] });
    expect(targetsIn(game, 'jotunheim')).toEqual(['greip', 'hidden']);
    game.refuses('jotunheim gialp', 'Y-9.8', 'giantBeaten');
    game.refuses('jotunheim thiazy', 'Y-9.8', 'giantHidden');
    game.asks(0, 'act').end();
  });
});

describe('Vanaheim', () => {
  test('Y-9.9: the Vanir go on by a space, or one of their effects is used', () => {
    const game = acting({ vanir: 3, helheim: 4 }).play('vanaheim advance');
    expect(game.position.vanir).toBe(4);
    const used = acting({ vanir: 4, helheim: 4, enemies: { hel: 2 } }).play('vanaheim push hel');
    expect([used.position.vanir, used.position.enemies[HEL]]).toEqual([0, 1]);
    used.asks(0, 'act').end();
  });
});
