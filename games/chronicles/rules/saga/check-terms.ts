import { isPlainObject, show } from '@nineworlds/engine';
import { ENEMY_WORDS } from '../../data/enemies.ts';
import { GOD_WORDS } from '../../data/gods.ts';
import { COLUMNS, WORLD_WORDS, WORLDS } from '../../data/worlds.ts';
import type { SagaTermWord, SagaThingWord } from '../refusals.ts';
import { CORE_NUMBERS, LEVEL_WORDS } from './language.ts';
import { MOST_OPTIONS } from './program.ts';
import { below, type SagaFaults } from './saga-faults.ts';

/*
 * Reads the terms of a saga from outside: numbers, conditions, places and effects. What a term may say depends
 * on where it stands, so these are no shapes but functions that know the place.
 */

/** The language's own bounds (B.4), and some that only keep a file of a stranger small. */
const MOST_DEEP = 4;
const MOST_CONDITIONS_DEEP = 6;
const MOST_PARTS = 9;
const MOST_EFFECTS = 16;
const MOST_NUMBER = 99;
const MOST_NAME = 24;

const NIDHOGG_WORD = 'nidhogg';
const TOP_WORLDS: readonly string[] = WORLD_WORDS.slice(0, COLUMNS);
const ALL_GODS: readonly string[] = GOD_WORDS.slice(1);
const WHOSE = ['active', 'players', 'gods'];
/** Words of the language that no figure and no group may have for a name. */
const TAKEN: readonly string[] = [
  ...ENEMY_WORDS,
  ...WORLD_WORDS,
  'subject',
  'active',
  'worlds',
  'columns',
  'options',
];

/** What a saga defines, by kind; figures with their groups and the lengths of their tracks. */
export interface SagaNames {
  readonly counters: ReadonlySet<string>;
  readonly figures: ReadonlyMap<string, { readonly group: string; readonly spaces: number }>;
  readonly groups: ReadonlySet<string>;
  /** Kinds of tokens, and how many are in the box. */
  readonly tokens: ReadonlyMap<string, number>;
  readonly actions: ReadonlySet<string>;
  readonly fights: ReadonlySet<string>;
  /** Lists by name, not looked at yet. */
  readonly effects: ReadonlyMap<string, unknown>;
  /** Kinds that are laid face down somewhere. */
  readonly faceDown: Set<string>;
}

/** What a list takes from where it is called: `here`, `chosen`, `subject`, and what only fits some places. */
export interface Needs {
  here: boolean;
  chosen: boolean;
  subject: boolean;
  /** The subject has to have a track. */
  track: boolean;
  risks: boolean;
  turn: boolean;
  readonly defeats: Set<string>;
}

export function noNeeds(): Needs {
  return {
    here: false,
    chosen: false,
    subject: false,
    track: false,
    risks: false,
    turn: false,
    defeats: new Set(),
  };
}

/** Whether something is meant by a word: not at all, by what is around, or by whoever calls the list. */
type Meant = 'no' | 'yes' | 'byCaller';

/** What a term can speak of where it stands. */
export interface Scope {
  readonly here: Meant;
  readonly chosen: Meant;
  readonly subject: Meant;
  /** The figures that `subject` can be. */
  readonly subjects: readonly string[];
  /** Whether nothing follows: only then Risks are taken and pages turned. */
  readonly last: boolean;
  readonly risks: Meant;
  readonly turn: Meant;
  /** The defeats of the page; undefined where the caller's are meant. */
  readonly defeats: ReadonlySet<string> | undefined;
  /** What bots are told: it may look at the Wheel. */
  readonly hints: boolean;
  readonly needs: Needs;
}

export type Entry = { readonly [key: string]: unknown };

export class TermReader {
  readonly #names: SagaNames;
  readonly #faults: SagaFaults;
  /** What the named lists need; undefined while one is being read. */
  readonly #known = new Map<string, Needs | undefined>();

  constructor(names: SagaNames, faults: SagaFaults) {
    this.#names = names;
    this.#faults = faults;
  }

