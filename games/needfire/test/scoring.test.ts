import { readFileSync } from 'node:fs';
import {
  BadInput,
  fromPositionFile,
  type Json,
  Match,
  OVER,
  type PositionFile,
  Rng,
} from '@nineworlds/engine';
import { Scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { needfire } from '../checked.ts';
import type { NeedfirePosition } from '../index.ts';
import { longestChain, scoreOf } from '../rules/score.ts';
import { setupOf } from '../rules/setup.ts';
import { CARDS, tableOf } from './dealt.ts';
import { ownerDeck } from './owner-deck.ts';

const FILE = new URL('./positions/twenty-eight.nwpos.json', import.meta.url);

/** The manual's example: in front of the first seat as in the figure; the second takes its last human. */
function twentyEight(changes: { readonly [field: string]: Json } = {}): Scenario<NeedfirePosition> {
  const file: PositionFile = JSON.parse(readFileSync(FILE, 'utf8'));
  const { options, position } = fromPositionFile(needfire, {
    ...file,
    position: { ...file.position, ...changes },
  });
  return new Scenario(new Match(needfire, options, position));
}

const ORDER: readonly string[] = CARDS;
const numberOf = (card: string) => ORDER.indexOf(card) + 1;
const numbersOf = (cards: string) => cards.split(' ').map(numberOf);
const { reactors } = setupOf({ seats: 2, deck: 'reconstructed' });

describe('N-5: the end', () => {
  test('the example of the manual: leadership 4, blessing 7, 28 points', () => {
    const game = twentyEight().asks(1, 'takeWarrior').play('take jera').asks(OVER, 'nothing');
    const { bands, hands, scores } = tableOf(game);
    expect(bands[0]).toEqual(['gebo', 'tiwaz', 'laguz', 'nauthiz', 'mannaz']);
    expect(hands[0]).toEqual(['uruz', 'gebo', 'wunjo', 'isa', 'tiwaz']);
    expect(scores[0]).toMatchObject({ leadership: 4, blessing: 7, total: 28 });
    // The caption goes from gebo to tiwaz to laguz and then to either of the two others.
    expect(scores[0]?.chain.slice(0, 3)).toEqual(['gebo', 'tiwaz', 'laguz']);
    expect(scores[0]?.flames.map(({ card, reacting }) => `${card} ${reacting}`)).toEqual([
      'uruz 2',
      'isa 2',
      'gebo 1',
      'wunjo 1',
      'tiwaz 1',
    ]);
    expect(needfire.results(game.position).scores[0]).toBe(28);
    game.end();
  });

  test('the flames of the example count 2, 2, 1, 1 and 1', () => {
    const humans = numbersOf('gebo tiwaz laguz nauthiz mannaz');
    const counted = (flame: string) => scoreOf(reactors, humans, numbersOf(flame)).blessing;
    expect(['uruz', 'isa', 'gebo', 'tiwaz', 'wunjo'].map(counted)).toEqual([2, 2, 1, 1, 1]);
    expect(scoreOf(reactors, humans, numbersOf('uruz isa gebo tiwaz wunjo')).total).toBe(28);
  });

  test('hands are laid open to all', () => {
    const game = twentyEight().play('take jera').asks(OVER, 'nothing');
    expect(game.events.slice(1).map(({ name, facts, seers }) => [name, facts, seers])).toEqual([
      ['handRevealed', { seat: 0, cards: 'uruz gebo wunjo isa tiwaz' }, -1],
      ['handRevealed', { seat: 1, cards: 'fehu thurisaz ansuz raidho kenaz' }, -1],
      ['gameEnded', {}, -1],
    ]);
    game.end();
  });

  test('embers under bonfires, warriors and exiles score for nobody and stay hidden', () => {
    for (const [host, why] of [
      [numberOf('algiz'), 'a warrior'],
      [28, 'a bonfire'],
      [numberOf('othala'), 'an exile'],
    ] as const) {
      const game = twentyEight({ emberHosts: [27, host] })
        .play('take jera')
        .asks(OVER, 'nothing');
      expect(tableOf(game).revealed, why).toEqual([undefined, undefined]);
      expect(needfire.results(game.position).scores[0], why).toBe(28);
      game.end();
    }
  });

  test('an ember under a taken warrior scores for who took it', () => {
    // Jera has the second ember; the second seat takes it.
    const game = twentyEight({ emberHosts: [27, numberOf('jera')] })
      .rolls('ember ear')
      .play('take jera')
      .asks(OVER, 'nothing');
    expect(tableOf(game).revealed).toEqual([undefined, 'ear']);
    expect(game.events.at(-2)).toMatchObject({
      name: 'emberRevealed',
      facts: { seat: 1, card: 'ear', host: 'jera' },
    });
    game.end();
  });

  test('N-7.15: of seven flames the best five count', () => {
    // The second seat ignites nauthiz of the first (N-7.9), whose gebo has the other ember already.
    const game = twentyEight({
      emberHosts: [numberOf('nauthiz'), numberOf('gebo')],
      frames: [{ kind: 'takeWarrior', seat: 1, args: [numberOf('nauthiz')] }],
    })
      .rolls('ember laguz', 'ember cweorth')
      .play('take jera')
      .asks(OVER, 'nothing');
    // Uruz, isa, laguz and cweorth count 2 each, and one of the others 1.
    expect(tableOf(game).scores[0]).toMatchObject({ leadership: 4, blessing: 9, total: 36 });
    game.end();
  });

  test('N-7.15: a worthless ember takes nothing away', () => {
    const game = twentyEight({
      emberHosts: [numberOf('nauthiz'), numberOf('algiz')],
      frames: [{ kind: 'takeWarrior', seat: 1, args: [numberOf('nauthiz')] }],
    })
      .rolls('ember ear')
      .play('take jera')
      .asks(OVER, 'nothing');
    expect(needfire.results(game.position).scores[0]).toBe(28);
    game.end();
  });

  test('the highest score wins, and equal scores share the win', () => {
    const won = twentyEight().play('take jera').asks(OVER, 'nothing');
    expect(needfire.results(won.position)).toMatchObject({ winners: 0b01 });
    const file: PositionFile = JSON.parse(readFileSync(FILE, 'utf8'));
    const { position } = fromPositionFile(needfire, file);
    needfire.apply(position, numberOf('jera'));
    // Two bands without a reaction to their flames score 0 both.
    position.hands.set(numbersOf('ehwaz ehwaz ehwaz ehwaz ehwaz'), 0);
    position.bands.set(numbersOf('gebo tiwaz laguz nauthiz mannaz'), 5);
    position.hands.set(numbersOf('ehwaz ehwaz ehwaz ehwaz ehwaz'), 5);
    expect(needfire.results(position)).toEqual({ scores: [0, 0], winners: 0b11 });
  });

  test('a position file that does not add up is refused with its faults', () => {
    const faultsOf = (changes: { readonly [field: string]: Json }) => {
      try {
        twentyEight(changes);
      } catch (error) {
        if (error instanceof BadInput) {
          return error.faults.map(({ path, reason }) => `${path} ${reason}`);
        }
      }
      return [];
    };
    expect(faultsOf({ turn: 9 })).toEqual([
      'position.bands[4] mustBeEmpty',
      'position.ring wrongSize',
      'position.faceUp wrongSize',
    ]);
    expect(faultsOf({ emberHosts: [27, 27] })).toEqual(['position.emberHosts sameHost']);
    expect(faultsOf({ emberHosts: [27, 37] })).toEqual(['position.emberHosts[1] noHost']);
    expect(faultsOf({ pile: 1, observer: 0 })).toEqual(['position.observer notWholeTruth']);
    expect(faultsOf({ pile: 1 })).toEqual(['position.pile wrongSize']);
    expect(faultsOf({ frames: [{ kind: 'ignite', seat: 0, args: [] }] })).toEqual([
      'position.frames[0] wrongFrame',
    ]);
    expect(faultsOf({ frames: [] })).toEqual(['position.frames notOver']);
  });
});

describe('N-7.12: leadership is the longest chain', () => {
  /** All orders of some cards. */
  function orders(cards: readonly number[]): number[][] {
    if (cards.length === 0) return [[]];
    return cards.flatMap((card) =>
      orders(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]),
    );
  }

  /** The longest beginning of any order in which each card reacts to the one before it. */
  function leadership(reactions: readonly number[], humans: readonly number[]): number {
    const lengths = orders(humans).map((order) => {
      const end = order.findIndex((card, i) => i > 0 && !((reactions[order[i - 1]] >> card) & 1));
      return end < 0 ? order.length : end;
    });
    return Math.max(...lengths);
  }

  const owners = setupOf({ seats: 2, deck: JSON.parse(JSON.stringify(ownerDeck())) });

  test.each([
    ['the reconstructed deck', reactors],
    ["an owner's table", owners.reactors],
  ])('as all orders of 300 random bands show, with %s', (_, reactions) => {
    const rng = new Rng(12);
    const lengths = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const cards = CARDS.map(numberOf);
      const band = Array.from({ length: 5 }, () => cards.splice(rng.below(cards.length), 1)[0]);
      const chain = longestChain(reactions, band);
      expect(chain).toHaveLength(leadership(reactions, band));
      expect(new Set(chain).size).toBe(chain.length);
      expect(band).toEqual(expect.arrayContaining(chain));
      for (let k = 1; k < chain.length; k++)
        expect((reactions[chain[k - 1]] >> chain[k]) & 1).toBe(1);
      lengths.add(chain.length);
    }
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(1);
    expect(lengths.size).toBeGreaterThanOrEqual(4);
  });

  test('one card alone leads itself, also where it lists its own element', () => {
    expect(longestChain(owners.reactors, numbersOf('gebo'))).toEqual(numbersOf('gebo'));
    expect(longestChain(reactors, numbersOf('fehu thurisaz wunjo isa tiwaz'))).toHaveLength(1);
  });

  test('N-7.11: for the blessing a flame of the same element counts', () => {
    expect(scoreOf(owners.reactors, numbersOf('gebo'), numbersOf('gebo'))).toMatchObject({
      leadership: 1,
      blessing: 1,
      total: 1,
    });
  });
});

test('N-5: blessing is between 0 and 20, and one human may count for several flames', () => {
  expect(scoreOf(reactors, numbersOf('fehu'), numbersOf('gebo hagalaz algiz ehwaz')).blessing).toBe(
    4,
  );
  expect(scoreOf(reactors, numbersOf('fehu'), numbersOf('fehu uruz')).total).toBe(0);
});
