import {
  ADD,
  COUNTER,
  type SagaCondition,
  type SagaEffect,
  type SagaNumber,
  type SagaPage,
  type SagaProgram,
  SET,
} from '../rules/saga/program.ts';

/** Counters as sets, by page: those that the page or an earlier one names. */
const found = new WeakMap<SagaProgram, readonly number[]>();

/** C-15.34: the counters that are known when a page is open, as a set: what is to come stays closed. */
export function countersUpTo(saga: SagaProgram, page: number): number {
  const known = found.get(saga) ?? countersByPage(saga);
  found.set(saga, known);
  return page === 0 ? 0 : (known[page - 1] ?? 0);
}

function countersByPage(saga: SagaProgram): number[] {
  let set = 0;
  return saga.pages.map((page) => {
    set |= countersOf(saga, page);
    return set;
  });
}

function countersOf(saga: SagaProgram, page: SagaPage): number {
  const seen = new Set<number>();
  let set = 0;
  const read = (number: SagaNumber | undefined): void => {
    if (number === undefined) return;
    if (number.op === COUNTER) set |= 1 << number.value;
    number.parts.forEach(read);
    readCondition(number.when);
  };
  const readCondition = (condition: SagaCondition | undefined): void => {
    condition?.numbers.forEach(read);
    condition?.parts.forEach(readCondition);
  };
  const readList = (list: number): void => {
    if (seen.has(list)) return;
    seen.add(list);
    saga.lists[list]?.forEach(readEffect);
  };
  const readEffect = (effect: SagaEffect): void => {
    if (effect.op === ADD || effect.op === SET) set |= 1 << effect.what;
    read(effect.number);
    effect.numbers.forEach(read);
    readCondition(effect.when);
    effect.conditions.forEach(readCondition);
    effect.lists.forEach(readList);
  };
  readList(page.setup);
  for (const { list } of page.track) readList(list);
  for (const { list } of page.triggersInOrder) readList(list);
  for (const { when, list } of page.actions) {
    readCondition(when);
    readList(list);
  }
  for (const { strength, when, list } of page.fights) {
    read(strength);
    readCondition(when);
    readList(list);
  }
  page.strengths.forEach(read);
  page.won.forEach(readList);
  for (const { when, list } of page.goals) {
    readCondition(when);
    readList(list);
  }
  for (const { when } of page.defeats) readCondition(when);
  page.changes.forEach(read);
  return set;
}
