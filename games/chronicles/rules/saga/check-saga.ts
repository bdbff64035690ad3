import { isPlainObject, type Json, type SagaFindings, show } from '@nineworlds/engine';
import { ENEMY_WORDS } from '../../data/enemies.ts';
import { HEROES, MAX_SEATS } from '../../data/sizes.ts';
import { WORLD_WORDS, WORLDS } from '../../data/worlds.ts';
import { checkCosts } from './check-costs.ts';
import { checkLists } from './check-lists.ts';
import {
  checkChanges,
  checkGoals,
  checkSlain,
  checkStrengths,
  checkTracks,
  checkWays,
} from './check-pages.ts';
import {
  byCaller,
  type Entry,
  isTaken,
  type Needs,
  noNeeds,
  type SagaNames,
  type Scope,
  TermReader,
} from './check-terms.ts';
import { CHANGE_WORDS, SAGA_SCHEMA, SAGA_STATUS, type Saga } from './language.ts';
import {
  MOST_ACTIONS,
  MOST_COUNTERS,
  MOST_FIGHTS,
  MOST_SAGA_FIGURES,
  MOST_TOKEN_KINDS,
} from './program.ts';
import { MOST_ICONS } from './ranges.ts';
import { below, SagaFaults } from './saga-faults.ts';

/*
 * Reads a saga from outside and names all that is wrong with it, with the ids S-1 to S-26 (B.10). First its terms
 * are read one by one; a saga whose terms are right is then looked at as a whole.
 */

/** The bounds of the language (B.2, B.3). */
const MOST_DEFINED = 16;
const MOST_PAGES = 8;
const LEAST_PAGES = 2;
const MOST_SAGA_NUMBER = 99;
const MOST_COUNTED = 31;
const MOST_SPACES = 16;
const MOST_ENTRIES = 8;
const MOST_HINTS = 16;
const MOST_TABLE = 40;
const MOST_WORTH = 1000;
const MOST_ID = 24;
/** And those of any file: more values, or values nested more deeply, are not looked at. */
const MOST_VALUES = 20_000;
const MOST_NESTED = 60;

const TOP_FIELDS = {
  needed: ['schema', 'id', 'number', 'status', 'pages'],
  optional: ['counters', 'figures', 'tokens', 'effects', 'actions', 'fights', 'hints'],
};

const PAGE_FIELDS = [
  'setup',
  'track',
  'triggers',
  'actions',
  'fights',
  'strengths',
  'won',
  'goals',
  'defeats',
  'changes',
];

/** Everything that is wrong with a saga, or odd about it. */
export function checkSaga(value: unknown): SagaFindings {
  const faults = new SagaFaults();
  if (isTooBig(value)) faults.error('S-5', '', 'sagaTooBig', { most: MOST_VALUES });
  else if (readTerms(value, faults)) checkWhole(value as Saga, faults);
  return faults;
}

/** Whether a value has too many parts, or nests too deeply. Looks at no more of them than may be there. */
function isTooBig(value: unknown): boolean {
  const waiting: (readonly [value: unknown, depth: number])[] = [[value, 0]];
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [one, depth] = next;
    if (depth > MOST_NESTED || ++seen > MOST_VALUES) return true;
    if (typeof one === 'string' && one.length > MOST_VALUES) return true;
    if (typeof one !== 'object' || one === null) continue;
    const parts: readonly unknown[] = Array.isArray(one) ? one : Object.values(one);
    if (seen + waiting.length + parts.length > MOST_VALUES) return true;
    for (const part of parts) waiting.push([part, depth + 1]);
  }
  return false;
}

/** Whether all terms of a saga are right. */
function readTerms(value: unknown, faults: SagaFaults): boolean {
  if (!isPlainObject(value)) {
    faults.error('S-1', '', 'notAnObject', { value: show(value) });
    return false;
  }
  const names = namesIn(value);
  const reader = new SagaReader(names, faults);
  reader.read(value);
  return faults.none;
}

/** What a saga defines; whether it may is looked at later. */
function namesIn(value: { readonly [key: string]: Json }): SagaNames {
  const entries = (key: string): [string, Json][] => {
    const given = Object.hasOwn(value, key) ? value[key] : undefined;
    return isPlainObject(given) ? Object.entries(given) : [];
  };
  const figures = new Map(
    entries('figures').map(([name, figure]) => {
      const { group, track } = isPlainObject(figure) ? figure : {};
      const spaces = typeof track === 'number' ? track : 0;
      return [name, { group: typeof group === 'string' ? group : '', spaces }];
    }),
  );
  const names = (key: string) => new Set(entries(key).map(([name]) => name));
  return {
    counters: names('counters'),
    figures,
    groups: new Set([...figures.values()].map(({ group }) => group)),
    tokens: new Map(entries('tokens').map(([kind, count]) => [kind, Number(count)])),
    actions: names('actions'),
    fights: names('fights'),
    effects: new Map(entries('effects')),
    faceDown: new Set(),
  };
}

