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
  show,
} from '@nineworlds/engine';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_WORDS, RAGNAROK_CARDS, RAGNAROK_TRIOS } from '../data/cards.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GIANT_WORDS, RUNE_WORDS } from '../data/giants.ts';
import { GOD_WORDS, MAX_SEATS } from '../data/gods.ts';
import { BAG_COLOURS, BAG_FIRE, BAG_VIKINGS } from '../data/islands.ts';
import { RULE_SETS } from '../data/rule-sets.ts';
import { WEAPON_WORDS } from '../data/weapons.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import { NUMBERED } from '../locale/catalogue.ts';
import { textsOf } from '../locale/index.ts';
import { rulebookOf } from '../rulebook/index.ts';
import { CONTENT } from '../rules/content.ts';
import { yggdrasilRules } from '../rules/game.ts';
import { REASONS } from '../rules/reasons.ts';

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

/** Functions that take the key of a reason second, and fields that hold one. */
const TAKE_REASON_SECOND = ['no', 'add', 'tooMany'];
const HOLD_REASON = ['unknown', 'twice'];

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
  const reasons = new Set<string>(REASONS.map(({ reason }) => reason));
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (ts.isPropertyAssignment(node) && HOLD_REASON.includes(node.name.getText())) {
      for (const key of stringsOf(node.initializer)) reasons.add(key);
    }
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
  reasons.delete('open');
  for (const key of Object.keys(KERNEL)) reasons.delete(key);
  return { events: [...events].sort(), reasons: [...reasons].sort() };
}

const spoken = spokenIn(sourcesOf('rules', 'data'));

/** Facts like those that the rules give with each event. */
const EVENT_SAMPLES: Readonly<Record<string, Facts>> = {
  godDealt: { god: 'thor', seat: 1 },
  angryChosen: { enemy: 'loki' },
  ragnarokChosen: { card: 'ragnarok-2' },
  firstChosen: { god: 'freyja' },
  turnBegan: { god: 'odin', turn: 7 },
  cardDrawn: { god: 'odin', card: 'angry-hel' },
  cardReturned: { god: 'odin', card: 'surt', where: 'bottom' },
  noCardDrawn: { god: 'tyr', left: 2 },
  enemyAdvanced: { enemy: 'jormungand', from: 2, to: 3, power: 2 },
  dieRolled: { god: 'tyr', face: 'green' },
  rollChosen: { god: 'tyr', face: 'white' },
  vikingsSlain: { bag: 'white', count: 2 },
  fireAdded: { bag: 'black', count: 3 },
  islandFlooded: { island: 'blue' },
  giantTurned: { giant: 'thrym' },
  enemyDragged: { enemy: 'surt', from: 1, to: 2 },
  nothingHappened: { enemy: 'hel' },
  fenrirAngered: {},
  fenrirCalmed: { god: 'frey' },
  fenrirRaged: { god: 'frey' },
  valkyriesMoved: { god: 'heimdall', island: 'rainbow' },
  vikingsGathered: { god: 'heimdall', bag: 'green', count: 3, tokens: 4 },
  weaponForged: { god: 'thor', enemy: 'jormungand', level: 2, weapon: 'mjollnir' },
  elfTaken: { god: 'thor' },
  holdingsExchanged: {
    god: 'thor',
    vikings: 3,
    elves: 1,
    other: 'freyja',
    otherVikings: 4,
    otherElves: 2,
  },
  vikingsRevived: { god: 'thor', bag: 'red', count: 5 },
  fireBurnt: { god: 'thor', bag: 'white', count: 3, tokens: 5 },
  fightBegan: { god: 'thor', foe: 'hidden', vikings: 2, strength: 4 },
  elvesSpent: { god: 'thor', count: 2 },
  fightWon: { god: 'thor', foe: 'loki', total: 8, strength: 7 },
  fightLost: { god: 'thor', foe: 'thokk', total: 2, strength: 4 },
  enemyRetreated: { enemy: 'loki', from: 4, to: 3 },
  giantBeaten: { god: 'thor', giant: 'hymir' },
  giantDismissed: { god: 'thor', giant: 'utgardloki' },
  runeCompleted: { rune: 'tiwaz' },
  vikingsShared: { god: 'thor', count: 4 },
  enemiesSilenced: { turns: 3 },
  vanirAdvanced: { god: 'thor', space: 3 },
  vanirUsed: { god: 'thor', space: 4 },
  vikingsTaken: { god: 'thor', count: 2 },
  cardsSeen: { cards: 'loki angry-surt ragnarok-1' },
  cardsOrdered: { cards: 'angry-surt loki ragnarok-1' },
  cardDiscarded: { card: 'loki' },
  cardStays: { card: 'angry-loki' },
  turnPassed: { god: 'thor' },
  gameWon: {},
  gameLost: { line: 'door', count: 3 },
};

