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
  Rng,
} from '@nineworlds/engine';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { RECONSTRUCTED_DECK } from '../data/reconstructed-deck.ts';
import { MAX_BONFIRES, MAX_SEATS, RING } from '../data/sizes.ts';
import { NUMBERED } from '../locale/catalogue.ts';
import { textsOf } from '../locale/index.ts';
import { rulebookOf } from '../rulebook/index.ts';
import { needfireRules } from '../rules/game.ts';
import type { NeedfirePosition } from '../rules/state.ts';

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

/** Functions that take the name of an event first, or the key of a reason second. */
const TAKE_EVENT_FIRST = ['tell', 'tellSecret'];
const TAKE_REASON_SECOND = ['no', 'add'];

interface Spoken {
  readonly events: ReadonlySet<string>;
  /** The names of the facts that each reason is given. */
  readonly reasons: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Every event and reason that the rules and the data write out. */
function spokenIn(sources: readonly string[]): Spoken {
  const events = new Set<string>();
  const reasons = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const [first, second, third] = node.arguments;
    const callee = node.expression;
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    if (TAKE_EVENT_FIRST.includes(name) && ts.isStringLiteral(first)) events.add(first.text);
    if (!TAKE_REASON_SECOND.includes(name) || second === undefined) return;
    if (!ts.isStringLiteral(second)) return;
    const facts = reasons.get(second.text) ?? new Set<string>();
    if (third !== undefined && ts.isObjectLiteralExpression(third)) {
      for (const { name: fact } of third.properties) facts.add(fact?.getText() ?? '');
    }
    reasons.set(second.text, facts);
  };
  for (const text of sources) {
    visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true));
  }
  return { events, reasons };
}

const spoken = spokenIn(sourcesOf('rules', 'data'));
/** The reasons of the game itself; those of the kernel have their sentences there. */
const ownReasons = [...spoken.reasons].filter(([key]) => !Object.hasOwn(KERNEL, key));

/** Facts like those that the rules give, by name. */
const SAMPLES: Facts = {
  place: 3,
  card: 'gebo',
  to: 'bonfire-7',
  element: 'isa',
  reactor: 'ear',
  value: 8,
  expected: 5,
  white: 12,
  other: 'ring[2]',
};

/** Plays a game at random: what is told, and how the humans lie after every turn. */
function playGame(given: Json, seed: number) {
  const options = checkOptions(needfireRules.options, given, new Faults());
  if (options === undefined) throw new Error('bad options');
  const p = needfireRules.create(options);
  const rng = new Rng(seed);
  const sink = new EventList();
  const moves = new Int32Array(needfireRules.maxMoves);
  const zones: string[] = [];
  while (p.frames.seat !== OVER) {
    const turn = p.turn;
    const move =
      p.frames.seat === CHANCE
        ? needfireRules.sample(p, rng)
        : moves[rng.below(needfireRules.legal(p, moves))];
    needfireRules.apply(p, move, sink);
    if (turn > 0 && (p.turn > turn || p.frames.seat === OVER)) zones[turn] = zonesOf(p);
  }
  return { events: sink.list, zones };
}

/** `8/15/2/1`: in the ring, in the draw pile, among the exiles, in front of players. */
function zonesOf(p: NeedfirePosition): string {
  const count = (cards: Int32Array) => cards.filter((card) => card !== 0).length;
  return [count(p.ring), p.pile, p.exileCount, count(p.bands)].join('/');
}

let told: readonly GameEvent[] = [];
const texts = {} as Record<Lang, GameTexts>;
const reasonsIn = {} as Record<Lang, ReasonTexts>;
const rulebooks = {} as Record<Lang, Awaited<ReturnType<typeof rulebookOf>>>;

beforeAll(async () => {
  const games = [2, 3, 4].flatMap((seats) =>
    Array.from({ length: 40 }, (_, seed) => playGame({ seats }, seed)),
  );
  told = games.flatMap(({ events }) => events);
  for (const lang of LANGS) {
    texts[lang] = await textsOf(lang);
    reasonsIn[lang] = await texts[lang].reasons();
    rulebooks[lang] = await rulebookOf(lang);
  }
});

/** What a sentence must never show: a missing fact, or the bare id of a card. */
const unfit = new RegExp(
  `undefined|NaN|bonfire-|(?<![\\w[])(${RECONSTRUCTED_DECK.elements.map(({ id }) => id).join('|')})\\b`,
);

