import { LANGS, type Lang, show } from '@nineworlds/engine';
import { textSuite } from '@nineworlds/testkit/suites';
import { describe, expect, it } from 'vitest';
import { CARD_WORDS, RAGNAROK_CARDS } from '../data/cards.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GIANT_WORDS, RUNE_WORDS } from '../data/giants.ts';
import { GOD_WORDS, MAX_SEATS } from '../data/gods.ts';
import { BAG_COLOURS, BAG_FIRE, BAG_VIKINGS } from '../data/islands.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { DIFFICULTIES, RULE_SETS } from '../data/rule-sets.ts';
import { BEYOND_DOOR, BEYOND_WALL } from '../data/track.ts';
import { WEAPON_WORDS } from '../data/weapons.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import { NUMBERED } from '../locale/catalogue.ts';
import { textsOf } from '../locale/index.ts';
import { rulebookOf } from '../rulebook/index.ts';
import { CONTENT } from '../rules/content.ts';
import type { YggdrasilEvents } from '../rules/events.ts';
import { yggdrasilRules } from '../rules/game.ts';
import type { YggdrasilFaults, YggdrasilRefusals } from '../rules/refusals.ts';
import { lessonTexts } from '../tutorial/index.ts';
import { TABLES } from './tables.ts';

/** What random games hardly ever bring: much takes good play, and nobody wins. */
const RARE_EVENTS = {
  noCardDrawn: { god: 'tyr', left: 2 },
  nothingHappened: { enemy: 'hel' },
  giantDismissed: { god: 'thor', giant: 'utgardloki' },
  runeCompleted: { rune: 'tiwaz' },
  vikingsShared: { god: 'thor', count: 4 },
  enemiesSilenced: { turns: 3 },
  cardsOrdered: { cards: 'angry-surt loki ragnarok-1' },
  cardDiscarded: { card: 'loki' },
  cardStays: { card: 'angry-loki' },
  gameWon: {},
} satisfies Partial<YggdrasilEvents>;

/** Every reason with the facts that it is declared with: the rules give more. A missing one does not compile. */
const REASONS = {
  worldUsed: { world: 'nidavellir' },
  repeatUsed: { world: 'asgard' },
  worldClosed: { world: 'vanaheim', giant: 'gymir' },
  fenrirAngry: {},
  fenrirNotAngry: {},
  enemyAtStart: { enemy: 'surt' },
  tooFar: { island: 'black', from: 'rainbow' },
  floodClosed: { island: 'white', giant: 'hymir' },
  islandFlooded: { island: 'green' },
  rainbowBare: {},
  bagEmpty: { bag: 'blue' },
  weaponAway: { enemy: 'hel', level: 2, weapon: 'draupnir', god: 'tyr' },
  weaponBest: { enemy: 'hel', weapon: 'draupnir' },
  noElf: {},
  noEnemyOut: {},
  noIsland: {},
  noWeapon: {},
  noPartner: {},
  bagsEmpty: {},
  noGiant: {},
  noVanirUse: {},
  noSuchGod: {},
  ownSelf: {},
  nothingToExchange: { other: 'heimdall' },
  helheimEmpty: {},
  giantBeaten: { giant: 'greip' },
  giantHidden: { giant: 'fafner' },
  pileEmpty: {},
  onlyBergelmir: { giant: 'bergelmir' },
  vanirAtEnd: {},
  vanirNotReached: { space: 4, at: 2 },
  vanirElsewhere: { space: 1, at: 3 },
  vanirLacks: {},
  sameIsland: { island: 'white' },
  notAdjacent: { island: 'black' },
  deckEmpty: {},
  cannotGoBack: { enemy: 'nidhogg' },
  giantNotInPile: { giant: 'thiazy' },
  tooFewVikings: { count: 5, held: 3 },
  tooFewElves: { count: 2, held: 1 },
  holdsTooMany: { count: 9, most: 7 },
  holdsTooFew: { count: 1, least: 4 },
  cardNotDrawn: { card: 'angry-jormungand' },
  notRolled: { face: 'black' },
  notRearmost: { enemy: 'loki' },
  notInTrio: { enemy: 'loki' },
  picksAscend: { enemy: 'fenrir' },
  cardNotSeen: { card: 'ragnarok-4' },
  noSuchSeat: {},
  gatheredAlready: {},
  nobodyAsked: {},
  godUnknown: { value: '7', words: '…' },
  godTwice: { value: '7' },
  enemyUnknown: { value: '7', words: '…' },
  enemyTwice: { value: '7' },
  wrongCount: { value: 2, expected: 3 },
  wrongTotal: { what: 'fire', value: 41, expected: 42 },
  mustBeEmpty: { value: 3 },
  godDealtTwice: { god: 'odin' },
  noGod: {},
  twoLevels: { enemy: 'fenrir' },
  giantTwice: { giant: 'hrym' },
  stepDoesNotFit: {},
  tooManyActions: {},
  cardsDoNotFit: {},
  angryFenrirAtStart: {},
  notTheirTurn: {},
  notOver: {},
  alreadyOver: {},
  wrongFrame: {},
  wonDoesNotFit: {},
  editionSchema: { value: '7', expected: '8' },
  editionId: { value: '7' },
  editionLength: { part: 'vanir', value: '7', expected: 5 },
  editionThing: { part: 'vanir', number: 3, value: '7' },
  editionField: { part: 'die', number: 3, value: '7', words: '…' },
  editionWord: { part: 'die', number: 3, value: '7', words: '…' },
  editionTwice: { part: 'ragnarok', number: 3, value: '7' },
  editionNumber: { part: 'vanir', number: 3, field: 'vikings', value: '7', min: 1, max: 9 },
  editionHammers: { number: 3, face: 'black', value: 2, expected: 3 },
  editionColours: { words: '…' },
  editionEnemies: { number: 3, value: '7', min: 1, max: 6 },
  editionSaysVanir: { option: '…', value: '7' },
  editionSaysRagnarok: { option: '…', value: '7' },
} satisfies YggdrasilRefusals & YggdrasilFaults;