  /** An object with these fields and no other ones. */
  entry(
    value: unknown,
    path: string,
    needed: readonly string[],
    optional: readonly string[],
  ): Entry | undefined {
    if (!isPlainObject(value)) {
      this.#faults.error('S-1', path, 'notAnObject', { value: show(value) });
      return undefined;
    }
    for (const key of Object.keys(value)) {
      if (needed.includes(key) || optional.includes(key)) continue;
      this.#faults.error('S-1', below(path, show(key)), 'unknownField', {});
    }
    const missing = needed.filter((key) => !Object.hasOwn(value, key));
    for (const key of missing) this.#faults.error('S-1', below(path, key), 'missingField', {});
    return missing.length === 0 ? value : undefined;
  }

  /** A list of so many; an id of its own where a check of its own counts them. */
  items(value: unknown, path: string, least: number, most: number, id = 'S-5'): unknown[] {
    if (!Array.isArray(value)) {
      this.#faults.error('S-1', path, 'notAList', { value: show(value) });
      return [];
    }
    const { length } = value;
    if (length < least) this.#faults.error(id, path, 'sagaTooFew', { length, least });
    if (length > most) {
      this.#faults.error(id, path, 'tooLong', { length, most });
      return [];
    }
    return value;
  }

  /** One of a few words. */
  word(value: unknown, path: string, words: readonly string[], id = 'S-2'): value is string {
    if (typeof value === 'string' && words.includes(value)) return true;
    const facts = { value: show(value), words: words.join(', ') };
    this.#faults.error(id, path, 'notOneOf', facts);
    return false;
  }