/** Where an action or a fight stands. */
interface Deed {
  readonly needs: Needs;
  /** How many targets a fight has; a group counts once per figure. */
  readonly targets: number;
}

class SagaReader {
  readonly #names: SagaNames;
  readonly #faults: SagaFaults;
  readonly #terms: TermReader;
  readonly #actions = new Map<string, Deed>();
  readonly #fights = new Map<string, Deed>();

  constructor(names: SagaNames, faults: SagaFaults) {
    this.#names = names;
    this.#faults = faults;
    this.#terms = new TermReader(names, faults);
  }

  read(value: Entry): void {
    const { needed, optional } = TOP_FIELDS;
    const saga = this.#terms.entry(value, '', needed, optional);
    if (saga === undefined) return;
    this.#head(saga);
    this.#counters(saga.counters);
    this.#figures(saga.figures);
    this.#tokens(saga.tokens);
    this.#defined(saga.effects, 'effects', MOST_DEFINED, () => {});
    for (const name of this.#names.effects.keys()) this.#terms.needsOf(name, `effects.${name}`);
    this.#defined(saga.actions, 'actions', MOST_DEFINED, (action, path, name) => {
      this.#actions.set(name, this.#action(action, path));
    });
    this.#defined(saga.fights, 'fights', MOST_DEFINED, (fight, path, name) => {
      this.#fights.set(name, this.#fight(fight, path));
    });
    const pages = this.#terms.items(saga.pages, 'pages', LEAST_PAGES, MOST_PAGES);
    pages.forEach((page, i) => {
      this.#page(page, below('pages', i));
    });
    if (saga.hints !== undefined) this.#hints(saga.hints, pages.length);
    this.#terms.checkCases();
  }

  #head({ schema, id, number, status }: Entry): void {
    if (schema !== SAGA_SCHEMA) {
      this.#faults.error('S-1', 'schema', 'unknownFormat', { value: show(schema) });
    }
    if (typeof id !== 'string' || id.length > MOST_ID || !/^[a-z][a-z0-9]*$/.test(id)) {
      this.#faults.error('S-1', 'id', 'sagaBadName', { value: show(id) });
    }
    this.#terms.whole(number, 'number', 1, MOST_SAGA_NUMBER);
    this.#terms.word(status, 'status', SAGA_STATUS, 'S-1');
  }

  /** Things that the saga defines by names. */
  #defined(
    value: unknown,
    path: string,
    most: number,
    read: (thing: unknown, path: string, name: string) => void,
  ): void {
    if (value === undefined) return;
    const entries = this.#terms.entriesOf(value, path);
    if (entries.length > most) {
      this.#faults.error('S-5', path, 'tooLong', { length: entries.length, most });
      return;
    }
    for (const [name, thing] of entries) {
      const at = below(path, show(name));
      if (this.#terms.name(name, at)) read(thing, at, name);
    }
  }

  #counters(value: unknown): void {
    this.#defined(value, 'counters', MOST_COUNTERS, (given, path) => {
      const counter = this.#terms.entry(given, path, ['max'], ['start', 'strict', 'holds']);
      if (counter === undefined) return;
      const { max, start, strict, holds } = counter;
      const isCounted = this.#terms.whole(max, below(path, 'max'), 1, MOST_COUNTED, 'S-12');
      if (start !== undefined) {
        this.#terms.whole(start, below(path, 'start'), 0, isCounted ? max : MOST_COUNTED, 'S-12');
      }
      if (strict !== undefined) this.#terms.flag(strict, below(path, 'strict'));
      if (holds !== undefined) this.#terms.word(holds, below(path, 'holds'), ['heroes']);
    });
  }

  #figures(value: unknown): void {
    const { groups } = this.#names;
    this.#defined(value, 'figures', MOST_SAGA_FIGURES, (given, path, name) => {
      const figure = this.#terms.entry(given, path, ['group'], ['enemy', 'track']);
      if (figure === undefined) return;
      const at = below(path, 'group');
      if (this.#terms.name(figure.group, at)) this.#notTaken(figure.group, at);
      this.#notTaken(name, path);
      if (groups.has(name)) this.#faults.error('S-3', path, 'sagaNameTaken', { value: name });
      if (figure.enemy !== undefined) this.#terms.flag(figure.enemy, below(path, 'enemy'));
      if (figure.track !== undefined) {
        this.#terms.whole(figure.track, below(path, 'track'), 2, MOST_SPACES);
      }
    });
  }

  /** S-3: figures and groups stand where Enemies, worlds and words of the language stand, too. */
  #notTaken(name: string, path: string): void {
    if (isTaken(name)) this.#faults.error('S-3', path, 'sagaNameTaken', { value: name });
  }

  #tokens(value: unknown): void {
    let sum = 0;
    this.#defined(value, 'tokens', MOST_TOKEN_KINDS, (count, path, kind) => {
      if (kind === 'faceDown') this.#faults.error('S-3', path, 'sagaNameTaken', { value: kind });
      if (this.#terms.whole(count, path, 1, WORLDS)) sum += count;
    });
    if (sum > WORLDS)
      this.#faults.error('S-5', 'tokens', 'sagaTokensInBox', { value: sum, most: WORLDS });
  }

  #action(value: unknown, path: string): Deed {
    const needs = noNeeds();
    const scope: Scope = { ...nowhere(needs), here: 'yes', risks: 'yes', turn: 'yes' };
    const action = this.#terms.entry(value, path, ['do'], ['in', 'when']);
    if (action !== undefined) this.#deed(action, path, scope);
    return { needs, targets: 1 };
  }

  #fight(value: unknown, path: string): Deed {
    const needs = noNeeds();
    const optional = ['in', 'when', 'duel'];
    const fight = this.#terms.entry(value, path, ['target', 'strength', 'do'], optional);
    if (fight === undefined) return { needs, targets: 1 };
    const subjects = this.#terms.target(fight.target, below(path, 'target'));
    const subject = subjects.length > 0 ? 'yes' : 'no';
    const scope: Scope = { ...nowhere(needs), here: 'yes', turn: 'yes', subject, subjects };
    this.#terms.number(fight.strength, below(path, 'strength'), scope);
    if (fight.duel !== undefined) this.#terms.flag(fight.duel, below(path, 'duel'));
    this.#deed(fight, path, scope);
    return { needs, targets: Math.max(1, subjects.length) };
  }

  #deed({ in: worlds, when, do: does }: Entry, path: string, scope: Scope): void {
    if (worlds !== undefined) this.#terms.worlds(worlds, below(path, 'in'), WORLD_WORDS);
    if (when !== undefined) this.#terms.condition(when, below(path, 'when'), scope);
    this.#terms.list(does, below(path, 'do'), scope);
  }

  #page(value: unknown, path: string): void {
    const terms = this.#terms;
    if (isPlainObject(value) && Object.hasOwn(value, 'tree')) {
      const page = terms.entry(value, path, ['tree'], []);
      if (page !== undefined) terms.flag(page.tree, below(path, 'tree'), true);
      return;
    }
    const page = terms.entry(value, path, [], PAGE_FIELDS);
    if (page === undefined) return;
    const defeats = this.#defeats(page.defeats, below(path, 'defeats'));
    const scope: Scope = { ...nowhere(noNeeds()), here: 'yes', turn: 'yes', defeats };
    // C-15.25: a set-up takes place nowhere.
    const inSetup: Scope = { ...scope, here: 'no', turn: 'no' };
    if (page.setup !== undefined) terms.list(page.setup, below(path, 'setup'), inSetup);
    this.#track(orNone(page.track), below(path, 'track'), scope);
    this.#triggers(orNone(page.triggers), below(path, 'triggers'), scope);
    this.#opens(page, path, defeats);
    this.#strengths(page.strengths, below(path, 'strengths'));
    this.#won(orNone(page.won), below(path, 'won'), scope);
    this.#goals(orNone(page.goals), below(path, 'goals'), scope);
    this.#changes(page.changes, below(path, 'changes'));
  }

  #defeats(value: unknown, path: string): ReadonlySet<string> {
    const ids = new Set<string>();
    if (value === undefined) return ids;
    this.#terms.items(value, path, 0, MOST_ENTRIES).forEach((given, i) => {
      const at = below(path, i);
      const defeat = this.#terms.entry(given, at, ['id', 'when'], []);
      if (defeat === undefined) return;
      const { id, when } = defeat;
      this.#terms.condition(when, below(at, 'when'), { ...nowhere(noNeeds()), here: 'yes' });
      if (!this.#terms.name(id, below(at, 'id'))) return;
      if (ids.has(id)) this.#faults.error('S-3', below(at, 'id'), 'twice', { value: id });
      ids.add(id);
    });
    return ids;
  }

  #track(value: unknown, path: string, scope: Scope): void {
    this.#terms.items(value, path, 0, MOST_ICONS).forEach((given, i) => {
      const at = below(path, i);
      if (!isPlainObject(given)) {
        this.#terms.word(given, at, ['start', 'plain', 'turn', 'dead', 'tree']);
        return;
      }
      const icon = this.#terms.entry(given, at, ['effect'], ['turn']);
      if (icon === undefined) return;
      if (icon.turn !== undefined) this.#terms.flag(icon.turn, below(at, 'turn'), true);
      // The page is turned once.
      const turn = icon.turn === undefined ? 'yes' : 'no';
      this.#terms.list(icon.effect, below(at, 'effect'), { ...scope, turn });
    });
  }

  #triggers(value: unknown, path: string, scope: Scope): void {
    this.#terms.items(value, path, 0, MOST_ENTRIES).forEach((given, i) => {
      const at = below(path, i);
      const trigger = this.#terms.entry(given, at, ['on', 'do'], []);
      if (trigger === undefined) return;
      this.#enemies(trigger.on, below(at, 'on'));
      this.#terms.list(trigger.do, below(at, 'do'), scope);
    });
  }

  /** Enemies by their words, each once. */
  #enemies(value: unknown, path: string): void {
    const known = new Set<string>();
    this.#terms.items(value, path, 1, ENEMY_WORDS.length).forEach((enemy, i) => {
      if (!this.#terms.word(enemy, below(path, i), ENEMY_WORDS)) return;
      if (known.has(enemy)) this.#faults.error('S-3', below(path, i), 'twice', { value: enemy });
      known.add(enemy);
    });
  }

  /** The actions and fights that a page opens. */
  #opens(page: Entry, path: string, defeats: ReadonlySet<string>): void {
    const open = (key: 'actions' | 'fights', deeds: ReadonlyMap<string, Deed>, most: number) => {
      const at = below(path, key);
      const known = new Set<string>();
      let targets = 0;
      this.#terms.items(orNone(page[key]), at, 0, most).forEach((name, i) => {
        const where = below(at, i);
        const thing = key === 'actions' ? 'action' : 'fight';
        if (!this.#terms.thing(thing, this.#names[key], name, where)) return;
        if (known.has(name)) this.#faults.error('S-3', where, 'twice', { value: name });
        known.add(name);
        const deed = deeds.get(name);
        targets += deed?.targets ?? 0;
        for (const id of deed?.needs.defeats ?? []) this.#terms.thing('defeat', defeats, id, where);
      });
      if (targets > most) this.#faults.error('S-5', at, 'tooLong', { length: targets, most });
    };
    open('actions', this.#actions, MOST_ACTIONS);
    open('fights', this.#fights, MOST_FIGHTS);
  }

  #strengths(value: unknown, path: string): void {
    if (value === undefined) return;
    for (const [enemy, number] of this.#terms.entriesOf(value, path)) {
      const at = below(path, show(enemy));
      this.#terms.enemy(enemy, at);
      this.#terms.number(number, at, nowhere(noNeeds()));
    }
  }

  #won(value: unknown, path: string, scope: Scope): void {
    this.#terms.items(value, path, 0, MOST_ENTRIES).forEach((given, i) => {
      const at = below(path, i);
      const won = this.#terms.entry(given, at, ['against', 'do'], ['when']);
      if (won === undefined) return;
      this.#enemies(won.against, below(at, 'against'));
      if (won.when !== undefined) this.#terms.condition(won.when, below(at, 'when'), scope);
      this.#terms.list(won.do, below(at, 'do'), scope);
    });
  }

  #goals(value: unknown, path: string, scope: Scope): void {
    this.#terms.items(value, path, 0, MOST_ENTRIES).forEach((given, i) => {
      const at = below(path, i);
      const goal = this.#terms.entry(given, at, ['when'], ['do', 'milestone']);
      if (goal === undefined) return;
      if (goal.milestone !== undefined)
        this.#terms.flag(goal.milestone, below(at, 'milestone'), true);
      this.#terms.condition(goal.when, below(at, 'when'), scope);
      const turn = goal.milestone === undefined ? 'no' : 'yes';
      if (goal.do !== undefined) this.#terms.list(goal.do, below(at, 'do'), { ...scope, turn });
    });
  }

  /** S-23 */
  #changes(value: unknown, path: string): void {
    if (value === undefined) return;
    for (const [name, number] of this.#terms.entriesOf(value, path)) {
      const at = below(path, show(name));
      if (!this.#terms.word(name, at, CHANGE_WORDS, 'S-23')) continue;
      this.#terms.number(number, at, nowhere(noNeeds()));
    }
  }

  #hints(value: unknown, pages: number): void {
    this.#terms.items(value, 'hints', 0, pages).forEach((given, page) => {
      const path = below('hints', page);
      this.#terms.items(given, path, 0, MOST_HINTS).forEach((hint, i) => {
        this.#hint(hint, below(path, i));
      });
    });
  }

  #hint(value: unknown, path: string): void {
    const hint = this.#terms.entry(value, path, ['num'], ['each', 'upTo', 'table']);
    if (hint === undefined) return;
    const scope: Scope = { ...nowhere(noNeeds()), here: 'yes', hints: true };
    this.#terms.number(hint.num, below(path, 'num'), scope);
    if ((hint.each === undefined) === (hint.table === undefined)) {
      this.#faults.error('S-1', path, 'sagaOneOfTwo', { first: 'each', second: 'table' });
    }
    if (hint.each !== undefined) this.#worth(hint.each, below(path, 'each'));
    if (hint.upTo !== undefined) this.#worth(hint.upTo, below(path, 'upTo'));
    if (hint.table === undefined) return;
    const at = below(path, 'table');
    this.#terms.items(hint.table, at, 1, MOST_TABLE).forEach((worth, i) => {
      this.#worth(worth, below(at, i));
    });
  }

  #worth(value: unknown, path: string): void {
    const isWorth = typeof value === 'number' && Math.abs(value) <= MOST_WORTH;
    if (isWorth) return;
    const facts = { value: show(value), min: -MOST_WORTH, max: MOST_WORTH };
    this.#faults.error('S-5', path, 'outOfRange', facts);
  }
}

