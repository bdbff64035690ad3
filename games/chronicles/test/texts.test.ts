import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CHANCE,
  checkOptions,
  EventList,
  type Facts,
  Faults,
  type GameEvent,
  type GameTexts,
  type Json,
  kernelTextsOf,
  LANGS,
  type Lang,
  OVER,
  type ReasonTexts,
  type Refusal,
  Rng,
} from '@nineworlds/engine';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { ARTIFACT_WORDS } from '../data/artifacts.ts';
import { CREATURE_WORDS } from '../data/creatures.ts';
import { STONE_EFFECTS, STONE_WORDS, SYMBOL_WORDS } from '../data/edition.ts';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { GOD_WORDS, RELATION_WORDS } from '../data/gods.ts';
import { IOTUNN_WORDS } from '../data/iotunns.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { MAX_SEATS, sizesFor } from '../data/sizes.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import { NUMBERED } from '../locale/catalogue.ts';
import { textsOf } from '../locale/index.ts';
import { rulebookOf } from '../rulebook/index.ts';
import { CONTENT } from '../rules/content.ts';
import { chroniclesRules } from '../rules/game.ts';
import { CARDS } from '../rules/kinds.ts';
import { OUTCOME_WORDS } from '../rules/outcome.ts';
import { SLOT } from '../rules/state.ts';

const KERNEL = await kernelTextsOf('en');

const folder = fileURLToPath(new URL('..', import.meta.url));

/** The sources of some folders of the game. */
function sourcesOf(...names: readonly string[]): string[] {
  return names.flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, name, file), 'utf8')),
  );
}

/** Functions that take the key of a reason second. */
const TAKE_REASON_SECOND = ['no', 'add'];

/** Every string that an expression can be: both sides of a condition, too. */
function stringsOf(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) {
    return [...stringsOf(node.whenTrue), ...stringsOf(node.whenFalse)];
  }
  return [];
}

/** Every event and reason that the rules write out. */
function spokenIn(sources: readonly string[]) {
  const events = new Set<string>();
  const reasons = new Set<string>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const [first, second] = node.arguments;
    const callee = node.expression;
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    if (name === 'tell') for (const key of stringsOf(first)) events.add(key);
    if (TAKE_REASON_SECOND.includes(name)) for (const key of stringsOf(second)) reasons.add(key);
  };
  for (const text of sources) {
    visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true));
  }
  for (const key of Object.keys(KERNEL)) reasons.delete(key);
  return { events: [...events].sort(), reasons: [...reasons].sort() };
}

const spoken = spokenIn(sourcesOf('rules', 'data'));