describe.each(LANGS)('the texts in %s', (lang) => {
  it('ask every question', () => {
    const kinds = needfireRules.kinds.map(({ name }) => name);
    expect(Object.keys(texts[lang].questions).sort()).toEqual([...kinds].sort());
    for (const question of Object.values(texts[lang].questions)) expect(question).toMatch(/[?？]$/);
  });

  it('name every word that can stand in a line', () => {
    const { words } = texts[lang];
    const verbs = needfireRules.kinds.map(({ verb }) => verb);
    const places = [
      ...Array.from({ length: RING }, (_, i) => `ring-${i + 1}`),
      ...Array.from({ length: MAX_SEATS }, (_, i) => `seat-${i + 1}`),
      ...Array.from({ length: MAX_BONFIRES }, (_, i) => `bonfire-${i + 1}`),
    ];
    for (const word of [...verbs, ...places, 'keep', 'exchange', 'none', 'chance']) {
      expect(words[word], word).toBeTruthy();
    }
    expect(NUMBERED).toEqual({ ring: RING, seat: MAX_SEATS, bonfire: MAX_BONFIRES });
  });

  it('name every element as the deck does', () => {
    for (const { id, nameEn, nameJa } of RECONSTRUCTED_DECK.elements) {
      expect(texts[lang].words[id]).toBe(lang === 'ja' ? nameJa : nameEn);
    }
  });

  it('name every option and its values, and the rulebook tells of each', () => {
    const { words } = texts[lang];
    const book = rulebooks[lang].map(({ text }) => text).join('\n');
    for (const [key, { accepts }] of Object.entries(needfireRules.options.fields)) {
      expect(words[`option-${key}`], key).toBeTruthy();
      // How many players there are is the table of the set-up.
      if (key !== 'seats') expect(book, key).toMatch(new RegExp(`\\b${key}\\b`));
      for (const value of accepts.match(/[a-z]+/g) ?? []) {
        if (value !== 'true' && value !== 'false') expect(words[value], value).toBeTruthy();
      }
    }
  });

  it('tell every reason with all its facts', () => {
    const { words } = texts[lang];
    const reasons = reasonsIn[lang];
    expect(Object.keys(reasons).sort()).toEqual(ownReasons.map(([key]) => key).sort());
    for (const [key, names] of ownReasons) {
      const facts = Object.fromEntries([...names].map((name) => [name, SAMPLES[name]]));
      expect(Object.values(facts), key).not.toContain(undefined);
      const sentence = reasons[key](facts);
      expect(sentence).not.toMatch(unfit);
      for (const fact of Object.values(facts)) expect(sentence).toContain(words[fact] ?? `${fact}`);
    }
  });

  it('tell every event, to those who know all of it and to the others', () => {
    const { events } = texts[lang];
    const names = [...spoken.events].sort();
    expect(Object.keys(events).sort()).toEqual(names);
    expect([...new Set(told.map(({ name }) => name))].sort()).toEqual(names);
    for (const { name, facts, shared } of told) {
      const known = events[name](facts);
      const heard = events[name](shared);
      expect(known).not.toMatch(unfit);
      expect(heard).not.toMatch(unfit);
      if (facts !== shared) expect(heard).not.toBe(known);
    }
  });

  it('have a rulebook whose table of zones is what happens', () => {
    const table = rulebooks[lang].find(({ id }) => id === 'N-6')?.text ?? '';
    const lines = table.split('\n').filter((line) => line.startsWith('- '));
    expect(lines).toHaveLength(3);
    lines.forEach((line, i) => {
      const { zones } = playGame({ seats: i + 2 }, 1);
      const rows = [...line.matchAll(/(\d+)[^\d/]*?(\d+\/\d+\/\d+\/\d+)/g)];
      for (const [, turn, sizes] of rows) expect(sizes, line).toBe(zones[Number(turn)]);
      expect(rows.length).toBeGreaterThan(5);
      expect(Number(rows.at(-1)?.[1])).toBe(zones.length - 1);
    });
  });
});

describe('the rulebook', () => {
  it('has every rule that the game cites', () => {
    const sources = sourcesOf('rules', 'data', 'view', 'bot').join('\n');
    const cited = new Set(sources.match(/\bN-\d+(?:\.\d+)?/g));
    const ids = rulebooks.en.map(({ id }) => id);
    expect([...cited].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('refers to rules that it has', () => {
    for (const lang of LANGS) {
      const ids = rulebooks[lang].map(({ id }) => id);
      expect(ids).toEqual(rulebooks.en.map(({ id }) => id));
      for (const { id, text } of rulebooks[lang]) {
        for (const other of text.match(/N-\d+(?:\.\d+)?/g) ?? []) {
          expect(ids, `${lang} ${id}`).toContain(other);
        }
      }
    }
  });

  it('marks as our own what the manual does not say', () => {
    for (const { id, reconstructed } of rulebooks.en) {
      expect(reconstructed, id).toBe(/^N-[79]/.test(id));
    }
  });
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
      ...Object.values(reasons).map((sentence) => sentence(SAMPLES)),
      ...told.map(({ name, facts }) => events[name](facts)),
      ...rules.flatMap((text) => text.split(/(?<=[.。！?？])\s*|\n/)),
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