/** Facts like those that the rules give with each reason. */
const REASON_SAMPLES: Readonly<Record<string, Facts>> = {
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
};

/** Options that between them bring about nearly everything. */
const GAMES: readonly Json[] = [
  { seats: 6, angry: 3, ragnarok: 2, ragnarokEffects: 'each' },
  { gods: ['odin', 'tyr'], angry: 6, spread: 'random', vanirFlight: 'adjacent' },
  { gods: ['freyja', 'heimdall', 'frey'], ruleset: 'draft2010', first: 'random', angry: 6 },
  { seats: 1, anyGiant: true, firstArchOneWay: true },
];

/** Plays a game at random: what is told, and why other moves are refused now and then. */
function playGame(given: Json, seed: number) {
  const options = checkOptions(yggdrasilRules.options, given, new Faults());
  if (options === undefined) throw new Error('bad options');
  const p = yggdrasilRules.create(options);
  const rng = new Rng(seed);
  const sink = new EventList();
  const refusals: Refusal[] = [];
  const moves = new Int32Array(yggdrasilRules.maxMoves);
  while (p.frames.seat !== OVER) {
    if (p.frames.seat === CHANCE) {
      yggdrasilRules.apply(p, yggdrasilRules.sample(p, rng), sink);
      continue;
    }
    const count = yggdrasilRules.legal(p, moves);
    const refusal = yggdrasilRules.refuse(p, rng.below(yggdrasilRules.kinds[p.frames.kind].moves));
    if (refusal !== undefined) refusals.push(refusal);
    yggdrasilRules.apply(p, moves[rng.below(count)], sink);
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
    Array.from({ length: 12 }, (_, seed) => playGame(options, seed)),
  );
  told = games.flatMap(({ events }) => events);
  refused = games.flatMap(({ refusals }) => refusals);
  for (const lang of LANGS) {
    texts[lang] = await textsOf(lang);
    reasonsIn[lang] = await texts[lang].reasons();
    rulebooks[lang] = await rulebookOf(lang);
  }
});

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

/** What a sentence must never show: a missing fact, or a bare word where a name should be. */
function unfit(lang: Lang): RegExp {
  const words = lang === 'en' ? NAMED_WORDS : [...NAMED_WORDS, ...ENGLISH_WORDS];
  return new RegExp(`undefined|NaN|angry-|ragnarok-|seat-|\\b(${words.join('|')})\\b`);
}

/** Every fact of a sentence that is a number, or a word with a name of its own, shows in it. */
function demandFacts(sentence: string, facts: Facts, { words }: GameTexts): void {
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value === 'number' && key !== 'seat') expect(sentence).toContain(`${value}`);
    if (['god', 'enemy', 'giant', 'card', 'other', 'rune', 'weapon', 'face'].includes(key)) {
      expect(sentence).toContain(words[value]);
    }
  }
}

