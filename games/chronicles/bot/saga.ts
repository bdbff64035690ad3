import { cellAt, hasBit } from '@nineworlds/engine';
import { WORLDS } from '../data/worlds.ts';
import { canDoInSaga, SAGA_DEEDS } from '../rules/saga/deeds.ts';
import { evaluate, holds, NONE, openPage } from '../rules/saga/numbers.ts';
import { PAGE, type SagaHint, type SagaPage } from '../rules/saga/program.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { destinations } from '../rules/tree.ts';

/** What a page turned, or a goal that holds, is worth in life points. */
const PAGE_TURNED = 40;
/** And a god who could do something of the saga after the next move. */
const IN_REACH = 0.3;
/** Steps to an end that is not in sight: as many as a basic game has at its beginning. */
const FAR = 6;

/** C-15.14: what the saga is worth to the gods by the hints of its open page. A bot knows that page alone. */
export function worthOfSaga(p: ChroniclesPosition): number {
  const page = openPage(p);
  if (page === undefined) return 0;
  let worth = PAGE_TURNED * cellAt(p.saga, PAGE);
  for (const hint of page.hints) worth += worthOfHint(p, hint);
  if (isAnyGoalMet(p, page)) worth += PAGE_TURNED;
  return worth + IN_REACH * godsInReach(p);
}

function worthOfHint(p: ChroniclesPosition, { number, each, upTo, table }: SagaHint): number {
  const value = evaluate(p, number, cellAt(p.places, p.active), NONE, NONE);
  if (table === undefined) return each * Math.min(upTo, value);
  return table[Math.max(0, Math.min(table.length - 1, value))] ?? 0;
}

function isAnyGoalMet(p: ChroniclesPosition, page: SagaPage): boolean {
  for (const { when, isMilestone } of page.goals) {
    if (!isMilestone && holds(p, when, cellAt(p.places, p.active), NONE, NONE)) return true;
  }
  return false;
}

/** Players' gods who can reach a world with something of the saga to do. */
function godsInReach(p: ChroniclesPosition): number {
  const worlds = worldsOfSaga(p);
  let gods = 0;
  for (let seat = 0; worlds !== 0 && seat < p.setup.seats; seat++) {
    if ((destinations(p, seat) & worlds) !== 0) gods++;
  }
  return gods;
}

/** Worlds in which something of the saga can be done now, as a set. */
function worldsOfSaga(p: ChroniclesPosition): number {
  let worlds = 0;
  for (let deed = 0; deed < SAGA_DEEDS; deed++) {
    for (let world = 0; world < WORLDS; world++) {
      if (!hasBit(worlds, world) && canDoInSaga(p, deed, world)) worlds |= 1 << world;
    }
  }
  return worlds;
}

/** C-15.34: icons to go to the dead tree or the tree; a page whose track ends in a page turn has no end in sight. */
export function iconsToGo(p: ChroniclesPosition): number {
  const page = openPage(p);
  if (page === undefined) return FAR;
  const last = page.track.at(-1)?.kind;
  return last === 'dead' || last === 'tree' ? page.track.length - 1 - p.nidhogg : FAR;
}