/** Facts like those that the rules give with each event. */
const EVENT_SAMPLES: Readonly<Record<string, Facts>> = {
  anonymousFreed: { count: 3 },
  anonymousTaken: { count: 2 },
  artifactShared: { god: 'thor', artifact: 'mjollnir' },
  artifactShown: { artifact: 'idunns-apples' },
  artifactTaken: { god: 'odin', artifact: 'odroerir' },
  artifactTakenFromKin: { god: 'odin', other: 'tyr', artifact: 'draupnir' },
  cardReturned: { god: 'odin', card: 'odin-iormungand' },
  cardRevealed: { card: 'thor-loki', enemy: 'loki' },
  cardShown: { god: 'freyia', card: 'freyia-surt' },
  cardStacked: { god: 'freyr', card: 'tyr-nidhogg' },
  creatureApplied: { god: 'frigg', creature: 'goats' },
  creatureDrawn: { creature: 'stags' },
  deckShuffled: { card: 'heimdall-fenrir' },
  diceLost: { god: 'thor', count: 2 },
  diceShared: { god: 'thor', count: 3 },
  diceTaken: { god: 'thor', count: 2 },
  dieKept: { god: 'freyia' },
  dieTakenFromKin: { god: 'frigg', other: 'freyr' },
  elfKept: { god: 'freyia' },
  elfTakenFromKin: { god: 'frigg', other: 'odin' },
  elvesShared: { god: 'tyr', count: 4 },
  elvesSpent: { god: 'freyr', count: 2 },
  elvesTaken: { god: 'freyr', count: 3 },
  enemyActivated: { enemy: 'iormungand' },
  enemyFought: { god: 'thor', enemy: 'hel', strength: 4 },
  enemyMoved: { enemy: 'loki', world: 'cage' },
  fireBanished: { count: 3 },
  fireGathered: { count: 2 },
  gameLost: { outcome: 'noLife' },
  gameWon: {},
  godDealt: { seat: 1, god: 'thor' },
  godDieRolled: { god: 'odin', symbol: 'ii-lost' },
  godMoved: { god: 'odin', world: 'alfheim' },
  heroesCalled: { count: 2 },
  heroesSpent: { count: 3 },
  iormungandCrossed: { island: 2 },
  iormungandRetreated: { island: 1 },
  iotunnCame: { iotunn: 'vafthrudnir' },
  iotunnDefeated: { iotunn: 'utgardloki' },
  iotunnFought: { god: 'thor', iotunn: 'geirrod', strength: 2 },
  lifeGiven: { god: 'frigg', other: 'odin' },
  livesLost: { god: 'thor', count: 3 },
  livesRegained: { god: 'thor', count: 2 },
  livesShared: { god: 'thor', count: 5 },
  nidhoggCrept: { step: 4 },
  orderAgreed: { gods: 'thor odin freyia' },
  risksCancelled: { count: 2, left: 3 },
  risksTaken: { god: 'tyr', risks: 4, left: 3 },
  roundBegan: {},
  stoneThrown: { stone: 'white', effect: 'turn' },
  supportDealt: { god: 'heimdall' },
  treeTurned: { steps: 2 },
  turnBegan: { god: 'odin', turn: 7 },
  turnEnded: {},
  vanirDieRolled: { god: 'odin', symbol: 'blank' },
  worldHealed: { world: 'midgard' },
  worldRavaged: { world: 'asgard' },
};

/** Facts like those that the rules give with each reason. */
const REASON_SAMPLES: Readonly<Record<string, Facts>> = {
  noSuchGod: {},
  alreadyOrdered: { god: 'thor' },
  tooFar: { world: 'niflheim' },
  notCompanion: { god: 'freyr' },
  alreadyTravelled: { god: 'freyia' },
  outsideRange: { count: 5, least: 1, most: 3 },
  nobodyAsked: {},
  notRavaged: { world: 'asgard' },
  worldRavaged: { world: 'alfheim' },
  worldBlocked: { world: 'midgard', iotunn: 'geirrod' },
  nothingThere: { world: 'iotunheim' },
  alreadyActed: {},
  artifactOutOfReach: { artifact: 'jarngreipr' },
  creatureNotDrawn: { creature: 'geri-freki' },
  stoneUseless: { effect: 'act' },
  livesFull: { god: 'tyr' },
  alreadyFought: {},
  neverFought: { enemy: 'nidhogg', world: 'asgard' },
  enemyElsewhere: { enemy: 'surt', world: 'alfheim' },
  cannotRetreat: { enemy: 'hel', world: 'niflheim' },
  enemyProtected: { enemy: 'loki', world: 'vanaheim', iotunn: 'angrboda' },
  iotunnElsewhere: { iotunn: 'thrym', world: 'asgard' },
  iotunnNotInPlay: { iotunn: 'hymir' },
  notFrigg: {},
  ownSelf: {},
  lastLife: {},
  onlyFight: {},
  onlyAct: {},
  cardNotShown: { card: 'tyr-hel' },
  slotEmpty: {},
  picksAscend: { card: 'odin-hel' },
  notWithKin: { god: 'odin' },
  nothingToKeep: {},
  godUnknown: { value: '7', words: '…' },
  godTwice: { value: '7' },
  relationUnknown: { value: '7' },
  twice: { value: '7' },
  wrongCount: { value: 2, expected: 3 },
  badId: { value: '7' },
  mustBeEmpty: { value: 3 },
  noGod: {},
  godDealtTwice: { god: 'odin' },
  wrongTotal: { what: 'markers', value: 8, expected: 7 },
  enemyMisplaced: { enemy: 'fenrir' },
  mustBeRavaged: { world: 'asgard' },
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
};

