import { hasBit } from '@nineworlds/engine';
import { WEAPON_AGAINST } from '../../data/artifacts.ts';
import { ENEMIES, ENEMY_WORDS } from '../../data/enemies.ts';
import { GOD_WORDS } from '../../data/gods.ts';
import { CAGE, COLUMNS, WORLD_WORDS, WORLDS } from '../../data/worlds.ts';
import {
  type ActionTerm,
  CHANGE_WORDS,
  type ChanceTerm,
  type ChooseTerm,
  CORE_NUMBERS,
  type ConditionTerm,
  type EffectTerm,
  type FightTerm,
  type HintTerm,
  type IconTerm,
  LEVEL_WORDS,
  type ListTerm,
  type NumberTerm,
  type PageTerm,
  type PlaceTerm,
  type Saga,
} from './language.ts';
import {
  ABOVE,
  ACTIVE,
  ADD,
  ALL_OF,
  ANONYMOUS_PAWNS,
  ANY_OF,
  AT,
  AT_LEAST,
  AT_LEVEL,
  AT_MOST,
  AWAY,
  BLOCKED,
  CALL,
  CALL_IOTUNN,
  CHANCE_OF,
  CHOOSE,
  CHOSEN,
  CLEAR_TOKENS,
  CONSTANT,
  CORE,
  COUNTER,
  DICE,
  DISCARD,
  EACH,
  ELVES,
  END_SETUP,
  ENEMIES_IN,
  FACE_DOWN_ANY,
  FACE_DOWN_KIND,
  FACE_UP_KIND,
  FIGHT_RISKS,
  FIRE,
  FIRST_AWAY,
  FIRST_LEVEL,
  FIRST_SAGA_FIGURE,
  FIRST_UNDER,
  FROM_COLUMNS,
  FROM_FIGURES,
  FROM_OPTIONS,
  FROM_WORLDS,
  GOD,
  HALF,
  HEAL_WORLD,
  HERE,
  HERO_PAWNS,
  IF,
  IF_NUMBER,
  IN_COLUMN,
  IN_PLAY,
  LAY_FACE_DOWN,
  LAY_FACE_UP,
  LESS,
  LOSE,
  LOWEST,
  MAX,
  MEND,
  MIN,
  NOBODY,
  NOT,
  ON_TREE,
  ON_WHEEL,
  PLACE,
  PUT_ON_SPACE,
  RAVAGE,
  RAVAGED,
  REVEAL,
  RISKS,
  RUN,
  type SagaAction,
  type SagaCondition,
  type SagaEffect,
  type SagaFight,
  type SagaHint,
  type SagaIcon,
  type SagaNumber,
  type SagaPage,
  type SagaProgram,
  SET,
  SLAIN_COUNT,
  SLAY,
  SPACE,
  STRENGTH,
  SUBJECT,
  SUM,
  TAKE_TOKEN,
  TIMES,
  TOKEN,
  TURN_PAGE,
  TURN_TREE,
  WORLD_SUBJECT,
  WOUND,
} from './program.ts';

/** Makes numbers of a saga that has been checked, for so many players. */
export function compileSaga(saga: Saga, hash: string, players: number): SagaProgram {
  return new Compiler(saga, players).program(hash);
}

const ALL_WORLDS = (1 << WORLDS) - 1;
const WOUNDED = ['active', 'players', 'gods'];

class Compiler {
  readonly #saga: Saga;
  readonly #players: number;
  readonly #counters: readonly string[];
  readonly #figures: readonly string[];
  readonly #kinds: readonly string[];
  /** List 0 is empty: frames and pages mean nothing by it. */
  readonly #lists: SagaEffect[][] = [[]];
  readonly #named = new Map<string, number>();
  readonly #optionIds = new Map<SagaEffect, readonly string[]>();
  /** The special defeats of the page that is being made. */
  #defeats: readonly string[] = [];

  constructor(saga: Saga, players: number) {
    this.#saga = saga;
    this.#players = players;
    this.#counters = Object.keys(saga.counters ?? {});
    this.#figures = Object.keys(saga.figures ?? {});
    this.#kinds = Object.keys(saga.tokens ?? {});
  }

