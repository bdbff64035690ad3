import { Faults, type Json, type Options, Rng } from '@nineworlds/engine';
import { completeOptions, optionFaults } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { SYMBOL_WORDS } from '../data/edition.ts';
import { GOD_WORDS, RELATION_WORDS } from '../data/gods.ts';
import {
  BLANK_SHEET,
  BLOCK_WORDS,
  BOX_COSTS,
  freshSheet,
  openBoxes,
  type Sheet,
  seasonedSheet,
} from '../data/sheet.ts';
import { sizesFor } from '../data/sizes.ts';
import { en } from '../locale/en.ts';
import { placeNamesOf } from '../locale/place-names.ts';
import { isGodSuccess, isVanirSuccess } from '../rules/saving-throw.ts';
import { setupOf } from '../rules/setup.ts';
import { SET_UP } from '../rules/state.ts';

/** The options of a saga. */
function saga(number: number, options: Options): Options {
  return completeOptions(chronicles, { ...options, saga: number });
}

/** Sheets as an option. */
function listed(sheets: readonly Sheet[]): Json {
  return sheets as unknown as Json;
}

const ALL = GOD_WORDS.slice(1);

describe('the experience sheet', () => {
  test('C-15.60, C-15.61: four rows of relations, troops and dice', () => {
    expect(Object.keys(BLANK_SHEET)).toEqual([...BLOCK_WORDS, 'relations']);
    expect(Object.keys(BLANK_SHEET.relations)).toEqual([...RELATION_WORDS]);
  });

  test.each([
    [5, [1, 2, 3, 4], 66],
    [4, [1, 2, 3], 50],
    [3, [1, 3], 42],
    [2, [3, 4], 54],
    [1, [2, 4], 50],
  ])(
    'C-15.62, C-15.64: with %i players the boxes %j are open, and a whole sheet costs %i',
    (players, open, cost) => {
      expect(openBoxes(players)).toEqual(open);
      const sum = (costs: readonly number[]) => costs.reduce((total, one) => total + one, 0);
      const blocks = BLOCK_WORDS.map((block) => sum(BOX_COSTS[block]));
      const row = sum(open.map((box) => BOX_COSTS.relations[box - 1]));
      expect(sum(blocks) + RELATION_WORDS.length * row).toBe(cost);
      // As many as there are other gods.
      expect(open).toHaveLength(players + sizesFor(players).supports - 1);
    },
  );

  test('C-15.63: what gods have from the start', () => {
    const others = ['thor', 'tyr', 'odin', 'freyia'] as const;
    const [thor, tyr, odin, freyia] = others.map((god) => freshSheet(god, others));
    expect(thor).toEqual(BLANK_SHEET);
    expect(tyr).toEqual({ ...BLANK_SHEET, godDie: 2 });
    expect(freshSheet('freyr', others)).toEqual({ ...BLANK_SHEET, elves: 2 });
    expect(freshSheet('frigg', others)).toEqual({ ...BLANK_SHEET, vanirDie: 1 });
    expect(freshSheet('heimdall', others)).toEqual({ ...BLANK_SHEET, godDie: 1, vanirDie: 1 });
    expect(odin.relations).toEqual({
      ...BLANK_SHEET.relations,
      'brother-in-arms': ['thor', 'tyr', 'freyia'],
    });
    expect(freyia.relations).toEqual({
      ...BLANK_SHEET.relations,
      'lucky-companion': ['thor', 'tyr', 'odin'],
    });
  });

  test('C-15.18: typical experience before each saga costs 0, 3, 6, 9, 13, 16', () => {
    const costs = [1, 2, 3, 4, 5, 6].map((number) => {
      const sheet = seasonedSheet('thor', [], number);
      return BLOCK_WORDS.flatMap((block) => BOX_COSTS[block].slice(0, sheet[block])).reduce(
        (total, cost) => total + cost,
        0,
      );
    });
    expect(costs).toEqual([0, 3, 6, 9, 13, 16]);
    expect(seasonedSheet('tyr', ALL, 6)).toEqual({
      ...BLANK_SHEET,
      elves: 2,
      dice: 2,
      godDie: 2,
      vanirDie: 1,
    });
    expect(seasonedSheet('odin', ALL, 2).relations['brother-in-arms']).toHaveLength(6);
    expect(seasonedSheet('thor', [], 99)).toEqual(seasonedSheet('thor', [], 6));
  });
});

