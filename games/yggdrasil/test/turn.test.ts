import { ALL, CHANCE, OVER } from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { HEL, SURT } from '../data/enemies.ts';
import { acting, cardsOf, drawing, namesOf } from './situation.ts';

describe('a turn', () => {
  test('Y-7.1: begins with an enemy card: it moves, has its effect and is discarded', () => {
    const game = drawing({ enemies: { surt: 2 } })
      .asks(CHANCE, 'drawCard')
      .rolls('card surt');
    expect(game.position.enemies[SURT]).toBe(3);
    game.asks(CHANCE, 'rollEffect').rolls('die blue').asks(0, 'act').end();
    expect(game.position.bagFire[1]).toBe(11);
    expect(cardsOf(game.position.discard)).toEqual(['surt']);
    expect(namesOf(game)).toEqual(['cardDrawn', 'enemyAdvanced', 'dieRolled', 'fireAdded']);
  });

  test('Y-7.1: nobody can answer while chance is asked', () => {
    const { position } = drawing();
    const refusal = { rule: 'Y-7.1', reason: 'nobodyAsked', facts: {} };
    expect(yggdrasil.refuse(position, 1)).toEqual(refusal);
  });

  test('Y-7.2: then has three actions, each in another world', () => {
    const game = acting({ gods: ['heimdall', 'thor'] }).play('alfheim');
    game.refuses('alfheim', 'Y-7.2', 'worldUsed');
    game.play('vanaheim advance');
    game.refuses('vanaheim advance', 'Y-7.2', 'worldUsed');
    game.refuses('vanaheim fly green', 'Y-7.2', 'worldUsed');
    expect(game.position.taken).toBe(2);
    game.play('nidavellir hel').asks(CHANCE, 'drawCard');
    expect(game.position).toMatchObject({ active: 1, taken: 0, used: 0 });
    // The worlds are open again for the next god.
    game.rolls('card surt', 'die white').play('alfheim').asks(1, 'act').end();
  });

  test('Y-7.3: a god may leave actions be', () => {
    const game = acting({ gods: ['heimdall', 'thor'] })
      .play('alfheim')
      .play('pass');
    game.asks(CHANCE, 'drawCard').end();
    expect(game.position.active).toBe(1);
    expect(game.events.at(-2)).toMatchObject({ name: 'turnPassed', facts: { god: 'heimdall' } });
  });
});

describe('the end of the game', () => {
  test('Y-7.4: a line overrun in the middle of a turn does no harm if it is mended in time', () => {
    const enemies = { hel: 7 };
    const game = acting({ enemies, vikings: [5], weapons: { hel: [3] } });
    game.play('asgard hel 5').rolls('die white').play('pass').asks(CHANCE, 'drawCard').end();
    expect(game.position.enemies[HEL]).toBe(6);
  });

  test('Y-7.4: an enemy that comes to the Residence leaves the god his actions', () => {
    const game = drawing({ enemies: { surt: 6 } })
      .rolls('card surt')
      .asks(0, 'act');
    game.play('alfheim').play('vanaheim advance').asks(0, 'act').play('nidavellir surt');
    expect(game.events.at(-1)).toMatchObject({ name: 'gameLost', facts: { line: 'residence' } });
    game.refuses('pass', 'K-5', 'gameOver').asks(OVER, 'nothing').end();
  });

  test('Y-7.4: all lose together', () => {
    const game = acting({ gods: ['thor', 'tyr', 'frey'], enemies: { hel: 7 } }).play('pass');
    expect(yggdrasil.results(game.position)).toEqual({ scores: [0, 0, 0], winners: 0 });
    game.asks(OVER, 'nothing').end();
  });

  test('Y-7.5: when the deck is empty at the end of a turn and no line is overrun, all win', () => {
    const game = drawing({ gods: ['heimdall', 'thor'], unseen: ['surt'] });
    game.rolls('card surt', 'die white').asks(0, 'act').play('alfheim').play('pass');
    expect(game.events.at(-1)).toMatchObject({ name: 'gameWon' });
    expect(yggdrasil.results(game.position)).toEqual({ scores: [1, 1], winners: ALL });
    game.asks(OVER, 'nothing').end();
  });

  test('Y-7.5: as long as a card is left the game goes on', () => {
    acting({ unseen: ['hel'] })
      .play('pass')
      .asks(CHANCE, 'drawCard')
      .end();
  });

  test('Y-7.5: an angry Fenrir does not prevent victory', () => {
    const game = acting({ unseen: [], fenrirCard: 'fenrir', enemies: { fenrir: 5 } });
    game.play('calm').rolls('die black').play('calm').rolls('die black');
    game.play('calm').rolls('die black').asks(OVER, 'nothing').end();
    expect(game.position).toMatchObject({ won: 1 });
    expect(game.position.fenrirCard).not.toBe(0);
  });
});