/** A space or further, and the end of a turn, as the languages say it. */
const OR_FURTHER: Readonly<Record<Lang, string>> = {
  en: 'space N or further',
  fr: 'case N ou plus loin',
  it: 'spazio N o più avanti',
  ja: 'N 番以降',
};
const END_OF_TURN: Readonly<Record<Lang, string>> = {
  en: 'the end of the turn',
  fr: 'la fin du tour',
  it: 'alla fine del turno',
  ja: '手番の終わり',
};

const NAMED_WORDS = [
  ...ENEMY_WORDS,
  ...GOD_WORDS.slice(1),
  ...GIANT_WORDS,
  ...RUNE_WORDS,
  ...WEAPON_WORDS,
  ...WORLD_WORDS,
  ...CARD_WORDS.slice(1),
];
const COLOURS = new Set(['rainbow', ...BAG_COLOURS.printed, ...BAG_COLOURS.draft]);
/** Words that are English words, too: no other language may show them. */
const ENGLISH_WORDS = [...COLOURS, 'hidden', 'top', 'bottom', 'wall', 'door', 'vikings', 'fire'];

const { texts, rulebooks } = textSuite({
  game: yggdrasilRules,
  textsOf,
  rulebookOf,
  letter: 'Y',
  tables: TABLES,
  games: 40,
  words: [
    ...CONTENT,
    ...NAMED_WORDS,
    ...COLOURS,
    ...Array.from({ length: MAX_SEATS }, (_, i) => `seat-${i + 1}`),
    'advance',
    'true',
    'false',
  ],
  // How many gods there are is told in the set-up.
  optionsWithoutRule: ['seats'],
  samples: {
    seat: [1, 2],
    god: ['thor', 'freyja'],
    other: ['heimdall', 'tyr'],
    enemy: ['jormungand', 'surt'],
    foe: ['loki', 'thokk'],
    giant: ['hymir', 'greip'],
    rune: ['tiwaz', 'sigel'],
    weapon: ['mjollnir', 'draupnir'],
    card: ['angry-hel', 'ragnarok-2'],
    cards: ['loki angry-surt ragnarok-1', 'loki'],
    world: ['nidavellir', 'asgard'],
    island: ['white', 'black'],
    bag: ['green', 'blue'],
    // Of the Valkyries an island, of an enemy a space.
    from: ['rainbow', 'green', 21, 22],
    face: ['green', 'white'],
    where: ['bottom', 'top'],
    line: ['door', 'wall'],
    what: ['fire', 'vikings'],
    words: ['…', '……'],
    value: [41, 40, '41', '40'],
    expected: [42, 43, '42', '43'],
    part: ['die', 'vanir'],
    number: [3, 2],
    field: ['hammers', 'cards'],
    option: ['…', '……'],
    min: [49, 50],
    max: [51, 52],
    count: [9, 8],
    held: [31, 32],
    least: [33, 34],
    most: [35, 36],
    vikings: [11, 12],
    elves: [13, 14],
    otherVikings: [15, 16],
    otherElves: [17, 18],
    strength: [19, 20],
    total: [23, 24],
    tokens: [25, 26],
    to: [5, 4],
    power: [28, 29],
    level: [2, 1],
    space: [3, 4],
    at: [37, 38],
    hammers: [2, 1],
    left: [27, 30],
    turn: [45, 46],
    turns: [47, 48],
  },
  // How many hammers a face has is on the die; who has beaten a giant has been told by the fight.
  unsaid: { dieRolled: ['hammers'], giantBeaten: ['god'] },
  inflected: ['world', 'island', 'bag', 'from', 'where', 'line', 'what', 'part', 'field'],
  examples: { events: RARE_EVENTS, reasons: REASONS },
  bareWords: (lang) => [
    '(angry|ragnarok|seat)-.*',
    ...NAMED_WORDS,
    ...(lang === 'en' ? [] : ENGLISH_WORDS),
  ],
});

