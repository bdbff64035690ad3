import { ENEMY_WORDS } from '../../data/enemies.ts';
import type { Sink } from '../events.ts';
import { DEAD_TREE, lose, win } from '../outcome.ts';
import { questionRef } from '../question.ts';
import type { ChroniclesPosition } from '../state.ts';
import { NONE, openPage } from './numbers.ts';

/*
 * Where the core game starts effects of a saga. They are carried out by `run.ts`, whose effects lead back to the
 * core game; so it is known here only by how it is asked.
 */

/** A list of effects and the place in it, and what it is about. */
export const sagaRunRef = questionRef(
  'sagaRun',
  (list: number, at: number, here: number, chosen: number, subject: number, mode: number) => ({
    list,
    at,
    here,
    chosen,
    subject,
    mode,
  }),
);

/** What a list is told besides: the version of an action, Risks that are cancelled, the strength of a foe. */
const CANCELLED = 4;
const STRENGTH_UNIT = 16;

export function modeOf(version: number, cancelled: number, strength: number): number {
  return version + CANCELLED * cancelled + STRENGTH_UNIT * strength;
}

export function versionIn(mode: number): number {
  return mode % CANCELLED;
}

export function cancelledIn(mode: number): number {
  return Math.floor(mode / CANCELLED) % (STRENGTH_UNIT / CANCELLED);
}

export function strengthIn(mode: number): number {
  return Math.floor(mode / STRENGTH_UNIT);
}

/** Starts a list of effects where the active god stands. */
function start(p: ChroniclesPosition, list: number): void {
  if (list !== 0) sagaRunRef.ask(p, p.active, list, 0, p.places[p.active], NONE, NONE, 0);
}

/** C-15.31, C-15.32: a card of an Enemy is the first on the Wheel: the page's triggers, the first one first. */
export function fireTriggers(p: ChroniclesPosition, enemy: number, sink: Sink): void {
  const lists = openPage(p)?.triggers[enemy];
  if (lists === undefined || lists.length === 0) return;
  sink?.tell('triggerFired', { enemy: ENEMY_WORDS[enemy] });
  for (let i = lists.length - 1; i >= 0; i--) start(p, lists[i]);
}

/** C-15.34: Nidhogg goes on by an icon of the page's track. */
export function goToNextIcon(p: ChroniclesPosition, sink: Sink): void {
  const icon = openPage(p)?.track[p.nidhogg + 1];
  // Before the book is open there is nowhere to go.
  if (icon === undefined) return;
  p.nidhogg++;
  sink?.tell('nidhoggCrept', { step: p.nidhogg });
  // C-15.50, C-15.53
  if (icon.kind === 'dead') lose(p, DEAD_TREE, sink);
  else if (icon.kind === 'tree') win(p, sink);
  else start(p, icon.list);
}
