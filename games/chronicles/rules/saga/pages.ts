import { hasBit } from '@nineworlds/engine';
import type { Sink } from '../events.ts';
import { lose, SKULL_DEFEAT, win } from '../outcome.ts';
import type { ChroniclesPosition } from '../state.ts';
import { holds, NONE, openPage, pageOf } from './numbers.ts';
import { MILESTONES, PAGE, SETTING_UP, SKULL } from './program.ts';
import { sagaRunRef } from './start.ts';

/** C-15.25: whether the saga's first page is open. */
export function isBookOpen(p: ChroniclesPosition): boolean {
  return openPage(p) !== undefined;
}

/**
 * C-15.24, C-15.30, C-15.34, C-15.53: the next page is opened, Nidhogg comes to its first icon, and it is set up,
 * before anything else goes on (C-15.48). What lies on the tree stays; what the old page opened ends (C-15.47).
 */
export function turnPage(p: ChroniclesPosition, sink: Sink): void {
  // Two lists may turn a page at once; after the last one there is none.
  if (p.saga[PAGE] === p.setup.saga?.pages.length) return;
  p.saga[PAGE]++;
  p.saga[MILESTONES] = 0;
  p.nidhogg = 0;
  sink?.tell('pageTurned', { page: p.saga[PAGE] });
  const page = pageOf(p);
  if (page.isTree) {
    win(p, sink);
    return;
  }
  p.saga[SETTING_UP] = 1;
  sagaRunRef.ask(p, p.active, page.setup, 0, NONE, NONE, NONE, 0);
}

/** C-15.36, C-15.46: whether a defeat of the page has come; if so, the gods have lost. */
export function isLostBySkull(p: ChroniclesPosition, sink: Sink): boolean {
  const page = openPage(p);
  if (page === undefined || p.saga[SETTING_UP] !== 0) return false;
  for (let i = 0; i < page.defeats.length; i++) {
    if (!holds(p, page.defeats[i].when, here(p), NONE, NONE)) continue;
    loseBySkull(p, i, sink);
    return true;
  }
  return false;
}

/** C-15.46: a special defeat of the saga. */
export function loseBySkull(p: ChroniclesPosition, defeat: number, sink: Sink): void {
  const known = pageOf(p).defeats.at(defeat);
  // A list that was begun before its page was turned.
  if (known === undefined) return;
  p.saga[SKULL] = defeat + 1;
  sink?.tell('skullCame', { defeat: known.id });
  lose(p, SKULL_DEFEAT, sink);
}

/** C-15.35, C-15.36: nothing is open any more: the first goal that holds is met; tells whether one was. */
export function meetGoal(p: ChroniclesPosition, sink: Sink): boolean {
  const page = openPage(p);
  if (page === undefined) return false;
  for (let i = 0; i < page.goals.length; i++) {
    const goal = page.goals[i];
    if (goal.isMilestone && hasBit(p.saga[MILESTONES], i)) continue;
    if (!holds(p, goal.when, here(p), NONE, NONE)) continue;
    if (goal.isMilestone) p.saga[MILESTONES] |= 1 << i;
    sink?.tell('goalMet', { page: p.saga[PAGE], goal: i });
    if (goal.list !== 0) sagaRunRef.ask(p, p.active, goal.list, 0, here(p), NONE, NONE, 0);
    return true;
  }
  return false;
}

function here(p: ChroniclesPosition): number {
  return p.places[p.active];
}
