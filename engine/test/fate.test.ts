import { miniTrack, toy } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import {
  commitmentTo,
  type Fate,
  fastFate,
  type GameDef,
  hmacFate,
  keyOf,
  Match,
  type Options,
  type Position,
  Rng,
  rngFate,
} from '../index.ts';

const MINI = { seats: 4 };

/** The fates of a match, by what they are keyed with. */
const KEYED: { readonly [name: string]: (seed: string) => Fate } = {
  fast: fastFate,
  hmac: (seed) => hmacFate(keyOf(seed, [])),
};

function lines(match: Match<Position>): string[] {
  return match.lines.map(({ line }) => line);
}

function started(game: GameDef, options: Options, fate: Fate): Match<Position> {
  const match = new Match(game, options);
  match.settleAllChance(fate);
  return match;
}

/** Draws the whole enemy deck of mini-track, nothing else happening in between. */
function deckOrder(fate: Fate): number[] {
  const p = miniTrack.create(MINI);
  const order: number[] = [];
  while (p.deck.some((cards) => cards > 0)) {
    const enemy = fate.choose(miniTrack, p, 0);
    order.push(enemy);
    p.deck[enemy]--;
  }
  return order;
}

describe.each(Object.keys(KEYED))('keyed fate (%s)', (name) => {
  const keyed = KEYED[name];

  test('gives the same outcome for the same decision after a rewind', () => {
    const fate = keyed('a seed');
    const match = started(miniTrack, MINI, fate);
    const before = match.ply;
    const play = (line: string) => {
      match.play(line);
      match.settleAllChance(fate);
    };
    play('gather black');
    play('forge');
    play('elf');
    const first = lines(match);
    match.takeBackTo(before);
    play('gather black');
    play('forge');
    play('elf');
    expect(lines(match)).toEqual(first);
  });

  test('another decision shifts nothing else: the next card stays the same', () => {
    const fate = keyed('a seed');
    const nextCard = (actions: readonly string[]) => {
      const match = started(miniTrack, MINI, fate);
      for (const action of actions) {
        match.play(action);
        match.settleAllChance(fate);
      }
      return lines(match).filter((line) => line.startsWith('chance card'))[1];
    };
    expect(nextCard(['gather black', 'forge', 'elf'])).toBe(
      nextCard(['forge', 'elf', 'purge white']),
    );
  });

  test('every roll of one kind in one turn is its own', () => {
    const p = miniTrack.create(MINI);
    p.frames.pop();
    p.frames.push(
      miniTrack.kinds.findIndex(({ name }) => name === 'rollFight'),
      -1,
      0,
      0,
    );
    const rolls = Array.from({ length: 30 }, (_, nth) => keyed('a seed').choose(miniTrack, p, nth));
    expect(new Set(rolls).size).toBe(6);
    p.turn = 2;
    const later = Array.from({ length: 30 }, (_, nth) => keyed('a seed').choose(miniTrack, p, nth));
    expect(later).not.toEqual(rolls);
  });

  test('a deck that was shuffled has another order', () => {
    const draws = (epoch: number, drawn: number) => {
      const p = toy.create({ seats: 2, cards: 10, rounds: 1 });
      p.frames.pop();
      p.frames.push(
        toy.kinds.findIndex(({ name }) => name === 'revealOmen'),
        -1,
        1,
      );
      p.west.shuffles.set([epoch, drawn]);
      return Array.from({ length: 20 }, (_, i) => keyed(`seed ${i}`).choose(toy, p, 0)).join();
    };
    expect(new Set([draws(0, 0), draws(1, 0), draws(0, 1), draws(2, 5)]).size).toBe(4);
  });

  test('decks differ from seed to seed', () => {
    const sunk = Array.from({ length: 40 }, (_, i) => deckOrder(keyed(`seed ${i}`)).join(''));
    expect(new Set(sunk).size).toBe(40);
  });

  test('draws every order of a deck equally often', () => {
    // The first card of each of many decks, and whether the second is of the same enemy: 6 of 41.
    const decks = name === 'hmac' ? 60 : 3000;
    const first = new Array<number>(6).fill(0);
    let pairs = 0;
    let adjacent = 0;
    for (let i = 0; i < decks; i++) {
      const order = deckOrder(keyed(`deck ${i}`));
      first[order[0]]++;
      for (let k = 1; k < order.length; k++) {
        adjacent++;
        if (order[k] === order[k - 1]) pairs++;
      }
      expect([...order].sort((a, b) => a - b).join('')).toBe(
        '012345'.replace(/./g, (c) => c.repeat(7)),
      );
    }
    for (const count of first) {
      expect(Math.abs(count - decks / 6)).toBeLessThan(5 * Math.sqrt(decks / 6));
    }
    const share = 6 / 41;
    const spread = 6 * Math.sqrt((share * (1 - share)) / adjacent);
    expect(Math.abs(pairs / adjacent - share)).toBeLessThan(spread);
  });

  test('draws from a pile of several pools by weight', () => {
    const counts = new Map<string, number>();
    const games = name === 'hmac' ? 400 : 4000;
    for (let i = 0; i < games; i++) {
      const fate = keyed(`omens ${i}`);
      const match = started(toy, { seats: 2, cards: 10, rounds: 1 }, fate);
      match.play('draw east');
      const { line } = match.settleChance(fate);
      const what = line.endsWith('wolf') || line.endsWith('raven') ? 'special' : 'ordinary';
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
    const share = (counts.get('special') ?? 0) / games;
    expect(Math.abs(share - 1 / 3)).toBeLessThan(5 * Math.sqrt(2 / 9 / games));
  });
});

// Worked out independently from the description in docs/notation.md (the HMAC ones).
test('the mapping that docs/notation.md describes is the one that is used', () => {
  const known = (fate: Fate) => [deckOrder(fate).join(''), firstRolls(fate), firstOmens(fate)];
  expect(known(hmacFate(keyOf('secret', ['a', 'b'])))).toEqual([
    '342243551450350121510234244105310320254130',
    '3045432524',
    '4 8 6 5',
  ]);
  expect(known(fastFate('secret'))).toEqual([
    '055405232443335041045423200223155113012411',
    '5220354555',
    '4 9 7 8',
  ]);
});

/** The first ten rolls of a fight in the first turn. */
function firstRolls(fate: Fate): string {
  const p = miniTrack.create(MINI);
  p.frames.pop();
  p.frames.push(
    miniTrack.kinds.findIndex(({ name }) => name === 'rollFight'),
    -1,
    0,
    0,
  );
  return Array.from({ length: 10 }, (_, nth) => fate.choose(miniTrack, p, nth)).join('');
}

/** The first omens of the east deck, drawn by weight. */
function firstOmens(fate: Fate): string {
  const p = toy.create({ seats: 2, cards: 10, rounds: 1 });
  p.frames.pop();
  p.frames.push(
    toy.kinds.findIndex(({ name }) => name === 'revealOmen'),
    -1,
    0,
  );
  return Array.from({ length: 4 }, () => {
    const omen = fate.choose(toy, p, 0);
    p.east.takeDrawn(omen);
    return omen;
  }).join(' ');
}

test('cards that are not equally likely are not drawn by key', () => {
  const wrong = {
    ...miniTrack,
    draw: () => ({
      deck: 0,
      epoch: 0,
      drawn: 0,
      cards: { copies: () => 7, left: (m: number) => m },
    }),
  };
  expect(() => fastFate('s').choose(wrong, miniTrack.create(MINI), 0)).toThrow(
    'cards that are not equally likely cannot be drawn by key',
  );
});

describe('commit and reveal', () => {
  test('the key depends on the secret and on every nonce in its place', () => {
    const keys = [
      keyOf('secret', []),
      keyOf('secret', ['a', 'b']),
      keyOf('secret', ['b', 'a']),
      keyOf('secret', ['ab']),
      keyOf('secret,1:a', ['b']),
    ].map((key) => key.join(','));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the commitment is the SHA-256 of the secret', () => {
    expect(commitmentTo('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

test('sampled fate follows the generator it is given', () => {
  const order = (seed: number) => deckOrder(rngFate(new Rng(seed))).join('');
  expect(order(1)).toBe(order(1));
  expect(order(1)).not.toBe(order(2));
});
