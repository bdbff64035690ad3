import {
  BadInput,
  type Fault,
  Faults,
  fromPositionFile,
  type Json,
  Match,
} from '@nineworlds/engine';
import { completeOptions, conformance, Scenario } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { needfire } from '../checked.ts';
import { ATTESTED } from '../data/deck-table.ts';
import { RECONSTRUCTED_DECK } from '../data/reconstructed-deck.ts';
import { type DeckTable, deckWarnings } from '../index.ts';
import { CARDS, seenBy } from './dealt.ts';
import { ownerDeck } from './owner-deck.ts';

type Row = Record<string, Json>;
type Table = Record<string, Json> & { elements: Row[] };

/** The owner's table as a file holds it, to be spoilt. */
function file(): Table {
  return JSON.parse(JSON.stringify(ownerDeck()));
}

/** What is wrong with a table, when it is given as an option. */
function faultsOf(deck: Json): string[] {
  try {
    completeOptions(needfire, { seats: 3, deck });
  } catch (error) {
    if (error instanceof BadInput) return error.faults.map(written);
  }
  return [];
}

function written({ path, reason, facts }: Fault): string {
  return `${path} ${reason} ${Object.values(facts).join(' ')}`.trim();
}

function warningsOf(table: DeckTable): string[] {
  const warnings = new Faults();
  deckWarnings(table, 'options.deck', warnings);
  return warnings.list.map(written);
}

/** The ids of the elements that react to one. */
function reactorsOf(table: DeckTable, id: string): string[] {
  return table.elements.filter(({ reactsTo }) => reactsTo.includes(id)).map((e) => e.id);
}

describe("N-9.7: an owner's table", () => {
  test('may be irregular: one to eight reactors for an element, one listing itself', () => {
    const counts = CARDS.map((id) => reactorsOf(ownerDeck(), id).length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 8]);
    expect(faultsOf(file())).toEqual([]);
  });

  test('is played to the end and conforms, with two, three and four seats', () => {
    const report = conformance(needfire, {
      games: 1,
      seed: 7,
      optionSets: [2, 3, 4].map((seats) => ({ seats, deck: file() })),
    });
    expect(report.problems).toEqual([]);
    expect(report.games).toBe(3);
  });

  test('is embedded whole in what is saved, and not shown as reconstructed', () => {
    const options = completeOptions(needfire, { seats: 3, deck: file() });
    expect(options.deck).toEqual(file());
    const game = new Scenario(new Match(needfire, options));
    expect(seenBy(game, 0).deck).toMatchObject({ id: 'my-copy', reconstructed: false });
    const plain = new Scenario(new Match(needfire, completeOptions(needfire, { seats: 3 })));
    expect(seenBy(plain, 0).deck).toMatchObject({ id: 'reconstructed-1', reconstructed: true });
  });

  test('may name its elements as it likes', () => {
    const deck = file();
    const renamed: Table = JSON.parse(JSON.stringify(deck).replaceAll('"gebo"', '"gift-2"'));
    const options = completeOptions(needfire, { seats: 2, deck: renamed });
    expect(needfire.fieldWords(options).hands[7]).toBe('gift-2');
  });

  test('may have capitals in its ids: it is saved and played in small letters', () => {
    const text = JSON.stringify(file())
      .replaceAll('"gebo"', '"Gebo"')
      .replace('my-copy', 'My-Copy');
    const options = completeOptions(needfire, { seats: 3, deck: JSON.parse(text) });
    expect({ ...options, deck: undefined }).toEqual({
      ...completeOptions(needfire, { seats: 3 }),
      deck: undefined,
    });
    expect(
      JSON.parse(JSON.stringify(options.deck).replace('"nameEn":"Gebo"', '"nameEn":"gebo"')),
    ).toEqual(file());
    const twice = file();
    twice.elements[1].id = 'FEHU';
    expect(faultsOf(twice)).toContain('options.deck.elements[1].id elementTwice FEHU');
  });

  test('is told of what is odd, and played all the same', () => {
    expect(warningsOf(ownerDeck())).toEqual([
      'options.deck.elements.gebo.reactsTo listsItself gebo',
    ]);
    const odd: DeckTable = {
      ...ownerDeck(),
      elements: ownerDeck().elements.map((element) => ({
        ...element,
        colour: 'white',
        // Nobody reacts to fehu any more, nor tiwaz to gebo.
        reactsTo: element.id === 'tiwaz' ? ['ingwaz', 'ear', 'wunjo', 'uruz'] : element.reactsTo,
      })),
    };
    expect(warningsOf(odd)).toEqual([
      'options.deck.elements coloursUneven 26',
      'options.deck.elements.fehu nobodyReacts fehu',
      'options.deck.elements.gebo.reactsTo listsItself gebo',
      'options.deck.elements attestedMissing gebo tiwaz',
    ]);
    expect(faultsOf(JSON.parse(JSON.stringify(odd)))).toEqual([]);
  });
});