/** Relations of every kind between all gods. */
const ALL_RELATIONS = GOD_WORDS.slice(1).flatMap((god) =>
  GOD_WORDS.slice(1)
    .filter((other) => other !== god)
    .flatMap((other) => RELATION_WORDS.map((relation) => `${god}:${relation}:${other}`)),
);

/** Options that between them bring about nearly everything. */
const GAMES: readonly Json[] = [
  { seats: 5, mode: 'easy' },
  { gods: ['odin', 'frigg', 'freyia'], mode: 'hard' },
  { gods: ['tyr', 'thor'], mode: 'hard', backs: 'hidden', relations: ALL_RELATIONS },
  { gods: ['freyr', 'heimdall', 'thor', 'frigg'], mode: 'hard', relations: ALL_RELATIONS },
  { seats: 1, mode: 'hard', relations: ALL_RELATIONS },
];

/** Plays a game at random: what is told, and why other moves are refused now and then. */
function playGame(given: Json, seed: number) {
  const options = checkOptions(chroniclesRules.options, given, new Faults());
  if (options === undefined) throw new Error('bad options');
  const p = chroniclesRules.create(options);
  const rng = new Rng(seed);
  const sink = new EventList();
  const refusals: Refusal[] = [];
  const moves = new Int32Array(chroniclesRules.maxMoves);
  while (p.frames.seat !== OVER) {
    if (p.frames.seat === CHANCE) {
      chroniclesRules.apply(p, chroniclesRules.sample(p, rng), sink);
      continue;
    }
    const count = chroniclesRules.legal(p, moves);
    const refusal = chroniclesRules.refuse(
      p,
      rng.below(chroniclesRules.kinds[p.frames.kind].moves),
    );
    if (refusal !== undefined) refusals.push(refusal);
    chroniclesRules.apply(p, moves[rng.below(count)], sink);
  }
  return { events: sink.list, refusals };
}

let told: readonly GameEvent[] = [];
let refused: readonly Refusal[] = [];
const texts = {} as Record<Lang, GameTexts>;
const reasonsIn = {} as Record<Lang, ReasonTexts>;
const rulebooks = {} as Record<Lang, Awaited<ReturnType<typeof rulebookOf>>>;

beforeAll(async () => {
  const games = GAMES.flatMap((options) =>
    Array.from({ length: 30 }, (_, seed) => playGame(options, seed)),
  );
  told = games.flatMap(({ events }) => events);
  refused = games.flatMap(({ refusals }) => refusals);
  for (const lang of LANGS) {
    texts[lang] = await textsOf(lang);
    reasonsIn[lang] = await texts[lang].reasons();
    rulebooks[lang] = await rulebookOf(lang);
  }
});

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

/** What a sentence must never show: a missing fact, or a bare word where a name should be. */
function unfit(lang: Lang): RegExp {
  const words = lang === 'en' ? NAMED_WORDS : [...NAMED_WORDS, ...ENGLISH_WORDS];
  return new RegExp(`undefined|NaN|seat-|\\b(${words.join('|')})\\b`);
}

/** Facts that stand beside others that say enough. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  cardRevealed: ['enemy'],
  neverFought: ['world'],
  cannotRetreat: ['world'],
  enemyProtected: ['world'],
};

/** Every fact of a sentence that is a number, or a word with a name of its own, shows in it. */
function demandFacts(key: string, sentence: string, facts: Facts, { words }: GameTexts): void {
  const named = ['god', 'other', 'enemy', 'artifact', 'creature', 'iotunn', 'card', 'symbol'];
  for (const [fact, value] of Object.entries(facts)) {
    if (UNSAID[key]?.includes(fact)) continue;
    if (typeof value === 'number' && fact !== 'seat') expect(sentence, key).toContain(`${value}`);
    if ([...named, 'world', 'stone'].includes(fact)) expect(sentence, key).toContain(words[value]);
    if (fact === 'gods') {
      for (const god of String(value).split(' ')) expect(sentence, key).toContain(words[god]);
    }
  }
}