  program(hash: string): SagaProgram {
    const saga = this.#saga;
    const figures = Object.entries(saga.figures ?? {}).map(([name, figure]) => ({
      name,
      group: figure.group,
      isEnemy: figure.enemy === true,
      spaces: figure.track ?? 0,
    }));
    const pages = saga.pages.map((page, i) => this.#page(page, saga.hints?.[i] ?? []));
    return {
      id: saga.id,
      number: saga.number,
      hash,
      isOwners: saga.status === 'OWNER_ENTERED',
      counters: Object.entries(saga.counters ?? {}).map(([name, counter]) => ({
        name,
        most: counter.max,
        start: counter.start ?? 0,
        isStrict: counter.strict === true,
        holdsHeroes: counter.holds === 'heroes',
      })),
      figures,
      enemies: figures.reduce((set, { isEnemy }, i) => (isEnemy ? set | (1 << i) : set), 0),
      kinds: this.#kinds,
      lists: this.#lists,
      optionIds: this.#optionIds,
      pages,
    };
  }

  #page(page: PageTerm, hints: readonly HintTerm[]): SagaPage {
    const { changes = {}, strengths = {} } = page;
    this.#defeats = (page.defeats ?? []).map(({ id }) => id);
    // A named list may name a defeat, which is another one on another page.
    this.#named.clear();
    const triggers = (page.triggers ?? []).map((trigger) => ({
      enemies: enemySet(trigger.on),
      list: this.#list(trigger.do),
    }));
    return {
      isTree: page.tree === true,
      setup: this.#add([...this.#effects(page.setup ?? []), effect(END_SETUP)]),
      track: (page.track ?? []).map((icon) => this.#icon(icon)),
      triggers: ENEMY_WORDS.map((_, enemy) =>
        triggers.filter(({ enemies }) => hasBit(enemies, enemy)).map(({ list }) => list),
      ),
      triggersInOrder: triggers,
      actions: (page.actions ?? []).map((id) => this.#action(id, saga(this.#saga.actions, id))),
      fights: (page.fights ?? []).flatMap((id) => this.#fights(id, page.fights ?? [])),
      strengths: ENEMY_WORDS.map((enemy) => this.#optionalNumber(strengths[enemy])),
      won: ENEMY_WORDS.map((enemy, i) => this.#won(page, enemy, i)),
      wonInOrder: (page.won ?? []).map(({ against }) => enemySet(against)),
      goals: (page.goals ?? []).map((goal) => {
        const isMilestone = goal.milestone === true;
        const does = this.#effects(goal.do ?? []);
        return {
          when: this.#condition(goal.when),
          isMilestone,
          list: this.#add(isMilestone ? does : [...does, effect(TURN_PAGE)]),
        };
      }),
      defeats: (page.defeats ?? []).map(({ id, when }) => ({ id, when: this.#condition(when) })),
      changes: CHANGE_WORDS.map((name) => this.#optionalNumber(changes[name])),
      hints: hints.map((hint) => this.#hint(hint)),
    };
  }

  #hint(hint: HintTerm): SagaHint {
    return {
      number: this.#number(hint.num),
      each: hint.each ?? 0,
      upTo: hint.upTo ?? Number.POSITIVE_INFINITY,
      table: hint.table,
    };
  }

  /** C-15.34: an icon's effect comes first, then the page is turned. */
  #icon(icon: IconTerm): SagaIcon {
    if (icon === 'turn') return { kind: 'turn', list: this.#add([effect(TURN_PAGE)]) };
    if (typeof icon === 'string') return { kind: icon, list: 0 };
    const does = this.#effects(icon.effect);
    if (icon.turn !== true) return { kind: 'effect', list: this.#add(does) };
    return { kind: 'turn', list: this.#add([...does, effect(TURN_PAGE)]) };
  }

  #action(id: string, { in: worlds, when, do: does }: ActionTerm): SagaAction {
    return {
      id,
      worlds: worlds === undefined ? ALL_WORLDS : this.#worlds(worlds),
      when: this.#optionalCondition(when),
      list: this.#list(does),
    };
  }

  /** A fight with each figure of a group is one of its own. */
  #fights(id: string, open: readonly string[]): SagaFight[] {
    const fight = saga(this.#saga.fights, id);
    const enemy = (ENEMY_WORDS as readonly string[]).indexOf(fight.target);
    const targets = enemy >= 0 ? [enemy] : this.#members(fight.target);
    return targets.map((target) => this.#fight(id, fight, target, open));
  }

  #members(target: string): number[] {
    const single = this.#figures.indexOf(target);
    if (single >= 0) return [FIRST_SAGA_FIGURE + single];
    return this.#figures.flatMap((name, i) =>
      this.#saga.figures?.[name]?.group === target ? [FIRST_SAGA_FIGURE + i] : [],
    );
  }

  #fight(id: string, fight: FightTerm, target: number, open: readonly string[]): SagaFight {
    const isEnemy = target < ENEMIES;
    const name = isEnemy ? ENEMY_WORDS[target] : this.#figures[target - FIRST_SAGA_FIGURE];
    const ofTarget = open.filter((other) => {
      const { target: whom } = saga(this.#saga.fights, other);
      return isEnemy ? whom === name : this.#members(whom).includes(target);
    });
    const weapon = isEnemy ? (WEAPON_AGAINST[target] ?? -1) + 1 : 0;
    return {
      id,
      target,
      words: isEnemy ? `saga ${id.toLowerCase()}` : fightWords(name, ofTarget.length > 1 ? id : ''),
      worlds: fight.in === undefined ? 0 : this.#worlds(fight.in),
      strength: this.#number(fight.strength),
      when: this.#optionalCondition(fight.when),
      isDuel: fight.duel === true,
      list: this.#add([...this.#effects(fight.do), effect(FIGHT_RISKS, { what: weapon })]),
    };
  }

  #won(page: PageTerm, enemy: string, number: number): number {
    const entries = (page.won ?? []).filter(({ against }) => against.includes(enemy));
    if (entries.length === 0) return 0;
    const does = entries.flatMap((entry) =>
      entry.when === undefined
        ? this.#effects(entry.do)
        : [effect(IF, { when: this.#condition(entry.when), lists: [this.#list(entry.do), 0] })],
    );
    const weapon = (WEAPON_AGAINST[number] ?? -1) + 1;
    return this.#add([...does, effect(FIGHT_RISKS, { what: weapon })]);
  }

  /** The number of a new list; an empty one is list 0. */
  #add(effects: SagaEffect[]): number {
    if (effects.length === 0) return 0;
    return this.#lists.push(effects) - 1;
  }

  #list(list: ListTerm): number {
    return typeof list === 'string' ? this.#listNamed(list) : this.#add(this.#effects(list));
  }

  #listNamed(name: string): number {
    const known = this.#named.get(name);
    if (known !== undefined) return known;
    const list = this.#add(this.#effects(saga(this.#saga.effects, name)));
    this.#named.set(name, list);
    return list;
  }

  #effects(list: ListTerm): SagaEffect[] {
    const items = typeof list === 'string' ? [list] : list;
    return items.map((item) =>
      typeof item === 'string'
        ? effect(CALL, { lists: [this.#listNamed(item)] })
        : this.#effect(item),
    );
  }

  #effect(term: EffectTerm): SagaEffect {
    if ('add' in term) return this.#counted(ADD, term.add);
    if ('set' in term) return this.#counted(SET, term.set);
    if ('place' in term) {
      return effect(PLACE, { who: this.#who(term.place[0]), place: this.#place(term.place[1]) });
    }
    if ('space' in term) return this.#onTrack(PUT_ON_SPACE, term.space);
    if ('run' in term) return this.#onTrack(RUN, term.run);
    if ('iotunn' in term) return effect(CALL_IOTUNN);
    if ('fire' in term) return effect(FIRE, { number: this.#number(term.fire) });
    if ('anonymous' in term)
      return effect(ANONYMOUS_PAWNS, { number: this.#number(term.anonymous) });
    if ('heroes' in term) return effect(HERO_PAWNS, { number: this.#number(term.heroes) });
    if ('elves' in term) return effect(ELVES, { number: this.#number(term.elves) });
    if ('dice' in term) return effect(DICE, { number: this.#number(term.dice) });
    if ('discard' in term) return effect(DISCARD);
    if ('wound' in term) {
      const [who, count, spare] = term.wound;
      const what = WOUNDED.indexOf(who);
      return effect(WOUND, { what, number: this.#number(count), spare: spare === 'spare' });
    }
    if ('mend' in term) {
      const [who, count] = term.mend;
      return effect(MEND, { what: WOUNDED.indexOf(who), number: this.#number(count) });
    }
    if ('ravage' in term) return effect(RAVAGE, { place: this.#place(term.ravage) });
    if ('heal' in term) return effect(HEAL_WORLD, { place: this.#place(term.heal) });
    if ('turnTree' in term) return effect(TURN_TREE, { number: this.#number(term.turnTree) });
    if ('lay' in term) return this.#laid(term.lay);
    if ('reveal' in term) {
      const lists = this.#kinds.map((kind) => this.#list(term.cases[kind] ?? []));
      return effect(REVEAL, { place: this.#place(term.reveal), lists });
    }
    if ('takeToken' in term) return effect(TAKE_TOKEN, { place: this.#place(term.takeToken) });
    if ('clear' in term) return effect(CLEAR_TOKENS);
    if ('choose' in term) return this.#choice(term.choose);
    if ('chance' in term) return this.#chance(term.chance);
    if ('if' in term) {
      const lists = [this.#list(term.then), this.#list(term.else ?? [])];
      return effect(IF, { when: this.#condition(term.if), lists });
    }
    if ('each' in term) return this.#ofGroup(EACH, term.each);
    if ('lowest' in term) {
      return { ...this.#ofGroup(LOWEST, term.lowest), from: FROM_FIGURES, byTeam: true };
    }
    if ('firstAway' in term) return this.#ofGroup(FIRST_AWAY, term.firstAway);
    if ('slay' in term) return effect(SLAY, { what: this.#who(term.slay) });
    if ('risks' in term) return this.#risks(term.risks);
    if ('turnPage' in term) return effect(TURN_PAGE);
    return effect(LOSE, { what: this.#defeats.indexOf(term.lose) });
  }

  #counted(op: number, [counter, count]: readonly [string, NumberTerm]): SagaEffect {
    return effect(op, { what: this.#counters.indexOf(counter), number: this.#number(count) });
  }

  #onTrack(op: number, [figure, count]: readonly [string, NumberTerm]): SagaEffect {
    return effect(op, { who: this.#who(figure), number: this.#number(count) });
  }

  #ofGroup(op: number, term: { readonly of: string; readonly do: ListTerm }): SagaEffect {
    return effect(op, { set: this.#group(term.of), lists: [this.#list(term.do)] });
  }

  #laid(lay: Extract<EffectTerm, { lay: unknown }>['lay']): SagaEffect {
    const set = this.#worlds(lay.on);
    if (lay.faceUp !== undefined) {
      return effect(LAY_FACE_UP, { what: this.#kinds.indexOf(lay.faceUp), set });
    }
    const numbers = this.#kinds.map((kind) => constant(lay.faceDown?.[kind] ?? 0));
    return effect(LAY_FACE_DOWN, { set, numbers });
  }

  #risks(risks: Extract<EffectTerm, { risks: unknown }>['risks']): SagaEffect {
    const numbers = Array.isArray(risks) ? (risks as readonly NumberTerm[]) : [risks as NumberTerm];
    return effect(RISKS, { numbers: numbers.map((number) => this.#number(number)) });
  }

  #choice(choose: ChooseTerm): SagaEffect {
    const shared = { must: choose.must === true, byTeam: choose.by === 'team' };
    if (choose.options !== undefined) {
      const made = effect(CHOOSE, {
        ...shared,
        from: FROM_OPTIONS,
        lists: choose.options.map((option) => this.#list(option.do)),
        conditions: choose.options.map((option) => this.#optionalCondition(option.when)),
      });
      this.#optionIds.set(
        made,
        choose.options.map(({ id }) => id),
      );
      return made;
    }
    return effect(CHOOSE, {
      ...shared,
      ...this.#candidates(choose.from),
      when: this.#optionalCondition(choose.where),
      lists: [this.#list(choose.do ?? [])],
    });
  }

  #chance(chance: ChanceTerm): SagaEffect {
    return effect(CHANCE_OF, {
      ...this.#candidates(chance.from),
      must: chance.must === true,
      when: this.#optionalCondition(chance.where),
      lists: [this.#list(chance.do)],
    });
  }

  #candidates(from: string | readonly string[]): { from: number; set: number } {
    if (typeof from !== 'string') return { from: FROM_WORLDS, set: this.#worlds(from) };
    if (from === 'worlds') return { from: FROM_WORLDS, set: ALL_WORLDS };
    if (from === 'columns') return { from: FROM_COLUMNS, set: (1 << COLUMNS) - 1 };
    return { from: FROM_FIGURES, set: this.#group(from) };
  }

  /** Worlds, and the worlds of levels, as a set. */
  #worlds(words: readonly string[]): number {
    return words.reduce((set, word) => {
      const level = (LEVEL_WORDS as readonly string[]).indexOf(word);
      if (level >= 0) return set | (((1 << COLUMNS) - 1) << (level * COLUMNS));
      return set | (1 << worldOf(word));
    }, 0);
  }

  /** The figures of a group, or one figure, as a set. */
  #group(name: string): number {
    return this.#members(name).reduce((set, who) => set | (1 << (who - FIRST_SAGA_FIGURE)), 0);
  }

  #who(word: string): number {
    if (word === 'subject') return SUBJECT;
    if (word === 'active') return ACTIVE;
    const enemy = (ENEMY_WORDS as readonly string[]).indexOf(word);
    return enemy >= 0 ? enemy : FIRST_SAGA_FIGURE + this.#figures.indexOf(word);
  }

  #place(term: PlaceTerm): number {
    if (typeof term !== 'string') {
      const level = (LEVEL_WORDS as readonly string[]).indexOf(term.level);
      return FIRST_UNDER + COLUMNS * worldOf(term.under) + level;
    }
    const special = PLACES[term];
    if (special !== undefined) return special;
    const level = (LEVEL_WORDS as readonly string[]).indexOf(term);
    return level >= 0 ? FIRST_LEVEL + level : worldOf(term);
  }

  #optionalNumber(term: NumberTerm | undefined): SagaNumber | undefined {
    return term === undefined ? undefined : this.#number(term);
  }

  #number(term: NumberTerm): SagaNumber {
    if (typeof term === 'number') return constant(term);
    if ('players' in term) return constant(term.players[this.#players - 1] ?? 0);
    if ('counter' in term) {
      return number(COUNTER, { value: this.#counters.indexOf(term.counter) });
    }
    if ('core' in term) return number(CORE, { value: CORE_NUMBERS.indexOf(term.core) });
    if ('space' in term) return number(SPACE, { value: this.#figures.indexOf(term.space) });
    if ('inPlay' in term) return number(IN_PLAY, { value: this.#group(term.inPlay) });
    if ('atLevel' in term) {
      const levels = term.atLevel.levels.reduce((set, l) => set | (1 << LEVEL_WORDS.indexOf(l)), 0);
      return number(AT_LEVEL, { value: this.#group(term.atLevel.group), levels });
    }
    if ('enemiesIn' in term) return number(ENEMIES_IN, { place: this.#place(term.enemiesIn) });
    if ('faceDown' in term) {
      if (term.faceDown === true) return number(FACE_DOWN_ANY);
      return number(FACE_DOWN_KIND, { value: this.#kinds.indexOf(term.faceDown) });
    }
    if ('faceUp' in term) {
      return number(FACE_UP_KIND, { value: this.#kinds.indexOf(term.faceUp) });
    }
    if ('strength' in term) return number(STRENGTH, { value: this.#who(term.strength) });
    if ('slain' in term) return number(SLAIN_COUNT);
    if ('sum' in term) return number(SUM, { parts: term.sum.map((part) => this.#number(part)) });
    if ('less' in term) return number(LESS, { parts: term.less.map((part) => this.#number(part)) });
    if ('times' in term) {
      return number(TIMES, { parts: term.times.map((part) => this.#number(part)) });
    }
    if ('half' in term) return number(HALF, { parts: [this.#number(term.half)] });
    if ('min' in term) return number(MIN, { parts: term.min.map((part) => this.#number(part)) });
    if ('max' in term) return number(MAX, { parts: term.max.map((part) => this.#number(part)) });
    const [when, yes, no] = term.if;
    return number(IF_NUMBER, {
      when: this.#condition(when),
      parts: [this.#number(yes), this.#number(no)],
    });
  }

  #optionalCondition(term: ConditionTerm | undefined): SagaCondition | undefined {
    return term === undefined ? undefined : this.#condition(term);
  }

  #condition(term: ConditionTerm): SagaCondition {
    if ('atLeast' in term) return this.#compared(AT_LEAST, term.atLeast);
    if ('atMost' in term) return this.#compared(AT_MOST, term.atMost);
    if ('at' in term) {
      return condition(AT, { who: this.#who(term.at[0]), place: this.#place(term.at[1]) });
    }
    if ('inColumn' in term) {
      const [who, world] = term.inColumn;
      const own = (WORLD_WORDS as readonly string[]).indexOf(who);
      return condition(IN_COLUMN, {
        who: own >= 0 ? WORLD_SUBJECT + own : this.#who(who),
        place: worldOf(world),
      });
    }
    if ('ravaged' in term) return condition(RAVAGED, { place: this.#place(term.ravaged) });
    if ('blocked' in term) return condition(BLOCKED, { place: this.#place(term.blocked) });
    if ('token' in term) {
      const [place, kind] = term.token;
      return condition(TOKEN, { place: this.#place(place), value: this.#kinds.indexOf(kind) });
    }
    if ('god' in term) {
      const words = GOD_WORDS as readonly string[];
      return condition(GOD, {
        value: term.god.reduce((set, g) => set | (1 << words.indexOf(g)), 0),
      });
    }
    if ('all' in term) return this.#joined(ALL_OF, term.all);
    if ('any' in term) return this.#joined(ANY_OF, term.any);
    if ('not' in term) return this.#joined(NOT, [term.not]);
    return condition(ON_WHEEL, { who: this.#who(term.onWheel) });
  }

  #compared(op: number, pair: readonly [NumberTerm, NumberTerm]): SagaCondition {
    return condition(op, { numbers: pair.map((part) => this.#number(part)) });
  }

  #joined(op: number, terms: readonly ConditionTerm[]): SagaCondition {
    return condition(op, { parts: terms.map((part) => this.#condition(part)) });
  }
}

/** B.7: a fight with a figure in a line, with its id where there are several. */
function fightWords(name: string, id: string): string {
  return `fight ${name} ${id}`.trim().toLowerCase();
}

const PLACES: { readonly [word: string]: number } = {
  here: HERE,
  chosen: CHOSEN,
  above: ABOVE,
  cage: CAGE,
  away: AWAY,
  tree: ON_TREE,
};

/** Enemies as a set. */
function enemySet(words: readonly string[]): number {
  return ENEMY_WORDS.reduce((set, enemy, i) => (words.includes(enemy) ? set | (1 << i) : set), 0);
}

function worldOf(word: string): number {
  const world = (WORLD_WORDS as readonly string[]).indexOf(word);
  if (world < 0) throw new RangeError(`no such world: ${word}`);
  return world;
}

/** What a saga defines under a name. `check-saga.ts` has made sure that it does. */
function saga<T>(defined: { readonly [name: string]: T } | undefined, name: string): T {
  const found = defined?.[name];
  if (found === undefined) throw new RangeError(`the saga does not define ${name}`);
  return found;
}

/* All numbers have one shape, all conditions and all effects, too: reading them is quick. */

function number(op: number, given: Partial<SagaNumber> = {}): SagaNumber {
  return { op, value: 0, levels: 0, place: 0, parts: [], when: undefined, ...given };
}

function constant(value: number): SagaNumber {
  return number(CONSTANT, { value });
}

function condition(op: number, given: Partial<SagaCondition> = {}): SagaCondition {
  return { op, who: NOBODY, place: 0, value: 0, numbers: [], parts: [], ...given };
}

const NO_NUMBER = constant(0);

function effect(op: number, given: Partial<SagaEffect> = {}): SagaEffect {
  return {
    op,
    what: 0,
    who: NOBODY,
    place: 0,
    number: NO_NUMBER,
    numbers: [],
    when: undefined,
    lists: [],
    set: 0,
    from: FROM_WORLDS,
    conditions: [],
    must: false,
    byTeam: false,
    spare: false,
    ...given,
  };
}