/** A list that may be left out; anything else is looked at. */
function orNone(value: unknown): unknown {
  return value === undefined ? [] : value;
}

/** Nothing is meant here. */
function nowhere(needs: Needs): Scope {
  const no = { here: 'no', chosen: 'no', subject: 'no', risks: 'no', turn: 'no' } as const;
  return { ...byCaller(needs), ...no };
}

/** What can be wrong with a saga whose terms are right. */
function checkWhole(saga: Saga, faults: SagaFaults): void {
  checkTracks(saga, faults);
  if (!faults.none) return;
  checkWays(saga, faults);
  checkLists(saga, faults);
  checkHeroes(saga, faults);
  // Costs are gone through list by list; those that are too long are refused already.
  if (!faults.none) return;
  for (let players = 1; players <= MAX_SEATS; players++) {
    checkGoals(saga, players, faults);
    checkChanges(saga, players, faults);
    checkCosts(saga, players, faults);
    checkStrengths(saga, players, faults);
  }
  checkSlain(saga, faults);
  checkUse(saga, faults);
}

/** S-24: there are only so many Heroes. */
function checkHeroes(saga: Saga, faults: SagaFaults): void {
  const holding = Object.values(saga.counters ?? {}).filter(({ holds }) => holds === 'heroes');
  const value = holding.reduce((sum, { max }) => sum + max, 0);
  if (value > HEROES)
    faults.error('S-24', 'counters', 'sagaTooManyHeroes', { value, most: HEROES });
}