describe('sheets in play', () => {
  const created = (options: Options) => chronicles.create(options);
  const full: Sheet = { ...BLANK_SHEET, elves: 3, dice: 3 };

  test('C-15.23: five gods with three Elf boxes each take 3, 3, 3, 2, 2 of 13', () => {
    const gods = ['thor', 'tyr', 'frigg', 'heimdall', 'freyr'];
    const p = created(saga(1, { gods, sheets: 'fresh' }));
    expect(p.setup.sizes.troops).toBe(13);
    const sheets = listed(gods.map(() => full));
    const dealt = begun({ ...saga(1, { gods }), sheets });
    expect([...dealt.elves]).toEqual([3, 3, 3, 2, 2]);
    expect([...dealt.dice]).toEqual([3, 3, 3, 2, 2]);
  });

  test('C-15.22, C-15.23: three gods empty a reserve of nine, four share eleven', () => {
    const three = ['thor', 'tyr', 'frigg'];
    const four = [...three, 'heimdall'];
    const elvesOf = (gods: string[]) => [
      ...begun({ ...saga(1, { gods }), sheets: listed(gods.map(() => full)) }).elves,
    ];
    expect(elvesOf(three)).toEqual([3, 3, 3, 0, 0]);
    expect(elvesOf(four)).toEqual([3, 3, 3, 2, 0]);
  });

  test('C-15.22: troops come before the first round, seasoned ones too', () => {
    const gods = ['thor', 'freyr', 'frigg'];
    expect([...begun(saga(1, { gods })).elves]).toEqual([0, 2, 0, 0, 0]);
    const seasoned = begun({ ...saga(6, { gods }), sheets: 'seasoned' });
    expect([...seasoned.elves]).toEqual([2, 2, 2, 0, 0]);
    expect([...seasoned.dice]).toEqual([2, 2, 2, 0, 0]);
  });

  test('C-15.68: box I makes I and I* successes, box II also II and II*, the blank never', () => {
    const gods = ['thor', 'odin', 'frigg'];
    const sheets = listed([
      { ...BLANK_SHEET, godDie: 1, vanirDie: 2 },
      { ...BLANK_SHEET, godDie: 2 },
      { ...BLANK_SHEET, vanirDie: 1 },
    ]);
    const p = begun({ ...saga(1, { gods }), sheets, tyr: 'neverFails' });
    const successes = (is: typeof isGodSuccess) =>
      [0, 1, 2].map((seat) => SYMBOL_WORDS.filter((_, symbol) => is(p, seat, symbol)).join(' '));
    expect(successes(isGodSuccess)).toEqual([
      's s-lost i i-lost',
      's s-lost i i-lost ii ii-lost',
      's s-lost',
    ]);
    expect(successes(isVanirSuccess)).toEqual([
      's s-lost i i-lost ii ii-lost',
      's s-lost',
      's s-lost i i-lost',
    ]);
  });

  test('C-15.16, C-15.68: a Support god has no sheet, not even that of its abilities', () => {
    const options = saga(1, { gods: ['thor'], supports: ['tyr', 'heimdall'] });
    const p = begun({ ...options, tyr: 'neverFails' });
    const blank = SYMBOL_WORDS.indexOf('blank');
    for (const figure of [1, 2]) {
      for (const symbol of [2, 3, 4, 5, blank]) {
        expect(isGodSuccess(p, figure, symbol)).toBe(false);
      }
    }
  });

  test('C-15.80: relations stand on the sheets', () => {
    const gods = ['thor'];
    const relations = { ...BLANK_SHEET.relations, kin: ['tyr'] as const };
    const sheets = listed([{ ...BLANK_SHEET, relations }]);
    const { relations: held } = setupOf({
      ...saga(1, { gods, supports: ['tyr', 'odin'] }),
      sheets,
    });
    expect(held.map((row) => row[6])).toEqual([0, 1 << 7, 0, 0]);
    // Odin does not play.
    expect(held[0][5]).toBe(0);
  });

  test('C-14, C-15.13: without a saga the abilities of the hard game are the fresh sheet, and the easy game has none', () => {
    const hard = setupOf(completeOptions(chronicles, { mode: 'hard' }));
    const fresh = setupOf(saga(1, {}));
    for (const key of ['godSuccesses', 'vanirSuccesses', 'firstElves', 'relations'] as const) {
      expect(fresh[key]).toEqual(hard[key]);
    }
    const easy = setupOf(completeOptions(chronicles, { tyr: 'neverFails' }));
    expect(new Set(easy.godSuccesses)).toEqual(new Set([0b11]));
    expect(easy.firstElves.every((count) => count === 0)).toBe(true);
    expect([fresh.isHard, easy.isHard]).toEqual([true, false]);
  });

  /** A game as its first round begins. */
  function begun(options: Options) {
    const p = created(options);
    const rng = new Rng(1);
    while (p.step === SET_UP) chronicles.apply(p, chronicles.sample(p, rng));
    return p;
  }
});

