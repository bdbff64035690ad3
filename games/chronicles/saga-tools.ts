import {
  cellAt,
  type GameSagas,
  type Json,
  type Move,
  type Options,
  type SagaFault,
} from '@nineworlds/engine';
import { HOUSE_SAGAS } from './data/house-sagas.ts';
import { chronicles } from './game.ts';
import { OUTCOME_WORDS, SKULL_DEFEAT, WON } from './rules/outcome.ts';
import { checkSaga } from './rules/saga/check-saga.ts';
import { checkTexts } from './rules/saga/check-texts.ts';
import type { Saga } from './rules/saga/language.ts';
import { openPage } from './rules/saga/numbers.ts';
import { houseSaga, sagaIn } from './rules/saga/option.ts';
import { PAGE, SKULL } from './rules/saga/program.ts';
import { SEASONED } from './rules/sheets.ts';
import type { ChroniclesPosition } from './rules/state.ts';
import { sagaTextsOf } from './sagas/index.ts';

/** The names under which things are counted: `goal p1.0`, `trigger p1.0`, `action ask`, `lost deadTree`. */
const goalName = (page: number, goal: number) => `goal p${page}.${goal}`;
const triggerName = (page: number, trigger: number) => `trigger p${page}.${trigger}`;
const LOST = 'lost ';

/** Sagas for the terminal: their checks, and what games of bots say of them. */
export const sagaTools: GameSagas = {
  numbers: HOUSE_SAGAS.map(({ number }) => number),
  title: async (number, lang) => (await sagaTextsOf(number, lang))?.title ?? '',
  saga: (number) => houseSaga(number) as unknown as Json | undefined,
  check: checkSaga,
  checkTexts: (saga, texts) => checkTexts(saga as Saga, texts),
  options: (saga, seats) => ({ seats, mode: 'hard', saga, sheets: SEASONED }),
  countsOf,
  balanceOf(players, games, sums) {
    const wins = sums.won ?? 0;
    const defeats = Object.entries(sums)
      .filter(([name]) => name.startsWith(LOST))
      .map(([name, lost]): [string, number] => [name.slice(LOST.length), lost])
      .sort(([, a], [, b]) => b - a);
    const meanLives = wins === 0 ? 0 : (sums.lives ?? 0) / (wins * players);
    return { players, games, wins, meanTurns: (sums.turns ?? 0) / games, meanLives, defeats };
  },
  neverHappened,
};

/** Plays a game again and counts what happens in it. */
function countsOf(options: Options, lines: readonly (readonly Move[])[]): Record<string, number> {
  const p = chronicles.create(options);
  const pages = sagaIn(options)?.saga.pages ?? [];
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  const sink = {
    tell(name: string, facts: Readonly<Record<string, string | number>>) {
      const page = cellAt(p.saga, PAGE);
      if (name === 'goalMet') count(goalName(Number(facts.page), Number(facts.goal)));
      else if (name === 'sagaActed') count(`action ${facts.action}`);
      else if (name === 'sagaFought') count(`fight ${facts.fight}`);
      else if (name === 'triggerFired') {
        pages[page - 1]?.triggers?.forEach(({ on }, i) => {
          if (on.includes(String(facts.enemy))) count(triggerName(page, i));
        });
      }
    },
    tellSecret() {},
  };
  for (const line of lines) for (const move of line) chronicles.apply(p, move, sink);
  counts.turns = p.turn;
  if (p.outcome === WON) {
    counts.won = 1;
    counts.lives = 0;
    for (let seat = 0; seat < p.setup.seats; seat++) counts.lives += cellAt(p.lives, seat);
  } else count(`${LOST}${causeOf(p)}`);
  return counts;
}

/** How a game was lost; of the special defeats of a saga each by its id. */
function causeOf(p: ChroniclesPosition): string {
  const word = OUTCOME_WORDS.at(p.outcome) ?? '';
  if (p.outcome !== SKULL_DEFEAT) return word;
  const { id } = openPage(p)?.defeats.at(cellAt(p.saga, SKULL) - 1) ?? {};
  return `${word} ${id}`;
}

/** S-30, S-31 */
function neverHappened(saga: Json, sums: Readonly<Record<string, number>>): readonly SagaFault[] {
  const { pages, actions = {}, fights = {} } = saga as unknown as Saga;
  const open = new Set(pages.flatMap((page) => [...(page.actions ?? []), ...(page.fights ?? [])]));
  const faults: SagaFault[] = [];
  const look = (name: string, id: string, path: string, reason: string) => {
    if ((sums[name] ?? 0) === 0) faults.push({ id, path, reason, facts: {} });
  };
  pages.forEach(({ goals = [], triggers = [] }, i) => {
    goals.forEach((_, at) => {
      look(goalName(i + 1, at), 'S-30', `pages[${i}].goals[${at}]`, 'sagaGoalNeverMet');
    });
    triggers.forEach((_, at) => {
      look(triggerName(i + 1, at), 'S-31', `pages[${i}].triggers[${at}]`, 'sagaNeverFired');
    });
  });
  for (const [kind, deeds] of [
    ['action', actions],
    ['fight', fights],
  ] as const) {
    for (const name of Object.keys(deeds)) {
      if (open.has(name)) look(`${kind} ${name}`, 'S-31', `${kind}s.${name}`, 'sagaNeverChosen');
    }
  }
  return faults;
}