describe('N-9.7: a bad table is refused with every fault', () => {
  test('what is no table at all', () => {
    expect(faultsOf('mine')).toEqual(['options.deck notAnObject mine']);
    expect(faultsOf(null)).toEqual(['options.deck notAnObject null']);
    expect(faultsOf([])).toEqual(['options.deck notAnObject []']);
    expect(faultsOf({})).toEqual([
      'options.deck.schema notOneOf undefined needfire-deck/1',
      'options.deck.deckId badId undefined',
      'options.deck.status notOneOf undefined RECONSTRUCTED, OWNER_ENTERED',
      'options.deck.elements wrongLength undefined 26',
    ]);
  });

  test('its head', () => {
    const bad = {
      ...file(),
      schema: 'needfire-deck/2',
      deckId: 'My Copy',
      status: 'MINE',
      title: 7,
      note: null,
      extra: 1,
    };
    expect(faultsOf(bad)).toEqual([
      'options.deck.extra unknownField',
      'options.deck.schema notOneOf needfire-deck/2 needfire-deck/1',
      'options.deck.deckId badId My Copy',
      'options.deck.status notOneOf MINE RECONSTRUCTED, OWNER_ENTERED',
      'options.deck.title notText 7',
      'options.deck.note notText null',
    ]);
  });

  test('too few elements or too many', () => {
    const deck = file();
    // The other faults are named all the same: somebody reacts to the one that is missing.
    expect(faultsOf({ ...deck, elements: deck.elements.slice(1) })).toEqual(
      expect.arrayContaining([
        'options.deck.elements wrongLength 25 26',
        expect.stringMatching(/^options\.deck\.elements\.[a-z]+\.reactsTo noSuchElement fehu$/),
      ]),
    );
    expect(faultsOf({ ...deck, elements: [...deck.elements, deck.elements[0]] })).toEqual([
      'options.deck.elements wrongLength 27 26',
      'options.deck.elements[26].id elementTwice fehu',
    ]);
    expect(faultsOf({ ...deck, elements: 'all' })).toEqual([
      'options.deck.elements wrongLength all 26',
    ]);
  });

  test('its elements, all of them', () => {
    const deck = file();
    const { elements } = deck;
    elements[0].id = 'Fe hu';
    elements[1].colour = 'grey';
    elements[2].nameEn = '';
    elements[3].reactsTo = ['ear', 'algiz', 'nauthiz'];
    elements[4].reactsTo = ['ear', 'ear', 'ingwaz', 'eihwaz'];
    elements[5].reactsTo = 'wunjo algiz ehwaz dagaz';
    elements[6].reactsTo = ['ingwaz', 'hagalaz', 'nauthiz', 'no-such'];
    elements[7].shape = 'round';
    elements[8].id = 'nauthiz';
    elements[10].glyph = '12345';
    elements[11].nameJa = 1;
    elements[12].reactsTo = ['ansuz', 'isa', 'uruz', 5];
    elements[13].gloss = [];
    deck.elements[25] = JSON.parse('"ear"');
    expect(faultsOf(deck)).toEqual([
      'options.deck.elements[0].id badId Fe hu',
      'options.deck.elements[0].reactsTo noSuchElement ear',
      'options.deck.elements.uruz.colour notOneOf grey black, white',
      'options.deck.elements.uruz.reactsTo noSuchElement hagalaz',
      'options.deck.elements.thurisaz.nameEn notText',
      'options.deck.elements.ansuz.reactsTo wrongLength 3 4',
      'options.deck.elements.raidho.reactsTo noSuchElement ear',
      'options.deck.elements.raidho.reactsTo noSuchElement ear',
      'options.deck.elements.kenaz.reactsTo wrongLength wunjo algiz ehwaz dagaz 4',
      'options.deck.elements.gebo.reactsTo noSuchElement hagalaz',
      'options.deck.elements.gebo.reactsTo noSuchElement no-such',
      'options.deck.elements.wunjo.shape unknownField',
      'options.deck.elements[9].id elementTwice nauthiz',
      'options.deck.elements.isa.glyph notText 12345',
      'options.deck.elements.isa.reactsTo noSuchElement ear',
      'options.deck.elements.jera.nameJa notText 1',
      'options.deck.elements.eihwaz.reactsTo noSuchElement 5',
      'options.deck.elements.perthro.gloss notText []',
      'options.deck.elements.algiz.reactsTo noSuchElement ear',
      'options.deck.elements.sowilo.reactsTo noSuchElement hagalaz',
      'options.deck.elements.tiwaz.reactsTo noSuchElement fehu',
      'options.deck.elements.ingwaz.reactsTo noSuchElement hagalaz',
      'options.deck.elements[25] notAnObject ear',
    ]);
  });

  test('a reaction listed twice, and words that lines need for other things', () => {
    const deck = file();
    deck.elements[4].reactsTo = ['ear', 'gebo', 'ear', 'eihwaz'];
    const text = JSON.stringify(deck).replaceAll('"uruz"', '"bonfire-3"');
    expect(faultsOf(JSON.parse(text))).toEqual([
      'options.deck.elements.bonfire-3.id reservedWord bonfire-3',
      'options.deck.elements.raidho.reactsTo elementTwice ear',
    ]);
  });

  test('position files write none for no card, so no element is named so', () => {
    const text = JSON.stringify(file()).replaceAll('"uruz"', '"none"');
    expect(faultsOf(JSON.parse(text))).toEqual(['options.deck.elements.none.id reservedWord none']);
  });

  test('elements named like words of lines confuse neither lines nor files', () => {
    const text = JSON.stringify(file())
      .replaceAll('"uruz"', '"chance"')
      .replaceAll('"isa"', '"keep"')
      .replaceAll('"ear"', '"exchange"');
    const report = conformance(needfire, {
      games: 1,
      seed: 3,
      optionSets: [{ seats: 2, deck: JSON.parse(text) }],
    });
    // What cannot turn up with two seats, and the three elements of other names.
    expect(report.problems.map(({ property, message }) => [property, message])).toEqual([
      ['coverage', 'never seen: kind openBonfire, event humanDealt, word uruz, word isa, word ear'],
    ]);
  });

  test('in a position file, too', () => {
    const options = { seats: 2, deck: { ...file(), status: 'MINE' } };
    let faults: readonly Fault[] = [];
    try {
      fromPositionFile(needfire, {
        'nineworlds-position': 1,
        game: 'needfire',
        rulesVersion: needfire.rulesVersion,
        options,
        position: {},
      });
    } catch (error) {
      if (error instanceof BadInput) faults = error.faults;
    }
    expect(faults.map(written)).toEqual([
      'options.deck.status notOneOf MINE RECONSTRUCTED, OWNER_ENTERED',
    ]);
  });
});

