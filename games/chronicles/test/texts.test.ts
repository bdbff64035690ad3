import { LANGS, type Lang, type Options } from '@nineworlds/engine';
import { textSuite } from '@nineworlds/testkit/suites';
import { describe, expect, it } from 'vitest';
import { ARTIFACT_WORDS } from '../data/artifacts.ts';
import { CREATURE_WORDS } from '../data/creatures.ts';
import { STONE_EFFECTS, STONE_WORDS, SYMBOL_WORDS } from '../data/edition.ts';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { GOD_WORDS, RELATION_WORDS } from '../data/gods.ts';
import { IOTUNN_WORDS } from '../data/iotunns.ts';
import { MORE_STEPS } from '../data/modes.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { MAX_SEATS, sizesFor } from '../data/sizes.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import { NUMBERED } from '../locale/catalogue.ts';
import { textsOf } from '../locale/index.ts';
import { rulebookOf } from '../rulebook/index.ts';
import { CONTENT } from '../rules/content.ts';
import { CARDS } from '../rules/decks.ts';
import type { ChroniclesEvents } from '../rules/events.ts';
import { chroniclesRules } from '../rules/game.ts';
import { OUTCOME_WORDS } from '../rules/outcome.ts';
import type { ChroniclesFaults, ChroniclesRefusals } from '../rules/refusals.ts';
import { SLOT } from '../rules/state.ts';

/** Relations of every kind between all gods. */
const ALL_RELATIONS = GOD_WORDS.slice(1).flatMap((god) =>
  GOD_WORDS.slice(1)
    .filter((other) => other !== god)
    .flatMap((other) => RELATION_WORDS.map((relation) => `${god}:${relation}:${other}`)),
);

/** Options that between them bring about nearly everything. */
const GAMES: readonly Options[] = [
  { seats: 5, mode: 'easy' },
  { gods: ['odin', 'frigg', 'freyia'], mode: 'hard' },
  { gods: ['tyr', 'thor'], mode: 'hard', backs: 'hidden', relations: ALL_RELATIONS },
  { gods: ['freyr', 'heimdall', 'thor', 'frigg'], mode: 'hard', relations: ALL_RELATIONS },
  { seats: 1, mode: 'hard', relations: ALL_RELATIONS },
  { seats: 4, relations: ALL_RELATIONS, lucky: 'text', urd: 'wheelOrder' },
];

