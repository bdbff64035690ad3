import type { ChroniclesView } from '../../view/view.ts';
import { type Given, nameOf } from '../props.ts';
import { sagaName, sagaText } from '../saga-texts.ts';
import type { BookLabels } from './labels.ts';

/** C-15.47: what a page turn changes, in names. */
export interface PageChanges {
  readonly ends: readonly string[];
  readonly stays: readonly string[];
  readonly begins: readonly string[];
  /** Numbers before and after the set-up of the new page. */
  readonly numbers: readonly string[];
}

/** C-15.47: triggers, actions, fights, defeats and changes end with their page, unless the new one has them too. */
export function changesBetween(
  given: Pick<Given, 'texts'>,
  labels: BookLabels,
  before: ChroniclesView,
  after: ChroniclesView,
): PageChanges {
  const old = rulesOf(given, labels, before);
  const now = rulesOf(given, labels, after);
  return {
    ends: old.filter((rule) => !now.includes(rule)),
    stays: old.filter((rule) => now.includes(rule)),
    begins: now.filter((rule) => !old.includes(rule)),
    numbers: [
      ...countersBetween(given, labels, before, after),
      ...livesBetween(given, labels, before, after),
    ],
  };
}

/** The rules of a page by what a person knows them by. */
function rulesOf(
  given: Pick<Given, 'texts'>,
  labels: BookLabels,
  { saga }: ChroniclesView,
): string[] {
  if (saga === undefined) return [];
  return [
    ...saga.actions.map(({ action }) => `${labels.action}: ${sagaName(given, 'action', action)}`),
    ...saga.triggers.map(({ enemies }, i) => {
      const names = enemies.map((enemy) => nameOf(given, enemy)).join(' / ');
      return `${labels.trigger} ${names}: ${sagaText(given, `trigger.p${saga.page}.${i}`)}`;
    }),
    ...[...new Set(saga.fights.map(({ fight }) => fight))].map(
      (fight) => `${labels.fight}: ${sagaName(given, 'fight', fight)}`,
    ),
    ...saga.won.map((_, i) => sagaText(given, `won.p${saga.page}.${i}`)),
    ...saga.defeats.map(({ defeat }) => `${labels.defeat}: ${sagaText(given, `defeat.${defeat}`)}`),
    ...saga.changes.map(({ change, value }) => sagaText(given, `change.${change}`, { value })),
  ];
}

function countersBetween(
  given: Pick<Given, 'texts'>,
  labels: BookLabels,
  before: ChroniclesView,
  after: ChroniclesView,
): string[] {
  return (after.saga?.counters ?? []).flatMap(({ counter, value }) => {
    const from = before.saga?.counters.find((known) => known.counter === counter)?.value ?? 0;
    return from === value ? [] : [labels.fromTo(sagaName(given, 'counter', counter), from, value)];
  });
}

function livesBetween(
  given: Pick<Given, 'texts'>,
  labels: BookLabels,
  before: ChroniclesView,
  after: ChroniclesView,
): string[] {
  return after.gods.flatMap(({ figure, god, lives }) => {
    const from = before.gods[figure]?.lives ?? lives;
    return from === lives ? [] : [labels.lives(nameOf(given, god), from, lives)];
  });
}