/** S-3: what is defined and never used. */
function checkUse(saga: Saga, faults: SagaFaults): void {
  const { pages, hints: _hints, ...defined } = saga;
  const open = new Set(pages.flatMap(({ actions = [], fights = [] }) => [...actions, ...fights]));
  // Words anywhere: a counter is used in a number, a figure in a place, a name in a list.
  const words = new Set<string>();
  note(pages, words);
  for (const things of [saga.effects, saga.actions, saga.fights]) {
    note(Object.values(things ?? {}), words);
  }
  const warn = (key: 'counters' | 'figures' | 'tokens' | 'effects' | 'actions' | 'fights') => {
    for (const [name, thing] of Object.entries<unknown>(defined[key] ?? {})) {
      const isOpen = key === 'actions' || key === 'fights' ? open.has(name) : words.has(name);
      const group = key === 'figures' && isPlainObject(thing) ? thing.group : undefined;
      if (isOpen || (typeof group === 'string' && words.has(group))) continue;
      faults.warn('S-3', below(key, name), 'sagaUnused', { value: name });
    }
  };
  for (const key of ['counters', 'figures', 'tokens', 'effects', 'actions', 'fights'] as const) {
    warn(key);
  }
}

/** Notes all words in a value, and the names of fields: kinds of tokens are fields of a case. */
function note(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(value);
  else if (Array.isArray(value)) for (const item of value) note(item, words);
  else if (isPlainObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      words.add(key);
      note(item, words);
    }
  }
}
