import type { EnemyWord } from '../../data/enemies.ts';
import { CHANGES, type ChangeWord, type NumberTerm, type PageTerm, type Saga } from './language.ts';
import { MOST_STRENGTH } from './program.ts';
import { chancesOf, type Known, type Range, rangeOf } from './ranges.ts';
import { below, type SagaFaults } from './saga-faults.ts';
import { deedsOfPage, effectsIn, listsFromPage } from './walk.ts';

/*
 * What can be wrong with the pages of a saga although each of its terms is right: S-7 to S-10, S-19, S-23, S-26.
 */

/** Everything on a page by which it can be left for the next one: where it stands. */
function waysOn(saga: Saga, page: PageTerm, path: string): readonly string[] {
  const { track = [], goals = [] } = page;
  const turning = effectsIn(saga, listsFromPage(saga, page, path));
  return [
    ...track.flatMap((icon, i) => (isTurn(icon) ? [`${path}.track[${i}]`] : [])),
    ...goals.flatMap(({ milestone }, i) => (milestone === true ? [] : [`${path}.goals[${i}]`])),
    ...turning.flatMap(({ effect, path: at }) =>
      'turnPage' in effect ? [below(at, 'turnPage')] : [],
    ),
  ];
}

type Icon = NonNullable<PageTerm['track']>[number];

function isTurn(icon: Icon): boolean {
  return icon === 'turn' || (typeof icon === 'object' && icon.turn === true);
}

function isEnd(icon: Icon | undefined): boolean {
  return icon !== undefined && (icon === 'dead' || icon === 'tree' || isTurn(icon));
}

/** The icons that a track can end with. */
const ENDS = { words: 'turn, dead, tree' };

/** S-7: `start` first, the end last, and nothing after an end. */
export function checkTracks(saga: Saga, faults: SagaFaults): void {
  saga.pages.forEach(({ tree, track = [] }, i) => {
    if (tree === true) return;
    const path = `pages[${i}].track`;
    if (track[0] !== 'start') faults.error('S-7', path, 'sagaTrackStart', { value: 'start' });
    track.forEach((icon, at) => {
      if (icon === 'start' && at > 0)
        faults.error('S-7', below(path, at), 'sagaTrackStart', { value: 'start' });
      if (isEnd(icon) && at < track.length - 1) {
        faults.error('S-7', below(path, at + 1), 'sagaTrackGoesOn', ENDS);
      }
    });
    if (!isEnd(track.at(-1))) faults.error('S-7', path, 'sagaTrackEnd', ENDS);
  });
}

/** S-8, S-9: every page leads on, and the last one to the tree. */
export function checkWays(saga: Saga, faults: SagaFaults): void {
  const { pages } = saga;
  pages.forEach((page, i) => {
    const path = `pages[${i}]`;
    const isLast = i === pages.length - 1;
    if (page.tree === true) {
      if (!isLast) faults.error('S-8', `pages[${i + 1}]`, 'sagaAfterTree', {});
      return;
    }
    const ways = waysOn(saga, page, path);
    const end = page.track?.at(-1);
    if (isLast) {
      if (end !== 'tree') faults.error('S-8', path, 'sagaNoTree', {});
      for (const way of ways) faults.error('S-8', way, 'sagaNoNextPage', {});
    } else if (ways.length === 0) {
      if (end === 'tree') faults.error('S-8', `pages[${i + 1}]`, 'sagaAfterTree', {});
      else faults.error('S-9', path, 'sagaNoWayOut', {});
    }
  });
}

/** What each counter can be in play: one that is never raised stays where it starts. */
function countersInPlay(saga: Saga, players: number): ReadonlyMap<string, Range> {
  const known: Known = { saga, players, ranges: new Map() };
  const lists = saga.pages.flatMap((page, i) => listsFromPage(saga, page, `pages[${i}]`));
  const ranges = new Map<string, Range>();
  for (const [name, { start = 0 }] of Object.entries(saga.counters ?? {})) {
    ranges.set(`counter ${name}`, { least: start, most: start });
  }
  for (const { effect } of effectsIn(saga, lists)) {
    const change = changeOf(effect);
    if (change === undefined) continue;
    const [counter, number, isSet] = change;
    const name = `counter ${counter}`;
    const before = ranges.get(name);
    const max = saga.counters?.[counter]?.max ?? 0;
    const { least, most } = rangeOf(number, known);
    if (before === undefined) continue;
    ranges.set(
      name,
      isSet
        ? {
            least: Math.min(before.least, Math.max(0, least)),
            most: Math.max(before.most, Math.min(max, most)),
          }
        : { least: least < 0 ? 0 : before.least, most: most > 0 ? max : before.most },
    );
  }
  return ranges;
}