describe.each(LANGS)('the texts in %s', (lang) => {
  it('ask every question', () => {
    const kinds = yggdrasilRules.kinds.map(({ name }) => name);
    expect(Object.keys(texts[lang].questions).sort()).toEqual([...kinds].sort());
    for (const question of Object.values(texts[lang].questions)) expect(question).toMatch(/[?？]$/);
  });

  it('name every word that can stand in a line', () => {
    const { words } = texts[lang];
    const verbs = yggdrasilRules.kinds.flatMap(({ verb }) => verb || []);
    const seats = Array.from({ length: MAX_SEATS }, (_, i) => `seat-${i + 1}`);
    const all = [...verbs, ...seats, ...CONTENT, ...NAMED_WORDS, ...COLOURS];
    for (const word of [...all, 'advance', 'none', 'chance']) {
      expect(words[word], word).toBeTruthy();
    }
    expect(NUMBERED).toEqual({ seat: MAX_SEATS, ragnarok: RAGNAROK_CARDS });
  });

  it('name every option, its values and the presets, and the rulebook tells of each', () => {
    const { words } = texts[lang];
    const book = rulebooks[lang].map(({ text }) => text).join('\n');
    for (const [key, { accepts }] of Object.entries(yggdrasilRules.options.fields)) {
      expect(words[`option-${key}`], key).toBeTruthy();
      // How many gods there are is told in the set-up.
      if (key !== 'seats') expect(book, key).toMatch(new RegExp(`\\b${key}\\b`));
      for (const value of accepts.match(/[a-zA-Z]\w*/g) ?? []) {
        expect(words[value], `${key}=${value}`).toBeTruthy();
      }
    }
    for (const preset of Object.keys(yggdrasilRules.options.presets)) {
      expect(words[preset], preset).toBeTruthy();
      expect(book, preset).toMatch(new RegExp(`\\b${preset}\\b`));
    }
  });

  it('tell every reason with its facts', () => {
    const reasons = reasonsIn[lang];
    expect(Object.keys(reasons).sort()).toEqual(spoken.reasons);
    expect(Object.keys(REASON_SAMPLES).sort()).toEqual(spoken.reasons);
    for (const [key, facts] of Object.entries(REASON_SAMPLES)) {
      const sentence = reasons[key](facts);
      expect(sentence, key).not.toMatch(unfit(lang));
      demandFacts(sentence, facts, texts[lang]);
    }
  });

  it('tell every event with its facts', () => {
    const { events } = texts[lang];
    const names = yggdrasilRules.events.map(({ name }) => name).sort();
    expect(spoken.events).toEqual(names);
    expect(Object.keys(events).sort()).toEqual(names);
    expect(Object.keys(EVENT_SAMPLES).sort()).toEqual(names);
    for (const [name, facts] of Object.entries(EVENT_SAMPLES)) {
      const sentence = events[name](facts);
      expect(sentence, name).not.toMatch(unfit(lang));
      // Who has beaten a giant has been told by the fight.
      const { god, ...others } = facts;
      demandFacts(sentence, name === 'giantBeaten' ? others : facts, texts[lang]);
    }
  });

  it('tell what happens in games, and why not', () => {
    const { events } = texts[lang];
    const reasons = reasonsIn[lang];
    for (const { name, facts } of told) expect(events[name](facts), name).not.toMatch(unfit(lang));
    for (const { reason, facts } of refused) {
      expect(reasons[reason](facts), reason).not.toMatch(unfit(lang));
    }
    expect(new Set(told.map(({ name }) => name)).size).toBeGreaterThan(30);
    expect(new Set(refused.map(({ reason }) => reason)).size).toBeGreaterThan(15);
  });

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

  it('name a person at a seat as well as the seat', () => {
    const { events, words } = texts[lang];
    expect(events.godDealt({ god: 'thor', seat: 'Kim' })).toContain('Kim');
    expect(events.godDealt({ god: 'thor', seat: 0 })).toContain(words['seat-1']);
  });
});

