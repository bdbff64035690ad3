import { CHANCE, LANGS, OVER, Rng } from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { textSuite } from '@nineworlds/testkit/suites';
import { describe, expect, it } from 'vitest';
import { needfire } from '../checked.ts';
import type { DeckFaults } from '../data/deck-table.ts';
import { RECONSTRUCTED_DECK } from '../data/reconstructed-deck.ts';
import { MAX_BONFIRES, MAX_SEATS, RING } from '../data/sizes.ts';
import { NUMBERED } from '../locale/catalogue.ts';
import { textsOf } from '../locale/index.ts';
import { rulebookOf } from '../rulebook/index.ts';
import { needfireRules } from '../rules/game.ts';
import type { NeedfireFaults } from '../rules/refusals.ts';
import type { NeedfirePosition } from '../rules/state.ts';

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${word}-${i + 1}`);

/** A fault of every kind; a missing one does not compile. */
const FAULTS = {
  badId: { value: '7' },
  elementTwice: { value: '7' },
  reservedWord: { value: '7' },
  noSuchElement: { value: '7' },
  coloursUneven: { white: 12 },
  listsItself: { element: 'isa' },
  nobodyReacts: { element: 'isa' },
  attestedMissing: { element: 'isa', reactor: 'ear' },
  notWholeTruth: {},
  stepDoesNotFit: {},
  notTheirTurn: {},
  noSuchCard: { value: 30 },
  cardTwice: { other: 'ring[1]' },
  mustBeEmpty: { value: 3 },
  seenDoesNotFit: {},
  notSorted: {},
  wrongSize: { value: 2, expected: 3 },
  noHost: { value: 30 },
  sameHost: {},
  noSuchEntry: {},
  otherHistory: {},
  knowsWrong: { card: 'gebo' },
  knowsTooLittle: { card: 'gebo' },
  notOver: {},
  wrongFrame: {},
} satisfies NeedfireFaults & DeckFaults;

const { texts, rulebooks } = textSuite({
  game: needfireRules,
  textsOf,
  rulebookOf,
  letter: 'N',
  tables: [{ seats: 2 }, { seats: 3, exileEmbered: 'forbidden' }, { seats: 4 }],
  games: 40,
  words: [
    ...numbered('ring', RING),
    ...numbered('seat', MAX_SEATS),
    ...numbered('bonfire', MAX_BONFIRES),
    'keep',
    'exchange',
  ],
  optionsWithoutRule: ['seats'],
  samples: {
    seat: [0, 1],
    place: [3, 77],
    card: ['gebo', 'kenaz'],
    cards: ['gebo isa', 'isa'],
    given: ['uruz', 'kenaz'],
    taken: ['fehu', 'kenaz'],
    from: ['ansuz', 'kenaz'],
    host: ['wunjo', 'kenaz'],
    to: ['bonfire-7', 'kenaz'],
    element: ['isa', 'kenaz'],
    reactor: ['ear', 'kenaz'],
    one: [4, 5],
    other: [6, 77, 'ring[1]', 'bands[7]'],
    ember: [0, 1],
    exchanged: [0, 1],
    reacting: [2, 3],
    value: [8, 77, '8', '77'],
    expected: [5, 77],
    white: [12, 77],
  },
  unsaid: {},
  examples: { events: {}, reasons: FAULTS },
  latinWords: ['r2024111500', 'needfire', 'deck'],
  bareWords: () => ['bonfire-', ...RECONSTRUCTED_DECK.elements.map(({ id }) => id)],
});

/** Plays a game at random and tells how the humans lie after every turn. */
function zonesByTurn(seats: number): string[] {
  const p = needfire.create(completeOptions(needfire, { seats }));
  const rng = new Rng(1);
  const moves = new Int32Array(needfire.maxMoves);
  const zones: string[] = [];
  while (p.frames.seat !== OVER) {
    const turn = p.turn;
    const move =
      p.frames.seat === CHANCE
        ? needfire.sample(p, rng)
        : moves[rng.below(needfire.legal(p, moves))];
    needfire.apply(p, move);
    if (turn > 0 && (p.turn > turn || p.frames.seat === OVER)) zones[turn] = zonesOf(p);
  }
  return zones;
}

/** `8/15/2/1`: in the ring, in the draw pile, among the exiles, in front of players. */
function zonesOf(p: NeedfirePosition): string {
  const count = (cards: Int32Array) => cards.filter((card) => card !== 0).length;
  return [count(p.ring), p.pile, p.exileCount, count(p.bands)].join('/');
}

it('numbers as many things as there are', () => {
  expect(NUMBERED).toEqual({ ring: RING, seat: MAX_SEATS, bonfire: MAX_BONFIRES });
});

describe.each(LANGS)('the texts in %s', (lang) => {
  it('name every element as the deck does', () => {
    for (const { id, nameEn, nameJa } of RECONSTRUCTED_DECK.elements) {
      expect(texts[lang].words[id]).toBe(lang === 'ja' ? nameJa : nameEn);
    }
  });

  it('have a rulebook whose table of zones is what happens', () => {
    const table = rulebooks[lang].find(({ id }) => id === 'N-6')?.text ?? '';
    const lines = table.split('\n').filter((line) => line.startsWith('- '));
    expect(lines).toHaveLength(3);
    lines.forEach((line, i) => {
      const zones = zonesByTurn(i + 2);
      const rows = [...line.matchAll(/(\d+)[^\d/]*?(\d+\/\d+\/\d+\/\d+)/g)];
      for (const [, turn, sizes] of rows) expect(sizes, line).toBe(zones[Number(turn)]);
      expect(rows.length).toBeGreaterThan(5);
      expect(Number(rows.at(-1)?.[1])).toBe(zones.length - 1);
    });
  });
});

it('the rulebook marks as our own what the manual does not say', () => {
  const ruled = ['N-2', 'N-3.8', 'N-4.1', 'N-4.3', 'N-5', 'N-8'];
  for (const { id, provenance } of rulebooks.en) {
    const expected = ruled.includes(id) ? 'ruled' : /^N-[79]/.test(id) ? 'ours' : 'published';
    expect(provenance, id).toBe(expected);
  }
});