describe.each(LANGS)('the texts in %s', (lang) => {
  it('ask every question', () => {
    const kinds = chroniclesRules.kinds.map(({ name }) => name);
    expect(Object.keys(texts[lang].questions).sort()).toEqual([...kinds].sort());
    for (const question of Object.values(texts[lang].questions)) expect(question).toMatch(/[?？]$/);
    expect(new Set(Object.values(texts[lang].questions)).size).toBe(kinds.length);
  });

  it('name every word that can stand in a line', () => {
    const { words } = texts[lang];
    const verbs = chroniclesRules.kinds.flatMap(({ verb }) => verb || []);
    const all = [
      ...verbs,
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
      'stay',
      'travel',
      'move',
      'rest',
      'act',
      'heal',
      'fight',
      'mend',
      'self',
      'stop',
      'enough',
      'elf',
      'die',
      'nothing',
      'yes',
      'no',
      'none',
      'chance',
      'cage',
    ];
    for (const word of all) expect(words[word], word).toBeTruthy();
    expect(NUMBERED).toEqual({ seat: MAX_SEATS, card: CARDS - 1, place: ENEMIES * SLOT });
  });

  it('spell the answers of games with words that have names', () => {
    const { words } = texts[lang];
    const p = chroniclesRules.create(
      checkOptions(chroniclesRules.options, GAMES[3], new Faults()) ?? {},
    );
    const rng = new Rng(5);
    const moves = new Int32Array(chroniclesRules.maxMoves);
    const weights = new Float64Array(chroniclesRules.maxMoves);
    while (p.frames.seat !== OVER) {
      const isChance = p.frames.seat === CHANCE;
      const count = isChance
        ? chroniclesRules.chances(p, moves, weights)
        : chroniclesRules.legal(p, moves);
      for (const move of moves.subarray(0, count)) {
        for (const word of chroniclesRules.tokens(p, move, 0).split(' ')) {
          if (!/^\d+$/.test(word)) expect(words[word], word).toBeTruthy();
        }
      }
      chroniclesRules.apply(p, isChance ? chroniclesRules.sample(p, rng) : moves[rng.below(count)]);
    }
  });

  it('name every option, its values and the presets, and the rulebook tells of each', () => {
    const { words } = texts[lang];
    const book = rulebooks[lang].map(({ text }) => text).join('\n');
    for (const [key, { accepts }] of Object.entries(chroniclesRules.options.fields)) {
      expect(words[`option-${key}`], key).toBeTruthy();
      // How many gods there are is told in the set-up.
      if (key !== 'seats') expect(book, key).toMatch(new RegExp(`\\b${key}\\b`));
      for (const value of accepts.match(/[a-zA-Z]\w*/g) ?? []) {
        expect(words[value], `${key}=${value}`).toBeTruthy();
      }
    }
    for (const preset of Object.keys(chroniclesRules.options.presets)) {
      expect(words[preset], preset).toBeTruthy();
      expect(book, preset).toMatch(new RegExp(`\\b${preset}\\b`));
    }
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

  it('tell every reason with its facts', () => {
    const reasons = reasonsIn[lang];
    expect(Object.keys(reasons).sort()).toEqual(spoken.reasons);
    expect(Object.keys(REASON_SAMPLES).sort()).toEqual(spoken.reasons);
    for (const [key, facts] of Object.entries(REASON_SAMPLES)) {
      const sentence = reasons[key](facts);
      // Its example is a line as people type it.
      if (key !== 'relationUnknown') expect(sentence, key).not.toMatch(unfit(lang));
      demandFacts(key, sentence, facts, texts[lang]);
    }
    expect(reasons.cardNotShown({ card: '' })).toMatch(/^\S/);
  });

  it('tell every event with its facts', () => {
    const { events } = texts[lang];
    const names = chroniclesRules.events.map(({ name }) => name).sort();
    expect(spoken.events).toEqual(names);
    expect(Object.keys(events).sort()).toEqual(names);
    expect(Object.keys(EVENT_SAMPLES).sort()).toEqual(names);
    for (const [name, facts] of Object.entries(EVENT_SAMPLES)) {
      const sentence = events[name](facts);
      expect(sentence, name).not.toMatch(unfit(lang));
      demandFacts(name, sentence, facts, texts[lang]);
    }
  });

  it('tell what happens in games, and why not', () => {
    const { events } = texts[lang];
    const reasons = reasonsIn[lang];
    for (const { name, facts } of told) expect(events[name](facts), name).not.toMatch(unfit(lang));
    for (const { reason, facts } of refused) {
      expect(reasons[reason](facts), reason).not.toMatch(unfit(lang));
    }
    expect(new Set(told.map(({ name }) => name)).size).toBeGreaterThan(50);
    expect(new Set(refused.map(({ reason }) => reason)).size).toBeGreaterThan(20);
  });

  it('say differently how the game is lost, what stones show, and what dice show', () => {
    const { events, words } = texts[lang];
    const lost = OUTCOME_WORDS.slice(2).map((outcome) => events.gameLost({ outcome }));
    expect(new Set(lost).size).toBe(OUTCOME_WORDS.length - 2);
    for (const sentence of lost) expect(sentence).not.toMatch(new RegExp(OUTCOME_WORDS.join('|')));
    const stones = STONE_EFFECTS.map((effect) => events.stoneThrown({ stone: 'red', effect }));
    expect(new Set(stones).size).toBe(STONE_EFFECTS.length);
    expect(new Set(SYMBOL_WORDS.map((symbol) => words[symbol])).size).toBe(SYMBOL_WORDS.length);
  });

  it('know the rainbow island, and Risks that nothing has cancelled', () => {
    const { events } = texts[lang];
    expect(events.iormungandRetreated({ island: 0 })).not.toMatch(/\d/);
    const sentence = events.risksTaken({ god: 'thor', risks: 3, left: 3 });
    expect(sentence.match(/3/g)).toHaveLength(1);
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
      .filter((line) => line.startsWith('- '));
  const comma = lang === 'ja' ? '、' : ', ';

  it('has a title, a text and a source for every rule', () => {
    for (const { id, title, text, source } of rulebooks[lang]) {
      expect(title, id).toBeTruthy();
      expect(text, id).toBeTruthy();
      expect(source, id).toBeTruthy();
    }
    expect(new Set(rulebooks[lang].map(({ title }) => title)).size).toBe(rulebooks[lang].length);
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

  it('names only options and values that there are', () => {
    const { fields } = chroniclesRules.options;
    let count = 0;
    for (const { id, text } of rulebooks[lang]) {
      for (const [, key, value] of text.matchAll(/(\w+)=([\w:+-]+)/g)) {
        expect(Object.keys(fields), `${id} ${key}`).toContain(key);
        const faults = new Faults();
        fields[key].check(fields[key].parse(value) ?? null, key, faults);
        expect(faults.list, `${id} ${key}=${value}`).toEqual([]);
        count++;
      }
    }
    expect(count).toBeGreaterThan(8);
  });

  it('refers to rules that it has', () => {
    const ids = rulebooks[lang].map(({ id }) => id);
    expect(ids).toEqual(rulebooks.en.map(({ id }) => id));
    for (const { id, text } of rulebooks[lang]) {
      const others = text.match(/C-\d+(?:\.\d+)?/g) ?? [];
      for (const other of others) expect(ids, id).toContain(other);
      const english = rulebooks.en.find((rule) => rule.id === id)?.text ?? '';
      expect([...others].sort(), id).toEqual([...(english.match(/C-\d+(?:\.\d+)?/g) ?? [])].sort());
    }
  });
});

describe('the rulebook', () => {
  it('has every rule that the game cites', () => {
    const sources = sourcesOf('rules', 'data', 'view', 'bot').join('\n');
    const cited = new Set(sources.match(/\bC-\d+(?:\.\d+)?/g));
    const ids = rulebooks.en.map(({ id }) => id);
    // `C-6` in the code stands for the whole chapter.
    const known = (id: string) => ids.includes(id) || ids.includes(`${id}.1`);
    expect([...cited].filter((id) => !known(id))).toEqual([]);
  });

  it('says what is our own wherever it is marked so, and nowhere else', () => {
    const claims: Readonly<Record<Lang, RegExp>> = {
      en: /\bour (own|reconstruction|rulings?|reading)\b/i,
      ja: /私たち/,
      fr: /\b(notre (reconstitution|décision|lecture)|nos décisions)\b/i,
      it: /\bnostr[ae] (ricostruzione|decision[ei]|lettura)\b/i,
    };
    for (const lang of LANGS) {
      for (const { id, text, reconstructed } of rulebooks[lang]) {
        expect(claims[lang].test(text), `${lang} ${id}`).toBe(reconstructed);
      }
    }
  });
});

it('the Japanese texts contain no leftover English', () => {
  const { words, questions, events } = texts.ja;
  const reasons = reasonsIn.ja;
  const sentences = [
    ...Object.values(words),
    ...Object.values(questions),
    ...Object.entries(REASON_SAMPLES).map(([key, facts]) => reasons[key](facts)),
    ...Object.entries(EVENT_SAMPLES).map(([key, facts]) => events[key](facts)),
    ...OUTCOME_WORDS.slice(2).map((outcome) => events.gameLost({ outcome })),
  ];
  expect(sentences.filter((sentence) => /[A-Za-z]/.test(sentence))).toEqual([]);
  const { fields, presets } = chroniclesRules.options;
  const typed = new Set<string>([
    ...Object.entries(fields).flatMap(([key, { accepts }]) => [
      key,
      ...(accepts.match(/\w+/g) ?? []),
    ]),
    ...GOD_WORDS,
    ...RELATION_WORDS,
    ...Object.keys(presets),
    'C',
  ]);
  for (const { id, title, text, source } of rulebooks.ja) {
    for (const word of `${title} ${text} ${source}`.match(/[A-Za-z]\w*/g) ?? []) {
      expect(typed.has(word), `${id} ${word}`).toBe(true);
    }
  }
});

it('no two languages share a long sentence, but for lists of names', () => {
  const seen = new Map<string, Lang>();
  const shared: string[] = [];
  for (const lang of LANGS) {
    const { questions, events, words } = texts[lang];
    const reasons = reasonsIn[lang];
    const names = new RegExp(NAMED_WORDS.map((word) => words[word]).join('|'), 'g');
    const rules = rulebooks[lang].flatMap(({ title, text, source }) => [title, source, text]);
    const sentences = [
      ...Object.values(questions),
      ...Object.values(words),
      ...Object.entries(REASON_SAMPLES).map(([key, facts]) => reasons[key](facts)),
      ...Object.entries(EVENT_SAMPLES).map(([key, facts]) => events[key](facts)),
      ...rules.flatMap((text) => text.split(/(?<=[.。！?？])(?!\d)\s*|\n/)),
    ];
    for (const sentence of new Set(sentences)) {
      if (sentence.length < 12 || !/\p{L}/u.test(sentence.replaceAll(names, ''))) continue;
      const other = seen.get(sentence);
      if (other !== undefined) shared.push(`${other} and ${lang}: ${sentence}`);
      seen.set(sentence, lang);
    }
  }
  expect(shared).toEqual([]);
});