describe('N-9: the reconstructed deck', () => {
  const table = RECONSTRUCTED_DECK;
  const ids = table.elements.map(({ id }) => id);

  test('is marked as such, is valid and has nothing odd', () => {
    expect(table.status).toBe('RECONSTRUCTED');
    expect(ids).toEqual(CARDS);
    expect(faultsOf(JSON.parse(JSON.stringify(table)))).toEqual([]);
    expect(warningsOf(table)).toEqual([]);
  });

  test('N-2: four reactions each, four reactors each, none to itself', () => {
    for (const { id, reactsTo } of table.elements) {
      expect(new Set(reactsTo).size).toBe(4);
      expect(reactsTo).not.toContain(id);
      expect(reactorsOf(table, id)).toHaveLength(4);
    }
  });

  test('each card reacts to two white and two black, and so do its reactors stand', () => {
    const colourOf = new Map(table.elements.map(({ id, colour }) => [id, colour]));
    const whites = (list: readonly string[]) =>
      list.filter((id) => colourOf.get(id) === 'white').length;
    expect(whites(ids)).toBe(13);
    for (const { id, reactsTo } of table.elements) {
      expect([whites(reactsTo), whites(reactorsOf(table, id))]).toEqual([2, 2]);
    }
  });

  test('N-8: has the reactions that the manual names, and lacks those it rules out', () => {
    for (const [element, reactor] of ATTESTED) {
      expect(reactorsOf(table, element)).toContain(reactor);
    }
    expect(ATTESTED).toHaveLength(4);
    for (const [element, reactor] of [
      ['nauthiz', 'mannaz'],
      ['mannaz', 'nauthiz'],
      ['nauthiz', 'gebo'],
      ['mannaz', 'gebo'],
    ]) {
      expect(reactorsOf(table, element)).not.toContain(reactor);
    }
  });

  test('has eight mutual pairs, no card in more than one', () => {
    const pairs = table.elements.flatMap(({ id, reactsTo }) =>
      reactsTo
        .filter((other) => id < other && reactorsOf(table, id).includes(other))
        .map((other) => [id, other]),
    );
    expect(pairs).toHaveLength(8);
    expect(new Set(pairs.flat()).size).toBe(16);
  });

  test('has no two cards that share more than two reactions', () => {
    const shared = [0, 0, 0, 0, 0];
    table.elements.forEach((one, i) => {
      for (const other of table.elements.slice(i + 1)) {
        shared[one.reactsTo.filter((id) => other.reactsTo.includes(id)).length]++;
      }
    });
    expect(shared).toEqual([208, 78, 39, 0, 0]);
  });

  test('leads from every card to every other in four steps at most', () => {
    let diameter = 0;
    for (const start of ids) {
      const steps = new Map([[start, 0]]);
      for (const [id, step] of steps) {
        for (const next of reactorsOf(table, id)) if (!steps.has(next)) steps.set(next, step + 1);
      }
      expect(steps.size).toBe(26);
      diameter = Math.max(diameter, ...steps.values());
    }
    expect(diameter).toBe(4);
  });
});
