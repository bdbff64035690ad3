import { CHANCE, TEAM } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { acting, type Game, type Giant, namesOf, type Situation } from './situation.ts';

const SIGEL: readonly Giant[] = ['angerboda', 'hrungnir', 'utgardloki', 'hrym'];
const DAEG: readonly Giant[] = ['greip', 'gialp', 'geirroed', 'skyrmir'];
const TIWAZ: readonly Giant[] = ['suttung', 'gymir', 'fafner', 'thiazy'];
const MANN: readonly Giant[] = ['thrym', 'thokk', 'hymir', 'bergelmir'];

/** The last giant of a rune has just been beaten: the first of the list, in a fight. */
function completed([last, ...beaten]: readonly Giant[], situation: Situation = {}): Game {
  const vikings = [3, ...(situation.vikings ?? []).slice(1)];
  const beatenGiants = [...beaten, ...(situation.beatenGiants ?? [])];
  const game = acting({ ...situation, vikings, activeGiants: [last], beatenGiants });
  return game.play(`jotunheim ${last} 3`).rolls('die white');
}

describe('runes', () => {
  test('Y-11.1: the fourth giant releases the power at once', () => {
    const game = completed(MANN, { enemies: { hel: 5, surt: 2 } }).asks(TEAM, 'pushBack');
    expect(game.position.taken).toBe(1);
    game.play('back hel').asks(0, 'act').end();
  });

  test('Y-11.1: three do not', () => {
    const [last, ...beaten] = MANN.slice(1);
    const start = { activeGiants: [last], beatenGiants: beaten, enemies: { hel: 5 }, vikings: [3] };
    const game = acting(start).play(`jotunheim ${last} 3`).rolls('die white').asks(0, 'act');
    expect(namesOf(game)).not.toContain('runeCompleted');
    game.end();
  });

  test('Y-11.1: once in a game: a giant of another rune does not release it again', () => {
    const game = completed(['greip'], { beatenGiants: MANN, enemies: { hel: 5, surt: 5 } });
    expect(namesOf(game)).not.toContain('runeCompleted');
    game.asks(0, 'act').end();
  });

  test('Y-11.1: an enemy that goes back stops at the start and has no effect', () => {
    const game = completed(MANN, { enemies: { loki: 2, hel: 1 } })
      .play('back loki')
      .asks(0, 'act');
    expect([...game.position.enemies]).toEqual([0, 1, 0, 0, 0, 0]);
    expect(game.position.activeGiants).toBe(0);
    game.end();
  });
});

describe('Sigel', () => {
  const gods = ['heimdall', 'thor', 'tyr'];

  test('Y-11.8: the gods share fifteen Vikings from Helheim as they like', () => {
    const game = completed(SIGEL, { gods, helheim: 14, vikings: [3, 2] });
    game.asks(TEAM, 'shareVikings');
    // Two more Vikings stay dead: three of the fight and fourteen are seventeen.
    game.play('share heimdall 7 thor 4 tyr 6').asks(0, 'act').end();
    expect([...game.position.vikings.subarray(0, 3)]).toEqual([7, 4, 6]);
    expect(game.position.helheim).toBe(2);
  });

  test('Y-11.8: they may leave some there', () => {
    const game = completed(SIGEL, { gods, helheim: 14 })
      .play('share heimdall 0 thor 1 tyr 0')
      .asks(0, 'act');
    expect(game.position.helheim).toBe(16);
    game.end();
  });

  test('Y-11.8: when all are handed out nobody else is asked for', () => {
    const game = completed(SIGEL, { gods, helheim: 17 }).play('share heimdall 15').asks(0, 'act');
    expect(game.position.helheim).toBe(5);
    game.end();
  });

  test('Y-11.8: nobody loses any, and nobody gets more than there are', () => {
    const game = completed(SIGEL, { gods, helheim: 15, vikings: [3, 2] });
    game.refuses('share heimdall 16', 'Y-11.8', 'holdsTooMany');
    game.refuses('share heimdall 10 thor 1 tyr 0', 'Y-11.8', 'holdsTooFew');
    game.refuses('share heimdall 10 thor 8 tyr 0', 'Y-11.8', 'holdsTooMany');
    game.play('share heimdall 10 thor 7').asks(0, 'act').end();
  });
});

describe('Daeg', () => {
  test('Y-11.9: the next three gods to play draw no enemy card', () => {
    const game = completed(DAEG, { gods: ['heimdall', 'thor'] })
      .asks(0, 'act')
      .play('pass');
    for (const seat of [1, 0, 1]) {
      game.asks(seat, 'act').play('alfheim').play('pass');
    }
    game.asks(CHANCE, 'drawCard').end();
    expect(namesOf(game).filter((name) => name === 'noCardDrawn')).toHaveLength(3);
    expect(game.position).toMatchObject({ active: 0, skips: 0 });
    expect(game.position.deck.size).toBe(41);
  });
});

describe('Mann', () => {
  test('Y-11.10: one enemy goes back three spaces', () => {
    const game = completed(MANN, { enemies: { hel: 5, surt: 2 } });
    game.refuses('back loki', 'Y-11.10', 'cannotGoBack');
    game.play('back hel').asks(0, 'act').end();
    expect([...game.position.enemies]).toEqual([0, 2, 0, 0, 0, 2]);
  });

  test('Y-11.10: the only one that can go back does so by itself', () => {
    const game = completed(MANN, { enemies: { hel: 5 } }).asks(0, 'act');
    expect(game.position.enemies[1]).toBe(2);
    game.end();
  });

  test('Y-11.10: nothing happens when all are at the start', () => {
    const game = completed(MANN).asks(0, 'act');
    expect(namesOf(game).at(-1)).toBe('runeCompleted');
    game.end();
  });
});

describe('Tiwaz', () => {
  const enemies = { fenrir: 1, hel: 2, loki: 3, nidhogg: 1, surt: 4 };

  test('Y-11.11: three different enemies go back one space each', () => {
    const game = completed(TIWAZ, { enemies }).asks(TEAM, 'pushBack');
    game.play('back fenrir loki surt').asks(0, 'act').end();
    expect([...game.position.enemies]).toEqual([0, 2, 0, 2, 1, 3]);
  });

  test('Y-11.11: each once, named in their order, and none that is at the start', () => {
    const game = completed(TIWAZ, { enemies });
    game.refuses('back jormungand', 'Y-11.11', 'cannotGoBack');
    game.refuses('back hel fenrir', 'Y-11.11', 'picksAscend');
    game.refuses('back hel hel', 'Y-11.11', 'picksAscend');
    // After Nidhögg there would not be two others left.
    game.refuses('back nidhogg', 'Y-11.11', 'picksAscend').asks(TEAM, 'pushBack').end();
  });

  test('Y-11.11: those for whom there is no choice any more go back by themselves', () => {
    const game = completed(TIWAZ, { enemies }).play('back loki').asks(0, 'act');
    expect([...game.position.enemies]).toEqual([1, 2, 0, 2, 0, 3]);
    game.end();
  });
});
