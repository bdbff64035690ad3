import { ARTIFACTS } from '../../data/artifacts.ts';
import { MOST_ISLANDS } from '../../data/edition.ts';
import { ENEMIES } from '../../data/enemies.ts';
import {
  ANONYMOUS,
  FIRE_GIANTS,
  HEROES,
  IOTUNN_PAWNS,
  MOST_ELVES,
  MOST_LIVES,
  RAVAGED_MARKERS,
} from '../../data/sizes.ts';
import { WORLDS } from '../../data/worlds.ts';
import type { ConditionTerm, CoreNumber, NumberTerm, Saga } from './language.ts';
import { MOST_SAGA_FIGURES, MOST_STRENGTH } from './program.ts';
import { membersOf } from './walk.ts';

/*
 * Between what a number can be, whatever happens in a game. It is never narrower than the truth: what is
 * shown by it holds.
 */

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** So many icons a track has at most. */
export const MOST_ICONS = 12;

const CORE: { readonly [name in CoreNumber]: number } = {
  fire: FIRE_GIANTS,
  anonymous: ANONYMOUS,
  valhalla: HEROES,
  heroesLeft: HEROES,
  ravaged: RAVAGED_MARKERS,
  iotunns: IOTUNN_PAWNS,
  island: MOST_ISLANDS,
  icon: MOST_ICONS - 1,
  elves: MOST_ELVES,
  dice: MOST_ELVES,
  artifacts: ARTIFACTS,
  lives: MOST_LIVES,
};

/** What is known of a game: how many play, and some numbers more closely, by their names. */
export interface Known {
  readonly saga: Saga;
  readonly players: number;
  /** `counter cold`, `core fire` */
  readonly ranges: ReadonlyMap<string, Range>;
}

/** The name of a number that is looked up; undefined for one that is worked out. */
export function nameOfNumber(term: NumberTerm): string | undefined {
  if (typeof term === 'number') return undefined;
  if ('counter' in term) return `counter ${term.counter}`;
  return 'core' in term ? `core ${term.core}` : undefined;
}

function upTo(most: number): Range {
  return { least: 0, most };
}

/** The range of a counter or of a number of the core game. */
export function rangeOfNamed(name: string, { saga, ranges }: Known): Range {
  const known = ranges.get(name);
  if (known !== undefined) return known;
  const [kind, of = ''] = name.split(' ');
  if (kind === 'counter') return upTo(saga.counters?.[of]?.max ?? 0);
  return upTo(CORE[of as CoreNumber]);
}

/** B.4 */
export function rangeOf(term: NumberTerm, known: Known): Range {
  if (typeof term === 'number') return { least: term, most: term };
  const named = nameOfNumber(term);
  if (named !== undefined) return rangeOfNamed(named, known);
  const { saga } = known;
  if ('players' in term) {
    const value = term.players[known.players - 1] ?? 0;
    return { least: value, most: value };
  }
  if ('space' in term) return upTo((saga.figures?.[term.space]?.track ?? 1) - 1);
  if ('inPlay' in term) return upTo(membersOf(saga, term.inPlay));
  if ('atLevel' in term) return upTo(membersOf(saga, term.atLevel.group));
  if ('enemiesIn' in term) return upTo(ENEMIES + MOST_SAGA_FIGURES);
  if ('faceDown' in term || 'faceUp' in term) return upTo(WORLDS);
  if ('strength' in term) return { least: 1, most: MOST_STRENGTH };
  // Nidhogg is never slain.
  if ('slain' in term) return upTo(ENEMIES - 1);
  return rangeOfWorkedOut(term, known);
}

function rangeOfWorkedOut(term: NumberTerm, known: Known): Range {
  const all = (terms: readonly NumberTerm[]) => terms.map((part) => rangeOf(part, known));
  if (typeof term === 'number') return { least: term, most: term };
  if ('sum' in term) {
    return all(term.sum).reduce((a, b) => ({ least: a.least + b.least, most: a.most + b.most }));
  }
  if ('less' in term) {
    const [a, b] = all(term.less);
    return { least: Math.max(0, a.least - b.most), most: Math.max(0, a.most - b.least) };
  }
  if ('times' in term) {
    const [a, b] = all(term.times);
    const ends = [a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most];
    return { least: Math.min(...ends), most: Math.max(...ends) };
  }
  if ('half' in term) {
    const { least, most } = rangeOf(term.half, known);
    return { least: Math.ceil(least / 2), most: Math.ceil(most / 2) };
  }
  if ('min' in term) {
    const parts = all(term.min);
    return {
      least: Math.min(...parts.map(({ least }) => least)),
      most: Math.min(...parts.map(({ most }) => most)),
    };
  }
  if ('max' in term) {
    const parts = all(term.max);
    return {
      least: Math.max(...parts.map(({ least }) => least)),
      most: Math.max(...parts.map(({ most }) => most)),
    };
  }
  if ('if' in term) return hull(rangeOf(term.if[1], known), rangeOf(term.if[2], known));
  return upTo(0);
}

/** The range of what is in one of two. */
export function hull(a: Range, b: Range): Range {
  return { least: Math.min(a.least, b.least), most: Math.max(a.most, b.most) };
}

/** Whether a condition can hold, and whether it can fail. */
export function chancesOf(
  term: ConditionTerm,
  known: Known,
): { readonly canHold: boolean; readonly canFail: boolean } {
  if ('atLeast' in term || 'atMost' in term) {
    const [first, second] = 'atLeast' in term ? term.atLeast : [term.atMost[1], term.atMost[0]];
    const [a, b] = [rangeOf(first, known), rangeOf(second, known)];
    return { canHold: a.most >= b.least, canFail: a.least < b.most };
  }
  if ('not' in term) {
    const { canHold, canFail } = chancesOf(term.not, known);
    return { canHold: canFail, canFail: canHold };
  }
  if ('all' in term) {
    const parts = term.all.map((part) => chancesOf(part, known));
    return {
      canHold: parts.every(({ canHold }) => canHold),
      canFail: parts.some(({ canFail }) => canFail),
    };
  }
  if ('any' in term) {
    const parts = term.any.map((part) => chancesOf(part, known));
    return {
      canHold: parts.some(({ canHold }) => canHold),
      canFail: parts.every(({ canFail }) => canFail),
    };
  }
  return { canHold: true, canFail: true };
}

/** What is known besides where a condition holds. Only comparisons with a looked-up number tell something. */
export function knownIf(term: ConditionTerm, known: Known): Known {
  if ('all' in term) return term.all.reduce((more, part) => knownIf(part, more), known);
  if (!('atLeast' in term || 'atMost' in term)) return known;
  const [high, low] = 'atLeast' in term ? term.atLeast : [term.atMost[1], term.atMost[0]];
  const { least } = rangeOf(low, known);
  const { most } = rangeOf(high, known);
  const ranges = new Map(known.ranges);
  const narrow = (of: NumberTerm, by: (range: Range) => Range) => {
    const name = nameOfNumber(of);
    if (name !== undefined) ranges.set(name, by(rangeOfNamed(name, { ...known, ranges })));
  };
  narrow(high, (range) => ({ ...range, least: Math.max(range.least, least) }));
  narrow(low, (range) => ({ ...range, most: Math.min(range.most, most) }));
  return { ...known, ranges };
}