describe('the option sheets', () => {
  const blank = BLANK_SHEET;
  const together = (options: Options): string[] => {
    const faults = new Faults();
    chronicles.options.together(options, faults);
    return faults.list.map(({ path, reason }) => `${path} ${reason}`);
  };
  const three = { gods: ['thor', 'tyr', 'frigg'] };
  const sheets: readonly Sheet[] = [blank, { ...blank, godDie: 2 }, { ...blank, vanirDie: 1 }];
  const wrong = (change: (own: Sheet[]) => void, options: Options = three): string[] => {
    const changed = [...sheets];
    change(changed);
    return together({ ...saga(1, options), sheets: listed(changed) });
  };

  test('C-15.18: other sheets than fresh ones need a saga', () => {
    expect(optionFaults(chronicles, { sheets: 'fresh' })).toEqual([]);
    expect(optionFaults(chronicles, { sheets: 'seasoned' })).toEqual([
      'options.sheets sheetsNeedSaga',
    ]);
    expect(optionFaults(chronicles, { ...three, sheets })).toEqual([
      'options.sheets sheetsNeedSaga',
    ]);
    const none = { ...completeOptions(chronicles, three), saga: 'none', sheets: listed(sheets) };
    expect(together(none)).toEqual(['options.sheets sheetsNeedSaga']);
    expect(wrong(() => {})).toEqual([]);
  });

  test('C-15.60: what is no sheet is refused, every fault with its place', () => {
    expect(optionFaults(chronicles, { sheets: 'old' })).toEqual(['options.sheets notOneOf']);
    expect(optionFaults(chronicles, { sheets: 7 })).toEqual(['options.sheets notAList']);
    expect(optionFaults(chronicles, { sheets: [null] })).toEqual(['options.sheets[0] notAnObject']);
    const odd = {
      elves: 4,
      dice: -1,
      godDie: 'I',
      vanirDie: 1.5,
      extra: 1,
      relations: {
        'brother-in-arms': ['loki'],
        kin: 'thor',
        'lucky-companion': ['thor', 'thor'],
        'travel-companion': ['thor', 'tyr', 'odin', 'frigg', 'freyr'],
      },
    };
    expect(optionFaults(chronicles, { sheets: [odd] }).sort()).toEqual([
      'options.sheets[0].dice outOfRange',
      'options.sheets[0].elves outOfRange',
      'options.sheets[0].extra unknownField',
      'options.sheets[0].godDie notWhole',
      'options.sheets[0].relations.brother-in-arms[0] godUnknown',
      'options.sheets[0].relations.kin notAList',
      'options.sheets[0].relations.lucky-companion[1] twice',
      'options.sheets[0].relations.travel-companion tooLong',
      'options.sheets[0].vanirDie notWhole',
    ]);
    expect(optionFaults(chronicles, { sheets: new Array(9).fill({}) })[0]).toBe(
      'options.sheets tooLong',
    );
  });

  test('C-15.60: one sheet for each seat, and the gods are known', () => {
    expect(wrong((own) => own.pop())).toEqual(['options.sheets wrongCount']);
    expect(wrong(() => {}, { seats: 3 })).toEqual(['options.gods sheetsNeedGods']);
  });

  test('C-15.62: no more names than open boxes', () => {
    const kin = ['tyr', 'frigg', 'odin'] as const;
    expect(
      wrong((own) => {
        own[0] = { ...blank, relations: { ...blank.relations, kin } };
      }),
    ).toEqual([
      'options.sheets[0].relations.kin rowFull',
      'options.sheets[0].relations.kin[2] godNotInGame',
    ]);
  });

  test('C-15.63: what a god has from the start is ticked', () => {
    expect(
      wrong((own) => {
        own[1] = blank;
      }),
    ).toEqual(['options.sheets[1].godDie freeTickMissing']);
    expect(wrong(() => {}, { gods: ['odin', 'tyr', 'frigg'] })).toEqual([
      'options.sheets[0].relations.brother-in-arms freeTickMissing',
    ]);
  });

  test('C-15.65, C-15.85: nobody names themselves, or a god that is not in the game', () => {
    const kin = ['thor', 'odin'] as const;
    expect(
      wrong((own) => {
        own[0] = { ...blank, relations: { ...blank.relations, kin } };
      }),
    ).toEqual([
      'options.sheets[0].relations.kin[0] namesItself',
      'options.sheets[0].relations.kin[1] godNotInGame',
    ]);
  });

  test('C-15.16: who names a Support god says who they are', () => {
    const relations = { ...blank.relations, kin: ['tyr'] as const };
    const alone = { gods: ['thor'] };
    const named = listed([{ ...blank, relations }]);
    expect(together({ ...saga(1, alone), sheets: named })).toEqual([
      'options.supports sheetsNeedGods',
    ]);
    const supports = ['tyr', 'odin'];
    expect(together({ ...saga(1, { ...alone, supports }), sheets: named })).toEqual([]);
  });

  test('C-15.60: places on sheets have names', async () => {
    const names = await placeNamesOf('en', en);
    expect(names('options.sheets')).toBe('the experience sheets');
    expect(names('options.sheets[1]')).toBe('the sheet of seat 2');
    expect(names('options.sheets[1].elves')).toBe('the starting Elves of seat 2');
    expect(names('options.sheets[0].relations.kin')).toBe('Kin of seat 1');
    expect(names('options.sheets[0].relations.lucky-companion[1]')).toBe(
      'the second name in Lucky Companion of seat 1',
    );
    expect(names('options.sheets[0].extra')).toBeUndefined();
  });
});