const CARD_WORDS = GOD_WORDS.slice(1).flatMap((god) =>
  ENEMY_WORDS.map((enemy) => `${god}-${enemy}`),
);
const NAMED_WORDS = [
  ...WORLD_WORDS,
  ...ENEMY_WORDS,
  ...GOD_WORDS.slice(1),
  ...ARTIFACT_WORDS,
  ...CREATURE_WORDS,
  ...IOTUNN_WORDS,
];
/** Words that are English words, too: no other language may show them. */
const ENGLISH_WORDS = [
  ...STONE_WORDS,
  ...STONE_EFFECTS,
  'cage',
  'lost',
  'blank',
  'elves',
  'dice',
  'markers',
  'cards',
];
const numbers = (word: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${word}-${i + 1}`);

/** Two values for every fact. */
const SAMPLES = {
  seat: [1, 2],
  god: ['thor', 'freyr'],
  other: ['tyr', 'freyia'],
  gods: ['thor odin freyia', 'odin frigg'],
  enemy: ['iormungand', 'surt'],
  world: ['midgard', 'cage'],
  artifact: ['idunns-apples', 'mjollnir'],
  creature: ['geri-freki', 'goats'],
  iotunn: ['vafthrudnir', 'thrym'],
  card: ['tyr-nidhogg', 'odin-hel'],
  stone: ['white', 'red'],
  effect: ['turn', 'act'],
  symbol: ['ii-lost', 'blank'],
  outcome: ['noLife', 'surt'],
  what: ['markers', 'elves'],
  words: ['…', '……'],
  value: [7, 8, '7', '8'],
  expected: [3, 4],
  easy: [6, 7],
  hard: [5, 6],
  count: [2, 5],
  least: [1, 3],
  most: [6, 9],
  strength: [4, 6],
  risks: [4, 6],
  left: [3, 2],
  island: [2, 3],
  step: [4, 5],
  steps: [2, 3],
  turn: [7, 8],
  page: [2, 3],
  counter: ['…', '……'],
  from: [1, 2],
  to: [4, 5],
  figure: ['…', '……'],
  space: [3, 4],
  lives: [2, 3],
  action: ['…', '……'],
  fight: ['…', '……'],
  target: ['…', '……'],
  defeat: ['…', '……'],
  token: ['…', '……'],
  players: [3, 4],
  worlds: [5, 6],
  length: [2, 5],
  term: ['effect', 'place'],
  thing: ['counter', 'fight'],
  first: ['…', '……'],
  second: ['…', '……'],
} as const;

/** Facts that stand beside others that say enough. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  cardRevealed: ['enemy'],
  deckShuffled: ['god'],
  neverFought: ['world'],
  cannotRetreat: ['world'],
  enemyProtected: ['world'],
  goalMet: ['goal', 'page'],
};

/** What random games hardly ever bring: nobody wins at random. */
const RARE_EVENTS = {
  diceShared: { god: 'thor', count: 2 },
  dieTakenByLuck: { god: 'thor', other: 'odin' },
  gameWon: {},
  // What only sagas bring.
  artifactLost: { god: 'thor', artifact: 'draupnir' },
  counterChanged: { counter: '…', from: 1, to: 3 },
  enemySlain: { enemy: 'surt' },
  figureLeft: { figure: '…' },
  figureMoved: { figure: '…', world: 'midgard' },
  figureRan: { figure: '…', space: 3 },
  goalMet: { page: 1, goal: 0 },
  heirCame: { god: 'thor', lives: 2 },
  pageTurned: { page: 2 },
  sagaActed: { god: 'thor', action: '…', world: 'midgard' },
  sagaFought: { god: 'thor', fight: '…', target: '…', strength: 3 },
  skullCame: { defeat: '…' },
  tokenRevealed: { world: 'midgard', token: '…' },
  tokenTaken: { world: 'midgard', token: '…' },
  tokensLaid: {},
  triggerFired: { enemy: 'surt' },
} satisfies Partial<ChroniclesEvents>;

const REFUSALS = {
  alreadyActed: {},
  alreadyFought: {},
  onlyFight: {},
  picksAscend: { card: 'thor-hel' },
  ownTurnAsked: {},
  alreadyAsked: {},
  // The rules say in which world, too.
  iotunnNotInPlay: { iotunn: 'thrym' },
  // What only sagas refuse.
  notToChoose: {},
  notHeld: { artifact: 'draupnir' },
  noSagaAction: {},
  noSagaFight: {},
  sagaElsewhere: { world: 'midgard' },
  sagaNotNow: { world: 'midgard' },
  foeElsewhere: { world: 'midgard' },
} satisfies Partial<ChroniclesRefusals>;

/** A fault of every kind; a missing one does not compile. */
const FAULTS = {
  godUnknown: { value: '7', words: '…' },
  godTwice: { value: '7' },
  relationUnknown: { value: '7' },
  twice: { value: '7' },
  wrongCount: { value: 2, expected: 3 },
  sheetsNeedSaga: {},
  sheetsNeedGods: {},
  rowFull: { value: 3, most: 2 },
  namesItself: { god: 'odin' },
  godNotInGame: { god: 'odin' },
  freeTickMissing: { god: 'odin' },
  badId: { value: '7' },
  sagaUnknown: { value: '7' },
  sagaChanged: { value: '7' },
  sagaNotOurs: { value: '7' },
  sagaTooBig: { most: 6 },
  sagaTooDeep: { most: 6 },
  sagaTooFew: { length: 2, least: 3 },
  sagaBadName: { value: '7' },
  sagaNameTaken: { value: '7' },
  sagaUnused: { value: '7' },
  sagaNoTerm: { term: 'effect', value: '7' },
  sagaNoThing: { thing: 'counter', value: '7' },
  sagaOneOfTwo: { first: '…', second: '……' },
  sagaCircle: { value: '7' },
  sagaTrackStart: { value: '7' },
  sagaTrackGoesOn: { words: '…' },
  sagaTrackEnd: { words: '…' },
  sagaNoTree: {},
  sagaAfterTree: {},
  sagaNoNextPage: {},
  sagaNoWayOut: {},
  sagaNeverHolds: { players: 3 },
  sagaTokensAndWorlds: { value: 7, worlds: 6 },
  sagaTokensInBox: { value: 7, most: 6 },
  sagaNoCase: { value: '7' },
  sagaNoTrack: { value: '7' },
  sagaOffTrack: { value: 7, most: 6 },
  sagaNothingMeant: { value: '7' },
  sagaRisksNotLast: {},
  sagaTurnNotLast: {},
  sagaTooStrong: { value: 12, most: 9, players: 3 },
  sagaNotNidhogg: {},
  sagaCostFails: { players: 3, value: '7' },
  sagaTooManyFrames: { value: 17, most: 16 },
  sagaTooManySteps: { most: 400 },
  sagaTooManyHeroes: { value: 9, most: 8 },
  sagaSlainTrigger: { enemy: 'hel' },
  sagaTextMissing: {},
  sagaTextUnknown: {},
  sagaPlaceholder: { value: '7' },
  notEntered: {},
  protectsAnother: { enemy: 'loki' },
  islandUnknown: { value: 7 },
  asgardElsewhere: {},
  hardNotLonger: { easy: 6, hard: 5 },
  godDieLost: {},
  mustBeEmpty: { value: 3 },
  noGod: {},
  godDealtTwice: { god: 'odin' },
  wrongTotal: { what: 'elves', value: 9, expected: 8 },
  enemyMisplaced: { enemy: 'hel' },
  mustBeRavaged: { world: 'midgard' },
  cardTwice: {},
  stepDoesNotFit: {},
  orderDoesNotFit: {},
  notTheirTurn: {},
  artifactsDoNotFit: {},
  cardsDoNotFit: {},
  noThrow: {},
  notOver: {},
  alreadyOver: {},
  wrongFrame: {},
} satisfies ChroniclesFaults;

const { texts, reasons, rulebooks } = textSuite({
  game: chroniclesRules,
  textsOf,
  rulebookOf,
  letter: 'C',
  tables: GAMES,
  games: 50,
  words: [
    ...CONTENT,
    ...NAMED_WORDS,
    ...CARD_WORDS,
    ...SYMBOL_WORDS,
    ...STONE_WORDS,
    ...STONE_EFFECTS,
    ...RELATION_WORDS,
    ...numbers('seat', MAX_SEATS),
    ...numbers('card', CARDS - 1),
    ...numbers('place', ENEMIES * SLOT),
    ...'stay travel move rest act heal fight mend self stop'.split(' '),
    ...'enough elf die nothing yes no true false cage'.split(' '),
  ],
  optionsWithoutRule: ['seats'],
  samples: SAMPLES,
  // An example of a relation is a word as people type it: `frigg:kin:freyr`.
  bareWords: (lang) => [
    'seat-\\d+',
    ...NAMED_WORDS.map((word) => `(?<!:)${word}(?!:)`),
    ...(lang === 'en' ? [] : ENGLISH_WORDS),
  ],
  // Beside them the icon of a saga action (C-15.39) and the key of the book (C-15.91).
  latinWords: [...GOD_WORDS, ...RELATION_WORDS, 'A', 'b'],
  properNames: NAMED_WORDS,
  unsaid: UNSAID,
  inflected: ['outcome', 'what', 'term', 'thing'],
  examples: { events: RARE_EVENTS, reasons: { ...REFUSALS, ...FAULTS } },
});

it('numbers as many things as there are', () => {
  expect(NUMBERED).toEqual({ seat: MAX_SEATS, card: CARDS - 1, place: ENEMIES * SLOT });
});

describe.each(LANGS)('the texts in %s', (lang) => {
  it('ask every question differently', () => {
    const questions = Object.values(texts[lang].questions);
    expect(new Set(questions).size).toBe(chroniclesRules.kinds.length);
  });

  it('label everything that boards show', () => {
    const { words } = texts[lang];
    const labels = [
      'turnLabel',
      'round',
      'wheel',
      'deck',
      'cage',
      'islands',
      'ladder',
      'strength',
      'reserve',
      'valhalla',
      'heroes',
      'elves',
      'dice',
      'lives',
      'ravaged',
      'blocked',
      'artifacts',
      'creatures',
      'iotunns',
      'runestones',
      'fire',
      'anonymous',
      'columns',
      'top',
      'middle',
      'bottom',
      'steps',
      'toGo',
      'risks',
      'malus',
      'normal',
      'bonus',
      'won',
      'lost',
      'reconstructed',
      'reconstructedEdition',
    ];
    for (const label of labels) expect(words[label], label).toBeTruthy();
  });

  it('say differently how the game is lost, what stones show, and what dice show', () => {
    const { events, words } = texts[lang];
    const lost = OUTCOME_WORDS.slice(2).map((outcome) => events.gameLost({ outcome }));
    expect(new Set(lost).size).toBe(OUTCOME_WORDS.length - 2);
    const bare = lang === 'ja' ? /[A-Za-z]/ : new RegExp(OUTCOME_WORDS.join('|'));
    for (const sentence of lost) expect(sentence).not.toMatch(bare);
    const stones = STONE_EFFECTS.map((effect) => events.stoneThrown({ stone: 'red', effect }));
    expect(new Set(stones).size).toBe(STONE_EFFECTS.length);
    expect(new Set(SYMBOL_WORDS.map((symbol) => words[symbol])).size).toBe(SYMBOL_WORDS.length);
  });

  it('know the rainbow island, Risks that nothing has cancelled, and cards without a name', () => {
    const { events } = texts[lang];
    expect(events.iormungandRetreated({ island: 0 })).not.toMatch(/\d/);
    const sentence = events.risksTaken({ god: 'thor', risks: 3, left: 3 });
    expect(sentence.match(/3/g)).toHaveLength(1);
    expect(reasons[lang].cardNotShown({ card: '' })).toMatch(/^\S/);
  });

  it('name a person at a seat as well as the seat', () => {
    const { events, words } = texts[lang];
    expect(events.godDealt({ god: 'thor', seat: 'Kim' })).toContain('Kim');
    expect(events.godDealt({ god: 'thor', seat: 0 })).toContain(words['seat-1']);
  });
});

describe.each(LANGS)('the rulebook in %s', (lang) => {
  const textOf = (id: string) => rulebooks[lang].find((rule) => rule.id === id)?.text ?? '';
  const rowsOf = (id: string) =>
    textOf(id)
      .split('\n')
      .map((line) => line.replace(/^> /, ''))
      .filter((line) => line.startsWith('- '));
  const comma = lang === 'ja' ? '、' : ', ';

  it('has no title twice, and names the same rules and options as the English one', () => {
    const titles = rulebooks[lang].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const named = /C-\d+(?:\.\d+)?|\w+=[\w:+-]+/g;
    for (const { id } of rulebooks[lang]) {
      const english = rulebooks.en.find((rule) => rule.id === id)?.text ?? '';
      const sorted = (text: string) => [...(text.match(named) ?? [])].sort();
      expect(sorted(textOf(id)), id).toEqual(sorted(english));
    }
    const book = rulebooks[lang].map(({ text }) => text).join('\n');
    expect(book.match(/\w=\w/g)?.length).toBeGreaterThan(8);
  });

  it('has the sizes by the number of players that the game has', () => {
    expect(rowsOf('C-3.3').map((row) => row.match(/\d+/g)?.map(Number))).toEqual(
      [1, 2, 3, 4, 5].map((players) => {
        const { troops, lives, supports } = sizesFor(players);
        return [players, troops, lives, ...(supports === 0 ? [] : [supports])];
      }),
    );
  });

  it('has the columns, islands and steps of the reconstructed edition', () => {
    const { words } = texts[lang];
    const { columns, islands, steps } = RECONSTRUCTED_EDITION;
    const names = [0, 1, 2].map((i) =>
      [columns.top[i], columns.middle[i], columns.bottom[i]].map((world) => words[world]),
    );
    expect(rowsOf('C-2.2')).toEqual(names.map((column) => `- ${column.join(comma)}`));
    expect(textOf('C-2.5')).toContain(islands.join(comma));
    expect(rowsOf('C-15.5').map((row) => row.match(/\d+/g)?.map(Number))).toEqual([
      [steps.easy],
      [steps.hard],
      [steps.hard + MORE_STEPS.harder],
      [steps.hard + MORE_STEPS.hardest],
    ]);
  });

  it('has the dice and runestones of the reconstructed edition', () => {
    const { words } = texts[lang];
    const { godDie, vanirDie, runestones } = RECONSTRUCTED_EDITION;
    const [vanir, god] = rowsOf('C-13.3');
    const faces = (die: readonly string[]) => die.map((face) => words[face]).join(comma);
    expect(vanir.endsWith(faces(vanirDie))).toBe(true);
    expect(god.endsWith(faces(godDie))).toBe(true);
    for (const stone of STONE_WORDS) {
      const row = rowsOf('C-11.4').find((line) => line.startsWith(`- ${words[stone]}`)) ?? '';
      for (const effect of STONE_EFFECTS) {
        expect(row.includes(words[effect]), row).toBe(runestones[stone].includes(effect));
      }
    }
  });

  it('has the Iotunns of the reconstructed edition', () => {
    const { words } = texts[lang];
    const { closes, protects } = RECONSTRUCTED_EDITION;
    const rows = rowsOf('C-8.2');
    expect(rows).toHaveLength(IOTUNN_WORDS.length);
    for (const [iotunn, target] of Object.entries({ ...closes, ...protects })) {
      const row = rows.find((line) => line.startsWith(`- ${words[iotunn]}`)) ?? '';
      expect(row.endsWith(words[target]), iotunn).toBe(true);
    }
    for (const iotunn of IOTUNN_WORDS) {
      expect(
        rows.some((line) => line.startsWith(`- ${words[iotunn]}`)),
        iotunn,
      ).toBe(true);
    }
  });

  it('tells of every world, artifact, creature and god', () => {
    const { words } = texts[lang];
    const chapters = {
      'C-11.2': WORLD_WORDS,
      'C-12.1': ARTIFACT_WORDS,
      'C-12.2': CREATURE_WORDS,
      'C-14': GOD_WORDS.slice(1),
      'C-14.1': RELATION_WORDS,
      'C-7': ENEMY_WORDS,
    };
    for (const [id, all] of Object.entries(chapters)) {
      const rows = rowsOf(id);
      expect(rows, id).toHaveLength(all.length);
      for (const word of all) {
        expect(
          rows.some((row) => row.startsWith(`- ${words[word]}`)),
          `${id} ${word}`,
        ).toBe(true);
      }
    }
  });
});

describe('the rulebook', () => {
  it('says what is our own wherever it is marked so, and nowhere else', () => {
    const claims: Readonly<Record<Lang, RegExp>> = {
      en: /\bour (own|reconstruction|rulings?|reading)\b/i,
      ja: /私たち/,
      fr: /\b(notre (reconstitution|décision|lecture|simulation|note|ajout|création)|nos décisions)\b/i,
      it: /\bnostr[ae] (ricostruzione|decision[ei]|lettura|simulazione|nota|aggiunta|creazione)\b/i,
    };
    for (const lang of LANGS) {
      for (const { id, text, provenance } of rulebooks[lang]) {
        expect(claims[lang].test(text), `${lang} ${id}`).toBe(provenance !== 'published');
      }
    }
  });
});
