import type { EventSink } from '@nineworlds/engine';
import { TRAVEL } from '../data/gods.ts';
import { WORLDS } from '../data/worlds.ts';
import { TRAVEL_TO, TRAVELLED } from './missions.ts';
import type { ChroniclesPosition } from './state.ts';
import { moveFigure } from './stones.ts';
import { destinations } from './tree.ts';
import { endMove } from './turn.ts';

/** C-9, C-14.1: whether the active god can go there, or first to a Travel Companion. */
export function canMove(p: ChroniclesPosition, answer: number): boolean {
  if (answer < WORLDS) return ((destinations(p, p.active) >> answer) & 1) === 1;
  return p.frames.arg(0) === 0 && isCompanion(p, answer - TRAVEL_TO);
}

/** C-14.1: a Travel Companion in another world. */
export function isCompanion(p: ChroniclesPosition, figure: number): boolean {
  if (figure >= p.setup.figures || p.places[figure] === p.places[p.active]) return false;
  return ((p.setup.relations[TRAVEL][p.gods[p.active]] >> p.gods[figure]) & 1) === 1;
}

/** C-9: the god goes to a world; C-14.1: to a companion, and then still moves. */
export function move(p: ChroniclesPosition, answer: number, sink: EventSink | undefined): void {
  if (answer < WORLDS) {
    moveFigure(p, p.active, answer, sink);
    endMove(p);
    return;
  }
  moveFigure(p, p.active, p.places[answer - TRAVEL_TO], sink);
  p.asked = TRAVELLED;
}