function changeOf(
  effect: object,
): readonly [counter: string, number: NumberTerm, isSet: boolean] | undefined {
  const { add, set } = effect as {
    readonly add?: readonly [string, NumberTerm];
    readonly set?: readonly [string, NumberTerm];
  };
  if (add !== undefined) return [...add, false];
  return set === undefined ? undefined : [...set, true];
}

/** S-10: no goal is out of reach. */
export function checkGoals(saga: Saga, players: number, faults: SagaFaults): void {
  const known: Known = { saga, players, ranges: countersInPlay(saga, players) };
  saga.pages.forEach(({ goals = [] }, page) => {
    goals.forEach(({ when }, i) => {
      const path = `pages[${page}].goals[${i}].when`;
      if (chancesOf(when, known).canHold || isTold(faults, 'S-10', path)) return;
      faults.error('S-10', path, 'sagaNeverHolds', { players });
    });
  });
}

/** S-23: changed numbers stay within their bounds. */
export function checkChanges(saga: Saga, players: number, faults: SagaFaults): void {
  const known: Known = { saga, players, ranges: countersInPlay(saga, players) };
  saga.pages.forEach(({ changes = {} }, page) => {
    for (const [name, number] of Object.entries(changes)) {
      const path = `pages[${page}].changes.${name}`;
      const { most: max } = CHANGES[name as ChangeWord];
      const { least, most } = rangeOf(number, known);
      const value = least < 0 ? least : most;
      if ((least >= 0 && most <= max) || isTold(faults, 'S-23', path)) continue;
      faults.error('S-23', path, 'outOfRange', { value, min: 0, max });
    }
  });
}

/** S-19: strengths and Risks over nine, which are capped. */
export function checkStrengths(saga: Saga, players: number, faults: SagaFaults): void {
  const known: Known = { saga, players, ranges: countersInPlay(saga, players) };
  const warn = (number: NumberTerm, path: string) => {
    const { most: value } = rangeOf(number, known);
    const isOld = faults.warnings.some((fault) => fault.id === 'S-19' && fault.path === path);
    if (value <= MOST_STRENGTH || isOld) return;
    faults.warn('S-19', path, 'sagaTooStrong', { value, most: MOST_STRENGTH, players });
  };
  for (const page of saga.pages) {
    for (const { deed, path } of deedsOfPage(saga, page)) {
      if ('strength' in deed) warn(deed.strength, below(path, 'strength'));
    }
  }
  for (const { effect, path } of allEffects(saga)) {
    if (!('risks' in effect)) continue;
    const { risks } = effect;
    if (isThree(risks)) {
      for (const [i, number] of risks.entries()) warn(number, `${path}.risks[${i}]`);
    } else warn(risks, `${path}.risks`);
  }
}

function isThree(
  risks: NumberTerm | readonly [NumberTerm, NumberTerm, NumberTerm],
): risks is readonly [NumberTerm, NumberTerm, NumberTerm] {
  return Array.isArray(risks);
}

function allEffects(saga: Saga): ReturnType<typeof effectsIn> {
  return effectsIn(
    saga,
    saga.pages.flatMap((page, i) => listsFromPage(saga, page, `pages[${i}]`)),
  );
}

/** S-26: an Enemy that a set-up has slain triggers nothing that could matter. */
export function checkSlain(saga: Saga, faults: SagaFaults): void {
  const slain = new Set<string>();
  saga.pages.forEach(({ setup = [], triggers = [] }, page) => {
    for (const effect of typeof setup === 'string' ? (saga.effects?.[setup] ?? []) : setup) {
      if (typeof effect === 'object' && 'slay' in effect) slain.add(effect.slay);
    }
    triggers.forEach(({ on }, i) => {
      on.forEach((enemy, at) => {
        if (!slain.has(enemy)) return;
        const path = `pages[${page}].triggers[${i}].on[${at}]`;
        faults.warn('S-26', path, 'sagaSlainTrigger', { enemy: enemy as EnemyWord });
      });
    });
  });
}

/** Of a fault that comes with several numbers of players the first one is told. */
function isTold({ errors }: SagaFaults, id: string, path: string): boolean {
  return errors.some((fault) => fault.id === id && fault.path === path);
}
