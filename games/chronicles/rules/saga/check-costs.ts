import type { EffectTerm, ListTerm, NumberTerm, Saga } from './language.ts';
import {
  hull,
  type Known,
  knownIf,
  nameOfNumber,
  type Range,
  rangeOf,
  rangeOfNamed,
} from './ranges.ts';
import { below, type SagaFaults } from './saga-faults.ts';
import { deedsOfPage, effectsIn } from './walk.ts';

/*
 * S-21: the costs of an action or a fight. They stand at the top of its list, in its options and behind `if`;
 * what is revealed, chosen or rolled is no cost but a consequence. For each of them it has to follow from the
 * conditions that it can be paid. Effects are gone through in their order with what is known so far; how many
 * there can be is bounded already (`check-lists.ts`).
 */

/** Pieces that can be paid with, and the number that has to be there. */
const PAID_FROM: { readonly [effect: string]: string } = {
  fire: 'core fire',
  anonymous: 'core anonymous',
  heroes: 'core valhalla',
  elves: 'core elves',
  dice: 'core dice',
};

export function checkCosts(saga: Saga, players: number, faults: SagaFaults): void {
  const open = new Map(
    saga.pages.flatMap((page) => deedsOfPage(saga, page)).map(({ deed, path }) => [path, deed]),
  );
  for (const [path, { when, do: does }] of open) {
    const known: Known = { saga, players, ranges: new Map() };
    const offered = when === undefined ? known : knownIf(when, known);
    new Payer(saga, faults).list(does, below(path, 'do'), offered);
  }
}

class Payer {
  readonly #saga: Saga;
  readonly #faults: SagaFaults;

  constructor(saga: Saga, faults: SagaFaults) {
    this.#saga = saga;
    this.#faults = faults;
  }

  /** Goes through a list; what is known after it. */
  list(list: ListTerm, path: string, known: Known): Known {
    if (typeof list === 'string') return this.#called(list, known);
    return list.reduce((before, effect, i) => {
      const at = below(path, i);
      if (typeof effect === 'string') return this.#called(effect, before);
      return this.#effect(effect, at, before);
    }, known);
  }

  /** A fault in a list that has a name is told there. */
  #called(name: string, known: Known): Known {
    return this.list(this.#saga.effects?.[name] ?? [], below('effects', name), known);
  }

  #effect(effect: EffectTerm, path: string, known: Known): Known {
    if ('add' in effect) return this.#add(effect.add, below(path, 'add'), known);
    if ('set' in effect) return this.#set(effect.set, below(path, 'set'), known);
    if ('discard' in effect) return this.#pay('core artifacts', -1, below(path, 'discard'), known);
    for (const [kind, name] of Object.entries(PAID_FROM)) {
      if (!(kind in effect)) continue;
      const count = (effect as unknown as { readonly [kind: string]: NumberTerm })[kind];
      return count === undefined ? known : this.#pay(name, count, below(path, kind), known);
    }
    if ('if' in effect) {
      const yes = this.list(effect.then, below(path, 'then'), knownIf(effect.if, known));
      const no = this.list(effect.else ?? [], below(path, 'else'), known);
      return either(yes, no);
    }
    if ('choose' in effect && effect.choose.options !== undefined) {
      const at = below(below(path, 'choose'), 'options');
      const ends = effect.choose.options.map((option, i) => {
        const open = option.when === undefined ? known : knownIf(option.when, known);
        return this.list(option.do, below(below(at, i), 'do'), open);
      });
      // None may be open.
      return ends.reduce(either, known);
    }
    return this.#forget(effect, path, known);
  }

  /** Something may have changed on the way: what it touches is no longer known. */
  #forget(effect: EffectTerm, path: string, known: Known): Known {
    const ranges = new Map(known.ranges);
    for (const { effect: one } of effectsIn(this.#saga, [{ list: [effect], path }])) {
      if ('add' in one) ranges.delete(`counter ${one.add[0]}`);
      if ('set' in one) ranges.delete(`counter ${one.set[0]}`);
      if ('discard' in one) ranges.delete('core artifacts');
      for (const [kind, name] of Object.entries(PAID_FROM)) if (kind in one) ranges.delete(name);
    }
    return { ...known, ranges };
  }

  /** So many pieces go, or come; there have to be enough to go. */
  #pay(name: string, count: NumberTerm, path: string, known: Known): Known {
    const held = rangeOfNamed(name, known);
    const change = rangeOf(count, known);
    if (change.least < 0 && held.least + change.least < 0 && !isAll(name, count)) {
      this.#fails(path, known);
    }
    return changed(
      name,
      { least: held.least + change.least, most: held.most + change.most },
      known,
    );
  }

  #add([counter, count]: readonly [string, NumberTerm], path: string, known: Known): Known {
    const name = `counter ${counter}`;
    const before = rangeOfNamed(name, known);
    const change = rangeOf(count, known);
    const after = { least: before.least + change.least, most: before.most + change.most };
    return this.#counted(counter, after, path, known);
  }

  #set([counter, value]: readonly [string, NumberTerm], path: string, known: Known): Known {
    return this.#counted(counter, rangeOf(value, known), path, known);
  }

  /** A strict counter has to stay between its ends; any other one stops there. */
  #counted(counter: string, after: Range, path: string, known: Known): Known {
    const term = this.#saga.counters?.[counter];
    if (term === undefined) return known;
    const isInside = after.least >= 0 && after.most <= term.max;
    if (term.strict === true && !isInside) this.#fails(path, known);
    return changed(`counter ${counter}`, after, known, term.max);
  }

  #fails(path: string, { players }: Known): void {
    const isTold = this.#faults.errors.some((fault) => fault.id === 'S-21' && fault.path === path);
    if (!isTold) this.#faults.error('S-21', path, 'sagaCostFails', { players, value: 'when' });
  }
}

/** Whether all pieces of a kind are paid, however many there are: `{"fire": {"times": [{"core": "fire"}, -1]}}`. */
function isAll(name: string, count: NumberTerm): boolean {
  if (typeof count === 'number' || !('times' in count)) return false;
  const [a, b] = count.times;
  return (b === -1 && nameOfNumber(a) === name) || (a === -1 && nameOfNumber(b) === name);
}

function changed(name: string, { least, most }: Range, known: Known, end = most): Known {
  const range = {
    least: Math.max(0, Math.min(end, least)),
    most: Math.max(0, Math.min(end, most)),
  };
  return { ...known, ranges: new Map(known.ranges).set(name, range) };
}

/** What is known after one of two ways. */
function either(a: Known, b: Known): Known {
  const ranges = new Map<string, Range>();
  for (const name of a.ranges.keys()) {
    if (b.ranges.has(name)) ranges.set(name, hull(rangeOfNamed(name, a), rangeOfNamed(name, b)));
  }
  return { ...a, ranges };
}