  whole(value: unknown, path: string, min: number, max: number, id = 'S-5'): value is number {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      this.#faults.error('S-1', path, 'notWhole', { value: show(value) });
      return false;
    }
    if (value >= min && value <= max) return true;
    this.#faults.error(id, path, 'outOfRange', { value, min, max });
    return false;
  }

  flag(value: unknown, path: string, only?: boolean): void {
    if (typeof value === 'boolean' && (only === undefined || value === only)) return;
    const words = only === undefined ? 'true, false' : String(only);
    this.#faults.error('S-1', path, 'notOneOf', { value: show(value), words });
  }

  /** A name that a saga may give: letters and digits, and nothing that every object has. */
  name(value: unknown, path: string): value is string {
    if (isName(value)) return true;
    this.#faults.error('S-1', path, 'sagaBadName', { value: show(value) });
    return false;
  }

  /** Something that the saga defines. */
  thing(
    thing: SagaThingWord,
    names: { has(name: string): boolean },
    value: unknown,
    path: string,
  ): value is string {
    if (typeof value === 'string' && names.has(value)) return true;
    this.#faults.error('S-4', path, 'sagaNoThing', { thing, value: show(value) });
    return false;
  }

  /** B.4 */
  number(value: unknown, path: string, scope: Scope, depth = 1): void {
    if (typeof value === 'number') {
      this.whole(value, path, -MOST_NUMBER, MOST_NUMBER);
      return;
    }
    if (depth > MOST_DEEP) {
      this.#faults.error('S-5', path, 'sagaTooDeep', { most: MOST_DEEP });
      return;
    }
    const [kind, term] = this.#only(value, path, 'number', NUMBER_WORDS) ?? [];
    if (kind === undefined) return;
    const at = below(path, kind);
    const { counters, figures, tokens } = this.#names;
    const parts = (least: number, most: number) => {
      this.items(term, at, least, most).forEach((part, i) => {
        this.number(part, below(at, i), scope, depth + 1);
      });
    };
    switch (kind) {
      case 'players':
        this.#players(term, at);
        break;
      case 'counter':
        this.thing('counter', counters, term, at);
        break;
      case 'core':
        this.word(term, at, CORE_NUMBERS);
        break;
      case 'space':
        if (this.thing('figure', figures, term, at)) this.#hasTrack(term, at);
        break;
      case 'inPlay':
        this.#members(term, at);
        break;
      case 'atLevel':
        this.#atLevel(term, at);
        break;
      case 'enemiesIn':
        this.#world(term, at, scope);
        break;
      case 'faceDown':
        if (term !== true) this.thing('token', tokens, term, at);
        break;
      case 'faceUp':
        this.thing('token', tokens, term, at);
        break;
      case 'strength':
        this.enemy(term, at);
        break;
      case 'slain':
        this.flag(term, at, true);
        break;
      case 'less':
      case 'times':
        parts(2, 2);
        break;
      case 'half':
        this.number(term, at, scope, depth + 1);
        break;
      case 'if': {
        const [when, yes, no] = this.items(term, at, 3, 3);
        if (no === undefined) break;
        this.condition(when, below(at, 0), scope);
        this.number(yes, below(at, 1), scope, depth + 1);
        this.number(no, below(at, 2), scope, depth + 1);
        break;
      }
      default:
        // `sum`, `min` and `max`.
        parts(1, MOST_PARTS);
    }
  }

  /** S-11 */
  #players(value: unknown, path: string): void {
    const counts = Array.isArray(value) ? value : undefined;
    if (counts?.length !== 5) {
      const facts = { length: 5, value: counts?.length ?? show(value) };
      this.#faults.error('S-11', path, 'wrongLength', facts);
      return;
    }
    counts.forEach((count, i) => {
      this.whole(count, below(path, i), -MOST_NUMBER, MOST_NUMBER);
    });
  }

  #atLevel(value: unknown, path: string): void {
    const term = this.entry(value, path, ['group', 'levels'], []);
    if (term === undefined) return;
    this.#members(term.group, below(path, 'group'));
    const at = below(path, 'levels');
    this.items(term.levels, at, 1, LEVEL_WORDS.length).forEach((level, i) => {
      this.word(level, below(at, i), LEVEL_WORDS);
    });
  }

  /** B.5 */
  condition(value: unknown, path: string, scope: Scope, depth = 1): void {
    if (depth > MOST_CONDITIONS_DEEP) {
      this.#faults.error('S-5', path, 'sagaTooDeep', { most: MOST_CONDITIONS_DEEP });
      return;
    }
    const [kind, term] = this.#only(value, path, 'condition', CONDITION_WORDS) ?? [];
    if (kind === undefined) return;
    const at = below(path, kind);
    switch (kind) {
      case 'atLeast':
      case 'atMost':
        this.items(term, at, 2, 2).forEach((part, i) => {
          this.number(part, below(at, i), scope);
        });
        break;
      case 'at': {
        const [who, where] = this.items(term, at, 2, 2);
        if (where === undefined) break;
        this.#who(who, below(at, 0), scope, true);
        const isLevel = [...LEVEL_WORDS, 'tree'].some((word) => word === where);
        if (!isLevel) this.#place(where, below(at, 1), scope, ['cage', 'away']);
        break;
      }
      case 'inColumn': {
        const [who, world] = this.items(term, at, 2, 2);
        if (world === undefined) break;
        if (!isWorld(who)) this.#who(who, below(at, 0), scope, true);
        this.word(world, below(at, 1), WORLD_WORDS);
        break;
      }
      case 'ravaged':
      case 'blocked':
        this.#world(term, at, scope);
        break;
      case 'token': {
        const [place, kindOf] = this.items(term, at, 2, 2);
        if (kindOf === undefined) break;
        this.#world(place, below(at, 0), scope);
        if (kindOf !== 'faceDown') this.thing('token', this.#names.tokens, kindOf, below(at, 1));
        break;
      }
      case 'god':
        this.items(term, at, 1, ALL_GODS.length).forEach((god, i) => {
          this.word(god, below(at, i), ALL_GODS);
        });
        break;
      case 'not':
        this.condition(term, at, scope, depth + 1);
        break;
      case 'onWheel':
        if (scope.hints) this.word(term, at, ENEMY_WORDS);
        else this.#faults.error('S-2', at, 'sagaNoTerm', { term: 'condition', value: kind });
        break;
      default:
        // `all` and `any`.
        this.items(term, at, 1, MOST_PARTS).forEach((part, i) => {
          this.condition(part, below(at, i), scope, depth + 1);
        });
    }
  }

  /** A list of effects, or the name of one. */
  list(value: unknown, path: string, scope: Scope): void {
    if (typeof value === 'string') {
      this.#call(value, path, scope);
      return;
    }
    const effects = this.items(value, path, 0, MOST_EFFECTS);
    effects.forEach((effect, i) => {
      const inList = { ...scope, last: scope.last && i === effects.length - 1 };
      const at = below(path, i);
      if (typeof effect === 'string') this.#call(effect, at, inList);
      else this.#effect(effect, at, inList);
    });
  }

  /** Reads a named list once, as if everything was meant, and notes what it needs. */
  needsOf(name: string, path: string): Needs {
    if (this.#known.has(name)) {
      const known = this.#known.get(name);
      if (known !== undefined) return known;
      // It is being read: it calls itself.
      this.#faults.error('S-6', path, 'sagaCircle', { value: name });
      return noNeeds();
    }
    this.#known.set(name, undefined);
    const needs = noNeeds();
    this.list(this.#names.effects.get(name), below('effects', name), byCaller(needs));
    this.#known.set(name, needs);
    return needs;
  }

  #call(name: string, path: string, scope: Scope): void {
    if (!this.thing('effects', this.#names.effects, name, path)) return;
    const needs = this.needsOf(name, path);
    for (const word of ['here', 'chosen', 'subject'] as const) {
      if (needs[word]) this.#meant(word, path, scope);
    }
    if (needs.track) this.#subjectsRun(path, scope);
    if (needs.risks) this.#risksAllowed(path, scope);
    if (needs.turn) this.#turnAllowed(path, scope);
    for (const defeat of needs.defeats) this.#defeat(defeat, path, scope);
  }

  /** S-16: whether something is meant by a word here. */
  #meant(word: 'here' | 'chosen' | 'subject', path: string, scope: Scope): void {
    if (scope[word] === 'no') this.#faults.error('S-16', path, 'sagaNothingMeant', { value: word });
    else if (scope[word] === 'byCaller') scope.needs[word] = true;
  }

  /** S-15 */
  #subjectsRun(path: string, scope: Scope): void {
    if (scope.subject === 'byCaller') scope.needs.track = true;
    else for (const figure of scope.subjects) this.#hasTrack(figure, path);
  }

  #hasTrack(figure: string, path: string): void {
    if ((this.#names.figures.get(figure)?.spaces ?? 0) > 0) return;
    this.#faults.error('S-15', path, 'sagaNoTrack', { value: figure });
  }

  /** S-17 */
  #risksAllowed(path: string, { risks, last, needs }: Scope): void {
    if (risks === 'no' || !last) this.#faults.error('S-17', path, 'sagaRisksNotLast', {});
    else if (risks === 'byCaller') needs.risks = true;
  }

  #turnAllowed(path: string, { turn, last, needs }: Scope): void {
    if (turn === 'no' || !last) this.#faults.error('S-17', path, 'sagaTurnNotLast', {});
    else if (turn === 'byCaller') needs.turn = true;
  }

  #defeat(id: unknown, path: string, { defeats, needs }: Scope): void {
    if (defeats !== undefined) this.thing('defeat', defeats, id, path);
    else if (this.name(id, path)) needs.defeats.add(id);
  }

  /** B.6 */
  #effect(value: unknown, path: string, scope: Scope): void {
    if (!isPlainObject(value)) {
      this.#faults.error('S-1', path, 'notAnObject', { value: show(value) });
      return;
    }
    const kind = EFFECT_WORDS.find((word) => Object.hasOwn(value, word));
    if (kind === undefined) {
      const [first = ''] = Object.keys(value);
      this.#faults.error('S-2', path, 'sagaNoTerm', { term: 'effect', value: show(first) });
      return;
    }
    const { needed = [], optional = [] } = MORE_FIELDS[kind] ?? {};
    const term = this.entry(value, path, [kind, ...needed], optional);
    if (term !== undefined) this.#readEffect(kind, term, path, scope);
  }

  #readEffect(kind: EffectWord, term: Entry, path: string, scope: Scope): void {
    const at = below(path, kind);
    const value = term[kind];
    const pair = (read: (first: unknown, path: string) => void) => {
      const [first, second] = this.items(value, at, 2, 2);
      if (second === undefined) return;
      read(first, below(at, 0));
      this.number(second, below(at, 1), scope);
    };
    switch (kind) {
      case 'add':
      case 'set':
        pair((counter, where) => this.thing('counter', this.#names.counters, counter, where));
        break;
      case 'place': {
        const [who, place] = this.items(value, at, 2, 2);
        if (place === undefined) break;
        this.#who(who, below(at, 0), scope, false);
        // The six are never out of play but by being slain.
        const others = isEnemyWord(who) ? ['cage', 'above'] : ['cage', 'away', 'above'];
        this.#place(place, below(at, 1), scope, others);
        break;
      }
      case 'space':
        pair((figure, where) => this.#onTrack(figure, where, scope));
        this.#onSpace(value, at);
        break;
      case 'run':
        pair((figure, where) => this.#onTrack(figure, where, scope));
        break;
      case 'iotunn':
        this.whole(value, at, 1, 1);
        break;
      case 'fire':
      case 'anonymous':
      case 'heroes':
      case 'elves':
      case 'dice':
      case 'turnTree':
        this.number(value, at, scope);
        break;
      case 'discard':
        this.word(value, at, ['artifact']);
        break;
      case 'clear':
        this.word(value, at, ['tokens']);
        break;
      case 'wound': {
        const [who, count, spare] = this.items(value, at, 2, 3);
        if (count === undefined) break;
        this.word(who, below(at, 0), WHOSE);
        this.number(count, below(at, 1), scope);
        if (spare !== undefined) this.word(spare, below(at, 2), ['spare']);
        break;
      }
      case 'mend':
        pair((who, where) => this.word(who, where, WHOSE));
        break;
      case 'ravage':
      case 'heal':
      case 'takeToken':
        this.#world(value, at, scope);
        break;
      case 'lay':
        this.#lay(value, at);
        break;
      case 'reveal':
        this.#world(value, at, scope);
        this.#cases(term.cases, below(path, 'cases'), { ...scope, chosen: 'yes' });
        break;
      case 'choose':
        this.#choose(value, at, scope);
        break;
      case 'chance':
        this.#chance(value, at, scope);
        break;
      case 'if':
        this.condition(value, at, scope);
        this.list(term.then, below(path, 'then'), scope);
        if (term.else !== undefined) this.list(term.else, below(path, 'else'), scope);
        break;
      case 'each':
      case 'lowest':
      case 'firstAway':
        this.#ofGroup(value, at, { ...scope, last: scope.last && kind !== 'each' });
        break;
      case 'slay':
        this.enemy(value, at);
        break;
      case 'risks':
        this.#risksAllowed(at, scope);
        if (Array.isArray(value)) {
          this.items(value, at, 3, 3).forEach((risks, i) => {
            this.number(risks, below(at, i), scope);
          });
        } else this.number(value, at, scope);
        break;
      case 'turnPage':
        this.flag(value, at, true);
        this.#turnAllowed(at, scope);
        break;
      default:
        this.#defeat(value, at, scope);
    }
  }

  /** The one kind of term that an object is. */
  #only(
    value: unknown,
    path: string,
    term: SagaTermWord,
    words: readonly string[],
  ): readonly [kind: string, value: unknown] | undefined {
    if (!isPlainObject(value)) {
      this.#faults.error('S-2', path, 'sagaNoTerm', { term, value: show(value) });
      return undefined;
    }
    const keys = Object.keys(value);
    const kind = keys.find((key) => words.includes(key));
    if (kind === undefined) {
      this.#faults.error('S-2', path, 'sagaNoTerm', { term, value: show(keys[0] ?? '') });
      return undefined;
    }
    for (const key of keys) {
      if (key !== kind) this.#faults.error('S-1', below(path, show(key)), 'unknownField', {});
    }
    return [kind, value[kind]];
  }

  /** S-20: one of the six but Nidhogg, who is never on the tree. */
  enemy(value: unknown, path: string): void {
    if (value === NIDHOGG_WORD) this.#faults.error('S-20', path, 'sagaNotNidhogg', {});
    else this.word(value, path, ENEMY_WORDS);
  }

  /** Who stands somewhere: an Enemy, a figure, the subject, and in conditions the active god. */
  #who(value: unknown, path: string, scope: Scope, mayBeGod: boolean): void {
    if (value === 'subject') this.#meant('subject', path, scope);
    else if (isEnemyWord(value)) this.enemy(value, path);
    else if (!(mayBeGod && value === 'active')) {
      this.thing('figure', this.#names.figures, value, path);
    }
  }

  /** A group of figures, or one figure. */
  #members(value: unknown, path: string): readonly string[] {
    const { figures, groups } = this.#names;
    if (typeof value === 'string' && figures.has(value)) return [value];
    if (!this.thing('group', groups, value, path)) return [];
    return [...figures].filter(([, { group }]) => group === value).map(([name]) => name);
  }

  #onTrack(value: unknown, path: string, scope: Scope): void {
    if (value === 'subject') {
      this.#meant('subject', path, scope);
      this.#subjectsRun(path, scope);
    } else if (this.thing('figure', this.#names.figures, value, path)) this.#hasTrack(value, path);
  }

  /** S-15: a space that is written out has to be on the track. */
  #onSpace(value: unknown, path: string): void {
    if (!Array.isArray(value) || typeof value[0] !== 'string') return;
    const spaces = this.#names.figures.get(value[0])?.spaces ?? 0;
    const space: unknown = value[1];
    if (typeof space !== 'number' || spaces === 0 || (space >= 0 && space < spaces)) return;
    this.#faults.error('S-15', below(path, 1), 'sagaOffTrack', { value: space, most: spaces - 1 });
  }

  /** A place that is a world: by its name, or as it is found in play. */
  #world(value: unknown, path: string, scope: Scope): void {
    this.#place(value, path, scope, []);
  }

  /** B.5: a world or one of some other places. */
  #place(value: unknown, path: string, scope: Scope, others: readonly string[]): void {
    if (value === 'here' || value === 'chosen') {
      this.#meant(value, path, scope);
      return;
    }
    if (value === 'above' && !others.includes(value)) {
      this.#faults.error('S-16', path, 'sagaNothingMeant', { value });
      return;
    }
    if (isPlainObject(value)) {
      const term = this.entry(value, path, ['under', 'level'], []);
      if (term === undefined) return;
      this.word(term.under, below(path, 'under'), TOP_WORLDS);
      this.word(term.level, below(path, 'level'), ['middle', 'bottom']);
    } else if (!isWorld(value) && !others.some((word) => word === value)) {
      this.#faults.error('S-2', path, 'sagaNoTerm', { term: 'place', value: show(value) });
    }
  }

  /** Worlds, and levels for their worlds; how many worlds they are. */
  worlds(value: unknown, path: string, words: readonly string[]): number {
    const found = new Set<string>();
    this.items(value, path, 1, WORLDS).forEach((word, i) => {
      if (!this.word(word, below(path, i), words)) return;
      const level = (LEVEL_WORDS as readonly string[]).indexOf(word);
      if (level < 0) found.add(word);
      else for (let n = 0; n < COLUMNS; n++) found.add(WORLD_WORDS[level * COLUMNS + n]);
    });
    return found.size;
  }

  /** S-13 */
  #lay(value: unknown, path: string): void {
    const term = this.entry(value, path, ['on'], ['faceDown', 'faceUp']);
    if (term === undefined) return;
    const count = this.worlds(term.on, below(path, 'on'), [...LEVEL_WORDS, ...WORLD_WORDS]);
    const { tokens, faceDown } = this.#names;
    if ((term.faceDown === undefined) === (term.faceUp === undefined)) {
      const facts = { first: 'faceDown', second: 'faceUp' };
      this.#faults.error('S-1', path, 'sagaOneOfTwo', facts);
    } else if (term.faceUp !== undefined) {
      const at = below(path, 'faceUp');
      if (!this.thing('token', tokens, term.faceUp, at)) return;
      this.#inBox(count, tokens.get(term.faceUp) ?? 0, at);
    } else {
      const at = below(path, 'faceDown');
      let laid = 0;
      for (const [kind, number] of this.entriesOf(term.faceDown, at)) {
        const where = below(at, show(kind));
        if (!this.thing('token', tokens, kind, where)) continue;
        faceDown.add(kind);
        if (!this.whole(number, where, 0, WORLDS)) continue;
        this.#inBox(number, tokens.get(kind) ?? 0, where);
        laid += number;
      }
      if (laid !== count) {
        this.#faults.error('S-13', at, 'sagaTokensAndWorlds', { value: laid, worlds: count });
      }
    }
  }

  #inBox(value: number, most: number, path: string): void {
    if (value > most) this.#faults.error('S-13', path, 'sagaTokensInBox', { value, most });
  }

  /** The fields of an object by names of the saga's own. */
  entriesOf(value: unknown, path: string): [string, unknown][] {
    if (isPlainObject(value)) return Object.entries(value);
    this.#faults.error('S-1', path, 'notAnObject', { value: show(value) });
    return [];
  }

  /** S-14 is checked by `checkCases`, when all tokens that are laid are known. */
  #cases(value: unknown, path: string, scope: Scope): void {
    const cases = this.entriesOf(value, path);
    for (const [kind, list] of cases) {
      const at = below(path, show(kind));
      if (this.thing('token', this.#names.tokens, kind, at)) this.list(list, at, scope);
    }
    this.#reveals.push({ path, kinds: new Set(cases.map(([kind]) => kind)) });
  }

  readonly #reveals: { readonly path: string; readonly kinds: ReadonlySet<string> }[] = [];

  /** S-14: every kind that can lie face down has a case wherever a token is revealed. */
  checkCases(): void {
    for (const { path, kinds } of this.#reveals) {
      for (const kind of this.#names.faceDown) {
        if (!kinds.has(kind)) this.#faults.error('S-14', path, 'sagaNoCase', { value: kind });
      }
    }
  }

  #choose(value: unknown, path: string, scope: Scope): void {
    const optional = ['where', 'must', 'do', 'options'];
    const term = this.entry(value, path, ['by', 'from'], optional);
    if (term === undefined) return;
    this.word(term.by, below(path, 'by'), ['active', 'team']);
    if (term.must !== undefined) this.flag(term.must, below(path, 'must'));
    if (term.from === 'options') {
      this.#options(term, path, scope);
      return;
    }
    if (term.options !== undefined) {
      this.#faults.error('S-1', below(path, 'options'), 'unknownField', {});
    }
    const about = this.#from(term.from, below(path, 'from'), scope, true);
    if (term.where !== undefined) this.condition(term.where, below(path, 'where'), about);
    if (term.do === undefined) this.#faults.error('S-1', below(path, 'do'), 'missingField', {});
    else this.list(term.do, below(path, 'do'), about);
  }

  /** S-18 */
  #options(term: Entry, path: string, scope: Scope): void {
    for (const key of ['where', 'do']) {
      if (term[key] === undefined) continue;
      this.#faults.error('S-1', below(path, key), 'unknownField', {});
    }
    const at = below(path, 'options');
    const known = new Set<string>();
    this.items(term.options, at, 2, MOST_OPTIONS, 'S-18').forEach((given, i) => {
      const option = this.entry(given, below(at, i), ['id', 'do'], ['when']);
      if (option === undefined) return;
      const where = below(at, i);
      if (this.name(option.id, below(where, 'id'))) {
        const { id } = option;
        if (known.has(id)) this.#faults.error('S-18', below(where, 'id'), 'twice', { value: id });
        known.add(id);
      }
      if (option.when !== undefined) this.condition(option.when, below(where, 'when'), scope);
      this.list(option.do, below(where, 'do'), scope);
    });
  }

  #chance(value: unknown, path: string, scope: Scope): void {
    const term = this.entry(value, path, ['from', 'do'], ['where', 'must']);
    if (term === undefined) return;
    if (term.must !== undefined) this.flag(term.must, below(path, 'must'));
    const about = this.#from(term.from, below(path, 'from'), scope, false);
    if (term.where !== undefined) this.condition(term.where, below(path, 'where'), about);
    this.list(term.do, below(path, 'do'), about);
  }

  /** What a choice is made from, and so what its list is about. */
  #from(value: unknown, path: string, scope: Scope, withColumns: boolean): Scope {
    if (value === 'worlds') return { ...scope, chosen: 'yes' };
    // A column's list is carried out for each of its worlds.
    if (withColumns && value === 'columns') return { ...scope, chosen: 'yes', last: false };
    if (Array.isArray(value)) {
      this.worlds(value, path, WORLD_WORDS);
      return { ...scope, chosen: 'yes' };
    }
    return { ...scope, subject: 'yes', subjects: this.#members(value, path) };
  }

  #ofGroup(value: unknown, path: string, scope: Scope): void {
    const term = this.entry(value, path, ['of', 'do'], []);
    if (term === undefined) return;
    const subjects = this.#members(term.of, below(path, 'of'));
    this.list(term.do, below(path, 'do'), { ...scope, subject: 'yes', subjects });
  }

  /** Whom a fight is against: one of the six, a figure, or each figure of a group. */
  target(value: unknown, path: string): readonly string[] {
    if (!isEnemyWord(value)) return this.#members(value, path);
    this.enemy(value, path);
    return [];
  }
}