describe.each(LANGS)('the rulebook in %s', (lang) => {
  const textOf = (id: string) => rulebooks[lang].find((rule) => rule.id === id)?.text ?? '';

  it('has a title, a text and a source for every rule', () => {
    for (const { id, title, text, source } of rulebooks[lang]) {
      expect(title, id).toBeTruthy();
      expect(text, id).toBeTruthy();
      expect(source, id).toBeTruthy();
    }
  });

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
      const trio: readonly number[] = RAGNAROK_TRIOS[i];
      ENEMY_WORDS.forEach((enemy, number) => {
        expect(row.includes(words[enemy]), `${row} ${enemy}`).toBe(trio.includes(number));
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

  it('names only options and values that there are', () => {
    const { fields } = yggdrasilRules.options;
    for (const { id, text } of rulebooks[lang]) {
      for (const [, key, value] of text.matchAll(/(\w+)=([\w+]+)/g)) {
        expect(Object.keys(fields), `${id} ${key}`).toContain(key);
        const words = fields[key].accepts.match(/\w+/g) ?? [];
        for (const word of value.split('+')) expect(words, `${id} ${key}=${value}`).toContain(word);
      }
    }
  });

  it('refers to rules that it has', () => {
    const ids = rulebooks[lang].map(({ id }) => id);
    expect(ids).toEqual(rulebooks.en.map(({ id }) => id));
    for (const { id, text } of rulebooks[lang]) {
      for (const other of text.match(/Y-\d+(?:\.\d+)?/g) ?? []) expect(ids, id).toContain(other);
    }
  });
});

describe('the rulebook', () => {
  it('has every rule that the game cites', () => {
    const sources = sourcesOf('rules', 'data', 'view', 'bot').join('\n');
    const cited = new Set(sources.match(/\bY-\d+(?:\.\d+)?/g));
    const ids = rulebooks.en.map(({ id }) => id);
    // `Y-7` in the code stands for the whole chapter.
    const known = (id: string) => ids.includes(id) || ids.includes(`${id}.1`);
    expect([...cited].filter((id) => !known(id))).toEqual([]);
  });

  it('says what is our own wherever it is marked so, and nowhere else', () => {
    for (const { id, text, reconstructed } of rulebooks.en) {
      const claims = /\b(our (own|reconstruction|ruling|reading|choice|guess)|as reconstructed)\b/i;
      expect(claims.test(text), id).toBe(reconstructed);
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
  ];
  expect(sentences.filter((sentence) => /[A-Za-z]/.test(sentence))).toEqual([]);
  const { fields, presets } = yggdrasilRules.options;
  const typed = new Set(
    Object.entries(fields).flatMap(([key, { accepts }]) => [key, ...(accepts.match(/\w+/g) ?? [])]),
  );
  for (const { id, title, text, source } of rulebooks.ja) {
    for (const word of `${title} ${text} ${source}`.match(/[A-Za-z]\w*/g) ?? []) {
      expect(word === 'Y' || typed.has(word) || Object.hasOwn(presets, word), `${id} ${word}`).toBe(
        true,
      );
    }
  }
});

it('no two languages share a long sentence', () => {
  const seen = new Map<string, Lang>();
  const shared: string[] = [];
  for (const lang of LANGS) {
    const { questions, events, words } = texts[lang];
    const reasons = reasonsIn[lang];
    const rules = rulebooks[lang].flatMap(({ title, text, source }) => [title, source, text]);
    const sentences = [
      ...Object.values(questions),
      ...Object.values(words),
      ...Object.entries(REASON_SAMPLES).map(([key, facts]) => reasons[key](facts)),
      ...Object.entries(EVENT_SAMPLES).map(([key, facts]) => events[key](facts)),
      ...rules.flatMap((text) => text.split(/(?<=[.。！?？])(?!\d)\s*|\n/)),
    ];
    for (const sentence of new Set(sentences)) {
      if (sentence.length < 12) continue;
      const other = seen.get(sentence);
      if (other !== undefined) shared.push(`${other} and ${lang}: ${sentence}`);
      seen.set(sentence, lang);
    }
  }
  expect(shared).toEqual([]);
});