it('numbers as many things as there are', () => {
  expect(NUMBERED).toEqual({ seat: MAX_SEATS, ragnarok: RAGNAROK_CARDS });
});

describe.each(LANGS)('the texts in %s', (lang) => {
  it('say differently how the game is lost, and where an enemy goes', () => {
    const { events } = texts[lang];
    const lost = ['wall', 'door', 'residence'].map((line) => events.gameLost({ line, count: 5 }));
    expect(new Set(lost).size).toBe(3);
    for (const sentence of lost) expect(sentence).not.toMatch(/residence:/);
    const steps = [1, 6, 7].map((to) =>
      events.enemyAdvanced({ enemy: 'loki', from: to - 1, to, power: 1 }),
    );
    expect(new Set(steps).size).toBe(3);
    expect(steps[2]).toContain(texts[lang].words.residence);
  });

  it('Y-16.13: say so where the Vanir return without effect', () => {
    const { vanirUsed } = texts[lang].events;
    const [none, first, second] = [0, 1, 2].map((space) => vanirUsed({ god: 'thor', space }));
    expect(first.replace('1', '2')).toBe(second);
    expect(none).not.toMatch(/\d/);
    expect(none).toContain(texts[lang].words.thor);
  });

  it('name a person at a seat as well as the seat', () => {
    const { events, words } = texts[lang];
    expect(events.godDealt({ god: 'thor', seat: 'Kim' })).toContain('Kim');
    expect(events.godDealt({ god: 'thor', seat: 0 })).toContain(words['seat-1']);
  });
});

describe.each(LANGS)('the rulebook in %s', (lang) => {
  const textOf = (id: string) => rulebooks[lang].find((rule) => rule.id === id)?.text ?? '';

  it('has the contents of the bags that the game has', () => {
    const rows = textOf('Y-3.3')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(rows.map((row) => row.match(/\d+/g)?.map(Number))).toEqual(
      BAG_VIKINGS.map((vikings, bag) => [vikings, BAG_FIRE[bag]]),
    );
  });

  it('has the trios of the Ragnarök cards that the game has', () => {
    const { words } = texts[lang];
    const rows = textOf('Y-6.6')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(rows).toHaveLength(RAGNAROK_CARDS);
    rows.forEach((row, i) => {
      const trio = RECONSTRUCTED_EDITION.ragnarok[i].enemies;
      ENEMY_WORDS.forEach((enemy) => {
        expect(row.includes(words[enemy]), `${row} ${enemy}`).toBe(trio.includes(enemy));
      });
    });
  });

  it('has the giants by their runes as the game has them', () => {
    const { words } = texts[lang];
    const rows = textOf('Y-11')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    GIANT_WORDS.forEach((giant, i) => {
      const row = rows.find((line) => line.includes(words[RUNE_WORDS[Math.floor(i / 4)]]));
      expect(row, giant).toContain(words[giant]);
    });
  });

  it('Y-4.2: the lines begin with the space itself, not beyond it', () => {
    const rows = textOf('Y-4.2').split('\n');
    for (const space of [BEYOND_WALL, BEYOND_DOOR]) {
      const words = OR_FURTHER[lang].replace('N', String(space));
      expect(rows.filter((row) => row.includes(words))).toHaveLength(1);
    }
  });

  it('Y-7.5: the lesson is won with a turn, not with the card that begins it', async () => {
    const { goal } = await lessonTexts(lang);
    const [first] = goal.split(/(?<=[.。])/);
    expect(first).toContain(END_OF_TURN[lang]);
  });

  it('Y-6.7: has the levels that the game has, in their order', () => {
    const rows = textOf('Y-6.7')
      .split('\n')
      .filter((line) => /^(> )?- /.test(line));
    const names = rows.map((row) => row.match(/\w+/)?.[0]);
    expect(names).toEqual(Object.keys(DIFFICULTIES));
    for (const [i, name] of names.entries()) {
      if (name !== 'custom') expect(rows[i], name).toContain(texts[lang].words[name ?? '']);
    }
  });

  it('has the rule sets that the game has', () => {
    const rows = textOf('Y-16').split('\n');
    for (const [name, values] of Object.entries(RULE_SETS)) {
      const row = rows.find((line) => line.includes(`ruleset=${name}`)) ?? '';
      const written = [...row.matchAll(/(\w+)=(\w+)/g)]
        .slice(1)
        .map(([, key, value]) => [key, value]);
      expect(written).toEqual(Object.entries(values).map(([key, value]) => [key, show(value)]));
    }
  });
});

describe('the rulebook', () => {
  it('says what is our own wherever it is marked so, and nowhere else', () => {
    for (const { id, text, provenance } of rulebooks.en) {
      const claims = /\b(our (own|reconstruction|ruling|reading|choice|guess)|as reconstructed)\b/i;
      expect(claims.test(text), id).toBe(provenance !== 'published');
    }
  });
});