/** Everything is meant, as the caller has it. */
export function byCaller(needs: Needs): Scope {
  return {
    here: 'byCaller',
    chosen: 'byCaller',
    subject: 'byCaller',
    subjects: [],
    last: true,
    risks: 'byCaller',
    turn: 'byCaller',
    defeats: undefined,
    hints: false,
    needs,
  };
}

function isName(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MOST_NAME &&
    /^[a-z][a-zA-Z0-9]*$/.test(value) &&
    !(value in Object.prototype)
  );
}

/** Whether a figure or a group may be called so. */
export function isTaken(name: string): boolean {
  return TAKEN.includes(name);
}

function isWorld(value: unknown): boolean {
  return (WORLD_WORDS as readonly unknown[]).includes(value);
}

function isEnemyWord(value: unknown): boolean {
  return (ENEMY_WORDS as readonly unknown[]).includes(value);
}

const NUMBER_WORDS = [
  'players',
  'counter',
  'core',
  'space',
  'inPlay',
  'atLevel',
  'enemiesIn',
  'faceDown',
  'faceUp',
  'strength',
  'slain',
  'sum',
  'less',
  'times',
  'half',
  'min',
  'max',
  'if',
];

const CONDITION_WORDS = [
  'atLeast',
  'atMost',
  'at',
  'inColumn',
  'ravaged',
  'blocked',
  'token',
  'god',
  'all',
  'any',
  'not',
  'onWheel',
];

const EFFECT_WORDS = [
  'add',
  'set',
  'place',
  'space',
  'run',
  'iotunn',
  'fire',
  'anonymous',
  'heroes',
  'elves',
  'dice',
  'discard',
  'wound',
  'mend',
  'ravage',
  'heal',
  'turnTree',
  'lay',
  'reveal',
  'takeToken',
  'clear',
  'choose',
  'chance',
  'if',
  'each',
  'lowest',
  'firstAway',
  'slay',
  'risks',
  'turnPage',
  'lose',
] as const;
type EffectWord = (typeof EFFECT_WORDS)[number];

/** Effects that are more than one field. */
const MORE_FIELDS: {
  readonly [kind: string]: {
    readonly needed?: readonly string[];
    readonly optional?: readonly string[];
  };
} = {
  reveal: { needed: ['cases'] },
  if: { needed: ['then'], optional: ['else'] },
};
